"""`orleans analyse`: every decision judged, the turning points found, nonsense refused."""

import json
import random
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from helpers import BUSY, at
from orleans import BadRecord, BadSetup, Game, Setup
from orleans.bots import BOTS, make_bot
from orleans.cli import app
from orleans.kernel.asking import asked
from orleans.kernel.frames import NATURE
from orleans.notation.words import Words
from orleans.sim.analysis import SinceLastDecision, analyse, judged_decisions, read_finished
from orleans.sim.analysis_page import analysis_page, turning_rows
from orleans.sim.judge import default_judge, make_judge
from orleans.sim.opinion import Adviser

RECORD = Path(__file__).parents[1] / "golden" / "dlp-2-sealed.record"


class Oracle:
    """Likes the last option best: a move is worth its number."""

    def values(self, view, moves):
        assert view.seat in view.actors
        return [float(move) for move in moves]


@pytest.fixture(scope="module")
def finished():
    return read_finished(RECORD.read_text())


@pytest.fixture(scope="module")
def found(finished):
    return analyse(finished, Oracle(), "oracle")


def test_every_decision_is_judged_once(finished, found):
    decided = [n for n, (who, _) in enumerate(finished.history) if who >= 0]
    assert [decision["step"] for decision in found["decisions"]] == decided
    assert sum(player["decisions"] for player in found["players"]) == len(decided)


def test_the_loss_is_what_the_best_move_was_worth_more(finished, found):
    game = finished.again()
    at = {decision["step"]: decision for decision in found["decisions"]}
    for n, (who, move) in enumerate(finished.history):
        if who >= 0:
            moves = game.moves(who)
            assert at[n]["options"] == len(moves)
            assert at[n]["loss"] == max(moves) - move
        game.play(who, move)


def test_a_swing_is_what_changed_since_the_decision_before(found):
    mine = [decision for decision in found["decisions"] if decision["seat"] == 0]
    assert mine[0]["swing"] == 0
    for before, now in pairwise(mine):
        assert now["swing"] == pytest.approx(now["best_value"] - before["value"])


def test_what_happened_meanwhile_is_told_to_those_who_saw_it(finished, found):
    """Events to all, moves of the others in the open, of the draws only one's own."""
    told = [what for d in found["decisions"] if d["seat"] == 0 for what in d["since"]]
    assert "the event Pilgrimage" in told
    assert any(what.startswith("1: Use ") for what in told)
    assert not any(what.startswith("0: ") for what in told)
    assert not any("ready" in what.lower() or " to Castle" in what for what in told)
    comes = sum(1 for what in told if what in draws(finished, 0))
    assert comes == len(draws(finished, 0)) > 5


def test_whatever_chance_draws_for_a_seat_is_told_to_it_alone():
    """The Bathhouse draws two followers: nothing says so but its step, which has a seat."""
    board = f"0 tiles: bathhouse\n0 board: bathhouse boatman; {BUSY}\n0 bag: 2 monk\n"
    game = at(board, "", ask_chance=True)
    since_last = SinceLastDecision(game)
    game.play(0, "use bathhouse")
    since_last.before(NATURE, game.state.book.moves.parse("come monk"))
    assert (len(since_last.take(0)), since_last.take(1)) == (1, ())


def draws(finished, seat):
    """What came out of a seat's bag, in words."""
    game, words = Game(finished.game.setup, ask_chance=True), Words(finished.game.state.book)
    found = []
    for who, move in finished.history:
        args = game.state.stack[-1][2]
        if asked(game.state) in ("draw", "plague", "lose-follower") and args[0] == seat:
            found.append(words.move(move))
        game.play(who, move)
    return found


def test_turning_points_are_the_greatest_of_all(found):
    losses = sorted((decision["loss"] for decision in found["decisions"]), reverse=True)
    told = [point for point in found["turning_points"] if point["kind"] == "loss"]
    assert sorted((point["size"] for point in told), reverse=True) == losses[:5]
    outer = [decision["swing"] for decision in found["decisions"] if decision["since"]]
    swings = sorted((abs(swing) for swing in outer), reverse=True)
    told = [point for point in found["turning_points"] if point["kind"] == "swing"]
    assert sorted((abs(point["size"]) for point in told), reverse=True) == swings[:5]


def test_a_loss_is_told_with_what_was_best(found):
    losses = [text for text, _ in turning_rows(found) if " lost " in text]
    assert len(losses) == 5
    assert all("; best was " in text for text in losses)


def test_the_curve_has_every_round_and_ends_with_the_truth(finished, found):
    mine, other = (score.total for score in finished.game.scores())
    assert [len(curve) for curve in found["curve"]] == [19, 19]
    assert [curve[-1] for curve in found["curve"]] == [mine - other, other - mine]
    assert [len(luck) for luck in found["luck"]] == [18, 18]
    assert found["points"][0][-1] == mine
    first = next(d for d in found["decisions"] if d["seat"] == 1 and d["round"] == 7)
    assert found["expected"][1][6] == first["best_value"]
    assert found["curve"][0][6] == pytest.approx(-found["curve"][1][6])


def test_the_greedy_judge_finds_little_fault_with_the_greedy_bot(finished):
    name, judge = make_judge("greedy", 20)
    result = analyse(finished, judge, name)
    assert all(player["mean_loss"] < 0.2 for player in result["players"])
    assert all(player["best_chosen"] > 0.8 * player["decisions"] for player in result["players"])


def test_any_bot_with_values_can_judge(monkeypatch):
    class Wise(Oracle):
        def __init__(self, rng, *, iterations=1):
            self.iterations = iterations

        def choose(self, view, moves):
            return moves[0]

    monkeypatch.setitem(BOTS, "wise", Wise)
    name, judge = make_judge("wise", 7)
    assert (name, judge.iterations) == ("wise(iterations=7)", 7)
    with pytest.raises(BadSetup, match="random gives moves no values"):
        make_judge("random", 7)


def test_the_search_judge_expects_as_many_points_as_good_players_reach():
    game = Game(Setup(players=3), seed="expected")
    _, judge = make_judge("search")
    seat = game.actors[0]
    assert 80 < max(judge.values(game.view(seat), game.moves(seat))) < 130


def late_game():
    board = "board: wagon farmer trader knight"
    game = Game.from_position(f"players: 2\nround: 17\nevent: income-c\n0 {board}\n1 {board}", "1")
    while not game.over:
        game.play(game.actors[0], game.moves(game.actors[0])[-1])
    return read_finished(game.record())


def test_the_search_bot_is_the_usual_judge_and_says_the_same_twice():
    judges = [make_judge(default_judge()) for _ in range(2)]
    first, again = (analyse(late_game(), judge, name) for name, judge in judges)
    assert first["judge"] == "search(iterations=1)"
    assert again["decisions"] == first["decisions"]


def test_a_game_that_began_in_mid_game_is_analysed():
    result = analyse(late_game(), Oracle(), "oracle")
    assert result["first_round"] == 17
    assert [len(curve) for curve in result["curve"]] == [3, 3]
    assert {decision["round"] for decision in result["decisions"]} == {17, 18}


def test_unfinished_and_unreadable_records_are_refused():
    with pytest.raises(BadRecord, match="not finished, it goes on in round 1"):
        read_finished(Game(Setup(players=2), "1").record())
    with pytest.raises(BadRecord, match="a record begins with"):
        read_finished("my diary")


def test_text_json_and_page(tmp_path):
    data, page = tmp_path / "a.json", tmp_path / "a.html"
    args = ["analyse", str(RECORD), "--judge", "greedy", "--iterations", "1"]
    done = CliRunner().invoke(app, [*args, "--json", str(data), "--page", str(page)])
    assert done.exit_code == 0, done.output
    for words in ("Draw luck", "Expected margin", "Turning points:", " worse after "):
        assert words in done.output
    result = json.loads(data.read_text())
    assert result["format"] == "orleans analysis 1"
    assert page.read_text() == analysis_page(result)
    assert page.read_text().count("<svg") == 3


def test_names_cannot_break_the_page(finished, found):
    evil = {**found, "players": [{**p, "name": "<script>x"} for p in found["players"]]}
    evil["players"][1]["name"] = "other"
    assert "<script" not in analysis_page(evil)


# --- what is clear, and what is noise


class Dice:
    """Knows nothing: every look is luck, of some points."""

    def __init__(self):
        self.rng = random.Random("dice")

    def values(self, view, moves):
        return [self.rng.gauss(50.0, 3.0) for _ in moves]


def test_luck_is_called_neither_a_cost_nor_a_feat(finished):
    decisions = list(judged_decisions(finished, Dice()))
    assert sum(d.loss > 1 for d in decisions) > 20  # it seemed so
    assert sum(bool(d.cost or d.feat) for d in decisions) < 0.05 * len(decisions)


CREW = "bag: 2 farmer, 2 boatman, 2 craftsman, 2 trader, 2 knight, 2 scholar"
LATE = "\n".join(f"{n} tracks: 3 knights\n{n} {CREW}\n{n} board: {BUSY}" for n in range(2))


def played(blunders=()):
    """Planners end a game; in some rounds seat 0 places nobody. Also returned: where these are."""
    game = at(f"round: 15\nevent: income-c\n{LATE}", "planned")
    bots = [make_bot("planner", f"{seat}") for seat in range(2)]
    found, left = [], list(blunders)
    while not game.over:
        seat = game.actors[0]
        move = bots[seat].choose(game.view(seat), game.moves(seat))
        if seat == 0 and game.state.round in left and game.text(move).startswith("place "):
            left.remove(game.state.round)
            found.append(len(game.history()))
            move = game.state.book.moves.parse("ready")
        game.play(seat, move)
    return read_finished(game.record()), found


def judged(finished):
    _, judge = make_judge("search")
    return list(judged_decisions(finished, judge, adviser=Adviser()))


def test_whoever_plays_as_the_hints_say_is_told_so():
    finished, _ = played()
    decisions = judged(finished)
    costly = [d for d in decisions if d.cost]
    assert len(costly) < 0.02 * len(decisions)
    assert sum(d.cost for d in costly) < 10.0
    assert not any(d.feat for d in decisions if d.move == "Pass")


def test_planted_blunders_are_found():
    finished, planted = played(blunders=(16, 17))
    costly = sorted((d for d in judged(finished) if d.seat == 0), key=lambda d: -d.cost)[:2]
    assert len(planted) == 2
    assert {d.at for d in costly} == set(planted)
    assert all(d.cost > 2 for d in costly)
