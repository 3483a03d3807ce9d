"""Builds the game from the stored changes of a table, with snapshots that shorten the way."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from orleans.boxes import RULES_VERSION, make_book
from orleans.game import Game
from orleans.kernel.setup import KNOWN_RULES, Setup
from orleans.notation import write_position
from orleans.server.logs import log_event
from orleans.server.queries import (
    Change,
    History,
    Row,
    Snapshot,
    StoredTable,
    read_history,
    read_setup,
)


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def position_of(game: Game) -> str:
    """Return the position as snapshots have it; its rules are stored beside it."""
    return write_position(game.state, rules=False)


def make_snapshot(game: Game, version: int, moves: int) -> Snapshot:
    position = position_of(game)
    return Snapshot(version, moves, game.setup.rules, hash_of(position), position)


def plays_by_its_own(row: Row) -> bool:
    """Whether a game has begun by rules that this program knows."""
    return row.version >= 0 and row.rules in KNOWN_RULES


def setup_of(row: Row) -> Setup:
    """Return the setup with the rules by which the game is played."""
    setup = read_setup(row.setup)
    return replace(setup, rules=row.rules) if plays_by_its_own(row) else setup


def since_position(changes: list[Change]) -> list[Change]:
    """Return the changes since the game last went on from a position (`other_rules`)."""
    begins = [at for at, change in enumerate(changes) if from_position(change)]
    return changes[begins[-1] :] if begins else changes


def from_position(change: Change) -> bool:
    return change.kind == "rules" and change.cut == 0


class AppliedChanges:
    """Changes applied one after another: the remaining moves, and the version of each."""

    def __init__(self) -> None:
        self.history: History = []
        self.origins: list[int] = []

    def add(self, change: Change, setup: Setup) -> None:
        added = read_history(change.moves, make_book(setup).moves)
        self.origins, _ = origins_after(self.origins, self.history, change, added)
        self.history = self.history[: change.cut] + added


def origins_after(
    origins: list[int], before: History, change: Change, added: History
) -> tuple[list[int], History]:
    """Return the version of each move, and the moves that an undo took out.

    An undo keeps later moves that it does not touch, with their versions.
    """
    kept = origins[: change.cut]
    gone: History = []
    if change.kind != "undo":
        return kept + [change.version] * len(added), gone
    left = added[::-1]
    for at in range(change.cut, len(before)):
        if left and before[at] == left[-1]:
            kept.append(origins[at])
            left.pop()
        else:
            gone.append(before[at])
    return kept + [change.version] * len(left), gone


def usable(
    snapshot: Snapshot | None, changes: list[Change], rules: int = RULES_VERSION
) -> Snapshot | None:
    """Return the snapshot if it is intact, of these rules, and no later undo went beyond it."""
    if snapshot is None or snapshot.rules != rules:
        return None
    if snapshot.hash != hash_of(snapshot.position):
        return None
    later = [e.cut for e in changes if e.version > snapshot.version]
    return snapshot if min(later, default=snapshot.moves) >= snapshot.moves else None


def build_game(
    row: Row, changes: list[Change], snapshot: Snapshot | None = None, *, story: bool = False
) -> tuple[Game, list[int]]:
    """Build the game from all its changes; return it with the version of each move."""
    setup = setup_of(row)
    applied = AppliedChanges()
    for change in since_position(changes):
        applied.add(change, setup)
    known = usable(snapshot, changes, setup.rules)
    game = Game.from_history(
        setup,
        row.seed,
        applied.history,
        start=row.start,
        snapshot=(known.moves, known.position) if known else (0, ""),
        story=story,
    )
    return game, applied.origins


def other_table(witness: Snapshot, rules: int) -> str:
    return (
        f"with rules {rules} the table at version {witness.version} is not "
        f"the one that was played with rules {witness.rules}"
    )


def why_different(row: Row, stored: StoredTable, known: Snapshot) -> str:
    """Play the last round again; return why the snapshot after it differs from the outcome."""
    until = [change for change in stored.changes if change.version <= known.version]
    rules = setup_of(row).rules
    earlier = usable(stored.snapshots[1], until, rules) if len(stored.snapshots) > 1 else None
    for snapshot in (earlier, None) if earlier else (None,):
        try:
            if hash_of(position_of(build_game(row, until, snapshot)[0])) == known.hash:
                return ""
        except Exception as error:  # it is told when the game itself is built
            log_event("a game cannot be replayed", 30, table=row.id, reason=str(error))
            return ""
    return other_table(known, rules)
