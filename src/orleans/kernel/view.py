"""What a seat may know, built by an allow-list.

Open to all: the board, every bag, market, board and tile, and what is still in the hour
glass. Hidden: the plan of a seat that has not been revealed, the seed, and everything
that chance has yet to decide.
"""

from __future__ import annotations

from dataclasses import dataclass

from orleans.kernel.table import Player, Table


@dataclass(frozen=True)
class View:
    """A table as one seat sees it (`seat` is None for a spectator), and who decides."""

    seat: int | None
    actors: tuple[int, ...]
    table: Table

    def __hash__(self) -> int:
        return hash((self.seat, self.actors, self.table))

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self.seat, self.actors, self.table)


def view_of(t: Table, seat: int | None, actors: tuple[int, ...]) -> View:
    """Field by field: what is not named here is not seen."""
    seen = Table(t.book)
    seen.players = [visible(t, other, seat) for other in range(len(t.players))]
    seen.round = t.round
    seen.start = t.start
    seen.event = t.event
    seen.hourglass = t.hourglass
    seen.supply = t.supply[:]
    seen.gears = t.gears
    seen.goods = t.goods[:]
    seen.lying = t.lying[:]
    seen.stations = t.stations[:]
    seen.deeds = t.deeds[:]
    seen.claimed = t.claimed
    seen.offer = t.offer
    seen.lost_followers = t.lost_followers
    seen.lost_goods = t.lost_goods
    seen.lost_gears = t.lost_gears
    seen.deed_goods = t.deed_goods
    seen.orders = t.orders
    seen.met = t.met
    seen.locked = t.locked
    seen.sealed = [None if player is None else player.copy() for player in t.sealed]
    seen.stack = t.stack[:]
    seen.over = t.over
    return View(seat, actors, seen)


def visible(t: Table, other: int, seat: int | None) -> Player:
    """Another's area as it was before the unrevealed plan, but how far they are is open."""
    sealed = t.sealed[other]
    if other == seat or sealed is None:
        return t.players[other].copy()
    seen = sealed.copy()
    seen.stage = t.players[other].stage
    return seen
