"""What an option touches, so that the right thing lights up."""

import msgspec
import pytest

from helpers import at, go
from intrigue_positions import (
    BUSY,
    CASTLE,
    FAMINE,
    ORDERS,
    SABOTAGE,
    SABOTEUR,
    THREATENED,
    TORTURER,
)
from orleans.server.encode import move_touching, raw_options

SEND = f"modules: intrigue\n0 board: town-hall trader monk; {BUSY}\n"
TOUCHES = {
    "send craftsman cathedral": (  # there is a place of this name as well
        f"0 board: town-hall craftsman scholar; {BUSY}",
        ["0 use town-hall"],
        ["sent:craftsman", "deed:cathedral"],
    ),
    "fulfil order-03": (ORDERS, ["0 use castle"], ["order:order-03", "town:briare"]),
    "return farmer from bag": (FAMINE, [], ["bag-kind:farmer"]),
    "return knight from market": (FAMINE, [], ["kind:knight"]),
    "return from wagon.0": (FAMINE, [], ["space:wagon.0"]),
    "bribe wine": (THREATENED, TORTURER, ["own-good:wine"]),
    "bribe 3": (THREATENED, TORTURER, ["coins"]),
    "accept": (THREATENED, [*TORTURER, "1 bribe 3", "1 done"], []),
    "seize castle.0": (SABOTAGE, SABOTEUR, ["seat-space:1:castle.0"]),
    "take brocade": (
        f"{SEND}0 goods: wine\n1 goods: 2 wool, brocade\n1 coins: 0",
        ["0 use town-hall", "0 send trader fraud", "1 done"],
        ["seat-good:1:brocade"],
    ),
    "step development": (
        SEND,
        ["0 use town-hall", "0 send monk traitor"],
        ["track:development"],
    ),
    "jump orleans": (
        "modules: events\nevent: ti-summoning-d\nround: 14\nphase: event\n"
        "0 merchant: blois\n0 coins: 9",
        [],
        ["town:orleans"],
    ),
    "hire scholar": (
        "modules: events\nevent: ti-indulgence-a\nround: 2\nphase: event",
        [],
        ["supply:scholar"],
    ),
    "give gear castle.0": (
        "modules: events\nevent: ti-malfunction-c\nround: 10\nphase: event\n"
        "0 board: wagon farmer gear; castle gear",
        [],
        ["space:castle.0"],
    ),
    "place knight guildhall.2": (
        f"modules: events\nevent: ti-amnesty-c\nround: 10\n0 board: {CASTLE}; {BUSY}",
        ["0 use castle"],
        ["arriving:knight", "space:guildhall.2"],
    ),
}
SHOWN = {  # role, area and number
    "fulfil order-03": ("answer", "cards", None),
    "bribe wine": ("touch", "board", None),
    "bribe 3": ("amount", "line", 3),
    "accept": ("answer", "line", None),
    "seize castle.0": ("touch", "other-board", None),
    "take brocade": ("answer", "other-board", None),
    "step development": ("touch", "tracks", None),
    "jump orleans": ("touch", "map", None),
}


def offered(move):
    text, steps, _ = TOUCHES[move]
    game = go(at(text), *steps)
    options = msgspec.json.decode(raw_options(game, game.actors[0], "en"))
    return next(one for one in options if one["move"] == move)


@pytest.mark.parametrize("move", TOUCHES)
def test_options_name_what_they_touch(move):
    assert offered(move)["touches"] == TOUCHES[move][2]


@pytest.mark.parametrize("move", SHOWN)
def test_options_say_how_and_where_they_are_offered(move):
    option = offered(move)
    assert (option["role"], option["area"], option["number"]) == SHOWN[move]


@pytest.mark.parametrize(
    ("things", "move"),
    [
        ("place:castle", "use castle"),
        ("kind:own-farmer space:castle.2", "place own-farmer castle.2"),
        ("gears space:castle.2", "gear castle.2"),
        ("place:wool-manufacturer offer", "build wool-manufacturer"),
        ("order:order-03", "fulfil order-03"),
        ("space:ship.0 kind:own-farmer space:ship.1", "place own-farmer ship.1"),
    ],
)
def test_things_stand_for_a_move(things, move):
    assert move_touching(at(ORDERS), 0, things.split()) == move


def test_a_space_of_another_player_stands_for_what_can_be_done_there():
    game = go(at(SABOTAGE), *SABOTEUR)
    assert move_touching(game, 0, ["seat-space:1:ship.0"]) == "seize ship.0"
