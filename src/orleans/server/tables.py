"""All tables of this process. Every change of a game goes through `Tables.change_game`.

A change is played on a copy of the game and written to the database. Only then does it take
effect here and is sent to the clients. If another process wrote first, the database rejects
the change; the table is reloaded and the change is tried again or reported as stale.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from secrets import token_hex

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from orleans.boxes import RULES_VERSION
from orleans.game import Game
from orleans.server import chat, queries, signs, views
from orleans.server.analyses import Analyses
from orleans.server.bot_players import BotPlayers
from orleans.server.bot_pool import BotPool
from orleans.server.bot_queue import bot_command
from orleans.server.change_request import ChangeRequest
from orleans.server.clock import TABLE_TIME, Seat, now_ms, table_ms, update_clocks, waiting_since
from orleans.server.game_building import make_snapshot
from orleans.server.known_people import KnownPeople
from orleans.server.lanes import Lanes, aside
from orleans.server.logs import log_event
from orleans.server.mail import Mailer
from orleans.server.metrics import Metrics
from orleans.server.notices import Notices, turns, write_notices
from orleans.server.other_rules import by_the_right_rules
from orleans.server.people import Person, is_id
from orleans.server.placings import keep_placings
from orleans.server.queries import Change, Conflict, Row
from orleans.server.rates import RateLimit
from orleans.server.refusal import Refusal, Sentence
from orleans.server.results import has_ended, keep_result
from orleans.server.settings import Settings
from orleans.server.sockets import Sockets
from orleans.server.store import Store
from orleans.server.sweep import Sweep
from orleans.server.table import LoadedTable, due

TRIES = 30
UPLOADS = 0.1  # records a second that a person may send
UPLOADS_AT_ONCE = 6
SIGNS = 1.0  # a second that a person may make
SIGNS_AT_ONCE = 6
LINES = 0.5  # of chat a second that a person may say
LINES_AT_ONCE = 10
Edit = Callable[[Row, list[Seat]], None]
KEY_USED = "this key was used for another request"
NOT_HERE = "there is no such table, or it is not open to you"


class Tables:
    def __init__(self, settings: Settings, store: Store, bot_pool: BotPool | None = None) -> None:
        self.settings = settings
        self.store = store
        self.bot_pool = bot_pool or BotPool(settings.workers, bot_command(settings.bot_queue))
        self.analyses = Analyses(store, settings.analysis_seconds)
        self.metrics = Metrics()
        self.lanes = Lanes(settings.address_rate > 0)
        self.sockets = Sockets(settings.sockets, settings.sockets_by_address)
        self.upload_rates = RateLimit(UPLOADS if settings.person_rate else 0, UPLOADS_AT_ONCE)
        self.sign_rates = RateLimit(SIGNS if settings.person_rate else 0, SIGNS_AT_ONCE)
        self.chat_rates = RateLimit(LINES if settings.person_rate else 0, LINES_AT_ONCE)
        self.mailer = Mailer(settings)
        self.notices = Notices(settings, store, self.metrics, self.mailer)
        self.people = KnownPeople(store, self.spawn)
        self.bots = BotPlayers(self)
        self.sweep = Sweep(self)
        self.name = token_hex(4)  # marks the messages of this process
        self.loaded: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        if at := await self.store.read(queries.table_time):
            TABLE_TIME.set(at)  # nobody could move while no server was there
        with suppress(IntegrityError):  # another process begins it at the same moment
            await self.sweep.beat()
        self.store.listen(self._on_message)
        self.spawn(self.sweep.run())
        self.spawn(self.analyses.work())
        self.spawn(self.notices.deliver())

    async def close(self) -> None:
        while self._tasks:  # what is being done may begin something new
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks)
        await self.bot_pool.close()
        self.mailer.close()
        self.store.close()

    def spawn(self, work: asyncio._CoroutineLike[None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end_session(self, session: str) -> None:
        self.sockets.end_session(list(self.loaded.values()), session)

    async def reload_all(self, table_ids: list[str]) -> None:
        """Read again who sits at these tables."""
        for table_id in table_ids:
            if table_id in self.loaded or table_id in self._loading:
                await self._on_change(table_id)

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
        """Whoever has finished the challenge of a day may look at the others' games."""
        row = table.row
        if person is None or not row.day or row.status != "over":
            return False
        ended = await self.store.read(lambda c: has_ended(c, row.day, person.id))
        if ended:
            table.watchers.add(person.id)  # while it is in memory
        return ended

    async def get(self, table_id: str) -> LoadedTable:
        table = self.loaded.get(table_id)
        if table is None:
            if table_id not in self._loading:
                task = asyncio.get_running_loop().create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(self._loading[table_id])
        table.used_at = table_ms()
        return table

    async def _load(self, table_id: str) -> LoadedTable:
        load = partial(queries.load, table_id=table_id, snapshot=True)
        try:
            stored = await self.store.read(load)
            if stored is None:
                raise Refusal("not-found", NOT_HERE)
            was_broken = stored.row.broken
            stored = await by_the_right_rules(self.store, stored, self.name)
            table = await aside(LoadedTable, stored)
        except Refusal:
            raise
        except Exception as error:  # whatever may stand in its rows
            log_event("a table cannot be read", 40, table=table_id, reason=str(error)[:200])
            raise Refusal("broken", "this table cannot be read") from error
        table.host_name = await self.name_of(table.row.host)
        if table.row.broken and not was_broken and table.row.rules <= RULES_VERSION:
            log_event("a game does not fit the rules", table=table_id, reason=table.row.broken)
            await self.store.write(lambda c: queries.mark_broken(c, table_id, table.row.broken))
        self.loaded[table_id] = table
        self.bots.set_timer(table)
        self.unload_idle()
        return table

    async def name_of(self, person: str) -> str:
        names = await self.store.read(lambda c: queries.names_of(c, {person}))
        return names.get(person, "")

    def keeps(self, table: LoadedTable) -> bool:
        return self.loaded.get(table.id) is table

    def unload_idle(self, idle: float | None = None) -> None:
        """Drop unused tables from memory; the database still has them."""
        now = table_ms()
        for table in list(self.loaded.values()):
            too_many = len(self.loaded) > self.settings.keep_games
            resting = idle is not None and now - table.used_at > idle * 1000
            if not (too_many or resting):
                continue
            if not (
                table.sockets or table.lock.locked() or table.bots_playing or table.used_at == now
            ):
                self._unload(table)
        self.metrics.set("orleans_tables_in_memory", len(self.loaded))

    def _unload(self, table: LoadedTable) -> None:
        if table.timer:
            table.timer.cancel()
        self.loaded.pop(table.id, None)

    async def reload(self, table: LoadedTable) -> None:
        """Read what other processes wrote. The caller must hold the lock."""
        after = table.version if table.game else -1
        begins = table.game is None
        stored = await self.store.read(lambda c: queries.load(c, table.id, after, snapshot=begins))
        if stored is None:
            self.forget_table(table)
            raise Refusal("not-found", NOT_HERE)
        if stored.row.version < table.version:
            self.restart(table)  # a backup was restored
            raise Refusal("stale", "the table has just changed: look again")
        if stored.row.host != table.row.host:
            table.host_name = await self.name_of(stored.row.host)
        table.refresh(stored)
        self.bots.set_timer(table)

    async def reload_if_behind(self, table: LoadedTable) -> bool:
        """Reload the table; return whether another process had changed it."""
        if not self.store.postgres:
            return False
        before = (table.row.revision, table.version)
        await self.reload(table)
        return before != (table.row.revision, table.version)

    def restart(self, table: LoadedTable) -> None:
        """Forget a table; clients connect again and see it as the database has it."""
        self._unload(table)
        for socket in list(table.sockets):
            socket.hang_up()

    def forget_table(self, table: LoadedTable) -> None:
        self._unload(table)
        self.sockets.end(table, "the table was removed")

    def _on_message(self, payload: str) -> None:
        """Handle a message of another process. An empty one means that some may be lost."""
        if not payload:
            self.people.clear()
            for table_id in {*self.loaded, *self._loading}:
                self._on_chat(table_id)
                self.spawn(self._on_change(table_id))
            return
        sender, about, what, *turns = payload.split(":")
        if sender == self.name:
            return
        if what == "person":
            self.people.forget(about)
        elif what == "session":
            self.end_session(about)
        elif what == "chat":
            self._on_chat(about)
        elif what == "sign":
            self._on_sign(about, turns.pop())
        elif about in self.loaded or about in self._loading:
            self.spawn(self._on_change(about))
        for turn in turns:
            person, seat, version = turn.split(" ")
            self.sockets.turn(person, about, int(seat), int(version))

    def _on_chat(self, table_id: str) -> None:
        if table_id in self.loaded:
            self.sockets.chat(self.loaded[table_id])

    def _on_sign(self, table_id: str, word: str) -> None:
        if table_id in self.loaded:
            self.loaded[table_id].signs.add(signs.read(word))
            self.sockets.signs(self.loaded[table_id])

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
        self.bots.play(table)

    async def say(
        self, table: LoadedTable, seat: int | None, name: str, text: str, person: str | None = None
    ) -> int:
        """Add a line of chat."""
        return await self._add_chat(
            table, lambda c: chat.add_line(c, table.id, seat, name, text, person=person)
        )

    async def tell(self, table: LoadedTable, seat: int, sentence: Sentence) -> int:
        """Add a line of the server about a seat, which each reads in their own language."""
        return await self._add_chat(table, lambda c: chat.tell(c, table.id, seat, sentence))

    async def _add_chat(self, table: LoadedTable, add: Callable[[Connection], int]) -> int:
        def write(c: Connection) -> int:
            number = add(c)
            self.notify(c, table.id, "chat")
            return number

        number = await self.store.write(write)
        self.sockets.chat(table)
        return number

    # --- signs

    async def send_sign(self, table: LoadedTable, sign: signs.Sign) -> None:
        """Send a sign to everybody at a table, in other processes too."""
        table.signs.add(sign)
        self.sockets.signs(table)
        if self.store.postgres:
            word = signs.write(sign)
            await self.store.write(lambda c: self.notify(c, table.id, "sign", [word]))

    async def signs_for(
        self, table: LoadedTable, person: Person | None, language: str
    ) -> views.Signs:
        """Return the signs that a person sees: none of those whom they have muted."""
        unheard: frozenset[int] = frozenset()
        if table.signs and person:
            muted = await self.store.read(lambda c: chat.muted_by(c, person.id))
            unheard = frozenset(seat.seat for seat in table.seats if seat.person in muted)
        return table.signs.shown(table.game, language, unheard)

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
        self.bots.play(table)

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
        now = table_ms()
        old = table.row
        rounds = max(game.state.round - old.round, 0)
        seats = [replace(seat) for seat in table.seats]
        update_clocks(old.options.clock, seats, game.actors, rounds, now)
        row = replace(
            old,
            version=change.version,
            round=game.state.round,
            waiting=tuple(sorted(game.actors)),
            idle=waiting_since(old.idle, game.actors, change.seat, now),
            status="over" if game.over else "playing",
            asked=None,
            changed_at=change.at,
        )
        row.due_at = due(row, seats, game, now)
        snapshot = None
        if rounds or game.over:
            added = change.moves.count("\n") + 1
            snapshot = make_snapshot(game, change.version, change.cut + added)
        clocks = seats if old.options.clock else []

        def append(c: Connection) -> None:
            queries.append(c, row, change, clocks, snapshot)
            write_notices(c, row, seats, old.waiting)
            keep_result(c, row, seats, game)
            keep_placings(c, row, seats, game)
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
        self.bots.set_timer(table)
        by = "bot" if change.key is None else "person"
        self.metrics.add("orleans_moves_total", labels=f'by="{by}"')
        return True

    async def _key_taken(self, table: LoadedTable, change: Change) -> bool:
        key = change.key or ""
        found = await self.store.read(lambda c: queries.change_with_key(c, table.id, key))
        return found is not None and found.version < change.version

    def announce(self, table: LoadedTable, before: tuple[int, ...]) -> None:
        table.used_at = table_ms()
        self.sockets.changed(table, [seat for seat in table.row.waiting if seat not in before])
