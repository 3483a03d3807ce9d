"""Firestorm and Restoration: place tiles face down and up again."""

from __future__ import annotations

from orleans.boxes.base.holdings import go_home
from orleans.boxes.prosperity.fields import BURNED
from orleans.kernel.effects import Event
from orleans.kernel.table import Table
from orleans.pieces import EMPTY, GEAR, NEUTRAL_STANDS


class Firestorm(Event):
    """All place tiles of a player (rulings 220 and 221), unless the Sacristy helps (ruling 223)."""

    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not t.players[seat].layout.tiles

    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        for tile in me.layout.tiles:
            clear_tile(t, seat, tile)
        BURNED.set(me, tuple(sorted({*BURNED.get(me), *me.layout.tiles})))
        me.layout = t.book.layout(())

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        return -float(len(t.players[seat].layout.tiles)), 0


def clear_tile(t: Table, seat: int, tile: int) -> None:
    """Wheels and neutral followers go to the supply, the player's own into the bag."""
    me = t.players[seat]
    for space in range(t.book.first[tile], t.book.last[tile]):
        stands = me.spaces[space]
        if stands == GEAR:
            t.gears += 1
        elif NEUTRAL_STANDS[stands]:
            t.supply[stands - 1] += 1
        elif stands:
            go_home(t, me, space)
        me.spaces[space] = EMPTY


class Restoration(Event):
    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not BURNED.of(t, seat)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        me.layout = t.book.layout(tuple(sorted((*me.layout.tiles, *BURNED.get(me)))))
        BURNED.set(me, ())
