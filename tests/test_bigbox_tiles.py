"""The 37 place tiles that the Big Box adds, and the pairs that meet."""

import pytest

from helpers import (
    BUSY,
    at,
    check_pieces,
    go,
    good,
    in_bag,
    in_market,
    me,
    options,
    stands,
    tiles,
    track,
)
from orleans import IllegalMove, Setup
from orleans.engine.table import STOCK_NAMES
from orleans.rules import make_book
from orleans.rules.holdings import status

BOOK = make_book(Setup(tiles="all"))


def town(game, seat=0):
    return game.state.book.components.towns[me(game, seat).town].id


def stock(game, name, seat=0):
    return me(game, seat).stock[STOCK_NAMES.index(name)]


def end(text):
    return at(f"phase: start-player\nround: 18\nevent: plague-c\n{text}")


def source(text, name, seat=0):
    return end(text).scores()[seat].sources.get(name)


# --- who may stand where


def test_barracks_let_anybody_stand_for_a_knight():
    """Ruling 60."""
    game = at("phase: planning\n0 tiles: barracks\n0 market: own-farmer, scholar, monk")
    for kind in ("own-farmer", "scholar", "monk"):
        for space in ("ship.2", "wagon.2", "guildhall.2", "scriptorium.0"):
            assert f"place {kind} {space}" in options(game, 0)
    assert game.why_not(0, "place own-farmer ship.1") == "this follower may not stand on that space"


def test_theatre_takes_one_of_each_type_and_nobody_in_their_stead():
    """Ruling 54."""
    game = at(
        "phase: planning\n0 tiles: theatre, school, herb-garden, barracks\n"
        "0 market: monk, scholar, boatman, own-farmer"
    )
    ways = [way for way in options(game, 0) if "theatre" in way]
    assert ways == [
        "place boatman theatre.1",
        "place scholar theatre.5",
        "place monk theatre.6",
        "place own-farmer theatre.0",
    ]


def test_theatre_pays_a_coin_for_each_follower():
    game = at("0 tiles: theatre\n0 board: theatre own-farmer - - trader - - monk")
    go(game, "0 use theatre")
    assert me(game).coins == 8
    assert in_bag(game, "monk") == in_bag(game, "own-farmer") == 1
    empty = at(f"0 tiles: theatre\n0 board: {BUSY}")
    assert "use theatre" not in options(empty, 0)


# --- goods


def test_farm_gives_the_good_at_the_marker():
    text = f"0 tiles: farm\n0 board: farm farmer boatman; {BUSY}\n"
    assert good(go(at(text + "0 tracks: 5 farmers"), "0 use farm"), "wine") == 1
    start = at(text)
    assert "has not left the start" in start.why_not(0, "farm")  # ruling 64
    empty = at(text + "0 tracks: 5 farmers\ngoods: grain")
    assert empty.why_not(0, "farm") == "the supply has no wine left"


BAKERY = f"0 tiles: bakery\n0 board: bakery farmer craftsman; {BUSY}\n"


def test_bakery_turns_up_to_three_grain_into_bread():
    """Ruling 42."""
    game = go(at(BAKERY + "0 goods: 4 grain"), "0 use bakery")
    assert options(game, 0) == ["bake 1", "bake 2", "bake 3"]
    go(game, "0 bake 3")
    assert (good(game, "grain"), good(game, "bread"), me(game).coins) == (1, 3, 3)
    check_pieces(game.state)
    assert at(BAKERY + "0 goods: grain\n0 coins: 1").why_not(0, "bakery") == "baking costs 2 coins"
    assert at(BAKERY).why_not(0, "bakery") == "you have no grain to bake"


def test_bread_is_worth_the_status_and_counts_for_taxes_and_harvest():
    """Ruling 42."""
    assert source("0 tiles: bakery\n0 goods: 2 bread\n0 development: 9", "bakery") == 6
    taxed = at("phase: event\nevent: taxes-a\n0 goods: 2 bread\n0 coins: 5")
    assert me(taxed).coins == 3
    eaten = at("phase: event\nevent: harvest-a\n0 goods: bread, wine\n0 coins: 5")
    before = eaten.state.goods[0]
    assert options(eaten, 0) == ["pay 5", "give wine", "give bread"]
    go(eaten, "0 give bread")
    assert eaten.state.goods[0] == before + 1
    check_pieces(eaten.state)


def test_bread_is_no_type_of_good():
    """Ruling 42."""
    goods = "0 goods: 3 bread, cheese, wine, wool, brocade\n"
    assert source(f"0 tiles: depot\n{goods}", "depot") == 0
    assert source(f"0 tiles: merchant-house\n{goods}", "merchant-house") == 16
    stand = at(
        f"0 tiles: market-stand\n0 board: market-stand trader\n0 goods: 2 bread\n0 coins: 0\n"
        f"1 board: {BUSY}"
    )
    assert stand.actors == (1,)


def test_a_lost_bakery_leaves_its_bread_as_grain():
    """Ruling 14."""
    game = at("phase: event\nevent: taxes-a\n0 tiles: bakery\n0 goods: 2 bread\n0 coins: 1")
    go(game, "0 give tile bakery")
    assert (good(game, "bread"), good(game, "grain")) == (0, 2)
    check_pieces(game.state)


def test_black_market_trades_two_equal_goods_for_another():
    text = f"0 tiles: black-market\n0 board: black-market boatman; {BUSY}\n"
    game = go(at(text + "0 goods: 2 grain, 2 wine, wool"), "0 use black-market")
    assert options(game, 0) == ["give grain", "give wine"]
    go(game, "0 give grain")
    assert options(game, 0) == ["take cheese", "take wine", "take wool", "take brocade"]
    go(game, "0 take brocade")
    assert (good(game, "grain"), good(game, "brocade")) == (0, 1)
    assert "no two equal goods" in at(text + "0 goods: grain, wine").why_not(0, "black-market")
    sold_out = at(text + "0 goods: 2 grain\ngoods: 3 grain")
    assert "no two equal goods" in sold_out.why_not(0, "black-market")


def test_market_stand_buys_and_sells_two_goods_at_their_value():
    """Ruling 44."""
    text = f"0 tiles: market-stand\n0 board: market-stand trader; {BUSY}\n"
    game = go(at(text + "0 goods: brocade\n0 coins: 0"), "0 use market-stand")
    go(game, "1 pass") if game.actors == (1,) else None
    assert me(game).coins == 5  # the only deal was taken by itself
    assert options(game, 0) == [
        "done",
        "buy grain",
        "buy cheese",
        "buy wine",
        "buy wool",
        "buy brocade",
    ]
    go(game, "0 buy wool")
    assert (me(game).coins, good(game, "wool")) == (1, 1)
    assert game.actors == (1,)
    once = go(at(text + "0 goods: 2 grain"), "0 use market-stand", "0 sell grain", "0 done")
    assert (me(once).coins, good(once, "grain")) == (6, 1)
    poor = at(text + "0 coins: 0")
    assert poor.why_not(0, "market-stand") == "you have nothing to sell and can buy nothing"


def test_sheep_farm_gives_wool_coins_or_steps_for_a_cheese():
    text = f"0 tiles: sheep-farm\n0 board: sheep-farm farmer; {BUSY}\n0 goods: cheese\n"
    for move, held in (("take wool", "wool"), ("reward coins", 9), ("reward development", 3)):
        game = go(at(text), "0 use sheep-farm", f"0 {move}")
        assert good(game, "cheese") == 0
        found = {"wool": good(game, "wool"), 9: me(game).coins, 3: me(game).development}[held]
        assert found == (1 if held == "wool" else held if held == 9 else 4 - 1)
    none = at(text.replace("0 goods: cheese\n", ""))
    assert none.why_not(0, "sheep-farm") == "you have no cheese"
    game = go(at(text + "0 development: 30\ngoods: grain"), "0 use sheep-farm")
    assert me(game).coins == 9  # nothing else is left


def test_goldsmith_gives_a_step_for_each_station():
    """Ruling 63: stations on the Road count."""
    text = f"0 tiles: goldsmith\n0 board: goldsmith craftsman scholar; {BUSY}\n"
    built = "0 stations: tours, blois\n0 stock: 1 road-station\n"
    game = go(at(text + built + "0 goods: grain, wool"), "0 use goldsmith", "0 give grain")
    assert (me(game).development, good(game, "grain")) == (3, 0)
    assert at(text + built).why_not(0, "goldsmith") == "you have no good to pay with"
    assert at(text + "0 goods: wool").why_not(0, "goldsmith") == "you have built no trading station"
    last = at(text + built + "0 goods: wool\n0 development: 30")
    assert "end of the development track" in last.why_not(0, "goldsmith")


LAIR = f"0 tiles: lair\n0 board: lair farmer knight; {BUSY}\n0 goods: grain, wine\n"


@pytest.mark.parametrize(
    ("tracks", "bonus", "what"),
    [
        ("8 farmers", "farmers", lambda g: good(g, "brocade") == 1),
        ("3 boatmen", "boatmen", lambda g: me(g).coins == 9),
        ("2 craftsmen", "craftsmen", lambda g: (me(g).gears, me(g).bound_gears) == (1, 0)),
        ("1 craftsmen", "craftsmen", lambda g: (me(g).gears, me(g).bound_gears) == (1, 1)),
        ("5 scholars", "scholars", lambda g: me(g).development == 6),
    ],
)
def test_lair_pays_the_bonus_at_the_marker(tracks, bonus, what):
    """Ruling 45."""
    game = go(at(LAIR + f"0 tracks: {tracks}, 2 knights"), "0 use lair", "0 give grain")
    assert what(game), bonus
    assert good(game, "grain") == 0
    check_pieces(game.state)


def test_lair_offers_only_what_can_be_had():
    """Ruling 45."""
    game = at(LAIR + "0 tracks: 1 farmers, 5 boatmen, 1 traders, 5 knights\noffer: hayrick, well")
    go(game, "0 use lair", "0 give wine")
    assert options(game, 0) == ["bonus farmers", "bonus traders"]
    go(game, "0 bonus traders")
    assert "hayrick" in tiles(game)
    assert me(game).citizens == 0
    start = at(LAIR + "0 tracks: 5 knights")
    assert start.why_not(0, "lair") == "no marker of yours stands at a bonus to be had"
    none = at(LAIR.replace("0 goods: grain, wine\n", "0 tracks: 1 farmers\n"))
    assert none.why_not(0, "lair") == "you have no good to pay with"


HOUSE = f"0 tiles: bourgeois-house\n0 board: bourgeois-house trader knight scholar; {BUSY}\n"


def test_bourgeois_house_offers_four_rewards():
    game = go(at(HOUSE), "0 use bourgeois-house")
    assert options(game, 0) == [
        "reward coins",
        "reward development",
        "reward good",
        "reward travel",
    ]
    assert me(go(game.copy(), "0 reward coins")).coins == 10
    assert me(go(game.copy(), "0 reward development")).development == 3
    assert good(go(game.copy(), "0 reward good", "0 take wool"), "wool") == 1
    assert town(go(game.copy(), "0 reward travel", "0 go blois by water")) == "blois"


def test_bourgeois_house_leaves_out_what_is_impossible():
    game = go(at(HOUSE + "0 development: 30\ngoods: -"), "0 use bourgeois-house")
    assert options(game, 0) == ["reward coins", "reward travel"]


def test_ballroom_sells_place_tiles():
    """Ruling 43."""
    text = f"0 tiles: ballroom\n0 board: ballroom trader knight; {BUSY}\noffer: hayrick, well\n"
    game = go(at(text), "0 use ballroom", "0 build well")
    assert (me(game).coins, tiles(game)) == (2, ["ballroom", "well"])
    two = go(at(text + "0 coins: 2"), "0 use ballroom")
    assert tiles(two) == ["hayrick", "ballroom"]
    assert at(text + "0 coins: 1").why_not(0, "ballroom").startswith("you cannot pay for any")
    sold = at(text.replace("hayrick, well", "-"))
    assert sold.why_not(0, "ballroom").startswith("you cannot pay for any")


# --- the die


def rolled(tile, board, number, more=""):
    game = at(f"0 tiles: {tile}\n0 board: {tile} {board}\n{more}")
    return go(game, f"0 use {tile}", chance=(f"roll {number}",))


@pytest.mark.parametrize("number", range(1, 7))
def test_christmas_market(number):
    """Ruling 53."""
    game = rolled("christmas-market", "farmer trader", number)
    if number < 6:
        assert me(game).goods[number - 1] == 1
        empty = rolled("christmas-market", "farmer trader", number, "goods: -")
        assert sum(me(empty).goods) == 0
    else:
        go(game, "0 go chartres by road")
        assert town(game) == "chartres"


@pytest.mark.parametrize("number", range(1, 7))
def test_bookbindery(number):
    """Ruling 55."""
    game = rolled("bookbindery", "knight scholar", number)
    assert me(game).development == (number if number < 6 else 0)
    last = rolled(
        "bookbindery", "knight scholar", number, "0 development: 28\nclaimed: development-28"
    )
    assert me(last).development == (28 if number == 6 else min(28 + number, 30))


def test_flea_market():
    """Ruling 53."""

    def roll(number, more=""):
        return rolled("flea-market", "boatman trader", number, more)

    assert me(roll(1)).coins == 6
    assert me(roll(2)).development == 1
    assert good(roll(3), "wine") == 1
    assert sum(me(roll(3, "goods: -")).goods) == 0
    farm = roll(4)
    assert (track(farm, "farmers"), good(farm, "grain"), in_bag(farm, "farmer")) == (1, 1, 1)
    assert track(roll(4, "0 tracks: 8 farmers"), "farmers") == 8
    assert in_bag(roll(5, "event: income-a"), "monk") == 1
    assert in_bag(roll(5, "event: pilgrimage-b"), "monk") == 0
    board = roll(6)
    assert "use castle" in options(board, 0)
    assert "use town-hall" not in options(board, 0)  # nobody stands there
    go(board, "0 use castle")
    assert in_bag(board, "knight") == 1


@pytest.mark.parametrize(("number", "count"), [(1, 6), (2, 13)])
def test_tinkerers_wagon_travels_far_without_goods(number, count):
    """Ruling 47."""
    more = "map: orleans_blois_water wine\n"
    game = rolled("tinkerers-wagon", "craftsman trader", number, more)
    assert options(game, 0)[0] == "done"
    near = [n for n, steps in enumerate(BOOK.distances[0]) if 0 < steps <= number]
    assert len(options(game, 0)) == 1 + len(near)
    assert number > 1 or len(near) == count
    go(game, "0 jump blois")
    assert (town(game), sum(me(game).goods)) == ("blois", 0)
    assert me(rolled("tinkerers-wagon", "craftsman trader", 6)).coins == 6


# --- travelling and building


def test_episcopal_see_leads_to_tours_and_from_tours_anywhere():
    """Ruling 46."""
    text = f"0 tiles: episcopal-see\n0 board: episcopal-see own-farmer; {BUSY}\n"
    assert town(go(at(text), "0 use episcopal-see")) == "tours"
    game = go(at(text + "0 merchant: tours"), "0 use episcopal-see")
    assert len(options(game, 0)) == 22
    assert town(go(game, "0 jump nevers")) == "nevers"


def test_stage_coach_travels_any_way_for_three_coins():
    text = f"""
        0 tiles: stage-coach
        0 board: stage-coach knight; {BUSY}
        map: orleans_blois_water wine
        """
    game = go(at(text), "0 use stage-coach")
    assert {"go blois by water", "go chartres by road"} <= set(options(game, 0))
    go(game, "0 go blois by water", "0 take wine")
    assert (me(game).coins, good(game, "wine")) == (2, 1)
    assert at(text + "\n0 coins: 2").why_not(0, "stage-coach") == "the Stage Coach costs 3 coins"


def test_court_moves_another_merchant_and_pays_for_the_good():
    """Ruling 48."""
    text = """
        players: 3
        0 tiles: court
        0 board: court boatman knight
        map: orleans_blois_water wine
        """
    game = go(at(text), "0 use court")
    assert options(game, 0) == ["ask 1", "ask 2"]
    go(game, "0 ask 2", "0 go blois by water", "0 take wine")
    assert (town(game, 2), town(game)) == ("blois", "orleans")
    assert (me(game).coins, me(game, 2).coins, good(game, "wine")) == (4, 6, 1)
    left = go(at(text), "0 use court", "0 ask 1", "0 go blois by water", "0 leave")
    assert (me(left).coins, sum(me(left).goods)) == (5, 0)
    poor = go(at(text + "\n0 coins: 0"), "0 use court", "0 ask 1", "0 go blois by water")
    assert sum(me(poor).goods) == 0
    assert poor.actors == (1,)


def test_drawbridge_opens_both_ways_to_ship_and_wagon_but_not_to_the_horse_wagon():
    text = "0 tiles: drawbridge, horse-wagon\n0 board: {}\n"
    for place, board in (("ship", "farmer boatman knight"), ("wagon", "farmer trader knight")):
        game = go(at(text.format(f"{place} {board}")), f"0 use {place}")
        assert {"go blois by water", "go chartres by road"} <= set(options(game, 0))
    game = go(at(text.format("horse-wagon trader knight")), "0 use horse-wagon")
    assert all(way.endswith("by road") for way in options(game, 0))
    inland = at(text.format("ship farmer boatman knight") + "0 merchant: chartres")
    assert "use ship" in options(inland, 0)


def test_quarry_builds_at_a_distance():
    """Ruling 49."""
    text = f"0 tiles: quarry\n0 board: quarry craftsman knight; {BUSY}\n"
    game = go(at(text + "1 stations: blois"), "0 use quarry")
    ways = options(game, 0)
    assert "build in orleans" in ways  # 2 coins
    assert "build in chartres" in ways  # 4 coins
    assert "build in blois" not in ways  # taken
    assert "build in tours" not in ways  # 6 coins
    go(game, "0 build in chartres")
    assert (me(game).coins, me(game).stations) == (1, 9)
    others = at(text + "1 stations: orleans\n0 coins: 3")
    assert others.why_not(0, "quarry") == "you can pay for no town without a station"
    assert at(text + "0 unbuilt: 0").why_not(0, "quarry") == "you have no trading station left"


ROAD = f"0 tiles: road\n0 board: road craftsman trader knight; {BUSY}\n"


def test_road_takes_up_to_four_stations():
    """Ruling 50."""
    game = go(at(ROAD), "0 use road")
    assert (stock(game, "road-station"), me(game).stations) == (1, 9)
    full = at(ROAD + "0 stock: 4 road-station")
    assert full.why_not(0, "road") == "the Road holds four trading stations already"
    assert at(ROAD + "0 unbuilt: 0").why_not(0, "road") == "you have no trading station left"


def test_road_stations_count_but_not_on_the_map():
    """Rulings 25, 41 and 50."""
    text = "0 tiles: road\n0 stock: 2 road-station\n0 development: 9\n1 stations: tours"
    game = end(text)
    assert game.scores()[0].sources["stations"] == 6
    assert me(game).citizens == 1
    paid = at(f"phase: event\nevent: trading-day-a\n{text}")
    assert me(paid).coins == 11


def test_a_road_station_can_be_given_and_a_lost_road_returns_them():
    """Rulings 14 and 50."""
    text = "phase: event\nevent: taxes-a\n0 goods: wool\n0 coins: 0\n0 tiles: road\n"
    game = at(text + "0 stock: 2 road-station")
    go(game, "0 give station road")
    assert (stock(game, "road-station"), me(game).stations) == (1, 8)
    lost = go(at(text + "0 stock: 2 road-station"), "0 give tile road")
    assert (stock(lost, "road-station"), me(lost).stations) == (0, 10)


def test_tavern_lets_the_guildhall_build_beside_another():
    """Ruling 37."""
    text = f"""
        0 tiles: tavern
        0 board: guildhall farmer craftsman knight; tavern trader; {BUSY}
        0 merchant: blois
        """
    game = go(at(text + "\n1 stations: blois"), "0 use guildhall")
    assert game.state.stations[8] == 0b11
    assert stands(game, "tavern.0") == "-"
    assert in_bag(game, "trader") == 1
    alone = go(at(text), "0 use guildhall")
    assert stands(alone, "tavern.0") == "trader"  # not needed, so he stays
    own = at(text + "\n0 stations: blois")
    assert own.why_not(0, "guildhall") == "you have a trading station there already"
    closed = at(text.replace("tavern trader; ", "") + "\n1 stations: blois")
    assert closed.why_not(0, "guildhall") == "another player has a trading station there"
    assert "never used as an action" in at(text).why_not(0, "tavern")


def test_vineyard_sells_wine_after_building_at_a_river():
    """Ruling 59."""
    text = "0 tiles: vineyard, road\n0 board: guildhall farmer craftsman knight\n0 merchant: {}\n"
    game = go(at(text.format("blois")), "0 use guildhall")
    assert options(game, 0) == ["done", "buy wine"]
    go(game, "0 buy wine")
    assert (me(game).coins, good(game, "wine")) == (4, 1)
    no = go(at(text.format("blois")), "0 use guildhall", "0 done")
    assert me(no).coins == 5
    for more in (
        "0 merchant: chartres",
        "0 coins: 0\n0 merchant: blois",
        "goods: -\n0 merchant: blois",
    ):
        quiet = go(at(text.replace("0 merchant: {}\n", more + "\n")), "0 use guildhall")
        assert quiet.actors == (1,)
    road = at("0 tiles: vineyard, road\n0 board: road craftsman trader knight")
    assert go(road, "0 use road").actors == (1,)


@pytest.mark.parametrize(
    ("tile", "board", "steps"),
    [
        ("quarry", "craftsman knight", ("0 build in blois",)),
        ("well", "boatman knight scholar", ("0 use guildhall",)),
    ],
)
def test_vineyard_with_every_way_to_build(tile, board, steps):
    merchant = "blois" if tile == "well" else "orleans"
    game = at(f"0 tiles: vineyard, {tile}\n0 board: {tile} {board}\n0 merchant: {merchant}")
    go(game, f"0 use {tile}", *steps)
    assert options(game, 0) == ["done", "buy wine"]


PRAIRIE = """
    players: 3
    0 tiles: prairie, episcopal-see
    0 board: ship farmer boatman knight; episcopal-see own-farmer
    1 stations: blois, tours
    1 goods: grain, brocade
    """


def test_prairie_takes_a_good_of_the_owners_choice_on_arrival():
    """Ruling 38."""
    game = go(at(PRAIRIE), "0 use ship", "0 go blois by water")
    assert game.actors == (1,)
    assert options(game, 1) == ["give grain", "give brocade"]
    go(game, "1 give grain")
    assert (good(game, "grain"), good(game, "grain", 1)) == (1, 0)
    jump = go(at(PRAIRIE), "0 use episcopal-see")  # ruling 46
    assert options(jump, 1) == ["give grain", "give brocade"]
    nobody = go(at(PRAIRIE), "0 use ship", "0 go briare by water")
    assert good(nobody, "grain", 1) == 1


def test_prairie_chooses_one_of_several_owners_with_goods():
    """Ruling 38."""
    text = PRAIRIE.replace("blois, tours", "orleans") + "\n2 stations: orleans\n2 goods: 2 bread"
    text = text.replace("0 tiles", "0 merchant: blois\n    0 tiles")
    game = go(at(text), "0 use ship", "0 go orleans by water")
    assert options(game, 0) == ["ask 1", "ask 2"]
    go(game, "0 ask 2")
    assert (good(game, "grain"), good(game, "bread", 2)) == (1, 1)
    check_pieces(game.state)
    empty = at(text.replace("2 goods: 2 bread", "").replace("1 goods: grain, brocade", ""))
    assert go(empty, "0 use ship", "0 go orleans by water").actors != (0,)


# --- development and status


def test_cathedral_raises_the_status_everywhere():
    """Ruling 35."""
    text = "0 tiles: cathedral, hospital, bakery\n0 development: 30\n"
    assert status(at(text).state, 0) == 7
    income = at(f"phase: event\nevent: income-c\n{text}")
    assert me(income).coins == 12
    assert me(go(at(text + "0 board: hospital boatman scholar"), "0 use hospital")).coins == 12
    score = end(text + "0 citizens: 2\n0 stations: tours\n0 goods: bread").scores()[0]
    assert score.sources["citizens"] == 21  # one more for the most stations
    assert score.sources["stations"] == 7
    assert score.sources["bakery"] == 7


def test_observatory_jumps_to_the_next_star_without_what_lies_on_the_way():
    """Ruling 56."""
    text = f"0 tiles: observatory\n0 board: observatory craftsman scholar scholar; {BUSY}\n"
    for start, star in ((0, 4), (4, 9), (8, 9), (9, 15), (22, 30)):
        game = go(at(text + f"0 development: {start}"), "0 use observatory")
        assert (me(game).development, me(game).coins, me(game).citizens) == (star, 5, 0)
    assert not game.state.claimed
    assert "end of the development track" in at(text + "0 development: 30").why_not(
        0, "observatory"
    )


def test_opera_needs_an_empty_scholar_supply():
    """Ruling 62."""
    text = f"0 tiles: opera\n0 board: opera craftsman trader scholar; {BUSY}\n"
    assert at(text).why_not(0, "opera") == "there are scholars in the supply"
    game = go(at(text + "supply: 3 farmer\n0 tracks: 2 scholars"), "0 use opera")
    assert (track(game, "scholars"), me(game).development, in_bag(game, "scholar")) == (3, 4, 1)
    last = go(at(text + "supply: 3 farmer\n0 tracks: 5 scholars"), "0 use opera")
    assert (track(last, "scholars"), me(last).development) == (5, 6)


# --- gear wheels


WORKSHOP = f"0 tiles: workshop\n0 board: workshop craftsman; ship gear - -; {BUSY}\n"


def test_workshop_moves_a_wheel_for_a_coin():
    """Ruling 57."""
    game = go(at(WORKSHOP + "0 tracks: 2 craftsmen"), "0 use workshop")
    assert "gear ship.1" in options(game, 0)  # also within its place
    assert "gear wagon.0" not in options(game, 0)  # taken
    go(game, "0 gear castle.1")
    assert (stands(game, "ship.0"), stands(game, "castle.1"), me(game).coins) == ("-", "gear", 4)
    check_pieces(game.state)
    bound = go(at(WORKSHOP + "0 tracks: 1 craftsmen"), "0 use workshop")
    assert "gear castle.0" in options(bound, 0)
    assert "gear castle.1" not in options(bound, 0)
    assert at(WORKSHOP + "0 coins: 0").why_not(0, "workshop") == "the Workshop costs 1 coin"
    none = at(WORKSHOP.replace("ship gear - -; ", ""))
    assert none.why_not(0, "workshop") == "no wheel of yours can be moved"


def test_workshop_chooses_between_wheels_and_may_activate_a_place():
    text = WORKSHOP.replace(
        "ship gear - -", "ship gear - -; castle farmer boatman -; guildhall - gear -"
    )
    game = go(at(text + "0 tracks: 2 craftsmen"), "0 use workshop")
    assert options(game, 0) == ["lift ship.0", "lift guildhall.1"]
    go(game, "0 lift guildhall.1", "0 gear castle.2", "1 pass", "0 use castle")
    assert in_bag(game, "knight") == 1


# --- reactions to new followers


HIRES = [
    ("farm-house", "boatman craftsman", (), "farmer"),
    ("village", "farmer boatman craftsman", ("0 hire boatman",), "boatman"),
    ("village", "farmer boatman craftsman", ("0 hire craftsman",), "craftsman"),
    ("village", "farmer boatman craftsman", ("0 hire trader", "0 build hayrick"), "trader"),
    ("university", "farmer craftsman trader", (), "scholar"),
    ("castle", "farmer boatman trader", (), "knight"),
    ("monastery", "scholar trader", (), "monk"),
]


@pytest.mark.parametrize(("place", "board", "steps", "kind"), HIRES)
def test_statue_with_each_recruiting_action(place, board, steps, kind):
    """Ruling 58."""
    text = f"event: income-a\n0 tiles: statue\n0 board: {place} {board}\n"
    game = go(at(text), f"0 use {place}", *steps)
    before = in_bag(game, kind)
    assert options(game, 0) == ["to market", "to bag"]
    market = go(game.copy(), "0 to market")
    assert in_market(market, kind) == 1
    bag = go(game.copy(), "0 to bag")
    assert in_market(bag, kind) == 0
    assert in_bag(bag, kind) == in_bag(market, kind) + 1
    assert before >= 1
    full = at(text + "players: 4\n0 market: 8 farmer\n")
    go(full, f"0 use {place}", *steps)
    assert full.actors == (1,)


def test_statue_with_the_flea_markets_monk():
    game = at("event: income-a\n0 tiles: statue, flea-market\n0 board: flea-market boatman trader")
    go(game, "0 use flea-market", chance=("roll 5",))
    assert options(game, 0) == ["to market", "to bag"]


LOCK = f"0 tiles: lock\n0 board: village farmer boatman craftsman; {BUSY}\n"


def test_lock_lets_a_boatman_step_elsewhere():
    """Ruling 36."""
    game = go(at(LOCK), "0 use village", "0 hire boatman")
    assert options(game, 0) == [
        "step farmers",
        "step boatmen",
        "step craftsmen",
        "step traders",
        "step knights",
        "step scholars",
    ]
    scholars = go(game.copy(), "0 step scholars")
    assert (track(scholars, "scholars"), track(scholars, "boatmen")) == (1, 0)
    assert (me(scholars).development, me(scholars).coins) == (2, 5)
    assert (in_bag(scholars, "scholar"), in_bag(scholars, "boatman")) == (0, 2)
    boatmen = go(game.copy(), "0 step boatmen")
    assert (track(boatmen, "boatmen"), me(boatmen).coins) == (1, 7)


def test_lock_offers_only_steps_that_are_possible():
    """Ruling 36."""
    more = "0 tracks: 8 farmers, 5 knights\ngears: 0\noffer: -\n"
    game = go(at(LOCK + more), "0 use village")
    assert options(game, 0) == ["step boatmen", "step scholars"]  # only boatmen could be hired
    end_of_track = go(at(LOCK + "0 tracks: 5 boatmen"), "0 use village")
    assert "hire boatman" not in options(end_of_track, 0)


# --- events


@pytest.mark.parametrize(
    "event",
    [
        "event: harvest-b\n0 goods: 2 cheese, 2 wine",
        "event: taxes-a\n0 goods: 2 cheese, 2 wine",
        "event: plague-a\n0 goods: 2 cheese, 2 wine\n0 bag: monk",
    ],
)
def test_brasserie_spares_an_event_for_a_good(event):
    """Ruling 39."""
    text = (
        f"phase: event\n0 tiles: brasserie\n{event}\n0 stock: 2 brasserie-cheese, 2 brasserie-wine"
    )
    game = at(text)
    assert options(game, 0) == ["suffer", "drop cheese", "drop wine"]
    supply = game.state.goods[1]
    go(game, "0 drop cheese")
    assert (good(game, "cheese"), stock(game, "brasserie-cheese")) == (1, 1)
    assert (me(game).coins, game.state.goods[1]) == (5, supply + 1)
    check_pieces(game.state)


@pytest.mark.parametrize("event", ["income-a", "trading-day-a", "pilgrimage-b"])
def test_brasserie_is_not_asked_where_nothing_bad_happens(event):
    """Ruling 39."""
    game = at(
        f"phase: event\nevent: {event}\n0 tiles: brasserie\n0 goods: 2 wine\n"
        "0 stock: 2 brasserie-wine"
    )
    assert not any(way.startswith("drop") for way in options(game, 0))


def test_brasserie_and_sacristy_together():
    game = at(
        "phase: event\nevent: taxes-a\n0 tiles: brasserie, sacristy\n0 board: sacristy monk\n"
        "0 goods: wine\n0 stock: brasserie-wine"
    )
    assert options(game, 0) == ["protect", "suffer", "drop wine"]


def test_brasserie_comes_with_its_goods():
    text = "0 board: village farmer boatman craftsman\noffer: brasserie, hayrick\n"
    game = go(at(text), "0 use village", "0 hire trader", "0 build brasserie")
    assert (good(game, "cheese"), good(game, "wine")) == (2, 2)
    assert (stock(game, "brasserie-cheese"), stock(game, "brasserie-wine")) == (2, 2)
    short = go(at(text + "goods: wine"), "0 use village", "0 hire trader", "0 build brasserie")
    assert (good(short, "cheese"), good(short, "wine")) == (0, 1)
    check_pieces(game.state)


def test_goods_on_the_brasserie_are_spent_last_and_count_everywhere():
    """Rulings 39 and 61."""
    text = "0 tiles: brasserie, merchant-house\n0 goods: 3 wine\n0 stock: 2 brasserie-wine\n"
    game = at("phase: event\nevent: harvest-b\n0 coins: 0\n" + text)
    go(game, "0 suffer")
    assert (good(game, "wine"), stock(game, "brasserie-wine")) == (1, 1)
    assert source(text, "wine") == 9
    assert source(text, "merchant-house") == 4


def test_a_lost_brasserie_leaves_its_goods():
    """Ruling 14."""
    game = at(
        "phase: event\nevent: taxes-a\n0 tiles: brasserie\n0 goods: 2 wine\n0 coins: 1\n"
        "0 stock: 2 brasserie-wine"
    )
    go(game, "0 suffer", "0 give tile brasserie")
    assert (good(game, "wine"), stock(game, "brasserie-wine")) == (2, 0)


# --- the Gaming Room


ROOM = "0 tiles: gaming-room, gunpowder-tower\n"


def test_gaming_room_takes_followers_like_a_deed():
    """Ruling 40."""
    game = at(ROOM + f"0 board: town-hall farmer monk; {BUSY}")
    go(game, "0 use town-hall")
    assert "send farmer gaming-room" in options(game, 0)
    assert "send monk gaming-room" not in options(game, 0)
    go(game, "0 send farmer gaming-room", "0 done")
    assert (stands(game, "gaming-room.0"), me(game).coins) == ("farmer", 5)
    assert not any(
        "gaming" in way
        for way in options(at("phase: planning\n" + ROOM + "0 market: farmer, own-farmer"), 0)
    )
    tower = at(ROOM + "0 board: gunpowder-tower knight scholar")
    go(tower, "0 use gunpowder-tower", "0 send knight gaming-room", "0 send scholar gaming-room")
    assert (stands(tower, "gaming-room.1"), stands(tower, "gaming-room.2")) == ("scholar", "knight")
    check_pieces(tower.state)


def test_wine_and_cheese_are_served_without_an_action():
    """Ruling 40."""
    game = at(ROOM + f"0 board: {BUSY}\n0 goods: 2 wine, cheese")
    assert options(game, 0) == ["pass", "put cheese", "put wine", "use wagon"]
    go(game, "0 put wine")
    assert options(game, 0) == ["pass", "put cheese", "use wagon"]
    go(game, "0 put cheese")
    assert (good(game, "wine"), good(game, "cheese")) == (1, 0)
    assert options(game, 0) == ["pass", "use wagon"]
    check_pieces(game.state)


def test_a_full_and_served_gaming_room_counts_three_citizens():
    """Ruling 40."""
    full = ROOM + "0 board: gaming-room farmer scholar knight\n0 development: 9\n"
    served = full + "0 stock: gaming-cheese, gaming-wine\n"
    assert source(served, "gaming-room") == 9
    assert source(full, "gaming-room") == 0
    assert source(served.replace("farmer scholar knight", "farmer scholar -"), "gaming-room") == 0
    taxed = at("phase: event\nevent: taxes-a\n" + served)
    assert me(taxed).coins == 5
    lost = at("phase: event\nevent: taxes-a\n0 goods: wool\n0 coins: 0\n" + served)
    go(lost, "0 give tile gaming-room")
    assert (good(lost, "wine"), in_bag(lost, "farmer")) == (1, 1)
    check_pieces(lost.state)


# --- the Well


WELL = "event: income-a\n0 tiles: well\n0 board: well boatman knight scholar\n"


@pytest.mark.parametrize(
    "place",
    [
        "farm-house",
        "village",
        "university",
        "castle",
        "monastery",
        "ship",
        "wagon",
        "guildhall",
        "scriptorium",
    ],
)
def test_well_with_each_place_of_the_board(place):
    """Ruling 51."""
    game = go(at(WELL), "0 use well")
    assert f"use {place}" in options(game, 0)
    go(game, f"0 use {place}")
    while game.actors == (0,):
        game.play(0, game.moves(0)[-1])
    assert all(in_bag(game, kind) >= 1 for kind in ("boatman", "knight", "scholar"))
    check_pieces(game.state)


ACTION_TILES = [
    p.id for p in BOOK.components.places if p.category and p.use == "action" and p.id != "well"
]
READY = """
    players: 3
    event: income-a
    supply: 5 farmer, 5 monk, 5 boatman, 5 knight
    0 goods: 3 grain, 2 cheese, wine
    0 coins: 20
    0 tracks: 2 farmers, 1 boatmen, 2 craftsmen, 2 scholars
    0 stations: nevers
    0 gears: 1
    """


def filled(tile, seat):
    number = BOOK.numbers[tile]
    names = (
        "farmer",
        "boatman",
        "craftsman",
        "trader",
        "knight",
        "scholar",
        "monk",
        "monk",
        "monk",
    )
    wants = BOOK.want[BOOK.first[number] : BOOK.last[number]]
    return f"{tile} {' '.join(names[want] for want in wants)}"


@pytest.mark.parametrize("tile", ACTION_TILES)
def test_well_with_each_tile(tile):
    """Ruling 51: activated or not; followers on the copied tile stay."""
    board = f"0 board: well boatman knight scholar; ship gear - -; {filled(tile, 0)}"
    rival = (
        f"1 tiles: {'hospital' if tile != 'hospital' else 'cellar'}\n"
        f"1 board: {filled('hospital' if tile != 'hospital' else 'cellar', 1)}; {BUSY}"
    )
    game = at(
        f"{READY}\n    0 tiles: well, {tile}\n    {board}\n    " + rival.replace("\n", "\n    ")
    )
    go(game, "0 use well")
    assert f"use {tile}" in options(game, 0), game.why_not(0, tile)
    go(game, f"0 use {tile}")
    while game.actors == (0,):
        game.play(0, game.moves(0)[-1])
    check_pieces(game.state)
    first = BOOK.first[BOOK.numbers[tile]]
    if tile != "workshop":
        assert me(game).spaces[first] != 0
    assert stands(game, "well.0") == "-"


def test_well_needs_something_to_carry_out():
    game = at(WELL)
    assert "use well" in options(game, 0)
    assert "use well" not in options(go(game, "0 use well"), 0)


# --- the Church


CHURCHED = [tile for tile in [*ACTION_TILES, "well"] if tile != "church"]


@pytest.mark.parametrize("tile", CHURCHED)
def test_church_with_each_tile_it_may_use(tile):
    """Ruling 52."""
    text = f"""{READY}
    0 tiles: church
    0 board: church monk; ship gear - -
    1 tiles: {tile}
    1 board: {filled(tile, 1)}; {BUSY}
    """
    game = go(at(text), "0 use church")
    if game.actors == (0,) and f"use {tile}" in options(game, 0):
        go(game, f"0 use {tile}")
    assert me(game, 1).coins == 7
    while game.actors == (0,):
        game.play(0, game.moves(0)[-1])
    assert in_bag(game, "monk") == 1
    assert stands(game, "church.0") == "-"
    first = BOOK.first[BOOK.numbers[tile]]
    assert me(game, 1).spaces[first] != 0  # it stays activated for its owner
    check_pieces(game.state)


def test_church_pays_for_the_owners_audience_in_the_theatre():
    """Ruling 54."""
    game = at(
        f"0 tiles: church\n0 board: church monk\n1 tiles: theatre\n"
        f"1 board: theatre farmer - - trader - - -; {BUSY}"
    )
    go(game, "0 use church")
    assert (me(game).coins, me(game, 1).coins) == (5 - 2 + 2, 7)


def test_church_finds_no_tile_that_is_not_activated_or_no_action():
    """Ruling 52."""
    text = f"0 tiles: church\n0 board: church monk; {BUSY}\n"
    for theirs in (
        "1 tiles: winery\n1 board: winery farmer -",
        "1 tiles: sacristy\n1 board: sacristy monk",
        "1 tiles: tavern\n1 board: tavern trader",
        "1 tiles: gunpowder-tower\n1 board: gunpowder-tower knight knight",
        "1 tiles: school, cathedral",
    ):
        assert at(text + theirs).why_not(0, "church").startswith("no other player has")
    assert at(text + "0 coins: 1").why_not(0, "church") == "the Church costs 2 coins"
    pharmacy = "1 tiles: pharmacy\n1 board: pharmacy farmer\n0 coins: 2"
    assert at(text + pharmacy).why_not(0, "church").startswith("no other player has")


def test_road_through_the_church():
    """Ruling 50."""
    game = at(
        f"0 tiles: church\n0 board: church monk\n1 tiles: road\n1 stock: 3 road-station\n"
        f"1 board: road craftsman trader knight; {BUSY}"
    )
    go(game, "0 use church")
    assert stock(game, "road-station") == 1
    assert game.why_not(1, "road") == "the Road holds four trading stations already"


# --- the end


def test_merchant_house_counts_sole_majorities():
    """Ruling 61."""
    text = "0 tiles: merchant-house\n0 goods: 2 grain, cheese, wool\n1 goods: grain, cheese"
    assert source(text, "merchant-house") == 8
    assert source(text, "merchant-house", 1) == 0


@pytest.mark.parametrize(
    ("towns", "points"),
    [
        ("orleans, briare, sancerre", 0),
        ("orleans, briare, sancerre, nevers", 10),
        ("blois, orleans, briare, sancerre, nevers", 15),
        ("tours, blois, loches, montrichard", 0),  # three branches of Tours are no line
        ("tours, blois, montrichard, vierzon", 10),
        ("chartres, etampes, montargis, briare", 0),  # roads
    ],
)
def test_port_counts_a_line_of_waterways(towns, points):
    """Ruling 41."""
    assert source(f"0 tiles: port\n0 stations: {towns}", "port") == points


def test_port_ignores_the_road():
    """Ruling 41."""
    text = "0 tiles: port, road\n0 stations: orleans, briare, sancerre\n0 stock: 4 road-station"
    assert source(text, "port") == 0


def test_depot_counts_full_sets():
    assert (
        source("0 tiles: depot\n0 goods: 3 grain, 2 cheese, 2 wine, 2 wool, 2 brocade", "depot")
        == 10
    )


def test_end_game_tiles_are_sources_only_where_somebody_has_them():
    assert source("0 coins: 1", "port") is None
    assert source("1 tiles: port", "port") == 0


def test_a_choice_explains_what_it_waits_for():
    game = go(at(HOUSE), "0 use bourgeois-house")
    with pytest.raises(IllegalMove, match="choose coins, a good, a journey or development"):
        game.play(0, "pass")
