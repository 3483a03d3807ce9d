"""WebSockets: they announce what changed and carry each seat its own view.

A wire only says what a client may ask for by HTTP too. Several changes that come quicker
than a client reads are sent as one: the newest state.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from orleans.server import messages, shelf, wire
from orleans.server.logs import note
from orleans.server.people import Person
from orleans.server.refusal import Refusal

if TYPE_CHECKING:
    from orleans.server.hall import Hall
    from orleans.server.live import LiveTable

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(messages.Since).decode
MAX_MESSAGE = 1000
MAX_MISTAKES = 10
MOST_LINES = 50  # of chat at once
SEND_SECONDS = 20.0
ENDINGS = (WebSocketDisconnect, RuntimeError, TimeoutError, OSError)  # the other side went


class Wire:
    """One WebSocket at a table."""

    def __init__(
        self,
        socket: WebSocket,
        live: LiveTable,
        person: Person | None,
        look: wire.Look,
        language: str,
    ) -> None:
        self.socket, self.live, self.person, self.language = socket, live, person, language
        self.seat, self.details = look.seat, look.details
        self.wake = asyncio.Event()
        self.known = look.version
        self.state_due = False
        self.chat_due = True
        self.chat_seen: int | None = None  # nothing asked for yet
        self.farewell = ""

    def changed(self) -> None:
        self.state_due = True
        self.wake.set()

    def chatted(self) -> None:
        self.chat_due = True
        self.wake.set()

    def end(self, reason: str) -> None:
        self.farewell = reason
        self.wake.set()

    async def run(self, hall: Hall) -> None:
        """Talk until either side ends."""
        self.live.wires.add(self)
        self.state_due = self.details or self.known != self.live.version or self.known is None
        self.wake.set()
        try:
            await until_one_ends(self._send(hall), self._listen())
        finally:
            self.live.wires.discard(self)
            if self.socket.application_state == WebSocketState.CONNECTED:
                with contextlib.suppress(Exception):
                    await self.socket.close(1000)

    async def _send(self, hall: Hall) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.farewell:
                await self._say(messages.ErrorMessage(self.farewell, "not-found"))
                return
            if self.state_due:
                self.state_due = False
                await self._say_state()
            if self.chat_due and self.live.visible_to(self.person):
                self.chat_due = False
                await self._say_chat(hall)

    async def _say_state(self) -> None:
        live = self.live
        if not live.visible_to(self.person):
            self.end("this table is no longer open to you")
            return
        if self.seat is not None and self.seat not in live.seats_of(self.person):
            self.seat = None  # who has left a seat sees what everybody sees
        if live.game is None:
            await self._say(messages.TableMessage(live.info(self.person)))
            return
        state = live.state(self.seat, self.person, self.language, self.details)
        await self._say(messages.StateMessage(state))

    async def _say_chat(self, hall: Hall) -> None:
        lines = await hall.store.read(
            lambda c: shelf.chat_of(c, self.live.id, self.chat_seen, limit=MOST_LINES)
        )
        self.chat_seen = lines[-1].id if lines else self.chat_seen or 0
        if lines:
            await self._say(messages.ChatMessage(lines))
        if len(lines) == MOST_LINES:  # there may be more
            self.chatted()

    async def _say(self, message: msgspec.Struct) -> None:
        """A client that does not read is cut off, it can come back."""
        async with asyncio.timeout(SEND_SECONDS):  # wait_for may lose a cancellation (3.11)
            await self.socket.send_text(encode(message).decode())

    async def _listen(self) -> None:
        mistakes = 0
        while mistakes < MAX_MISTAKES:
            try:
                message = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] != "websocket.receive":
                return
            try:
                decode(read_text(message))
                self.changed()
            except (msgspec.MsgspecError, ValueError) as error:
                mistakes += 1
                await self._say(
                    messages.ErrorMessage(f'say {{"since": version}}: {error}', "unreadable")
                )
        await self.socket.close(1008)


async def until_one_ends(*talking: Coroutine[object, object, None]) -> None:
    """Send and listen at the same time; when one ends the other does too."""
    tasks = [asyncio.ensure_future(one) for one in talking]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, ENDINGS):
                note("a wire failed", 40, reason=f"{type(ended).__name__}: {ended}")


def read_text(message: object) -> str:
    """The text of a message; bytes and long texts are refused."""
    assert isinstance(message, dict)
    text = message.get("text")
    if not isinstance(text, str):
        raise ValueError("only text is understood")
    if len(text) > MAX_MESSAGE:
        raise ValueError("the message is too long")
    return text


class PersonWire:
    """One WebSocket of a person who waits for turns at any table."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[messages.TurnMessage] = asyncio.Queue(100)

    def tell(self, message: messages.TurnMessage) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(message)

    async def run(self, wires: Wires, person: str) -> None:
        wires.add_person(person, self)
        try:
            await until_one_ends(self._send(), self._listen())
        finally:
            wires.remove_person(person, self)

    async def _listen(self) -> None:
        """A person says nothing here; it only shows when the other side has gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (await self.socket.receive())["type"] == "websocket.receive":
                pass

    async def _send(self) -> None:
        while True:
            text = encode(await self.queue.get()).decode()
            async with asyncio.timeout(SEND_SECONDS):
                await self.socket.send_text(text)


class Wires:
    """Who is connected to this process, and from how many places."""

    def __init__(self, most: int, most_by_address: int) -> None:
        self.most, self.most_by_address = most, most_by_address
        self._addresses: Counter[str] = Counter()
        self._people: dict[str, set[PersonWire]] = defaultdict(set)

    @property
    def open(self) -> int:
        return self._addresses.total()

    @contextlib.contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Refuse more than this process or one address may have."""
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

    def add_person(self, person: str, line: PersonWire) -> None:
        self._people[person].add(line)

    def remove_person(self, person: str, line: PersonWire) -> None:
        self._people[person].discard(line)
        if not self._people[person]:
            del self._people[person]

    def changed(self, live: LiveTable, turns: list[int]) -> None:
        """A table changed; these seats are to decide now."""
        for line in live.wires:
            line.changed()
        for number in turns:
            seat = live.seats[number]
            if seat.kind == "person" and seat.person:
                self.turn(seat.person, live.id, number, live.version)

    def turn(self, person: str, table_id: str, seat: int, version: int) -> None:
        for line in self._people.get(person, ()):
            line.tell(messages.TurnMessage(table_id, seat, version))

    def chat(self, live: LiveTable) -> None:
        for line in live.wires:
            line.chatted()

    def end(self, live: LiveTable, reason: str) -> None:
        for line in list(live.wires):
            line.end(reason)
