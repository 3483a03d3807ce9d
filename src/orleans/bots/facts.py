"""A view in JSON, with names instead of our numbers, for other programs."""

from __future__ import annotations

from typing import Any

from orleans.kernel.view import View
from orleans.reading import SeatReading, read


def facts(view: View) -> dict[str, Any]:
    """The main facts of what a seat may know; the written position has all of them."""
    table = read(view)
    return {
        "round": table.round,
        "rounds": table.rounds,
        "start": table.start,
        "event": table.event or None,
        "asked": table.asked or None,
        "supply": table.supply,
        "offer": table.offer,
        "fields": table.fields,
        **table.always_told(),
        "players": [seat_facts(seat) for seat in table.seats],
    }


def seat_facts(seat: SeatReading) -> dict[str, Any]:
    return {
        "points": seat.points,
        "coins": seat.coins,
        "goods": seat.goods,
        "citizens": seat.citizens,
        "development": seat.development,
        "status": seat.status,
        "tracks": seat.tracks,
        "market": seat.market,
        "bag": seat.bag,
        "places": {place: seat.standing(place) for place in seat.places},
        "town": seat.merchant,
        "stations": seat.stations,
        "stage": seat.stage,
        "passed": seat.passed,
        "fields": seat.fields,
        **seat.always_told(),
    }
