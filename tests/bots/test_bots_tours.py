"""Bots play The Trip to Tours for its task, not for points, and can say why."""

import pytest

from alone import Alone
from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.explain import explain
from orleans.bots.outlook import Outlook
from orleans.boxes.solo.route import Routes, Trip
from orleans.sim.tournament import play_game

TOURS = Setup(players=1, scenario="tours")
ALL = "3 grain, 3 cheese, 3 wine, 3 wool, 3 brocade"
BUSY = "0 board: wagon farmer trader knight"
SEED = "t20"  # a game that the planner wins
alone = Alone("tours")
at, value = alone.at, alone.value


def chosen(game, name="planner"):
    return game.text(make_bot(name, "1").choose(game.view(0), game.moves(0)))


# --- what a table is worth


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("0 goods: wool", "0 goods: grain, wool"),
        ("0 citizens: 1", "0 citizens: 2"),
        ("0 development: 1", "0 development: 2"),
        ("0 coins: 1", "0 coins: 5"),
        ("0 goods: 3 wool", "0 goods: 3 wool, brocade"),
        ("0 tracks: 2 knights", "0 tracks: 3 knights"),
    ],
)
def test_what_the_task_asks_for_is_worth_something(worse, better):
    assert value(f"round: 6\n{worse}\n{BUSY}") < value(f"round: 6\n{better}\n{BUSY}")


def test_more_than_the_task_asks_for_is_worth_nothing():
    """Except food, until the last harvest but one is over."""
    assert value(f"round: 9\n0 goods: 3 wool\n{BUSY}") == value(
        f"round: 9\n0 goods: 4 wool\n{BUSY}"
    )
    assert value(f"round: 7\n0 goods: 3 wine\n{BUSY}") < value(f"round: 7\n0 goods: 4 wine\n{BUSY}")


def test_points_are_worth_nothing():
    assert value(f"0 stations: nevers\n{BUSY}") == value(BUSY)


def test_a_game_that_is_won_is_worth_most():
    game = at(f"0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}\n{BUSY}")
    outlook, before = Outlook(game.state.book), value(BUSY)
    ready = outlook.value(game.state, 0)
    game.play(0, "deliver tours-task")
    assert before < ready < outlook.value(game.state, 0)


def test_a_chance_is_between_0_and_1():
    t = at(BUSY).state
    chances = [t.book.judged.chance(t, 0, value) for value in (-1000.0, -5.0, 5.0, 1000.0)]
    assert chances == sorted(chances)
    assert chances[0] == pytest.approx(0.0, abs=0.01)
    assert chances[-1] == pytest.approx(1.0, abs=0.01)


# --- the way


def trip(game, needs, start="nevers", end="tours", past=""):
    book = game.state.book
    towns = {town.id: n for n, town in enumerate(book.components.towns)}
    past_town = towns[past] if past else -1
    found = Trip(towns[start], past_town, towns[end], needs, tuple(game.state.lying))
    return Routes(book).length(found)


def test_the_shortest_way_past_what_is_needed():
    none = (0, 0, 0, 0, 0, 0)
    text = "map: blois_tours_water wool; tours_loches_water grain"
    game = at(text)
    assert trip(game, none, start="orleans") == 2
    assert trip(game, none, start="tours") == 0
    assert trip(game, none, start="tours", past="blois") > 1
    there_and_back = trip(game, (0, 0, 0, 1, 0, 0), start="tours")
    assert trip(game, (0, 0, 0, 1, 0, 0), start="blois") < there_and_back
    assert trip(game, (1, 0, 0, 1, 0, 0), start="tours") > there_and_back
    food = trip(game, (0, 0, 0, 0, 0, 1), start="tours")
    assert food == trip(game, (1, 0, 0, 0, 0, 0), start="tours")


def test_goods_that_lie_nowhere_make_the_way_longer():
    game = at("map: blois_tours_water wool")
    assert trip(game, (0, 0, 0, 0, 2, 0)) > trip(game, (0, 0, 0, 0, 1, 0)) > trip(game, (0,) * 6)


# --- the bots


@pytest.mark.parametrize("name", ["greedy", "planner", "search(iterations=4)"])
def test_every_bot_delivers_when_it_can(name):
    game = at(f"round: 9\n0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}\n{BUSY}")
    assert chosen(game, name) == "deliver tours-task"


def test_the_planner_wins_a_game():
    game, _ = play_game(TOURS, ["planner"], SEED)
    assert game.outcome().kind == "won"
    assert game.state.round <= 14


def test_the_planner_gives_up_what_it_needs_least():
    tile = "tours-08-food-tithe"
    game = at(f"round: 8\nevent: {tile}\nphase: event\n0 goods: 5 grain, 3 cheese, 3 wine")
    assert chosen(game) == "give grain"


# --- why


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "reaches the goal and wins"),
        ("de", "erfüllt die Aufgabe und gewinnt"),
        ("fr", "atteint l’objectif et gagne"),
    ],
)
def test_the_delivery_is_explained(language, why):
    game = at(f"round: 9\n0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}\n{BUSY}")
    move = game.state.book.moves.parse("deliver tours-task")
    assert explain(game.view(0), move, language) == why


@pytest.mark.parametrize(
    ("language", "why"),
    [
        (
            "en",
            "brings 1 citizen, that makes 1 of 3 citizens for the goal "
            "and leads closer to Tours (2 connections left)",
        ),
        (
            "de",
            "bringt 1 Bürger, das macht 1 von 3 Bürgern für die Aufgabe "
            "und führt näher an Tours heran (noch 2 Wege)",
        ),
        (
            "fr",
            "rapporte 1 citoyen, cela fait 1 sur 3 citoyens pour l’objectif "
            "et rapproche de Tours (encore 2 étapes)",
        ),
    ],
)
def test_a_journey_is_explained_by_the_goal(language, why):
    game = at("0 merchant: briare\n0 board: ship farmer boatman knight; wagon farmer trader knight")
    game.play(0, "use ship")
    move = game.state.book.moves.parse("go orleans by water")
    assert explain(game.view(0), move, language) == why


def test_a_good_is_explained_by_the_goal():
    board = "0 board: ship farmer boatman knight; wagon farmer trader knight"
    game = at(f"0 merchant: blois\n0 goods: 4 wool\n{board}\nmap: blois_tours_water grain")
    game.play(0, "use ship")
    move = game.state.book.moves.parse("go tours by water")
    assert explain(game.view(0), move) == (
        "brings 1 grain, that makes 4 of 15 goods for the goal and leads to Tours"
    )


def test_every_move_of_a_game_can_be_explained():
    game, bot = Game(TOURS, SEED), make_bot("greedy", "1")
    while not game.over and game.state.round < 5:
        move = bot.choose(game.view(0), game.moves(0))
        assert isinstance(explain(game.view(0), move, "fr"), str)
        game.play(0, move)
