"""Followers that go straight from the bag to an action space, outside planning."""

from __future__ import annotations

from orleans.boxes.base.verbs import PLACE
from orleans.kernel.table import Table
from orleans.kernel.verbs import MAX_SPACES


def ways_to_place(t: Table, seat: int, kind: int) -> list[int]:
    """The moves that place a follower of this kind where it fits."""
    me = t.players[seat]
    base = PLACE + kind * MAX_SPACES
    return [base + space for space in me.layout.fit[kind] if not me.spaces[space]]


def place_from_bag(t: Table, seat: int, move: int) -> None:
    kind, space = divmod(move - PLACE, MAX_SPACES)
    me = t.players[seat]
    me.bag[kind] -= 1
    me.spaces[space] = kind + 1
