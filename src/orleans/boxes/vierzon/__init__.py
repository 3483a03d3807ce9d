"""Capital Vierzon, a scenario for one player."""

from __future__ import annotations

from orleans.boxes.vierzon.events import Banishment, Storm
from orleans.boxes.vierzon.judgement import CapitalJudgement
from orleans.kernel.box import Box

BOX: Box = Box(
    "vierzon",
    events={
        "storm": Storm(),
        "banishment": Banishment(),
    },
    judgements={"vierzon": CapitalJudgement},
)
