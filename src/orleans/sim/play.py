"""Play one game of a tournament and extract its outcome."""

from __future__ import annotations

from typing import Any

from orleans.boxes.base.goals import reached
from orleans.boxes.base.outcomes import Score
from orleans.game import Game
from orleans.kernel.setup import Setup
from orleans.sim.jobs import Job
from orleans.sim.ledger import Ledger, build_ledger
from orleans.sim.replay import first_table
from orleans.sim.tournament import play_between, seat_bots

Outcome = dict[str, Any]  # one line of JSON; lists are indexed by seat


def play_job(setup: Setup, job: Job) -> Outcome:
    """Play a game to its end. If it crashes, the outcome holds the error."""
    try:
        bots = seat_bots(job.seating, job.seed)
        game, decisions = play_between(setup, bots, job.seed)
        ledger = build_ledger(first_table(setup), game.history())
    except Exception as error:
        return failed(job, f"{type(error).__name__}: {error}")
    faults = [len(getattr(bot, "faults", ())) for bot in bots]  # of programs that play over a pipe
    return {**outcome(job, game, ledger), "decisions": decisions, "faults": faults}


def failed(job: Job, error: str) -> Outcome:
    return {"key": job.key, "error": error}


def outcome(job: Job, game: Game, ledger: Ledger) -> Outcome:
    scores, lack = game.scores(), missed(game)
    return {
        "key": job.key,
        "scores": [score.total for score in scores],
        "wins": [score.share for score in scores],
        "missed": lack,
        "ranks": ranks(scores, lack),
        "round": game.outcome().round,
        "sources": [{k: v for k, v in score.sources.items() if v} for score in scores],
        "rounds": ledger.rounds,
        "earned": [
            {what: [entry.times, entry.points] for what, entry in entries.items()}
            for entries in ledger.earned
        ],
        "luck": [round(luck, 4) for luck in ledger.luck],
    }


def missed(game: Game) -> list[float]:
    """Return by seat how much of the goals is lacking; nothing where points decide."""
    if not game.state.book.goals:
        return []
    found = game.outcome()
    seats = range(len(game.state.players))
    return [
        0.0 if seat in found.winners else round(1 - reached(game.state, seat), 4) for seat in seats
    ]


def ranks(scores: list[Score], missed: list[float]) -> list[float]:
    """Return the rank of each seat. 1 is best; equal seats share the mean of their ranks."""
    values = [(float(score.total), float(score.development)) for score in scores]
    if missed:
        values = [(score.share, -lack) for score, lack in zip(scores, missed, strict=True)]
    return [sum(other > mine for other in values) + (values.count(mine) + 1) / 2 for mine in values]
