"""The solo scenarios."""

from __future__ import annotations

from orleans.boxes.solo.events import Closed, ClosedWays, Drought, FoodTithe, Pirates, Riots
from orleans.kernel.book import Event
from orleans.pieces import ROAD

SOLO_EVENTS: dict[str, Event] = {
    "drought": Drought(),
    "highwaymen": ClosedWays(1 << ROAD),
    "pirates": Pirates(),
    "riots": Riots(),
    "axle-fracture": Closed("stage-coach"),
    "food-tithe": FoodTithe(),
}
