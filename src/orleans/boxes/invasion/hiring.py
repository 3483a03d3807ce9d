"""Whom the team still has to hire: the supply is small, and some must be hired by one player."""

from __future__ import annotations

from typing import Final, NamedTuple

from orleans.boxes.invasion.tasks import SEATED, TILES, WHEELS, Personal
from orleans.kernel.table import Table
from orleans.pieces import CRAFTSMAN, MONK, TRACK_NAMES, TRADER, TYPES

MONKS: Final = "kind:monk"
HIRED: Final = {TILES: TRADER, MONKS: MONK}  # who brings a part of an objective
TRACK_OF: Final = {f"track:{name}": track for track, name in enumerate(TRACK_NAMES)}


class Hands(NamedTuple):
    """Followers of the team, by type."""

    crew: list[int]  # followers it has and may send away
    free: list[int]  # followers in the supply beyond those who must be hired
    hire: list[list[int]]  # by seat, who must be hired


def to_hire(t: Table, seat: int, goal: Personal, seats: list[int]) -> list[int]:
    """Return, by type, the followers a seat must hire for its character's objective.

    `seats` are those who are missing in the Assembly Hall and in every crew.
    """
    found = [0] * TYPES
    for what, have, need in goal.parts(t, seat):
        if what == SEATED:
            found = [n + more for n, more in zip(found, seats, strict=True)]
        elif have >= need:
            continue
        elif what in TRACK_OF:
            found[TRACK_OF[what]] += need - have
        elif what == WHEELS:
            found[CRAFTSMAN] += max(0, need - have - t.players[seat].gears)
        elif what in HIRED:
            found[HIRED[what]] += need - have
    return found
