"""The base game: the rules by subject, its places, tiles and events."""

from __future__ import annotations

from orleans.boxes.base.events import BASE_EVENTS
from orleans.boxes.base.places import PLACES
from orleans.boxes.base.tiles import TILES
from orleans.kernel.box import Box

BOX: Box = Box("base", actions=PLACES | TILES, events=BASE_EVENTS)
