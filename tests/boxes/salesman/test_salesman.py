"""Travelling Salesman, sentence by sentence: setup and objectives.

Its events are in `test_salesman_events`, the two harder steps in `test_salesman_steps`.
"""

import pytest
from salesman import (
    ARGENTON,
    BOURGES,
    BUSY,
    CHARTRES,
    GOALS,
    IN_ORDER,
    ONE_A_ROUND,
    ROUNDS,
    SALESMAN,
    TOURS,
    VENDOME,
    WAGON,
    at,
    in_round,
)

from alone import go, reached
from helpers import check_pieces, check_read_back, coins, good, in_market, me, options, tiles, town
from orleans import BadPosition, BadSetup, Game, Setup
from orleans.kernel.frames import STEPS

OWN = ("own-farmer", "own-boatman", "own-craftsman", "own-trader")
FIRST = {
    "bathhouse",
    "cheese-factory",
    "hayrick",
    "herb-garden",
    "tailor-shop",
    "winery",
    "wool-manufacturer",
}
SECOND = {"cellar", "horse-wagon", "laboratory"}
VILLAGE = "village farmer boatman craftsman"
GUILDHALL = "guildhall farmer craftsman knight"
ALL_FIVE = "grain, cheese, wine, wool, brocade"
ASKED = {  # the town and the goods of each delivery
    BOURGES: ("bourges", "3 wool"),
    CHARTRES: ("chartres", ALL_FIVE),
    VENDOME: ("vendome", "2 cheese, 2 wine"),
    TOURS: ("tours", "3 grain"),
    ARGENTON: ("argenton", "brocade"),
}


# --- setup


@pytest.mark.parametrize("setup", [SALESMAN, ONE_A_ROUND, IN_ORDER])
def test_the_setup(setup):
    game = Game(setup, seed="1")
    t = game.state
    assert (town(game), coins(game), tiles(game)) == ("orleans", [10], ["market-stand"])
    assert (t.supply, t.gears) == ([5, 3, 3, 3, 3, 3, 4], 8)
    assert [in_market(game, name) for name in OWN] == [1] * 4
    assert (t.book.rounds, me(game).development, sum(me(game).bag)) == (15, 0, 0)
    assert (me(game).citizens, sum(me(game).goods)) == (0, 0)
    names = [t.book.components.deeds[n].board for n in t.book.deeds]
    assert names == ["base"] * 8
    tiles_of_time = t.book.components.hourglass.tiles
    assert [tiles_of_time[n].id for n in t.book.scenario.events] == ROUNDS
    assert [goal.card.id for goal in t.book.goals] == GOALS
    check_pieces(t)


def test_a_knight_and_a_scholar_wait_in_the_market():
    """Ruling 130: besides the supply, and no marker moves for them."""
    game = Game(SALESMAN, seed="1")
    t = game.state
    assert [in_market(game, kind) for kind in ("knight", "scholar")] == [1, 1]
    assert (sum(me(game).market), set(me(game).tracks)) == (6, {0})
    assert [t.book.supply.followers[n] for n in (4, 5)] == [4, 4]
    check_read_back(game)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_goods_as_for_four(seed):
    """Ruling 131: on all connections and second spaces; the rest is the supply."""
    t = Game(SALESMAN, seed=seed).state
    assert (t.book.lying, all(t.lying)) == (52, True)
    assert (sum(t.goods), sum(t.lost_goods)) == (38, 0)


def test_only_one_good_of_a_connection_is_taken():
    """Ruling 131: as in the base game."""
    game = at(f"map: orleans_vierzon_road wool grain\n{BUSY}; castle farmer boatman trader")
    go(game, "use wagon", "go vierzon by road")
    assert options(game, 0) == ["leave", "take grain", "take wool"]
    go(game, "take wool")
    assert (good(game, "wool"), good(game, "grain")) == (1, 0)
    assert options(game, 0) == ["pass", "use castle"]


def test_ten_place_tiles():
    """Ruling 129: those that are named, and the Market Stand, which is owned."""
    t = Game(SALESMAN, seed="1").state
    places = t.book.components.places
    offer = {
        category: {places[n].id for n in t.offer if places[n].category == category}
        for category in ("I", "II")
    }
    assert offer == {"I": FIRST, "II": SECOND}
    for tile in ("stage-coach", "sacristy", "quarry"):
        with pytest.raises(BadPosition, match=f"'{tile}' is not known"):
            at(f"0 tiles: {tile}")


def test_no_tile_comes_later():
    """Ruling 129."""
    board = f"0 board: {VILLAGE}; {WAGON}"
    game = go(at(f"offer: hayrick\n{board}"), "use village", "hire trader")  # the only tile
    assert (game.state.offer, tiles(game)) == ((), ["hayrick", "market-stand"])


def test_the_market_stand_can_be_used_from_the_start():
    game = at(f"0 coins: 10\n0 board: market-stand trader; {WAGON}")
    go(game, "use market-stand", "buy wool", "buy brocade")
    assert (coins(game), good(game, "wool"), good(game, "brocade")) == ([1], 1, 1)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": 2}, "the scenario salesman is for 1 player, not 2"),
        ({"players": 1, "edition": "dlp"}, "is played with bigbox, not dlp"),
        ({"players": 1, "modules": ("trade",)}, "trade is not played with salesman"),
        ({"players": 1, "tiles": "market-3"}, "salesman has place tiles of its own"),
        ({"players": 1, "tiles": "hayrick"}, "salesman has place tiles of its own"),
        ({"players": 1, "difficulty": "easy"}, "no difficulty 'easy'; it has one-a-round, in-ord"),
    ],
)
def test_what_does_not_go_together(wrong, reason):
    """Ruling 129."""
    with pytest.raises(BadSetup, match=reason):
        Setup(scenario="salesman", **wrong)


# --- no citizens, no trading stations


def test_no_citizens_on_the_tracks():
    """Ruling 132: the spaces give what they give otherwise."""
    assert Game(SALESMAN, seed="1").state.book.citizens == ()
    board = "castle farmer boatman trader; scriptorium knight scholar"
    game = at(f"0 tracks: 3 knights\n0 development: 2\n0 board: {board}; {WAGON}")
    go(game, "use castle", "use scriptorium")
    assert (me(game).citizens, me(game).tracks[4], me(game).development) == (0, 4, 3)
    check_pieces(game.state)
    with pytest.raises(BadPosition, match="there are no citizens in this scenario"):
        at("0 citizens: 1")


@pytest.mark.parametrize(
    ("deeds", "who", "moves", "gained"),
    [
        ("papal-conclave 1 knight 1 monk", "monk", [], 3),
        ("canalization 3 boatman 2 trader 3 farmer 1 craftsman", "craftsman", ["reward coins"], 1),
    ],
)
def test_deeds_without_citizens(deeds, who, moves, gained):
    """Ruling 132: coins or development as usual, and nothing for the last one."""
    game = at(f"deeds: {deeds}\n0 coins: 0\n0 board: town-hall {who} -; {WAGON}")
    go(game, "use town-hall")
    if f"send {who} {deeds.split()[0]}" in options(game, 0):
        go(game, f"send {who} {deeds.split()[0]}")
    go(game, *moves)
    assert (coins(game), me(game).citizens) == ([gained], 0)
    check_pieces(game.state)


def test_no_trading_stations():
    """Ruling 133: the Guildhall may be filled, but not used, and says why."""
    game = at(f"0 board: {GUILDHALL}; {WAGON}")
    assert options(game, 0) == ["pass", "use wagon"]
    reason = "there are no trading stations in this scenario"
    assert game.why_not(0, "use guildhall") == reason
    assert me(game).stations == 0
    planning = in_round(1, "0 market: own-farmer, knight", "planning")
    assert "place knight guildhall.2" in options(planning, 0)
    for text in ("0 stations: tours", "0 unbuilt: 1"):
        with pytest.raises(BadPosition, match="line 3"):
            at(text)


def test_without_a_follower_in_the_supply_nobody_is_hired():
    """Ruling 139: the few of a type may be gone before the track ends."""
    game = at(f"supply: 4 monk\n0 board: castle farmer boatman trader; {WAGON}")
    assert game.why_not(0, "use castle") == "no knight is left in the supply"


def test_no_census():
    names = [STEPS[frame[0]].name for frame in Game(SALESMAN, seed="1").state.book.phases]
    assert names == ["hour-glass", "followers", "actions", "event", "goals", "start-player"]


# --- objectives


@pytest.mark.parametrize("move", ASKED)
def test_a_delivery(move):
    """Ruling 134: by a move on the own turn, which costs no action; the goods go to the supply."""
    place, goods = ASKED[move]
    game = at(f"0 merchant: {place}\n0 goods: {goods}\n{BUSY}")
    before = sum(game.state.goods)
    assert options(game, 0) == ["pass", "use wagon", move]
    held = sum(me(game).goods)
    go(game, move)
    assert reached(game) == {move.split()[1]: 1}
    assert (sum(me(game).goods), sum(game.state.goods)) == (0, before + held)
    assert options(game, 0) == ["pass", "use wagon"]
    assert game.why_not(0, move) == "you have reached this goal already"
    check_pieces(game.state)


def test_a_delivery_between_two_actions():
    """Rulings 99 and 134: on arrival, when the action is over, and the turn goes on."""
    board = "ship farmer boatman knight; castle farmer boatman trader"
    on_the_way = "0 merchant: blois\n0 goods: 2 grain\nmap: blois_tours_water grain"
    game = go(at(f"{on_the_way}\n0 board: {board}"), "use ship", "go tours by water")
    assert options(game, 0) == ["leave", "take grain"]  # nothing in the middle of an action
    go(game, "take grain")
    assert options(game, 0) == ["pass", "use castle", TOURS]
    go(game, TOURS)
    assert options(game, 0) == ["pass", "use castle"]


@pytest.mark.parametrize("move", ASKED)
def test_a_delivery_elsewhere(move):
    place, goods = ASKED[move]
    game = at(f"0 merchant: blois\n0 goods: {goods}\n{BUSY}")
    assert game.why_not(0, move) == f"your merchant is not in {place}"


@pytest.mark.parametrize(
    ("move", "goods", "missing"),
    [
        (BOURGES, "2 wool, 5 brocade", "wool"),
        (CHARTRES, "3 grain, cheese, wine, brocade", "wool"),
        (VENDOME, "1 cheese, 3 wine", "cheese"),
        (TOURS, "2 grain", "grain"),
        (ARGENTON, "4 wool", "brocade"),
    ],
)
def test_a_delivery_is_paid_all_at_once(move, goods, missing):
    """Ruling 134: no part of it in advance, and no other good instead."""
    game = at(f"0 merchant: {ASKED[move][0]}\n0 goods: {goods}\n{BUSY}")
    assert game.why_not(0, move) == f"you have too little {missing}"


def test_the_page_knows_what_is_missing():
    game = at(f"0 merchant: chartres\n0 goods: grain, 2 wool\n{BUSY}")
    parts = {
        what: (have, need) for what, have, need in game.state.book.goals[1].parts(game.state, 0)
    }
    assert parts == {
        "town:chartres": (1, 1),
        "good:grain": (1, 1),
        "good:cheese": (0, 1),
        "good:wine": (0, 1),
        "good:wool": (2, 1),
        "good:brocade": (0, 1),
    }


def test_a_delivery_can_be_taken_back():
    game = go(at(f"0 merchant: tours\n0 goods: 3 grain\n{BUSY}"), TOURS)
    game.undo(0)
    assert (good(game, "grain"), reached(game)) == (3, {})


def test_a_good_counts_for_one_delivery_only():
    """Ruling 134: what is delivered is gone."""
    game = go(at(f"0 merchant: chartres\n0 goods: {ALL_FIVE}, 2 wool\n{BUSY}"), CHARTRES)
    assert [good(game, name) for name in ("grain", "cheese", "wine", "wool", "brocade")] == [
        0,
        0,
        0,
        2,
        0,
    ]


def test_a_delivery_is_no_duty():
    """Ruling 134: it is the player's choice, also after the event."""
    game = go(at(f"0 merchant: tours\n0 goods: 4 grain\n0 coins: 0\n{BUSY}"), "pass")
    assert options(game, 0) == ["done", TOURS]  # one grain was eaten
    go(game, "done")
    assert (reached(game), game.state.round) == ({}, 2)


def test_several_deliveries_in_a_round_in_any_order():
    """Ruling 135: without a step of difficulty nothing limits them."""
    text = f"0 merchant: tours\n0 goods: 3 grain, brocade\n{BUSY}\n0 met: 1 set-for-chartres"
    game = go(at(text), TOURS)
    assert reached(game) == {"set-for-chartres": 1, "grain-for-tours": 1}
