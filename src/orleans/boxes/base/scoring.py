"""Points by source, and who wins."""

from __future__ import annotations

from collections.abc import Callable

from orleans.boxes.base.holdings import stations_built, status
from orleans.kernel.table import GAMING_CHEESE, GAMING_WINE, Table
from orleans.pieces import BREAD, TYPES_OF_GOODS, WATER


def points(t: Table, seat: int) -> dict[str, int]:
    """The points of a seat by source, as they stand."""
    me = t.players[seat]
    worth = status(t, seat)
    found = {"coins": me.coins}
    goods = t.book.components.goods
    for good in range(TYPES_OF_GOODS):
        found[goods[good].id] = goods[good].points * me.goods[good]
    found["stations"] = stations_built(t, seat) * worth
    found["citizens"] = me.citizens * worth
    for name, source in t.book.sources.items():
        found[name] = source(t, seat)
    for tile in tiles_that_score(t):
        found[tile] = TILE_POINTS[tile](t, seat) if has_share(t, seat, tile) else 0
    return found


def tiles_that_score(t: Table) -> list[str]:
    """The tiles with points of their own that somebody has."""
    return [tile for tile in TILE_POINTS if any(tile in p.layout.names for p in t.players)]


def has_share(t: Table, seat: int, tile: str) -> bool:
    """Bread counts for its baker, whoever owns the Bakery."""
    return tile == "bakery" or tile in t.players[seat].layout.names


def merchant_house(t: Table, seat: int) -> int:
    """4 points for each type of good of which the player alone has the most (ruling 61)."""
    found = 0
    for good in range(TYPES_OF_GOODS):
        mine = t.players[seat].goods[good]
        found += all(p.goods[good] < mine for n, p in enumerate(t.players) if n != seat)
    return 4 * found


def port(t: Table, seat: int) -> int:
    """10 points for 4 stations in a line of waterways, 15 for 5 or more (ruling 41)."""
    line = longest_line(t, seat)
    return 15 if line >= 5 else 10 if line == 4 else 0


def longest_line(t: Table, seat: int) -> int:
    mine = {town for town, built in enumerate(t.stations) if built >> seat & 1}

    def longest(town: int, seen: frozenset[int]) -> int:
        onward = [n for n, _ in t.book.ways[town][WATER] if n in mine and n not in seen]
        return 1 + max((longest(n, seen | {n}) for n in onward), default=0)

    return max((longest(town, frozenset((town,))) for town in mine), default=0)


def depot(t: Table, seat: int) -> int:
    return 5 * min(t.players[seat].goods[:TYPES_OF_GOODS])


def gaming_room(t: Table, seat: int) -> int:
    """Three citizens more if everybody and everything is there."""
    me, book = t.players[seat], t.book
    room = book.numbers["gaming-room"]
    full = 0 not in me.spaces[book.first[room] : book.last[room]]
    served = me.stock[GAMING_CHEESE] and me.stock[GAMING_WINE]
    return 3 * status(t, seat) if full and served else 0


def bakery(t: Table, seat: int) -> int:
    return t.players[seat].goods[BREAD] * status(t, seat)


TILE_POINTS: dict[str, Callable[[Table, int], int]] = {
    "merchant-house": merchant_house,
    "port": port,
    "depot": depot,
    "gaming-room": gaming_room,
    "bakery": bakery,
}


def ranks(t: Table) -> list[tuple[int, int]]:
    """Of each seat its points and its development, which breaks a tie."""
    return [
        (sum(points(t, seat).values()), player.development) for seat, player in enumerate(t.players)
    ]
