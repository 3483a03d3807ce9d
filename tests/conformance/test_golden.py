"""Golden records: whole games that must replay for ever, each draw and each point.

Any record dropped into the folder becomes a test; a line `# points: …` is checked too.
"""

from pathlib import Path

import pytest

from helpers import check_pieces
from orleans import Game

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("*.record"))


def test_there_are_enough():
    assert len(RECORDS) >= 10


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays(path):
    text = path.read_text(encoding="utf-8")
    game = Game.replay(text, check_chance=True)
    body, _, points = text.partition("# points: ")
    assert game.over
    assert [score.total for score in game.scores()] == [int(n) for n in points.split()]
    seats = next(line for line in body.splitlines() if line.startswith("seats: "))
    assert game.record(seats.removeprefix("seats: ")) == body
    check_pieces(game.state)
