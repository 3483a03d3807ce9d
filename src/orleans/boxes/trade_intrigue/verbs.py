"""The verbs of Trade & Intrigue."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.possible import is_placed_on
from orleans.kernel.verbs import (
    AMOUNT,
    ANSWER,
    CARDS,
    CHANCE,
    LINE,
    OTHER_BOARD,
    PLAYERS,
    Log,
    Verb,
    add_verbs,
)

FULFIL: Final = 49 << 14
TURN_UP: Final = 50 << 14  # nature: an order card
BRIBE: Final = 53 << 14  # a good is offered
TARGET: Final = 54 << 14
ACCEPT: Final = 55 << 14
REFUSE: Final = 56 << 14
BRIBE_COINS: Final = 57 << 14
SEIZE: Final = 59 << 14  # a follower or a wheel from a space of another player

MOST_COINS: Final = 255  # that can be offered as a bribe
OFFERED: Final = Log("log-offers", joins="things", answers=True)

add_verbs(
    Verb(
        FULFIL,
        "fulfil",
        ("order",),
        role=ANSWER,
        area=CARDS,
        needs="orders",
        log=Log("log-fulfils", adds="item-passes", passes=True),
    ),
    Verb(
        TURN_UP,
        "turn-up",
        ("order",),
        role=CHANCE,
        news=True,
        needs="orders",
        log=Log("log-new-order"),
    ),
    Verb(BRIBE, "bribe", ("good",), source="own-good", needs="intrigue", log=OFFERED),
    Verb(
        TARGET,
        "target",
        ("seat",),
        role=ANSWER,
        area=PLAYERS,
        needs="intrigue",
        log=Log("log-targets"),
    ),
    Verb(ACCEPT, "accept", role=ANSWER, area=LINE, needs="intrigue", log=Log("log-accepts")),
    Verb(REFUSE, "refuse", role=ANSWER, area=LINE, needs="intrigue", log=Log("log-refuses")),
    Verb(
        BRIBE_COINS,
        "bribe-coins",
        ("number",),
        "bribe {0}",
        role=AMOUNT,
        area=LINE,
        touches=("coins",),
        most=MOST_COINS,
        needs="intrigue",
        log=OFFERED,
    ),
    Verb(
        SEIZE,
        "seize",
        ("space",),
        area=OTHER_BOARD,
        needs="intrigue",
        log=Log(adds="item-seizes"),
        possible=is_placed_on,
    ),
)
