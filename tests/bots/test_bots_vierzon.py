"""Bots play Capital Vierzon for its goals, and can say why."""

import pytest

from alone import Alone
from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.explain import explain

VIERZON = Setup(players=1, scenario="vierzon")
GUILDHALL = "guildhall farmer craftsman knight"
BUSY = "0 board: wagon farmer trader knight"
alone = Alone("vierzon")
at, value = alone.at, alone.value


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("0 coins: 3", "0 coins: 4"),
        ("0 coins: 14", "0 coins: 4\n0 met: 2 builder"),
        ("0 goods: wool", "0 goods: brocade"),
        ("0 goods: 2 brocade", "0 goods: 3 brocade"),
        ("0 merchant: chartres", "0 merchant: vierzon"),
        ("0 development: 1", "0 development: 2"),
        ("0 citizens: 3", "0 citizens: 4"),
        ("0 stations: blois", "0 stations: blois, tours"),
        ("0 stations: blois", "0 stations: loches"),
        ("0 bag: monk", "0 bag: knight, monk"),
        ("deeds: -", "deeds: city-council 2 farmer 1 craftsman 1 trader"),
        ("0 tracks: 2 knights", "0 tracks: 3 knights"),
    ],
)
def test_what_brings_a_goal_nearer_is_worth_something(worse, better):
    assert value(f"round: 6\n{worse}\n{BUSY}") < value(f"round: 6\n{better}\n{BUSY}")


def test_coins_are_worth_more_while_the_builder_can_be_hired():
    def gain(number, event):
        late = f"round: {number}\nevent: vierzon-{number:02}-{event}\n{BUSY}\n0 coins: "
        return value(f"{late}9") - value(f"{late}5")

    assert gain(8, "sabotage") > 2 * gain(10, "trading-day") > 0


def test_a_builder_who_was_not_hired_in_time_is_a_disaster():
    late = f"round: 9\nevent: vierzon-09-goods-tax\n{BUSY}"
    assert value(late) < value(f"{late}\n0 met: 8 builder") - 100


def test_a_chance_is_between_0_and_1():
    t = at(BUSY).state
    chances = [t.book.judged.chance(t, 0, value) for value in (-1000.0, 0.0, 60.0, 1000.0)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (pytest.approx(0, abs=0.01), pytest.approx(1, abs=0.01))


@pytest.mark.parametrize("difficulty", ["", "one-a-round", "in-order"])
def test_the_planner_pays_and_delivers(difficulty):
    met = "0 met: 1 builder, 2 fortress, 3 building-company, 4 capital"
    step = f"difficulty: {difficulty}\n" if difficulty else ""
    game = at(f"{step}round: 5\n{met}\n0 merchant: vierzon\n0 goods: 4 wine, 2 wool\n{BUSY}")
    bot = make_bot("planner", "1")
    while not game.over and game.state.round == 5:
        game.play(0, bot.choose(game.view(0), game.moves(0)))
    assert (game.outcome().kind, game.outcome().round) == ("won", 5)


def test_the_planner_says_that_a_state_counts():
    step = "difficulty: in-order\nround: 3\n0 met: 1 builder, 2 fortress"
    game = at(f"{step}\n0 stations: loches\n{BUSY}")
    bot = make_bot("planner", "1")
    while game.state.round == 3:
        game.play(0, bot.choose(game.view(0), game.moves(0)))
    assert "3 building-company" in game.position()


def test_bots_say_why():
    game = at(f"0 coins: 12\n0 stations: loches\n{BUSY}")
    move = game.state.book.moves.parse("deliver builder")
    assert explain(game.view(0), move) == "reaches the goal"
    met = "0 met: 1 fortress, 1 building-company, 1 capital, 1 building-materials"
    game = at(f"0 coins: 12\n{met}\n{BUSY}")
    assert explain(game.view(0), move, "de") == "erfüllt die Aufgabe und gewinnt"
    game = at(f"0 board: {GUILDHALL}; wagon farmer trader knight\n0 merchant: loches")
    move = game.state.book.moves.parse("use guildhall")
    assert "that makes 1 of 28 points for development" in explain(game.view(0), move)


def test_every_move_of_the_first_and_last_rounds_can_be_explained():
    bot = make_bot("greedy", "1")
    bag = "0 bag: 3 knight, monk, 2 scholar\n0 tracks: 2 knights"
    late = at(f"round: 14\nevent: vierzon-14-banishment\nphase: followers\n{bag}")
    for game, rounds in ((Game(VIERZON, "1"), 3), (late, 14)):
        while not game.over and game.state.round <= rounds:
            move = bot.choose(game.view(0), game.moves(0))
            assert isinstance(explain(game.view(0), move, "fr"), str)
            game.play(0, move)


def test_whoever_can_still_reach_the_last_goal_is_not_banished():
    late = "round: 14\nevent: vierzon-14-banishment\nphase: followers\n0 merchant: loches"
    met = "0 met: 1 builder, 1 fortress, 1 capital, 1 building-materials"
    bag = "0 bag: knight, own-farmer, own-boatman, own-craftsman, own-trader\n0 tracks: 1 knights"
    game, bot, played = at(f"{late}\n{met}\n{bag}"), make_bot("planner", "1"), []
    while not game.over:
        move = bot.choose(game.view(0), game.moves(0))
        played.append(game.text(move))
        game.play(0, move)
    assert {"banish own-boatman", "banish own-trader"} <= set(played)
    assert game.scores()[0].winner


def test_a_lost_game_is_worth_what_was_reached():
    over = "round: 14\nover: yes\n"
    values = [value(f"{over}{more}") for more in ("", "0 coins: 9", "0 met: 8 builder")]
    assert values == sorted(set(values))
    assert values[-1] < value(BUSY)


def test_the_search_plays_its_trials_to_the_end():
    """In the last round but one nothing is left but to reach the fifth goal in the last one."""
    met = "0 met: 1 builder, 1 building-company, 1 capital, 1 building-materials"
    game = at(
        f"round: 13\nevent: vierzon-13-storm\nphase: planning\n{met}\n0 coins: 24\n"
        "0 market: own-farmer, own-boatman, own-trader, scholar, trader"
    )
    bot = make_bot("search(iterations=4,ideas=2)", "1")
    while not game.over:
        game.play(0, bot.choose(game.view(0), game.moves(0)))
    assert bot.trials > 0
    assert game.scores()[0].winner


@pytest.mark.parametrize(("scenario", "tried"), [("vierzon", True), ("salesman", False)])
def test_trials_decide_between_moves_only_where_the_judgement_asks_for_it(scenario, tried):
    game = Alone(scenario).at("round: 6\n0 merchant: blois\n0 board: ship farmer boatman knight")
    bot = make_bot("search(iterations=4,ideas=2)", "close")
    game.play(0, "use ship")
    assert len(game.moves(0)) > 1
    assert bot.choose(game.view(0), game.moves(0)) in game.moves(0)
    assert (bot.trials > 0) is tried
