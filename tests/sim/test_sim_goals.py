"""Analyses and tournaments of games that goals decide, with a single player."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from orleans import Game, Setup
from orleans.boxes.base.outcomes import Score
from orleans.cli import app
from orleans.sim.analysis import analyse, margin, read_finished
from orleans.sim.analysis_page import analysis_page
from orleans.sim.jobs import TournamentPlan
from orleans.sim.play import missed, play_job, ranks
from orleans.sim.report import report
from orleans.sim.standings import edge, summary

RECORD = Path(__file__).parents[1] / "golden" / "tours.record"
TOURS = Setup(players=1, scenario="tours")
ALL = "3 grain, 3 cheese, 3 wine, 3 wool, 3 brocade"


class Oracle:
    """Likes the last option best: a move is worth its number."""

    def values(self, view, moves):
        return [float(move) / 100_000 for move in moves]


@pytest.fixture(scope="module")
def lost():
    return analyse(read_finished(RECORD.read_text(encoding="utf-8")), Oracle(), "oracle")


@pytest.fixture(scope="module")
def won():
    text = (
        "players: 1\nscenario: tours\nround: 9\nevent: tours-09-technology-tax\n"
        f"0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}\n0 board: wagon farmer trader knight"
    )
    game = Game.from_position(text, "won")
    game.play(0, "deliver tours-task")
    return analyse(read_finished(game.record()), Oracle(), "oracle")


def test_the_analysis_says_how_the_game_ended(lost, won):
    assert lost["outcome"] == {"kind": "lost", "by": "goals", "round": 14}
    assert won["outcome"] == {"kind": "won", "by": "goals", "round": 9}


def test_values_are_chances(lost, won):
    values = [decision["best_value"] for decision in lost["decisions"]]
    assert all(0 <= value <= 100 for value in values)
    assert lost["curve"] == lost["expected"]
    assert len(lost["curve"][0]) == 15
    assert (lost["curve"][0][-1], won["curve"][0][-1]) == (0.0, 100.0)


def test_progress_is_that_of_the_goal(lost, won):
    [progress] = lost["progress"]
    assert len(progress) == 14
    assert 0 < progress[-2] < 100
    assert won["progress"] == [[100.0]]


def test_the_page_says_it_too(lost, won):
    assert "The game was lost in round 14." in analysis_page(lost)
    page = analysis_page(won)
    assert "The game was won in round 9." in page
    assert "Chance to win" in page
    assert "Expected margin" not in page


def test_the_command(tmp_path):
    data = tmp_path / "a.json"
    args = ["analyse", str(RECORD), "--judge", "greedy", "--iterations", "1", "--json", str(data)]
    done = CliRunner().invoke(app, args)
    assert done.exit_code == 0, done.output
    for words in ("lost in round 14", "Chance to win in per cent", "Turning points:"):
        assert words in done.output
    found = json.loads(data.read_text())
    assert found["outcome"]["kind"] == "lost"
    assert len(found["curve"][0]) > 10  # what the goal was worth, round by round


def test_a_single_player_has_no_margin_but_what_it_has():
    assert margin([7.0], 0) == 7.0
    assert edge([7.0], 0) == 7.0


# --- tournaments


def test_alone_bots_are_compared_by_the_games_they_win():
    plan = TournamentPlan(TOURS, ("random", "greedy"), 2, "t")
    assert [job.seating for job in plan.jobs] == [("random",), ("greedy",)] * 2
    assert {job.seed for job in plan.jobs} == {"t/0", "t/1"}
    outcomes = [play_job(TOURS, job) for job in plan.jobs]
    found = summary(plan, {outcome["key"]: outcome for outcome in outcomes})
    assert found["complete"]
    assert not found["failures"]
    assert found["mirrors"] == []
    assert [row["games"] for row in found["standings"]] == [2, 2]
    assert all(0 < row["mean_missed"] <= 1 for row in found["standings"])
    page = report(found)
    assert "Won in round" in page
    assert "Ratings" not in page


def test_the_round_of_the_wins_is_told():
    plan = TournamentPlan(TOURS, ("random",), 2, "t")
    outcomes = [play_job(TOURS, job) for job in plan.jobs]
    outcomes[0] |= {"wins": [1.0], "round": 12}
    found = summary(plan, {outcome["key"]: outcome for outcome in outcomes})
    assert found["standings"][0]["mean_winning_round"] == 12
    assert found["standings"][0]["wins"] == 1


def test_a_lost_game_says_by_how_much_it_was_missed():
    """The task asks for 15 goods, 3 citizens and the merchant in Tours: 19 things."""
    text = "players: 1\nscenario: tours\nround: 14\nevent: tours-14-food-tithe\nphase: event\n"
    had = "0 merchant: tours\n0 goods: 3 grain, 4 wool\n0 citizens: 2"
    game = Game.from_position(f"{text}{had}", "1")  # the grain is the tithe
    assert game.outcome().kind == "lost"
    assert missed(game) == [round(1 - (3 + 2 + 1) / 19, 4)]


def test_where_goals_decide_points_rank_nobody():
    """Seat 1 lacks less than seat 0, and seat 2 has won."""
    scores = [
        Score(seat, points, {}, 0, seat == 2, float(seat == 2))
        for seat, points in enumerate((90, 10, 5))
    ]
    assert ranks(scores, [0.5, 0.25, 0.0]) == [3, 2, 1]


def test_games_of_bots_say_what_was_lacking():
    args = ["simulate", "--scenario", "tours", "--bots", "random", "--games", "1"]
    done = CliRunner().invoke(app, args)
    assert done.exit_code == 0, done.output
    assert "lacking in the games that were lost: " in done.output


def test_the_table_of_a_tournament():
    args = ["tournament", "--scenario", "tours", "--bots", "random", "--games", "1", "--jobs", "1"]
    done = CliRunner().invoke(app, args)
    assert done.exit_code == 0, done.output
    assert "won in round" in done.output
    assert "missed by" in done.output
    assert "rating" not in done.output
