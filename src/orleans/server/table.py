"""A table in memory: its row, its seats, and the game that its changes make."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from typing import TYPE_CHECKING

from msgspec import Raw

from orleans.boxes import RULES_VERSION
from orleans.game import Game
from orleans.kernel.view import all_see_the_same
from orleans.notation.lines import Result
from orleans.notation.words import Words
from orleans.server import api, clock, encode, views
from orleans.server.clock import Seat, deadline, table_ms
from orleans.server.game_building import (
    build_game,
    origins_after,
    plays_by_its_own,
    setup_of,
    since_position,
    usable,
    why_different,
)
from orleans.server.logs import log_event
from orleans.server.queries import Change, Row, Snapshot, StoredTable, history_text, read_history
from orleans.server.signs import Signs
from orleans.server.story import Log, names_of
from orleans.server.table_info import seats_of, table_info
from orleans.server.told_story import ToldStory

if TYPE_CHECKING:
    from orleans.server.people import Person
    from orleans.server.sockets import TableSocket

BOT_GRACE = 5000  # milliseconds after which another process takes over a bot


class LoadedTable:
    """A table as this process knows it. Hold `lock` to change it."""

    def __init__(self, stored: StoredTable) -> None:
        self.row = stored.row
        self.seats = stored.seats
        self.watchers = stored.watchers
        self.setup = setup_of(self.row)
        self.lock = asyncio.Lock()
        self.sockets: set[TableSocket] = set()
        self.signs = Signs()
        self.game: Game | None = None
        self.origins: list[int] = []
        self.fresh = [-1] * len(self.seats)
        self.first = 0  # the first version that can be shown
        self.bots_playing = False  # a task of this process is playing its bots
        self.timer: asyncio.TimerHandle | None = None
        self.used_at = table_ms()
        self.host_name = ""
        self._views: dict[tuple[int | None, str], Raw] = {}
        self._told = ToldStory()
        if self.row.version >= 0 and not self._refuse_newer_rules() and not self.row.broken:
            self._build(stored, compare=True)

    def _refuse_newer_rules(self) -> bool:
        """A newer program may share the database. Its games are not played by older rules."""
        newer = self.row.rules > RULES_VERSION and not plays_by_its_own(self.row)
        if newer:
            self.game = None
            self.row.broken = f"the game is played with rules {self.row.rules}, not known here"
        return newer

    def _build(self, stored: StoredTable, *, compare: bool = False) -> None:
        """Build the game from the last snapshot; if it is of no use, from the beginning."""
        known = usable(next(iter(stored.snapshots), None), stored.changes, self.setup.rules)
        if known and compare and (reason := why_different(self.row, stored, known)):
            log_event("a snapshot does not fit its game", 40, table=self.row.id, reason=reason)
            self.row.broken = reason
            return
        for snapshot in (known, None) if known else (None,):
            try:
                self._build_from(snapshot, since_position(stored.changes))
            except Exception as error:  # a change of the rules may break an old game in any way
                log_event("a game cannot be replayed", 30, table=self.row.id, reason=str(error))
            else:
                return
        self.game = None
        self.row.broken = f"the game cannot be replayed with rules {self.setup.rules}"

    def _build_from(self, known: Snapshot | None, changes: list[Change]) -> None:
        """Start from a snapshot and apply the later changes one by one."""
        self.first = changes[0].version
        done = changes
        if known:
            done = [change for change in done if change.version <= known.version]
        self.game, self.origins = build_game(self.row, done, known, story=True)
        self.fresh = [done[-1].version] * len(self.seats)
        for change in changes[len(done) :]:
            self._apply_stored(change)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def given_up(self) -> bool:
        """Whether its players ended the game before the rules did."""
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
        here = (person.id in (seat.person, seat.away) for seat in self.seats)
        return person.id == self.row.host or person.id in self.watchers or any(here)

    def agreeing(self) -> tuple[int, ...]:
        """Return the seats that always agree to an undo: those of bots."""
        return tuple(seat.seat for seat in self.seats if seat.kind == "bot")

    # --- changes of the game

    def change(self, game: Game, kind: str, seat: int, key: str | None) -> Change:
        """Return the change that leads from the current game to a later one."""
        assert self.game is not None
        moves = game.state.book.moves
        if kind == "move":
            cut, added = len(self.origins), game.moves_since(self.game)
        else:
            before, after = self.game.history(), game.history()
            same = (n for n, (a, b) in enumerate(zip(before, after, strict=False)) if a != b)
            cut = next(same, min(len(before), len(after)))
            added = after[cut:]
        return Change(self.version + 1, kind, seat, cut, history_text(added, moves), key)

    def apply(self, game: Game, change: Change) -> None:
        """Take over the game after a change that has been written."""
        assert self.game is not None
        added = read_history(change.moves, game.state.book.moves)
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
        added = read_history(change.moves, self.game.state.book.moves)
        if change.cut == len(self.origins):
            game = self.game.copy()
            game.follow(added)
        else:
            history = self.game.history()[: change.cut] + added
            start = self.row.start
            game = Game.from_history(self.setup, self.row.seed, history, start=start, story=True)
        self.apply(game, change)

    def refresh(self, stored: StoredTable) -> None:
        """Apply what another process wrote."""
        self.row, self.seats, self.watchers = stored.row, stored.seats, stored.watchers
        self._views.clear()
        if self._refuse_newer_rules():
            return
        if self.game is None:
            if self.row.version >= 0 and not self.row.broken:
                self._build(stored)
            return
        for change in stored.changes:
            self._apply_stored(change)

    def is_fresh(self, seat: int, expected: int) -> bool:
        """Return whether the seat's view is still the same as at that version.

        That is so while others only plan in secret. Versions count every change of the table,
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
            shown.undo.askable &= not self.row.day  # no looking ahead in a daily challenge
            shown.table = self.info(person)
            shown.log = story.this_round()
            if not self.given_up:
                shown.place_previews = encode.place_previews_of(game, seat, language)
            shown.strikes = encode.event_preview_of(game, asked)
            shown.team = encode.team_preview_of(game, asked)
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
