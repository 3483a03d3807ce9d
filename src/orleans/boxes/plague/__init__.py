"""The Plague: corpses in the bags, a doctor against them, and Indulgence cards."""

from __future__ import annotations

from orleans.boxes.plague.deeds import DEEDS
from orleans.boxes.plague.events import EVENTS
from orleans.boxes.plague.judgement import PlagueJudgement
from orleans.boxes.plague.module import plug_in_plague
from orleans.boxes.plague.places import PLACES
from orleans.kernel.box import Box

BOX: Box = Box(
    "plague",
    actions=PLACES,
    events=EVENTS,
    rewards=DEEDS,
    modules={"plague": plug_in_plague},
    judgements={"plague": PlagueJudgement},
)
