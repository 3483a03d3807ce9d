"""Points by source, and who wins."""

from __future__ import annotations

from dataclasses import dataclass

from orleans.engine.table import Table
from orleans.rules.tiles import stations_built


@dataclass(frozen=True)
class Score:
    """One seat's points. `winner` is also true for each of several winners."""

    seat: int
    total: int
    sources: dict[str, int]
    development: int
    winner: bool


def points(t: Table, seat: int) -> dict[str, int]:
    """The points of a seat by source, as they stand."""
    me = t.players[seat]
    status = t.book.status(me.development)
    found = {"coins": me.coins}
    for good, count in zip(t.book.components.goods, me.goods, strict=True):
        found[good.id] = good.points * count
    found["stations"] = stations_built(t, seat) * status
    found["citizens"] = me.citizens * status
    return found


def score_table(t: Table) -> list[Score]:
    """Most points win, then the higher development, else all who are equal (ruling 26)."""
    sources = [points(t, seat) for seat in range(len(t.players))]
    ranks = [
        (sum(found.values()), player.development)
        for found, player in zip(sources, t.players, strict=True)
    ]
    best = max(ranks)
    return [
        Score(seat, ranks[seat][0], found, ranks[seat][1], ranks[seat] == best)
        for seat, found in enumerate(sources)
    ]
