"""What the keeper of a server does: replay every stored game against the rules of today."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Engine

from orleans.boxes import RULES_VERSION
from orleans.game import Game
from orleans.server import shelf
from orleans.server.live import Fold, hash_of
from orleans.server.store import WRITES


@dataclass(frozen=True)
class Verdict:
    table_id: str
    reason: str  # empty: the game replays as it was played
    detail: str  # for the keeper only: it may name moves that are still secret
    news: bool  # it was not known before


def replay_all(engine: Engine, mark: bool = True) -> Iterator[Verdict]:
    """Replay every game; one that the rules break is named and marked, never dropped."""
    with engine.begin() as c:
        ids = shelf.all_tables(c)
    for table_id in ids:
        with engine.begin() as c:
            loaded = shelf.load(c, table_id)
            snapshots = shelf.snapshots_of(c, table_id)
        if loaded is None or loaded.row.version < 0:
            continue
        reason, detail = why_broken(loaded, snapshots)
        news = reason != loaded.row.broken
        if mark and news:
            with engine.connect().execution_options(**{WRITES: True}) as c, c.begin():
                shelf.mark_broken(c, table_id, reason)
        yield Verdict(table_id, reason, detail, news)


def why_broken(loaded: shelf.Loaded, snapshots: list[shelf.Snapshot]) -> tuple[str, str]:
    """Why a game does not come out as it was played: a move refused, or another table."""
    witnesses = {snapshot.version: snapshot for snapshot in snapshots}
    setup = shelf.read_setup(loaded.row.setup)
    fold = Fold()
    game: Game | None = None
    try:
        for entry in loaded.entries:
            before = len(fold.steps)
            fold.add(entry, setup)
            if game is None or entry.cut != before:
                game = Game.from_steps(setup, loaded.row.seed, fold.steps, start=loaded.row.start)
            else:
                game.follow(fold.steps[before:])
            witness = witnesses.get(entry.version)
            if witness and hash_of(game.position()) != witness.hash:
                other = (
                    f"with rules {RULES_VERSION} the table at version {entry.version} is not "
                    f"the one that was played with rules {witness.rules}"
                )
                return other, ""
    except Exception as error:  # a change of the rules may break an old game in any way
        return f"the game cannot be replayed with rules {RULES_VERSION}", str(error)
    return "", ""
