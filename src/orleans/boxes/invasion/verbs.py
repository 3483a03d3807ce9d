"""The verbs of Invasion."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.possible import is_used
from orleans.kernel.verbs import (
    ANSWER,
    BOARD,
    CARDS,
    CHANCE,
    DEEDS,
    LINE,
    OTHER_BOARD,
    PLAYERS,
    TILES,
    TRACKS,
    Verb,
    add_verbs,
)

SCENARIO: Final = "invasion"
MOST_COINS: Final = 4  # that the Guild House sends
MOST_GOODS: Final = 3  # that the Vehicle sends

TO_CITY: Final = 122 << 14  # the receiver of what is sent
TO_SEAT: Final = 123 << 14
FILL_CITY: Final = 124 << 14  # coins into the City Treasury
FILL_TREASURY: Final = 125 << 14
LEND: Final = 126 << 14  # a follower of the market, for good
BORROW: Final = 127 << 14  # an action that another player has activated
CAST: Final = 128 << 14  # nature: a character
BECOME: Final = 129 << 14  # a character by choice
TO_CATAPULT: Final = 130 << 14  # a gear wheel
KEEP_CITIZEN: Final = 131 << 14  # the Mayor's own
GIVE_CITIZEN: Final = 132 << 14
TURN_OVER: Final = 133 << 14  # a place tile on offer
EXILE: Final = 134 << 14  # a citizen who was not collected
RETURN_MONKS: Final = 135 << 14  # everybody, one each
ALLOT_DEVELOPMENT: Final = 136 << 14  # to whom a piece of a gift goes
ALLOT_WINE: Final = 137 << 14
ALLOT_COIN: Final = 138 << 14
SAIL: Final = 139 << 14  # who moves the merchant
STRIKE_DEAL: Final = 140 << 14
BUY_FOR: Final = 141 << 14  # a good that the team pays
SELL_OF: Final = 142 << 14  # a good of a player
PRICE_TO: Final = 143 << 14  # who gets the coins for it

add_verbs(
    Verb(
        TO_CITY,
        "to-city",
        text="send to the city",
        role=ANSWER,
        area=DEEDS,
        touches=("city",),
        needs=SCENARIO,
    ),
    Verb(TO_SEAT, "to-seat", ("seat",), "send to {0}", role=ANSWER, area=PLAYERS, needs=SCENARIO),
    Verb(
        FILL_CITY,
        "fill-city",
        ("number",),
        "pay {0} into the city treasury",
        role=ANSWER,
        area=DEEDS,
        touches=("coins", "city-treasury"),
        least=1,
        most=MOST_COINS,
        needs=SCENARIO,
    ),
    Verb(
        FILL_TREASURY,
        "fill-treasury",
        ("number",),
        "pay {0} into the treasury",
        role=ANSWER,
        area=DEEDS,
        touches=("coins", "treasury"),
        least=1,
        most=MOST_COINS,
        needs=SCENARIO,
    ),
    Verb(LEND, "lend", ("follower",), touches=("market",), area=BOARD, needs=SCENARIO),
    Verb(
        BORROW,
        "borrow",
        ("place", "seat"),
        "borrow {0} of {1}",
        area=OTHER_BOARD,
        needs=SCENARIO,
        possible=is_used,
    ),
    Verb(CAST, "cast", ("character",), role=CHANCE, needs=SCENARIO),
    Verb(BECOME, "become", ("character",), role=ANSWER, area=CARDS, needs=SCENARIO),
    Verb(
        TO_CATAPULT,
        "to-catapult",
        text="send to the catapult",
        role=ANSWER,
        area=DEEDS,
        touches=("gears", "catapult"),
        needs=SCENARIO,
    ),
    Verb(
        KEEP_CITIZEN,
        "keep-citizen",
        text="keep the citizen",
        role=ANSWER,
        area=LINE,
        needs=SCENARIO,
    ),
    Verb(
        GIVE_CITIZEN,
        "give-citizen",
        text="give the citizen",
        role=ANSWER,
        area=LINE,
        needs=SCENARIO,
    ),
    Verb(
        TURN_OVER,
        "turn-over",
        ("tile",),
        "turn over {0}",
        area=TILES,
        touches=("offer",),
        needs=SCENARIO,
    ),
    Verb(EXILE, "exile", ("citizen",), role=ANSWER, area=TRACKS, needs=SCENARIO),
    Verb(RETURN_MONKS, "return-monks", text="return monks", role=ANSWER, area=LINE, needs=SCENARIO),
    Verb(
        ALLOT_DEVELOPMENT,
        "allot-development",
        ("seat",),
        "development to {0}",
        role=ANSWER,
        area=PLAYERS,
        needs=SCENARIO,
    ),
    Verb(
        ALLOT_WINE,
        "allot-wine",
        ("seat",),
        "wine to {0}",
        role=ANSWER,
        area=PLAYERS,
        needs=SCENARIO,
    ),
    Verb(
        ALLOT_COIN,
        "allot-coin",
        ("seat",),
        "coin to {0}",
        role=ANSWER,
        area=PLAYERS,
        needs=SCENARIO,
    ),
    Verb(SAIL, "sail", ("seat",), role=ANSWER, area=PLAYERS, needs=SCENARIO),
    Verb(STRIKE_DEAL, "strike-deal", text="make the deal", role=ANSWER, area=LINE, needs=SCENARIO),
    Verb(
        BUY_FOR,
        "buy-for",
        ("good", "seat"),
        "buy {0} for {1}",
        role=ANSWER,
        area=LINE,
        needs=SCENARIO,
    ),
    Verb(
        SELL_OF,
        "sell-of",
        ("good", "seat"),
        "sell {0} of {1}",
        role=ANSWER,
        area=LINE,
        needs=SCENARIO,
    ),
    Verb(
        PRICE_TO,
        "price-to",
        ("seat",),
        "price to {0}",
        role=ANSWER,
        area=PLAYERS,
        needs=SCENARIO,
    ),
)
