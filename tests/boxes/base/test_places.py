"""The ten places of the player board."""

import pytest

from helpers import BUSY, at, go, good, in_bag, me, options, stands, supply, tiles, track
from orleans import IllegalMove


def test_farm_house_gives_a_farmer_a_step_and_the_good_shown():
    game = at("0 board: farm-house own-boatman own-craftsman")
    go(game, "0 use farm-house")
    assert in_bag(game, "farmer") == 1
    assert track(game, "farmers") == 1
    assert good(game, "grain") == 1
    assert in_bag(game, "own-boatman") == in_bag(game, "own-craftsman") == 1


@pytest.mark.parametrize(
    ("step", "shown"),
    list(enumerate(["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"], 1)),
)
def test_farmers_track_shows_these_goods(step, shown):
    game = at(f"0 board: farm-house boatman craftsman\n0 tracks: {step - 1} farmers")
    go(game, "0 use farm-house")
    assert good(game, shown) == 1


def test_farm_house_needs_a_farmer_and_the_good_of_the_next_space():
    """Ruling 5."""
    board = f"0 board: farm-house boatman craftsman; {BUSY}\n"
    no_farmer = at(board + "supply: 3 scholar")
    assert no_farmer.why_not(0, "farm-house") == "no farmer is left in the supply"
    no_grain = at(board + "goods: 3 wine")
    assert no_grain.why_not(0, "farm-house") == "the supply has no grain left"
    end = at(board + "0 tracks: 8 farmers")
    assert end.why_not(0, "farm-house") == "your marker is at the end of the farmers"


def test_village_offers_boatman_craftsman_and_trader():
    game = at("0 board: village farmer boatman craftsman")
    go(game, "0 use village")
    assert options(game, 0) == ["hire boatman", "hire craftsman", "hire trader"]
    with pytest.raises(IllegalMove, match="the village has no monk"):
        game.play(0, "hire monk")


@pytest.mark.parametrize(("steps", "coins"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_boatmen_bring_coins(steps, coins):
    game = at(f"0 board: village farmer boatman craftsman\n0 coins: 0\n0 tracks: {steps} boatmen")
    go(game, "0 use village", "0 hire boatman")
    assert me(game).coins == coins
    assert in_bag(game, "boatman") == 2


def test_the_first_boatman_at_the_end_brings_a_citizen_instead_of_coins():
    game = at(
        """
        0 board: village farmer boatman craftsman
        1 board: village farmer boatman craftsman
        0 coins: 0
        0 tracks: 4 boatmen
        1 coins: 0
        1 tracks: 4 boatmen
        """
    )
    go(game, "0 use village", "0 hire boatman", "1 use village", "1 hire boatman")
    assert (me(game).coins, me(game).citizens) == (0, 1)
    assert (me(game, 1).coins, me(game, 1).citizens) == (0, 0)


def test_a_craftsman_brings_a_gear_wheel():
    game = at("0 board: village farmer boatman craftsman")
    gears = game.state.gears
    go(game, "0 use village", "0 hire craftsman")
    assert (game.state.gears, track(game, "craftsmen")) == (gears - 1, 1)


def test_the_first_trader_brings_a_tile_of_category_one():
    """Ruling 6 too: without an eligible tile the trader cannot be hired."""
    game = at("0 board: village farmer boatman craftsman\noffer: brewery, cellar, hayrick")
    go(game, "0 use village", "0 hire trader")
    assert options(game, 0) == ["build hayrick", "build brewery"]
    go(game, "0 build brewery")
    assert tiles(game) == ["brewery"]
    assert options(at("0 board: village farmer boatman craftsman\noffer: cellar"), 0)
    none = go(at("0 board: village farmer boatman craftsman\noffer: cellar"), "0 use village")
    assert options(none, 0) == ["hire boatman", "hire craftsman"]
    assert none.why_not(0, "hire trader") == "no place tile that you may choose is on offer"


def test_later_traders_choose_from_both_categories():
    game = at(
        "0 board: village farmer boatman craftsman\n0 tracks: 1 traders\noffer: cellar, hayrick"
    )
    go(game, "0 use village", "0 hire trader")
    assert options(game, 0) == ["build hayrick", "build cellar"]


@pytest.mark.parametrize("step", range(5))
def test_university_gives_a_scholar_and_two_to_six_points(step):
    game = at(f"0 board: university farmer craftsman trader\n0 tracks: {step} scholars")
    go(game, "0 use university")
    assert me(game).development == step + 2
    assert in_bag(game, "scholar") == 1


def test_university_at_the_end_of_development_still_gives_its_scholar():
    """Ruling 13."""
    game = at("0 board: university farmer craftsman trader\n0 development: 30")
    go(game, "0 use university")
    assert (me(game).development, in_bag(game, "scholar")) == (30, 1)


@pytest.mark.parametrize(("step", "drawn"), [(0, 5), (1, 6), (2, 7), (3, 7), (4, 8)])
def test_castle_gives_a_knight_and_more_draws(step, drawn):
    game = at(
        f"""
        0 board: castle farmer boatman trader
        0 tracks: {step} knights
        0 bag: 4 monk, 4 farmer, 4 scholar
        """
    )
    go(game, "0 use castle")
    assert in_bag(game, "knight") == 1
    assert me(game).citizens == (1 if step == 3 else 0)
    while game.state.round == 1:
        seat = game.actors[0]
        game.play(seat, game.moves(seat)[0])
    while game.actors[0] != 0:
        game.play(game.actors[0], game.moves(game.actors[0])[0])
    assert options(game, 0)[-1] == f"draw {drawn}"


def test_monastery_gives_a_monk_and_no_bonus():
    game = at("0 board: monastery scholar trader\nevent: income-a")
    before = me(game).coins
    go(game, "0 use monastery")
    assert (in_bag(game, "monk"), me(game).coins) == (1, before)


def test_a_monk_stands_in_for_anybody_but_nobody_for_a_monk():
    game = at("phase: planning\n0 market: monk, scholar, own-trader\n0 tiles: brewery")
    ways = options(game, 0)
    assert {"place monk ship.0", "place monk castle.2", "place monk brewery.0"} <= set(ways)
    assert not {"place scholar brewery.0", "place own-trader brewery.0"} & set(ways)


@pytest.mark.parametrize(
    ("place", "board", "moves", "way"),
    [
        ("ship", "farmer boatman knight", ["go briare by water", "go blois by water"], "water"),
        (
            "wagon",
            "farmer trader knight",
            [
                "go chartres by road",
                "go chateaudun by road",
                "go montargis by road",
                "go vierzon by road",
            ],
            "road",
        ),
    ],
)
def test_ship_and_wagon_go_to_the_next_town(place, board, moves, way):
    game = at(f"0 board: {place} {board}")
    go(game, f"0 use {place}")
    assert options(game, 0) == moves
    with pytest.raises(IllegalMove, match=f"no {way} leads there"):
        game.play(0, "go nevers by water")


def test_on_the_way_one_good_may_be_taken_or_left():
    """Ruling 7."""
    text = """
        players: 3
        0 board: ship farmer boatman knight
        map: orleans_briare_water grain wine
        """
    taken = go(at(text), "0 use ship", "0 go briare by water")
    assert options(taken, 0) == ["leave", "take grain", "take wine"]
    go(taken, "0 take wine")
    assert good(taken, "wine") == 1
    assert sum(bool(lying) for lying in taken.state.lying) == 1
    left = go(at(text), "0 use ship", "0 go briare by water", "0 leave")
    assert sum(me(left).goods) == 0
    assert left.state.book.components.towns[me(left).town].id == "briare"
    assert in_bag(left, "knight") == 1


def test_an_empty_way_may_be_travelled_without_a_good():
    game = at("0 board: ship farmer boatman knight; wagon farmer trader knight")
    go(game, "0 use ship", "0 go blois by water")
    assert game.actors == (1,)
    assert game.state.book.components.towns[me(game).town].id == "blois"
    assert sum(me(game).goods) == 0


def test_no_waterway_no_ship():
    game = at(f"0 board: ship farmer boatman knight; {BUSY}\n0 merchant: chartres")
    assert game.why_not(0, "ship") == "no water leads away from your merchant's town"


def test_chinon_and_chatellerault_are_joined_twice():
    game = at("0 board: ship farmer boatman knight\n0 merchant: chinon")
    go(game, "0 use ship")
    assert "go chatellerault by water" in options(game, 0)
    game = at("0 board: wagon farmer trader knight\n0 merchant: chinon")
    go(game, "0 use wagon")
    assert game.state.book.components.towns[me(game).town].id == "chatellerault"


def test_guildhall_builds_one_station_a_town():
    game = at(
        """
        0 board: guildhall farmer craftsman knight
        1 board: guildhall farmer craftsman knight; wagon farmer trader knight
        0 merchant: tours
        1 merchant: tours
        """
    )
    go(game, "0 use guildhall")
    assert me(game).stations == 9
    assert game.why_not(1, "guildhall") == "another player has a trading station there"


def test_in_orleans_each_player_may_build_one():
    game = at(
        """
        0 board: guildhall farmer craftsman knight
        1 board: guildhall farmer craftsman knight; wagon farmer trader knight
        1 stations: orleans
        """
    )
    go(game, "0 use guildhall")
    assert game.state.stations[0] == 0b11
    assert game.why_not(1, "guildhall") == "you have a trading station there already"


def test_guildhall_needs_a_station_in_the_supply():
    game = at(f"0 board: guildhall farmer craftsman knight; {BUSY}\n0 unbuilt: 0")
    assert game.why_not(0, "guildhall") == "you have no trading station left"


def test_scriptorium_gives_one_point_and_ends_with_the_track():
    """Ruling 13."""
    game = at("0 board: scriptorium knight scholar\n0 development: 5")
    assert me(go(game, "0 use scriptorium")).development == 6
    end = at(f"0 board: scriptorium knight scholar; {BUSY}\n0 development: 30")
    assert end.why_not(0, "scriptorium").endswith("end of the development track")


def test_an_action_needs_all_its_spaces_filled():
    game = at("0 board: castle farmer boatman -; ship farmer boatman knight")
    assert game.why_not(0, "castle") == "the castle still needs trader"
    with pytest.raises(IllegalMove, match="still needs trader"):
        game.play(0, "use castle")


def test_gear_wheels_stay_when_the_followers_go_home():
    game = at("0 board: castle gear boatman trader")
    go(game, "0 use castle")
    assert [stands(game, f"castle.{i}") for i in range(3)] == ["gear", "-", "-"]
    assert in_bag(game, "boatman") == in_bag(game, "trader") == 1


def test_supply_shrinks_with_each_hire():
    game = at("0 board: castle farmer boatman trader")
    before = supply(game, "knight")
    go(game, "0 use castle")
    assert supply(game, "knight") == before - 1
