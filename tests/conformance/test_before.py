"""Games recorded with version 0.6 reach the same states, one by one, and the same scores.

The archive was made by 0.6 itself: random and sensible games of every setup that it had. Each
record ends with its points and with a hash over every state, all but the pending decisions.
Games that a later ruling touches are listed in `pinned.py` (ruling 108).
"""

import tarfile
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from conformance.pinned import ARCHIVE as PINNED
from orleans import Game, IllegalMove
from orleans.kernel import record as records

ARCHIVE = Path(__file__).parents[1] / "golden" / "v0.6.tar.xz"


@cache
def archive():
    with tarfile.open(ARCHIVE) as tar:
        files = [member for member in tar.getmembers() if member.isfile()]
        return {Path(m.name).stem: tar.extractfile(m).read().decode() for m in files}


def is_newer(line):
    """Whether a line of a position is not as 0.6 wrote it."""
    key = line.partition(":")[0].split()[-1].removeprefix("sealed-")
    return key in ("stack", "laboratory", "wheel-placed")


def states(text):
    """The hash over the states after each move of a player."""
    record = records.read(text)
    game = Game(record.setup, record.seed)
    digest = sha256()
    for line, move in records.parsed(record, game.state.book.moves):
        if line.who >= 0:
            game.play(line.who, move)
            written = [line for line in game.position().splitlines() if not is_newer(line)]
            digest.update("\n".join(written).encode())
    return game, digest.hexdigest()


def expected(text):
    """The points and the hash that a record ends with."""
    _, _, notes = text.partition("# points: ")
    points, _, digest = notes.strip().partition("\n# states: ")
    return [int(n) for n in points.split()], digest


@pytest.mark.parametrize("name", sorted(set(archive()) - set(PINNED)))
def test_a_game_of_version_0_6_reaches_the_same_states(name):
    text = archive()[name]
    game, found = states(text)
    assert game.over
    assert ([score.total for score in game.scores()], found) == expected(text)


@pytest.mark.parametrize("name", sorted(PINNED))
def test_a_pinned_game_is_touched_by_its_ruling(name):
    text = archive()[name]
    try:
        _, found = states(text)
    except IllegalMove:
        return
    assert found != expected(text)[1]
