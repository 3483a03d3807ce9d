"""Points by source, and who wins."""

from __future__ import annotations

from orleans.boxes.base.holdings import stations_built, status
from orleans.kernel.table import Table
from orleans.pieces import TYPES_OF_GOODS


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
        action = t.book.actions[tile]
        mine = action.scores_for_all or tile in me.layout.points
        found[t.book.components.places[tile].id] = action.points(t, seat) if mine else 0
    return found


def tiles_that_score(t: Table) -> list[int]:
    """The tiles in play that have points of their own."""
    return sorted([tile for player in t.players for tile in player.layout.points])


def ranks(t: Table) -> list[tuple[int, int]]:
    """The points of each seat, and its development, which breaks a tie."""
    return [
        (sum(points(t, seat).values()), player.development) for seat, player in enumerate(t.players)
    ]
