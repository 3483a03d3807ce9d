"""Chance: explicit, reproducible, and forced exactly as asked."""

import random
from collections import Counter

import pytest

from helpers import at, in_market, wander
from orleans import NATURE, Game, IllegalMove, Setup
from orleans.kernel.chance import Chance
from orleans.kernel.frames import STEPS, DrawEvenly


def test_chance_depends_on_seed_and_counter_alone():
    one, other = Chance("seed"), Chance("seed")
    forward = [one.number(n, 1000) for n in range(100)]
    backward = [other.number(n, 1000) for n in reversed(range(100))]
    assert forward == backward[::-1]
    assert forward[:5] == [Chance("seed").number(n, 1000) for n in range(5)]
    assert forward != [Chance("seed!").number(n, 1000) for n in range(100)]


def test_a_row_of_numbers_is_the_same_as_one_by_one():
    for first in range(40):
        for many in (1, 5, 16, 33):
            row = Chance("row").falling(first, 50, many)
            assert row == [Chance("row").number(first + n, 50 - n) for n in range(many)]


def test_chance_is_the_same_on_every_python():
    assert [Chance("orleans").number(n, 1000) for n in range(6)] == [178, 789, 527, 684, 150, 0]


def test_chance_is_fair():
    chance = Chance("fair")
    counts = Counter(chance.number(n, 6) for n in range(60_000))
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_forced_draws_happen_exactly_as_forced():
    text = "phase: followers\n0 bag: 2 farmer, 2 knight, 2 monk\n0 tracks: 0 knights"
    for kind in ("farmer", "knight", "monk", "own-farmer"):
        game = at(text)
        game.play(0, "draw 1", chance=(f"come {kind}",))
        assert in_market(game, kind) == 1


def test_an_impossible_draw_is_refused_and_changes_nothing():
    game = at("phase: followers\n0 bag: 6 farmer")
    before = game.state.copy()
    for wrong in (("come monk",), ("come farmer", "come farmer"), ("reveal plague-a",)):
        with pytest.raises(IllegalMove, match="cannot be drawn now"):
            game.play(0, "draw 1", chance=wrong)
    assert game.state == before
    assert game.history() == []


def test_nature_can_be_played_by_hand():
    """Entering the draws of a game on a real table."""
    game = Game(Setup(players=2), ask_chance=True)
    assert game.actors == (NATURE,)
    game.play(NATURE, "remove wine")
    assert game.odds()[0] == (game.moves(NATURE)[0], 24)
    rng = random.Random(1)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, rng.choice(game.moves(seat)))
    again = Game.replay(game.record())
    assert again.state == game.state


def test_weights_are_the_pieces_in_the_bag():
    game = at("phase: followers\n0 bag: 3 farmer, 2 knight", ask_chance=True)
    game.play(0, "draw 1")
    odds = {game.text(move): weight for move, weight in game.odds()}
    assert odds["come farmer"] == 3
    assert odds["come knight"] == 2
    assert sum(odds.values()) == 9


def test_a_search_cannot_change_or_see_the_real_draws():
    game = Game(Setup(players=2), seed="real")
    rng = random.Random(1)
    twin = Game(Setup(players=2), seed="real")
    for _ in range(120):
        seat = game.actors[0]
        trial = game.copy()
        for _ in range(5):
            if not trial.over:
                trial.play(trial.actors[0], rng.choice(trial.moves(trial.actors[0])))
        move = wander(game, seat, random.Random(7))
        game.play(seat, move)
        twin.play(seat, move)
        assert game.state == twin.state


def test_even_chances_are_even():
    game = Game(Setup(players=3), ask_chance=True)
    rng = random.Random(2)
    even = set()
    while not game.over:
        if game.actors == (NATURE,):
            step = STEPS[game.state.stack[-1][0]]
            weights = {weight for _, weight in game.odds()}
            if isinstance(step, DrawEvenly):
                assert weights == {1}
                even.add(step.name)
        seat = game.actors[0]
        game.play(seat, rng.choice(game.moves(seat)))
    assert even >= {"reveal", "offer-tile"}
