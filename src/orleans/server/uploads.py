"""Games from uploaded records, as changes that a table can go on from.

Workers read them (`worker.py`): a record may be large, or nonsense.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import token_hex

from orleans.boxes import make_book
from orleans.errors import BadRecord, OrleansError
from orleans.game import Game
from orleans.kernel import record as records
from orleans.kernel.setup import Setup
from orleans.server.game_building import make_snapshot
from orleans.server.queries import Change, History, Snapshot, history_text, setup_text
from orleans.server.worker import UploadTask

Grouped = list[tuple[str, int, History]]


@dataclass
class Upload:
    """What is stored of a record; or why it cannot be played here."""

    error: str = ""
    setup: str = ""
    seed: str = ""
    told: bool = False  # the seed is in the record
    start: str = ""  # a position
    proved: bool = False  # every draw follows the seed
    changes: list[Change] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)


def read_upload(task: UploadTask) -> Upload:
    """Read a record, or a position that becomes one."""
    try:
        text = task.record
        if task.position:
            text = Game.from_position(task.position, task.seed or token_hex(16)).record()
        if records.read(text).setup.data:
            raise BadRecord("a record with corrected data cannot be played here")
        game = Game.replay(text)
    except OrleansError as error:
        return Upload(error=str(error))
    start, setup = records.read(text).position, game.setup
    seed = game.seed or task.seed or token_hex(16)
    upload = Upload("", setup_text(setup), seed, bool(game.seed), start, is_proved(text))
    # Without a seed in the record, what chance still decides follows the table's own.
    game = Game.from_history(setup, seed, game.history(), start=start)
    upload.changes = changes_from(game.history(), setup)
    upload.snapshots = snapshots_of(game, start, upload.changes)
    return upload


def snapshots_of(game: Game, start: str, changes: list[Change]) -> list[Snapshot]:
    """Return snapshots of the beginning, each round and the end, as if it had been played here."""
    history = game.history()
    ends = [change.cut for change in changes[1:]] + [len(history)]
    played = Game.from_history(game.setup, game.seed, history[: ends[0]], start=start)
    found = [make_snapshot(played, 0, ends[0])]
    for change, end in zip(changes[1:], ends[1:], strict=True):
        before = played.state.round
        played.follow(history[change.cut : end])
        if played.state.round > before or end == len(history):
            found.append(make_snapshot(played, change.version, end))
    return found


def is_proved(text: str) -> bool:
    """Whether every draw is what the record's seed draws."""
    try:
        Game.replay(text, check_chance=True)
    except BadRecord:
        return False
    return True


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
    for version, (kind, seat, added) in enumerate(grouped):
        found.append(Change(version, kind, seat, cut, history_text(added, moves)))
        cut += len(added)
    return found
