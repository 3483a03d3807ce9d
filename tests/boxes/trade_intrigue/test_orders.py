"""Trade & Intrigue, the module "orders": goods delivered to a town for points."""

import pytest

from helpers import BUSY, at, check_pieces, go, good, me, options, source, stands, stock, town
from orleans import BadPosition, Game, IllegalMove, Setup
from orleans.boxes.trade_intrigue.fields import FULFILLED, ORDERS
from orleans.facts.loader import load
from orleans.kernel.cards import IN_PILE, ON_DISPLAY

CASTLE = "castle farmer boatman trader"
SHIP = "ship farmer boatman knight"
IN_BRIARE = """
    modules: orders
    orders: order-02, order-03, order-04, order-05, order-06
    0 merchant: briare
    0 goods: 2 cheese, wool
    """
ALL = [f"order-{n:02}" for n in range(1, 24)]


def in_briare(board, more=""):
    """Two cheese for order 3, which is on display, are where they are wanted."""
    return at(f"{IN_BRIARE}\n    0 board: {board}\n{more}")


def where(game, place):
    """The cards in the pile, on display or with a seat."""
    cards = game.state.book.components.deck("order")
    return [cards[n].id for n in ORDERS.at(game.state, place)]


def empty_pile():
    """Card 3 is the only one on display, all the others are with seat 1."""
    others = ", ".join(card for card in ALL if card != "order-03")
    return at(
        f"""
        modules: orders
        orders: order-03
        0 merchant: briare
        0 goods: 2 cheese
        0 board: {CASTLE}; {BUSY}
        1 orders: {others}
        """
    )


# --- the cards and the display


def test_there_are_23_cards_one_for_each_town():
    components = load("")
    cards = components.deck("order")
    assert len(cards) == 23
    assert sorted(card.town for card in cards) == list(range(len(components.towns)))
    assert (min(card.points for card in cards), max(card.points for card in cards)) == (7, 22)
    assert all(any(card.goods) for card in cards)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_cards_are_turned_up_and_the_rest_is_the_pile(players):
    game = Game(Setup(players=players, modules=("orders",)), seed="display")
    assert len(where(game, ON_DISPLAY)) == 5
    assert len(where(game, IN_PILE)) == 18
    assert game.state.round == 1
    assert sum(game.text(move).startswith("turn-up") for _, move in game.history()) == 5


def test_chance_decides_which_cards_are_turned_up():
    setup = Setup(players=2, modules=("orders",))
    shown = {tuple(where(Game(setup, seed=f"{n}"), ON_DISPLAY)) for n in range(8)}
    assert len(shown) > 1


def test_without_the_module_there_are_no_orders():
    assert ORDERS.get(Game(Setup(players=2), seed="plain").state) == ()
    game = at(f"0 merchant: briare\n0 goods: 2 cheese\n0 board: {CASTLE}; {BUSY}")
    assert go(game, "0 use castle").actors == (1,)


def test_a_fulfilled_order_is_replaced_from_the_pile():
    game = in_briare(f"{CASTLE}; {BUSY}")
    go(game, "0 use castle")
    go(game, "0 fulfil order-03", chance=("turn-up order-09",))
    assert where(game, FULFILLED) == ["order-03"]
    shown = ["order-02", "order-04", "order-05", "order-06", "order-09"]
    assert where(game, ON_DISPLAY) == shown
    assert len(where(game, IN_PILE)) == 17


def test_each_card_of_the_pile_may_come_next():
    game = in_briare(f"{CASTLE}; {BUSY}")
    game.wait_for_chance()
    go(game, "0 use castle", "0 fulfil order-03")
    shown = {"order-02", "order-03", "order-04", "order-05", "order-06"}
    assert {(game.text(move), weight) for move, weight in game.odds()} == {
        (f"turn-up {card}", 1) for card in ALL if card not in shown
    }


def test_an_empty_pile_refills_nothing():
    """Ruling 70."""
    game = go(empty_pile(), "0 use castle", "0 fulfil order-03")
    assert (where(game, IN_PILE), where(game, ON_DISPLAY)) == ([], [])
    assert where(game, FULFILLED) == ["order-03"]
    assert len(where(game, FULFILLED + 1)) == 22
    assert game.actors == (1,)


def test_the_last_card_of_the_pile_is_turned_up_and_then_none():
    others = ", ".join(card for card in ALL if card not in ("order-03", "order-23"))
    game = at(
        f"""
        modules: orders
        orders: order-03
        0 merchant: briare
        0 goods: 2 cheese
        0 board: {CASTLE}
        1 orders: {others}
        """
    )
    go(game, "0 use castle", "0 fulfil order-03")
    assert (where(game, IN_PILE), where(game, ON_DISPLAY)) == ([], ["order-23"])


# --- when


def test_the_merchant_arrives_and_delivers():
    """Ruling 70: after an action that moves the merchant."""
    game = in_briare(SHIP, "0 merchant: orleans")
    go(game, "0 use ship", "0 go briare by water")
    assert options(game, 0) == ["done", "fulfil order-03"]
    go(game, "0 fulfil order-03")
    assert (town(game), good(game, "cheese")) == ("briare", 0)


def test_a_good_taken_on_the_way_may_be_delivered():
    game = at(
        f"""
        modules: orders
        orders: order-04
        map: chartres_orleans_road cheese
        0 goods: grain
        0 board: {BUSY}
        """
    )
    go(game, "0 use wagon", "0 go chartres by road", "0 take cheese", "0 fulfil order-04")
    assert where(game, FULFILLED) == ["order-04"]
    assert me(game).goods == [0] * 6


def test_an_action_that_does_not_move_the_merchant_will_do():
    """Ruling 70."""
    game = go(in_briare(CASTLE), "0 use castle")
    assert options(game, 0) == ["done", "fulfil order-03"]
    assert game.question(0) == "fulfil an order and pass, or say that you are done"


def test_it_is_asked_when_the_action_is_over_and_its_followers_are_home():
    game = go(in_briare(CASTLE), "0 use castle")
    assert stands(game, "castle.0") == "-"
    assert me(game).bag[:4] == [1, 1, 0, 1]


TOWED = """
    modules: orders trade
    orders: order-02, order-03
    0 goods: 2 cheese, 2 grain, wine
    0 board: town-hall boatman boatman
    """


def test_where_the_merchant_is_in_the_middle_of_an_action_does_not_count():
    """Ruling 70: the Towing Service leads to Blois and away again."""
    game = at(TOWED)
    go(game, "0 use town-hall", "0 send boatman towing", "0 go blois by water")
    assert "fulfil order-02" not in options(game, 0)
    go(game, "0 send boatman towing", "0 go orleans by water")
    assert game.actors == (1,)


def test_an_order_after_the_action_in_the_middle_of_which_the_merchant_arrived():
    """Ruling 70: arrived with the first follower, delivered after the second."""
    game = at(TOWED)
    go(game, "0 use town-hall", "0 send boatman towing", "0 go blois by water")
    go(game, "0 send boatman navigation")
    assert options(game, 0) == ["done", "fulfil order-02"]


def test_no_order_after_a_pass():
    """Ruling 70."""
    game = go(in_briare(f"{CASTLE}; {BUSY}"), "0 pass")
    assert (game.actors, me(game).passed) == ((1,), True)


def test_what_costs_no_action_is_followed_by_no_order():
    """Rulings 40 and 70: cheese for the Gaming Room."""
    game = in_briare(CASTLE, "0 tiles: gaming-room\n0 goods: 3 cheese")
    go(game, "0 put cheese")
    assert options(game, 0) == ["pass", "use castle"]
    assert game.why_not(0, "fulfil order-03") == "use an activated place, or pass"


def test_no_order_in_phase_six():
    """Ruling 70: Bon Voyage is no action."""
    game = at(
        """
        modules: orders events
        phase: event
        round: 2
        event: ti-bon-voyage-a
        orders: order-03
        0 goods: 2 cheese
        """
    )
    go(game, "0 go briare by water")
    assert (town(game), good(game, "cheese")) == ("briare", 2)
    assert game.actors == (1,)


def test_no_order_on_anothers_turn():
    """Ruling 70: kidnapped to where order 1 is wanted."""
    game = at(
        f"""
        modules: orders intrigue
        orders: order-01
        0 board: town-hall knight -
        1 merchant: tours
        1 coins: 0
        1 goods: wool, 2 brocade
        1 board: {BUSY}
        """
    )
    go(game, "0 use town-hall", "0 send knight kidnapper", "1 done")
    assert town(game, 1) == "orleans"
    assert options(game, 1) == ["pass", "use wagon"]


def test_after_each_action_there_is_a_new_chance():
    game = in_briare(f"{CASTLE}; scriptorium knight scholar")
    go(game, "0 use castle", "0 done", "1 pass", "0 use scriptorium")
    assert options(game, 0) == ["done", "fulfil order-03"]


# --- what it costs and brings


def test_the_goods_leave_the_game():
    game = in_briare(CASTLE)
    supply = game.state.goods[:]
    go(game, "0 use castle", "0 fulfil order-03")
    assert me(game).goods == [0, 0, 0, 1, 0, 0]
    assert game.state.goods == supply
    assert game.state.lost_goods == (0, 2, 0, 0, 0, 0)
    check_pieces(game.state)


def test_every_good_of_the_card_is_paid():
    game = at(
        """
        modules: orders
        orders: order-23
        0 merchant: chatellerault
        0 goods: 2 grain, cheese, wine, wool, 2 brocade
        0 board: castle farmer boatman trader
        """
    )
    go(game, "0 use castle", "0 fulfil order-23")
    assert me(game).goods == [1, 0, 0, 0, 1, 0]


@pytest.mark.parametrize("goods", ["cheese", "cheese, 3 grain", "wine, wool, brocade"])
def test_with_too_few_goods_nothing_is_asked(goods):
    game = in_briare(f"{CASTLE}; {BUSY}", f"0 goods: {goods}")
    assert go(game, "0 use castle").actors == (1,)


def test_in_another_town_nothing_is_asked():
    game = in_briare(f"{CASTLE}; {BUSY}", "0 merchant: tours")
    assert go(game, "0 use castle").actors == (1,)


def test_a_card_in_the_pile_cannot_be_fulfilled():
    game = in_briare(f"{CASTLE}; {BUSY}", "0 merchant: etampes\n0 goods: 5 grain, 5 cheese")
    assert "order-16" in where(game, IN_PILE)
    assert go(game, "0 use castle").actors == (1,)


def test_a_fulfilled_order_was_the_last_action_of_the_round():
    game = in_briare(f"{CASTLE}; {BUSY}")
    go(game, "0 use castle", "0 fulfil order-03")
    assert (game.actors, me(game).passed) == ((1,), True)
    go(game, "1 use wagon", "1 go chartres by road")
    assert game.state.round == 2  # seat 1 had nothing left, seat 0 no turn
    assert stands(game, "wagon.0") == "farmer"


def test_the_order_is_optional_and_without_it_the_round_goes_on():
    game = in_briare(f"{CASTLE}; {BUSY}")
    go(game, "0 use castle", "0 done", "1 pass")
    assert (game.actors, me(game).passed) == ((0,), False)
    assert good(game, "cheese") == 2


def test_whoever_has_passed_by_an_order_may_place_wheels():
    """Rulings 4 and 70."""
    game = in_briare(f"{CASTLE}; {BUSY}", "0 gears: 1\n0 tracks: 2 craftsmen")
    go(game, "0 use castle", "0 fulfil order-03")
    assert len(where(game, ON_DISPLAY)) == 5  # the new card is there before
    assert {"done", "gear castle.0", "gear ship.1"} <= set(options(game, 0))
    go(game, "0 gear castle.0")
    assert (stands(game, "castle.0"), game.actors) == ("gear", (1,))


TWO_FOR_BRIARE = IN_BRIARE + (
    '\ndata: {"order.order-04.town": "briare", "order.order-05.town": "briare"}\n'
)


def test_one_order_for_one_action():
    """Ruling 70: were there two cards for a town, one of them could be fulfilled."""
    game = at(f"{TWO_FOR_BRIARE}\n0 board: {CASTLE}; {BUSY}\n0 goods: 5 grain, 5 cheese, 5 wool")
    go(game, "0 use castle")
    assert options(game, 0) == ["done", "fulfil order-03", "fulfil order-04", "fulfil order-05"]
    go(game, "0 fulfil order-04")
    assert where(game, FULFILLED) == ["order-04"]
    assert game.actors == (1,)


def test_points_of_orders_are_a_source_of_their_own():
    text = "modules: orders\n0 orders: order-01, order-04\n1 orders: order-23"
    assert [source(text, "orders", seat) for seat in (0, 1)] == [17 + 7, 22]
    assert source("0 coins: 3", "orders") is None


def test_points_of_orders_decide_the_game():
    game = at(
        "modules: orders\nphase: start-player\nround: 18\nevent: plague-c\n1 orders: order-04"
    )
    assert [(score.total, score.winner) for score in game.scores()] == [(5, False), (12, True)]


def test_goods_on_the_brasserie_pay():
    """Ruling 71: and they go last."""
    brasserie = "0 tiles: brasserie\n0 goods: 3 cheese, 2 wine\n0 stock: 2 brasserie-cheese"
    game = in_briare(CASTLE, brasserie)
    go(game, "0 use castle", "0 fulfil order-03")
    assert (good(game, "cheese"), stock(game, "brasserie-cheese")) == (1, 1)
    check_pieces(game.state)


def test_bread_is_no_grain_for_an_order():
    """Ruling 71."""
    text = f"{IN_BRIARE}\n0 merchant: chartres\n0 board: {CASTLE}; {BUSY}\n"
    game = at(f"{text}0 goods: 3 bread, cheese")
    assert go(game, "0 use castle").actors == (1,)
    game = at(f"{text}0 goods: bread, grain, cheese")
    go(game, "0 use castle", "0 fulfil order-04")
    assert (good(game, "bread"), good(game, "grain")) == (1, 0)
    check_pieces(game.state)


# --- reasons, records, positions, undo


def test_why_an_order_cannot_be_fulfilled():
    """Ruling 71 among them: bread is too little grain."""
    game = at(f"{TWO_FOR_BRIARE}\n0 board: {CASTLE}\n0 goods: 2 cheese, 5 bread")
    go(game, "0 use castle")
    assert game.why_not(0, "fulfil order-03") == ""
    assert game.why_not(0, "fulfil order-02") == "your merchant is not in blois"
    assert game.why_not(0, "fulfil order-07") == "this order is not on display"
    assert game.why_not(0, "fulfil order-04") == "you have too little grain"
    assert game.why_not(0, "pass") == "fulfil an order and pass, or say that you are done"
    with pytest.raises(IllegalMove, match="seat 0 is to move"):
        game.play(1, "fulfil order-03")


def test_positions_keep_the_cards():
    game = in_briare(CASTLE, "1 orders: order-11")
    go(game, "0 use castle")
    assert Game.from_position(game.position()).state == game.state
    assert options(Game.from_position(game.position()), 0) == ["done", "fulfil order-03"]
    go(game, "0 fulfil order-03")
    again = Game.from_position(game.position())
    assert again.state == game.state
    assert where(again, FULFILLED + 1) == ["order-11"]


def test_positions_do_not_double_cards():
    with pytest.raises(BadPosition, match="order-03 is in two places"):
        at("modules: orders\norders: order-03\n0 orders: order-03")
    with pytest.raises(BadPosition, match="orders"):
        at("orders: order-03")  # without the module there are none


def test_records_replay_with_the_cards_turned_up():
    game = in_briare(CASTLE)
    go(game, "0 use castle", "0 fulfil order-03")
    assert "* turn-up order-" in game.record()
    assert Game.replay(game.record(), check_chance=True).state == game.state
    fresh = Game(Setup(players=3, modules=("orders",)), seed="record")
    assert Game.replay(fresh.record(), check_chance=True).state == fresh.state


def test_an_order_can_be_thought_over_until_a_card_is_turned_up():
    """Ruling 34: the new card is something new."""
    game = in_briare(CASTLE)
    before = game.state.copy()
    go(game, "0 use castle")
    game.undo(0)
    assert game.state == before
    go(game, "0 use castle", "0 fulfil order-03")
    with pytest.raises(IllegalMove, match="something new was drawn"):
        game.undo(0)


def test_an_order_that_turns_up_no_card_can_be_taken_back():
    game = go(empty_pile(), "0 use castle")
    before = game.state.copy()
    go(game, "0 fulfil order-03")
    game.undo(0)
    assert game.state == before
    assert options(game, 0) == ["done", "fulfil order-03"]
