"""What lies on tiles of the Big Box besides followers and gear wheels (`Player.stock`)."""

from __future__ import annotations

from orleans.kernel.table import add_stock

ROAD_STATIONS = add_stock("road-station")
BRASSERIE_CHEESE = add_stock("brasserie-cheese")  # of the player's goods, those on the tile
BRASSERIE_WINE = add_stock("brasserie-wine")
GAMING_CHEESE = add_stock("gaming-cheese")
GAMING_WINE = add_stock("gaming-wine")
