"""Travelling Salesman, a scenario for one player."""

from __future__ import annotations

from orleans.boxes.salesman.events import Feeding
from orleans.boxes.salesman.judgement import SalesmanJudgement
from orleans.kernel.box import Box

BOX: Box = Box(
    "salesman",
    events={
        "feeding": Feeding(),
        "great-feast": Feeding(),
    },
    judgements={"salesman": SalesmanJudgement},
)
