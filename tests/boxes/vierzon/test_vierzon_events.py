"""The events of Capital Vierzon, sentence by sentence."""

import pytest
from vierzon import BUSY, WAGON, in_round

from alone import go
from helpers import (
    check_pieces,
    coins,
    good,
    in_bag,
    in_market,
    me,
    options,
    stands,
    supply,
    tiles,
    town,
    track,
)
from orleans import Game

VILLAGE = "village farmer boatman craftsman"
SHIP = "ship farmer boatman knight"
BAG = "0 bag: 2 knight, monk, 2 scholar, own-farmer, own-boatman"
DRAWN = ("come knight", "come knight", "come monk", "come scholar", "come own-farmer")


@pytest.mark.parametrize(
    ("number", "place", "board", "who"),
    [
        (2, "monastery", "monastery scholar trader", "monk"),
        (4, "castle", "castle farmer boatman trader", "knight"),
        (11, "university", "university farmer craftsman trader", "scholar"),
    ],
)
def test_bans(number, place, board, who):
    game = in_round(number, f"0 board: {board}; {WAGON}", "actions")
    assert f"no {who} may be hired this round" in game.why_not(0, f"use {place}")
    assert f"use {place}" in options(in_round(5, f"0 board: {board}; {WAGON}", "actions"), 0)


def test_a_place_that_copies_helps_against_no_ban():
    """Ruling 105: neither the Well nor a 5 or 6 of the Flea Market."""
    well = f"0 tiles: well\n0 board: well boatman knight scholar; {WAGON}"
    for number, place in ((2, "monastery"), (4, "castle"), (11, "university")):
        game = go(in_round(number, well, "actions"), "use well")
        assert f"use {place}" not in options(game, 0)
        assert "use village" in options(game, 0)
    flea = f"0 tiles: flea-market\n0 board: flea-market boatman trader; {WAGON}"
    game = go(in_round(2, flea, "actions", ask_chance=True), "use flea-market", chance=("roll 5",))
    assert in_bag(game, "monk") == 0
    game = go(in_round(4, flea, "actions", ask_chance=True), "use flea-market", chance=("roll 5",))
    assert in_bag(game, "monk") == 1
    game = go(in_round(2, flea, "actions", ask_chance=True), "use flea-market", chance=("roll 6",))
    assert "use monastery" not in options(game, 0)
    assert "use castle" in options(game, 0)


def test_the_lock_steps_for_a_boatman_during_the_strike():
    """Ruling 105: a step on the craftsmen track is no craftsman."""
    text = f"0 tiles: lock\n0 board: {VILLAGE}; {WAGON}"
    game = in_round(1, text, "actions")
    left = supply(game, "craftsman"), supply(game, "boatman") - 1
    go(game, "use village", "hire boatman", "step craftsmen")
    assert (track(game, "craftsmen"), track(game, "boatmen")) == (1, 0)
    assert (supply(game, "craftsman"), supply(game, "boatman")) == left


def test_no_craftsman_during_the_strike():
    game = go(in_round(1, f"0 board: {VILLAGE}; {WAGON}", "actions"), "use village")
    assert options(game, 0) == ["hire boatman", "hire trader"]


@pytest.mark.parametrize(("number", "due"), [(3, 1), (12, 2)])
def test_harvest_takes_food_or_coins(number, due):
    """Ruling 127: as in the base game, the player's choice."""
    text = "0 goods: 2 grain, wool\n0 coins: 10\n0 met: 2 builder"
    game = in_round(number, text)
    assert options(game, 0) == ["pay 5", "give grain"]
    go(game, *["give grain"] * due)
    assert (good(game, "grain"), coins(game), game.state.round) == (2 - due, [10], number + 1)
    game = go(in_round(number, text), *["pay 5"] * due)
    assert (good(game, "grain"), coins(game)) == (2, [10 - 5 * due])


def test_food_and_coins_may_be_mixed():
    """Ruling 127: wool is no food."""
    game = in_round(12, "0 goods: wine, wool\n0 coins: 7\n0 met: 2 builder")
    assert options(game, 0) == ["pay 5", "give wine"]
    go(game, "pay 5")  # then only wine is left to give
    assert (good(game, "wine"), good(game, "wool"), coins(game)) == (0, 1, [2])
    assert game.state.round == 13


def test_what_neither_food_nor_coins_cover_is_torture():
    """Ruling 127: one food is missing, three of its five coins are there."""
    game = in_round(12, "0 goods: wine, wool\n0 coins: 3\n0 unbuilt: 1")
    assert (good(game, "wine"), coins(game)) == (0, [0])
    assert options(game, 0) == ["give station", "give wool", "give tile market-stand"]
    go(game, "give wool")
    assert game.state.round == 12
    go(game, "give station")
    assert (tiles(game), me(game).stations, game.state.round) == (["market-stand"], 0, 13)
    check_pieces(game.state)


def test_whoever_has_neither_food_nor_coins_is_tortured():
    """Ruling 127: the Market Stand may be given, citizens may not."""
    game = in_round(3, "0 citizens: 2\n0 development: 0\n0 coins: 3")
    assert coins(game) == [0]
    assert options(game, 0) == ["give station", "give tile market-stand"]
    go(game, "give tile market-stand")  # then only stations are left
    assert (tiles(game), me(game).stations, me(game).citizens) == ([], 9, 2)


def test_with_nothing_left_the_debt_is_void():
    """Ruling 127: the game goes on."""
    game = in_round(3, "0 unbuilt: 0\n0 tiles: -\n0 coins: 0")
    assert (game.over, game.state.round) == (False, 4)


def test_income():
    game = in_round(5, "0 development: 9\n0 coins: 0\n0 met: 2 builder")
    assert coins(game) == [9]


def test_amnesty_places_a_new_follower_at_once():
    """Ruling 96: a place that is activated by it can be used."""
    text = f"0 board: castle farmer boatman trader; wagon farmer trader -; {VILLAGE}"
    game = go(in_round(6, text, "actions"), "use castle")
    assert "place knight wagon.2" in options(game, 0)
    go(game, "place knight wagon.2")
    assert "use wagon" in options(game, 0)


def test_at_the_amnesty_the_bag_and_the_town_hall_may_be_chosen():
    """Ruling 96."""
    text = f"0 board: castle farmer boatman trader; town-hall - -; {VILLAGE}"
    game = go(in_round(6, text, "actions"), "use castle")
    assert options(game, 0)[0] == "to bag"
    copy = Game.from_position(game.position(), "vierzon")
    go(copy, "to bag")
    assert in_bag(copy, "knight") == 1
    go(game, "place knight town-hall.0", "use town-hall")  # the council has his only space
    assert (in_bag(game, "knight"), coins(game)) == (0, [1])
    check_pieces(game.state)


def test_the_amnesty_is_asked_after_the_bonus():
    """Ruling 96: the trader may go to the tile that he brought; so may a monk."""
    text = f"offer: winery\n0 board: {VILLAGE}; monastery scholar trader"
    game = go(in_round(6, text, "actions"), "use village", "hire trader")  # the Winery comes first
    go(game, "place trader winery.1", "use monastery", "place monk winery.0", "use winery")
    assert (good(game, "wine"), in_bag(game, "monk"), in_bag(game, "trader")) == (1, 1, 2)
    check_pieces(game.state)


def test_at_the_amnesty_the_statue_offers_the_market_too():
    """Ruling 96."""
    text = f"0 tiles: statue\n0 board: castle farmer boatman trader; {VILLAGE}"
    game = go(in_round(6, text, "actions"), "use castle")
    assert options(game, 0)[:2] == ["to market", "to bag"]
    go(game, "to market")
    assert (in_market(game, "knight"), in_bag(game, "knight")) == (1, 0)


def test_nobody_is_asked_before_or_after_the_amnesty():
    for number in (5, 7):
        text = f"0 board: castle farmer boatman trader; wagon farmer trader -; {VILLAGE}"
        game = go(in_round(number, text, "actions"), "use castle")
        assert (in_bag(game, "knight"), options(game, 0)[0]) == (1, "pass")


def test_plague_takes_a_follower_who_is_not_ones_own():
    """He is in the supply again, and the marker stays."""
    text = "0 bag: 3 knight, own-farmer\n0 tracks: 3 knights"
    game = in_round(7, text, ask_chance=True)
    left = supply(game, "knight")
    game.play(-1, "come knight")
    assert (in_bag(game, "knight"), supply(game, "knight"), track(game, "knights")) == (
        2,
        left + 1,
        3,
    )
    assert game.state.round == 8
    check_pieces(game.state)


def test_plague_spares_those_of_the_own_colour():
    game = in_round(7, "0 bag: knight, own-farmer", ask_chance=True)
    before = sum(me(game).bag)
    game.play(-1, "come own-farmer")
    assert (in_bag(game, "own-farmer"), sum(me(game).bag), game.state.round) == (1, before, 8)


def test_plague_finds_nobody_in_a_bag_without_others():
    """Ruling 32: no follower is drawn."""
    game = in_round(7, "0 bag: own-farmer", ask_chance=True)
    assert (in_bag(game, "own-farmer"), game.state.round) == (1, 8)


def test_sabotage_bars_actions_with_a_wheel():
    text = f"0 tracks: 1 craftsmen\n0 board: village gear boatman craftsman; {WAGON}"
    game = in_round(8, text, "actions")
    said = "an action with a gear wheel cannot be used this round"
    assert game.why_not(0, "use village") == f"vierzon-08-sabotage: {said}"
    assert options(game, 0) == ["pass", "use wagon"]


def test_the_well_copies_no_action_with_a_wheel_during_the_sabotage():
    """Ruling 105: nor can a Well that has one be used."""
    text = "0 tracks: 1 craftsmen\n0 tiles: well\n0 board: village gear - -; well {} knight scholar"
    game = go(in_round(8, text.format("boatman"), "actions"), "use well")
    assert "use village" not in options(game, 0)
    assert "use castle" in options(game, 0)
    text = f"0 tracks: 2 craftsmen\n0 tiles: well\n0 board: well gear knight scholar; {WAGON}"
    assert options(in_round(8, text, "actions"), 0) == ["pass", "use wagon"]
    assert options(in_round(7, text, "actions"), 0) == ["pass", "use wagon", "use well"]


@pytest.mark.parametrize(
    ("goods", "due"), [("-", 0), ("wool", 0), ("5 wool", 2), ("3 wool, 3 grain", 3)]
)
def test_goods_tax_counts_full_pairs(goods, due):
    """Ruling 127."""
    game = in_round(9, f"0 goods: {goods}\n0 coins: 9")
    assert (coins(game), game.state.round) == ([9 - due], 10)


def test_goods_tax_that_cannot_be_paid_is_torture():
    game = in_round(9, "0 goods: 4 wool\n0 coins: 1\n0 unbuilt: 0")
    assert options(game, 0) == ["give wool", "give tile market-stand"]
    go(game, "give wool")
    assert (good(game, "wool"), game.state.round) == (3, 10)


def test_goods_in_the_gaming_room_are_not_taxed():
    """Ruling 40: nor can they be delivered."""
    text = "0 tiles: gaming-room\n0 stock: gaming-cheese, gaming-wine\n0 goods: 3 wine\n0 coins: 9"
    assert coins(in_round(9, text)) == [8]
    game = in_round(9, f"{text}\n0 merchant: vierzon\n{BUSY}", "actions")
    reason = "your goods are worth 9 of 12 points"
    assert game.why_not(0, "deliver building-materials") == reason


def test_goods_tax_with_nothing_left_is_void():
    """Ruling 127: what could be given is given, and the game goes on."""
    game = in_round(9, "0 goods: 3 wool\n0 coins: 0\n0 unbuilt: 0\n0 tiles: -")
    assert (good(game, "wool"), game.over, game.state.round) == (2, False, 10)


def test_trading_day_without_a_station_gives_nothing():
    assert coins(in_round(10, "0 coins: 1\n0 citizens: 3")) == [1]


def test_trading_day():
    game = in_round(10, "0 stations: blois, tours, vierzon\n0 coins: 1\n0 met: 2 builder")
    assert coins(game) == [7]


# --- Storm


@pytest.mark.parametrize(
    ("tile", "board"),
    [
        ("market-stand", SHIP),
        ("market-stand", WAGON),
        ("stage-coach", "stage-coach knight"),
        ("drawbridge", WAGON),
        ("horse-wagon", "horse-wagon trader knight"),
    ],
)
def test_no_merchant_moves_in_the_storm(tile, board):
    """Ruling 125: an action that only moves him is refused."""
    text = f"0 coins: 5\n0 tiles: {tile}\n0 board: {board}; castle farmer boatman trader"
    place = board.partition(" ")[0]
    game = in_round(13, text, "actions")
    assert game.why_not(0, f"use {place}") == "vierzon-13-storm forbids it this round"
    assert f"use {place}" in options(in_round(11, text, "actions"), 0)


def test_the_well_moves_nobody_in_the_storm():
    """Rulings 105 and 125."""
    text = f"0 tiles: well\n0 board: well boatman knight scholar; {VILLAGE}"
    assert "use ship" not in options(go(in_round(13, text, "actions"), "use well"), 0)


def test_the_bourgeois_house_has_no_journey_in_the_storm():
    """Ruling 125."""
    text = f"0 tiles: bourgeois-house\n0 board: bourgeois-house trader knight scholar; {WAGON}"
    game = go(in_round(13, text, "actions"), "use bourgeois-house")
    assert options(game, 0) == ["reward coins", "reward development", "reward good"]


def test_the_tinkerers_wagon_may_be_rolled_in_the_storm():
    """Ruling 125: a 6 gives its coin, everything else nothing."""
    text = f"0 tiles: tinkerers-wagon\n0 board: tinkerers-wagon craftsman trader; {VILLAGE}"
    for roll, gained in ((3, 0), (6, 1)):
        game = in_round(13, text, "actions", ask_chance=True)
        go(game, "use tinkerers-wagon", chance=(f"roll {roll}",))
        assert (coins(game), town(game)) == ([gained], "orleans")


def test_other_dice_move_nobody_in_the_storm():
    """Ruling 125: neither a 6 of the Christmas Market nor one of the Flea Market."""
    text = f"0 tiles: christmas-market\n0 board: christmas-market farmer trader; {VILLAGE}"
    game = in_round(13, text, "actions", ask_chance=True)
    go(game, "use christmas-market", chance=("roll 6",))
    assert (town(game), options(game, 0)) == ("orleans", ["pass", "use village"])
    text = f"0 tiles: flea-market\n0 board: flea-market boatman trader; {VILLAGE}"
    game = in_round(13, text, "actions", ask_chance=True)
    go(game, "use flea-market", chance=("roll 6",))
    assert not {"use ship", "use wagon"} & set(options(game, 0))
    assert "use castle" in options(game, 0)


def test_the_quarry_builds_far_away_in_the_storm():
    """Ruling 125: nobody moves, so its price is as always."""
    text = f"0 coins: 20\n0 tiles: quarry\n0 board: quarry craftsman knight; {VILLAGE}"
    prices = []
    for number in (11, 13):
        game = go(in_round(number, text, "actions"), "use quarry", "build in loches")
        prices.append(20 - coins(game)[0])
    assert prices == [8, 8]


def test_goods_are_delivered_in_the_storm_by_who_is_there():
    text = f"0 merchant: vierzon\n0 goods: 4 wine\n0 board: {VILLAGE}"
    assert "deliver building-materials" in options(in_round(13, text, "actions"), 0)


# --- Banishment


def banished(bag=BAG, market="", draw="draw 5", chance=DRAWN):
    game = in_round(14, f"{bag}\n0 market: {market or '-'}\n0 tracks: 1 knights", "followers")
    game = Game.from_position(game.position(), "vierzon", ask_chance=True)
    return go(game, draw, chance=chance)


def test_two_of_those_drawn_go_back_to_the_bag():
    """Ruling 126: before anybody is placed; the player chooses, own followers too."""
    game = banished()
    assert options(game, 0) == [
        "banish knight",
        "banish scholar",
        "banish monk",
        "banish own-farmer",
    ]
    assert game.why_not(0, "ready") == "choose who goes back to the bag: 2 more"
    go(game, "banish own-farmer", "banish monk")
    assert (in_bag(game, "monk"), in_bag(game, "own-farmer")) == (1, 1)
    assert (in_market(game, "knight"), in_market(game, "scholar")) == (2, 1)
    assert options(game, 0)[0] == "ready"
    check_pieces(game.state)


def test_whoever_waited_in_the_market_stays():
    """Ruling 126: only those who were drawn now."""
    game = banished(market="2 trader, knight")
    assert "banish trader" not in options(game, 0)
    go(game, "banish knight", "banish knight")
    assert (in_market(game, "knight"), in_market(game, "trader")) == (1, 2)


@pytest.mark.parametrize(
    ("draw", "chance", "asked"),
    [("draw 0", (), 0), ("draw 1", ("come monk",), 1), ("draw 2", DRAWN[1:3], 2)],
)
def test_with_fewer_draws_all_of_them_go_back(draw, chance, asked):
    """Ruling 126."""
    game = banished(draw=draw, chance=chance)
    if asked == 2:
        go(game, "banish knight")
    assert sum(me(game).market) == 0
    assert sum(me(game).bag) == 9


def test_the_whole_bag_is_drawn():
    game = banished("0 bag: monk", draw="draw 5", chance=())  # and the four of one's own
    go(game, "banish own-trader", "banish own-farmer")
    assert (in_market(game, "monk"), sum(me(game).market), sum(me(game).bag)) == (1, 3, 2)


def test_the_gunpowder_tower_comes_after_the_banishment():
    """Ruling 126: nobody is stored before."""
    game = banished(f"0 tiles: gunpowder-tower\n{BAG}")
    go(game, "banish knight", "banish knight")
    assert options(game, 0) == ["done", "tower scholar", "tower monk", "tower own-farmer"]
    go(game, "tower monk", "done")
    assert stands(game, "gunpowder-tower.0") == "monk"


def test_a_position_in_the_middle_of_the_banishment():
    game = go(banished(), "banish monk")
    copy = Game.from_position(game.position(), "vierzon")
    assert (copy.position(), options(copy, 0)) == (game.position(), options(game, 0))
    with_story = Game.replay(game.record(), story=True)
    changes = [change for one in with_story.story() for change in one.changes]
    assert ("kind:monk", "bag", 1) in [(c.what, c.where, c.after) for c in changes]


def test_a_choice_of_the_banishment_can_be_taken_back():
    game = go(banished(), "banish monk")
    game.undo(0)
    assert "banish monk" in options(game, 0)
    assert in_market(game, "monk") == 1


def test_other_rounds_banish_nobody():
    game = in_round(13, f"{BAG}\n0 tracks: 1 knights", "followers", ask_chance=True)
    go(game, "draw 5", chance=DRAWN)
    assert options(game, 0)[0] == "ready"


def test_nothing_happens_in_the_event_phase_of_the_last_round():
    assert in_round(14, BUSY).over
