"""The events of The Duel, sentence by sentence."""

import pytest
from duel import HOUSE, ROUNDS, in_round, result

from helpers import check_pieces, check_read_back, coins, go, good, me, options, stands, town
from orleans.boxes.base.extra_fields import CITIZENS_LEFT
from orleans.pieces import GOOD_NAMES

UNPAID = "{}: what it asks for cannot be paid|"
LOSER = "{}: whoever lost could not pay what it asks for|"


# --- events that offer something


def test_town_meeting_sells_a_citizen_for_three_coins():
    """Rulings 143 and 156: from the supply, if one likes, from the start player on."""
    game = in_round(1)
    assert (game.actors, options(game, 0)) == ((0,), ["done", "pay 3"])
    go(game, "0 pay 3", "1 done")
    assert (coins(game), me(game).citizens, me(game, 1).citizens) == ([2, 5], 1, 0)
    assert (CITIZENS_LEFT.count(game.state), game.state.round) == (11, 2)
    check_pieces(game.state)


def test_the_start_player_is_asked_first_and_hands_on():
    """Ruling 156."""
    game = in_round(1, "start: 1")
    assert game.actors == (1,)
    assert go(game, "1 done").actors == (0,)
    assert go(game, "0 done").state.start == 0


def test_town_meeting_needs_a_citizen():
    assert in_round(1, "0 citizens: 11").actors == (0,)
    assert in_round(1, "0 citizens: 12").state.round == 2


def test_town_meeting_needs_coins():
    game = in_round(1, "0 coins: 2")
    assert game.actors == (1,)
    assert in_round(1, "0 coins: 2\n1 coins: 2").state.round == 2


@pytest.mark.parametrize(("number", "each"), [(3, 3), (7, 2), (12, 1)])
def test_trading_days(number, each):
    game = in_round(number, "0 stations: tours, blois\n1 stations: chinon")
    assert coins(game) == [5 + 2 * each, 5 + each]


def test_trade_exchanges_a_good():
    """Ruling 156: it goes to the supply first; nobody has to."""
    game = in_round(4, "0 goods: grain\n1 goods: wool")
    assert options(game, 0) == ["done", "give grain"]
    go(game, "0 give grain")
    assert "take brocade" in options(game, 0)
    assert "done" not in options(game, 0)
    check_read_back(game)
    go(game, "0 take brocade", "1 done")
    assert (good(game, "grain"), good(game, "brocade"), good(game, "wool", 1)) == (0, 1, 1)
    check_pieces(game.state)


def test_trade_asks_nobody_without_a_good_and_offers_what_is_there():
    game = in_round(4, "1 goods: wine\ngoods: grain")
    assert game.actors == (1,)
    go(game, "1 give wine")
    assert options(game, 1) == ["take grain", "take wine"]


def test_quick_travel_costs_a_coin_for_each_town_and_takes_no_goods():
    text = "0 merchant: tours\nmap: tours_chinon_water wine\n1 coins: 0"
    game = go(in_round(8, text), "0 go chinon by water")
    assert (coins(game)[0], good(game, "wine"), town(game)) == (4, 0, "chinon")
    assert "done" in options(game, 0)
    check_read_back(game)
    go(game, "0 go chatellerault by road")
    assert (coins(game)[0], town(game), game.state.round) == (3, "chatellerault", 9)


def test_quick_travel_is_a_choice_and_needs_coins():
    """Ruling 156."""
    game = go(in_round(8, "0 coins: 1\n0 merchant: tours"), "0 go chinon by water")
    assert game.actors == (1,)
    assert town(go(game, "1 done"), 1) == "orleans"


def test_quick_travel_arrives_in_each_town():
    """Ruling 38: the Prairie asks where the merchant stops on the way."""
    text = "0 merchant: tours\n0 tiles: prairie\n1 stations: chinon\n1 goods: wool\n1 coins: 0"
    game = go(in_round(8, text), "0 go chinon by water")
    assert (good(game, "wool"), coins(game)[0], game.actors) == (1, 4, (0,))
    assert "go chatellerault by road" in options(game, 0)


def test_journey_home():
    game = in_round(16, "0 merchant: tours\n0 goods: wine\n1 merchant: vendome")
    assert (town(game), town(game, 1)) == ("orleans", "orleans")
    assert (good(game, "wine"), game.over) == (1, True)


# --- events that demand something


def test_the_first_harvest_takes_food_or_five_coins():
    """Ruling 148."""
    game = in_round(2, "0 goods: grain\n1 coins: 4\n1 goods: cheese")
    assert options(game, 0) == ["pay 5", "give grain"]
    go(game, "0 pay 5")
    assert (coins(game), good(game, "grain"), good(game, "cheese", 1)) == ([0, 4], 1, 0)
    assert game.state.round == 3


def test_the_second_harvest_takes_two_food_and_no_coins():
    """Ruling 148."""
    game = in_round(11, "0 goods: grain, cheese, wine\n1 goods: 2 wine\n0 coins: 20")
    assert options(game, 0) == ["give grain", "give cheese", "give wine"]
    assert game.why_not(0, "pay 5") == "give food: 2 more"
    check_read_back(game)
    go(game, "0 give cheese", "0 give grain")
    assert (good(game, "wine"), good(game, "wine", 1), game.state.round) == (1, 0, 12)


def test_cheese_day():
    game = in_round(5, "0 goods: 2 cheese\n1 goods: cheese")
    assert (good(game, "cheese"), good(game, "cheese", 1), game.state.round) == (1, 0, 6)


def test_technology_tax_counts_wheels_that_are_placed():
    """Ruling 152: on place tiles too, but not those that are kept."""
    board = "0 tiles: winery\n0 board: village gear - -; winery gear -\n0 gears: 1"
    game = in_round(6, f"{board}\n0 tracks: 4 craftsmen")
    assert coins(game) == [3, 5]


@pytest.mark.parametrize("number", [9, 13])
def test_goods_tax_counts_every_good(number):
    """Ruling 152: those of the Brasserie and bread too."""
    text = "0 tiles: brasserie\n0 stock: brasserie-wine\n0 goods: wine, bread"
    game = go(in_round(number, text), "0 suffer")
    assert (coins(game), game.state.round) == ([3, 5], number + 1)


@pytest.mark.parametrize(("number", "due"), [(10, 7), (14, 7), (15, 4)])
def test_dues_are_goods_and_coins(number, due):
    """Ruling 150: of one's choice, and no change is given."""
    game = in_round(number, "0 goods: brocade, grain\n0 coins: 9\n1 coins: 12")
    assert options(game, 0) == [f"pay {due}", "give grain", "give brocade"]
    check_read_back(game)
    go(game, "0 give brocade")
    if due == 7:
        assert options(game, 0) == ["pay 2", "give grain"]
        go(game, "0 pay 2")
    assert (coins(game), good(game, "grain")) == ([9 - 2 * (due == 7), 12 - due], 1)
    check_pieces(game.state)


def test_dues_count_bread_by_the_status():
    """Ruling 155."""
    game = in_round(
        15, "0 tiles: bakery\n0 goods: bread\n0 development: 12\n0 coins: 1\n1 coins: 9"
    )
    status = game.state.book.components.development.status[12]
    assert status == 3
    assert (coins(game)[0], good(game, "bread")) == (0, 0)


def test_goods_that_are_paid_return_to_the_supply():
    """Not out of the game, as goods of torture do; bread is grain again."""
    for number, text, paid in (
        (2, "0 coins: 0\n0 goods: grain", "grain"),
        (5, "0 goods: cheese", "cheese"),
        (11, "0 goods: 2 wine", "wine"),
        (15, "0 coins: 0\n0 goods: wool", "wool"),
        (15, "0 coins: 0\n0 tiles: bakery\n0 development: 28\n0 goods: bread", "grain"),
    ):
        game = in_round(number, f"{text}\n1 coins: 0")
        kind = GOOD_NAMES.index(paid)
        total = game.state.book.components.goods[kind].count
        assert (game.state.goods[kind], sum(me(game).goods)) == (total, 0), number


def test_goods_in_the_gaming_room_are_not_taxed():
    """Ruling 152."""
    game = in_round(9, "0 tiles: gaming-room\n0 stock: gaming-wine\n0 goods: 2 wine")
    assert coins(game) == [3, 5]


def test_goods_of_the_brasserie_pay_dues():
    """Ruling 155."""
    text = "0 tiles: brasserie\n0 stock: brasserie-wine\n0 goods: wine\n0 coins: 1\n1 coins: 9"
    game = go(in_round(15, text), "0 suffer")
    assert (good(game, "wine"), coins(game)[0], game.over) == (0, 0, False)


# --- who cannot pay


@pytest.mark.parametrize(
    ("number", "poor", "rich"),
    [
        (2, "coins: 4", "coins: 5"),
        (5, "goods: 3 wine", "goods: cheese"),
        (6, "board: village gear - -\n0 coins: 0", "board: village gear - -"),
        (9, "goods: 6 grain", "goods: 5 grain"),
        (10, "goods: brocade\n0 coins: 1", "goods: brocade\n1 coins: 2"),
        (11, "goods: grain, wool\n0 coins: 30", "goods: 2 grain"),
        (13, "goods: 6 grain", "goods: 5 grain"),
        (14, "coins: 6", "coins: 7"),
        (15, "coins: 3", "coins: 4"),
    ],
)
def test_whoever_cannot_pay_loses_at_once(number, poor, rich):
    """Ruling 149: no torture, and the other player wins."""
    game = in_round(number, f"0 {poor}\n1 {rich}")
    while not game.over:
        game.play(1, options(game, 1)[0])
    assert result(game) == ("won", (1,), LOSER + ROUNDS[number - 1])
    assert game.outcome().round == number
    check_pieces(game.state)


def test_both_settle_the_event_before_the_game_is_over():
    """Ruling 149: the second player still pays; if both fail, both lose."""
    game = in_round(15, "0 coins: 3\n1 goods: brocade, wool\n1 coins: 0")
    assert (game.over, game.actors) == (False, (1,))
    check_read_back(game)
    go(game, "1 give wool")
    assert (game.over, good(game, "brocade", 1)) == (True, 1)
    game = in_round(5)
    assert result(game) == ("lost", (), UNPAID + ROUNDS[4])


def test_whoever_cannot_pay_pays_nothing_and_delivers_nothing_more():
    """Ruling 149: the loss comes before goals are looked at."""
    met = "0 met: 3 bookkeeping, 3 three-branches, 4 wine-for-the-castle"
    game = in_round(5, f"{met}\n0 goods: 3 brocade\n1 goods: cheese")
    assert result(game) == ("won", (1,), LOSER + ROUNDS[4])
    assert (good(game, "brocade"), coins(game)[0]) == (3, 5)
    taxed = in_round(9, "0 goods: 6 grain")
    assert (taxed.over, coins(taxed)[0], good(taxed, "grain")) == (True, 5, 6)


def test_a_tile_may_set_an_event_aside():
    """Ruling 151: also one that could not be paid, and Journey Home."""
    for number, text in ((5, "1 goods: cheese"), (16, "0 merchant: tours")):
        game = in_round(number, f"0 tiles: sacristy\n0 board: sacristy monk\n{text}")
        assert options(game, 0) == ["protect", "suffer"]
        go(game, "0 protect")
        assert number == 16 or game.state.round == 6
        assert stands(game, "sacristy.0") == "-"
    assert town(game) == "tours"


def test_which_events_can_be_set_aside():
    """Ruling 151: all that demand something, and Journey Home; none that offers or gives."""
    text = "0 tiles: sacristy\n0 board: sacristy monk; village gear - -\n0 tracks: 2 craftsmen"
    text += "\n0 merchant: tours\n0 goods: 2 cheese\n0 coins: 9\n1 coins: 9\n1 goods: 2 cheese"
    asked = [n for n in range(1, 17) if "protect" in options(in_round(n, text), 0)]
    assert asked == [2, 5, 6, 9, 10, 11, 13, 14, 15, 16]


def test_the_brasserie_helps_on_cheese_day():
    """Ruling 151."""
    text = "0 tiles: brasserie\n0 stock: brasserie-wine\n0 goods: wine\n1 goods: cheese"
    game = go(in_round(5, text), "0 drop wine")
    assert (game.over, game.state.round) == (False, 6)


def test_the_story_tells_who_cannot_pay():
    game = in_round(5, "0 board: ship farmer boatman knight\n1 goods: cheese", "actions")
    heard = []
    game.listen(heard.append)
    go(game, "0 pass")
    unable = [change.seat for h in heard for change in h.changes if change.what == "lost"]
    assert (unable, game.over) == ([0], True)


def test_the_follower_of_the_house_is_no_loss_to_events():
    game = in_round(9, f"0 board: {HOUSE} monk\n0 goods: grain")
    assert (coins(game)[0], stands(game, f"{HOUSE}.0")) == (4, "monk")
