"""The Trip to Tours in the terminal: the task, what is waiting, and how the game ended."""

from rich.console import Console

from orleans import Game, Setup
from orleans.notation.words import Words
from orleans.terminal.screen import Screen

TOURS = Setup(players=1, scenario="tours")
ALL = "3 grain, 3 cheese, 3 wine, 3 wool, 3 brocade"
DONE = f"0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}\n0 board: wagon farmer trader knight"


def shown(game, show, language="en"):
    console = Console(width=120)
    with console.capture() as capture:
        show(Screen(console, Words(game.state.book, language), ["0 human"]))
    return capture.get()


def at(text):
    return Game.from_position(f"players: 1\nscenario: tours\n{text}", "tours")


def test_the_heading_names_the_scenario_and_what_is_to_come():
    game = Game(TOURS, seed="1")
    text = shown(game, lambda screen: screen.heading(game.view(0)))
    assert "The Trip to Tours · Round 1/14" in text
    assert "To come: Crusade, Harvest 1, Drought 4" in text
    base = Game(Setup(players=2), seed="1")
    assert "base game" not in shown(base, lambda screen: screen.heading(base.view(0)))


def test_points_are_shown_only_where_they_decide():
    game, base = Game(TOURS, seed="1"), Game(Setup(players=2), seed="1")
    assert "Points" not in shown(game, lambda screen: screen.players(game.state))
    line = shown(game, lambda screen: screen.players(game.state)).splitlines()[-1]
    assert line == "0 human: Stage Coach"
    names = ["0 human", "1 human"]
    console = Console(width=120)
    with console.capture() as capture:
        Screen(console, Words(base.state.book, "en"), names).players(base.state)
    assert "Points" in capture.get()


def test_the_task_is_told_with_its_progress():
    game = at("0 goods: 2 grain, 4 wool\n0 merchant: blois")
    text = shown(game, lambda screen: screen.goals(game.state, 0))
    assert "deliver 3 of each good at once" in text
    assert "distance to Tours: 1, Citizens 0/3, Grain 2/3, Cheese 0/3, Wine 0/3, Wool 3/3" in text
    there = at(DONE)
    assert "in Tours, Citizens 3/3" in shown(there, lambda screen: screen.goals(there.state, 0))


def test_citizens_that_wait_are_shown():
    game = at("claimed: knights")
    text = shown(game, lambda screen: screen.tracks(game.state))
    assert "Citizens: Boatmen track 5, Development 3, Development 18, Development 28, Orl" in text
    assert "Orléans (1 citizen)" in shown(game, lambda screen: screen.map(game.state, None))
    gone = at("claimed: orleans\n0 citizens: 1")
    assert "citizen)" not in shown(gone, lambda screen: screen.map(gone.state, None))


def test_the_end_is_told_by_the_task_and_not_by_points():
    game = at(f"round: 9\nevent: tours-09-technology-tax\n{DONE}")
    assert "Won" not in shown(game, lambda screen: screen.scores(game))
    game.play(0, "deliver tours-task")
    text = shown(game, lambda screen: screen.scores(game))
    assert "reached (Round 9)" in text
    assert "Won (Round 9): The task is done." in text
    assert "Total" not in text
    lost = at("round: 14\nevent: tours-14-food-tithe\nphase: event\n0 coins: 15")
    text = shown(lost, lambda screen: screen.scores(lost), "de")
    assert "Verloren (Runde 14): Die letzte Runde ist vorbei" in text
