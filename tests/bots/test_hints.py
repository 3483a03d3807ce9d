"""A hint can be asked for in every position, also in those that no bot would ever reach."""

import random

import pytest

from helpers import at, wander
from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.explain import explain
from orleans.facts.loader import load

MODULES = ("orders", "events", "trade", "intrigue")
LANGUAGES = ("en", "de", "fr")
OFTEN = 0.04  # at so many of the decisions


def setups():
    yield Setup(players=3, tiles="all")
    yield Setup(players=4, modules=MODULES)
    yield Setup(players=2, modules=("plague",))
    yield Setup(players=3, modules=("orders", "plague"))
    for steps in load().scenarios[1:]:
        step = steps[-1]
        yield Setup(step.players[0], step.editions[-1], step.id, difficulty=step.difficulty)


@pytest.mark.parametrize("setup", list(setups()), ids=str)
def test_a_hint_never_fails(setup):
    rng = random.Random(f"hints {setup}")
    game = Game(setup, seed=f"{setup}")
    while not game.over:
        seat = rng.choice(game.actors)
        view, moves = game.view(seat), game.moves(seat)
        if rng.random() < OFTEN:
            for name in ("planner", "greedy"):
                move = make_bot(name, "hint").choose(view, moves)
                assert move in moves
                explain(view, move, rng.choice(LANGUAGES))
            explain(view, rng.choice(moves), rng.choice(LANGUAGES))
        game.play(seat, wander(game, seat, rng) if rng.random() < 0.2 else rng.choice(moves))


def test_a_hint_calls_the_others_by_their_names():
    text = "modules: intrigue\nround: 3\nevent: income-a\nplayers: 2\n1 coins: 9"
    game = at(f"{text}\n0 board: town-hall knight")
    send = next(m for m in game.moves(0) if game.text(m) == "use town-hall")
    game.play(0, send)
    said = [explain(game.view(0), move, "fr", ("Ann", "Bob")) for move in game.moves(0)]
    assert any("fait du tort à Bob" in one for one in said)
    assert not any("joueur" in one for one in said)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "a scholar"), ("de", "einen Gelehrten"), ("fr", "un érudit")]
)
def test_who_comes_is_named_in_the_right_case(language, said):
    game = at("0 board: university farmer craftsman trader")
    move = game.state.book.moves.parse("use university")
    assert explain(game.view(0), move, language).endswith(f", {said}")
