"""The board Trade, deed by deed; Alchemy and the Court have their own file."""

import pytest
from trade_intrigue import OWN, number, send, trade

from helpers import BUSY, check_pieces, go, good, in_bag, me, options, stands, tiles, town
from orleans import Setup
from orleans.boxes.base.deeds import is_done

# --- coins, development, citizens


@pytest.mark.parametrize(
    ("deed", "filled", "last", "gained"),
    [
        # not the last one
        ("alchemy", "", "knight", (0, 0, 0)),
        ("lay-assessors", "", "knight", (1, 0, 0)),
        ("thanksgiving", "", "monk", (0, 0, 0)),
        ("sheep-farming", "", "knight", (0, 0, 0)),
        ("coinage", "", "trader", (3, 0, 0)),
        ("research", "", "scholar", (0, 0, 2)),
        ("towing", "", "boatman", (0, 0, 0)),
        ("architecture", "", "monk", (0, 1, 0)),
        ("town-charter", "", "trader", (0, 0, 0)),
        ("navigation", "", "craftsman", (0, 0, 0)),
        # the last one of a game with three
        ("alchemy", "4 farmer", "knight", (0, 1, 0)),
        ("lay-assessors", "4 farmer", "knight", (1, 0, 0)),
        ("thanksgiving", "2 farmer 1 trader", "monk", (2, 0, 0)),
        ("sheep-farming", "1 farmer 1 craftsman", "knight", (2, 0, 0)),
        ("coinage", "2 trader", "craftsman", (6, 0, 0)),
        ("research", "2 scholar", "monk", (0, 0, 2)),
        ("towing", "2 boatman", "boatman", (0, 1, 0)),
        ("architecture", "1 monk 1 craftsman", "knight", (0, 1, 0)),
        ("town-charter", "2 trader", "knight", (0, 1, 0)),
        ("navigation", "2 craftsman", "boatman", (0, 1, 0)),
    ],
)
def test_what_each_deed_pays_for_a_follower_and_for_the_last_one(deed, filled, last, gained):
    """Coins, citizens and steps on the development track.

    They are given though nothing else is to be had: there is nobody to draw, no waterway, and
    no step on the tracks of traders and craftsmen.
    """
    game = trade(
        f"""
        claimed: development-3
        0 coins: 0
        0 merchant: le-mans
        0 market: {OWN}
        0 board: town-hall {last} -
        deeds: {f"{deed} {filled}" if filled else "-"}
        """,
        players=3,
    )
    send(game, f"{last} {deed}")
    assert is_done(game.state, number(game, deed)) == bool(filled)
    assert (me(game).coins, me(game).citizens, me(game).development) == gained


@pytest.mark.parametrize(
    ("deed", "filled", "last", "coins"),
    [
        ("thanksgiving", "2 farmer 1 trader 1 monk", "farmer", 2),
        ("coinage", "2 trader 1 craftsman", "knight", 6),
        ("research", "2 scholar 1 monk", "scholar", 0),
    ],
)
def test_with_four_the_rightmost_space_is_the_last(deed, filled, last, coins):
    before = trade(f"deeds: {deed} {filled}", players=4)
    assert not is_done(before.state, number(before, deed))
    text = f"0 coins: 0\n0 board: town-hall {last} -\ndeeds: {deed} {filled}"
    game = send(trade(text, players=4), f"{last} {deed}")
    assert is_done(game.state, number(game, deed))
    assert me(game).coins == coins


@pytest.mark.parametrize(
    ("answer", "gained"), [("done", (4, 0, 1)), ("reward development", (7, 3, 1))]
)
def test_the_last_one_at_research_may_advance(answer, gained):
    """Ruling 55."""
    game = trade(
        """
        0 coins: 0
        0 development: 2
        0 board: town-hall monk -
        deeds: research 2 scholar
        """,
        players=3,
    )
    send(game, "monk research")
    assert options(game, 0) == ["done", "reward development"]
    go(game, f"0 {answer}")
    assert (me(game).development, me(game).coins, me(game).citizens) == gained


def test_research_ends_with_the_track():
    game = trade("0 development: 29\n0 board: town-hall monk -", players=3)
    assert me(send(game, "monk research")).development == 30


# --- Thanksgiving and Sheep Farming


def test_a_follower_takes_the_good_of_his_space():
    game = trade("0 board: town-hall knight monk")
    before = game.state.goods[:]
    send(game, "knight sheep-farming", "monk thanksgiving")
    assert me(game).goods == [0, 0, 1, 1, 0, 0]
    assert game.state.goods == before  # they did not come from the supply
    check_pieces(game.state)


def test_where_his_spaces_hold_several_goods_he_chooses():
    """Ruling 78."""
    game = send(trade("0 board: town-hall farmer farmer", players=4), "farmer thanksgiving")
    assert options(game, 0) == ["take grain", "take cheese", "take wine"]
    assert game.why_not(0, "take wool").startswith("take one of the goods")
    go(game, "0 take wine", "0 send farmer thanksgiving")
    assert options(game, 0) == ["take grain", "take cheese"]
    go(game, "0 take grain")
    assert me(game).goods == [1, 0, 1, 0, 0, 0]
    assert "farmer cheese" in game.position()
    check_pieces(game.state)


def test_goods_of_one_kind_are_no_choice():
    """Ruling 78: with four, both farmers' spaces of the Sheep Farming hold cheese."""
    game = trade("0 board: town-hall farmer farmer", players=4)
    send(game, "farmer sheep-farming", "farmer sheep-farming")
    assert good(game, "cheese") == 2
    check_pieces(game.state)


def test_another_types_good_is_not_to_be_had():
    game = send(trade("0 board: town-hall trader -"), "trader thanksgiving")
    assert me(game).goods == [0, 1, 0, 0, 0, 0]
    assert "deed-goods: thanksgiving farmer grain farmer cheese monk wine;" in game.position()


# --- Towing Service


def test_towing_goes_over_water_and_may_take_a_good():
    game = trade("0 board: town-hall boatman -\nmap: orleans_blois_water brocade")
    send(game, "boatman towing")
    assert options(game, 0) == ["leave", "go briare by water", "go blois by water"]
    go(game, "0 go blois by water")
    assert options(game, 0) == ["leave", "take brocade"]
    go(game, "0 take brocade")
    assert (town(game), good(game, "brocade")) == ("blois", 1)


def test_towing_may_be_declined():
    game = go(send(trade("0 board: town-hall boatman -"), "boatman towing"), "0 leave")
    assert (town(game), game.actors) == ("orleans", (1,))


def test_towing_without_a_waterway_does_nothing():
    """He is sent all the same, and the last one brings the citizen."""
    game = trade(
        """
        0 merchant: montargis
        0 board: town-hall boatman -
        deeds: towing 2 boatman
        """
    )
    send(game, "boatman towing")
    assert (town(game), me(game).citizens, game.actors) == ("montargis", 1, (1,))


def test_the_drawbridge_does_not_turn_roads_into_rivers():
    game = trade("0 tiles: drawbridge\n0 board: town-hall boatman -")
    send(game, "boatman towing")
    assert not any("road" in way for way in options(game, 0))


def test_two_boatmen_tow_twice():
    game = trade("0 board: town-hall boatman boatman")
    send(game, "boatman towing")
    go(game, "0 go blois by water", "0 send boatman towing", "0 go tours by water")
    assert town(game) == "tours"


# --- Architecture


def architecture(text):
    game = trade(f"deeds: architecture 1 monk 1 craftsman\n{text}\n0 board: town-hall knight -")
    return send(game, "knight architecture")


def test_architecture_builds_where_the_merchant_stands():
    """Ruling 79."""
    game = architecture("0 merchant: tours\n1 citizens: 2")
    assert options(game, 0) == ["done", "build in tours"]
    go(game, "0 build in tours")
    assert (me(game).stations, me(game).citizens) == (9, 1)
    assert "0 stations: tours" in game.position()
    check_pieces(game.state)


def test_architecture_need_not_build():
    """Ruling 79."""
    game = go(architecture("0 merchant: tours"), "0 done")
    assert (me(game).stations, game.actors) == (10, (1,))


@pytest.mark.parametrize("whose", [0, 1])
def test_architecture_builds_nothing_beside_a_station(whose):
    """The citizen is given all the same."""
    game = architecture(f"0 merchant: tours\n{whose} stations: tours")
    assert (game.actors, me(game).citizens) == ((1,), 1)


def test_architecture_in_orleans_minds_only_the_own_station():
    """Ruling 79."""
    game = architecture("1 stations: orleans")
    assert options(game, 0) == ["done", "build in orleans"]
    assert architecture("0 stations: orleans").actors == (1,)


def test_architecture_needs_a_station_to_build():
    assert architecture("0 merchant: tours\n0 unbuilt: 0").actors == (1,)


def test_the_empty_tavern_lets_architecture_build_beside_another():
    """Ruling 79."""
    game = architecture("0 merchant: tours\n1 stations: tours\n0 tiles: tavern")
    go(game, "0 build in tours")
    assert me(game).stations == 9


def test_the_tavern_keeps_its_follower():
    """Ruling 79."""
    game = trade(
        """
        deeds: architecture 1 monk 1 craftsman
        0 merchant: tours
        1 stations: tours
        0 tiles: tavern
        0 board: town-hall knight -; tavern trader
        """
    )
    go(send(game, "knight architecture"), "0 build in tours")
    assert (stands(game, "tavern.0"), in_bag(game, "trader")) == ("trader", 0)


def test_not_even_the_tavern_builds_beside_an_own_station():
    assert architecture("0 merchant: tours\n0 stations: tours\n0 tiles: tavern").actors == (1,)


def test_no_other_tile_matters_for_architecture():
    """Ruling 59: the Vineyard sells no wine here."""
    game = go(architecture("0 merchant: tours\n0 tiles: vineyard"), "0 build in tours")
    assert game.actors == (1,)


def test_with_two_followers_left_the_first_gives_his_citizen_and_builds_nothing():
    game = trade("deeds: architecture 1 monk\n0 merchant: tours\n0 board: town-hall knight -")
    send(game, "knight architecture")
    assert (me(game).citizens, game.actors) == (1, (1,))


# --- Town Charter


def charter(tracks, offer="hayrick, brewery, cellar"):
    game = trade(f"0 tracks: {tracks}\noffer: {offer}\n0 board: town-hall trader -")
    return send(game, "trader town-charter")


def test_a_charter_without_a_step_on_the_traders_track_gives_nothing():
    game = charter("-")
    assert (tiles(game), game.actors) == ([], (1,))


def test_a_charter_after_one_step_gives_a_tile_of_category_one():
    game = charter("1 traders")
    assert options(game, 0) == ["build hayrick", "build brewery"]
    go(game, "0 build brewery")
    assert tiles(game) == ["brewery"]
    assert me(game).tracks[3] == 1  # no step


@pytest.mark.parametrize("steps", [2, 3, 5])
def test_a_charter_after_more_steps_gives_any_tile(steps):
    game = go(charter(f"{steps} traders"), "0 build cellar")
    assert tiles(game) == ["cellar"]


@pytest.mark.parametrize(("tracks", "offer"), [("1 traders", "cellar"), ("2 traders", "-")])
def test_where_nothing_allowed_is_on_offer_nothing_is_given(tracks, offer):
    """Ruling 77."""
    game = charter(tracks, offer)
    assert (tiles(game), game.actors) == ([], (1,))


# --- Navigation


def navigation(tracks, more=""):
    game = trade(f"0 tracks: {tracks}\n0 board: town-hall craftsman -; {BUSY}\n{more}")
    return send(game, "craftsman navigation")


def test_navigation_without_a_step_forfeits_the_wheel():
    """Ruling 77: it goes to the supply."""
    game = trade("0 board: town-hall craftsman -")
    before = game.state.gears
    send(game, "craftsman navigation")
    assert (me(game).gears, game.state.gears) == (0, before + 1)
    check_pieces(game.state)


def test_navigation_after_one_step_gives_a_wheel_for_a_farmers_space():
    game = navigation("1 craftsmen")
    assert (me(game).gears, me(game).bound_gears) == (1, 1)
    check_pieces(game.state)
    go(game, "1 pass", "0 pass")
    assert set(options(game, 0)) == {
        "done",
        *(f"gear {place}.0" for place in ("village", "university", "castle", "ship", "guildhall")),
    }
    assert game.why_not(0, "gear castle.1") == "this gear wheel may only replace a farmer"


@pytest.mark.parametrize("steps", [2, 4])
def test_navigation_after_more_steps_gives_a_wheel_for_any_space(steps):
    before = trade("0 coins: 5").state.gears
    game = navigation(f"{steps} craftsmen")
    assert (me(game).gears, me(game).bound_gears, game.state.gears) == (1, 0, before)
    go(game, "1 pass", "0 pass", "0 gear castle.2")
    assert stands(game, "castle.2") == "gear"


def test_wheels_wait_until_their_owner_has_passed():
    game = navigation("2 craftsmen")
    go(game, "1 pass")
    assert not any(way.startswith("gear") for way in options(game, 0))


def test_navigation_gives_a_wheel_though_the_supply_has_none():
    """Those that wait there are no part of it."""
    game = navigation("2 craftsmen", "gears: 0")
    assert (me(game).gears, game.state.gears) == (1, 0)
    check_pieces(game.state)


def test_a_good_on_a_space_for_anybody_goes_to_whoever_is_sent():
    """An owner of the box may find such a space printed there."""
    data = {"deed.thanksgiving.spaces": ["any", "farmer", "trader", "monk", "farmer"]}
    setup = Setup(players=2, modules=("trade",), data=data)
    text = f"data: {setup.data}\n0 goods: -\n0 board: town-hall knight -"
    game = send(trade(text), "knight thanksgiving")
    assert good(game, "grain") == 1
    check_pieces(game.state)
