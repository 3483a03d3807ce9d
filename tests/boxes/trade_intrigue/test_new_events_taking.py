"""Tiles of the module "events" that take something in phase 6, letter by letter."""

import pytest
from trade_intrigue import FAMINE, phase_six

from helpers import (
    check_pieces,
    coins,
    go,
    good,
    in_bag,
    in_market,
    me,
    options,
    outcomes,
    stands,
    supply,
    tiles,
    town,
    track,
)
from orleans import NATURE

# --- Harvest and Tax


@pytest.mark.parametrize(("letter", "food"), [("a", 1), ("b", 1), ("d", 2)])
def test_harvest_asks_for_food_or_five_coins_each(letter, food):
    """Ruling 9."""
    game = phase_six(f"harvest-{letter}", "0 goods: 3 grain, bread, wool\n0 coins: 20")
    for _ in range(food):
        assert options(game, 0) == ["pay 5", "give grain", "give bread"]
        go(game, "0 give grain")
    assert (good(game, "grain"), me(game).coins) == (3 - food, 20)
    assert "give grain" not in options(game, 0)
    paid = phase_six(f"harvest-{letter}", "0 goods: wool\n0 coins: 20")
    assert me(paid).coins == 20 - 5 * food


def test_a_harvest_that_cannot_be_paid_is_torture():
    """Ruling 9: 10 coins for two missing food."""
    game = phase_six("harvest-d", "0 goods: 4 wool\n0 coins: 3")
    assert game.question(0).startswith("you owe 7 more")
    assert me(game).coins == 0


@pytest.mark.parametrize("letter", ["a", "b"])
@pytest.mark.parametrize("players", [2, 5])
def test_tax_takes_three_coins_of_everybody(letter, players):
    game = phase_six(f"tax-{letter}", f"players: {players}\n1 coins: 8")
    assert coins(game) == [2, 5, *[2] * (players - 2)]


@pytest.mark.parametrize("letter", ["a", "b"])
def test_torture_replaces_a_tax_that_cannot_be_paid(letter):
    game = phase_six(f"tax-{letter}", "0 coins: 1\n0 goods: 2 wool")
    assert me(game).coins == 0
    assert game.question(0) == "you owe 2 more: give something that you have"
    go(game, "0 give wool", "0 give station")
    assert (good(game, "wool"), me(game).stations, me(game, 1).coins) == (1, 9, 2)
    assert "give wool" not in options(game, 0)
    check_pieces(game.state)


# --- B: Trip and Retraining


def test_trip_is_paid_by_those_whose_merchant_is_in_orleans():
    game = phase_six("trip-b", "players: 3\n1 merchant: tours\n2 coins: 4")
    assert coins(game) == [1, 5, 0]
    poor = phase_six("trip-b", "0 coins: 1\n0 goods: wool\n1 merchant: tours")
    assert poor.question(0).startswith("you owe 3 more")


@pytest.mark.parametrize(
    ("name", "steps"), [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)]
)
def test_retraining_gives_a_step_for_each_point_of_a_good(name, steps):
    game = phase_six("retraining-b", f"0 goods: 2 {name}\n0 development: 13")
    market = game.state.goods[:]
    assert options(game, 0) == ["pay 3", f"give {name}"]
    go(game, f"0 give {name}")
    assert (me(game).development, good(game, name), me(game).coins) == (13 + steps, 1, 5)
    assert sum(game.state.goods) == sum(market) + 1
    check_pieces(game.state)


def test_retraining_brings_the_coins_and_the_citizen_on_the_way():
    game = phase_six("retraining-b", "0 goods: brocade\n0 development: 2")
    go(game, "0 give brocade")
    assert (me(game).development, me(game).coins, me(game).citizens) == (7, 5 + 3, 1)


def test_retraining_or_a_fine_of_three_coins():
    """Ruling 84: a player with goods may choose the fine; one without pays."""
    game = phase_six("retraining-b", "0 goods: wine\n1 coins: 4")
    assert game.question(0) == "give a good for development, or pay the fine of 3 coins"
    go(game, "0 pay 3")
    assert (coins(game), me(game).development, good(game, "wine")) == ([2, 1], 0, 1)


def test_the_fine_of_retraining_may_end_in_torture():
    """Ruling 84: it can always be chosen."""
    game = phase_six("retraining-b", "0 goods: brocade\n0 coins: 1")
    go(game, "0 pay 3")
    assert game.question(0).startswith("you owe 2 more")
    assert (me(game).coins, me(game).development) == (0, 0)


def test_bread_is_worth_nothing_for_retraining():
    """Ruling 83: it has no value of its own."""
    game = phase_six("retraining-b", "0 goods: 2 bread")
    assert (me(game).coins, good(game, "bread")) == (2, 2)  # the fine, without a question
    asked = phase_six("retraining-b", "0 goods: bread, grain")
    assert options(asked, 0) == ["pay 3", "give grain"]


# --- C: Malfunction, Torture, Plague, Book Fire, Goods Tax


def test_malfunction_returns_a_wheel_of_choice_to_the_supply():
    text = "0 gears: 1\n0 board: ship gear - -; castle - gear -\n1 board: ship gear - -"
    game = phase_six("malfunction-c", text)
    left = game.state.gears
    assert game.question(0) == "choose the gear wheel that you return"
    assert options(game, 0) == ["give gear", "give gear castle.1", "give gear ship.0"]
    go(game, "0 give gear castle.1")
    assert (stands(game, "castle.1"), stands(game, "ship.0"), me(game).gears) == ("-", "gear", 1)
    assert stands(game, "ship.0", 1) == "-"  # the only one, without a question
    assert (game.state.gears, game.state.lost_gears) == (left + 2, 0)
    check_pieces(game.state)


def test_malfunction_takes_a_spare_wheel_for_farmers_spaces_first():
    """Ruling 31."""
    text = "0 gears: 2\n0 bound: 1\n0 board: ship gear - -"
    game = phase_six("malfunction-c", text)
    go(game, "0 give gear")
    assert (me(game).gears, me(game).bound_gears) == (1, 0)


def test_malfunction_leaves_those_without_wheels_alone():
    game = phase_six("malfunction-c", "players: 3", ask_chance=True)
    assert outcomes(game)[0].startswith("reveal")


def test_torture_takes_five_things_but_no_coins():
    text = "0 coins: 9\n0 goods: 3 wool\n0 tiles: brewery\n1 unbuilt: 0"
    game = phase_six("torture-c", text)
    assert game.question(0).startswith("you owe 5 more")
    assert "pay 5" not in options(game, 0)
    go(
        game,
        "0 give wool",
        "0 give wool",
        "0 give station",
        "0 give tile brewery",
        "0 give station",
    )
    assert coins(game) == [9, 5]
    assert (good(game, "wool"), me(game).stations, tiles(game)) == (1, 8, [])
    assert "give wool" not in options(game, 0)
    assert game.state.lost_goods[3] == 2
    check_pieces(game.state)


def test_torture_takes_all_where_there_are_fewer_than_five_things():
    """Ruling 81."""
    text = "0 unbuilt: 0\n0 goods: wool, wine\n0 bag: monk\n1 unbuilt: 3"
    game = phase_six("torture-c", text, ask_chance=True)
    go(game, "0 give follower", chance=("come monk",))
    go(game, "0 give wool")
    assert (sum(me(game).goods), sum(me(game).bag[:7])) == (0, 0)
    assert me(game, 1).stations == 0
    assert coins(game) == [5, 5]
    assert outcomes(game)[0].startswith("reveal")


def test_plague_takes_a_follower_from_the_bag_but_none_of_the_own_colour():
    text = "0 bag: knight\n1 bag: monk"
    game = phase_six("plague-c", text, ask_chance=True)
    left = supply(game, "knight")
    game.play(NATURE, "come knight")
    game.play(NATURE, "come own-farmer")
    assert (in_bag(game, "knight"), supply(game, "knight")) == (0, left + 1)
    assert (in_bag(game, "monk", 1), in_bag(game, "own-farmer", 1)) == (1, 1)
    check_pieces(game.state)


@pytest.mark.parametrize(
    ("space", "star"),
    [
        (0, 0),
        (1, 0),
        (4, 0),
        (5, 4),
        (8, 4),
        (9, 4),
        (12, 9),
        (15, 9),
        (22, 15),
        (29, 22),
        (30, 22),
    ],
)
def test_book_fire_goes_back_to_the_star_before(space, star):
    """Ruling 82: from a star to the one before it, from before the first one to the start."""
    game = phase_six("book-fire-c", f"0 development: {space}")
    assert (me(game).development, coins(game)) == (star, [5, 5])


def test_after_the_book_fire_coins_are_paid_again_but_citizens_stay():
    """Ruling 82: from 7, where coins lie, back to 4 and on with the scholars track."""
    text = """
        0 development: 7
        0 citizens: 1
        claimed: development-3
        0 tracks: 1 scholars
        0 board: university farmer craftsman trader
        1 board: wagon farmer trader knight
        """
    game = phase_six("book-fire-c", text, ask_chance=True)
    assert (me(game).development, me(game).citizens, me(game).coins) == (4, 1, 5)
    game.play(NATURE, "reveal ti-goods-tax-c")
    go(game, "1 draw 0", "1 done", "0 draw 0", "0 done", "1 pass", "0 use university")
    assert (me(game).development, me(game).coins) == (7, 5 + 3)


def test_a_citizen_passed_again_after_the_book_fire_stays_where_he_is():
    """Ruling 82: a player set back past space 3 keeps the citizen, and gets no other."""
    text = "0 development: 4\n0 citizens: 1\nclaimed: development-3\n0 goods: 2 brocade"
    game = phase_six("book-fire-c", text)
    assert (me(game).development, me(game).citizens) == (0, 1)
    again = phase_six("retraining-b", text.replace("development: 4", "development: 0"))
    go(again, "0 give brocade")
    assert (me(again).development, me(again).citizens) == (5, 1)


@pytest.mark.parametrize(("goods", "tax"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_goods_tax_is_a_coin_for_every_three_goods(goods, tax):
    game = phase_six("goods-tax-c", f"0 goods: {goods} wool")
    assert coins(game) == [5 - tax, 5]


# --- D: Dues, Technology Tax, Summoning, Famine, Capitation Tax, Tithe


def test_dues_are_goods_worth_five_points():
    game = phase_six("dues-d", "0 goods: 2 grain, wool, wine\n1 goods: brocade")
    market = game.state.goods[:]
    assert game.question(0) == "give goods worth 5 more points"
    assert options(game, 0) == ["give grain", "give wine", "give wool"]
    go(game, "0 give grain")
    assert game.question(0) == "give goods worth 4 more points"
    go(game, "0 give wool")
    assert me(game).goods == [1, 0, 1, 0, 0, 0]
    assert sum(me(game, 1).goods) == 0  # the brocade, without a question
    assert game.state.goods == [market[0] + 1, *market[1:3], market[3] + 1, market[4] + 1, 0]
    assert coins(game) == [5, 5]
    check_pieces(game.state)


def test_dues_may_be_worth_more_but_never_less():
    game = phase_six("dues-d", "0 goods: wool, wine, grain\n1 goods: brocade")
    assert "done" not in options(game, 0)
    go(game, "0 give wool", "0 give wine")
    assert me(game).goods == [1, 0, 0, 0, 0, 0]
    assert not any(way.startswith("give") for way in options(game, 0))


def test_missing_points_of_the_dues_are_torture():
    game = phase_six("dues-d", "0 goods: wine\n0 tiles: brewery\n1 goods: brocade")
    assert sum(me(game).goods) == 0
    assert game.question(0).startswith("you owe 2 more")
    go(game, "0 give station", "0 give tile brewery")
    assert (me(game).stations, tiles(game), coins(game)) == (9, [], [5, 5])
    without = phase_six("dues-d", "1 goods: brocade\n0 tiles: brewery")
    assert without.question(0).startswith("you owe 5 more")


def test_bread_pays_no_dues():
    """Ruling 83: but torture takes it."""
    game = phase_six("dues-d", "0 goods: bread, 2 wine\n1 goods: brocade")
    assert (good(game, "wine"), good(game, "bread")) == (0, 1)  # without a question
    bread = phase_six("dues-d", "0 goods: 2 bread\n1 goods: brocade")
    assert bread.question(0).startswith("you owe 5 more")
    assert "give bread" in options(bread, 0)


def test_technology_tax_counts_wheels_on_action_spaces():
    text = "0 gears: 2\n0 tiles: winery\n0 board: ship gear - -; winery gear -"
    assert coins(phase_six("technology-tax-d", text)) == [3, 5]
    poor = phase_six("technology-tax-d", text + "\n0 coins: 1")
    assert poor.question(0).startswith("you owe 1 more")


def test_summoning_sends_the_merchant_home_or_costs_five_coins():
    text = "0 merchant: tours\nmap: orleans_blois_water wine\n1 merchant: blois"
    game = phase_six("summoning-d", text)
    assert game.question(0) == "send your merchant to Orléans, or pay the fine of 5 coins"
    assert options(game, 0) == ["pay 5", "jump orleans"]
    go(game, "0 jump orleans", "1 pay 5")
    assert (town(game), town(game, 1), coins(game)) == ("orleans", "blois", [5, 0])
    assert sum(me(game).goods) + sum(me(game, 1).goods) == 0


def test_without_five_coins_the_merchant_follows_the_summons():
    """Ruling 84: and a player in Orléans has nothing to do."""
    game = phase_six("summoning-d", "0 merchant: tours\n0 coins: 4\n0 goods: wool")
    assert (town(game), coins(game), good(game, "wool")) == ("orleans", [4, 5], 1)
    home = phase_six("summoning-d", "0 coins: 9", ask_chance=True)
    assert outcomes(home)[0].startswith("reveal")


def test_famine_returns_three_followers_of_choice():
    """Ruling 85: from bag, market, spaces and Gunpowder Tower."""
    game = phase_six("famine-d", FAMINE)
    left = game.state.supply[:]
    assert game.question(0) == "return followers to the supply: 3 more"
    assert options(game, 0) == [
        "return knight from bag",
        "return monk from bag",
        "return monk from market",
        "return from ship.0",
        "return from winery.1",
        "return from gunpowder-tower.0",
    ]
    go(game, "0 return knight from bag", "0 return monk from market")
    assert game.question(0) == "return followers to the supply: 1 more"
    go(game, "0 return from gunpowder-tower.0")
    assert (in_bag(game, "knight"), in_market(game, "monk")) == (1, 0)
    assert (stands(game, "gunpowder-tower.0"), stands(game, "ship.0")) == ("-", "farmer")
    gone = [game.state.supply[kind] - left[kind] for kind in range(7)]
    assert gone == [0, 0, 0, 0, 1, 1, 1]
    assert sum(game.state.lost_followers) == 0
    check_pieces(game.state)


def test_famine_moves_no_marker_and_leaves_the_own_colour():
    game = phase_six("famine-d", FAMINE + "0 tracks: 2 knights")
    go(game, "0 return from ship.0", "0 return from winery.1", "0 return monk from bag")
    assert track(game, "knights") == 2
    own = [me(game).bag[kind] + me(game).market[kind] for kind in range(7, 11)]
    assert (own, stands(game, "castle.1")) == ([1, 0, 1, 1], "own-boatman")


def test_famine_takes_what_is_there_where_it_is_less():
    """Ruling 85: and nobody from the Gaming Room."""
    text = """
        0 tiles: gaming-room
        0 board: gaming-room farmer scholar knight; ship farmer - -
        0 bag: monk
        """
    game = phase_six("famine-d", text)
    assert options(game, 0) == ["return monk from bag", "return from ship.0"]
    go(game, "0 return from ship.0")
    assert (in_bag(game, "monk"), stands(game, "ship.0")) == (0, "-")
    assert [stands(game, f"gaming-room.{n}") for n in range(3)] == ["farmer", "scholar", "knight"]
    check_pieces(game.state)


def test_capitation_tax_counts_everybody_on_market_board_and_tiles():
    """Ruling 80: the own colour and the Gaming Room too, but no wheels and not the bag."""
    text = """
        0 coins: 30
        0 tiles: gaming-room, winery
        0 market: own-farmer, knight
        0 board: ship gear boatman -; castle - own-boatman -; winery - trader; gaming-room farmer
        0 bag: 3 scholar
        """
    game = phase_six("capitation-tax-d", text)
    assert coins(game) == [30 - 2 * 6, 5]


def test_a_capitation_tax_that_cannot_be_paid_is_torture():
    game = phase_six(
        "capitation-tax-d", "0 coins: 3\n0 goods: wool\n0 market: own-farmer, 2 knight"
    )
    assert game.question(0).startswith("you owe 3 more")


@pytest.mark.parametrize(("has", "pays"), [(9, 0), (10, 1), (19, 1), (20, 2), (31, 3)])
def test_tithe_is_a_coin_of_every_ten(has, pays):
    assert coins(phase_six("tithe-d", f"0 coins: {has}")) == [has - pays, 5]
