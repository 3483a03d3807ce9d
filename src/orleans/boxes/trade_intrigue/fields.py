"""What Trade & Intrigue adds to the table."""

from __future__ import annotations

from typing import Final

from orleans.kernel.cards import WITH_SEAT, Cards
from orleans.kernel.fields import ALL, ROUND, SEAT, Things

ORDER: Final = "order"  # the deck
ORDERS: Final = Cards("orders", ORDER, needs="orders", always_told=True)
FULFILLED: Final = WITH_SEAT  # + the seat that has fulfilled it
LOCKED: Final = Things(
    "locked",
    SEAT,
    "place",
    needs="intrigue",
    known_to=ALL,
    lasts=ROUND,
    most=1,
    meaning="places locked for this round",
    always_told=True,
)
