"""The server under load, as ratios in one run on loopback.

500 tables of four bots that play over HTTP are in play at once. What a move costs, from
request to answer with everything that belongs to it, is compared with applying the same
kind of move and writing one SQLite row directly, durable as well. Then the memory of a
table that rests.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from orleans import Game, Setup

PLAYERS = 4
CONNECTIONS = 64


# --- the base: apply and write one row


def direct(folder: Path, moves: int) -> float:
    """Seconds for a move that is applied and written as one row, durable, nothing else."""
    base = sqlite3.connect(folder / "direct.sqlite", isolation_level=None)
    base.execute("PRAGMA journal_mode=WAL")
    base.execute("PRAGMA synchronous=FULL")
    base.execute("CREATE TABLE moves (game INT, n INT, text TEXT, PRIMARY KEY (game, n))")
    rng = random.Random(1)
    game, number = Game(Setup(players=PLAYERS), "direct"), 0
    began = time.perf_counter()
    for n in range(moves):
        if game.over:
            game, number = Game(Setup(players=PLAYERS), f"direct/{n}"), number + 1
        seat = game.actors[0]
        move = rng.choice(game.moves(seat))
        game.play(seat, move)
        base.execute("BEGIN IMMEDIATE")
        base.execute("INSERT INTO moves VALUES (?, ?, ?)", (number, n, game.text(move)))
        base.execute("COMMIT")
    return (time.perf_counter() - began) / moves


# --- bots over HTTP


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
    port: int
    seconds: float
    moves: int = 0
    looks: int = 0
    finished: int = 0
    errors: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    async def open_tables(self, count: int) -> list[Table]:
        """Tables with four people each, begun and in play."""
        connection = await Connection(self.port).open()
        return [await self.open_table(connection) for _ in range(count)]

    async def open_table(self, connection: Connection) -> Table:
        keys = []
        for n in range(PLAYERS):
            _, body = await connection.ask("POST", "/api/people", body={"name": f"bot {n}"})
            keys.append(json.loads(body)["key"])
        wish = {"setup": {"players": PLAYERS}, "public": True}
        _, body = await connection.ask("POST", "/api/tables", keys[0], wish)
        path = f"/api/tables/{json.loads(body)['id']}"
        for seat in range(1, PLAYERS):
            await connection.ask("POST", f"{path}/join", keys[seat], {"seat": seat})
            await connection.ask("POST", f"{path}/ready", keys[seat], {"seat": seat})
        status, body = await connection.ask("POST", f"{path}/start", keys[0])
        assert status == 200, body
        return Table(path, keys)

    async def play(self, tables: list[Table]) -> None:
        """All tables at once over a few connections; each connection has tables of its own."""
        end = time.perf_counter() + self.seconds
        shares = [tables[n::CONNECTIONS] for n in range(CONNECTIONS)]
        await asyncio.gather(*[self.play_share(share, end) for share in shares if share])

    async def play_share(self, tables: list[Table], end: float) -> None:
        connection = await Connection(self.port).open()
        rng = random.Random(tables[0].id)
        while time.perf_counter() < end and not self.errors:
            for table in tables:
                await self.move(connection, table, rng)

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
            status, body = await connection.ask(
                "GET", f"{table.id}/state?seat={seat}", table.keys[seat]
            )
            if status != 200:
                self.errors.append(f"{status} {body!r}")
                return
            self.looks += 1
            state = table.states[seat] = decode(body)
            if seat not in state.actors:
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
            self.errors.append(f"{status} {body!r}")
            return
        self.moves += 1
        table.states[seat] = decode(body)


# --- the server's process


class Server:
    def __init__(self, database: Path) -> None:
        command = f"{sys.executable} -m orleans serve --port 0 --workers 1 --database {database}"
        self.process = subprocess.Popen(
            [*command.split(), "--address-rate", "0", "--person-rate", "0"],
            stderr=subprocess.PIPE,
            text=True,
        )
        for line in self.process.stderr:
            if '"listening"' in line:
                self.port = int(json.loads(line)["address"].rsplit(":", 1)[1].strip("/"))
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


async def look_at_all(port: int, tables: list[Table]) -> None:
    connection = await Connection(port).open()
    for table in tables:
        status, _ = await connection.ask("GET", f"{table.id}/state?seat=0", table.keys[0])
        assert status == 200


def run(tables: int, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        before = direct(folder, 2000)
        server = Server(folder / "server.sqlite")
        load = Load(server.port, seconds)
        try:
            opened = asyncio.run(load.open_tables(tables))
            cpu, began = server.cpu(), time.perf_counter()
            asyncio.run(load.play(opened))
            wall, cpu = time.perf_counter() - began, server.cpu() - cpu
        finally:
            server.stop()
        after = direct_again(folder)
        idle = idle_memory(folder / "server.sqlite", opened)
    base = (before + after) / 2
    load.waits.sort()
    return {
        "tables": tables,
        "moves": load.moves,
        "looks": load.looks,
        "games_finished": load.finished,
        "errors": len(load.errors),
        "moves_per_second": round(load.moves / wall, 1),
        "direct_ms": round(base * 1000, 3),
        "server_wall_ms": round(wall / load.moves * 1000, 3),
        "server_cpu_ms": round(cpu / load.moves * 1000, 3),
        "wall_ratio": round(wall / load.moves / base, 2),
        "cpu_ratio": round(cpu / load.moves / base, 2),
        "answer_ms_median": round(load.waits[len(load.waits) // 2] * 1000, 1),
        "answer_ms_99": round(load.waits[int(len(load.waits) * 0.99)] * 1000, 1),
        "idle_table_kb": round(idle, 1),
        "client_cpu_s": round(resource.getrusage(resource.RUSAGE_SELF).ru_utime, 1),
    }


def direct_again(folder: Path) -> float:
    """Once more after the load, so that a change of the machine's mood shows."""
    (folder / "direct.sqlite").unlink()
    return direct(folder, 2000)


def idle_memory(database: Path, tables: list[Table]) -> float:
    """What a table in mid-game that nobody touches costs a fresh server, in kB."""
    server = Server(database)
    try:
        asyncio.run(look_at_all(server.port, tables[:20]))
        before = server.memory()
        asyncio.run(look_at_all(server.port, tables[20:]))
        return (server.memory() - before) / max(len(tables) - 20, 1)
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = run(options.tables, options.seconds)
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):>20}: {value}")


if __name__ == "__main__":
    main()
