"""For administrators: replay every stored game with the current rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Engine

from orleans.boxes import RULES_VERSION
from orleans.game import Game
from orleans.server import queries
from orleans.server.store import WRITES
from orleans.server.table import AppliedChanges, hash_of


@dataclass(frozen=True)
class Verdict:
    table_id: str
    reason: str  # empty: the game replays as it was played
    detail: str  # for administrators only: it may name moves that are still secret
    news: bool  # different from the stored reason


def replay_all(engine: Engine, mark: bool = True) -> Iterator[Verdict]:
    """Replay every game; report and mark broken ones, but never remove them."""
    with engine.begin() as c:
        ids = queries.all_tables(c)
    for table_id in ids:
        with engine.begin() as c:
            stored = queries.load(c, table_id)
            snapshots = queries.snapshots_of(c, table_id)
        if stored is None or stored.row.version < 0:
            continue
        reason, detail = why_broken(stored, snapshots)
        news = reason != stored.row.broken
        if mark and news:
            with engine.connect().execution_options(**{WRITES: True}) as c, c.begin():
                queries.mark_broken(c, table_id, reason)
        yield Verdict(table_id, reason, detail, news)


def why_broken(stored: queries.StoredTable, snapshots: list[queries.Snapshot]) -> tuple[str, str]:
    """Return why a game replays differently: a move is refused, or the table differs."""
    witnesses = {snapshot.version: snapshot for snapshot in snapshots}
    setup = queries.read_setup(stored.row.setup)
    applied = AppliedChanges()
    game: Game | None = None
    try:
        for change in stored.changes:
            before = len(applied.steps)
            applied.add(change, setup)
            if game is None or change.cut != before:
                game = Game.from_steps(
                    setup, stored.row.seed, applied.steps, start=stored.row.start
                )
            else:
                game.follow(applied.steps[before:])
            witness = witnesses.get(change.version)
            if witness and hash_of(game.position()) != witness.hash:
                other = (
                    f"with rules {RULES_VERSION} the table at version {change.version} is not "
                    f"the one that was played with rules {witness.rules}"
                )
                return other, ""
    except Exception as error:  # a change of the rules may break an old game in any way
        return f"the game cannot be replayed with rules {RULES_VERSION}", str(error)
    return "", ""
