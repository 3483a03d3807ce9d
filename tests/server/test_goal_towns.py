"""Where there is something to do for a goal, for the map."""

import pytest

from orleans import Game
from orleans.notation.words import Words
from orleans.server.encode import goals

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
