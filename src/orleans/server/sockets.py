"""WebSockets: they announce changes and send each seat its own view.

A socket sends nothing a client could not get over HTTP. If changes come faster than a client
reads, it gets only the newest state.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from orleans.server import api, chat, messages, views
from orleans.server.logs import log_event
from orleans.server.people import Person
from orleans.server.protocol import FLOODED
from orleans.server.rates import RateLimit
from orleans.server.refusal import Refusal

if TYPE_CHECKING:
    from orleans.server.table import LoadedTable
    from orleans.server.tables import Tables

to_json = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(messages.Since).decode
MAX_MESSAGE = 1000
MAX_MISTAKES = 10
MOST_LINES = 50  # of chat at once
SEND_SECONDS = 20.0
MESSAGES = 2.0  # that a client may send a second
AT_ONCE = 10
MAX_IGNORED = 100  # ignored messages after which it is closed
FLOOD = 100  # requests that this costs the address
NO_SIGNS = views.Signs([], [])
ENDINGS = (WebSocketDisconnect, RuntimeError, TimeoutError, OSError)  # the client has gone


class TableSocket:
    """One WebSocket at a table."""

    def __init__(
        self,
        websocket: WebSocket,
        rates: RateLimit,
        table: LoadedTable,
        person: Person | None,
        look: api.Look,
        *,
        language: str,
    ) -> None:
        self.websocket, self.table, self.person, self.language = websocket, table, person, language
        self.inbox = Inbox(websocket, rates)
        self.seat, self.details = look.seat, look.details
        self.wake = asyncio.Event()
        self.known = look.version
        self.state_due = False
        self.chat_due = True
        self.chat_seen: int | None = None  # nothing asked for yet
        self.signs_seen = NO_SIGNS
        self.closing_reason = ""
        self.over = False

    def changed(self) -> None:
        self.state_due = True
        self.wake.set()

    def chatted(self) -> None:
        self.chat_due = True
        self.wake.set()

    def end(self, reason: str) -> None:
        self.closing_reason = reason
        self.wake.set()

    def hang_up(self) -> None:
        """Close without a reason: the client connects again."""
        self.over = True
        self.wake.set()

    async def run(self, tables: Tables) -> None:
        """Send and receive until either side closes."""
        self.table.sockets.add(self)
        self.state_due = self.details or self.known != self.table.version or self.known is None
        self.wake.set()
        try:
            await until_one_ends(self._send_all(tables), self._listen())
        finally:
            self.table.sockets.discard(self)
            if self.websocket.application_state == WebSocketState.CONNECTED:
                with contextlib.suppress(Exception):
                    await self.websocket.close(1000)

    async def _send_all(self, tables: Tables) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.over:
                return
            if self.closing_reason:
                await self._send_message(messages.ErrorMessage(self.closing_reason, "not-found"))
                return
            await tables.lanes.run(self.websocket.scope["network"], self._send_news(tables))

    async def _send_news(self, tables: Tables) -> None:
        if self.over or self.closing_reason:
            return  # while it waited for the others
        if self.state_due:
            self.state_due = False
            await self._send_state()
        if self.chat_due and self.table.visible_to(self.person):
            self.chat_due = False
            await self._send_chat(tables)
        if (self.table.signs or self.signs_seen != NO_SIGNS) and self.table.visible_to(self.person):
            await self._send_signs(tables)

    async def _send_state(self) -> None:
        table = self.table
        if not table.visible_to(self.person):
            self.end("this table is no longer open to you")
            return
        if self.seat is not None and self.seat not in table.seats_of(self.person):
            self.seat = None  # a player who has left becomes a spectator
        if table.game is None:
            await self._send_message(messages.TableMessage(table.info(self.person)))
            return
        state = table.state(self.seat, self.person, self.language, self.details)
        await self._send_message(messages.StateMessage(state))

    async def _send_chat(self, tables: Tables) -> None:
        reader = self.person.id if self.person else ""
        lines = await tables.store.read(
            lambda c: chat.lines_of(
                c, self.table.id, self.chat_seen, MOST_LINES, reader=reader, language=self.language
            )
        )
        self.chat_seen = lines[-1].id if lines else self.chat_seen or 0
        if lines:
            await self._send_message(messages.ChatMessage(lines))
        if len(lines) == MOST_LINES:  # there may be more
            self.chatted()

    async def _send_signs(self, tables: Tables) -> None:
        signs = await tables.signs_for(self.table, self.person, self.language)
        if signs != self.signs_seen:
            self.signs_seen = signs
            await self._send_message(messages.SignsMessage(signs))

    async def _send_message(self, message: msgspec.Struct) -> None:
        """Send a message. A client that does not read is disconnected; it can reconnect."""
        async with asyncio.timeout(SEND_SECONDS):  # wait_for may lose a cancellation (3.11)
            await self.websocket.send_text(to_json(message).decode())

    async def _listen(self) -> None:
        mistakes = 0
        while mistakes < MAX_MISTAKES:
            message = await self.inbox.read()
            if message is None:
                return
            try:
                decode(read_text(message))
                self.changed()
            except (msgspec.MsgspecError, ValueError) as error:
                mistakes += 1
                await self._send_message(
                    messages.ErrorMessage(f'say {{"since": version}}: {error}', "unreadable")
                )
        await self.websocket.close(1008)


async def until_one_ends(*talking: Coroutine[object, object, None]) -> None:
    """Run the coroutines together; when one ends, cancel the others."""
    tasks = [asyncio.ensure_future(one) for one in talking]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, ENDINGS):
                log_event("a socket failed", 40, reason=f"{type(ended).__name__}: {ended}")


class Inbox:
    """What a client sends. Messages beyond the limit are ignored; a flood closes the socket."""

    def __init__(self, websocket: WebSocket, by_address: RateLimit) -> None:
        self.websocket, self.by_address = websocket, by_address
        self.rate = RateLimit(MESSAGES, AT_ONCE)
        self.ignored = 0

    async def read(self) -> Message | None:
        """Return the next message; none: it is over."""
        while self.ignored < MAX_IGNORED:
            try:
                message = await self.websocket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return None
            network = self.websocket.scope["network"]
            if message["type"] != "websocket.receive":
                if message.get("code") == FLOODED:
                    self.by_address.charge(network, FLOOD)
                return None
            if self.rate.allow("") and self.by_address.allow(network):
                return message
            self.ignored += 1
        self.by_address.charge(self.websocket.scope["network"], FLOOD)
        await self.websocket.close(FLOODED, "too many messages")
        return None


def read_text(message: Message) -> str:
    """Return the text of a message; refuse bytes and long texts."""
    text = message.get("text")
    if not isinstance(text, str):
        raise ValueError("only text is understood")
    if len(text) > MAX_MESSAGE:
        raise ValueError("the message is too long")
    return text


class PersonSocket:
    """One WebSocket that tells a person about turns at any table."""

    def __init__(self, websocket: WebSocket, rates: RateLimit, session: str) -> None:
        self.websocket, self.session = websocket, session
        self.inbox = Inbox(websocket, rates)
        self.over = asyncio.Event()
        self.queue: asyncio.Queue[messages.TurnMessage] = asyncio.Queue(100)

    def tell(self, message: messages.TurnMessage) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(message)

    async def run(self, sockets: Sockets, person: str) -> None:
        sockets.add_person(person, self)
        try:
            await until_one_ends(self._send_all(), self._listen(), self._wait())
        finally:
            sockets.remove_person(person, self)

    async def _wait(self) -> None:
        await self.over.wait()

    async def _listen(self) -> None:
        """Ignore all messages; return when the client has gone."""
        while await self.inbox.read():
            pass

    async def _send_all(self) -> None:
        while True:
            text = to_json(await self.queue.get()).decode()
            async with asyncio.timeout(SEND_SECONDS):
                await self.websocket.send_text(text)


class Sockets:
    """The sockets of this process, counted by address."""

    def __init__(self, most: int, most_by_address: int) -> None:
        self.most, self.most_by_address = most, most_by_address
        self._addresses: Counter[str] = Counter()
        self._people: dict[str, set[PersonSocket]] = defaultdict(set)

    @property
    def open(self) -> int:
        return self._addresses.total()

    @contextlib.contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a socket; refuse it if the process or the address has too many."""
        here = self._addresses[address]
        if self.open >= self.most or here >= self.most_by_address:
            raise Refusal("too-often", "too many connections; try again later")
        self._addresses[address] += 1
        try:
            yield
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def add_person(self, person: str, socket: PersonSocket) -> None:
        self._people[person].add(socket)

    def remove_person(self, person: str, socket: PersonSocket) -> None:
        self._people[person].discard(socket)
        if not self._people[person]:
            del self._people[person]

    def changed(self, table: LoadedTable, turns: list[int]) -> None:
        """Announce a change of a table; it is now the turn of these seats."""
        for socket in table.sockets:
            socket.changed()
        for number in turns:
            seat = table.seats[number]
            if seat.kind == "person" and seat.person:
                self.turn(seat.person, table.id, number, table.version)

    def turn(self, person: str, table_id: str, seat: int, version: int) -> None:
        for socket in self._people.get(person, ()):
            socket.tell(messages.TurnMessage(table_id, seat, version))

    def chat(self, table: LoadedTable) -> None:
        for socket in table.sockets:
            socket.chatted()

    def signs(self, table: LoadedTable) -> None:
        for socket in table.sockets:
            socket.wake.set()

    def end_session(self, tables: list[LoadedTable], session: str) -> None:
        """Close the sockets of somebody who was signed out."""
        for socket in [one for table in tables for one in table.sockets]:
            if socket.person and socket.person.session == session:
                socket.end("you were signed out")
        for person in [one for found in self._people.values() for one in found]:
            if person.session == session:
                person.over.set()

    def end(self, table: LoadedTable, reason: str) -> None:
        for socket in list(table.sockets):
            socket.end(reason)
