"""Prosperity: a shared Carpenter, secret Structure cards, goods face down."""

from __future__ import annotations

from orleans.boxes.prosperity.carpenter import CarpenterAction
from orleans.boxes.prosperity.events import EVENTS
from orleans.boxes.prosperity.judgement import ProsperityJudgement
from orleans.boxes.prosperity.scenario import plug_in_prosperity
from orleans.boxes.prosperity.verbs import SCENARIO
from orleans.kernel.box import Box

BOX: Box = Box(
    "prosperity",
    actions={"carpenter": CarpenterAction()},
    events=EVENTS,
    scenarios={SCENARIO: plug_in_prosperity},
    judgements={SCENARIO: ProsperityJudgement},
)
