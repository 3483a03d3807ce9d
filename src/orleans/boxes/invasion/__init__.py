"""Invasion: a team defends the city, and all win or all lose."""

from __future__ import annotations

from orleans.boxes.invasion.events import EVENTS
from orleans.boxes.invasion.judgement import TeamJudgement
from orleans.boxes.invasion.module import plug_in_invasion
from orleans.boxes.invasion.support import SUPPORT
from orleans.boxes.invasion.tasks import TASKS
from orleans.boxes.invasion.team_events import TEAM_EVENTS
from orleans.boxes.invasion.verbs import SCENARIO
from orleans.kernel.box import Box

BOX: Box = Box(
    "invasion",
    actions=SUPPORT,
    events=EVENTS | TEAM_EVENTS,
    scenarios={SCENARIO: plug_in_invasion},
    goals=TASKS,
    judgements={SCENARIO: TeamJudgement},
)
