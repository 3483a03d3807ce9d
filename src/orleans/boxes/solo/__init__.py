"""The solo scenarios."""

from __future__ import annotations

from orleans.boxes.base.riots import Riots
from orleans.boxes.solo.events import Closed, ClosedWays, Drought, FoodTithe, Pirates
from orleans.boxes.solo.judgement import TripJudgement
from orleans.kernel.box import Box
from orleans.pieces import ROAD

BOX: Box = Box(
    "solo",
    events={
        "drought": Drought(),
        "highwaymen": ClosedWays(1 << ROAD),
        "pirates": Pirates(),
        "riots": Riots(),
        "axle-fracture": Closed("stage-coach"),
        "food-tithe": FoodTithe(),
    },
    judgements={"tours": TripJudgement},
)
