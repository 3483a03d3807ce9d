"""Every question is asked by a step of its own."""

import random

import pytest

from helpers import at, go, wander
from orleans import Game, Setup
from orleans.facts.loader import load
from orleans.kernel.asking import Ask, Question, add_question, asked
from orleans.kernel.frames import STEPS

ALL = ("orders", "events", "trade", "intrigue")


def test_names_are_unique_and_every_question_says_what_it_asks():
    names = [step.name for step in STEPS]
    assert len(names) == len(set(names))
    for question in [step.question for step in STEPS if isinstance(step, Ask)]:
        assert STEPS[question.step].name == question.name
        own = any("refusal" in vars(cls) for cls in type(question).__mro__ if cls is not Question)
        assert own or question.prompt, question.name


def test_a_second_question_of_a_name_is_refused():
    for name in ("pharmacy", "turn"):
        with pytest.raises(ValueError, match=f"are called {name}"):
            add_question(Question(), name)


@pytest.mark.parametrize(
    ("text", "moves", "stack"),
    [
        ("0 tiles: pharmacy\n0 board: pharmacy scholar", ["use pharmacy"], "pharmacy 0"),
        (
            "0 tiles: black-market\n0 board: black-market boatman\n0 goods: 2 wine, 2 wool",
            ["use black-market", "give wine"],
            "black-market 0 given=3",
        ),
        ("0 board: ship farmer boatman knight", ["use ship"], "travel 0 ways=2"),
        ("phase: event\nevent: harvest-a\n0 goods: wine\n0 coins: 5", [], "harvest 0 food=1 due=1"),
    ],
)
def test_a_question_is_written_by_its_own_name_and_arguments(text, moves, stack):
    game = at(text if "coins" in text else f"{text}\n0 coins: 3")
    go(game, *[f"0 {move}" for move in moves])
    line = next(line for line in game.position().splitlines() if line.startswith("stack:"))
    assert line.endswith(f"; {stack}")
    assert asked(game.state) == stack.split()[0]
    assert Game.from_position(game.position()).state == game.state


LISTED = [
    Setup(players=3, tiles="all", modules=ALL),
    Setup(players=3, modules=("orders", "plague")),
]
LISTED += [Setup(players=steps[0].players[0], scenario=steps[0].id) for steps in load().scenarios]


@pytest.mark.parametrize("setup", LISTED, ids=lambda setup: f"{setup.scenario} {setup.modules}")
def test_listing_options_changes_nothing(setup):
    """Whatever is asked for by anybody: options, reasons, the question in words."""
    game, rng = Game(setup, "list"), random.Random(1)
    while not game.over and game.state.round < 9:
        t, before = game.state, game.state.key()
        frame = t.stack[-1]
        for seat in game.actors:
            STEPS[frame[0]].options(t, frame, seat)
            game.question(seat)
            game.why_not(seat, rng.choice(("pass", "use castle", "ready", "castle")))
        assert t.key() == before
        seat = rng.choice(game.actors)
        game.play(seat, wander(game, seat, rng))
