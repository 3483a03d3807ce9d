"""What a player has: status, trading stations, goods."""

from __future__ import annotations

from orleans.kernel.counting import some, total
from orleans.kernel.table import Player, Table, changed
from orleans.pieces import BREAD, EMPTY, GOODS, GRAIN, HOMES


def status(t: Table, seat: int) -> int:
    """The development status, and what tiles add to it (ruling 35)."""
    me = t.players[seat]
    return t.book.components.development.status[me.development] + me.layout.status


def stations_built(t: Table, seat: int) -> int:
    """On the map and on tiles."""
    found, mine = 0, 1 << seat
    if some(t.stations):
        for built in t.stations:
            if built & mine:
                found += 1
    for tile in t.book.with_stations:
        found += t.book.actions[tile].stations(t, seat)
    return found


def flip_station(t: Table, seat: int, town: int) -> None:
    """Put the player's station into a town, or take it away."""
    t.stations = changed(t.stations, town, t.stations[town] ^ 1 << seat)


def goods_of(t: Table, seat: int) -> list[int]:
    """The kinds of goods a player has, bread among them."""
    mine = t.players[seat].goods
    return [good for good in range(GOODS) if mine[good]]


def worth(t: Table, seat: int, good: int) -> int:
    """The points of one good; bread counts as much as its baker's status (ruling 155)."""
    return status(t, seat) if good == BREAD else t.book.components.goods[good].points


def worth_of_goods(t: Table, seat: int) -> int:
    """The points of all goods of a player."""
    mine = t.players[seat].goods
    return total([number * worth(t, seat, good) for good, number in enumerate(mine) if number])


def take_away(t: Table, seat: int, good: int) -> int:
    """A good leaves its player. Bread is grain again."""
    me = t.players[seat]
    me.goods[good] -= 1
    for tile in me.layout.good_left:
        t.book.actions[tile].good_left(t, seat, good)
    return GRAIN if good == BREAD else good


def spend_good(t: Table, seat: int, good: int) -> None:
    """A good goes back to the supply."""
    t.goods[take_away(t, seat, good)] += 1


def lose_good(t: Table, seat: int, good: int) -> None:
    """A good leaves the game."""
    gone = take_away(t, seat, good)
    t.lost_goods = changed(t.lost_goods, gone, t.lost_goods[gone] + 1)


def home_space(t: Table, kind: int) -> int:
    """The space to which a kind with a home of its own returns."""
    return t.book.first[t.book.numbers[HOMES[kind]]]


def go_home(t: Table, me: Player, space: int) -> None:
    """The follower on a space returns to the bag, or to a home of their own."""
    kind = me.spaces[space] - 1
    me.spaces[space] = EMPTY
    if HOMES[kind]:
        me.spaces[home_space(t, kind)] = kind + 1
    else:
        me.bag[kind] += 1
