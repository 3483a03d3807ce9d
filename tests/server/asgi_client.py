"""Requests and WebSockets to a server in this process, without a network."""

import asyncio
import contextlib
import json
import time
from typing import NamedTuple
from urllib.parse import urlencode

import msgspec
from table_client import SOON


class Answer(NamedTuple):
    status: int
    headers: list
    body: bytes


def scope_of(kind, path, key, query):
    headers = [(b"host", b"testserver")]
    if key:
        headers.append((b"authorization", f"Bearer {key}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": urlencode(query or {}).encode(),
        "headers": headers,
        "client": ("testclient", 1),
        "server": ("testserver", 80),
    }


async def ask(app, method, path, key="", *, query=None, body=None):
    """One request and every byte of its answer."""
    scope = scope_of("http", path, key, query)
    scope |= {"method": method, "http_version": "1.1", "scheme": "http"}
    sent = b"" if body is None else json.dumps(body).encode()
    if body is not None:
        scope["headers"].append((b"content-type", b"application/json"))
    got = []

    async def receive():
        return {"type": "http.request", "body": sent, "more_body": False}

    async def send(message):
        got.append(message)

    with contextlib.suppress(Exception):  # the answer is 500 then
        await app(scope, receive, send)
    body = b"".join(message.get("body", b"") for message in got[1:])
    return Answer(got[0]["status"], got[0]["headers"], body)


class TableSeen(msgspec.Struct):
    asked: object
    ending: list


class StateSeen(msgspec.Struct):
    version: int
    table: TableSeen | None


class Said(msgspec.Struct):
    """The part of a message that shows how far a socket has come."""

    state: StateSeen | None = None
    lines: list = []


read = msgspec.json.Decoder(Said).decode


class AsgiSocket:
    """A WebSocket and every message that came."""

    def __init__(self, app, path, key="", query=None):
        self.sent = []  # raw, as the server sends them
        self.noted = 0
        self.last = b""
        self.state = None
        self.chats = 0
        self._inbox = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", path, key, query)
        scope |= {"scheme": "ws", "subprotocols": []}
        scope["extensions"] = {"websocket.http.response": {}}
        self._task = asyncio.ensure_future(app(scope, self._inbox.get, self._send))

    async def _send(self, message):
        self.sent.append(message)
        if message["type"] == "websocket.send":
            said = read(message["text"])
            self.state = said.state or self.state
            self.chats += len(said.lines)

    def heard(self, version, chats, asked, ending):
        """The line has come as far as the table."""
        if self.state is None or self.state.version != version or self.chats != chats:
            return False
        table = self.state.table
        return table is None or (table.asked, table.ending) == (asked, ending)

    def news(self):
        """What came since; the same state twice counts once."""
        for message in self.sent[self.noted :]:
            if message["type"] == "websocket.send" and message["text"] != self.last:
                self.last = message["text"]
                yield message["text"].encode()
        self.noted = len(self.sent)

    async def close(self):
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        done, _ = await asyncio.wait([self._task], timeout=SOON)
        assert done, "the socket does not end"


class SlowAsgiSocket(AsgiSocket):
    """A WebSocket of somebody who reads only while `reads` is set."""

    def __init__(self, *args):
        self.reads = asyncio.Event()
        super().__init__(*args)

    async def _send(self, message):
        if message["type"] == "websocket.send":
            await self.reads.wait()
        await super()._send(message)


async def until(holds):
    end = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < end, "the socket stays silent"
        await asyncio.sleep(0.0005)
