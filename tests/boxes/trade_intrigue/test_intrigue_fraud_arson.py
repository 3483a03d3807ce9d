"""The board Intrigue: Fraud and Arsonist, who strike at goods and trading stations."""

import pytest
from trade_intrigue import intrigue, send

from helpers import check_pieces, coins, go, good, in_bag, me, options, stands, stock

# --- Fraud


FRAUD = "0 board: town-hall trader -\n0 goods: grain, cheese\n1 goods: cheese, brocade\n"


def test_fraud_takes_a_good_of_its_choice_and_gives_another():
    """Ruling 88."""
    game = send(intrigue(FRAUD), "trader fraud")
    go(game, "1 done")
    assert options(game, 0) == ["take cheese", "take brocade"]
    assert game.question(0) == "choose the good that you take, then another one that you give"
    go(game, "0 take brocade")
    assert options(game, 0) == ["give grain", "give cheese"]
    go(game, "0 give grain")
    assert me(game).goods == [0, 1, 0, 0, 1, 0]
    assert me(game, 1).goods == [1, 1, 0, 0, 0, 0]
    check_pieces(game.state)


def test_fraud_does_not_swap_goods_of_one_kind():
    """Ruling 88: cheese for cheese is no swap; with one way left it is made."""
    game = send(intrigue(FRAUD), "trader fraud")
    go(game, "1 done", "0 take cheese")  # for which only the grain is left to give
    assert me(game).goods == [0, 2, 0, 0, 0, 0]
    assert me(game, 1).goods == [1, 0, 0, 0, 1, 0]


@pytest.mark.parametrize(
    "goods",
    [
        "0 goods: 2 wool\n1 goods: 3 wool",
        "0 goods: -\n1 goods: wine",
        "0 goods: wine\n1 goods: -",
        "0 goods: bread\n1 goods: 2 bread",
    ],
)
def test_fraud_without_a_swap_strikes_nobody(goods):
    """Rulings 87 and 88."""
    game = send(intrigue(f"0 board: town-hall trader -\n{goods}"), "trader fraud")
    assert options(game, 1) == ["pass", "use wagon"]


def test_fraud_chooses_among_those_who_have_something_else():
    """Ruling 87."""
    game = intrigue(f"{FRAUD}2 goods: wine\n3 goods: -\n3 coins: 5", players=4)
    assert options(send(game, "trader fraud"), 0) == ["target 1", "target 2"]


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        ("wine", "bread", ([1, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0])),
        ("bread", "wine", ([0, 0, 1, 0, 0, 0], [1, 0, 0, 0, 0, 0])),
        ("grain", "bread", ([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0])),
    ],
)
def test_fraud_swaps_bread_which_arrives_as_grain(mine, theirs, after):
    """Rulings 83 and 88: bread and grain are two kinds."""
    text = f"0 board: town-hall trader -\n0 goods: {mine}\n1 goods: {theirs}"
    game = go(send(intrigue(text), "trader fraud"), "1 done")
    assert (me(game).goods, me(game, 1).goods) == after
    check_pieces(game.state)


def test_fraud_empties_the_brasserie_last():
    text = (
        "0 board: town-hall trader -\n0 goods: grain\n1 tiles: brasserie\n1 stock: brasserie-wine"
    )
    for theirs, left in (("2 wine", 1), ("wine", 0)):
        game = intrigue(f"{text}\n1 goods: {theirs}")
        go(send(game, "trader fraud"), "1 done")
        assert (good(game, "wine"), stock(game, "brasserie-wine", 1)) == (1, left)
        check_pieces(game.state)


def test_the_last_one_at_fraud_brings_a_good_of_choice():
    game = intrigue("0 board: town-hall boatman -\ngoods: grain, 3 wool\ndeeds: fraud 2 trader")
    send(game, "boatman fraud")
    assert options(game, 0) == ["take grain", "take wool"]
    assert game.why_not(0, "take brocade") == "choose a good of the supply"
    go(game, "0 take wool")
    assert (good(game, "wool"), game.state.goods[3]) == (1, 2)
    check_pieces(game.state)


def test_the_good_of_choice_comes_after_the_swap():
    text = f"{FRAUD}goods: 2 wine\ndeeds: fraud 2 trader".replace("trader -", "boatman -", 1)
    game = send(intrigue(text), "boatman fraud")
    assert game.actors == (1,)
    go(game, "1 done", "0 take brocade", "0 give grain")  # the wine is no choice
    assert me(game).goods == [0, 1, 1, 0, 1, 0]


# --- Arsonist


FIRE = "0 merchant: tours\n0 board: town-hall knight -\n"


def test_the_arsonist_returns_a_station_to_its_owner():
    """Ruling 89."""
    game = send(intrigue(f"{FIRE}1 stations: tours, blois"), "knight arsonist")
    assert options(game, 0) == ["leave", "target 1"]
    go(game, "0 target 1")
    assert me(game, 1).stations == 9
    assert "1 stations: blois" in game.position()
    check_pieces(game.state)


def test_the_arsonist_may_leave_it():
    """Ruling 89."""
    game = go(send(intrigue(f"{FIRE}1 stations: tours"), "knight arsonist"), "0 leave")
    assert me(game, 1).stations == 9


def test_the_arsonist_may_burn_an_own_station_and_asks_himself_for_no_bribe():
    """Ruling 89."""
    text = "0 coins: 5\n0 stations: orleans\n1 stations: orleans\n0 board: town-hall knight -"
    game = send(intrigue(text), "knight arsonist")
    assert options(game, 0) == ["leave", "target 0", "target 1"]
    go(game, "0 target 0")
    assert (me(game).stations, me(game, 1).stations, game.actors) == (10, 9, (1,))


def test_a_bribe_saves_the_station():
    game = send(intrigue(f"{FIRE}1 stations: tours\n1 coins: 2"), "knight arsonist")
    go(game, "0 target 1", "1 bribe 2", "0 accept")
    assert (me(game, 1).stations, coins(game)[0]) == (9, 2)


def test_stations_elsewhere_do_not_burn():
    """Ruling 87."""
    game = send(intrigue(f"{FIRE}1 stations: blois"), "knight arsonist")
    assert options(game, 1) == ["pass", "use wagon"]


BURNT = "deeds: arsonist 1 craftsman 1 knight\n0 merchant: tours\n"


def burn(more):
    board = "" if "0 board:" in more else "0 board: town-hall farmer -\n"
    return send(intrigue(BURNT + board + more), "farmer arsonist")


def test_the_last_arsonist_builds_where_a_station_burnt():
    """Rulings 79 and 89: by choice."""
    game = go(burn("1 stations: tours"), "0 target 1")
    assert options(game, 0) == ["done", "build in tours"]
    go(game, "0 build in tours")
    assert (me(game).stations, me(game, 1).stations) == (9, 10)
    assert me(go(burn("2 stations: tours"), "0 target 2", "0 done")).stations == 10


def test_the_last_arsonist_does_not_build_beside_a_station():
    """Ruling 79."""
    game = go(burn("1 stations: tours"), "0 leave")
    assert (me(game).stations, game.actors) == (10, (1,))


def test_in_orleans_the_arsonist_builds_beside_others():
    """Ruling 79."""
    game = burn("0 merchant: orleans\n1 stations: orleans")
    go(game, "0 leave", "0 build in orleans")
    assert me(game).stations == 9


@pytest.mark.parametrize(("guest", "asked"), [("trader", True), ("-", False)])
def test_the_arsonist_needs_the_taverns_follower(guest, asked):
    """Rulings 37 and 79: beside another's station he is needed, and goes home."""
    tavern = f"0 tiles: tavern\n0 board: town-hall farmer -; tavern {guest}\n1 stations: tours"
    game = go(burn(tavern), "0 leave")
    assert ("build in tours" in options(game, 0)) == asked
    if asked:
        go(game, "0 build in tours")
        assert (stands(game, "tavern.0"), in_bag(game, "trader")) == ("-", 1)
        assert me(game).stations == 9
        check_pieces(game.state)


def test_where_the_station_burnt_the_taverns_follower_stays():
    """Ruling 37."""
    tavern = "0 tiles: tavern\n0 board: town-hall farmer -; tavern trader\n1 stations: tours"
    game = go(burn(tavern), "0 target 1", "0 build in tours")
    assert stands(game, "tavern.0") == "trader"


def test_the_vineyard_sells_wine_when_the_arsonist_builds():
    """Ruling 59."""
    game = go(burn("0 tiles: vineyard\n0 coins: 1"), "0 build in tours")
    assert options(game, 0) == ["done", "buy wine"]
