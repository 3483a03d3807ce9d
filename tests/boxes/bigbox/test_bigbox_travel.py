"""Tiles of the Big Box: travelling, building, development, wheels, new followers."""

import pytest

from helpers import (
    BUSY,
    at,
    check_pieces,
    end,
    go,
    good,
    in_bag,
    in_market,
    me,
    options,
    stands,
    stock,
    town,
    track,
)
from orleans import Setup
from orleans.boxes import make_book
from orleans.boxes.base.holdings import status

BOOK = make_book(Setup(tiles="all"))


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


def test_prairie_chooses_one_of_several_owners():
    """Ruling 38."""
    text = PRAIRIE.replace("blois, tours", "orleans") + "\n2 stations: orleans\n2 goods: 2 bread"
    text = text.replace("0 tiles", "0 merchant: blois\n    0 tiles")
    game = go(at(text), "0 use ship", "0 go orleans by water")
    assert options(game, 0) == ["ask 1", "ask 2"]
    go(game, "0 ask 2")
    assert (good(game, "grain"), good(game, "bread", 2)) == (1, 1)
    check_pieces(game.state)
    poor = go(at(text.replace("2 goods: 2 bread", "")), "0 use ship", "0 go orleans by water")
    assert options(poor, 0) == ["ask 1", "ask 2"]
    go(poor, "0 ask 2")
    assert (sum(me(poor).goods), sum(me(poor, 1).goods)) == (0, 2)
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
    last = at(text + "0 development: 30")
    assert last.why_not(0, "observatory") == "your marker has passed the last star"


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


def test_opera_at_both_ends_gives_nothing_and_cannot_be_used():
    """Ruling 62."""
    text = f"0 tiles: opera\n0 board: opera craftsman trader scholar; {BUSY}\nsupply: 3 farmer\n"
    game = at(text + "0 tracks: 5 scholars\n0 development: 30")
    assert "end of the development track" in game.why_not(0, "opera")


CUT_OFF = (
    'data: {"connection.chartres_etampes_road.towns": ["chartres", "orleans"], '
    '"connection.etampes_montargis_road.towns": ["orleans", "montargis"]}\n'
)


def test_a_town_without_ways_is_neither_reached_nor_left():
    """Corrected data may cut a town off."""
    quarry = at(CUT_OFF + "0 tiles: quarry\n0 board: quarry craftsman knight\n0 coins: 90")
    assert "build in etampes" not in options(go(quarry, "0 use quarry"), 0)
    coach = "0 tiles: stage-coach\n0 board: stage-coach knight; guildhall farmer craftsman knight\n"
    stuck = at(CUT_OFF + coach + "0 merchant: etampes")
    assert stuck.why_not(0, "stage-coach") == "no way leads out of the merchant's town"
