"""What lies on tiles of the Big Box besides followers and gear wheels."""

from __future__ import annotations

from typing import Final

from orleans.kernel.book import Book
from orleans.kernel.fields import ALL, SEAT, Counts, Holder, Holding

ROAD_STATIONS: Final = 0
BRASSERIE_CHEESE: Final = 1  # of the player's goods, those on the tile
BRASSERIE_WINE: Final = 2
GAMING_CHEESE: Final = 3
GAMING_WINE: Final = 4


class Stock(Counts):
    """Goods on a tile are still among the player's goods; a station on the Road is a station."""

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        goods = super().holdings(book, seat, holder)[ROAD_STATIONS + 1 :]
        on_the_road = self.get(holder)[ROAD_STATIONS]
        return [(seat, "station", "place:road", on_the_road), *goods]


STOCK: Final = Stock(
    "stock",
    SEAT,
    names=("road-station", "brasserie-cheese", "brasserie-wine", "gaming-cheese", "gaming-wine"),
    after="unbuilt",
    known_to=ALL,
    most=20,
    meaning="what lies on tiles",
)
