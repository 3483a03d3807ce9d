"""Bots play Travelling Salesman for its deliveries, eat, and can say why."""

import pytest

from alone import Alone
from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.explain import explain

SALESMAN = Setup(players=1, scenario="salesman")
BUSY = "0 board: wagon farmer trader knight"
MET = "0 met: 1 wool-for-bourges, 2 set-for-chartres, 3 meal-for-vendome, 4 brocade-for-argenton"
alone = Alone("salesman")
at, value = alone.at, alone.value


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("0 coins: 4", "0 coins: 5"),
        ("0 goods: -", "0 goods: grain"),
        ("0 goods: wool", "0 goods: brocade"),
        ("0 goods: 4 wool, wine", "0 goods: 5 wool, wine"),  # it can be sold
        (f"{MET}\n0 merchant: chartres", f"{MET}\n0 merchant: blois"),
        ("0 goods: 3 grain", "0 met: 5 grain-for-tours"),
        ("0 bag: monk", "0 bag: knight, monk"),
        ("0 tracks: 2 knights", "0 tracks: 3 knights"),
        ("0 tiles: -", "0 tiles: horse-wagon"),
        ("0 tiles: -", "0 tiles: hayrick"),
    ],
)
def test_what_brings_a_delivery_nearer_is_worth_something(worse, better):
    assert value(f"round: 6\n{worse}\n{BUSY}") < value(f"round: 6\n{better}\n{BUSY}")


@pytest.mark.parametrize(
    ("number", "fed", "hungry"),
    [
        (3, "0 coins: 2", "0 coins: 1"),
        (3, "0 goods: grain\n0 coins: 0", "0 goods: wool\n0 coins: 1"),
        (12, "0 goods: wine\n0 coins: 2", "0 goods: wine\n0 coins: 1"),
    ],
)
def test_to_starve_is_a_disaster(number, fed, hungry):
    meal = "great-feast" if number > 10 else "feeding"
    event = f"round: {number}\nevent: salesman-{number:02}-{meal}"
    assert value(f"{event}\n{hungry}\n{BUSY}") < value(f"{event}\n{fed}\n{BUSY}") - 100


def test_a_chance_is_between_0_and_1():
    t = at(BUSY).state
    chances = [t.book.judged.chance(t, 0, value) for value in (-1000.0, 0.0, 60.0, 1000.0)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (pytest.approx(0, abs=0.01), pytest.approx(1, abs=0.01))


@pytest.mark.parametrize("difficulty", ["", "one-a-round", "in-order"])
def test_the_planner_delivers_and_eats(difficulty):
    step = f"difficulty: {difficulty}\n" if difficulty else ""
    met = MET.replace("brocade-for-argenton", "grain-for-tours")
    where = "0 merchant: argenton\n0 goods: brocade, grain\n0 coins: 0"
    game = at(f"{step}round: 5\n{met}\n{where}\n{BUSY}")
    bot = make_bot("planner", "1")
    while not game.over and game.state.round == 5:
        game.play(0, bot.choose(game.view(0), game.moves(0)))
    assert (game.outcome().kind, game.outcome().round) == ("won", 5)


def test_the_planner_keeps_the_last_food():
    """It delivers after the meal, or it would starve."""
    game = at(f"round: 5\n{MET}\n0 merchant: tours\n0 goods: 3 grain\n0 coins: 0\n{BUSY}")
    bot = make_bot("planner", "1")
    while not game.over and game.state.round == 5:
        game.play(0, bot.choose(game.view(0), game.moves(0)))
    assert not game.over


def test_bots_say_why():
    game = at(f"0 merchant: tours\n0 goods: 4 grain\n{BUSY}")
    move = game.state.book.moves.parse("deliver grain-for-tours")
    assert explain(game.view(0), move) == "reaches the goal"
    game = at(f"round: 6\n{MET}\n0 merchant: tours\n0 goods: 4 grain\n{BUSY}")
    assert explain(game.view(0), move, "de") == "erfüllt die Aufgabe und gewinnt"


def test_every_move_of_the_first_and_last_rounds_can_be_explained():
    bot = make_bot("greedy", "1")
    bag = "0 bag: 3 knight, monk, 2 scholar\n0 tracks: 2 knights\n0 goods: 2 wine\n0 coins: 4"
    late = at(f"round: 15\nevent: salesman-15-great-feast\nphase: followers\n{bag}")
    for game, rounds in ((Game(SALESMAN, "1"), 3), (late, 15)):
        while not game.over and game.state.round <= rounds:
            move = bot.choose(game.view(0), game.moves(0))
            assert isinstance(explain(game.view(0), move, "fr"), str)
            game.play(0, move)
