"""A view in words that JSON can carry, for programs that do not know our numbers."""

from __future__ import annotations

from typing import Any

from orleans.boxes.base.fields import STAGES
from orleans.boxes.base.holdings import status
from orleans.boxes.base.rounds import rounds_to_come
from orleans.boxes.base.scoring import points
from orleans.boxes.trade_intrigue.fields import LOCKED, ORDERS
from orleans.kernel.asking import asked
from orleans.kernel.fields import NO_SEAT, ON_DISPLAY, plain_fields
from orleans.kernel.table import Player, Table
from orleans.kernel.view import View
from orleans.pieces import FOLLOWER_NAMES, GEAR, GOOD_NAMES, KIND_NAMES, TRACK_NAMES


def facts(view: View) -> dict[str, Any]:
    """The main facts of what a seat may know; the written position has all of them."""
    t = view.table
    c = t.book.components
    return {
        "round": t.round,
        "rounds": t.round + rounds_to_come(t),
        "start": t.start,
        "event": c.hourglass.tiles[t.event].id if t.event >= 0 else None,
        "asked": asked(t) or None,
        "supply": counts(t.supply, FOLLOWER_NAMES),
        "offer": [c.places[n].id for n in t.offer],
        "orders": ORDERS.named(t, ON_DISPLAY),
        "fields": plain_fields(t, NO_SEAT, t),
        "players": [player_facts(t, seat, player) for seat, player in enumerate(t.players)],
    }


def player_facts(t: Table, seat: int, p: Player) -> dict[str, Any]:
    c = t.book.components
    return {
        "points": sum(points(t, seat).values()),
        "coins": p.coins,
        "goods": counts(p.goods, GOOD_NAMES),
        "citizens": p.citizens,
        "development": p.development,
        "status": status(t, seat),
        "tracks": dict(zip(TRACK_NAMES, p.tracks, strict=True)),
        "market": counts(p.market, KIND_NAMES),
        "bag": counts(p.bag, KIND_NAMES),
        "places": {c.places[n].id: spaces(t, p, n) for n in p.layout.places},
        "town": c.towns[p.town].id,
        "stations": [c.towns[n].id for n, bits in enumerate(t.stations) if bits >> seat & 1],
        "stage": STAGES[p.stage],
        "passed": p.passed,
        "locked": [c.places[n].id for n in LOCKED.get(p)],
        "fields": plain_fields(t, seat, p),
    }


def spaces(t: Table, p: Player, place: int) -> list[str | None]:
    """What stands on each space of a place."""
    return [
        None if not stands else "gear" if stands == GEAR else KIND_NAMES[stands - 1]
        for stands in p.spaces[t.book.first[place] : t.book.last[place]]
    ]


def counts(numbers: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(names, numbers, strict=True) if n}
