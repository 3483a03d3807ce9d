"""What a player has: status, trading stations, goods."""

from __future__ import annotations

from orleans.kernel.table import (
    BRASSERIE_CHEESE,
    BRASSERIE_WINE,
    ROAD_STATIONS,
    Player,
    Table,
    changed,
)
from orleans.pieces import BREAD, CHEESE, GOODS, GRAIN, WINE


def status(t: Table, seat: int) -> int:
    """The development status; the Cathedral adds one (ruling 35)."""
    me = t.players[seat]
    more = 1 if "cathedral" in me.layout.names else 0
    return t.book.components.development.status[me.development] + more


def stations_built(t: Table, seat: int) -> int:
    """On the map and on the Road."""
    on_road = t.players[seat].stock[ROAD_STATIONS]
    return sum([built >> seat & 1 for built in t.stations]) + on_road


def goods_of(t: Table, seat: int) -> list[int]:
    """The kinds of goods a player has, bread among them."""
    mine = t.players[seat].goods
    return [good for good in range(GOODS) if mine[good]]


def take_away(t: Table, seat: int, good: int) -> int:
    """A good leaves its player; goods on the Brasserie go last. Bread is grain again."""
    me = t.players[seat]
    me.goods[good] -= 1
    if good == CHEESE:
        limit_stock(me, BRASSERIE_CHEESE, me.goods[good])
    elif good == WINE:
        limit_stock(me, BRASSERIE_WINE, me.goods[good])
    return GRAIN if good == BREAD else good


def limit_stock(me: Player, where: int, most: int) -> None:
    if me.stock[where] > most:
        me.stock = changed(me.stock, where, most)


def spend_good(t: Table, seat: int, good: int) -> None:
    """A good goes back to the supply."""
    t.goods[take_away(t, seat, good)] += 1


def lose_good(t: Table, seat: int, good: int) -> None:
    """A good leaves the game."""
    gone = take_away(t, seat, good)
    t.lost_goods = changed(t.lost_goods, gone, t.lost_goods[gone] + 1)


def give_spare_gear(me: Player) -> None:
    """A wheel not yet placed, one for a farmer's space first (ruling 31)."""
    me.gears -= 1
    me.bound_gears = max(0, me.bound_gears - 1)
