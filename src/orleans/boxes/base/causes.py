"""What happens in the base game has these causes."""

from __future__ import annotations

from typing import Final

from orleans.kernel.causes import A_PLAN, BY_DEED, BY_PLACE, CauseKind, Column, add_causes

CENSUS: Final = 0
THE_END: Final = 1
PREPARATION: Final = 2
A_ROUND: Final = 3  # begins or ends
FOLLOWERS: Final = 4  # come to the market
PASSING: Final = 6
BY_EVENT: Final = 1000  # + hour glass tile
BY_GOAL: Final = 6000  # + goal
BY_CARD: Final = 7000  # + card of any deck

add_causes(
    CauseKind(
        BY_PLACE,
        "place",
        "place",
        Column(
            "Places and tiles",
            "Points a place gave its user directly, in an average game.",
            always=True,
        ),
    ),
    CauseKind(
        BY_DEED,
        "deed",
        "deed",
        Column(
            "Beneficial deeds",
            "Coins, development and citizens from deeds, in an average game.",
            always=True,
        ),
    ),
    CauseKind(
        BY_EVENT,
        "event",
        "event",
        Column(
            "Events",
            "Points that events, the census and the end gave or took.",
            uses=False,
            always=True,
        ),
    ),
    CauseKind(CENSUS, "census", under="event"),
    CauseKind(THE_END, "end", under="event"),
    CauseKind(PREPARATION, "preparation"),
    CauseKind(A_ROUND, "round"),
    CauseKind(FOLLOWERS, "followers"),
    CauseKind(A_PLAN, "plan"),
    CauseKind(PASSING, "pass"),
    CauseKind(BY_GOAL, "goal", "goal"),
    CauseKind(BY_CARD, "card", "card"),
)
