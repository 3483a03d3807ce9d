"""A process that analyses one finished game: a task as JSON in, a judgement as JSON out."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import msgspec

from orleans.bots.explain import explain
from orleans.boxes import make_book
from orleans.facts import LANGUAGES
from orleans.server.worker import let_others_first
from orleans.sim.analysis import (
    Decision,
    Finished,
    expected,
    judged_decisions,
    read_finished,
)
from orleans.sim.judge import default_judge, make_judge
from orleans.sim.ledger import build_ledger
from orleans.sim.opinion import Adviser, by_goals
from orleans.sim.replay import first_table

SHOWN = 3  # best and worst decisions of a seat
NOTICED = 0.5  # points or per cent; less is not worth mentioning
PATIENCE = 10  # how much lower the priority of this process is
QUICK = "greedy"  # judges a game in seconds


class OutOfTime(Exception):
    """The judge is too slow for this game."""


class AnalysisTask(msgspec.Struct):
    record: str
    seconds: float
    judge: str = ""
    resigned: dict[int, tuple[int, int]] = {}
    """By seat that was given up: its first move by a bot, and the last round by a person."""


class JudgedMove(msgspec.Struct):
    """A decision by its index in the history; moves are texts of the notation."""

    at: int = msgspec.field(name="step")  # as stored analyses call it
    round: int
    seat: int
    options: int
    move: str
    best: str
    value: float
    loss: float
    edge: float
    asked: str = ""  # not yet in words; older analyses do not have it
    why: dict[str, str] = {}  # by language, what speaks for the better move


class JudgedSeat(msgspec.Struct):
    decisions: int
    best_chosen: int
    mean_loss: float
    luck: float
    luck_by_round: list[float]
    best: list[JudgedMove]
    worst: list[JudgedMove]


class Judged(msgspec.Struct):
    judge: str
    chances: bool  # values are chances in per cent, not points
    first_round: int
    expected: list[list[float]]
    seats: list[JudgedSeat]


def judge_game(task: AnalysisTask) -> Judged:
    """Judge with the search bot if there is enough time, otherwise with the greedy bot."""
    finished = read_finished(task.record)
    first = task.judge or default_judge()
    try:
        return judge_by(finished, first, stopwatch(task.seconds), task.resigned)
    except OutOfTime:
        return judge_by(finished, QUICK, lambda: None, task.resigned)


def stopwatch(seconds: float) -> Callable[[], None]:
    end = time.monotonic() + seconds

    def check() -> None:
        if time.monotonic() > end:
            raise OutOfTime

    return check


def judge_by(
    finished: Finished,
    name: str,
    check: Callable[[], None],
    resigned: dict[int, tuple[int, int]],
) -> Judged:
    full_name, judge = make_judge(name)
    naming = make_book(finished.game.setup).moves.text
    decisions = list(judged_decisions(finished, judge, check, naming, Adviser()))
    start = first_table(finished.game.setup, finished.position)
    first = max(start.round, 1)
    ledger = build_ledger(start, finished.history)
    whole_game = (len(finished.history), finished.game.state.round)

    def judged(seat: int, luck_by_round: list[float]) -> JudgedSeat:
        """Judge a person only for what they did before they resigned."""
        until, last = resigned.get(seat, whole_game)
        mine = [d for d in decisions if d.seat == seat and d.at < until]
        return judged_seat(mine, luck_by_round[: last - first + 1])

    seats = [judged(seat, by_round) for seat, by_round in enumerate(ledger.luck_by_round)]
    give_reasons(finished, [move for seat in seats for move in (*seat.best, *seat.worst)])
    return Judged(
        full_name,
        by_goals(finished.game),
        first,
        [[round(value, 1) for value in seat] for seat in expected(finished, decisions, first)],
        seats,
    )


def give_reasons(finished: Finished, moves: list[JudgedMove]) -> None:
    """Give reasons: for the better move if the move was costly, otherwise for the move itself."""
    game = finished.again()
    parse = game.state.book.moves.parse
    names = [f"{{{seat}}}" for seat in range(game.setup.players)]
    for at, (who, move) in enumerate(finished.history):
        for one in moves:
            if one.at == at:
                better = parse(one.best if one.loss else one.move)
                view = game.view(who)
                one.why = {
                    language: explain(view, better, language, names) for language in LANGUAGES
                }
        game.play(who, move)


def judged_seat(mine: list[Decision], luck_by_round: list[float]) -> JudgedSeat:
    worst = sorted((d for d in mine if d.cost >= NOTICED), key=lambda d: -d.cost)
    best = sorted((d for d in mine if d.feat >= NOTICED), key=lambda d: -d.feat)
    return JudgedSeat(
        decisions=len(mine),
        best_chosen=sum(not d.cost for d in mine),
        mean_loss=round(sum(d.cost for d in mine) / len(mine), 2) if mine else 0.0,
        luck=round(sum(luck_by_round), 2),
        luck_by_round=[round(value, 2) for value in luck_by_round],
        best=[judged_move(d) for d in best[:SHOWN]],
        worst=[judged_move(d) for d in worst[:SHOWN]],
    )


def judged_move(d: Decision) -> JudgedMove:
    return JudgedMove(
        d.at,
        d.round,
        d.seat,
        d.options,
        d.move,
        d.best,
        round(d.value, 1),
        round(d.loss, 1),
        round(d.edge, 1),
        d.asked,
    )


def main() -> None:
    let_others_first(PATIENCE)  # players and their bots come first
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=AnalysisTask)
    sys.stdout.buffer.write(msgspec.json.encode(judge_game(task)))


if __name__ == "__main__":
    main()
