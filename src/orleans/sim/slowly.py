"""A finished game once more, frame by frame.

`Game` goes on until somebody has a choice; in between the rules may strike with an event,
count the farmers and begin a round. Whoever asks what brought which points must look
between these, so here every frame is shown before it takes effect.
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

Entry = tuple[int, int]  # who, move
NO_MOVE = -1


class Happening(NamedTuple):
    """What is about to happen: the frame, who acts (or NATURE, RULES), and the move."""

    frame: Frame
    who: int
    move: int


def first_table(setup: Setup, position: str = "") -> Table:
    """The table before the first recorded step."""
    return read_position(position) if position else new_table(setup)


def slowly(t: Table, entries: Iterable[Entry]) -> Iterator[Happening]:
    """Play recorded steps on a table; each frame is shown, then carried out."""
    steps = iter(entries)
    while t.stack:
        frame = t.stack[-1]
        who = frame[1]
        step = STEPS[frame[0]]
        if who == SEATS and step.actors(t, frame):
            seat, move = _next(steps)
            yield Happening(frame, seat, move)
            step.take(t, frame, seat, move)
            continue
        if who in (RULES, SEATS):
            if who == RULES:
                yield Happening(frame, RULES, NO_MOVE)
            t.stack.pop()
            if who == RULES:
                step.run(t, frame)
            continue
        options = [] if who == NATURE else step.options(t, frame, who)
        if who == NATURE or len(options) > 1:
            who, move = _next(steps)
        elif options:  # without a choice, so nobody was asked (ruling 30)
            move = options[0]
        else:
            t.stack.pop()
            continue
        yield Happening(frame, who, move)
        t.stack.pop()
        step.take(t, frame, who, move)


def _next(steps: Iterator[Entry]) -> Entry:
    entry = next(steps, None)
    if entry is None:
        raise BadRecord("the game is not finished")
    return entry
