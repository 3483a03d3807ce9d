"""The Plague: its events. Those of other boxes are tested there; here is what they bring."""

import pytest
from plague import (
    CASTLE,
    OWN,
    after_round,
    at,
    corpses,
    display,
    draws,
    event,
    filled,
    fulfilled,
    hand,
    left,
)

from helpers import (
    BUSY,
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
from orleans import NATURE, IllegalMove

MANY = "0 tiles: winery, cellar\n"


# --- A


def test_training_is_two_coins_for_a_step_with_its_bonus():
    """Ruling 191: as in Trade & Intrigue."""
    game = go(event("training-a", "0 coins: 3\n1 coins: 0"), "0 step boatmen")
    assert (track(game, "boatmen"), supply(game, "boatman")) == (1, 6)
    assert corpses(game)[0] == 1


def test_harvest_takes_a_food_item_or_five_coins():
    game = event("harvest-a", "0 goods: cheese\n0 coins: 5\n1 goods: wine\n1 coins: 0")
    assert options(game, 0) == ["pay 5", "give cheese"]
    go(game, "0 give cheese")
    assert (good(game, "cheese"), good(game, "wine", 1)) == (0, 0)


def test_income_is_two_coins_for_each_star():
    game = event("income-a", "0 coins: 0\n0 development: 10\n1 coins: 0")
    stars = game.state.book.components.development.status
    assert coins(game) == [2 * stars[10], 2 * stars[0]]


def test_taking_to_the_road_places_a_follower_from_the_bag():
    """Ruling 182: it is not a choice."""
    game = event("taking-to-the-road-a", "0 bag: knight, monk")
    draws(game, "come knight")
    assert "done" not in options(game, 0)
    go(game, "0 place knight ship.2")
    assert stands(game, "ship.2") == "knight"


def test_on_the_road_a_corpse_goes_to_the_supply_and_an_empty_bag_gives_nothing():
    game = event("taking-to-the-road-a", f"0 bag: corpse, monk\n1 market: {OWN}")
    draws(game, "come corpse")
    assert corpses(game)[0] == 1  # that of the round
    assert after_round(game)


def test_on_the_road_a_follower_who_fits_nowhere_stays_in_the_bag():
    """Ruling 182."""
    game = event("taking-to-the-road-a", "0 bag: knight")
    fitting = draws(game, "come knight") and options(game, 0)
    assert {"place knight town-hall.0", "place knight ship.2"} <= set(fitting)
    taken = [move.removeprefix("place knight ").partition(".") for move in fitting]
    board = {}
    for place, _, space in taken:
        board.setdefault(place, {})[int(space)] = "knight"
    full = "; ".join(
        f"{place} {' '.join(spaces.get(n, '-') for n in range(max(spaces) + 1))}"
        for place, spaces in board.items()
    )
    game = event("taking-to-the-road-a", f"0 bag: knight\n0 board: {full}\n1 market: {OWN}")
    draws(game, "come knight")
    assert (after_round(game), in_bag(game, "knight")) == (True, 1)


def test_consolation_sells_a_card_of_the_pile():
    game = event("consolation-a", "0 coins: 2\n1 coins: 1\n0 cards: donate-1-grain")
    assert options(game, 0) == ["done", "take from pile"]
    draws(go(game, "0 take from pile"), "deal two-monks")
    assert hand(game) == ["donate-1-grain", "two-monks"]
    assert (coins(game), hand(game, 1)) == ([0, 1], [])


def test_without_a_pile_there_is_no_consolation():
    """Ruling 176."""
    cards = [card.id for card in at().state.book.components.deck("indulgence") if card.back == "C"]
    game = event("consolation-a", f"0 fulfilled: {', '.join(cards)}\n0 coins: 9\n1 coins: 9")
    assert (after_round(game), coins(game)) == (True, [9, 9])
    assert after_round(event("exorcism-b", f"0 fulfilled: {', '.join(cards)}"))


def test_consolation_exchanges_a_useless_card_once():
    """Ruling 175."""
    game = event("consolation-a", "0 coins: 2\n1 coins: 0\n0 citizens: 3")
    draws(go(game, "0 take from pile"), "deal second-citizen")
    assert (display(game), hand(game)) == (["second-citizen"], [])
    draws(game, "deal track-end")
    assert hand(game) == ["track-end"]


def test_indulgence_is_two_coins_for_a_follower_but_no_monk():
    game = event("indulgence-a", "0 coins: 2\n1 coins: 0")
    assert "hire monk" not in options(game, 0)
    go(game, "0 hire knight")
    assert (in_bag(game, "knight"), track(game, "knights")) == (1, 0)


# --- B


def test_bon_voyage_is_two_coins_for_a_journey_with_a_good_from_the_start_player_on():
    game = event("bon-voyage-b", "start: 1\nmap: orleans_blois_water wine")
    assert game.actors == (1,)
    go(game, "1 go blois by water", "1 take wine", "0 done")
    assert (town(game, 1), good(game, "wine", 1)) == ("blois", 1)
    assert [corpses(game, seat)[0] for seat in (0, 1)] == [2, 2]


def test_sabotage_closes_actions_with_a_gear_wheel():
    game = at("0 board: castle farmer gear trader; wagon farmer trader knight", "sabotage-b")
    assert "use castle" not in options(game, 0)
    assert "use wagon" in options(game, 0)


def test_trading_day_is_a_coin_for_each_station():
    game = event("trading-day-b", "0 coins: 0\n1 coins: 0\n0 stations: blois, tours")
    assert coins(game) == [2, 0]


def test_exorcism_shows_one_more_card_for_everybody():
    game = event("exorcism-b", "display: two-monks, track-end")
    assert "show status-3" in options(game, NATURE)
    draws(game, "show status-3")
    assert display(game) == ["status-3", "two-monks", "track-end"]
    assert after_round(game)


def test_on_closing_day_no_card_is_fulfilled():
    """Ruling 170: what is met on this day is lost."""
    text = (
        f"0 cards: donate-1-grain, fifth-station\n0 goods: grain\n0 market: corpse\n0 board: {BUSY}"
    )
    game = at(text, "closing-day-b")
    assert not [move for move in options(game, 0) if move.startswith("play")]
    with pytest.raises(IllegalMove, match="no Indulgence card may be fulfilled this round"):
        game.play(0, "play donate-1-grain")


def test_rats_take_the_corpses_of_five_and_one_follower_of_choice():
    game = event("rat-infestation-b", "0 bag: 3 corpse, 2 knight, 2 monk, own-farmer")
    draws(game, "come corpse", "come corpse", "come knight", "come monk", "come own-farmer")
    assert corpses(game)[0] == 1
    assert options(game, 0) == ["return knight from bag", "return monk from bag"]
    go(game, "0 return monk from bag")
    assert (in_bag(game, "monk"), in_bag(game, "knight")) == (1, 2)
    assert supply(game, "monk") == supply(event("wake-d"), "monk") - 1


def test_rats_among_five_or_fewer_leave_nothing_to_chance():
    game = event("rat-infestation-d", f"0 bag: 2 corpse, knight\n0 market: {OWN}")
    assert (corpses(game)[0], in_bag(game, "knight")) == (2, 0)  # two new ones
    game = event("rat-infestation-d", f"0 bag: 3 corpse, knight, monk\n0 market: {OWN}")
    assert (corpses(game)[0], game.actors) == (0, (0,))


def test_rats_who_find_only_corpses_and_own_followers_take_nobody():
    game = event("rat-infestation-b", "0 bag: 6 corpse, 3 knight")
    draws(game, *["come corpse"] * 5)
    assert (corpses(game)[0], in_bag(game, "knight")) == (1 + 1, 3)


# --- C


def test_malfunction_takes_a_wheel_placed_or_not():
    """Ruling 191."""
    game = event("malfunction-c", "0 gears: 1\n0 board: castle - gear -")
    assert options(game, 0) == ["give gear", "give gear castle.1"]
    go(game, "0 give gear castle.1")
    assert (stands(game, "castle.1"), me(game).gears) == ("-", 1)


def test_goods_tax_is_a_coin_for_three_goods():
    game = event("goods-tax-c", "0 coins: 4\n0 goods: 7 grain\n1 coins: 4")
    assert coins(game) == [2, 4]


TRAVELLERS = """
    0 tiles: episcopal-see, court
    1 merchant: tours
    0 board: ship farmer boatman knight; episcopal-see {}; court {}; {}
    """


def test_in_a_curfew_no_merchant_moves_by_any_means():
    """Ruling 190."""
    text = TRAVELLERS.format(filled("episcopal-see"), filled("court"), CASTLE)
    game = at(text, "curfew-c")
    assert options(game, 0) == ["pass", "use castle"]
    said = game.why_not(0, "episcopal see")
    assert "no merchant may move this round" in said
    free = at(text, "goods-tax-c")
    assert {"use ship", "use episcopal-see", "use court"} <= set(options(free, 0))


def test_grave_goods_are_two_coins_for_each_corpse():
    game = event("grave-goods-c", "0 coins: 5\n0 market: 3 corpse\n1 coins: 1\n1 market: corpse")
    go(game, "0 pay 2", "0 pay 2")
    assert (corpses(game)[1], coins(game)) == (1, [1, 1])


def test_grave_goods_reach_the_cemetery():
    """Ruling 164."""
    game = event("grave-goods-c", "0 tiles: cemetery\n0 cemetery: yes\n0 coins: 5")
    go(game, "0 pay 2")
    assert corpses(game) == (2, 0, 0)
    text = "0 tiles: cemetery\n0 cemetery: yes\n0 market: corpse\n0 coins: 3"
    game = go(event("grave-goods-c", text), "0 pay 2")
    assert corpses(game) == (2, 0, 1)  # those that block a space go first


def test_retraining_is_a_good_for_development_or_three_coins():
    game = event("retraining-c", "0 goods: wool\n0 coins: 3\n1 coins: 3")
    assert options(game, 0) == ["pay 3", "give wool"]
    go(game, "0 give wool")
    assert (me(game).development, coins(game)[1]) == (4, 0)


def test_in_a_peasant_uprising_farmers_replace_others_and_go_home():
    game = at("phase: planning\n0 market: farmer\n1 market: knight", "peasant-uprising-c")
    assert "place farmer castle.1" in options(game, 0)
    game = event("peasant-uprising-c", "0 board: castle - farmer -")
    assert (stands(game, "castle.1"), in_bag(game, "farmer")) == ("-", 1)


# --- D


def test_arson_takes_a_place_tile_of_choice():
    """Ruling 179: the Infirmary is none."""
    game = event("arson-d", MANY)
    assert options(game, 0) == ["give tile winery", "give tile cellar"]
    go(game, "0 give tile winery")
    assert tiles(game) == ["cellar"]
    assert after_round(event("arson-d"))


def test_development_tax_is_a_coin_for_each_star():
    game = event("development-tax-d", "0 coins: 9\n0 development: 10\n1 coins: 9")
    stars = game.state.book.components.development.status
    assert coins(game) == [9 - stars[10], 9 - stars[0]]


def test_fast_travel_is_one_or_two_towns_without_goods():
    text = "map: orleans_blois_water wine; blois_tours_water wine\n0 cards: pilgrimage-vierzon"
    game = go(event("fast-travel-d", text), "0 go blois by water", "0 go vierzon by road")
    assert (town(game), good(game, "wine")) == ("vierzon", 0)
    assert "play pilgrimage-vierzon" in options(game, 0)
    game = go(event("fast-travel-d", text), "0 go blois by water", "0 done", "1 done")
    assert town(game) == "blois"


def test_fast_travel_reaches_every_town_on_the_way():
    """Ruling 174."""
    game = event("fast-travel-d", "0 cards: pilgrimage-vierzon\n0 market: 2 corpse")
    go(game, "0 go vierzon by road", "0 go bourges by water", "0 play pilgrimage-vierzon")
    assert (fulfilled(game), corpses(game)[1], left(game)) == (["pilgrimage-vierzon"], 0, 46)


def test_whoever_travelled_fast_there_and_back_has_left_orleans():
    """Ruling 186."""
    game = go(event("fast-travel-d"), "0 go blois by water", "0 go orleans by water")
    assert (town(game), "0 left-home: yes" in game.position()) == ("orleans", True)


def test_fast_travel_comes_to_the_prairie_town_by_town():
    """Ruling 174."""
    text = "0 tiles: prairie\n1 stations: blois, tours\n1 goods: wool, wine"
    game = go(event("fast-travel-d", text), "0 go blois by water", "1 give wool")
    go(game, "0 go tours by water")
    assert (good(game, "wool"), good(game, "wine")) == (1, 1)


def test_quarantine_and_wake_bring_their_corpses():
    assert corpses(event("quarantine-d"))[0] == 1
    assert corpses(event("wake-d"))[0] == 0
    assert in_market(event("wake-d", "0 market: corpse"), "corpse") == 1
