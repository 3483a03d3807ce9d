"""What lies on tiles of the Big Box besides followers and gear wheels."""

from __future__ import annotations

from typing import Final

from orleans.kernel.fields import ALL, SEAT, Counts

ROAD_STATIONS: Final = 0
BRASSERIE_CHEESE: Final = 1  # of the player's goods, those on the tile
BRASSERIE_WINE: Final = 2
GAMING_CHEESE: Final = 3
GAMING_WINE: Final = 4
STOCK: Final = Counts(
    "stock",
    SEAT,
    names=("road-station", "brasserie-cheese", "brasserie-wine", "gaming-cheese", "gaming-wine"),
    after="unbuilt",
    known_to=ALL,
    most=20,
    meaning="what lies on tiles",
)
