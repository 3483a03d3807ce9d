"""The six events with their letters, and the Sacristy."""

import pytest

from helpers import BUSY, at, go, good, in_bag, me, options, supply
from orleans import IllegalMove


def after_event(text):
    """The table after phase 6, when nobody has a choice in it."""
    return at(f"phase: event\n{text}")


@pytest.mark.parametrize("event", ["pilgrimage", "pilgrimage-b", "pilgrimage-c"])
def test_pilgrimage_forbids_monks_in_phase_five(event):
    game = at(f"event: {event}\n0 board: monastery scholar trader; {BUSY}")
    assert "use monastery" not in options(game, 0)
    with pytest.raises(IllegalMove, match=f"{event}: no monk may be hired this round"):
        game.play(0, "use monastery")


@pytest.mark.parametrize(("letter", "each"), [("a", 3), ("b", 2), ("c", 1)])
def test_income_pays_by_status(letter, each):
    game = after_event(f"event: income-{letter}\n0 development: 15\n1 development: 3")
    assert [p.coins for p in game.state.players] == [5 + 4 * each, 5 + each]


@pytest.mark.parametrize(("letter", "each"), [("a", 3), ("b", 2), ("c", 1)])
def test_trading_day_pays_by_station(letter, each):
    game = after_event(f"event: trading-day-{letter}\n0 stations: tours, blois\nround: 1")
    assert [p.coins for p in game.state.players] == [5 + 2 * each, 5]


@pytest.mark.parametrize(
    ("letter", "goods", "tax"), [("a", 7, 7), ("b", 7, 3), ("c", 7, 2), ("c", 2, 0), ("b", 1, 0)]
)
def test_taxes_count_goods_and_round_down(letter, goods, tax):
    game = after_event(f"event: taxes-{letter}\n0 goods: {goods} grain\n0 coins: 10")
    assert me(game).coins == 10 - tax


def test_taxes_that_cannot_be_paid_lead_to_torture():
    game = after_event("event: taxes-a\n0 goods: 3 grain\n0 coins: 1")
    assert me(game).coins == 0
    assert "give grain" in options(game, 0)
    assert game.why_not(0, "pass").startswith("you owe 2 more")


@pytest.mark.parametrize(("letter", "food"), [("a", 1), ("b", 2), ("c", 3)])
def test_harvest_asks_for_food_or_five_coins_each(letter, food):
    """Ruling 9."""
    game = after_event(f"event: harvest-{letter}\n0 goods: 3 grain, 3 wool\n0 coins: 20")
    market = game.state.goods[0]
    for n in range(food):
        assert options(game, 0) == ["pay 5", "give grain"]
        go(game, "0 give grain" if n == 0 else "0 pay 5")
    assert good(game, "grain") == 2
    assert me(game).coins == 20 - 5 * (food - 1)
    assert game.state.goods[0] == market + 1


@pytest.mark.parametrize(("coins", "offered"), [(5, True), (4, False)])
def test_harvest_speaks_of_coins_only_where_they_are_there(coins, offered):
    game = after_event(f"event: harvest-a\n0 goods: 3 grain\n0 coins: {coins}")
    assert ("5 coins" in game.question(0)) == offered


def test_harvest_takes_grain_cheese_and_wine_but_no_cloth():
    game = after_event("event: harvest-a\n0 goods: grain, cheese, wine, wool, brocade\n0 coins: 0")
    assert options(game, 0) == ["give grain", "give cheese", "give wine"]
    with pytest.raises(IllegalMove, match="still asks for 1 food"):
        game.play(0, "give wool")


def test_whoever_has_food_but_too_few_coins_must_give_it():
    """Ruling 9."""
    game = after_event("event: harvest-b\n0 goods: grain, cheese\n0 coins: 4\n1 goods: 2 wine")
    assert options(game, 0) == ["give grain", "give cheese"]
    assert game.why_not(0, "pay 5") == "you have too few coins, but food to give"
    go(game, "0 give cheese")
    assert game.actors[0] == 1
    assert (sum(me(game).goods), me(game).coins) == (0, 4)


def test_what_neither_food_nor_coins_cover_is_tortured():
    """Ruling 9: 2 food are missing, 10 coins are due, 3 are there, 7 go to torture."""
    game = after_event("event: harvest-b\n0 coins: 3\n0 goods: 8 wool")
    assert me(game).coins == 0
    assert game.why_not(0, "pass").startswith("you owe 7 more")


PLAGUE = "phase: event\nevent: plague-a\n"


def test_plague_returns_a_follower_to_the_supply_but_no_step():
    """Ruling 15."""
    game = at(PLAGUE + "0 bag: knight\n0 tracks: 1 knights", ask_chance=True)
    before = supply(game, "knight")
    game.play(-1, "come knight")
    assert (in_bag(game, "knight"), supply(game, "knight")) == (0, before + 1)
    assert me(game).tracks[4] == 1


def test_plague_spares_the_own_colour():
    game = at(PLAGUE + "0 bag: knight", ask_chance=True)
    game.play(-1, "come own-farmer")
    assert (in_bag(game, "own-farmer"), in_bag(game, "knight")) == (1, 1)


def test_plague_draws_nothing_where_nothing_can_be_lost():
    """Ruling 32."""
    game = at(PLAGUE + "round: 2", ask_chance=True)
    assert game.text(game.moves(-1)[0]).startswith("reveal")


SACRISTY = "phase: event\n0 tiles: sacristy\n0 board: sacristy monk\n"


@pytest.mark.parametrize(
    "event",
    [
        "event: harvest-c\n0 goods: wine",
        "event: taxes-a\n0 goods: 3 wool",
        "event: plague-b\n0 bag: monk",
    ],
)
def test_sacristy_spares_its_owner_and_sends_the_monk_home(event):
    """Ruling 17."""
    game = at(SACRISTY + event)
    before = (me(game).coins, me(game).goods[:], in_bag(game, "monk"))
    assert options(game, 0) == ["protect", "suffer"]
    go(game, "0 protect")
    assert (me(game).coins, me(game).goods, in_bag(game, "monk") - 1) == before


def test_sacristy_need_not_be_used():
    """Ruling 17."""
    game = at(SACRISTY + "event: taxes-a\n0 goods: 3 wool")
    go(game, "0 suffer")
    assert me(game).coins == 2
    assert in_bag(game, "monk") == 0


@pytest.mark.parametrize(
    "event",
    ["event: income-a", "event: trading-day-a\n0 stations: blois", "event: taxes-c\n0 goods: wool"],
)
def test_sacristy_is_not_asked_where_nothing_bad_happens(event):
    """Ruling 17."""
    game = at(SACRISTY + event)
    assert "protect" not in options(game, 0)


def test_sacristy_does_not_lift_pilgrimage():
    """Ruling 17."""
    board = f"0 tiles: sacristy\n0 board: sacristy monk; monastery scholar trader; {BUSY}"
    game = at(f"event: pilgrimage-b\n{board}")
    assert "use monastery" not in options(game, 0)


def test_choices_are_made_in_player_order_from_the_start_player():
    """Ruling 16."""
    goods = "\n".join(f"{seat} goods: 2 wine" for seat in range(3))
    game = at(f"players: 3\nphase: event\nevent: harvest-a\nstart: 1\n{goods}")
    order = []
    for _ in range(3):
        order.append(game.actors[0])
        game.play(game.actors[0], "give wine" if "pay 5" in options(game, game.actors[0]) else 0)
    assert order == [1, 2, 0]
