"""Move texts and numbers."""

import random
from dataclasses import replace

import pytest

from orleans import Game, IllegalMove, Setup, UnreadableMove
from orleans.boxes.base.verbs import PASS
from orleans.kernel.frames import STEPS
from orleans.kernel.moves import MoveBook
from orleans.kernel.verbs import BITS, MAX_SPACES, VERBS, Verb, add_verbs
from orleans.pieces import TYPES

GAME = Game(Setup(players=2), seed="1")
MOVES = GAME.state.book.moves


def test_every_move_has_one_text_and_one_number():
    assert len(MOVES.codes) == len(MOVES.texts) == len(MOVES.parts)
    for number, text in MOVES.texts.items():
        assert MOVES.parse(text) == number


def test_verbs_that_overlap_are_refused():
    for wrong in (
        Verb(PASS, "another"),  # a number that is taken
        Verb(PASS + 1, "another"),  # within the block of another
        Verb(900 << BITS, "pass"),  # a name that is taken
        Verb(900 << BITS, "another", ("place",), "use {0}"),  # a text that is taken
    ):
        with pytest.raises(ValueError, match=wrong.name):
            add_verbs(wrong)
    assert 900 not in VERBS


def test_things_that_find_no_room_in_their_block_are_refused():
    c = GAME.state.book.components
    place = replace(c.places[0], id="crowd", spaces=(0,) * MAX_SPACES)
    with pytest.raises(ValueError, match="more than 512 arguments of place"):
        MoveBook(replace(c, places=(*c.places, place)))
    with pytest.raises(ValueError, match="the same text"):
        MoveBook(replace(c, places=(*c.places, c.places[-1])))


def test_texts_are_read_with_any_case_and_spacing():
    assert MOVES.parse("  Place  Own-Farmer   SHIP.0 ") == MOVES.parse("place own-farmer ship.0")


@pytest.mark.parametrize("text", ["", "fly to paris", "place", "place farmer", "use", "99"])
def test_what_is_no_move_is_said_to_be_none(text):
    with pytest.raises(UnreadableMove, match="is not a move"):
        MOVES.parse(text)


def test_a_near_miss_gets_a_hint():
    with pytest.raises(UnreadableMove, match=r"did you mean 'place own-farmer ship\.0'"):
        MOVES.parse("place own-farmer shp.0")


def test_an_unknown_number_is_unreadable():
    with pytest.raises(UnreadableMove, match="no move number 99999"):
        Game(Setup(), seed="1").play(0, 99999)


def test_a_refused_move_changes_nothing():
    game = Game(Setup(players=2), seed="1")
    before, record = game.state.copy(), game.record()
    for seat, move in [(0, "use castle"), (0, "place monk ship.0"), (7, "ready"), (-1, "ready")]:
        with pytest.raises(IllegalMove):
            game.play(seat, move)
    with pytest.raises(UnreadableMove):
        game.play(0, "nonsense")
    assert game.state == before
    assert game.record() == record


def test_moves_can_be_played_by_number_or_text():
    one, other = Game(Setup(players=2), seed="1"), Game(Setup(players=2), seed="1")
    one.play(0, "place own-farmer ship.0")
    other.play(0, MOVES.parse("place own-farmer ship.0"))
    assert one.state == other.state


@pytest.mark.parametrize("planning", ["sealed", "order"])
def test_options_that_follow_from_the_last_ones_are_those_worked_out_anew(planning):
    kinds = set()
    for seed in range(10):
        table = Game(Setup(players=3, tiles="all", planning=planning), f"anew/{seed}").state
        tower = table.book.numbers[
            "gunpowder-tower"
        ]  # one player has the tile that reaches into planning
        table.players[0].layout = table.book.layout((tower,))
        table.offer = tuple(tile for tile in table.offer if tile != tower)
        for player in table.players:
            player.bag[:TYPES], player.gears = [2] * TYPES, 2
        game, rng = Game(start=table, seed=f"anew/{seed}"), random.Random(seed)
        while not game.over:
            seat = rng.choice(game.actors)
            move = rng.choice(game.moves(seat)[-8:])  # to place and to hire, rather than to stop
            game.play(seat, move)
            for other in game.actors:
                frame = game.state.stack[-1]
                anew = STEPS[frame[0]].options(game.state, frame, other)
                assert list(game.moves(other)) == anew == sorted(anew)
            kinds.add(game.text(move).split()[0])
    assert kinds >= {"place", "back", "gear", "tower", "fetch", "ready", "draw", "done"}
