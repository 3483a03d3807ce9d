"""The Dignitary, a scenario for one player."""

from __future__ import annotations

from orleans.boxes.base.events import Payment
from orleans.boxes.dignitary.events import WheelTax
from orleans.boxes.dignitary.judgement import DignityJudgement
from orleans.kernel.box import Box

BOX: Box = Box(
    "dignitary",
    events={
        "coin-dues": Payment(),  # torture for what is missing (ruling 119)
        "wheel-tax": WheelTax(),
    },
    judgements={"dignitary": DignityJudgement},
)
