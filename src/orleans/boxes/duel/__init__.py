"""The Duel, a scenario for two players."""

from __future__ import annotations

from orleans.boxes.base.offers import BuyCitizen
from orleans.boxes.duel.events import (
    CheeseDay,
    Exchange,
    FoodDue,
    JourneyHome,
    QuickTravel,
    Tribute,
)
from orleans.boxes.duel.house import BourgeoisBoard
from orleans.boxes.duel.judgement import DuelJudgement
from orleans.kernel.box import Box

BOX: Box = Box(
    "duel",
    actions={"bourgeois-board": BourgeoisBoard()},
    events={
        "town-meeting": BuyCitizen(),
        "exchange": Exchange(),
        "cheese-day": CheeseDay(),
        "quick-travel": QuickTravel(),
        "tribute": Tribute(),
        "food-due": FoodDue(),
        "journey-home": JourneyHome(),
    },
    judgements={"duel": DuelJudgement},
)
