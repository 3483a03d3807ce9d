"""The place tiles of the Big Box."""

from __future__ import annotations

from orleans.boxes.bigbox.tiles_deeper import DEEPER_TILES
from orleans.boxes.bigbox.tiles_goods import GOODS_TILES
from orleans.boxes.bigbox.tiles_lasting import LASTING_TILES
from orleans.boxes.bigbox.tiles_stores import STORES
from orleans.boxes.bigbox.tiles_travel import TRAVEL_TILES
from orleans.kernel.box import Box

BOX: Box = Box(
    "bigbox",
    actions=GOODS_TILES | TRAVEL_TILES | DEEPER_TILES | LASTING_TILES | STORES,
)
