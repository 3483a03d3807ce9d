"""Where the lessons of the pages begin: the engine reads their positions and plays the move."""

import re
from pathlib import Path

import pytest

from orleans import Game

FILE = Path(__file__).parents[2] / "web" / "src" / "table" / "positions.ts"
MOVES = {
    "hiring": ["use village", "hire boatman"],
    "travel": ["use wagon", "go vierzon by road", "take grain"],
    "stations": ["use guildhall"],
    "deeds": ["use town-hall", "send craftsman cathedral", "send scholar plague"],
    "wheels": ["gear village.0"],
    "tiles": ["use village", "hire trader", "build hayrick"],
    "events": ["give grain"],
    "scoring": ["use guildhall"],
}


def positions():
    """By chapter the text, with what it begins with put in."""
    text = FILE.read_text(encoding="utf-8")
    known = {}
    for name, said in re.findall(r"(\w+)(?: =|:) `([^`]*)`", text):
        known[name] = re.sub(r"\$\{(\w+)\}", lambda found: known[found[1]], said)
    return {name: said for name, said in known.items() if name.islower()}


def test_every_lesson_that_has_a_position_is_played_here():
    assert sorted(positions()) == sorted(MOVES)


@pytest.mark.parametrize("chapter", MOVES)
def test_the_move_of_a_lesson_can_be_made(chapter):
    game = Game.from_position(positions()[chapter], "tutorial 3")
    for move in MOVES[chapter]:
        assert game.why_not(0, move) == ""
        game.play(0, move)


def test_a_table_begins_at_a_position(quick_somebody):
    ann = quick_somebody()
    table = ann.open("me", "me", position=positions()["stations"], start=True)
    state = table.state(0)
    assert (state["view"]["round"], state["view"]["players"][0]["town"]) == (4, "blois")
    assert [option["move"] for option in state["options"]] == ["pass", "use guildhall"]
