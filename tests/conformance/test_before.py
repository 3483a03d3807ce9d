"""Games recorded with version 0.6 reach the same states, one by one, and the same scores.

The archive was made by 0.6 itself: random and sensible games of every setup that it had. Each
record ends with its points and with a hash over every state, all but the pending decisions.
"""

import tarfile
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from orleans import Game
from orleans.kernel import record as records

ARCHIVE = Path(__file__).parents[1] / "golden" / "v0.6.tar.xz"


@cache
def archive():
    with tarfile.open(ARCHIVE) as tar:
        files = [member for member in tar.getmembers() if member.isfile()]
        return {Path(m.name).stem: tar.extractfile(m).read().decode() for m in files}


def states(text):
    """The hash over the states after each move of a player."""
    record = records.read(text)
    game = Game(record.setup, record.seed)
    digest = sha256()
    for line, move in records.parsed(record, game.state.book.moves):
        if line.who >= 0:
            game.play(line.who, move)
            written = [line for line in game.position().splitlines() if "stack:" not in line]
            digest.update("\n".join(written).encode())
    return game, digest.hexdigest()


@pytest.mark.parametrize("name", sorted(archive()))
def test_a_game_of_version_0_6_reaches_the_same_states(name):
    text = archive()[name]
    _, _, notes = text.partition("# points: ")
    points, _, expected = notes.strip().partition("\n# states: ")
    game, found = states(text)
    assert game.over
    assert [score.total for score in game.scores()] == [int(n) for n in points.split()]
    assert found == expected
