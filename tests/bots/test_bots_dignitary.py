"""Bots play The Dignitary for its citizens, and can say why."""

import pytest

from alone import Alone
from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.explain import explain
from orleans.sim.tournament import play_game

DIGNITARY = Setup(players=1, scenario="dignitary")
BUSY = "0 board: wagon farmer trader knight"
WHEELS = "0 tracks: 2 craftsmen\n0 board: village gear boatman -; ship gear - -"
EMPTY = "boatmen, development-28, city-wall, plague, cathedral, canalization"
alone = Alone("dignitary")
at, value = alone.at, alone.value


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("0 citizens: 3", "0 citizens: 4"),
        ("0 merchant: chartres", "0 merchant: blois"),
        ("0 development: 1", "0 development: 2"),
        ("0 bag: monk", "0 bag: knight, monk"),
        ("0 coins: 0", "0 coins: 3"),
        ("deeds: papal-conclave 1 monk", "deeds: papal-conclave 2 monk"),
        ("0 tracks: 2 knights", "0 tracks: 3 knights"),
        (f"claimed: {EMPTY}, tours", f"claimed: {EMPTY}"),
    ],
)
def test_what_brings_citizens_is_worth_something(worse, better):
    assert value(f"round: 6\n{worse}\n{BUSY}") < value(f"round: 6\n{better}\n{BUSY}")


def test_a_citizen_who_is_out_of_reach_is_worth_nothing():
    """Four boatmen are not enough for the fifth space of their track."""
    without = f"claimed: {EMPTY}"
    assert value(f"{without}\n{BUSY}") == value(f"{without.replace('boatmen, ', '')}\n{BUSY}")


def test_the_shortest_journey_past_some_towns():
    t = at(BUSY).state
    judged = t.book.judged.parts[0]
    numbers = {town.id: n for n, town in enumerate(t.book.components.towns)}
    towns = tuple(numbers[name] for name in ("vierzon", "tours", "vendome"))
    assert judged.journey(numbers["orleans"], towns) == [0, 1, 3, 5]
    assert judged.journey(numbers["tours"], ()) == [0]


def test_a_chance_is_between_0_and_1():
    t = at(BUSY).state
    chances = [t.book.judged.chance(t, 0, value) for value in (-1000.0, 30.0, 60.0, 1000.0)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (pytest.approx(0, abs=0.01), pytest.approx(1, abs=0.01))


def test_the_planner_fetches_the_last_citizen():
    game = at(f"0 merchant: blois\n0 citizens: 7\n{BUSY}; ship farmer boatman knight")
    while not game.over and game.state.round == 1:
        game.play(0, make_bot("planner", "1").choose(game.view(0), game.moves(0)))
    assert (game.outcome().kind, game.outcome().round) == ("won", 1)


def test_a_bot_places_citizens_within_its_reach():
    game = Game(DIGNITARY, seed="1")
    bot = make_bot("planner", "1")
    while game.state.round == 0:
        game.play(0, bot.choose(game.view(0), game.moves(0)))
    placed = [name for bit, name in game.state.book.citizens if not game.state.claimed >> bit & 1]
    assert "boatmen" not in placed
    assert {"development-3", "papal-conclave", "astronomy", "knights"} <= set(placed)


def test_bots_say_why():
    board = "0 board: ship farmer boatman knight; wagon farmer trader knight"
    game = at(f"0 merchant: blois\n0 citizens: 3\n{board}")
    game.play(0, "use ship")
    move = game.state.book.moves.parse("go tours by water")
    assert "that makes 4 of 8 citizens for the goal" in explain(game.view(0), move)


def test_bots_say_why_a_wheel_returns():
    game = at(f"round: 8\nevent: dignitary-08-wheel-tax\nphase: event\n0 coins: 2\n{WHEELS}")
    move = game.moves(0)[0]
    assert explain(game.view(0), move) == "the goal needs it least"


def test_every_move_of_the_first_round_can_be_explained():
    game, bot = (
        at("phase: planning\n0 market: own-farmer, own-boatman, knight"),
        make_bot("greedy", "1"),
    )
    while game.state.round < 2:
        move = bot.choose(game.view(0), game.moves(0))
        assert isinstance(explain(game.view(0), move, "fr"), str)
        game.play(0, move)


def test_the_planner_wins():
    """One of many: docs/bots.md has the figures."""
    game, _ = play_game(DIGNITARY, ["planner"], "measure 0")
    assert game.outcome().kind == "won"
