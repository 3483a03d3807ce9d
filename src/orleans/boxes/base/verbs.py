"""The verbs of the base game, which every box may use. Their order is that of options."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.possible import (
    is_chosen,
    is_delivered,
    is_placed_on,
    is_used,
    leads_there,
    may_be_drawn,
    may_be_fetched,
    may_be_sent,
    may_stand,
    takes_wheels,
)
from orleans.kernel.verbs import (
    ANSWER,
    CHANCE,
    DECLINE,
    DEEDS,
    DRAWING,
    EFFECT,
    FINISH,
    GOALS,
    LINE,
    MAP,
    PASSING,
    PLACING,
    TILES,
    TRACKS,
    USING,
    Log,
    Verb,
    add_verbs,
)

PASS: Final = 0 << 14
READY: Final = 1 << 14
DONE: Final = 2 << 14
LEAVE: Final = 3 << 14
PROTECT: Final = 4 << 14
SUFFER: Final = 5 << 14
GIVE_STATION: Final = 6 << 14  # one not yet built
GIVE_FOLLOWER: Final = 7 << 14
GIVE_DEVELOPMENT: Final = 8 << 14
GIVE_SPARE_GEAR: Final = 9 << 14
REWARD_COINS: Final = 10 << 14
REWARD_DEVELOPMENT: Final = 11 << 14
TO_MARKET: Final = 12 << 14
TO_BAG: Final = 13 << 14
REWARD_GOOD: Final = 14 << 14
REWARD_TRAVEL: Final = 15 << 14
STEP: Final = 16 << 14
DRAW: Final = 18 << 14
PAY: Final = 19 << 14
TAKE: Final = 20 << 14
GIVE: Final = 21 << 14
HIRE: Final = 22 << 14
TOWER: Final = 23 << 14
LAY: Final = 24 << 14  # nature: a good on the next space of the map
REMOVE: Final = 25 << 14  # nature: a good that leaves the game before it begins
COME: Final = 26 << 14  # nature: a follower comes out of the bag
ROLL: Final = 27 << 14  # nature: the die
GO: Final = 29 << 14
GIVE_STATION_AT: Final = 30 << 14
REVEAL: Final = 36 << 14  # nature: an hour glass tile
JUMP: Final = 38 << 14
FOUND: Final = 39 << 14
USE: Final = 40 << 14
BUILD: Final = 41 << 14
GIVE_TILE: Final = 42 << 14
OFFER: Final = 43 << 14  # nature: a place tile comes on offer
BACK: Final = 44 << 14
GEAR_ON: Final = 45 << 14
GIVE_GEAR: Final = 46 << 14
SEND: Final = 48 << 14
RETURN: Final = 51 << 14  # a follower from the bag to the supply
DISMISS: Final = 52 << 14  # a follower from the market to the supply
EXPEL: Final = 58 << 14  # a follower from a space to the supply
SKIP: Final = 60 << 14  # nature: an hour glass tile that is replaced at once
PLACE: Final = 61 << 14
FETCH: Final = 62 << 14  # place a follower from the Gunpowder Tower
DELIVER: Final = 63 << 14  # reach a goal
CLEAR: Final = 64 << 14  # a good leaves the map
SETTLE_REST: Final = 65 << 14  # citizens on the usual spaces
SETTLE: Final = 66 << 14  # a citizen on a space that is chosen
START: Final = 72 << 14  # the town where a merchant begins
PICK: Final = 73 << 14  # a place tile for the offer
AGREE: Final = 120 << 14  # to what another player proposes to the team
OBJECT: Final = 121 << 14

MOST = 31  # of draws and payments

add_verbs(
    Verb(PASS, "pass", role=PASSING, area=LINE, log=Log("log-passes", passes=True)),
    Verb(READY, "ready", role=FINISH, area=LINE, touches=("market",), plan=True),
    Verb(DONE, "done", role=DECLINE, area=LINE, drawing=True, told_before=True),
    Verb(LEAVE, "leave", role=DECLINE, area=LINE),
    Verb(
        PROTECT,
        "protect",
        role=ANSWER,
        area=LINE,
        log=Log(adds="item-protects", shelters=True),
        needs=EFFECT,
    ),
    Verb(SUFFER, "suffer", role=ANSWER, area=LINE, log=Log(shelters=True), needs=EFFECT),
    Verb(
        GIVE_STATION,
        "give-unbuilt",
        text="give station",
        touches=("unbuilt",),
        pays=True,
        needs="torture",
    ),
    Verb(
        GIVE_FOLLOWER,
        "give-follower",
        text="give follower",
        touches=("bag",),
        pays=True,
        needs="torture",
    ),
    Verb(
        GIVE_DEVELOPMENT,
        "give-development",
        text="give development",
        touches=("development",),
        pays=True,
        needs="torture",
    ),
    Verb(
        GIVE_SPARE_GEAR,
        "give-spare-gear",
        text="give gear",
        touches=("gears",),
        pays=True,
        needs="torture",
    ),
    Verb(
        REWARD_COINS, "reward-coins", text="reward coins", role=ANSWER, area=LINE, told_before=True
    ),
    Verb(
        REWARD_DEVELOPMENT,
        "reward-development",
        text="reward development",
        told_before=True,
        role=ANSWER,
        area=LINE,
        log=Log(adds="item-not-coins"),
    ),
    Verb(
        TO_MARKET,
        "to-market",
        text="to market",
        role=ANSWER,
        area=LINE,
        log=Log(adds="item-to-market"),
        needs=EFFECT,
    ),
    Verb(TO_BAG, "to-bag", text="to bag", role=ANSWER, area=LINE, touches=("bag",), needs=EFFECT),
    Verb(
        REWARD_GOOD,
        "reward-good",
        text="reward good",
        role=ANSWER,
        area=LINE,
        told_before=True,
        needs=EFFECT,
    ),
    Verb(
        REWARD_TRAVEL,
        "reward-travel",
        text="reward travel",
        role=ANSWER,
        area=LINE,
        told_before=True,
        needs=EFFECT,
    ),
    Verb(STEP, "step", ("track",), area=TRACKS, needs=EFFECT),
    Verb(
        DRAW,
        "draw",
        ("number",),
        role=DRAWING,
        area=LINE,
        most=MOST,
        touches=("bag",),
        drawing=True,
        possible=may_be_drawn,
    ),
    Verb(PAY, "pay", ("number",), role=ANSWER, most=MOST, touches=("coins",), pays=True),
    Verb(TAKE, "take", ("good",), role=ANSWER, area=LINE),
    Verb(GIVE, "give-good", ("good",), "give {0}", source="own-good", pays=True),
    Verb(HIRE, "hire", ("follower",), area=TRACKS, source="supply"),
    Verb(TOWER, "tower", ("kind",), drawing=True, needs="annex"),
    Verb(LAY, "lay", ("good",), role=CHANCE, log=Log(silent=True)),
    Verb(REMOVE, "remove", ("good",), role=CHANCE, log=Log(silent=True)),
    Verb(COME, "come", ("kind",), role=CHANCE),
    Verb(ROLL, "roll", ("number",), role=CHANCE, most=6, least=1, log=Log(adds="item-rolls")),
    Verb(GO, "go", ("town", "way"), "go {0} by {1}", area=MAP, possible=leads_there),
    Verb(
        GIVE_STATION_AT,
        "give-station",
        ("town",),
        "give station {0}",
        area=MAP,
        pays=True,
        needs="torture",
    ),
    Verb(REVEAL, "reveal", ("event",), role=CHANCE, begins_round=True),
    Verb(JUMP, "jump", ("town",), area=MAP, needs=EFFECT),
    Verb(FOUND, "found", ("town",), "build in {0}", area=MAP, needs=EFFECT),
    Verb(USE, "use", ("place",), role=USING, log=Log("log-uses"), possible=is_used),
    Verb(BUILD, "build", ("tile",), area=TILES, touches=("offer",)),
    Verb(GIVE_TILE, "give-tile", ("tile",), "give tile {0}", pays=True, needs="torture"),
    Verb(OFFER, "offer", ("tile",), role=CHANCE, log=Log(silent=True)),
    Verb(BACK, "back", ("space",), drawing=True, told_before=True, possible=is_placed_on),
    Verb(GEAR_ON, "gear", ("space",), touches=("gears",), plan=True, possible=takes_wheels),
    Verb(
        GIVE_GEAR,
        "give-gear",
        ("space",),
        "give gear {0}",
        pays=True,
        needs="torture",
        possible=takes_wheels,
    ),
    Verb(
        SEND,
        "send",
        ("follower", "target"),
        area=DEEDS,
        source="sent",
        log=Log("log-sends", sends=True),
        possible=may_be_sent,
    ),
    Verb(RETURN, "return", ("follower",), "return {0} from bag", source="bag-kind", needs=EFFECT),
    Verb(DISMISS, "dismiss", ("follower",), "return {0} from market", needs=EFFECT),
    Verb(
        EXPEL,
        "expel",
        ("space",),
        "return from {0}",
        told_before=True,
        needs=EFFECT,
    ),
    Verb(CLEAR, "clear", ("connection",), area=MAP, log=Log(adds="item-clears"), needs=EFFECT),
    Verb(
        DELIVER,
        "deliver",
        ("goal",),
        role=ANSWER,
        area=GOALS,
        needs="goals",
        log=Log("log-reaches"),
        possible=is_delivered,
    ),
    Verb(
        SETTLE_REST,
        "settle-rest",
        text="settle the rest",
        role=DECLINE,
        area=LINE,
        needs="spread",
        log=Log("log-settles-rest"),
    ),
    Verb(
        SETTLE,
        "settle",
        ("citizen",),
        area=TRACKS,
        needs="spread",
        log=Log("log-settles"),
        possible=is_chosen,
    ),
    Verb(
        START, "start", ("town",), "start in {0}", area=MAP, needs="start", log=Log("log-starts-in")
    ),
    Verb(
        PICK,
        "pick",
        ("tile",),
        area=TILES,
        touches=("offer",),
        needs="picks",
        log=Log("log-picks", joins="place"),
    ),
    Verb(AGREE, "agree", role=ANSWER, area=LINE, needs="together"),
    Verb(OBJECT, "object", role=ANSWER, area=LINE, needs="together"),
    Verb(SKIP, "skip", ("event",), role=CHANCE, log=Log("log-skipped")),
    Verb(
        PLACE,
        "place",
        ("kind", "space"),
        role=PLACING,
        touches=("market",),
        plan=True,
        possible=may_stand,
    ),
    Verb(
        FETCH,
        "fetch",
        ("kind", "space"),
        role=PLACING,
        source="sent",
        touches=("place:gunpowder-tower",),
        plan=True,
        needs="annex",
        possible=may_be_fetched,
    ),
)
