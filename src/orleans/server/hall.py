"""The hall: all tables of this process, and the one way in which a game changes.

A change is worked out on a copy of the game, written to the database, and only then takes
effect here and is told to those who watch. If another process wrote first, the database
refuses, the table is read again and the change is tried anew or called stale.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from secrets import token_hex

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from orleans.boxes import RULES_VERSION
from orleans.errors import OrleansError
from orleans.game import Game
from orleans.notation import write_position
from orleans.server import shelf
from orleans.server.clock import Seat, now_ms, tick
from orleans.server.live import LiveTable, due, make_snapshot
from orleans.server.logs import note
from orleans.server.metrics import Metrics
from orleans.server.notices import Notices, write_notices
from orleans.server.people import KNOWN, Person, find_person, hashed, is_id
from orleans.server.refusal import Refusal
from orleans.server.settings import Settings
from orleans.server.shelf import Conflict, Entry, Row
from orleans.server.store import Store
from orleans.server.thinkers import NoAnswer, Thinkers
from orleans.server.wires import Wires
from orleans.server.worker import Job

TRIES = 30
Edit = Callable[[Row, list[Seat]], None]
KEY_USED = "this key was used for another request"
NOT_HERE = "there is no such table, or it is not open to you"


class Hall:
    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers or Thinkers(settings.workers)
        self.metrics = Metrics()
        self.wires = Wires(settings.wires, settings.wires_by_address)
        self.notices = Notices(settings, store, self.metrics)
        self.name = token_hex(4)  # tells this process's messages from those of others
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._people: OrderedDict[str, Person] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.store.listen(self._heard)
        self.spawn(self._sweep())
        self.spawn(self.notices.deliver())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        self.store.close()

    def spawn(self, work: asyncio._CoroutineLike[None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- people

    async def person(self, key: str) -> Person | None:
        """Who holds this key."""
        key_hash = hashed(key)
        if key_hash in self._people:
            self._people.move_to_end(key_hash)
            return self._people[key_hash]
        found = await self.store.read(lambda c: find_person(c, key_hash))
        if found:
            self.remember(key_hash, found)
        return found

    def remember(self, key_hash: str, person: Person) -> None:
        self._people[key_hash] = person
        while len(self._people) > KNOWN:
            self._people.popitem(last=False)

    def forget(self, person: str) -> None:
        for key_hash in [k for k, known in self._people.items() if known.id == person]:
            del self._people[key_hash]

    # --- tables in memory

    async def table(self, table_id: str, person: Person | None) -> LiveTable:
        """A table that this person may see."""
        if not is_id(table_id):
            raise Refusal("not-found", NOT_HERE)
        live = await self.get(table_id)
        if not live.visible_to(person):
            raise Refusal("not-found", NOT_HERE)
        return live

    async def get(self, table_id: str) -> LiveTable:
        live = self._tables.get(table_id)
        if live is None:
            if table_id not in self._loading:
                task = asyncio.get_running_loop().create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(self._loading[table_id])
        live.used_at = now_ms()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        load = partial(shelf.load, table_id=table_id, snapshot=True, rules=RULES_VERSION)
        loaded = await self.store.read(load)
        if loaded is None:
            raise Refusal("not-found", NOT_HERE)
        was_broken = loaded.row.broken
        live = await asyncio.to_thread(LiveTable, loaded)
        live.host_name = await self.name_of(live.row.host)
        if live.row.broken and not was_broken:
            note("a game does not fit the rules", table=table_id, reason=live.row.broken)
            await self.store.write(lambda c: shelf.mark_broken(c, table_id, live.row.broken))
        self._tables[table_id] = live
        self._set_timer(live)
        self._put_away()
        return live

    async def name_of(self, person: str) -> str:
        names = await self.store.read(lambda c: shelf.names_of(c, {person}))
        return names.get(person, "")

    def _put_away(self, idle: float | None = None) -> None:
        """Games nobody looks at leave the memory; the database has them."""
        now = now_ms()
        for live in list(self._tables.values()):
            too_many = len(self._tables) > self.settings.keep_games
            resting = idle is not None and now - live.used_at > idle * 1000
            if not (too_many or resting):
                continue
            if not (live.wires or live.lock.locked() or live.driving or live.used_at == now):
                self._drop(live)
        self.metrics.set("orleans_tables_in_memory", len(self._tables))

    def _drop(self, live: LiveTable) -> None:
        if live.timer:
            live.timer.cancel()
        self._tables.pop(live.id, None)

    async def look_again(self, live: LiveTable) -> None:
        """Read what others wrote. Whoever calls this holds the lock."""
        after = live.version if live.game else -1
        loaded = await self.store.read(lambda c: shelf.load(c, live.id, after))
        if loaded is None:
            self.removed(live)
            raise Refusal("not-found", NOT_HERE)
        if loaded.row.host != live.row.host:
            live.host_name = await self.name_of(loaded.row.host)
        live.refresh(loaded)
        self._set_timer(live)

    async def was_behind(self, live: LiveTable) -> bool:
        """Another process changed the table, and we had not heard of it yet."""
        if not self.store.postgres:
            return False
        before = (live.row.revision, live.version)
        await self.look_again(live)
        return before != (live.row.revision, live.version)

    def removed(self, live: LiveTable) -> None:
        self._drop(live)
        self.wires.end(live, "the table was removed")

    def _heard(self, payload: str) -> None:
        """Another process changed a table. Without a payload some messages may be lost."""
        if not payload:
            self._people.clear()
            for table_id in {*self._tables, *self._loading}:
                self._heard_chat(table_id)
                self.spawn(self._heard_of(table_id))
            return
        sender, about, what, *turns = payload.split(":")
        if sender == self.name:
            return
        if what == "person":
            self.forget(about)
        elif what == "chat":
            self._heard_chat(about)
        elif about in self._tables or about in self._loading:
            self.spawn(self._heard_of(about))
        for turn in turns:
            person, seat, version = turn.split(" ")
            self.wires.turn(person, about, int(seat), int(version))

    def _heard_chat(self, table_id: str) -> None:
        if table_id in self._tables:
            self.wires.chat(self._tables[table_id])

    async def _heard_of(self, table_id: str) -> None:
        """Look again; a table that is just being read may have been read too early."""
        try:
            live = await self.get(table_id)
            async with live.lock:
                await self.look_again(live)
        except Refusal:
            return
        self.announce(live, live.row.waiting)

    def tell(self, c: Connection, about: str, what: str, turns: Sequence[str] = ()) -> None:
        shelf.tell(c, ":".join((self.name, about, what, *turns)))

    # --- changes of the lobby

    async def change(
        self, live: LiveTable, edit: Edit, also: Callable[[Connection], None] | None = None
    ) -> None:
        """Change the row and the seats of a table; `edit` refuses what is not possible."""
        before, host = live.row.waiting, live.row.host
        async with live.lock:
            for _ in range(TRIES):
                row, seats = live.copy_of_lobby()
                try:
                    edit(row, seats)
                except Refusal:
                    if not await self.was_behind(live):
                        raise
                    continue
                row.changed_at = now_ms()

                def save(c: Connection, row: Row = row, seats: list[Seat] = seats) -> None:
                    if also:
                        also(c)
                    shelf.save_table(c, row, seats)
                    self.tell(c, row.id, "lobby")

                try:
                    await self.store.write(save)
                except Conflict:
                    self.metrics.add("orleans_conflicts_total")
                    await self.look_again(live)
                    continue
                live.row, live.seats = replace(row, revision=row.revision + 1), seats
                break
            else:
                raise Refusal("busy", "others are changing this table; try again")
        if not live.host_name or live.row.host != host:
            live.host_name = await self.name_of(live.row.host)
        self.announce(live, before)
        self.drive(live)

    async def say(self, live: LiveTable, seat: int | None, name: str, text: str) -> int:
        """A line of chat; without a name the table itself speaks."""

        def add(c: Connection) -> int:
            number = shelf.add_chat(c, live.id, seat, name, text)
            self.tell(c, live.id, "chat")
            return number

        number = await self.store.write(add)
        self.wires.chat(live)
        return number

    # --- changes of the game

    async def enter(self, live: LiveTable, change: Change) -> None:
        """Change the game: check, work out, write, and only then let it happen."""
        before = live.row.waiting
        async with live.lock:
            for _ in range(TRIES):
                if await self._done_before(live, change):
                    return
                assert live.game is not None
                game = live.game.copy()
                change.act(game)
                entry = live.entry(game, change.kind, change.seat, change.key)
                if await self._write(live, game, entry):
                    break
                await self.look_again(live)
            else:
                raise Refusal("busy", "others are moving at this table; try again")
        self.announce(live, before)
        self.drive(live)

    async def _done_before(self, live: LiveTable, change: Change) -> bool:
        """Refuse what is not possible now; true if this very request was carried out before."""
        expected, key = change.expected, change.key
        if expected is not None and expected > live.version:
            await self.look_again(live)  # perhaps another process has told the caller first
        if live.row.broken:
            raise Refusal("broken", live.row.broken)
        if expected is not None and not live.is_fresh(change.seat, expected):
            if key:
                found = await self.store.read(lambda c: shelf.entry_with_key(c, live.id, key))
                if found and not change.made(found):
                    raise Refusal("used", KEY_USED)
                if found:
                    return True
            if expected > live.version:
                raise Refusal("stale", f"the table is only at version {live.version}")
            raise Refusal("stale", f"the table has gone on to version {live.version}: look again")
        if live.row.status != "playing" or live.game is None:
            over = live.row.status == "over"
            raise Refusal("not-now", "the game is over" if over else "the game has not begun")
        return False

    async def _write(self, live: LiveTable, game: Game, entry: Entry) -> bool:
        """Write an entry with what follows from it; false if another was quicker."""
        now = entry.at
        old = live.row
        rounds = max(game.state.round - old.round, 0)
        seats = [replace(seat) for seat in live.seats]
        tick(old.options.clock, seats, game.actors, rounds, now)
        row = replace(
            old,
            version=entry.version,
            round=game.state.round,
            waiting=tuple(sorted(game.actors)),
            status="over" if game.over else "playing",
            asked=None,
            changed_at=now,
        )
        row.due_at = due(row, seats, game, now)
        snapshot = None
        if rounds or game.over:
            added = entry.steps.count("\n") + 1
            snapshot = make_snapshot(game, entry.version, entry.cut + added)
        clocks = seats if old.options.clock else []

        def append(c: Connection) -> None:
            shelf.append(c, row, entry, clocks, snapshot)
            write_notices(c, row, seats, old.waiting)
            self.tell(c, row.id, "game", turns(row, seats, old.waiting))

        try:
            await self.store.write(append)
        except Conflict:
            self.metrics.add("orleans_conflicts_total")
            return False
        except IntegrityError:
            self.metrics.add("orleans_conflicts_total")
            if entry.key and await self._key_taken(live, entry):
                raise Refusal("used", KEY_USED) from None
            return False
        live.take(game, entry)
        live.row, live.seats = row, seats
        self._set_timer(live)
        by = "bot" if entry.key is None else "person"
        self.metrics.add("orleans_moves_total", labels=f'by="{by}"')
        return True

    async def _key_taken(self, live: LiveTable, entry: Entry) -> bool:
        key = entry.key or ""
        found = await self.store.read(lambda c: shelf.entry_with_key(c, live.id, key))
        return found is not None and found.version < entry.version

    def announce(self, live: LiveTable, before: tuple[int, ...]) -> None:
        live.used_at = now_ms()
        self.wires.changed(live, [seat for seat in live.row.waiting if seat not in before])

    # --- bots and clocks

    def drive(self, live: LiveTable) -> None:
        """Let the bots of a table think, unless they do already."""
        if not live.driving and live.driven(now_ms()):
            live.driving = True
            self.spawn(self._drive(live))

    async def _drive(self, live: LiveTable) -> None:
        try:
            while live.id in self._tables and (seats := live.driven(now_ms())):
                try:
                    await self._bot_moves(live, seats[0])
                except Refusal as refusal:
                    if refusal.code not in ("stale", "busy"):
                        raise
        except Exception as error:
            if not isinstance(error, Refusal):
                note("bots stopped", 40, table=live.id, reason=f"{type(error).__name__}: {error}")
        finally:
            live.driving = False

    async def _bot_moves(self, live: LiveTable, seat: int) -> None:
        assert live.game is not None
        version = live.version
        sitting = live.seats[seat]
        bot = sitting.bot if sitting.kind == "bot" else live.row.options.substitute
        dice = token_hex(16)  # whoever knew them could tell the bot's plan
        job = job_for(live.game, seat, bot, live.row.options.bot_ms, dice)
        job.player = f"{live.id}/{seat}"
        began = time.perf_counter()
        try:
            move = (await self.thinkers.think(job)).move
        except NoAnswer as error:
            await self._bot_failed(live, seat, str(error))
            move = random.choice(job.moves)
        self.metrics.add("orleans_bot_seconds_total", time.perf_counter() - began)
        self.metrics.set("orleans_bot_restarts_total", self.thinkers.restarts)
        await self.enter(live, playing(seat, move, version))

    async def _bot_failed(self, live: LiveTable, seat: int, reason: str) -> None:
        self.metrics.add("orleans_bot_failures_total")
        note("a bot failed", 30, table=live.id, seat=seat, reason=reason)
        trouble = f"{reason}; a move was chosen at random"
        if live.row.trouble != trouble:
            await self.change(live, lambda row, _: setattr(row, "trouble", trouble))

    def _set_timer(self, live: LiveTable) -> None:
        """Wake up when the next clock runs out."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        now = now_ms()
        end = None if live.driven(now) else live.due_at(now)
        if end is not None:
            wait = max(end - now, 0) / 1000 + 0.01
            live.timer = asyncio.get_running_loop().call_later(wait, self.drive, live)

    async def _take_up(self, table_id: str) -> None:
        """Go on with a table; one that cannot be read must not keep the others waiting."""
        try:
            self.drive(await self.get(table_id))
        except OrleansError:
            pass
        except Exception as error:
            note("a table cannot be read", 40, table=table_id, reason=f"{type(error).__name__}")

    async def _sweep(self) -> None:
        """Look after tables whose process is gone, and put away what rests."""
        horizon = 10_000  # at the start: what was left undone is taken up at once
        while True:
            try:
                until = now_ms() + horizon
                for table_id in await self.store.read(lambda c, u=until: shelf.due_tables(c, u)):  # type: ignore[misc]
                    await self._take_up(table_id)
            except Exception as error:
                note("sweep failed", 40, reason=f"{type(error).__name__}: {error}")
            horizon = 0
            self._put_away(self.settings.idle_seconds)
            await asyncio.sleep(self.settings.sweep_seconds)


def job_for(game: Game, seat: int, bot: str, ms: int, seed: str) -> Job:
    """What a bot gets: the seat's view and the legal moves."""
    return Job(
        bot=bot,
        seed=seed,
        seat=seat,
        actors=list(game.actors),
        position=write_position(game.view(seat).table),
        moves=[game.text(move) for move in game.moves(seat)],
        ms=ms,
    )


def turns(row: Row, seats: list[Seat], before: tuple[int, ...]) -> list[str]:
    """The people who are to decide now and were not before, for the other processes."""
    new = (seats[number] for number in row.waiting if number not in before)
    return [f"{seat.person} {seat.seat} {row.version}" for seat in new if seat.kind == "person"]


@dataclass(frozen=True)
class Change:
    """A request to change a game; `text` is what a move says."""

    seat: int
    kind: str
    act: Callable[[Game], None]
    expected: int | None = None
    key: str | None = None
    text: str = ""

    def made(self, entry: Entry) -> bool:
        """The entry came from this request: the answer was lost, not the move."""
        move = entry.steps.partition("\n")[0].partition(" ")[2]
        same = entry.seat == self.seat and entry.kind == self.kind
        return same and (self.kind != "move" or move == self.text)


def playing(seat: int, text: str, expected: int, key: str | None = None) -> Change:
    tidy = " ".join(text.lower().split())
    return Change(seat, "move", lambda game: game.play(seat, tidy), expected, key, tidy)
