"""Tournaments: fair by construction, sure by numbers, the same however they are run."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter

import pytest
from typer.testing import CliRunner

from orleans import BadSetup, Setup
from orleans.bots import BOTS
from orleans.cli import app
from orleans.sim.jobs import TournamentPlan, lineups, reproducible, rotations
from orleans.sim.local import WorkerPool
from orleans.sim.measures import correlation, ratings, wilson
from orleans.sim.play import play_job, ranks
from orleans.sim.results_file import ResultsFile
from orleans.sim.runner import run_tournament
from orleans.sim.standings import edge, summary

TWO = TournamentPlan(Setup(players=2, edition="dlp"), ("greedy", "random"), 4, "t")


def names(n):
    return tuple("abcdefg"[:n])


# --- who plays whom


def test_with_two_players_all_pairings_meet():
    assert list(lineups(names(3), 2)) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
def test_every_bot_sits_equally_often_on_every_seat(players, bots):
    seats = Counter()
    for lineup in lineups(names(bots), players):
        for number in range(4):
            games = rotations(lineup, number)
            assert len(games) == len(set(games)) == players  # no game twice
            seats.update((bot, seat) for game in games for seat, bot in enumerate(game))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1


def test_neighbours_change_from_seed_to_seed():
    followed = {
        game[(game.index("a") + 1) % 4] for n in range(6) for game in rotations(names(4), n)
    }
    assert followed == {"b", "c", "d"}


def test_all_lineups_and_mirrors_play_the_same_seeds():
    plan, seeds = TWO, {}
    for job in plan.jobs:
        seeds.setdefault((job.seating, job.mirror), []).append(job.seed)
    assert set(map(tuple, seeds.values())) == {("t/0", "t/1")}
    assert len(plan.jobs) == 2 * (2 + 2)
    assert len({job.key for job in plan.jobs}) == len(plan.jobs)


def test_games_come_in_whole_rotations_and_more_games_only_add():
    small = TournamentPlan(TWO.setup, TWO.bots, 3, "t")
    assert small.jobs == TWO.jobs
    large = TournamentPlan(TWO.setup, TWO.bots, 6, "t")
    assert large.jobs[: len(small.jobs)] == small.jobs


@pytest.mark.parametrize(
    ("bots", "games", "says"),
    [
        ((), 1, "at least one bot"),
        (("random", "random"), 1, "random is named twice"),
        (("witch",), 1, "there is no bot 'witch'"),
        (("random",), 0, "at least one game"),
    ],
)
def test_nonsense_is_refused(bots, games, says):
    with pytest.raises(BadSetup, match=says):
        TournamentPlan(TWO.setup, bots, games, "1")


def test_a_bot_that_thinks_by_the_clock_is_not_reproducible(monkeypatch):
    class Slow:
        def __init__(self, rng, *, ms=500, iterations=0):
            pass

    monkeypatch.setitem(BOTS, "slow", Slow)
    assert reproducible(("random", "slow(iterations=9)"))
    assert not reproducible(("random", "slow"))
    assert not reproducible(("slow(ms=20)",))


# --- numbers


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe 1998, table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_intervals(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_played_says_nothing():
    assert wilson(0, 0) == (0, 1)


def test_equal_seats_share_their_ranks_and_the_win():
    from orleans.boxes.base.outcomes import Score

    scores = [Score(seat, points, {}, 0, points == 9) for seat, points in enumerate((9, 4, 9, 1))]
    assert ranks(scores, []) == [1.5, 3, 1.5, 4]


def test_ratings_follow_the_winner_whoever_sits_where():
    games = [(("a", "b"), (1, 2)), (("b", "a"), (2, 1))] * 10
    rated = ratings(games)
    assert rated["a"][0] > 30
    assert rated["b"][0] < 20
    assert rated["a"][1] < 25 / 3
    even = ratings([(("a", "b"), (1.5, 1.5))] * 5)
    assert even["a"] == pytest.approx(even["b"])


def test_a_bot_on_two_seats_has_one_rating():
    rated = ratings([(("a", "a", "b"), (1, 2, 3))])
    assert set(rated) == {"a", "b"}
    assert rated["a"][0] > 25 > rated["b"][0]


def test_edges_and_correlations():
    assert edge([10, 4, 6], 0) == 5
    assert correlation([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert correlation([1, 1], [3, 4]) == 0


# --- a tournament


@pytest.fixture(scope="module")
def whole():
    return run_tournament(TWO)


def test_the_standings_say_all_of_it(whole):
    best, worst = whole["standings"]
    assert (best["bot"], best["games"], best["wins"], best["win_rate"]) == ("greedy", 4, 4, 1)
    assert (worst["bot"], worst["wins"], worst["ci_low"]) == ("random", 0, 0)
    assert best["mean_score"] > worst["mean_score"]
    assert (best["mean_rank"], worst["mean_rank"]) == (1, 2)
    assert best["rating"] > 25 > worst["rating"]
    assert best["ci_low"] < best["win_rate"] <= best["ci_high"]
    assert best["faults"] == 0
    assert whole["complete"]
    assert whole["failures"] == []
    assert whole["mean_winner_score"] == best["mean_score"]
    assert whole["setup"]["edition"] == "dlp"


def test_seats_and_lineups_are_told_apart(whole):
    (pairing,) = whole["pairings"]
    assert pairing["lineup"] == ["greedy", "random"]
    assert [(row["bot"], row["seat"], row["games"]) for row in pairing["seats"]] == [
        ("greedy", 0, 2),
        ("greedy", 1, 2),
        ("random", 0, 2),
        ("random", 1, 2),
    ]


def test_a_mirror_shares_its_wins_between_its_seats(whole):
    """A bot against itself wins exactly half of all, and its games count in no standing."""
    for mirror in whole["mirrors"]:
        assert mirror["games"] == 2
        assert sum(seat["win_rate"] for seat in mirror["seats"]) == pytest.approx(1)
    assert sum(row["games"] for row in whole["standings"]) == 2 * 4


def test_statistics_agree_with_the_scores(whole):
    for row in whole["standings"]:
        bot = row["bot"]
        assert len(whole["curves"][bot]) == 18
        assert whole["curves"][bot][-1] == pytest.approx(row["mean_score"])
        assert sum(whole["sources"][bot].values()) == pytest.approx(row["mean_score"], abs=0.01)
        assert sum(part["games"] for part in whole["luck"][bot]["fifths"]) == row["games"]
    assert whole["earned"]["greedy"]["place castle"]["times"] > 0
    assert any(what.startswith("deed ") for what in whole["earned"]["greedy"])


def test_the_number_of_processes_changes_nothing(whole):
    assert json.dumps(run_tournament(TWO, processes=2)) == json.dumps(whole)


def test_the_order_of_outcomes_changes_nothing(whole):
    outcomes = [play_job(TWO.setup, job) for job in reversed(TWO.jobs)]
    assert json.dumps(summary(TWO, {found["key"]: found for found in outcomes})) == json.dumps(
        whole
    )


def test_more_players_than_bots(monkeypatch):
    monkeypatch.setitem(BOTS, "other", BOTS["random"])
    plan = TournamentPlan(Setup(players=3), ("random", "other"), 3, "x", mirrors=False)
    result = run_tournament(plan)
    assert [row["games"] for row in result["standings"]] == [9, 9]
    assert sum(row["wins"] for row in result["standings"]) == pytest.approx(6)
    assert sorted(tuple(p["lineup"]) for p in result["pairings"]) == [
        ("random", "other", "other"),
        ("random", "random", "other"),
    ]
    assert result["mirrors"] == []


def test_a_bot_alone_plays_its_mirror():
    result = run_tournament(TournamentPlan(Setup(players=2), ("random",), 3, "x"))
    assert result["standings"][0]["win_rate"] == 0.5
    assert result["mirrors"][0]["games"] == 3


# --- what goes wrong


class Clumsy:
    """Falls over the table as second player."""

    def __init__(self, rng):
        self.rng = rng

    def choose(self, view, moves):
        if view.seat == 1 and view.table.round > 1:
            raise RuntimeError("oops")
        return self.rng.choice(moves)


def test_a_game_that_raises_is_told_and_the_rest_is_played(monkeypatch, tmp_path):
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    file = tmp_path / "r.json"
    args = ["tournament", "--bots", "random,clumsy", "--games", "2", "--jobs", "1", "--no-mirrors"]
    done = CliRunner().invoke(app, [*args, "--seed", "s", "--json", str(file)])
    assert done.exit_code == 1
    assert "failed: seed 's/0', seats random,clumsy: RuntimeError: oops" in done.output
    result = json.loads(file.read_text())
    assert (result["played"], result["complete"], len(result["failures"])) == (1, False, 1)
    assert file.with_name("r.json.games").exists()  # so that the failed game can be tried again


class Program(Clumsy):
    """One over a pipe that was late twice."""

    def choose(self, view, moves):
        self.faults = ["late", "late"]
        return self.rng.choice(moves)


def test_faults_are_told_below_the_standings_of_those_who_had_any(monkeypatch):
    monkeypatch.setitem(BOTS, "program", Program)
    args = ["tournament", "--bots", "random,program", "--games", "2", "--jobs", "1", "--no-mirrors"]
    told = CliRunner().invoke(app, [*args, "--edition", "dlp"]).output
    assert "faults of program, where greedy moved instead: 4" in told
    assert "faults of random" not in told


def test_faults_of_a_program_are_counted(monkeypatch):
    monkeypatch.setitem(BOTS, "program", Program)
    plan = TournamentPlan(TWO.setup, ("random", "program"), 2, "f", mirrors=False)
    assert {row["bot"]: row["faults"] for row in run_tournament(plan)["standings"]} == {
        "random": 0,
        "program": 4,
    }


def test_a_worker_that_dies_is_replaced_and_its_game_played_once(whole):
    pool = WorkerPool(TWO.setup, TWO.jobs, 2)
    found = []
    try:
        for outcome in pool.work():
            if not found:
                next(iter(pool.workers.values())).kill()
            found.append(outcome)
    finally:
        pool.close()
    assert sorted(outcome["key"] for outcome in found) == sorted(job.key for job in TWO.jobs)
    assert summary(TWO, {outcome["key"]: outcome for outcome in found}) == whole


# --- stopping and going on


def test_a_notebook_goes_on_where_it_was_cut(tmp_path, whole):
    file = tmp_path / "games"
    with ResultsFile(TWO, file) as results_file:
        for job in TWO.jobs[:3]:
            results_file.add(play_job(TWO.setup, job))
        results_file.add(
            {**results_file.known[TWO.jobs[0].key], "scores": [0, 0]}
        )  # twice: passed over
    file.write_bytes(file.read_bytes()[:-20])  # as if the power had gone
    played = []
    with ResultsFile(TWO, file) as results_file:
        assert list(results_file.known) == [job.key for job in TWO.jobs[:2]]
        result = run_tournament(
            TWO, results_file, after_game=lambda found: played.append(found["key"])
        )
    assert played == [job.key for job in TWO.jobs[2:]]
    assert result == whole
    lines = file.read_text().splitlines()
    assert len(lines) == 1 + len(TWO.jobs)
    assert all(json.loads(line) for line in lines)


def test_a_notebook_of_another_tournament_is_refused(tmp_path):
    file = tmp_path / "games"
    with ResultsFile(TWO, file):
        pass
    other = TournamentPlan(TWO.setup, TWO.bots, 4, "other")
    with pytest.raises(BadSetup, match="other seed: t"), ResultsFile(other, file):
        pass
    more = ResultsFile(
        TournamentPlan(TWO.setup, TWO.bots, 400, "t"), file
    )  # more games are welcome
    with (
        more,
        pytest.raises(BadSetup, match="another tournament is writing"),
        ResultsFile(TWO, file),
    ):
        pass
    file.write_text("my diary\n")
    with pytest.raises(BadSetup, match="is not the results file"), ResultsFile(TWO, file):
        pass


def test_stopped_by_ctrl_c_it_goes_on_with_the_same_command(tmp_path, whole):
    command = [sys.executable, "-m", "orleans", "tournament", "--bots", "greedy,random"]
    command += ["--edition", "dlp", "--games", "4", "--seed", "t", "--jobs", "2"]
    command += ["--json", "r.json", "--report", "r.html"]
    kept = tmp_path / "r.json.games"
    said = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    # Tests that run in the background may have been told not to hear Ctrl-C.
    hears = ["env", "--default-signal=INT", *command]
    with subprocess.Popen(hears, cwd=tmp_path, start_new_session=True, **said) as process:
        until = time.monotonic() + 30
        while not (kept.exists() and len(kept.read_text().splitlines()) > 1):
            assert time.monotonic() < until
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # a terminal tells the workers, too
        said = " ".join(process.communicate(timeout=30)[0].split())
    assert process.returncode == 130
    assert "the same command goes on" in said
    assert "Traceback" not in said
    assert not (tmp_path / "r.json").exists()
    before = len(kept.read_text().splitlines())
    assert before > 1
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.split()[:2] == ["bot", "games"]
    assert json.loads((tmp_path / "r.json").read_text()) == whole
    assert "<svg" in (tmp_path / "r.html").read_text()
    assert not kept.exists()  # all is done; the next tournament begins anew


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--bots", "witch"], "there is no bot 'witch'"),
        (["--bots", "random", "--on", "moon"], "here or on ray, not on 'moon'"),
        (["--bots", "random", "--json", "no/such/file"], "cannot be written there"),
        (["--bots", "random", "--players", "9"], "2 to 5 players"),
    ],
)
def test_wrong_arguments_have_a_reason(args, says):
    done = CliRunner().invoke(app, ["tournament", *args, "--games", "1"])
    assert done.exit_code == 1
    assert says in str(done.exception)
