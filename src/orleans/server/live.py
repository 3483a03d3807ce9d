"""A table in memory: its row, its seats and the game that its entries make."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Raw

from orleans.boxes import RULES_VERSION, make_book
from orleans.game import Game
from orleans.kernel.setup import Setup
from orleans.server import show, wire
from orleans.server.clock import Seat, deadline, now_ms
from orleans.server.describe import choice_of
from orleans.server.logs import note
from orleans.server.shelf import (
    Entry,
    Loaded,
    Row,
    Snapshot,
    Steps,
    read_setup,
    read_steps,
    steps_text,
)

if TYPE_CHECKING:
    from orleans.server.people import Person
    from orleans.server.wires import Wire

BOT_GRACE = 5000  # milliseconds after which another process looks after a bot


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def make_snapshot(game: Game, version: int, steps: int) -> Snapshot:
    position = game.position()
    return Snapshot(version, steps, RULES_VERSION, hash_of(position), position)


class Fold:
    """Entries laid one on the other: the steps that stand, and the version each came with."""

    def __init__(self) -> None:
        self.steps: Steps = []
        self.origins: list[int] = []

    def add(self, entry: Entry, setup: Setup) -> None:
        steps = read_steps(entry.steps, make_book(setup).moves)
        self.origins = origins_after(self.origins, entry, len(steps))
        self.steps = self.steps[: entry.cut] + steps


def origins_after(origins: list[int], entry: Entry, added: int) -> list[int]:
    """An undo behind the screen keeps what others planned since: these steps stay as old."""
    kept = origins[: entry.cut]
    if entry.kind == "undo" and added:
        return kept + origins[-added:]
    return kept + [entry.version] * added


def usable(snapshot: Snapshot | None, entries: list[Entry]) -> Snapshot | None:
    """A snapshot serves if it is whole and nothing before it was taken back later."""
    if snapshot is None or snapshot.rules != RULES_VERSION:
        return None
    if snapshot.hash != hash_of(snapshot.position):
        return None
    later = [e.cut for e in entries if e.version > snapshot.version]
    return snapshot if min(later, default=snapshot.steps) >= snapshot.steps else None


def build_game(
    row: Row, entries: list[Entry], snapshot: Snapshot | None = None
) -> tuple[Game, list[int]]:
    """The game that entries make, from the first one on, and where its steps come from."""
    setup = read_setup(row.setup)
    fold = Fold()
    for entry in entries:
        fold.add(entry, setup)
    known = usable(snapshot, entries)
    game = Game.from_steps(
        setup,
        row.seed,
        fold.steps,
        start=row.start,
        snapshot=(known.steps, known.position) if known else (0, ""),
    )
    return game, fold.origins


class LiveTable:
    """What a process knows of a table. `lock` is held by whoever changes it."""

    def __init__(self, loaded: Loaded) -> None:
        self.row = loaded.row
        self.seats = loaded.seats
        self.watchers = loaded.watchers
        self.setup = read_setup(self.row.setup)
        self.lock = asyncio.Lock()
        self.wires: set[Wire] = set()
        self.game: Game | None = None
        self.origins: list[int] = []
        self.fresh = [-1] * len(self.seats)
        self.driving = False  # a task of this process plays its bots
        self.timer: asyncio.TimerHandle | None = None
        self.used_at = now_ms()
        self.host_name = ""
        self._views: dict[int | None, Raw] = {}
        if self.row.version >= 0 and not self.row.broken:
            self._build(loaded)

    def _build(self, loaded: Loaded) -> None:
        """The game up to the last snapshot at once, from there on entry by entry."""
        known = usable(loaded.snapshot, loaded.entries)
        done = loaded.entries
        if known:
            done = [entry for entry in done if entry.version <= known.version]
        try:
            self.game, self.origins = build_game(self.row, done, known)
            self.fresh = [done[-1].version] * len(self.seats)
            for entry in loaded.entries[len(done) :]:
                self._follow(entry)
        except Exception as error:  # a change of the rules may break an old game in any way
            self.game = None
            note("a game cannot be replayed", 30, table=self.row.id, reason=str(error))
            self.row.broken = f"the game cannot be replayed with rules {RULES_VERSION}"

    def build(self, entries: list[Entry]) -> Game:
        return build_game(self.row, entries)[0]

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return self.row.version

    # --- who may what

    def seats_of(self, person: Person | None) -> list[int]:
        return seats_of(self.seats, person)

    def visible_to(self, person: Person | None) -> bool:
        if self.row.public:
            return True
        if person is None:
            return False
        return (
            person.id == self.row.host or person.id in self.watchers or bool(self.seats_of(person))
        )

    def agreeing(self) -> tuple[int, ...]:
        """Seats that always agree when a move is taken back: those of bots."""
        return tuple(seat.seat for seat in self.seats if seat.kind == "bot")

    # --- the game goes on

    def entry(self, game: Game, kind: str, seat: int, key: str | None) -> Entry:
        """The entry that leads from the game as it is to another one that came out of it."""
        assert self.game is not None
        moves = game.state.book.moves
        if kind == "move":
            cut, steps = len(self.origins), game.steps_after(self.game)
        else:
            before, after = self.game.history(), game.history()
            same = (n for n, (a, b) in enumerate(zip(before, after, strict=False)) if a != b)
            cut = next(same, min(len(before), len(after)))
            steps = after[cut:]
        return Entry(self.version + 1, kind, seat, cut, steps_text(steps, moves), key)

    def take(self, game: Game, entry: Entry) -> None:
        """The game after an entry, which is on the disk by now."""
        assert self.game is not None
        added = entry.steps.count("\n") + 1 if entry.steps else 0
        one_less = entry.cut + added == len(self.origins) - 1  # an undo that leaves the others'
        apart = self.game.sealed and game.sealed and self.game.state.round == game.state.round
        apart = apart and (entry.kind == "move" or one_less)
        self.origins = origins_after(self.origins, entry, added)
        if apart:
            self.fresh[entry.seat] = entry.version
        else:
            self.fresh = [entry.version] * len(self.seats)
        self.game = game
        self._views.clear()

    def _follow(self, entry: Entry) -> None:
        """An entry from the database."""
        assert self.game is not None
        steps = read_steps(entry.steps, self.game.state.book.moves)
        if entry.cut == len(self.origins):
            game = self.game.copy()
            game.follow(steps)
        else:
            steps = self.game.history()[: entry.cut] + steps
            game = Game.from_steps(self.setup, self.row.seed, steps, start=self.row.start)
        self.take(game, entry)

    def refresh(self, loaded: Loaded) -> None:
        """What another process did, or one that was here before."""
        self.row, self.seats, self.watchers = loaded.row, loaded.seats, loaded.watchers
        self._views.clear()
        if self.game is None:
            if self.row.version >= 0 and not self.row.broken:
                self._build(loaded)
            return
        for entry in loaded.entries:
            self._follow(entry)

    def is_fresh(self, seat: int, expected: int) -> bool:
        """What the seat saw at that version still holds: at most others planned apart.

        Versions count every step at the table, hidden ones too (ruling 67).
        """
        return self.fresh[seat] <= expected <= self.version

    def driven(self, now: int) -> list[int]:
        """The deciding seats that a bot plays."""
        return driven(self.row, self.seats, self.game, now)

    def due_at(self, now: int) -> int | None:
        return due(self.row, self.seats, self.game, now)

    # --- how it is shown

    def view(self, seat: int | None) -> Raw:
        """The encoded view; all who see the same share one."""
        assert self.game is not None
        key = seat if self.game.state.stack and self.game.sealed else None
        if key not in self._views:
            self._views[key] = show.raw_view(self.game, key)
        return self._views[key]

    def state(
        self, seat: int | None, person: Person | None, language: str, details: bool
    ) -> wire.QuickState:
        game = self.game
        assert game is not None
        log = undo = None
        if details:
            log = show.round_log(game, self.origins, seat, language)
            undo = show.undo_info(game, seat, self.agreeing(), language)
        return wire.QuickState(
            self.version,
            seat,
            game.actors,
            show.question(game, seat, language),
            self.view(seat),
            show.raw_options(game, seat, language),
            undo,
            self.info(person) if details else None,
            log,
            show.debt_of(game, seat, language),
            show.outlooks_of(game, seat, language) if details else None,
        )

    def info(self, person: Person | None) -> wire.TableInfo:
        return table_info(self.row, self.seats, self.host_name, person)

    def copy_of_lobby(self) -> tuple[Row, list[Seat]]:
        return deepcopy(self.row), deepcopy(self.seats)


def driven(row: Row, seats: list[Seat], game: Game | None, now: int) -> list[int]:
    """The deciding seats that a bot plays: its own, and those out of time (ruling 68)."""
    if game is None or row.status != "playing":
        return []
    deciding = (seats[n] for n in game.actors)
    return [seat.seat for seat in deciding if seat.kind == "bot" or seat.late(now)]


def due(row: Row, seats: list[Seat], game: Game | None, now: int) -> int | None:
    """When another process must look after the table: a bot is slow, or a clock runs out."""
    if driven(row, seats, game, now):
        return now + BOT_GRACE + 3 * row.options.bot_ms
    return deadline(seats) if row.status == "playing" else None


def seats_of(seats: list[Seat], person: Person | None) -> list[int]:
    if person is None:
        return []
    return [seat.seat for seat in seats if seat.kind == "person" and seat.person == person.id]


def table_info(
    row: Row, seats: list[Seat], host_name: str, person: Person | None
) -> wire.TableInfo:
    """A table as this person may know it: the seed only when it is no secret any more."""
    now = now_ms()
    open_seed = row.seed_open or row.status == "over"
    return wire.TableInfo(
        id=row.id,
        status=row.status,  # type: ignore[arg-type]
        setup=choice_of(read_setup(row.setup)),
        options=row.options,
        public=row.public,
        host=host_name,
        hosting=person is not None and person.id == row.host,
        seats=[seat_info(seat, now) for seat in seats],
        mine=seats_of(seats, person),
        version=row.version,
        round=row.round,
        waiting=list(row.waiting),
        asked=row.asked,
        next=row.next,
        seed_hash=hash_of(row.seed),
        seed=row.seed if open_seed else "",
        seed_open=row.seed_open,
        proved=row.proved,
        rules=row.rules,
        broken=row.broken,
        trouble=row.trouble,
        created_at=row.created_at,
        changed_at=row.changed_at,
    )


def seat_info(seat: Seat, now: int) -> wire.SeatInfo:
    left = seat.remaining(now)
    return wire.SeatInfo(
        seat.seat,
        seat.kind,  # type: ignore[arg-type]
        seat.name,
        seat.bot,
        seat.ready,
        None if left is None else max(left, 0),
        seat.since is not None,
    )
