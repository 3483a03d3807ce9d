"""HTTP that neither waits long for a request nor keeps much of an incomplete one.

WebSockets are guarded here against what never becomes a message: pings and empty pieces.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from orleans.server.rates import RateLimit, network_of

HEAD_SECONDS = 10.0  # from the first byte, or from the connection, to the end of the headers
BODY_SECONDS = 30.0  # from there to the end of the body
READ_SECONDS = 60.0  # within which a client must read on
OFTEN_SECONDS = 1.0  # before a client that connects too often is refused
TOO_MANY = b"429 Too Many Requests"
MAX_HEAD = 32_768  # bytes of an unfinished head, beside what came with the last read
MAX_AHEAD = 16  # requests that a client may send before it has read an answer

SOCKET_BYTES = 64.0  # bytes a second that a WebSocket may receive: two messages
SOCKET_BYTES_AT_ONCE = 8192.0
FLOODED = 1008  # the code that closes a WebSocket that received more
FAREWELL = 1.0  # seconds to read why
MAX_DROPPED = 1 << 20  # bytes meanwhile


class GuardedProtocol(HttpToolsProtocol):
    """One connection. `most` limits the connections of one address; 0: any number.

    `rates` limits how often an address may connect: a connection without a request counts too.
    """

    open_by_network: ClassVar[Counter[str]] = Counter()

    def __init__(
        self, *args: Any, most: int = 0, rates: RateLimit | None = None, **more: Any
    ) -> None:
        super().__init__(*args, **more)
        self.most, self.rates = most, rates
        self.network = ""
        self._timer: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._unwanted = False
        self._head = 0
        self._in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.network = network_of(self.client[0]) if self.client else ""
        self.open_by_network[self.network] += 1
        if self.most and self.open_by_network[self.network] > self.most:
            self._refuse(TOO_MANY)
        elif self.rates is not None and not self.rates.allow(self.network):
            self._unwanted = (
                True  # a client that must wait for a refusal does not come back at once
            )
            self._timer = self.loop.call_later(OFTEN_SECONDS, self._refuse, TOO_MANY)
        else:
            self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._stop_reading()
        self.pipeline.clear()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # sockets are counted elsewhere
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._stop()
        if self.open_by_network[self.network] > 1:
            self.open_by_network[self.network] -= 1
        else:
            del self.open_by_network[self.network]

    def data_received(self, data: bytes) -> None:
        if self._unwanted or self.transport.is_closing():
            return
        if self._timer is None:
            self._wait(HEAD_SECONDS)
        self._head += len(data)
        super().data_received(data)
        if self._head > MAX_HEAD and not self._in_body:
            self._refuse(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_AHEAD:
            raise ValueError("too many requests before an answer was read")
        super().on_message_begin()
        self._wait(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_body:  # what follows a body is of no use, and could be without end
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_body = True
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_body = False
        self._head = 0
        self._stop()

    def send_400_response(self, msg: str) -> None:
        if self.pipeline:
            self.transport.close()  # not in the middle of another answer
        else:
            super().send_400_response(msg)

    # --- the answer

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_reading()
        super().resume_writing()

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    # --- the time

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self._in_body:
            self.transport.close()  # its handler is told that the client has gone
        else:
            self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes) -> None:
        """Say why and hang up. Answers to earlier requests come first or not at all."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(
                b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            )
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """One WebSocket. Everything it receives costs time, even if the application never sees it."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._bytes = RateLimit(SOCKET_BYTES, SOCKET_BYTES_AT_ONCE)
        self._flooded = False
        self._dropped = 0

    def data_received(self, data: bytes) -> None:
        if self._flooded:
            self._drop(len(data))
            return
        if not self.handshake_initiated:  # it has been counted as a request
            super().data_received(data)
            return
        room = int(self._bytes.left(""))
        self._bytes.charge("", min(len(data), room))
        super().data_received(data[:room])
        if len(data) > room and not self.transport.is_closing():
            self._end_flood()

    def _end_flood(self) -> None:
        """Say why, and tell the application as if the client had said so."""
        self._flooded = True
        self.stop_keepalive()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.conn.state is State.OPEN:
            self.conn.fail(FLOODED, "too many messages")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED})
        self.loop.call_later(FAREWELL, self.transport.abort)

    def _drop(self, size: int) -> None:
        """A client that is still sending cannot read the reason, so let it send a little."""
        self._dropped += size
        if self._dropped > MAX_DROPPED:
            self.transport.pause_reading()
