"""Golden records: whole games that must replay for ever, each draw and each point.

Any record dropped into the folder becomes a test; a line `# points: …` is checked too. Records
of rules 2 replay as well, but for those that are pinned (ruling 108).
"""

from pathlib import Path

import pytest

from conformance.pinned import GOLDEN as PINNED
from helpers import check_pieces
from orleans import BadRecord, Game
from orleans.kernel import record as records

ALL = sorted((Path(__file__).parents[1] / "golden").glob("*.record"))
RECORDS = [path for path in ALL if path.stem not in PINNED]


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
    again = game.record(seats.removeprefix("seats: "))
    if "\nrules: 3\n" in body:
        assert again == body
    else:
        assert records.read(again).lines == records.read(body).lines
    check_pieces(game.state)


@pytest.mark.parametrize("name", sorted(PINNED))
def test_a_pinned_record_needs_version_0_6(name):
    path = next(path for path in ALL if path.stem == name)
    text = path.read_text(encoding="utf-8")
    _, _, points = text.partition("# points: ")
    try:
        game = Game.replay(text)
    except BadRecord as error:
        assert "was made with rules 2 and needs version 0.6" in str(error)
    else:
        assert [score.total for score in game.scores()] != [int(n) for n in points.split()]
