"""All tables of this process. Every change of a game goes through `Tables.change_game`.

A change is played on a copy of the game and written to the database. Only then does it take
effect here and is sent to the clients. If another process wrote first, the database rejects
the change; the table is reloaded and the change is tried again or reported as stale.
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
from orleans.server import queries
from orleans.server.analyses import Analyses
from orleans.server.bot_pool import BotPool, NoAnswer, task_for
from orleans.server.clock import Seat, now_ms, update_clocks
from orleans.server.logs import log_event
from orleans.server.metrics import Metrics
from orleans.server.notices import Notices, turns, write_notices
from orleans.server.people import KNOWN, Person, find_person, hashed, is_id
from orleans.server.queries import Change, Conflict, Row
from orleans.server.refusal import Refusal
from orleans.server.results import has_ended, keep_result
from orleans.server.settings import Settings
from orleans.server.sockets import Sockets
from orleans.server.store import Store
from orleans.server.table import LoadedTable, due, make_snapshot

TRIES = 30
Edit = Callable[[Row, list[Seat]], None]
KEY_USED = "this key was used for another request"
NOT_HERE = "there is no such table, or it is not open to you"


class Tables:
    def __init__(self, settings: Settings, store: Store, bot_pool: BotPool | None = None) -> None:
        self.settings = settings
        self.store = store
        self.bot_pool = bot_pool or BotPool(settings.workers)
        self.analyses = Analyses(store, settings.analysis_seconds)
        self.metrics = Metrics()
        self.sockets = Sockets(settings.sockets, settings.sockets_by_address)
        self.notices = Notices(settings, store, self.metrics)
        self.name = token_hex(4)  # marks the messages of this process
        self._loaded: OrderedDict[str, LoadedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._people: OrderedDict[str, Person] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.store.listen(self._on_message)
        self.spawn(self._sweep())
        self.spawn(self.analyses.work())
        self.spawn(self.notices.deliver())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_pool.close()
        self.store.close()

    def spawn(self, work: asyncio._CoroutineLike[None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- people

    async def person(self, key: str) -> Person | None:
        """Return the person with this key."""
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

    async def get_visible(self, table_id: str, person: Person | None) -> LoadedTable:
        """Return a table, if this person is allowed to see it."""
        if not is_id(table_id):
            raise Refusal("not-found", NOT_HERE)
        table = await self.get(table_id)
        if not table.visible_to(person) and not await self._may_replay(table, person):
            raise Refusal("not-found", NOT_HERE)
        return table

    async def _may_replay(self, table: LoadedTable, person: Person | None) -> bool:
        """Whoever has ended the challenge of a day may look at what others made of it."""
        row = table.row
        if person is None or not row.day or row.status != "over":
            return False
        ended = await self.store.read(lambda c: has_ended(c, row.day, person.id))
        if ended:
            table.watchers.add(person.id)  # while it is in memory
        return ended

    async def get(self, table_id: str) -> LoadedTable:
        table = self._loaded.get(table_id)
        if table is None:
            if table_id not in self._loading:
                task = asyncio.get_running_loop().create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(self._loading[table_id])
        table.used_at = now_ms()
        return table

    async def _load(self, table_id: str) -> LoadedTable:
        load = partial(queries.load, table_id=table_id, snapshot=True, rules=RULES_VERSION)
        stored = await self.store.read(load)
        if stored is None:
            raise Refusal("not-found", NOT_HERE)
        was_broken = stored.row.broken
        table = await asyncio.to_thread(LoadedTable, stored)
        table.host_name = await self.name_of(table.row.host)
        if table.row.broken and not was_broken:
            log_event("a game does not fit the rules", table=table_id, reason=table.row.broken)
            await self.store.write(lambda c: queries.mark_broken(c, table_id, table.row.broken))
        self._loaded[table_id] = table
        self._set_timer(table)
        self._unload_idle()
        return table

    async def name_of(self, person: str) -> str:
        names = await self.store.read(lambda c: queries.names_of(c, {person}))
        return names.get(person, "")

    def _unload_idle(self, idle: float | None = None) -> None:
        """Drop tables from memory that nobody uses; the database still has them."""
        now = now_ms()
        for table in list(self._loaded.values()):
            too_many = len(self._loaded) > self.settings.keep_games
            resting = idle is not None and now - table.used_at > idle * 1000
            if not (too_many or resting):
                continue
            if not (
                table.sockets or table.lock.locked() or table.bots_playing or table.used_at == now
            ):
                self._unload(table)
        self.metrics.set("orleans_tables_in_memory", len(self._loaded))

    def _unload(self, table: LoadedTable) -> None:
        if table.timer:
            table.timer.cancel()
        self._loaded.pop(table.id, None)

    async def reload(self, table: LoadedTable) -> None:
        """Read what other processes wrote. The caller must hold the lock."""
        after = table.version if table.game else -1
        stored = await self.store.read(lambda c: queries.load(c, table.id, after))
        if stored is None:
            self.forget_table(table)
            raise Refusal("not-found", NOT_HERE)
        if stored.row.host != table.row.host:
            table.host_name = await self.name_of(stored.row.host)
        table.refresh(stored)
        self._set_timer(table)

    async def reload_if_behind(self, table: LoadedTable) -> bool:
        """Reload the table; return whether another process had changed it."""
        if not self.store.postgres:
            return False
        before = (table.row.revision, table.version)
        await self.reload(table)
        return before != (table.row.revision, table.version)

    def forget_table(self, table: LoadedTable) -> None:
        self._unload(table)
        self.sockets.end(table, "the table was removed")

    def _on_message(self, payload: str) -> None:
        """Handle a message of another process. An empty one means that some may be lost."""
        if not payload:
            self._people.clear()
            for table_id in {*self._loaded, *self._loading}:
                self._on_chat(table_id)
                self.spawn(self._on_change(table_id))
            return
        sender, about, what, *turns = payload.split(":")
        if sender == self.name:
            return
        if what == "person":
            self.forget(about)
        elif what == "chat":
            self._on_chat(about)
        elif about in self._loaded or about in self._loading:
            self.spawn(self._on_change(about))
        for turn in turns:
            person, seat, version = turn.split(" ")
            self.sockets.turn(person, about, int(seat), int(version))

    def _on_chat(self, table_id: str) -> None:
        if table_id in self._loaded:
            self.sockets.chat(self._loaded[table_id])

    async def _on_change(self, table_id: str) -> None:
        """Reload a table, also one that is being loaded: it may have been read too early."""
        try:
            table = await self.get(table_id)
            async with table.lock:
                await self.reload(table)
        except Refusal:
            return
        self.announce(table, table.row.waiting)

    def notify(self, c: Connection, about: str, what: str, turns: Sequence[str] = ()) -> None:
        queries.notify(c, ":".join((self.name, about, what, *turns)))

    # --- changes of the lobby

    async def change_lobby(
        self, table: LoadedTable, edit: Edit, also: Callable[[Connection], None] | None = None
    ) -> None:
        """Change the row and the seats of a table. `edit` raises a refusal if it cannot."""
        before, host = table.row.waiting, table.row.host
        async with table.lock:
            for _ in range(TRIES):
                row, seats = table.copy_of_lobby()
                try:
                    edit(row, seats)
                except Refusal:
                    if not await self.reload_if_behind(table):
                        raise
                    continue
                row.changed_at = now_ms()

                def save(c: Connection, row: Row = row, seats: list[Seat] = seats) -> None:
                    if also:
                        also(c)
                    queries.save_table(c, row, seats)
                    self.notify(c, row.id, "lobby")

                try:
                    await self.store.write(save)
                except Conflict:
                    self.metrics.add("orleans_conflicts_total")
                    await self.reload(table)
                    continue
                table.row, table.seats = replace(row, revision=row.revision + 1), seats
                break
            else:
                raise Refusal("busy", "others are changing this table; try again")
        if not table.host_name or table.row.host != host:
            table.host_name = await self.name_of(table.row.host)
        self.announce(table, before)
        self.play_bots(table)

    async def say(self, table: LoadedTable, seat: int | None, name: str, text: str) -> int:
        """Add a line of chat. Lines without a name come from the server."""

        def add(c: Connection) -> int:
            number = queries.add_chat(c, table.id, seat, name, text)
            self.notify(c, table.id, "chat")
            return number

        number = await self.store.write(add)
        self.sockets.chat(table)
        return number

    # --- changes of the game

    async def change_game(self, table: LoadedTable, request: ChangeRequest) -> None:
        """Change the game: check, play on a copy, write, and only then let it take effect."""
        before = table.row.waiting
        async with table.lock:
            for _ in range(TRIES):
                if await self._already_done(table, request):
                    return
                assert table.game is not None
                game = table.game.copy()
                request.act(game)
                change = table.change(game, request.kind, request.seat, request.key)
                if await self._write(table, game, change):
                    break
                await self.reload(table)
            else:
                raise Refusal("busy", "others are moving at this table; try again")
        self.announce(table, before)
        self.play_bots(table)

    async def _already_done(self, table: LoadedTable, request: ChangeRequest) -> bool:
        """Return whether this request was carried out before; refuse it if it is not possible."""
        expected, key = request.expected, request.key
        if expected is not None and expected > table.version:
            await self.reload(table)  # another process may have told the caller first
        if table.row.broken:
            raise Refusal("broken", table.row.broken)
        if expected is not None and not table.is_fresh(request.seat, expected):
            if key:
                found = await self.store.read(lambda c: queries.change_with_key(c, table.id, key))
                if found and not request.made_by_this(found):
                    raise Refusal("used", KEY_USED)
                if found:
                    return True
            if expected > table.version:
                raise Refusal("stale", "the table is only at version {}", table.version)
            raise Refusal("stale", "the table has gone on to version {}: look again", table.version)
        if table.row.status != "playing" or table.game is None:
            over = table.row.status == "over"
            raise Refusal("not-now", "the game is over" if over else "the game has not begun")
        return False

    async def _write(self, table: LoadedTable, game: Game, change: Change) -> bool:
        """Write a change and its consequences; return False if another process was faster."""
        now = change.at
        old = table.row
        rounds = max(game.state.round - old.round, 0)
        seats = [replace(seat) for seat in table.seats]
        update_clocks(old.options.clock, seats, game.actors, rounds, now)
        row = replace(
            old,
            version=change.version,
            round=game.state.round,
            waiting=tuple(sorted(game.actors)),
            status="over" if game.over else "playing",
            asked=None,
            changed_at=now,
        )
        row.due_at = due(row, seats, game, now)
        snapshot = None
        if rounds or game.over:
            added = change.steps.count("\n") + 1
            snapshot = make_snapshot(game, change.version, change.cut + added)
        clocks = seats if old.options.clock else []

        def append(c: Connection) -> None:
            queries.append(c, row, change, clocks, snapshot)
            write_notices(c, row, seats, old.waiting)
            keep_result(c, row, seats, game)
            self.notify(c, row.id, "game", turns(row, seats, old.waiting))

        try:
            await self.store.write(append)
        except Conflict:
            self.metrics.add("orleans_conflicts_total")
            return False
        except IntegrityError:
            self.metrics.add("orleans_conflicts_total")
            if change.key and await self._key_taken(table, change):
                raise Refusal("used", KEY_USED) from None
            return False
        table.apply(game, change)
        table.row, table.seats = row, seats
        self._set_timer(table)
        by = "bot" if change.key is None else "person"
        self.metrics.add("orleans_moves_total", labels=f'by="{by}"')
        return True

    async def _key_taken(self, table: LoadedTable, change: Change) -> bool:
        key = change.key or ""
        found = await self.store.read(lambda c: queries.change_with_key(c, table.id, key))
        return found is not None and found.version < change.version

    def announce(self, table: LoadedTable, before: tuple[int, ...]) -> None:
        table.used_at = now_ms()
        self.sockets.changed(table, [seat for seat in table.row.waiting if seat not in before])

    # --- bots and clocks

    def play_bots(self, table: LoadedTable) -> None:
        """Start the bots of a table, unless they are already playing."""
        if not table.bots_playing and table.bot_turns(now_ms()):
            table.bots_playing = True
            self.spawn(self._play_bots(table))

    async def _play_bots(self, table: LoadedTable) -> None:
        try:
            while table.id in self._loaded and (seats := table.bot_turns(now_ms())):
                try:
                    await self._bot_moves(table, seats[0])
                except Refusal as refusal:
                    if refusal.code not in ("stale", "busy"):
                        raise
        except Exception as error:
            if not isinstance(error, Refusal):
                log_event(
                    "bots stopped", 40, table=table.id, reason=f"{type(error).__name__}: {error}"
                )
        finally:
            table.bots_playing = False

    async def _bot_moves(self, table: LoadedTable, seat: int) -> None:
        assert table.game is not None
        version = table.version
        sitting = table.seats[seat]
        bot = sitting.bot if sitting.kind == "bot" else table.row.options.substitute
        seed = token_hex(16)  # with the seed, players could predict the bot's plan
        task = task_for(table.game, seat, bot, table.row.options.bot_ms, seed)
        task.player = f"{table.id}/{seat}"
        began = time.perf_counter()
        try:
            move = (await self.bot_pool.think(task)).move
        except NoAnswer as error:
            await self._bot_failed(table, seat, str(error))
            move = random.choice(task.moves)
        self.metrics.add("orleans_bot_seconds_total", time.perf_counter() - began)
        self.metrics.set("orleans_bot_restarts_total", self.bot_pool.restarts)
        await self.change_game(table, playing(seat, move, version))

    async def _bot_failed(self, table: LoadedTable, seat: int, reason: str) -> None:
        self.metrics.add("orleans_bot_failures_total")
        log_event("a bot failed", 30, table=table.id, seat=seat, reason=reason)
        trouble = f"{reason}; a move was chosen at random"
        if table.row.trouble != trouble:
            await self.change_lobby(table, lambda row, _: setattr(row, "trouble", trouble))

    def _set_timer(self, table: LoadedTable) -> None:
        """Wake up when the next clock runs out."""
        if table.timer:
            table.timer.cancel()
            table.timer = None
        now = now_ms()
        end = None if table.bot_turns(now) else table.due_at(now)
        if end is not None:
            wait = max(end - now, 0) / 1000 + 0.01
            table.timer = asyncio.get_running_loop().call_later(wait, self.play_bots, table)

    async def _resume(self, table_id: str) -> None:
        """Resume a table. If it cannot be read, log it: the others must not wait."""
        try:
            self.play_bots(await self.get(table_id))
        except OrleansError:
            pass
        except Exception as error:
            log_event(
                "a table cannot be read", 40, table=table_id, reason=f"{type(error).__name__}"
            )

    async def _sweep(self) -> None:
        """Resume tables whose process is gone, and drop idle ones from memory."""
        horizon = 10_000  # at the start, resume unfinished work at once
        while True:
            try:
                until = now_ms() + horizon
                for table_id in await self.store.read(lambda c, u=until: queries.due_tables(c, u)):  # type: ignore[misc]
                    await self._resume(table_id)
            except Exception as error:
                log_event("sweep failed", 40, reason=f"{type(error).__name__}: {error}")
            horizon = 0
            self._unload_idle(self.settings.idle_seconds)
            await asyncio.sleep(self.settings.sweep_seconds)


@dataclass(frozen=True)
class ChangeRequest:
    """A request to change a game; `text` is the text of a move."""

    seat: int
    kind: str
    act: Callable[[Game], None]
    expected: int | None = None
    key: str | None = None
    text: str = ""

    def made_by_this(self, change: Change) -> bool:
        """Return whether this request made the change: the answer was lost, not the move."""
        move = change.steps.partition("\n")[0].partition(" ")[2]
        same = change.seat == self.seat and change.kind == self.kind
        return same and (self.kind != "move" or move == self.text)


def playing(seat: int, text: str, expected: int, key: str | None = None) -> ChangeRequest:
    tidy = " ".join(text.lower().split())
    return ChangeRequest(seat, "move", lambda game: game.play(seat, tidy), expected, key, tidy)
