"""Clients and server processes for the benchmarks of the server, and plain commits."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from orleans import Game, Setup

PLAYERS = 4
TABLES_EACH = 100  # one person may host twice as many


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def direct(folder: Path, moves: int) -> list[float]:
    """Seconds of moves that are applied and written as one row each, durable, nothing else."""
    (folder / "direct.sqlite").unlink(missing_ok=True)
    base = sqlite3.connect(folder / "direct.sqlite", isolation_level=None)
    base.execute("PRAGMA journal_mode=WAL")
    base.execute("PRAGMA synchronous=FULL")
    base.execute("CREATE TABLE moves (game INT, n INT, text TEXT, PRIMARY KEY (game, n))")
    rng = random.Random(1)
    game, number = Game(Setup(players=PLAYERS), "direct"), 0
    took = []
    for n in range(moves):
        began = time.perf_counter()
        if game.over:
            game, number = Game(Setup(players=PLAYERS), f"direct/{n}"), number + 1
        seat = game.actors[0]
        move = rng.choice(game.moves(seat))
        game.play(seat, move)
        base.execute("BEGIN IMMEDIATE")
        base.execute("INSERT INTO moves VALUES (?, ?, ?)", (number, n, game.text(move)))
        base.execute("COMMIT")
        took.append(time.perf_counter() - began)
    base.close()
    return took


class Connection:
    """HTTP/1.1 with as little as possible, so that the client is not what is measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> Connection:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, limit=1 << 20
        )
        return self

    async def ask(self, method: str, path: str, key: str = "", body: object = None) -> tuple:
        text = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(text)}\r\n"
        if key:
            head += f"Authorization: Bearer {key}\r\n"
        if body is not None:
            head += "Content-Type: application/json\r\n"
        self.writer.write(head.encode() + b"\r\n" + text)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        status = int(answer[9:12])
        low = answer.lower()
        at = low.index(b"content-length:") + 15
        length = int(low[at : low.index(b"\r", at)])
        return status, await self.reader.readexactly(length)


class Option(msgspec.Struct):
    move: str


class View(msgspec.Struct):
    over: bool


class State(msgspec.Struct):
    version: int
    actors: list[int]
    options: list[Option]
    view: View


decode = msgspec.json.Decoder(State).decode


@dataclass
class Table:
    id: str
    keys: list[str]
    states: dict[int, State] = field(default_factory=dict)


@dataclass
class Load:
    """Bots that play over HTTP, until so many seconds are over or so many moves are made."""

    port: int
    seconds: float = 1e9
    most: float = 1e9
    opened: int = 0
    key: str = ""
    moves: int = 0
    looks: int = 0
    finished: int = 0
    errors: list[str] = field(default_factory=list)  # the first one ends it
    waits: list[float] = field(default_factory=list)

    async def open_tables(self, count: int) -> list[Table]:
        """Tables for four, begun and in play."""
        connection = await Connection(self.port).open()
        return [await self.open_table(connection) for _ in range(count)]

    async def open_table(self, connection: Connection) -> Table:
        """A table at which one person plays all seats, of some tables of the same person."""
        if not self.opened % TABLES_EACH:
            _, body = await connection.ask("POST", "/api/people", body={"name": "bots"})
            self.key = json.loads(body)["key"]
        self.opened += 1
        key = self.key  # another client may have become somebody else meanwhile
        seats = [{"kind": "me"}] * PLAYERS
        wish = {"setup": {"players": PLAYERS}, "seats": seats, "public": True, "start": True}
        status, body = await connection.ask("POST", "/api/tables", key, wish)
        assert status == 201, body
        return Table(f"/api/tables/{json.loads(body)['id']}", [key] * PLAYERS)

    async def play(self, tables: list[Table], clients: int) -> None:
        """All tables at once; each client has tables of its own."""
        end = time.perf_counter() + self.seconds
        shares = [tables[n::clients] for n in range(clients)]
        await asyncio.gather(*[self.play_share(share, end) for share in shares if share])

    async def look(self, tables: list[Table], clients: int) -> None:
        """See every table once, as who sits down there does."""

        async def one(share: list[Table]) -> None:
            connection = await Connection(self.port).open()
            for table in share:
                await self.look_at(connection, table, 0)
            connection.writer.close()

        await asyncio.gather(*[one(tables[n::clients]) for n in range(clients)])

    async def look_at(self, connection: Connection, table: Table, seat: int) -> State | None:
        path = f"{table.id}/state?seat={seat}"
        status, body = await connection.ask("GET", path, table.keys[seat])
        if status != 200:
            self.fail(status, body)
            return None
        self.looks += 1
        state = table.states[seat] = decode(body)
        return state

    async def play_share(self, tables: list[Table], end: float) -> None:
        connection = await Connection(self.port).open()
        rng = random.Random(tables[0].id)
        while time.perf_counter() < end and self.moves < self.most and not self.errors:
            for table in tables:
                await self.move(connection, table, rng)
        connection.writer.close()

    async def move(self, connection: Connection, table: Table, rng: random.Random) -> None:
        """One bot looks, if it has not seen the table yet, and moves."""
        known = max(table.states.values(), key=lambda s: s.version, default=None)
        if known and known.view.over:
            self.finished += 1
            table.id, table.keys, table.states = vars(await self.open_table(connection)).values()
            return
        seat = known.actors[0] if known else 0
        state = table.states.get(seat)
        if state is None or state.version != (known.version if known else -1):
            state = await self.look_at(connection, table, seat)
            if state is None or seat not in state.actors:
                return
        wish = {
            "seat": seat,
            "move": rng.choice(state.options).move,
            "version": state.version,
            "key": f"key-{state.version:06}",
        }
        began = time.perf_counter()
        status, body = await connection.ask("POST", f"{table.id}/moves", table.keys[seat], wish)
        self.waits.append(time.perf_counter() - began)
        if status != 200:
            self.fail(status, body)
            return
        self.moves += 1
        table.states[seat] = decode(body)

    def fail(self, status: int, body: bytes) -> None:
        self.errors.append(f"{status} {body!r}")
        print(self.errors[-1], file=sys.stderr)


# --- the server's process


class Server:
    """A server process; `took` is how long it needed to start."""

    def __init__(self, database: Path) -> None:
        command = f"{sys.executable} -m orleans serve --port 0 --workers 1 --database {database}"
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [*command.split(), "--address-rate", "0", "--person-rate", "0"],
            stderr=subprocess.PIPE,
            text=True,
        )
        for line in self.process.stderr:
            if '"listening"' in line:
                self.port = int(json.loads(line)["address"].rsplit(":", 1)[1].strip("/"))
                self.took = time.perf_counter() - began
                return
        raise SystemExit("the server did not start")

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident memory in kB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        return 0.0

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=30)


class IdleSocket(asyncio.Protocol):
    """A WebSocket that listens and answers pings, with as little as possible."""

    def __init__(self, path: str) -> None:
        self.path, self.heard, self.buffer = path, asyncio.Event(), b""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self.open = head.startswith(b"HTTP/1.1 101")
            self.buffer = rest
            if not self.open:
                self.heard.set()
        while self.open and (frame := self.next_frame()):
            kind, body = frame
            if kind == 0x9:
                mask = bytes(4)
                self.transport.write(bytes((0x8A, 0x80 | len(body))) + mask + body)
            self.heard.set()

    def next_frame(self) -> tuple[int, bytes] | None:
        if len(self.buffer) < 2:
            return None
        kind, size, at = self.buffer[0] & 0xF, self.buffer[1], 2
        if size > 125:
            at = 4 if size == 126 else 10
            size = int.from_bytes(self.buffer[2:at], "big")
        if len(self.buffer) < at + size:
            return None
        body, self.buffer = self.buffer[at : at + size], self.buffer[at + size :]
        return kind, body

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        self.heard.set()
