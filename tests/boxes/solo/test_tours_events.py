"""The events of The Trip to Tours, sentence by sentence."""

from tours import SHIP, TOURS, TOURS_EVENTS, at, in_round, supply_of

from alone import go
from helpers import coins, good, in_bag, in_market, me, options, stands, supply, town
from orleans import Game
from orleans.pieces import GOOD_NAMES

WINE = "orleans_blois_water wine"
GRAIN_WAYS = [
    "chartres_etampes_road",
    "chartres_orleans_road",
    "blois_tours_water",
    "orleans_briare_water",
    "vierzon_bourges_water",
]


def test_no_craftsman_is_hired_during_the_strike():
    """Ruling 105: bans of a round bind every way to hire."""
    game = at(
        f"round: 1\nevent: {TOURS_EVENTS[0]}\n"
        "0 board: village farmer boatman craftsman; wagon farmer trader knight"
    )
    go(game, "use village")
    assert "hire craftsman" not in options(game, 0)


def test_no_knight_is_hired_during_the_crusade():
    game = at(
        f"round: 2\nevent: {TOURS_EVENTS[1]}\n"
        "0 board: castle farmer boatman trader; wagon farmer trader knight"
    )
    assert "no knight may be hired this round" in game.why_not(0, "castle")


def test_food_is_given_before_coins():
    """Ruling 102: coins only replace food one does not have."""
    game = in_round(8, "0 goods: 2 grain\n0 coins: 20")  # there is no choice
    assert (coins(game), good(game, "grain")) == ([20], 0)
    game = in_round(8, "0 goods: grain, cheese, wine\n0 coins: 20")
    assert options(game, 0) == ["give grain", "give cheese", "give wine"]
    assert "coins only replace food" in game.why_not(0, "pay 5")


def test_coins_for_food_that_is_missing():
    """Rulings 102 and 106: then torture, as in the base game."""
    game = in_round(14, "0 goods: wine\n0 coins: 12", ask_chance=True)
    assert (good(game, "wine"), coins(game)) == (0, [2])
    poor = in_round(3, "0 goods: wool, brocade\n0 coins: 3")
    assert "give tile stage-coach" in options(poor, 0)


def test_drought_takes_grain_of_ones_choice():
    """Ruling 107: second spaces too; with fewer than four all of it."""
    text = (
        "map: blois_tours_water grain; orleans_briare_water grain grain; "
        "chartres_etampes_road grain; vierzon_bourges_water grain; orleans_blois_water wine"
    )
    game = in_round(4, text)
    assert len(options(game, 0)) == 4
    go(
        game,
        "clear orleans_briare_water",
        "clear orleans_briare_water",
        "clear blois_tours_water",
        "clear chartres_etampes_road",
    )
    assert supply_of(game, "grain") == 24 - 1
    few = in_round(4, "map: blois_tours_water grain; chartres_etampes_road grain")
    go(few, "clear blois_tours_water")
    assert supply_of(few, "grain") == 24


def test_highwaymen_close_the_roads():
    """Ruling 101: waterways may be used, also by the Wagon with a Drawbridge."""
    text = (
        f"round: 5\nevent: {TOURS_EVENTS[4]}\n0 merchant: orleans\n"
        "0 board: wagon farmer trader knight; ship farmer boatman knight"
    )
    game = at(text)
    assert "use wagon" not in options(game, 0)
    assert "forbids it this round" in game.why_not(0, "wagon")
    bridged = at(f"{text}\n0 tiles: stage-coach, drawbridge")
    go(bridged, "use wagon")
    assert all(move.endswith("by water") for move in options(bridged, 0))


def test_highwaymen_bind_the_tinkerers_wagon():
    """Ruling 101."""
    game = at(
        f"round: 5\nevent: {TOURS_EVENTS[4]}\n0 merchant: chartres\n"
        "0 tiles: stage-coach, tinkerers-wagon\n"
        "0 board: tinkerers-wagon craftsman trader; ship farmer boatman knight",
        ask_chance=True,
    )
    go(game, "use tinkerers-wagon", chance=("roll 5",))
    assert town(game) == "chartres"  # no waterway leads away


def test_amnesty_lets_new_followers_stand_at_once():
    game = at(
        f"round: 6\nevent: {TOURS_EVENTS[5]}\n"
        "0 board: castle farmer boatman trader; wagon farmer trader -"
    )
    go(game, "use castle")
    assert "place knight wagon.2" in options(game, 0)


def test_plague_takes_a_follower():
    game = in_round(
        7,
        "0 bag: 2 monk\n0 market: own-farmer, own-boatman, own-craftsman, own-trader",
        ask_chance=True,
    )
    game.play(-1, "come monk")
    assert in_bag(game, "monk") == 1
    assert supply(game, "monk") == 4


def test_technology_tax_counts_wheels_that_are_placed():
    """Ruling 104: 2 coins for each; one not yet placed is free."""
    game = in_round(
        9, "0 coins: 9\n0 gears: 1\n0 tracks: 2 craftsmen\n0 board: ship gear - -; castle gear - -"
    )
    assert coins(game) == [5]


def test_income_pays_two_for_each_star():
    assert coins(in_round(10, "0 coins: 0\n0 development: 9")) == [6]


def test_pirates_take_cloth_from_the_waterways():
    """Ruling 101: also from second spaces; roads are safe, and so is food."""
    text = "map: orleans_briare_water wool brocade; blois_tours_water wine"
    game = in_round(11, f"{text}; chartres_etampes_road wool")
    assert game.state.lying.count(GOOD_NAMES.index("wool") + 1) == 1
    assert game.state.lying.count(GOOD_NAMES.index("brocade") + 1) == 0
    assert game.state.lying.count(GOOD_NAMES.index("wine") + 1) == 1


def test_riots_cost_a_knight_or_coins():
    """Rulings 103 and 104: from bag, market or any space of board and tiles."""
    text = "0 coins: 6\n0 bag: knight\n0 market: knight\n0 board: stage-coach knight; castle - - -"
    game = in_round(12, text)
    assert options(game, 0) == [
        "pay 5",
        "return knight from bag",
        "return knight from market",
        "return from stage-coach.0",
    ]
    go(game, "return from stage-coach.0")
    assert stands(game, "stage-coach.0") == "-"
    assert supply(game, "knight") == 3
    assert coins(go(in_round(12, text), "pay 5")) == [1]


def test_riots_without_knight_or_coins_are_torture():
    """Ruling 103."""
    game = in_round(12, "0 coins: 3\n0 goods: wool, wine, brocade")
    assert coins(game) == [0]
    assert "give wool" in options(game, 0)
    rich = in_round(12, "0 coins: 7")
    assert coins(rich) == [2]


def test_an_axle_fracture_closes_the_stage_coach():
    """Ruling 105: the Well does not get round it."""
    text = (
        f"round: 13\nevent: {TOURS_EVENTS[12]}\n0 coins: 9\n"
        "0 tiles: stage-coach, well\n"
        "0 board: stage-coach knight; well boatman knight scholar; wagon farmer trader knight"
    )
    game = at(text)
    assert "use stage-coach" not in options(game, 0)
    assert "forbids it this round" in game.why_not(0, "stage-coach")
    go(game, "use well")
    assert "use stage-coach" not in options(game, 0)


def test_copies_do_not_get_round_the_bans_on_hiring():
    """Ruling 105: the Well has no Castle during the Crusade."""
    board = "0 board: well boatman knight scholar; wagon farmer trader knight"
    game = at(
        f"round: 2\nevent: {TOURS_EVENTS[1]}\n0 coins: 9\n0 tiles: stage-coach, well\n{board}"
    )
    go(game, "use well")
    assert "use castle" not in options(game, 0)
    assert "use stage-coach" in options(game, 0)


def test_the_lair_gains_no_follower_and_is_not_forbidden():
    """Ruling 105: a bonus is not a follower."""
    game = at(
        f"round: 1\nevent: {TOURS_EVENTS[0]}\n0 tracks: 1 craftsmen\n0 goods: grain\n"
        "0 tiles: stage-coach, lair\n0 board: lair farmer knight; wagon farmer trader knight"
    )
    go(game, "use lair")
    assert (me(game).gears, supply(game, "craftsman")) == (1, 5)


def test_the_stage_coach_keeps_to_the_water_during_highwaymen():
    """Ruling 101: where no river is it cannot be used, and costs nothing."""
    text = (
        f"round: 5\nevent: {TOURS_EVENTS[4]}\n0 coins: 3\n"
        f"0 board: stage-coach knight; {SHIP}; castle farmer boatman trader"
    )
    game = go(at(f"{text}\n0 merchant: blois"), "use stage-coach")
    assert options(game, 0) == ["go orleans by water", "go tours by water"]
    dry = at(f"{text}\n0 merchant: vendome")
    assert options(dry, 0) == ["pass", "use castle"]
    assert "forbids it this round" in dry.why_not(0, "use stage-coach")
    assert dry.why_not(0, "use ship") == "no water leads away from your merchant's town"
    assert coins(dry) == [3]


def test_the_horse_wagon_stands_still_during_highwaymen():
    """Ruling 101."""
    game = at(
        f"round: 5\nevent: {TOURS_EVENTS[4]}\n0 merchant: orleans\n"
        f"0 tiles: stage-coach, horse-wagon\n0 board: horse-wagon trader knight; {SHIP}"
    )
    assert "use horse-wagon" not in options(game, 0)


def test_amnesty_may_open_another_action_at_once():
    game = at(
        f"round: 6\nevent: {TOURS_EVENTS[5]}\n0 merchant: orleans\n"
        "0 board: castle farmer boatman trader; wagon farmer trader -"
    )
    assert "use wagon" not in options(game, 0)
    go(game, "use castle", "place knight wagon.2")
    assert "use wagon" in options(game, 0)


def test_plague_spares_the_own_colour():
    game = in_round(7, "0 bag: monk, own-farmer", ask_chance=True)
    game.play(-1, "come own-farmer")
    assert (in_bag(game, "monk"), in_bag(game, "own-farmer")) == (1, 1)


def test_technology_tax_counts_wheels_on_tiles():
    """Ruling 104; rulings 8 and 106 for those who cannot pay."""
    wheels = "0 tracks: 2 craftsmen\n0 tiles: stage-coach, winery\n"
    wheels += "0 board: ship gear - -; winery gear -"
    assert coins(in_round(9, f"0 coins: 9\n{wheels}")) == [5]
    poor = in_round(9, f"0 coins: 3\n0 goods: wool\n{wheels}")
    assert coins(poor) == [0]
    assert "give wool" in options(poor, 0)


def test_riots_take_the_knight_of_the_poor():
    """Ruling 103: with fewer coins there is no choice, and no torture."""
    game = in_round(12, "0 coins: 4\n0 market: knight\n0 goods: wool")
    assert (in_market(game, "knight"), supply(game, "knight")) == (0, 5)
    assert (coins(game), good(game, "wool")) == ([4], 1)


def test_nothing_left_to_give_ends_the_debt_but_not_the_game():
    """Ruling 106: citizens are never given, and what cannot be given is void."""
    game = in_round(3, "0 coins: 0\n0 tiles: -\n0 unbuilt: 0\n0 citizens: 2")
    assert me(game).citizens == 2
    assert (game.over, game.state.round) == (False, 4)


def test_goods_that_leave_the_map_are_in_the_supply():
    """Ruling 101: Pirates."""
    game = in_round(11, "map: orleans_briare_water wool brocade")
    full = {card.id: card.count for card in game.state.book.components.goods}
    assert (supply_of(game, "wool"), supply_of(game, "brocade")) == (full["wool"], full["brocade"])


def test_pirates_are_on_every_river():
    ways = Game(TOURS, seed="1").state.book.components.connections
    rivers = [way.id for way in ways if way.id.endswith("_water")]
    game = in_round(11, f"map: {'; '.join(f'{river} wool' for river in rivers)}")
    assert (len(rivers), any(game.state.lying)) == (14, False)


# --- at the edges


def test_without_grain_on_the_map_the_drought_asks_for_nothing():
    """Ruling 107."""
    game = in_round(4, "map: blois_tours_water wine; chartres_etampes_road wool")
    assert (game.state.round, len(game.state.lying) - game.state.lying.count(0)) == (5, 2)


def test_the_drought_takes_grain_only():
    game = in_round(4, f"map: {'; '.join(f'{way} grain' for way in GRAIN_WAYS)}; {WINE}")
    assert sorted(options(game, 0)) == sorted(f"clear {way}" for way in GRAIN_WAYS)
    go(game, *[f"clear {way}" for way in GRAIN_WAYS[:4]])
    assert game.state.round == 5
    assert game.state.lying.count(GOOD_NAMES.index("grain") + 1) == 1
    assert game.state.lying.count(GOOD_NAMES.index("wine") + 1) == 1


def test_hunger_is_paid_with_the_coins_there_are_and_then_torture():
    """Rulings 9 and 102: three food items are 15 coins; 7 are paid, 8 are owed."""
    game = in_round(14, "0 coins: 7\n0 goods: 9 wool")
    assert (coins(game), good(game, "wool")) == ([0], 9)
    assert game.why_not(0, "pay 5") == "you owe 8 more: give something that you have"
    go(game, *["give wool"] * 8)
    assert (game.over, good(game, "wool")) == (True, 1)


def test_part_of_the_harvest_in_food_and_part_in_coins():
    """Ruling 102: the food first, 5 coins for what is missing."""
    game = in_round(14, "0 coins: 6\n0 goods: grain, wine, wool")
    go(game, "give wine")  # then the last food, then the coins
    assert (coins(game), good(game, "wine"), good(game, "grain")) == ([1], 0, 0)
    assert good(game, "wool") == 1


def test_the_first_harvest_asks_for_one_food():
    game = in_round(3, "0 coins: 6\n0 goods: 2 cheese, wool")
    assert (game.state.round, good(game, "cheese"), coins(game)) == (4, 1, [6])
    assert supply_of(game, "cheese") == 20


def test_plague_with_nobody_to_lose():
    """Ruling 32: followers in the market and on spaces are safe."""
    game = in_round(7, "0 market: monk\n0 board: stage-coach knight; town-hall farmer -")
    assert (game.state.round, in_market(game, "monk")) == (8, 1)
    assert (stands(game, "stage-coach.0"), stands(game, "town-hall.0")) == ("knight", "farmer")


def test_no_wheel_no_technology_tax():
    assert coins(in_round(9, "0 coins: 3\n0 gears: 1\n0 tracks: 2 craftsmen")) == [3]


def test_riots_take_a_knight_from_the_bag():
    """Ruling 103: that one, not another from elsewhere."""
    text = "0 coins: 6\n0 bag: 2 knight\n0 market: knight"
    game = go(in_round(12, text), "return knight from bag")
    assert (supply(game, "knight"), coins(game)) == (3, [6])
    assert in_market(game, "knight") + in_bag(game, "knight") == 2
    poor = in_round(12, "0 coins: 4\n0 bag: knight")
    assert (in_bag(poor, "knight"), supply(poor, "knight"), coins(poor)) == (0, 5, [4])


def test_riots_take_a_knight_from_any_place():
    """Ruling 104: Town Hall, Gunpowder Tower and Theatre too, never one sent to a deed."""
    game = in_round(
        12,
        "0 coins: 1\ndeeds: knight-consecration 1 knight\n"
        "0 tiles: stage-coach, gunpowder-tower, theatre\n"
        "0 board: town-hall knight -; gunpowder-tower knight -; theatre - - - - knight - -",
    )
    assert options(game, 0) == [
        "return from town-hall.0",
        "return from gunpowder-tower.0",
        "return from theatre.4",
    ]
    only = in_round(12, "0 coins: 9\ndeeds: knight-consecration 2 knight")
    assert (coins(only), supply(only, "knight")) == ([4], 3)


def test_amnesty_is_an_offer():
    """Ruling 96: the bag is always open; the Town Hall is a space like others."""
    board = f"0 board: castle farmer boatman trader; {SHIP}"
    game = go(at(f"round: 6\n{board}"), "use castle")
    assert "place knight town-hall.0" in options(game, 0)
    assert not any("castle" in move for move in options(game, 0))
    go(game, "to bag")
    assert in_bag(game, "knight") == 1
    usual = go(at(f"round: 9\n{board}"), "use castle")
    assert options(usual, 0) == ["pass", "use ship"]


def test_a_journey_by_tile_during_highwaymen():
    """Ruling 101: the Christmas Market knows only roads, the Bourgeois House keeps to water."""
    text = f"round: 5\nevent: {TOURS_EVENTS[4]}\n0 merchant: orleans\n"
    market = "0 tiles: christmas-market\n0 board: christmas-market farmer trader"
    game = at(f"{text}{market}; {SHIP}", ask_chance=True)
    go(game, "use christmas-market", chance=("roll 6",))
    assert (town(game), options(game, 0)) == ("orleans", ["pass", "use ship"])
    house = "0 tiles: bourgeois-house\n0 board: bourgeois-house trader knight scholar"
    river = go(at(f"{text}{house}; {SHIP}"), "use bourgeois-house", "reward travel")
    assert all(move.endswith("by water") for move in options(river, 0))
    dry = go(at(f"{text}{house}; {SHIP}\n0 merchant: vendome"), "use bourgeois-house")
    assert "reward travel" not in options(dry, 0)


def test_bans_last_one_round():
    """Highwaymen, Axle Fracture: the round after, the ways are open again."""
    for number in (6, 14):
        text = f"round: {number}\nevent: {TOURS_EVENTS[number - 1]}\n0 coins: 3\n"
        game = at(f"{text}0 merchant: vendome\n0 board: stage-coach knight; {SHIP}")
        assert "use stage-coach" in options(game, 0)


def test_four_wheels_are_all_there_are():
    """Ruling 5: then no craftsman is hired."""
    board = "village farmer boatman craftsman; ship gear - -; castle gear - -"
    game = at(f"0 gears: 2\n0 tracks: 4 craftsmen\n0 board: {board}")
    assert game.state.gears == 0
    go(game, "use village")
    assert options(game, 0) == ["hire boatman", "hire trader"]


def test_the_lock_is_not_forbidden_by_bans():
    """Ruling 105: a step is no follower."""
    game = at(
        f"round: 1\nevent: {TOURS_EVENTS[0]}\n0 tiles: stage-coach, lock\n"
        "0 board: village farmer boatman craftsman; wagon farmer trader knight"
    )
    go(game, "use village", "hire boatman", "step craftsmen")
    assert (me(game).gears, supply(game, "craftsman")) == (1, 4)
