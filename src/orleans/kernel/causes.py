"""Why something happens or is asked: one number for each thing that can be the cause.

A frame carries it as its argument `cause`; the story and the pages say it in words.
"""

from __future__ import annotations

from typing import Final

from orleans.facts.components import Components

NO_CAUSE: Final = -1
CENSUS: Final = 0
THE_END: Final = 1
PREPARATION: Final = 2
A_ROUND: Final = 3  # begins or ends
FOLLOWERS: Final = 4  # come to the market
A_PLAN: Final = 5
PASSING: Final = 6
DUES: Final = 7  # what an objective costs when a round ends
BY_EVENT: Final = 1000  # + hour glass tile
BY_DEED: Final = 2000  # + deed
BY_PLACE: Final = 3000  # + place
BY_ORDER: Final = 4000  # + order
BY_BRIBE: Final = 5000  # + deed
BY_GOAL: Final = 6000  # + goal
BY_CARD: Final = 7000  # + card
PLAIN = {
    CENSUS: "census",
    THE_END: "end",
    PREPARATION: "preparation",
    A_ROUND: "round",
    FOLLOWERS: "followers",
    A_PLAN: "plan",
    PASSING: "pass",
    DUES: "dues",
}


def causes(c: Components) -> dict[int, str]:
    """Their names, as `kind:thing`."""
    found = PLAIN | {BY_EVENT + n: f"event:{tile.id}" for n, tile in enumerate(c.hourglass.tiles)}
    found |= {BY_DEED + n: f"deed:{deed.id}" for n, deed in enumerate(c.deeds)}
    found |= {BY_PLACE + n: f"place:{place.id}" for n, place in enumerate(c.places)}
    found |= {BY_ORDER + n: f"order:{order.id}" for n, order in enumerate(c.deck("order"))}
    found |= {BY_BRIBE + n: f"bribe:{deed.id}" for n, deed in enumerate(c.deeds)}
    found |= {BY_CARD + n: f"card:{card.id}" for n, card in enumerate(c.cards)}
    return found | {BY_GOAL + n: f"goal:{goal.id}" for n, goal in enumerate(c.goals)}
