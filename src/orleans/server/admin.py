"""For administrators: replay every stored game with the current rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Engine

from orleans.server import queries
from orleans.server.other_rules import needs_todays_rules, next_rules, replay
from orleans.server.store import WRITES


@dataclass(frozen=True)
class Verdict:
    table_id: str
    reason: str  # empty: the game replays as it was played, or can go on
    detail: str  # for administrators only: it may name moves that are still secret
    news: bool  # different from the stored reason


def replay_all(engine: Engine, mark: bool = True) -> Iterator[Verdict]:
    """Replay every game; report and mark broken ones, but never remove them."""
    with engine.begin() as c:
        ids = queries.all_tables(c)
    for table_id in ids:
        with engine.begin() as c:
            marked = queries.broken_mark(c, table_id)
            try:
                stored = queries.load(c, table_id)
                snapshots = queries.snapshots_of(c, table_id)
            except Exception as error:  # the others must be replayed all the same
                stored, (reason, detail) = None, ("the table cannot be read", str(error))
            else:
                if stored is None or stored.row.version < 0:
                    continue
        if stored:
            reason, detail = why_broken(stored, snapshots)
        news = reason != marked
        if mark and news:
            with engine.connect().execution_options(**{WRITES: True}) as c, c.begin():
                queries.mark_broken(c, table_id, reason)
        yield Verdict(table_id, reason, detail, news)


def why_broken(stored: queries.StoredTable, snapshots: list[queries.Snapshot]) -> tuple[str, str]:
    """Return why a game replays differently: a move is refused, or the table differs.

    A game in play whose rules are gone is not broken if it can go on by today's.
    """
    found = replay(stored, snapshots)
    if needs_todays_rules(stored.row):
        going_on = next_rules(stored, snapshots)
        if going_on:
            return "", str(going_on.told)
    return found.reason, found.detail
