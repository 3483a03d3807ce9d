"""Replay a finished game frame by frame.

`Game` runs on until a player has a choice. In between, the rules may apply an event, take
the census and begin a round. To tell which of these gave which points, this module shows
every frame before it takes effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from orleans.boxes import new_table
from orleans.errors import BadRecord
from orleans.kernel.frames import NATURE, RULES, SEATS, STEPS, Frame
from orleans.kernel.setup import Setup
from orleans.kernel.table import Table
from orleans.notation import read_position

RecordedMove = tuple[int, int]  # who, move
NO_MOVE = -1


class PendingFrame(NamedTuple):
    """A frame that is about to take effect: who acts (or NATURE, RULES), and the move."""

    frame: Frame
    who: int
    move: int


def first_table(setup: Setup, position: str = "") -> Table:
    """Return the table before the first recorded move."""
    return read_position(position) if position else new_table(setup)


def replay_frames(t: Table, history: Iterable[RecordedMove]) -> Iterator[PendingFrame]:
    """Play recorded moves on a table; yield each frame, then carry it out."""
    moves = iter(history)
    while t.stack:
        frame = t.stack[-1]
        who = frame[1]
        step = STEPS[frame[0]]
        if who == SEATS and step.actors(t, frame):
            seat, move = _next(moves)
            yield PendingFrame(frame, seat, move)
            step.take(t, frame, seat, move)
            continue
        if who in (RULES, SEATS):
            if who == RULES:
                yield PendingFrame(frame, RULES, NO_MOVE)
            t.stack.pop()
            if who == RULES:
                step.run(t, frame)
            continue
        options = [] if who == NATURE else step.options(t, frame, who)
        if who == NATURE or len(options) > 1:
            who, move = _next(moves)
        elif options:  # a single option is chosen automatically (ruling 30)
            move = options[0]
        else:
            t.stack.pop()
            continue
        yield PendingFrame(frame, who, move)
        t.stack.pop()
        step.take(t, frame, who, move)


def _next(moves: Iterator[RecordedMove]) -> RecordedMove:
    recorded = next(moves, None)
    if recorded is None:
        raise BadRecord("the game is not finished")
    return recorded
