"""A table in memory: its row, its seats, and the game that its changes make."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from copy import deepcopy
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Raw

from orleans.boxes import RULES_VERSION, make_book
from orleans.game import Game
from orleans.kernel.setup import Setup
from orleans.kernel.story import NOBODY
from orleans.kernel.view import all_see_the_same
from orleans.notation.lines import Result, results, tells
from orleans.notation.words import Words
from orleans.server import api, clock, encode, views
from orleans.server.clock import Seat, deadline, now_ms
from orleans.server.forms import choice_of
from orleans.server.logs import log_event
from orleans.server.queries import (
    Change,
    History,
    Row,
    Snapshot,
    StoredTable,
    read_setup,
    read_steps,
    steps_text,
)
from orleans.server.story import Log, is_reveal, names_of

if TYPE_CHECKING:
    from orleans.server.people import Person
    from orleans.server.sockets import TableSocket

WHOLE_GAME = -1  # also what happened before the first step
BOT_GRACE = 5000  # milliseconds after which another process takes over a bot


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def make_snapshot(game: Game, version: int, steps: int) -> Snapshot:
    position = game.position()
    return Snapshot(version, steps, RULES_VERSION, hash_of(position), position)


class AppliedChanges:
    """Changes applied one after another: the remaining steps, and the version of each."""

    def __init__(self) -> None:
        self.steps: History = []
        self.origins: list[int] = []

    def add(self, change: Change, setup: Setup) -> None:
        steps = read_steps(change.steps, make_book(setup).moves)
        self.origins, _ = origins_after(self.origins, self.steps, change, steps)
        self.steps = self.steps[: change.cut] + steps


def origins_after(
    origins: list[int], before: History, change: Change, added: History
) -> tuple[list[int], History]:
    """Return the version of each step, and the steps that an undo took out.

    An undo keeps later steps that it does not touch, with their versions.
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


def usable(snapshot: Snapshot | None, changes: list[Change]) -> Snapshot | None:
    """Return the snapshot if it is intact and no later undo reached behind it."""
    if snapshot is None or snapshot.rules != RULES_VERSION:
        return None
    if snapshot.hash != hash_of(snapshot.position):
        return None
    later = [e.cut for e in changes if e.version > snapshot.version]
    return snapshot if min(later, default=snapshot.steps) >= snapshot.steps else None


def build_game(
    row: Row, changes: list[Change], snapshot: Snapshot | None = None, *, story: bool = False
) -> tuple[Game, list[int]]:
    """Build the game from all its changes; return it with the version of each step."""
    setup = read_setup(row.setup)
    applied = AppliedChanges()
    for change in changes:
        applied.add(change, setup)
    known = usable(snapshot, changes)
    game = Game.from_steps(
        setup,
        row.seed,
        applied.steps,
        start=row.start,
        snapshot=(known.steps, known.position) if known else (0, ""),
        story=story,
    )
    return game, applied.origins


class ToldStory:
    """The story of earlier rounds, by viewer. Only what the log tells of them is kept.

    The game itself tells the rest: its current round, and the version that led to it.
    """

    def __init__(self) -> None:
        self.earlier: defaultdict[int | None, list[Result]] = defaultdict(list)
        self.steps = WHOLE_GAME  # the game must tell of this step and all later ones

    def cut(self, steps: int) -> None:
        """Forget everything if the game went back behind the current round."""
        if steps < self.steps:
            self.earlier.clear()
            self.steps = WHOLE_GAME

    def reaches(self, game: Game) -> bool:
        """Return whether nothing is missing between the earlier rounds and the game's story."""
        return game.told_from <= self.steps

    def shorten(self, game: Game, origins: list[int]) -> None:
        """Move what lies before the current round to the earlier story."""
        if not self.reaches(game):
            return
        here = first_step(game, origins)
        if here > self.steps:
            told = [one for one in game.story() if self.steps <= one.step < here and tells(one)]
            open_to_all = results(one for one in told if one.only == NOBODY)
            for viewer in (*range(game.setup.players), None):
                known = open_to_all
                if any(one.only == viewer for one in told):
                    known = results(one for one in told if one.known_to(viewer))
                self.earlier[viewer] += known
            self.steps = here
            game.forget_story(here)

    def until(self, game: Game, seat: int | None) -> list[Result]:
        now = [one for one in game.story_for(seat) if one.step >= self.steps]
        return self.earlier[seat] + results(now)


def first_step(game: Game, origins: list[int]) -> int:
    """Return the step with which the current round or the last version began."""
    reveals = [at for at, entry in enumerate(game.history()) if is_reveal(*entry)]
    if not reveals or origins[-1] == origins[0]:
        return WHOLE_GAME
    return min(reveals[-1], origins.index(origins[-1]))


class LoadedTable:
    """A table as this process knows it. Hold `lock` to change it."""

    def __init__(self, stored: StoredTable) -> None:
        self.row = stored.row
        self.seats = stored.seats
        self.watchers = stored.watchers
        self.setup = read_setup(self.row.setup)
        self.lock = asyncio.Lock()
        self.sockets: set[TableSocket] = set()
        self.game: Game | None = None
        self.origins: list[int] = []
        self.fresh = [-1] * len(self.seats)
        self.bots_playing = False  # a task of this process is playing its bots
        self.timer: asyncio.TimerHandle | None = None
        self.used_at = now_ms()
        self.host_name = ""
        self._views: dict[tuple[int | None, str], Raw] = {}
        self._told = ToldStory()
        if self.row.version >= 0 and not self.row.broken:
            self._build(stored)

    def _build(self, stored: StoredTable) -> None:
        """Start from the last snapshot and apply the later changes one by one."""
        known = usable(stored.snapshot, stored.changes)
        done = stored.changes
        if known:
            done = [change for change in done if change.version <= known.version]
        try:
            self.game, self.origins = build_game(self.row, done, known, story=True)
            self.fresh = [done[-1].version] * len(self.seats)
            for change in stored.changes[len(done) :]:
                self._apply_stored(change)
        except Exception as error:  # a change of the rules may break an old game in any way
            self.game = None
            log_event("a game cannot be replayed", 30, table=self.row.id, reason=str(error))
            self.row.broken = f"the game cannot be replayed with rules {RULES_VERSION}"

    def build(self, changes: list[Change]) -> Game:
        return build_game(self.row, changes)[0]

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def given_up(self) -> bool:
        """Whether its only player ended the game before the rules did."""
        return self.row.status == "over" and self.game is not None and not self.game.over

    # --- permissions

    def seats_of(self, person: Person | None) -> list[int]:
        return seats_of(self.seats, person)

    def visible_to(self, person: Person | None) -> bool:
        row = self.row
        after_its_day = row.status == "over" and "" < row.day < clock.today()
        if row.public or row.shared or after_its_day:
            return True
        if person is None:
            return False
        return (
            person.id == self.row.host or person.id in self.watchers or bool(self.seats_of(person))
        )

    def agreeing(self) -> tuple[int, ...]:
        """Return the seats that always agree to an undo: those of bots."""
        return tuple(seat.seat for seat in self.seats if seat.kind == "bot")

    # --- changes of the game

    def change(self, game: Game, kind: str, seat: int, key: str | None) -> Change:
        """Return the change that leads from the current game to a later one."""
        assert self.game is not None
        moves = game.state.book.moves
        if kind == "move":
            cut, steps = len(self.origins), game.steps_after(self.game)
        else:
            before, after = self.game.history(), game.history()
            same = (n for n, (a, b) in enumerate(zip(before, after, strict=False)) if a != b)
            cut = next(same, min(len(before), len(after)))
            steps = after[cut:]
        return Change(self.version + 1, kind, seat, cut, steps_text(steps, moves), key)

    def apply(self, game: Game, change: Change) -> None:
        """Take over the game after a change that has been written."""
        assert self.game is not None
        added = read_steps(change.steps, game.state.book.moves)
        before = self.game.history() if change.kind == "undo" else []
        self.origins, gone = origins_after(self.origins, before, change, added)
        apart = self.game.sealed and game.sealed and self.game.state.round == game.state.round
        if apart and all(who == change.seat for who, _ in gone):  # the others' plans stay
            self.fresh[change.seat] = change.version
        else:
            self.fresh = [change.version] * len(self.seats)
        self.game = game
        self._views.clear()
        self._told.cut(change.cut)
        self._told.shorten(game, self.origins)

    def _apply_stored(self, change: Change) -> None:
        """Apply a change from the database."""
        assert self.game is not None
        steps = read_steps(change.steps, self.game.state.book.moves)
        if change.cut == len(self.origins):
            game = self.game.copy()
            game.follow(steps)
        else:
            steps = self.game.history()[: change.cut] + steps
            start = self.row.start
            game = Game.from_steps(self.setup, self.row.seed, steps, start=start, story=True)
        self.apply(game, change)

    def refresh(self, stored: StoredTable) -> None:
        """Apply what another process wrote."""
        self.row, self.seats, self.watchers = stored.row, stored.seats, stored.watchers
        self._views.clear()
        if self.game is None:
            if self.row.version >= 0 and not self.row.broken:
                self._build(stored)
            return
        for change in stored.changes:
            self._apply_stored(change)

    def is_fresh(self, seat: int, expected: int) -> bool:
        """Return whether the seat's view is still the same as at that version.

        That is so while others only plan in secret. Versions count every step at the table,
        hidden ones too (ruling 67).
        """
        return self.fresh[seat] <= expected <= self.version

    def bot_turns(self, now: int) -> list[int]:
        """Return the deciding seats that a bot plays."""
        return bot_turns(self.row, self.seats, self.game, now)

    def due_at(self, now: int) -> int | None:
        return due(self.row, self.seats, self.game, now)

    # --- what clients see

    def story(self, seat: int | None) -> list[Result]:
        """Return what a viewer knows of what happened in the whole game."""
        assert self.game is not None
        if not self._told.reaches(self.game):
            self.game = self.game.retold()
            self._told.shorten(self.game, self.origins)
        return self._told.until(self.game, seat)

    def words(self, language: str) -> Words:
        return encode.words_of(self.setup, language, names_of(self.seats))

    def view(self, seat: int | None, language: str) -> Raw:
        """Return the encoded view; viewers who see the same share one."""
        assert self.game is not None
        t = self.game.state
        differ = (t.stack and self.game.sealed) or not all_see_the_same(t)
        seat = seat if differ else None
        key = (seat, language)
        if key not in self._views:
            self._views[key] = encode.raw_view(self.game, seat, language)
        return self._views[key]

    def state(
        self, seat: int | None, person: Person | None, language: str, details: bool
    ) -> views.QuickState:
        game = self.game
        assert game is not None
        words = self.words(language)
        story = Log(game, self.origins, seat, words, self.story(seat))
        asked = None if self.given_up else seat
        shown = views.QuickState(
            version=self.version,
            seat=seat,
            actors=() if self.given_up else game.actors,
            question=encode.question(game, asked, language, words.names),
            view=self.view(seat, language),
            options=encode.raw_options(game, asked, language),
            debt=encode.debt_of(game, asked, language),
            cause=encode.cause(game, asked),
            happenings=story.happenings(self.version),
        )
        if details:
            shown.undo = encode.undo_info(game, asked, self.agreeing(), language)
            shown.undo.askable &= not self.row.day  # nobody looks ahead in a daily challenge
            shown.table = self.info(person)
            shown.log = story.this_round()
            shown.outlooks = encode.place_previews_of(game, asked, language)
            shown.strikes = encode.event_preview_of(game, asked)
            shown.risky = encode.risky_of(game, asked, language)
        return shown

    def info(self, person: Person | None) -> api.TableInfo:
        return table_info(self.row, self.seats, self.host_name, person)

    def copy_of_lobby(self) -> tuple[Row, list[Seat]]:
        return deepcopy(self.row), deepcopy(self.seats)


def bot_turns(row: Row, seats: list[Seat], game: Game | None, now: int) -> list[int]:
    """Return the deciding seats that a bot plays: its own, and those out of time (ruling 68)."""
    if game is None or row.status != "playing":
        return []
    deciding = (seats[n] for n in game.actors)
    return [seat.seat for seat in deciding if seat.kind == "bot" or seat.late(now)]


def due(row: Row, seats: list[Seat], game: Game | None, now: int) -> int | None:
    """Return when another process must take over: a bot is slow, or a clock runs out."""
    if bot_turns(row, seats, game, now):
        return now + BOT_GRACE + 3 * row.options.bot_ms
    return deadline(seats) if row.status == "playing" else None


def seats_of(seats: list[Seat], person: Person | None) -> list[int]:
    if person is None:
        return []
    return [seat.seat for seat in seats if seat.kind == "person" and seat.person == person.id]


def given_up_by(seats: list[Seat], person: Person | None) -> list[int]:
    if person is None:
        return []
    return [seat.seat for seat in seats if seat.resigned_by == person.id]


def table_info(row: Row, seats: list[Seat], host_name: str, person: Person | None) -> api.TableInfo:
    """Describe a table to a person; the seed only when it is no longer secret."""
    now = now_ms()
    open_seed = row.seed_open or row.status == "over"
    return api.TableInfo(
        id=row.id,
        status=row.status,  # type: ignore[arg-type]
        setup=choice_of(read_setup(row.setup)),
        options=row.options,
        public=row.public,
        host=host_name,
        hosting=person is not None and person.id == row.host,
        seats=[seat_info(seat, now) for seat in seats],
        mine=seats_of(seats, person),
        given_up=given_up_by(seats, person),
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
        shared=row.shared,
        day=row.day,
        created_at=row.created_at,
        changed_at=row.changed_at,
    )


def seat_info(seat: Seat, now: int) -> api.SeatInfo:
    left = seat.remaining(now)
    return api.SeatInfo(
        seat.seat,
        seat.kind,  # type: ignore[arg-type]
        seat.name,
        seat.bot,
        seat.ready,
        None if left is None else max(left, 0),
        seat.since is not None,
        seat.resigned_round,
    )
