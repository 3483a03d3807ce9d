"""Invasion: the Support board, the city's stores, its walls and achievements, and its citizens."""

import pytest
from invasion import at, missing, parts

from helpers import (
    BUSY,
    check_pieces,
    coins,
    go,
    good,
    in_bag,
    in_market,
    me,
    options,
    stands,
)
from orleans import IllegalMove
from orleans.boxes.invasion.fields import (
    CATAPULT,
    CITY_TREASURY,
    CLOTHING,
    TEAM_CITIZENS,
    TREASURY,
    WAREHOUSE,
)

VEHICLE = "0 board: vehicle farmer boatman"
GUILD_HOUSE = "0 board: guild-house craftsman trader"
HOSTEL = "0 board: hostel monk"
PALATINATE = f"0 board: palatinate knight scholar; {BUSY}"
TOWN_HALL = "0 board: town-hall knight"


def team(game):
    return TEAM_CITIZENS.count(game.state)


# --- Vehicle


def test_the_vehicle_sends_three_goods_to_the_city():
    game = at(f"{VEHICLE}\n0 goods: 2 grain, wine, wool, brocade")
    go(game, "0 use vehicle", "0 send to the city", "0 give grain", "0 give wine", "0 give wool")
    assert WAREHOUSE.get(game.state)[:3] == (1, 0, 1)
    assert CLOTHING.get(game.state)[3:5] == (1, 0)
    assert (good(game, "grain"), good(game, "brocade")) == (1, 1)
    assert in_bag(game, "farmer") == in_bag(game, "boatman") == 1
    assert game.actors == (1,)
    check_pieces(game.state)


def test_the_vehicle_sends_to_one_player_and_does_not_split():
    game = at(f"{VEHICLE}\n0 goods: 2 grain", players=3)
    go(game, "0 use vehicle", "0 send to 2")  # the first good goes automatically
    assert options(game, 0) == ["done", "give grain"]
    go(game, "0 done")
    assert (good(game, "grain", 0), good(game, "grain", 2)) == (1, 1)


def test_at_least_one_good_is_sent_and_never_to_oneself():
    """Ruling 246."""
    game = at(f"{VEHICLE}\n0 goods: grain, wool", players=3)
    go(game, "0 use vehicle")
    assert options(game, 0) == ["send to the city", "send to 1", "send to 2"]
    go(game, "0 send to 1")
    assert options(game, 0) == ["give grain", "give wool"]


def test_the_warehouse_takes_no_more_than_it_needs():
    """Ruling 232."""
    game = at(f"{VEHICLE}\n0 goods: 2 cheese, 2 wool\nwarehouse: 2 cheese")
    go(game, "0 use vehicle", "0 send to the city", "0 give cheese")
    assert options(game, 0) == ["done", "give wool"]


def test_the_vehicle_needs_a_good():
    game = at(f"{VEHICLE}; {BUSY}")
    assert game.why_not(0, "vehicle") == "you have no good to send"


# --- Guild House


def test_the_guild_house_fills_both_treasuries():
    game = at(f"{GUILD_HOUSE}\n0 coins: 5")
    go(game, "0 use guild-house", "0 send to the city", "0 pay 3 into the city treasury")
    both = ["pay 1 into the city treasury", "pay 1 into the treasury"]
    assert options(game, 0) == ["done", *both]
    go(game, "0 pay 1 into the treasury")
    assert (CITY_TREASURY.count(game.state), TREASURY.count(game.state)) == (3, 1)
    assert coins(game)[0] == 1
    assert game.actors == (1,)


def test_the_guild_house_sends_up_to_four_coins_to_a_player():
    game = at(f"{GUILD_HOUSE}\n0 coins: 9\n1 coins: 0")
    go(game, "0 use guild-house", "0 send to 1")
    assert options(game, 0) == ["pay 1", "pay 2", "pay 3", "pay 4"]
    go(game, "0 pay 4")
    assert coins(game) == [5, 4]


def test_a_full_treasury_takes_no_more_coins():
    game = at(f"{GUILD_HOUSE}\n0 coins: 5\ncity-treasury: 29\ntreasury: 12\nclaimed: treasury")
    go(
        game, "0 use guild-house", "0 send to the city"
    )  # one coin is missing: it goes automatically
    assert (CITY_TREASURY.count(game.state), coins(game)[0]) == (30, 4)
    assert not missing(game, "fill-the-treasury")


# --- Hostel


def test_the_hostel_sends_a_follower_who_is_placed_at_once():
    """The rulebook's example: the farmer completes the other's Guildhall."""
    game = at(
        f"{HOSTEL}\n0 market: farmer\n1 board: guildhall - craftsman knight\n1 merchant: blois"
    )
    go(game, "0 use hostel", "1 place farmer guildhall.0")
    assert stands(game, "guildhall.0", 1) == "farmer"
    assert in_bag(game, "monk") == 1
    go(game, "1 use guildhall")
    assert game.seat(1).stations == ["blois"]
    check_pieces(game.state)


def test_a_follower_sent_may_wait_in_the_market():
    game = at(f"{HOSTEL}\n0 market: farmer\n1 board: {BUSY}")
    go(game, "0 use hostel", "1 to market")
    assert in_market(game, "farmer", 1) == 1


def test_a_follower_may_be_sent_to_somebody_who_has_passed():
    """Ruling 236."""
    game = at(f"{HOSTEL}; {BUSY}\n0 market: scholar\nstart: 1\n1 market: 4 knight\n1 board: {BUSY}")
    go(game, "1 pass", "0 use hostel")
    spaces = ["monastery.0", "town-hall.0", "town-hall.1", "palatinate.1"]
    assert set(options(game, 1)) >= {"to market", *[f"place scholar {space}" for space in spaces]}
    go(game, "1 place scholar palatinate.1")
    assert game.actors == (0,)


FULL = "1 market: 4 farmer, 4 trader"
KNIGHTS = (  # no space for a knight is left
    "ship - - knight; wagon - - knight; guildhall - - knight; scriptorium knight; "
    "town-hall farmer farmer; palatinate knight"
)


def test_a_follower_sent_may_go_into_the_gunpowder_tower():
    """Ruling 247: it is market, and sends him on to the walls even during an Assembly."""
    text = f"{HOSTEL}\n0 market: knight\nround: 3\nevent: inv-assembly-a\n{FULL}\n"
    tower = f"1 tiles: gunpowder-tower\n1 board: {KNIGHTS}"
    game = at(f"{text}{tower}")
    go(game, "0 use hostel")  # nowhere else is room for him
    assert stands(game, "gunpowder-tower.0", 1) == "knight"
    check_pieces(game.state)
    go(game, "1 use gunpowder-tower", "1 send knight city-walls")
    assert parts(game, "man-the-walls") == [(1, 5)]


def test_nobody_is_sent_to_whom_has_no_room():
    """Ruling 236: neither a space nor the market, and the tower is full."""
    text = f"{HOSTEL}; {BUSY}\n0 market: knight\n{FULL}\n1 tiles: gunpowder-tower\n"
    game = at(f"{text}1 board: {KNIGHTS}; gunpowder-tower farmer farmer")
    assert game.why_not(0, "hostel") == "no other player has room for a follower"


def test_the_town_hall_takes_a_follower_also_when_it_was_used():
    game = at(f"{HOSTEL}; {BUSY}\n0 market: farmer\n1 board: town-hall knight knight\n start: 1")
    go(game, "1 use town-hall", "1 send knight city-walls", "1 send knight city-walls")
    go(game, "0 use hostel", "1 place farmer town-hall.0", "1 use town-hall")
    assert parts(game, "man-the-walls") == [(2, 5)]


def test_own_followers_never_leave():
    """Ruling 236."""
    game = at(f"{HOSTEL}; {BUSY}\n0 market: own-farmer")
    assert game.why_not(0, "hostel") == "nobody waits in your market whom you could send"


def test_the_market_reaches_into_the_gunpowder_tower():
    """Ruling 247."""
    game = at(f"{HOSTEL}; gunpowder-tower scholar\n0 tiles: gunpowder-tower\n1 board: {BUSY}")
    go(game, "0 use hostel", "1 to market")
    assert (stands(game, "gunpowder-tower.0"), in_market(game, "scholar", 1)) == ("-", 1)


# --- Palatinate


def test_the_palatinate_uses_an_action_of_another_player():
    """Ruling 237: his followers go home, the acting player gains and pays."""
    game = at(f"{PALATINATE}\n1 board: castle farmer boatman trader")
    go(game, "0 use palatinate")  # the only action that is there
    assert stands(game, "castle.0", 1) == "-"
    assert (me(game).tracks[4], me(game, 1).tracks[4]) == (1, 0)
    assert in_bag(game, "farmer", 1) == in_bag(game, "boatman", 1) == in_bag(game, "trader", 1) == 1
    assert in_bag(game, "knight") == 2  # his own and the new one
    check_pieces(game.state)


def test_gear_wheels_stay_with_their_owner():
    game = at(f"{PALATINATE}\n1 board: castle gear boatman trader\n1 tracks: 1 craftsmen")
    go(game, "0 use palatinate")  # the only action that is there
    assert stands(game, "castle.0", 1) == "gear"


def test_the_palatinate_borrows_no_palatinate_and_no_gunpowder_tower():
    game = at(
        f"{PALATINATE}\n1 tiles: gunpowder-tower\n"
        f"1 board: palatinate knight scholar; gunpowder-tower knight; {BUSY}"
    )
    go(game, "0 use palatinate")  # only the Wagon is left
    assert game.actors == (0,)
    assert all(text.startswith("go ") for text in options(game, 0))


def test_the_palatinate_reaches_place_tiles_and_the_support_board():
    """Ruling 237: the owner may have passed."""
    game = at(
        f"{PALATINATE}\n0 goods: grain\n0 market: farmer\nstart: 1\n"
        "1 tiles: laboratory, winery\n"
        "1 board: vehicle farmer boatman; guild-house craftsman trader; hostel monk; "
        "laboratory craftsman scholar; ship farmer"
    )
    go(game, "1 pass", "0 use palatinate")
    places = ("laboratory", "vehicle", "guild-house", "hostel")
    assert options(game, 0) == [f"borrow {place} of 1" for place in places]
    go(game, "0 borrow laboratory of 1", "0 send to the catapult")
    assert (CATAPULT.count(game.state), in_bag(game, "scholar", 1)) == (1, 1)
    check_pieces(game.state)


def test_the_palatinate_needs_an_activated_action():
    game = at(f"{PALATINATE}\n1 board: castle farmer boatman")
    reason = "no other player has activated an action that you can use"
    assert game.why_not(0, "palatinate") == reason


def test_the_palatinate_on_a_town_hall():
    """Ruling 250: the acting player sends; whoever is not sent stays."""
    game = at(f"{PALATINATE}\n1 board: town-hall knight farmer")
    go(game, "0 use palatinate", "0 send knight city-walls", "0 done")
    assert parts(game, "man-the-walls") == [(1, 5)]
    assert (stands(game, "town-hall.0", 1), stands(game, "town-hall.1", 1)) == ("-", "farmer")


def test_the_councilman_borrows_a_town_hall_for_the_assembly_hall():
    game = at(f"0 character: councilman\n{PALATINATE}\n1 board: town-hall knight farmer")
    go(game, "0 use palatinate", "0 send farmer assembly-hall", "0 done")
    assert parts(game, "councilman") == [(1, 8)]


def test_the_well_does_not_reach_the_support_board():
    """Ruling 251."""
    game = at(f"0 tiles: well\n0 board: well boatman knight scholar; {BUSY}\n0 goods: grain")
    go(game, "0 use well")
    assert "use castle" in options(game, 0)
    assert not {"use vehicle", "use guild-house"} & set(options(game, 0))


def on_the_support_board(game):
    """The moves of planning that fill the Support board."""
    boards = ("vehicle", "guild-house", "hostel", "palatinate")
    return [text for text in options(game, 0) if text.split()[-1].split(".")[0] in boards]


@pytest.mark.parametrize(
    ("tile", "follower", "spaces"),
    [
        ("school", "scholar", ["vehicle.0", "vehicle.1", "guild-house.0", "guild-house.1"]),
        ("herb-garden", "boatman", ["vehicle.0", "vehicle.1", "guild-house.0", "guild-house.1"]),
    ],
)
def test_school_and_herb_garden_serve_the_support_board(tile, follower, spaces):
    """Ruling 251: but not the monk's space."""
    found = on_the_support_board(at(f"0 tiles: {tile}\n0 market: {follower}\nphase: planning"))
    assert found[:4] == [f"place {follower} {space}" for space in spaces]
    assert f"place {follower} hostel.0" not in found


def test_monks_and_gear_wheels_replace_others_on_the_support_board():
    """A monk stands anywhere; a wheel never stands alone."""
    spaces = ["vehicle.0", "vehicle.1", "guild-house.0", "guild-house.1"]
    both = ["palatinate.0", "palatinate.1"]
    game = at("0 market: monk\nphase: planning")
    assert on_the_support_board(game) == [f"place monk {s}" for s in [*spaces, "hostel.0", *both]]
    game = at("0 gears: 1\n0 tracks: 2 craftsmen\nphase: planning")
    assert on_the_support_board(game) == [f"gear {space}" for space in [*spaces, *both]]


# --- walls and achievements


def test_knights_man_the_walls_and_bring_no_coin():
    """Ruling 232."""
    game = at(TOWN_HALL)
    go(game, "0 use town-hall", "0 send knight city-walls")
    assert (parts(game, "man-the-walls"), coins(game)[0]) == ([(1, 5)], 5)


def test_full_walls_bring_no_citizen_and_take_no_more():
    game = at("0 board: town-hall knight knight\ndeeds: city-walls 4 knight")
    go(game, "0 use town-hall", "0 send knight city-walls")
    assert options(game, 0) == ["done", "send knight weapon-smithy"]
    assert (team(game), me(game).citizens) == (0, 0)
    assert not missing(game, "man-the-walls")


def test_the_gunpowder_tower_sends_to_the_walls_but_not_to_the_assembly_hall():
    """Ruling 247."""
    text = "0 character: councilman\n0 tiles: gunpowder-tower\n0 board: gunpowder-tower knight"
    game = at(text)
    go(game, "0 use gunpowder-tower")
    assert options(game, 0) == ["send knight city-walls", "send knight weapon-smithy"]


def test_the_last_follower_of_an_achievement_brings_a_citizen():
    game = at("0 board: town-hall monk\ndeeds: shelter 1 farmer 1 boatman 1 scholar")
    go(game, "0 use town-hall")  # only the Shelter wants a monk
    assert team(game) == 1
    assert me(game).citizens == 0
    check_pieces(game.state)


def test_the_clothing_store_brings_a_citizen():
    game = at(f"{VEHICLE}\n0 goods: brocade\nclothing-store: 3 wool, brocade")
    go(game, "0 use vehicle", "0 send to the city")
    assert team(game) == 1
    check_pieces(game.state)


def test_the_treasury_brings_a_citizen():
    game = at(f"{GUILD_HOUSE}\n0 coins: 4\ntreasury: 9")
    go(game, "0 use guild-house", "0 send to the city", "0 pay 3 into the treasury", "0 done")
    assert (team(game), TREASURY.count(game.state)) == (1, 12)


# --- the Catapult

VILLAGE = "0 board: village farmer boatman craftsman"


def test_a_wheel_may_go_to_the_catapult():
    game = at(f"{VILLAGE}\n0 tracks: 1 craftsmen")
    go(game, "0 use village", "0 hire craftsman", "0 send to the catapult")
    assert (CATAPULT.count(game.state), me(game).gears) == (1, 0)
    check_pieces(game.state)


def test_a_wheel_that_is_kept_is_not_sent_later():
    """Ruling 238."""
    game = at(f"{VILLAGE}\n0 tracks: 1 craftsmen")
    go(game, "0 use village", "0 hire craftsman", "0 done")
    assert (CATAPULT.count(game.state), me(game).gears) == (0, 1)


def test_the_first_wheel_of_the_track_replaces_a_farmer():
    game = at(f"{VILLAGE}; {BUSY}")
    go(game, "0 use village", "0 hire craftsman")
    assert game.actors == (1,)
    assert me(game).bound_gears == 1


def test_a_wheel_of_the_laboratory_may_go_to_the_catapult():
    game = at("0 tiles: laboratory\n0 board: laboratory craftsman scholar\ncatapult: 2")
    go(game, "0 use laboratory", "0 send to the catapult")
    assert (CATAPULT.count(game.state), team(game)) == (3, 1)


# --- other citizens


def test_le_blanc_brings_its_citizen_with_a_station():
    game = at("0 merchant: le-blanc\n0 board: guildhall farmer craftsman knight")
    go(game, "0 use guildhall")
    assert (team(game), me(game).citizens) == (1, 0)
    check_pieces(game.state)


def test_an_emptied_pile_brings_its_citizen_once():
    """Ruling 255."""
    game = at(
        "0 board: farm-house boatman craftsman; vehicle farmer boatman\n"
        "goods: grain, 5 cheese, 5 wine, 5 wool, 5 brocade"
    )
    go(game, "0 use farm-house")
    assert team(game) == 1
    assert "grain-pile" in game.position().partition("claimed:")[2].splitlines()[0]
    check_pieces(game.state)


def test_a_marker_at_the_end_of_every_track_brings_a_citizen():
    game = at(
        "0 board: castle farmer boatman trader\n0 tracks: 4 knights, 8 farmers, 5 boatmen\n"
        "1 tracks: 5 craftsmen, 5 traders, 5 scholars\nclaimed: knights, boatmen"
    )
    go(game, "0 use castle")
    assert team(game) == 1


def test_a_citizen_who_left_the_game_does_not_come():
    """After Escape or Rome Calling."""
    left = "gone-citizens: {0}\nclaimed: {0}".format
    game = at(
        f"{left('le-blanc')}\n0 merchant: le-blanc\n0 board: guildhall farmer craftsman knight"
    )
    go(game, "0 use guildhall")
    assert team(game) == 0
    text = "0 board: town-hall monk\ndeeds: shelter 1 farmer 1 boatman 1 scholar"
    game = at(f"{left('shelter')}\n{text}")
    go(game, "0 use town-hall")
    assert (team(game), me(game).citizens) == (0, 0)
    game = at(f"{left('treasury')}\n{GUILD_HOUSE}\n0 coins: 1\ntreasury: 11\ncity-treasury: 30")
    go(game, "0 use guild-house", "0 send to the city")
    assert (team(game), TREASURY.count(game.state)) == (0, 12)


def test_the_mayor_keeps_two_citizens():
    """Ruling 231."""
    text = "0 character: mayor\n0 merchant: le-blanc\n0 board: guildhall farmer craftsman knight"
    game = at(text)
    go(game, "0 use guildhall")
    assert options(game, 0) == ["keep the citizen", "give the citizen"]
    go(game, "0 keep the citizen")
    assert (team(game), me(game).citizens) == (0, 1)
    assert parts(game, "gather-citizens") == [(0, 7)]
    check_pieces(game.state)
    game = at(f"{text}\n0 citizens: 2\nclaimed: boatmen, knights")
    go(game, "0 use guildhall")  # the team's by itself
    assert (team(game), me(game).citizens) == (1, 2)


def test_a_refusal_says_why():
    game = at(f"{VEHICLE}\n0 goods: grain, wool")
    go(game, "0 use vehicle")
    with pytest.raises(IllegalMove, match="choose who receives the goods"):
        game.play(0, "give grain")
