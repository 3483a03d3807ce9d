"""One game of a tournament, and what is kept of it."""

from __future__ import annotations

from typing import Any

from orleans.boxes.base.scoring import Score
from orleans.game import Game
from orleans.kernel.setup import Setup
from orleans.sim.jobs import Job
from orleans.sim.ledger import Ledger, keep_books
from orleans.sim.slowly import first_table
from orleans.sim.tournament import play_between, seat_bots

Outcome = dict[str, Any]  # one line of JSON, by seat where there is a list


def play_job(setup: Setup, job: Job) -> Outcome:
    """Play a game to its end. A game that raises is an outcome too: its error is kept."""
    try:
        bots = seat_bots(job.seating, job.seed)
        game, decisions = play_between(setup, bots, job.seed)
        books = keep_books(first_table(setup), game.history())
    except Exception as error:
        return failed(job, f"{type(error).__name__}: {error}")
    faults = [len(getattr(bot, "faults", ())) for bot in bots]  # of programs over a pipe
    return {**outcome(job, game, books), "decisions": decisions, "faults": faults}


def failed(job: Job, error: str) -> Outcome:
    return {"key": job.key, "error": error}


def outcome(job: Job, game: Game, books: Ledger) -> Outcome:
    scores = game.scores()
    winners = sum(score.winner for score in scores)
    return {
        "key": job.key,
        "scores": [score.total for score in scores],
        "wins": [1 / winners if score.winner else 0.0 for score in scores],
        "ranks": ranks(scores),
        "sources": [{k: v for k, v in score.sources.items() if v} for score in scores],
        "rounds": books.rounds,
        "earned": [
            {what: [entry.times, entry.points] for what, entry in entries.items()}
            for entries in books.earned
        ],
        "luck": [round(luck, 4) for luck in books.luck],
    }


def ranks(scores: list[Score]) -> list[float]:
    """1 is best; who is equal shares the ranks between them."""
    values = [(score.total, score.development) for score in scores]
    return [sum(other > mine for other in values) + (values.count(mine) + 1) / 2 for mine in values]
