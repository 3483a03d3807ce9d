"""The verbs of The Plague."""

from __future__ import annotations

from typing import Final

from orleans.kernel.verbs import ANSWER, BOARD, CARDS, CHANCE, LINE, Log, Verb, add_verbs

MODULE: Final = "plague"

RETURN_CORPSES: Final = 74 << 14  # from the market to the bag
PUT_AWAY: Final = 75 << 14  # a corpse from the market to the supply
TOP: Final = 76 << 14  # the uppermost cards of the pile
KEEP: Final = 77 << 14  # one of the cards that were looked at, by its place
CHOOSE: Final = 78 << 14  # a card on display
PLAY: Final = 79 << 14  # fulfil a card
DEAL: Final = 80 << 14  # nature: a card that its owner sees
SHOW: Final = 81 << 14  # nature: a card comes on display
AFFLICT: Final = 82 << 14  # nature: a Plague card

LOOKED_AT: Final = 3  # cards of the pile
CORPSES: Final = "kind:corpse"  # those in the market, on the page

add_verbs(
    Verb(
        RETURN_CORPSES,
        "return-corpses",
        text="return corpses to bag",
        role=ANSWER,
        area=BOARD,
        touches=(CORPSES,),
        needs=MODULE,
        log=Log(adds="item-returns-corpses"),
    ),
    Verb(
        PUT_AWAY,
        "put-away",
        text="put corpse away",
        role=ANSWER,
        area=BOARD,
        touches=(CORPSES,),
        needs=MODULE,
    ),
    Verb(
        TOP,
        "top",
        text="take from pile",
        role=ANSWER,
        area=LINE,
        needs=MODULE,
        log=Log(adds="item-takes-top"),
    ),
    Verb(
        KEEP,
        "keep",
        ("number",),
        "keep card {0}",
        role=ANSWER,
        told_before=True,
        area=LINE,
        least=1,
        most=LOOKED_AT,
        needs=MODULE,
    ),
    Verb(
        CHOOSE,
        "choose",
        ("indulgence",),
        role=ANSWER,
        area=CARDS,
        needs=MODULE,
        log=Log(adds="item-takes-shown"),
    ),
    Verb(
        PLAY,
        "play",
        ("indulgence",),
        role=ANSWER,
        area=CARDS,
        needs=MODULE,
        log=Log("log-fulfils-card"),
    ),
    Verb(DEAL, "deal", ("indulgence",), role=CHANCE, needs=MODULE, log=Log(adds="item-card-is")),
    Verb(
        SHOW, "show", ("indulgence",), role=CHANCE, news=True, needs=MODULE, log=Log("log-new-card")
    ),
    Verb(
        AFFLICT, "afflict", ("plague-card",), role=CHANCE, needs=MODULE, log=Log("log-plague-card")
    ),
)
