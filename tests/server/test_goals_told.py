"""What the pages are told about goals: where there is something to do, what to give,
how far one is, and what is refused or taken back there."""

import pytest

from orleans import Game
from orleans.notation.words import Words
from orleans.server.components import components_of
from orleans.server.encode import goals, undo_info

STATION = "0 stations: vendome"


def towns(scenario, text="", players=1):
    position = f"players: {players}\nscenario: {scenario}\n{text}"
    t = Game.from_position(position, scenario).state
    return {(one.id, one.seat): one.towns for one in goals(t, Words(t.book, "en")) if one.towns}


@pytest.mark.parametrize(
    ("scenario", "found"),
    [
        ("tours", {"tours-task": ["tours"]}),
        ("vierzon", {"building-company": ["loches"], "building-materials": ["vierzon"]}),
    ],
)
def test_the_town_of_a_goal(scenario, found):
    assert towns(scenario) == {(goal, 0): places for goal, places in found.items()}


def test_a_goal_that_is_reached_keeps_its_town():
    assert towns("salesman", "round: 3\n0 met: 2 wool-for-bourges") == towns("salesman")


def test_citizens_who_wait():
    waiting = towns("dignitary")[("dignity", 0)]
    assert sorted(waiting) == sorted(
        ["vendome", "tours", "vierzon", "sancerre", "argenton", "saint-amand"]
    )


def test_towns_without_a_waterway_until_one_has_a_trading_station():
    goal = "three-branches"
    found = towns("duel", STATION, players=2)
    assert (goal, 0) not in found
    assert len(found[(goal, 1)]) == 7
    assert "vendome" not in found[(goal, 1)]
    assert found[("wine-for-the-castle", 0)] == ["chatellerault"]


@pytest.mark.parametrize(
    ("scenario", "goal", "language", "words"),
    [
        ("salesman", "brocade-for-argenton", "en", "Deliver 1 brocade"),
        ("salesman", "meal-for-vendome", "de", "2 Käse und 2 Wein liefern"),
        ("salesman", "set-for-chartres", "fr", "Livrer 1 de chaque marchandise"),
        ("vierzon", "fortress", "en", "Pay 25 coins"),
        ("vierzon", "building-materials", "de", "Waren im Wert von 12 Punkten liefern"),
        ("vierzon", "capital", "en", "Reach the goal: Make Vierzon the capital"),
        ("duel", "clothe-your-lady", "en", "Deliver 3 goods (wool or brocade)"),
    ],
)
def test_the_move_says_what_is_given(scenario, goal, language, words):
    players = 2 if scenario == "duel" else 1
    book = Game.from_position(f"players: {players}\nscenario: {scenario}", scenario).state.book
    assert Words(book, language).move(book.moves.parse(f"deliver {goal}")) == words


def test_what_is_beyond_the_need_is_not_counted():
    t = Game.from_position("players: 1\nscenario: salesman\n0 goods: 2 brocade", "s").state
    found = next(one for one in goals(t, Words(t.book, "en")) if one.id == "brocade-for-argenton")
    assert [(part.have, part.need) for part in found.parts] == [(0, 1), (1, 1)]


@pytest.mark.parametrize(
    ("scenario", "there"), [("salesman", False), ("duel", True), ("tours", True)]
)
def test_whether_there_are_citizens(scenario, there):
    players = 2 if scenario == "duel" else 1
    book = Game.from_position(f"players: {players}\nscenario: {scenario}", scenario).state.book
    assert components_of(book, "en").has_citizens is there


def test_what_a_choice_gave_is_named_when_it_is_taken_back():
    board = "0 board: bourgeois-board scholar; wagon farmer trader knight"
    where = f"players: 2\nscenario: duel\n0 citizens: 1\ncitizens-left: 11\n{board}"
    game = Game.from_position(f"{where}\n1 board: wagon farmer trader knight", "duel")
    for move in ("use bourgeois-board", "reward coins"):
        game.play(0, move)
    assert undo_info(game, 0, (1,), "en").words == "Take 5 coins"


def test_why_own_followers_do_not_go_where_one_is_sent_away():
    where = "players: 2\nscenario: duel\nphase: planning\n0 stage: planning\n0 market: own-farmer"
    game = Game.from_position(where, "duel")
    for place in ("bourgeois-board.0", "town-hall.0"):
        why = game.why_not(0, f"place own-farmer {place}")
        said = Words(game.state.book, "en").reason(why)
        assert said.startswith("Your own followers (*) never leave you")
