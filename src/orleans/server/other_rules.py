"""Games that were begun by other rules than today's (ruling 108).

A game goes on by its own rules if the program still knows them. Otherwise it goes on by today's
rules from the last position that is certain, and everybody at the table is told.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from orleans.boxes import RULES_VERSION
from orleans.errors import OrleansError
from orleans.game import Game
from orleans.notation import read_position, write_position
from orleans.server import chat, queries
from orleans.server.clock import Seat, now_ms, table_ms, update_clocks
from orleans.server.game_building import (
    AppliedChanges,
    hash_of,
    make_snapshot,
    other_table,
    plays_by_its_own,
    position_of,
    setup_of,
    since_position,
    usable,
)
from orleans.server.lanes import aside
from orleans.server.logs import log_event
from orleans.server.notices import write_notices
from orleans.server.queries import Change, Conflict, History, Row, Snapshot, StoredTable
from orleans.server.refusal import Sentence
from orleans.server.results import keep_result
from orleans.server.store import Store
from orleans.server.table import due

RULES_CHANGED = "The rules have changed from {} to {}. This game goes on by the new ones."
TAKEN_BACK = (
    "The rules have changed from {} to {}. This game goes on by the new ones, from version {} "
    "in round {}. Later moves do not fit and were taken back."
)


@dataclass(frozen=True)
class Kept:
    """How far a game can be kept: whole, or from a position without what led to it."""

    version: int
    game: Game
    moves: int
    whole: bool


@dataclass(frozen=True)
class Replay:
    """A game replayed from its changes: how far it stays the same, and why no further."""

    kept: Kept | None
    reason: str = ""
    detail: str = ""  # for administrators only: it may name moves that are still secret


def replay(stored: StoredTable, snapshots: list[Snapshot]) -> Replay:
    """Play the changes one after another and compare the table with every snapshot."""
    row = stored.row
    try:
        setup = setup_of(row)
    except OrleansError as error:
        return Replay(None, f"the game cannot be replayed with rules {RULES_VERSION}", str(error))
    witnesses = {snapshot.version: snapshot for snapshot in snapshots}
    applied = AppliedChanges()
    game: Game | None = None
    certain: Kept | None = None
    kept: Kept | None = None
    for change in since_position(stored.changes):
        before = len(applied.history)
        try:
            applied.add(change, setup)
            if game is None or change.cut != before:
                game = Game.from_history(setup, row.seed, applied.history, start=row.start)
            else:
                game = game.copy()
                game.follow(applied.history[before:])
        except Exception as error:  # a change of the rules may break an old game in any way
            reason = f"the game cannot be replayed with rules {setup.rules}"
            return Replay(kept, reason, f"version {change.version}: {error}")
        kept = Kept(change.version, game, len(applied.history), True)
        witness = witnesses.get(change.version)
        if witness and not agrees(witness, game):
            return Replay(certain, other_table(witness, setup.rules))
        if witness:
            certain = kept
    return Replay(kept)


def agrees(witness: Snapshot, game: Game) -> bool:
    """Whether a snapshot shows this table. Older versions wrote some lines in another way."""
    position = position_of(game)
    if hash_of(position) == witness.hash:
        return True
    if witness.rules == game.setup.rules or hash_of(witness.position) != witness.hash:
        return False
    try:
        seen = read_position(witness.position, rules=game.setup.rules)
        return write_position(seen, rules=False) == position
    except OrleansError:
        return True  # it cannot be read any more, so it proves nothing


def from_snapshot(stored: StoredTable, snapshots: list[Snapshot]) -> Kept | None:
    """Start from the last snapshot that can be read, and play later changes as far as they fit."""
    row = stored.row
    seed = later_seed(row)
    for snapshot in reversed(snapshots):
        if usable(snapshot, stored.changes, snapshot.rules) is None:
            continue
        history: History = []
        kept: Kept | None = None
        try:
            setup = setup_of(row)
            game = Game.from_history(setup, seed, [], start=snapshot.position)
            kept = Kept(snapshot.version, game, 0, False)
            for change in stored.changes:
                if change.version > snapshot.version:
                    added = queries.read_history(change.moves, game.state.book.moves)
                    history = history[: change.cut - snapshot.moves] + added
                    game = Game.from_history(setup, seed, history, start=snapshot.position)
                    kept = Kept(change.version, game, 0, False)
        except Exception as error:  # a change of the rules may break an old game in any way
            log_event("a game was cut", table=row.id, rules=RULES_VERSION, reason=str(error))
        if kept:
            return kept
    return None


def later_seed(row: Row) -> str:
    """The seed for what follows a position: the numbers of the first draws must not repeat."""
    return f"{row.seed} rules {RULES_VERSION}"


@dataclass
class NextRules:
    """What is written when a game goes on by today's rules."""

    row: Row
    seats: list[Seat]
    change: Change
    game: Game
    told: Sentence

    @property
    def snapshot(self) -> Snapshot:
        return make_snapshot(self.game, self.change.version, len(self.game.history()))


def next_rules(stored: StoredTable, snapshots: list[Snapshot]) -> NextRules | None:
    """Return how a game goes on by today's rules; None: there is nothing to go on from."""
    replayed = replay(stored, snapshots)
    found = (replayed.kept, from_snapshot(stored, snapshots))
    kept = max(
        (one for one in found if one), key=lambda one: (one.version, one.whole), default=None
    )
    if kept is None:
        return None
    old, now = stored.row, table_ms()
    row = replace(old, version=old.version + 1, rules=RULES_VERSION, broken="", asked=None)
    game = kept.game
    if not kept.whole:
        row.start, row.seed = position_of(game), later_seed(old)
        game = Game.from_history(setup_of(row), row.seed, [], start=row.start)
    seats = [replace(seat) for seat in stored.seats]
    update_clocks(row.options.clock, seats, game.actors, 0, now)
    row.round, row.waiting = game.state.round, tuple(sorted(game.actors))
    row.status = "over" if game.over else "playing"
    row.changed_at = now_ms()
    row.due_at = due(row, seats, game, now)
    added = queries.history_text(game.history()[kept.moves :], game.state.book.moves)
    change = Change(row.version, "rules", -1, kept.moves, added)
    told = Sentence(RULES_CHANGED, (old.rules, RULES_VERSION))
    if kept.version < old.version:
        at = (kept.version, game.state.round)
        told = Sentence(TAKEN_BACK, (old.rules, RULES_VERSION, *at))
    return NextRules(row, seats, change, game, told)


def needs_todays_rules(row: Row) -> bool:
    """Whether a game is in play whose own rules this program no longer has."""
    in_play = row.version >= 0 and row.status == "playing"
    return in_play and row.rules < RULES_VERSION and not plays_by_its_own(row)


def ended_by_other_rules(row: Row) -> bool:
    return row.status == "over" and row.rules < RULES_VERSION and not plays_by_its_own(row)


async def check_replay(store: Store, stored: StoredTable) -> None:
    """Show a finished game of older rules only if it replays as it was played."""
    snapshots = await store.read(lambda c: queries.snapshots_of(c, stored.row.id))
    stored.row.broken = (await aside(replay, stored, snapshots)).reason


async def by_the_right_rules(store: Store, stored: StoredTable, sender: str) -> StoredTable:
    """Return the table as it is to be loaded: by its own rules, or converted to today's."""
    if needs_todays_rules(stored.row):
        return await take_todays_rules(store, stored, sender)
    if ended_by_other_rules(stored.row) and not stored.row.broken:
        await check_replay(store, stored)
    return stored


async def take_todays_rules(store: Store, stored: StoredTable, sender: str) -> StoredTable:
    """Write that a game goes on by today's rules, and tell everybody; another process may win."""
    table_id, before = stored.row.id, stored.row
    snapshots = await store.read(lambda c: queries.snapshots_of(c, table_id))
    found = await aside(next_rules, stored, snapshots)
    if found is None:
        return stored
    row = found.row

    def write(c: Connection) -> None:
        queries.begin(c, row, found.seats, [found.change], found.snapshot, before=before.version)
        chat.tell(c, table_id, None, found.told)
        write_notices(c, row, found.seats, before.waiting)
        keep_result(c, row, found.seats, found.game)
        for what in ("game", "chat"):
            queries.notify(c, f"{sender}:{table_id}:{what}")

    try:
        await store.write(write)
        log_event("a game goes on by other rules", 30, table=table_id, reason=str(found.told))
    except (Conflict, IntegrityError):
        pass
    return await store.read(lambda c: queries.load(c, table_id, snapshot=True)) or stored
