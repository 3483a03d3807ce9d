"""One's own results in games of one player: tries, wins, the best, kept without the table."""

import pytest
from database import tables_of

from orleans import Game
from orleans.server.results import LOST, RESIGNED, WON, Ending, ending_of

TASK = {"players": 1, "scenario": "tours"}
ALL = "3 grain, 3 cheese, 3 wine, 3 wool, 3 brocade"
NEAR = f"0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}\n0 board: wagon farmer trader knight"
LATE = "round: 14\nevent: tours-14-food-tithe\nphase: event\n0 goods: 2 grain, cheese"
HUNGRY = "round: 6\nevent: salesman-06-feeding\nphase: event\n0 coins: 1\n0 goods: 3 wool"
FORTRESS = "round: 9\nevent: vierzon-09-goods-tax\nphase: actions\n0 coins: 26\n0 stations: loches"


def game_at(text, scenario="tours"):
    return Game.from_position(f"players: 1\nscenario: {scenario}\n{text}", "results")


def own(who):
    return who.get("/api/people/me/results")["results"]


def sit_at(who, server, text):
    """Go on from a position as if the game had come there with a secret seed."""
    record = game_at(text).record()
    table = who.open("me", setup=TASK, record=record)
    loaded = tables_of(server).loaded[table.id]
    loaded.row.seed_open, loaded.row.proved = False, True
    table.post("start")
    loaded.row.start = ""
    return table


@pytest.mark.parametrize(
    ("text", "scenario", "by", "reached", "asked"),
    [
        ("0 goods: 5 grain, cheese\n0 citizens: 2", "tours", "task", 3 + 1 + 2, 3 * 5 + 3 + 1),
        ("0 citizens: 6", "dignitary", "task", 6, 8),
        (FORTRESS, "vierzon", "goals", 1, 5),
    ],
)
def test_giving_up_tells_how_far_one_came(text, scenario, by, reached, asked):
    found = ending_of(game_at(text, scenario), resigned=True)
    assert (found.ending, found.by, found.reached, found.asked) == (RESIGNED, by, reached, asked)


def test_starving_is_lost_in_its_round_with_what_was_delivered():
    met = "0 met: 2 grain-for-tours, 5 brocade-for-argenton"
    found = ending_of(game_at(f"{HUNGRY}\n{met}", "salesman"))
    assert (found.ending, found.round, found.by) == (LOST, 6, "goals")
    assert (found.reached, found.asked) == (2, 5)


def test_the_better_result_comes_first():
    def task(ending, round, reached):
        return Ending(ending, round, "task", reached, 18, 0)

    best = [task(WON, 9, 18), task(WON, 12, 18), task(LOST, 14, 7), task(RESIGNED, 3, 7)]
    points = [Ending(WON, 18, "points", 0, 0, n) for n in (120, 80)]
    for endings in (best, points):
        orders = [one.order for one in endings]
        assert orders == sorted(set(orders))


def test_a_game_counts_when_it_ends(server, somebody):
    ann = somebody("Ann")
    won = sit_at(ann, server, NEAR)
    assert own(ann) == []
    assert won.play("deliver tours-task")["view"]["over"]
    (best,) = own(ann)
    assert (best["scenario"], best["difficulty"], best["table"]) == ("tours", "", won.id)
    assert (best["tries"], best["wins"]) == (1, 1)
    assert (best["best"]["ending"], best["best"]["round"]) == ("won", 1)

    lost = sit_at(ann, server, LATE)
    while not (state := lost.state())["view"]["over"]:
        lost.play(state["options"][0]["move"])
    ann.ask("DELETE", won.path)
    (again,) = own(ann)
    assert (again["tries"], again["wins"], again["best"]) == (2, 1, best["best"])
    assert own(somebody("Ben")) == []


def test_a_step_of_difficulty_counts_by_itself_and_giving_up_is_a_try(somebody):
    ann = somebody("Ann")
    for difficulty in ("", "scarce", "scarce"):
        table = ann.open("me", setup={**TASK, "difficulty": difficulty}, start=True)
        table.post("resign", seat=0)
    found = {one["difficulty"]: one for one in own(ann)}
    assert {step: one["tries"] for step, one in found.items()} == {"": 1, "scarce": 2}
    assert found["scarce"]["wins"] == 0
    assert found["scarce"]["best"]["ending"] == "resigned"


def test_what_was_known_before_does_not_count(quick_somebody):
    """A chosen seed, an uploaded record, a game with others."""
    ann = quick_somebody("Ann")
    for fields in ({"seed": "mine"}, {"record": game_at(NEAR).record()}):
        ann.open("me", setup=TASK, start=True, **fields).post("resign", seat=0)
    ann.open("me", "random", start=True).post("resign", seat=0)
    assert own(ann) == []
    ann.client.headers.pop("authorization", None)
    assert ann.client.get("/api/people/me/results").status_code == 401
