"""The sixteen events of Prosperity."""

import pytest
from structures_at import burned, carpenter, event, on_way, prosperity

from helpers import (
    check_pieces,
    coins,
    go,
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
from orleans.notation.now import answer_now
from orleans.notation.words import Words

# --- 1: Support


def supported(drawn, text=""):
    game = event(1, f"0 bag: {drawn}, knight\n1 bag: -\n{text}", ask_chance=True)
    game.play(-1, f"come {drawn}")
    return game


def test_support_brings_a_step_and_another_follower():
    """Ruling 222: the one drawn goes back into the bag."""
    game = supported("boatman")
    assert (in_bag(game, "boatman"), track(game, "boatmen")) == (2, 1)
    assert coins(game)[0] > 5
    check_pieces(game.state)


def test_support_by_an_own_follower_counts_as_its_type():
    """Ruling 222."""
    game = supported("own-farmer")
    assert (in_bag(game, "own-farmer"), in_bag(game, "farmer"), track(game, "farmers")) == (1, 1, 1)
    assert good(game, "grain") == 1


def test_support_of_a_monk_brings_a_monk():
    """Ruling 222."""
    game = supported("monk")
    assert in_bag(game, "monk") == 2
    assert me(game).tracks == (0,) * 6


def test_support_with_an_empty_supply_or_at_the_end_of_the_track():
    """Ruling 222."""
    game = supported("boatman", "supply: -")
    assert (in_bag(game, "boatman"), track(game, "boatmen")) == (1, 1)
    game = supported("boatman", "0 tracks: 5 boatmen\nclaimed: boatmen")
    last = game.state.book.components.tracks[1].last
    assert (in_bag(game, "boatman"), track(game, "boatmen")) == (2, min(6, last))
    game = supported("boatman", f"0 tracks: {last} boatmen\nclaimed: boatmen")
    assert (in_bag(game, "boatman"), track(game, "boatmen")) == (2, last)


def test_support_without_the_bonus_brings_only_the_follower():
    """Ruling 222: the first farmer would bring grain."""
    game = supported("farmer", "goods: 3 wine")
    assert (in_bag(game, "farmer"), track(game, "farmers"), good(game, "grain")) == (2, 0, 0)


def test_support_by_a_trader_brings_a_tile_and_by_a_craftsman_a_wheel():
    """Ruling 222: the wheel may be placed at once."""
    game = supported("trader")
    go(game, "0 build hayrick")
    assert tiles(game) == ["hayrick"]
    game = supported("craftsman")
    assert "gear farm-house.1" in options(game, 0) or "gear ship.0" in options(game, 0)


def test_an_empty_bag_gives_no_support():
    """Ruling 222."""
    own = "0 market: own-farmer, own-boatman, own-craftsman, own-trader"
    game = event(1, f"{own}\n{own.replace('0', '1')}")
    assert game.state.round == 2


# --- 2 to 7


def test_indulgence_sells_a_monk():
    """Ruling 228."""
    game = event(2, "0 coins: 4\n1 coins: 3")
    assert options(game, 0) == ["done", "hire monk"]
    go(game, "0 hire monk")
    assert (coins(game)[0], in_bag(game, "monk")) == (0, 1)
    assert game.state.round == 3


def test_without_monks_no_indulgence():
    game = event(2, "0 coins: 9\n1 coins: 9\nsupply: 5 knight")
    assert game.state.round == 3


def test_pilgrimage_forbids_monks():
    game = prosperity("round: 3\n0 board: monastery scholar trader; wagon farmer trader knight")
    assert "no monk may be hired" in game.why_not(0, "use monastery")


def test_taxes_cost_three_coins():
    game = event(4, "0 coins: 7\n1 coins: 3")
    assert coins(game) == [4, 0]
    game = event(4, "0 coins: 2\n1 coins: 3\n0 bag: knight")
    assert "give station" in options(game, 0)


def test_riots_cost_a_knight_or_five_coins():
    """Ruling 225: the knight is chosen, not drawn."""
    text = "0 bag: knight\n0 market: knight\n0 board: ship - - knight\n0 coins: 5\n1 bag: knight"
    game = event(5, f"{text}\n1 coins: 0")
    assert options(game, 0) == ["pay 5", "return knight from bag", "return knight from market"]
    go(game, "0 return knight from market")
    assert (in_market(game, "knight"), in_bag(game, "knight"), coins(game)[0]) == (0, 1, 5)
    assert in_bag(game, "knight", 1) == 0  # the only thing that seat 1 could give
    check_pieces(game.state)


def test_riots_torture_who_has_neither():
    """Ruling 225: a knight on an action space is not in the market."""
    game = event(5, "0 board: ship - - knight\n0 coins: 4\n0 goods: wine\n1 coins: 5")
    assert coins(game) == [0, 5]
    assert "give station" in options(game, 0)


def test_riots_reach_into_the_gunpowder_tower():
    """Ruling 224."""
    game = event(
        5, "0 tiles: gunpowder-tower\n0 board: gunpowder-tower knight\n0 coins: 5\n1 coins: 5"
    )
    assert options(game, 0) == ["pay 5", "return from gunpowder-tower.0"]


def test_a_bribe_buys_a_citizen():
    """Ruling 229."""
    game = event(6, "0 coins: 4\n1 coins: 3")
    assert options(game, 0) == ["done", "pay 4"]
    go(game, "0 pay 4")
    assert (coins(game)[0], me(game).citizens) == (0, 1)
    check_pieces(game.state)


def test_the_plague_takes_a_follower():
    game = event(7, "0 bag: knight\n0 market: own-farmer, own-boatman, own-craftsman, own-trader")
    assert in_bag(game, "knight") == 0
    check_pieces(game.state)


# --- 8 and 11: Firestorm and Restoration

FIRE = """
    0 tiles: hayrick, herb-garden, laboratory
    0 board: hayrick farmer; laboratory own-craftsman gear; ship farmer
    0 tracks: 2 craftsmen
    0 gears: 1
    """


def test_firestorm_turns_all_tiles():
    """Rulings 220 and 221: wheels and neutral followers go to the supply, own ones to the bag."""
    before = prosperity(f"round: 8\n{FIRE}\n1 board: -")
    game = event(8, FIRE)
    assert (tiles(game), burned(game)) == ([], ["hayrick", "herb-garden", "laboratory"])
    assert game.state.gears == before.state.gears + 1
    assert supply(game, "farmer") == supply(before, "farmer") + 1
    assert (me(game).gears, stands(game, "ship.0")) == (1, "farmer")
    assert in_bag(game, "own-craftsman") + in_market(game, "own-craftsman") == 1
    check_pieces(game.state)


def test_firestorm_spares_the_carpenters_board_and_the_scriptorium():
    """Ruling 220: they are no place tiles."""
    game = event(8, "0 tiles: hayrick\n0 board: carpenter trader boatman; scriptorium knight")
    assert [stands(game, f"carpenter.{n}") for n in range(3)] == ["trader", "boatman", "-"]
    assert (stands(game, "scriptorium.0"), burned(game)) == ("knight", ["hayrick"])


def test_a_tile_gained_in_the_round_of_the_firestorm_burns_too():
    """Ruling 220."""
    game = prosperity("round: 8\n0 board: village farmer boatman craftsman\n0 coins: 0\n1 board: -")
    go(game, "0 use village", "0 hire trader", "0 build hayrick")
    assert (game.state.round, burned(game)) == (9, ["hayrick"])


def test_no_wheel_on_a_tile_that_is_face_down():
    """Ruling 221."""
    text = "round: 9\nphase: planning\n0 gears: 1\n0 tracks: 2 craftsmen\n0 market: farmer"
    assert "gear laboratory.0" in options(prosperity(f"{text}\n0 tiles: laboratory"), 0)
    assert "gear laboratory.0" not in options(prosperity(f"{text}\n0 burned-tiles: laboratory"), 0)


def test_a_tile_that_is_face_down_does_nothing():
    """Ruling 221: no passive power, no follower, no space in the Gunpowder Tower."""
    text = "round: 9\nphase: planning\n0 market: boatman, 2 farmer"
    up = prosperity(f"{text}\n0 tiles: herb-garden, hayrick")
    down = prosperity(f"{text}\n0 burned-tiles: herb-garden, hayrick, gunpowder-tower")
    assert "place boatman castle.0" in options(up, 0)
    assert "place boatman castle.0" not in options(down, 0)
    assert "place farmer hayrick.0" in options(up, 0)
    assert "place farmer hayrick.0" not in options(down, 0)
    assert me(down).layout.annex == -1


def test_tiles_gained_later_work():
    """Ruling 220."""
    game = event(9, "0 burned-tiles: library\n0 tiles: hayrick")
    assert (tiles(game), burned(game)) == (["hayrick"], ["library"])


def test_restoration_turns_them_up_again():
    game = event(11, "0 burned-tiles: library\n0 tiles: hayrick")
    assert (tiles(game), burned(game)) == (["hayrick", "library"], [])


def test_the_sacristy_against_the_firestorm():
    """Ruling 223: all tiles of its owner stay, and the monk goes to the bag."""
    text = "0 tiles: sacristy, hayrick\n0 board: sacristy monk; hayrick farmer"
    game = event(8, text)
    assert options(game, 0) == ["protect", "suffer"]
    go(game, "0 protect")
    assert (tiles(game), stands(game, "hayrick.0")) == (["hayrick", "sacristy"], "farmer")
    assert in_bag(game, "monk") + in_market(game, "monk") == 1
    monks = supply(event(8, text), "monk")
    game = go(event(8, text), "0 suffer")
    assert (tiles(game), supply(game, "monk")) == ([], monks + 1)


@pytest.mark.parametrize("number", [4, 5, 7, 8, 12, 16])
def test_the_sacristy_against_every_harmful_event(number):
    """Ruling 223."""
    game = event(
        number,
        "0 tiles: sacristy\n0 board: sacristy monk\n0 coins: 9\n0 bag: knight\n0 development: 9",
    )
    assert options(game, 0) == ["protect", "suffer"]


# --- 9, 10


def test_mass_pays_for_monks_in_the_market():
    """Ruling 224: the Gunpowder Tower belongs to it, action spaces do not."""
    game = event(
        9,
        "0 tiles: gunpowder-tower\n0 market: monk\n"
        "0 board: gunpowder-tower monk; ship monk\n0 coins: 0\n1 coins: 0",
    )
    assert coins(game) == [6, 0]


def test_peregrination_moves_the_merchant():
    """Ruling 228: the good on the way may be taken; the Carpenter stays."""
    game = event(
        10, "0 coins: 2\n1 coins: 1\nface-down: orleans_blois_water good\nhidden-goods: wine"
    )
    assert options(game, 0)[0] == "done"
    assert "go vierzon by road" in options(game, 0)
    go(game, "0 go blois by water", "0 take hidden good")
    assert (town(game), coins(game)[0], good(game, "wine")) == ("blois", 0, 1)
    assert on_way(game, "orleans_blois_water") == []
    assert carpenter(game) == "orleans"


def test_peregrination_is_offered_in_turn_order():
    """Ruling 228."""
    game = event(10, "start: 1\n0 coins: 2\n1 coins: 2")
    assert game.actors == (1,)
    go(game, "1 done")
    assert (game.actors, town(game, 1), coins(game)) == ((0,), "orleans", [2, 2])


# --- 12 to 16


def test_harvest_asks_for_two_food():
    game = event(12, "0 goods: 2 grain\n0 coins: 0\n1 coins: 10\n1 goods: -")
    assert (good(game, "grain"), coins(game)) == (0, [0, 0])


def test_harvest_tortures_who_has_neither_food_nor_coins():
    game = event(12, "0 goods: cheese\n0 coins: 3\n0 bag: knight\n1 coins: 10")
    assert (good(game, "cheese"), coins(game)) == (0, [0, 10])
    assert game.question(0) == "you owe 2 more: give something that you have"
    go(game, "0 give station", "0 give station")
    assert (me(game).stations, coins(game)) == (8, [0, 0])


def test_pilgrims_day():
    """Ruling 226: the other follower may be a second monk."""
    game = event(13, "0 market: 2 monk, knight, own-farmer\n1 market: monk")
    assert options(game, 0) == ["done", "return knight from market", "return monk from market"]
    go(game, "0 return monk from market")
    assert (in_market(game, "monk"), in_market(game, "knight"), me(game).citizens) == (0, 1, 1)
    assert me(game, 1).citizens == 0
    check_pieces(game.state)


def test_pilgrims_day_reaches_into_the_gunpowder_tower():
    """Ruling 224."""
    game = event(
        13,
        "0 tiles: gunpowder-tower\n0 board: gunpowder-tower monk knight\n0 market: farmer",
    )
    assert options(game, 0) == [
        "done",
        "return farmer from market",
        "return from gunpowder-tower.1",
    ]
    go(game, "0 return from gunpowder-tower.1")
    assert me(game).citizens == 1
    check_pieces(game.state)


@pytest.mark.parametrize("other", ["return monk from market", "return from gunpowder-tower.0"])
def test_a_pair_of_monks_in_market_and_tower(other):
    """Rulings 224 and 226."""
    text = "0 tiles: gunpowder-tower\n0 board: gunpowder-tower monk\n0 market: monk"
    game = event(13, text)
    monks = supply(game, "monk")
    assert options(game, 0) == [
        "done",
        "return monk from market",
        "return from gunpowder-tower.0",
    ]
    go(game, f"0 {other}")
    assert (in_market(game, "monk"), stands(game, "gunpowder-tower.0")) == (0, "-")
    assert (supply(game, "monk"), me(game).citizens) == (monks + 2, 1)


def test_one_monk_alone_is_no_pair():
    """Rulings 224 and 226."""
    game = event(13, "0 market: monk, own-farmer\n1 market: monk")
    assert game.state.round == 14
    game = event(13, "0 tiles: gunpowder-tower\n0 board: gunpowder-tower monk\n1 market: monk")
    assert game.state.round == 14


def test_without_citizens_nothing_is_sold():
    """Ruling 229: the eleven of the supply are with the players."""
    game = event(6, "0 coins: 9\n1 coins: 9\n0 citizens: 11")
    assert game.state.round == 7
    game = event(13, "0 market: 2 monk\n0 citizens: 11")
    assert game.state.round == 14


def test_the_second_plague():
    game = event(14, "0 bag: knight\n0 market: own-farmer, own-boatman, own-craftsman, own-trader")
    assert in_bag(game, "knight") == 0


def test_market_day_sells_two_goods():
    """Ruling 227: for as many coins as they are worth points."""
    game = event(15, "0 coins: 6\n1 coins: 0")
    assert options(game, 0) == [
        "done",
        "take grain",
        "take cheese",
        "take wine",
        "take wool",
        "take brocade",
    ]
    go(game, "0 take wool")
    assert options(game, 0) == ["done", "take grain", "take cheese"]
    go(game, "0 take cheese")
    assert (coins(game)[0], good(game, "wool"), good(game, "cheese")) == (0, 1, 1)
    assert game.state.round == 16


def test_market_day_names_its_prices():
    """Ruling 227."""
    game = event(15, "0 coins: 6\n1 coins: 0")
    words = Words(game.state.book, "en")
    said = [words.reason(answer_now(game.state, 0, move)) for move in game.moves(0)]
    assert said[1] == "Grain for 1 coin"
    assert said[-1] == "Brocade for 5 coins"


def test_market_day_sells_no_third_good():
    game = event(15, "0 coins: 9\n1 coins: 0")
    go(game, "0 take grain", "0 take grain")
    assert (coins(game)[0], good(game, "grain"), game.state.round) == (7, 2, 16)


def test_what_the_supply_lacks_is_not_sold():
    """Ruling 227."""
    game = event(15, "0 coins: 6\n1 coins: 0\ngoods: 3 wine")
    assert options(game, 0) == ["done", "take wine"]


def test_development_tax():
    game = event(16, "0 coins: 5\n0 development: 9\n1 coins: 3")
    assert game.over
    status = game.state.book.components.development.status
    assert coins(game) == [5 - status[9], 3 - status[0]]


def test_development_tax_tortures_who_cannot_pay():
    game = event(16, "0 coins: 1\n0 development: 9\n1 coins: 3\n0 bag: knight")
    assert "give station" in options(game, 0)
    assert game.question(0) == "you owe 2 more: give something that you have"
