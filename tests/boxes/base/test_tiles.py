"""The twenty place tiles of the base box."""

import pytest

from helpers import BUSY, at, go, good, in_bag, in_market, me, options, stands
from orleans import IllegalMove, Setup
from orleans.boxes import ACTIONS, make_book


def test_every_entry_has_its_effect_and_every_effect_its_entry():
    places = make_book(Setup()).components.places
    assert {place.id for place in places} == set(ACTIONS)
    assert len([place for place in places if not place.beside]) == 10 + 20 + 37 + 3


@pytest.mark.parametrize(
    ("tile", "board", "gained"),
    [
        ("hayrick", "farmer", "grain"),
        ("cheese-factory", "farmer own-farmer", "cheese"),
        ("winery", "farmer trader", "wine"),
        ("wool-manufacturer", "boatman trader", "wool"),
        ("tailor-shop", "trader scholar", "brocade"),
    ],
)
def test_goods_tiles_give_their_good_while_the_supply_lasts(tile, board, gained):
    text = f"0 tiles: {tile}\n0 board: {tile} {board}; {BUSY}"
    game = go(at(text), f"0 use {tile}")
    assert good(game, gained) == 1
    assert all(stands(game, f"{tile}.{i}") == "-" for i in range(len(board.split())))
    empty = at(text + "\ngoods: -")
    assert empty.why_not(0, tile) == f"the supply has no {gained} left"


@pytest.mark.parametrize(
    ("tile", "board", "coins", "steps"),
    [
        ("shipping-line", "boatman", 0, 1),
        ("brewery", "monk", 2, 0),
        ("library", "knight scholar", 0, 2),
        ("windmill", "craftsman own-craftsman", 2, 1),
        ("cellar", "monk scholar", 4, 0),
    ],
)
def test_tiles_that_give_coins_and_development(tile, board, coins, steps):
    game = at(f"0 tiles: {tile}\n0 board: {tile} {board}\n0 coins: 0\n0 development: 13")
    go(game, f"0 use {tile}")
    assert (me(game).coins, me(game).development) == (coins, 13 + steps)


@pytest.mark.parametrize(
    ("tile", "board"), [("shipping-line", "boatman"), ("library", "knight scholar")]
)
def test_development_tiles_end_with_the_track(tile, board):
    """Ruling 13."""
    game = at(f"0 tiles: {tile}\n0 board: {tile} {board}; {BUSY}\n0 development: 30")
    assert "end of the development track" in game.why_not(0, tile)


def test_library_on_the_last_but_one_space_takes_the_step_that_is_left():
    game = at("0 tiles: library\n0 board: library knight scholar\n0 development: 29")
    assert me(go(game, "0 use library")).development == 30


def test_windmill_at_the_end_of_the_track_still_gives_coins():
    """Ruling 13."""
    game = at("0 tiles: windmill\n0 board: windmill craftsman craftsman\n0 development: 30")
    assert me(go(game, "0 use windmill")).coins == 7


@pytest.mark.parametrize(("development", "coins"), [(0, 1), (4, 2), (14, 3), (22, 5), (30, 6)])
def test_hospital_gives_coins_by_status(development, coins):
    game = at(
        f"""
        0 tiles: hospital
        0 board: hospital boatman scholar
        0 coins: 0
        0 development: {development}
        """
    )
    assert me(go(game, "0 use hospital")).coins == coins


def test_office_gives_a_coin_for_each_station_built():
    """Ruling 28: without a station it may be used for nothing."""
    text = "0 tiles: office\n0 board: office scholar scholar\n0 coins: 0"
    assert me(go(at(text + "\n0 stations: tours, blois, nevers"), "0 use office")).coins == 3
    none = go(at(text), "0 use office")
    assert (me(none).coins, in_bag(none, "scholar")) == (0, 2)


def test_pharmacy_takes_anybody_and_sells_up_to_three_steps():
    text = "0 tiles: pharmacy\n0 board: pharmacy own-farmer; {}\n0 coins: {}\n0 development: {}"
    game = go(at(text.format(BUSY, 9, 0)), "0 use pharmacy")
    assert options(game, 0) == ["pay 1", "pay 2", "pay 3"]
    go(game, "0 pay 3")
    assert (me(game).coins, me(game).development) == (6, 3)
    assert in_bag(game, "own-farmer") == 1
    two = go(at(text.format(BUSY, 2, 0)), "0 use pharmacy")
    assert options(two, 0) == ["pay 1", "pay 2"]
    near_end = go(at(text.format(BUSY, 9, 28)), "0 use pharmacy")
    assert options(near_end, 0) == ["pay 1", "pay 2"]
    poor = at(text.format(BUSY, 0, 0))
    assert poor.why_not(0, "pharmacy") == "you have no coin to pay with"
    end = at(text.format(BUSY, 9, 30))
    assert "end of the development track" in end.why_not(0, "pharmacy")


def test_anybody_may_stand_in_the_pharmacy():
    game = at("phase: planning\n0 tiles: pharmacy\n0 market: knight, own-trader, monk")
    ways = options(game, 0)
    for kind in ("knight", "own-trader", "monk"):
        assert f"place {kind} pharmacy.0" in ways


def test_horse_wagon_travels_a_road_without_a_farmer():
    game = at(
        """
        0 tiles: horse-wagon
        0 board: horse-wagon trader knight
        map: chartres_orleans_road brocade
        """
    )
    go(game, "0 use horse-wagon", "0 go chartres by road", "0 take brocade")
    assert good(game, "brocade") == 1
    assert in_bag(game, "trader") == in_bag(game, "knight") == 1


def test_herb_garden_lets_boatmen_stand_for_three_others():
    game = at("phase: planning\n0 tiles: herb-garden\n0 market: boatman, own-boatman")
    ways = options(game, 0)
    for kind in ("boatman", "own-boatman"):
        for space in ("ship.0", "guildhall.1", "wagon.1", "ship.1"):
            assert f"place {kind} {space}" in ways
        for space in ("ship.2", "scriptorium.1"):
            assert f"place {kind} {space}" not in ways
    plain = at("phase: planning\n0 market: boatman")
    assert plain.why_not(0, "place boatman ship.0") == "this follower may not stand on that space"


def test_school_lets_scholars_stand_for_all_but_monks():
    game = at("phase: planning\n0 tiles: school, brewery\n0 market: scholar")
    ways = options(game, 0)
    for space in ("ship.0", "ship.1", "ship.2", "guildhall.1", "wagon.1", "monastery.0"):
        assert f"place scholar {space}" in ways
    assert "place scholar brewery.0" not in ways


def test_herb_garden_and_school_do_not_count_at_deeds():
    """Ruling 18."""
    game = at(f"0 tiles: herb-garden, school\n0 board: town-hall boatman scholar; {BUSY}")
    go(game, "0 use town-hall")
    assert "send boatman canalization" in options(game, 0)
    assert not any("city-wall" in way for way in options(game, 0))  # farmers, craftsmen, traders


BATH = "0 tiles: bathhouse\n0 board: bathhouse boatman; wagon farmer trader -\n"


def test_bathhouse_draws_two_and_places_one_at_once():
    game = at(BATH + "0 bag: knight, farmer, scholar\n0 market: own-trader")
    go(game, "0 use bathhouse", chance=("come knight", "come scholar"))
    assert "place knight wagon.2" in options(game, 0)
    assert "place scholar monastery.0" in options(game, 0)
    assert not any("bathhouse" in way for way in options(game, 0))
    go(game, "0 place knight wagon.2")
    assert stands(game, "wagon.2") == "knight"
    assert in_bag(game, "knight") == 0
    assert in_bag(game, "scholar") == in_bag(game, "boatman") == 1
    go(game, "1 pass")
    assert "use wagon" in options(game, 0)


def test_bathhouse_must_place_one_if_it_can_and_the_town_hall_counts():
    """Ruling 21."""
    game = at(BATH + "0 bag: 3 knight")
    go(game, "0 use bathhouse")
    assert "done" not in options(game, 0)
    assert "place knight town-hall.0" in options(game, 0)
    assert not any("gunpowder" in way for way in options(game, 0))
    with pytest.raises(IllegalMove, match="one of the two"):
        game.play(0, "place farmer ship.0")


def test_bathhouse_with_nobody_who_fits_puts_all_back():
    boatmen_everywhere = "farm-house boatman -; village - boatman -; castle - boatman -"
    game = at(
        f"""
        0 tiles: bathhouse
        0 board: bathhouse boatman; ship - boatman -; {boatmen_everywhere}
        0 bag: own-boatman
        0 market: own-farmer, own-craftsman, own-trader
        """
    )
    go(game, "0 use bathhouse")
    assert game.actors == (1,)
    assert in_bag(game, "own-boatman") == in_bag(game, "boatman") == 1


def test_bathhouse_with_an_empty_bag_only_brings_its_follower_home():
    """Ruling 22."""
    game = at(
        """
        0 tiles: bathhouse
        0 board: bathhouse boatman
        0 market: own-farmer, own-boatman, own-craftsman, own-trader
        """
    )
    go(game, "0 use bathhouse")
    assert game.actors == (1,)
    assert in_bag(game, "boatman") == 1


def test_laboratory_gives_a_wheel_while_the_supply_lasts():
    text = f"0 tiles: laboratory\n0 board: laboratory craftsman scholar; {BUSY}"
    game = go(at(text), "0 use laboratory")
    assert (me(game).gears, me(game).bound_gears) == (1, 0)
    assert at(text + "\ngears: 0").why_not(0, "laboratory") == "no gear wheel is left in the supply"


def test_laboratory_wheel_may_stand_in_the_laboratory():
    game = at("phase: planning\n0 tiles: laboratory, brewery\n0 gears: 1")
    assert {"gear laboratory.0", "gear laboratory.1"} <= set(options(game, 0))
    assert not any("brewery" in way for way in options(game, 0))


TOWER = "0 tiles: gunpowder-tower\n"


def test_gunpowder_tower_holds_two_more_followers():
    game = at(TOWER + "phase: followers\n0 tracks: 5 knights\n0 bag: 5 farmer, 5 knight")
    assert options(game, 0)[-1] == "draw 8"
    full = at(TOWER + "phase: followers\n0 tracks: 5 knights\n0 market: 8 farmer\n0 bag: 5 knight")
    assert options(full, 0)[-1] == "draw 2"
    go(full, "0 draw 2", chance=("come knight", "come knight"))
    assert options(full, 0) == ["tower farmer", "tower knight"]
    go(full, "0 tower knight", "0 tower farmer")
    assert (stands(full, "gunpowder-tower.0"), stands(full, "gunpowder-tower.1")) == (
        "knight",
        "farmer",
    )
    assert sum(me(full).market) == 8


def test_gunpowder_tower_takes_any_follower_of_the_market_in_phase_three():
    """Ruling 19."""
    game = at(TOWER + "phase: followers\n0 market: own-farmer, knight\n0 bag: monk")
    go(game, "0 draw 0")
    assert options(game, 0) == ["done", "tower knight", "tower own-farmer"]
    go(game, "0 done")
    assert game.why_not(0, "tower knight") == (
        "place followers and gear wheels, or say that you are ready"
    )


def test_planning_takes_from_the_market_before_the_tower():
    """Ruling 20."""
    game = at(
        TOWER + "phase: planning\n0 board: gunpowder-tower knight -\n0 market: knight, own-farmer"
    )
    go(game, "0 place knight ship.2")
    assert stands(game, "gunpowder-tower.0") == "knight"
    go(game, "0 place knight wagon.2")
    assert stands(game, "gunpowder-tower.0") == "-"
    assert in_market(game, "knight") == 0


def test_a_follower_can_be_fetched_from_the_tower_though_the_market_has_one_too():
    """Ruling 20."""
    game = at(
        TOWER + "phase: planning\n0 board: gunpowder-tower knight -\n0 market: knight, own-farmer"
    )
    go(game, "0 fetch knight ship.2")
    assert (stands(game, "ship.2"), stands(game, "gunpowder-tower.0")) == ("knight", "-")
    assert in_market(game, "knight") == 1
    assert not any(way.startswith("fetch") for way in options(game, 0))


def test_followers_move_back_into_the_room_of_the_tower_too():
    game = at(
        TOWER
        + """
        phase: followers
        0 market: 8 farmer
        0 board: castle - boatman -; village - boatman -
        """
    )
    go(game, "0 draw 0", "0 back castle.1", "0 back village.1")
    assert options(game, 0) == ["tower farmer", "tower boatman"]
    go(game, "0 tower farmer", "0 tower boatman")
    assert sum(me(game).market) == 8


def test_from_the_tower_both_may_go_to_deeds_in_one_action():
    game = at(TOWER + f"0 board: gunpowder-tower knight farmer; {BUSY}")
    go(game, "0 use gunpowder-tower", "0 send knight papal-conclave", "0 send farmer city-wall")
    assert me(game).coins == 5 + 3 + 1
    own = at(TOWER + f"0 board: gunpowder-tower own-farmer -; {BUSY}")
    assert own.why_not(0, "gunpowder-tower").startswith("nobody stands there whom you could send")


def test_sacristy_is_never_used_as_an_action():
    game = at(f"0 tiles: sacristy\n0 board: sacristy monk; {BUSY}")
    assert "use sacristy" not in options(game, 0)
    assert "never used as an action" in game.why_not(0, "sacristy")
