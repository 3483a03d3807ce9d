"""The verbs of the Big Box."""

from __future__ import annotations

from typing import Final

from orleans.kernel.verbs import ANSWER, LINE, PLAYERS, TRACKS, Log, Verb, add_verbs

BONUS: Final = 17 << 14
BUY: Final = 28 << 14
GIVE_ROAD_STATION: Final = 31 << 14
SELL: Final = 32 << 14
DROP: Final = 33 << 14
PUT: Final = 34 << 14
ASK: Final = 35 << 14
BAKE: Final = 37 << 14
LIFT: Final = 47 << 14

add_verbs(
    Verb(BONUS, "bonus", ("track",), area=TRACKS, needs="lair"),
    Verb(BUY, "buy", ("good",), role=ANSWER, area=LINE),
    Verb(
        GIVE_ROAD_STATION,
        "give-road-station",
        text="give station road",
        touches=("place:road",),
        pays=True,
        needs="road",
    ),
    Verb(SELL, "sell", ("good",), source="own-good"),
    Verb(
        DROP,
        "drop",
        ("good",),
        source="own-good",
        needs="brasserie",
        log=Log(adds="item-spared", shelters=True),
    ),
    Verb(PUT, "put", ("good",), source="own-good", needs="gaming-room", log=Log("log-serves")),
    Verb(ASK, "ask", ("seat",), role=ANSWER, area=PLAYERS),
    Verb(BAKE, "bake", ("number",), role=ANSWER, area=LINE, most=6, least=1, needs="bakery"),
    Verb(LIFT, "lift", ("space",), needs="workshop"),
)
