"""Games from uploaded records, as changes that a table can go on from."""

from __future__ import annotations

from sqlalchemy import Connection

from orleans.boxes import make_book
from orleans.errors import BadRecord
from orleans.game import Game
from orleans.kernel import record as records
from orleans.kernel.setup import Setup
from orleans.server import queries
from orleans.server.queries import Change, History, Row, steps_text
from orleans.server.table import make_snapshot

Grouped = list[tuple[str, int, History]]


def replay_upload(text: str) -> Game:
    """Return the game of an uploaded record."""
    if records.read(text).setup.data:
        raise BadRecord("a record with corrected data cannot be played here")
    return Game.replay(text)


def store_upload(c: Connection, row: Row, history: History) -> None:
    """Store the moves of a record as changes from version 0, until the game starts."""
    setup = queries.read_setup(row.setup)
    game = Game.from_steps(setup, row.seed, history, start=row.start)
    changes = changes_from(game.history(), setup)
    queries.add_changes(
        c, row.id, changes, make_snapshot(game, changes[-1].version, len(game.history()))
    )


def changes_from(history: History, setup: Setup) -> list[Change]:
    """Return one change for the start and one per move, with the draws that follow it."""
    grouped: Grouped = [("start", -1, [])]
    for who, move in history:
        if who >= 0:
            grouped.append(("move", who, []))
        grouped[-1][2].append((who, move))
    moves = make_book(setup).moves
    found: list[Change] = []
    cut = 0
    for version, (kind, seat, steps) in enumerate(grouped):
        found.append(Change(version, kind, seat, cut, steps_text(steps, moves)))
        cut += len(steps)
    return found
