"""The verbs of the Big Box."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.possible import takes_wheels
from orleans.kernel.book import Book
from orleans.kernel.verbs import ANSWER, EFFECT, LINE, PLAYERS, TRACKS, Log, Verb, add_verbs
from orleans.pieces import CHEESE, TYPES_OF_GOODS, WINE

BONUS: Final = 17 << 14
BUY: Final = 28 << 14
GIVE_ROAD_STATION: Final = 31 << 14
SELL: Final = 32 << 14
DROP: Final = 33 << 14
PUT: Final = 34 << 14
ASK: Final = 35 << 14
BAKE: Final = 37 << 14
LIFT: Final = 47 << 14


def is_traded(book: Book, args: tuple[int, ...]) -> bool:
    """All but bread, which is only baked."""
    return args[0] < TYPES_OF_GOODS


def is_served(book: Book, args: tuple[int, ...]) -> bool:
    """Cheese and wine are."""
    return args[0] in (CHEESE, WINE)


add_verbs(
    Verb(BONUS, "bonus", ("track",), area=TRACKS, needs=EFFECT),
    Verb(BUY, "buy", ("good",), role=ANSWER, area=LINE, needs=EFFECT, possible=is_traded),
    Verb(
        GIVE_ROAD_STATION,
        "give-road-station",
        text="give station road",
        touches=("place:road",),
        pays=True,
        needs=EFFECT,
    ),
    Verb(SELL, "sell", ("good",), source="own-good", needs=EFFECT, possible=is_traded),
    Verb(
        DROP,
        "drop",
        ("good",),
        source="own-good",
        log=Log(adds="item-spared", shelters=True),
        needs=EFFECT,
        possible=is_served,
    ),
    Verb(
        PUT,
        "put",
        ("good",),
        source="own-good",
        log=Log("log-serves"),
        needs=EFFECT,
        possible=is_served,
    ),
    Verb(ASK, "ask", ("seat",), role=ANSWER, area=PLAYERS, needs=EFFECT),
    Verb(BAKE, "bake", ("number",), role=ANSWER, area=LINE, most=6, least=1, needs=EFFECT),
    Verb(LIFT, "lift", ("space",), needs=EFFECT, possible=takes_wheels),
)
