"""The server under load, as ratios in one run on loopback.

What a move costs, from request to answer with everything that belongs to it, is compared with
applying the same kind of move and writing one SQLite row directly, durable as well.

    clients   moves a second and the slowest in a hundred, with 8, 32 and 128 clients at a time
    tables    2,000 tables of four in play at once, then the memory of a table that rests
    sockets   5,000 WebSockets that only listen, and moves beside them
    start     a start with 50,000 stored tables
    memory    the memory of the server over 100,000 moves
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from pathlib import Path

from server_load import Connection, IdleSocket, Load, Server, Table, direct, percentile

MOVES = 1000  # that are applied and written directly, before and after
BY_ADDRESS = 90  # WebSockets of one address
OPENING = 100  # WebSockets that are opened at a time
Figures = dict[str, float]


class Base:
    """What a plain commit costs, before and after the load: the machine may change its mood."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.took = direct(folder, MOVES)

    def again(self) -> None:
        self.took += direct(self.folder, MOVES)

    @property
    def mean(self) -> float:
        return sum(self.took) / len(self.took)

    def ratios(self, load: Load, wall: float, cpu: float = 0.0) -> Figures:
        """How many times the throughput and the time of a plain commit."""
        slowest = percentile(load.waits, 0.99)
        found = {
            "moves": load.moves,
            "errors": len(load.errors),
            "moves_a_second": round(load.moves / wall, 1),
            "moves_to_commits": round(load.moves / wall * self.mean, 3),
            "p50_ms": round(percentile(load.waits, 0.5) * 1000, 1),
            "p99_ms": round(slowest * 1000, 1),
            "p99_to_commits": round(slowest / percentile(self.took, 0.99), 2),
        }
        if cpu:
            found["cpu_to_commits"] = round(cpu / load.moves / self.mean, 2)
        return found


def play(server: Server, load: Load, tables: list[Table], clients: int) -> tuple[float, float]:
    """Let clients play; the seconds it took, and those of the server's processor."""
    cpu, began = server.cpu(), time.perf_counter()
    asyncio.run(load.play(tables, clients))
    return time.perf_counter() - began, server.cpu() - cpu


def clients(folder: Path, options: argparse.Namespace) -> Figures:
    base = Base(folder)
    server = Server(folder / "clients.sqlite")
    loads = []
    try:
        for number in options.clients:
            load = Load(server.port, options.seconds)
            tables = asyncio.run(load.open_tables(number))
            loads.append((number, load, play(server, load, tables, number)))
    finally:
        server.stop()
    base.again()
    found: Figures = {"commits_a_second": round(1 / base.mean, 1)}
    for number, load, took in loads:
        for name, value in base.ratios(load, *took).items():
            found[f"{number}_clients_{name}"] = value
    return found


def tables(folder: Path, options: argparse.Namespace) -> Figures:
    base = Base(folder)
    server = Server(folder / "tables.sqlite")
    load = Load(server.port, options.seconds)
    try:
        opened = asyncio.run(load.open_tables(options.tables))
        asyncio.run(load.look(opened, 64))  # otherwise half of what is measured are first looks
        took = play(server, load, opened, 64)
    finally:
        server.stop()
    base.again()
    rests = resting_table(folder / "tables.sqlite", opened)
    return {"tables": options.tables, **base.ratios(load, *took), "resting_table_kb": rests}


def resting_table(database: Path, opened: list[Table]) -> float:
    """What a table in mid-game that nobody touches costs a fresh server, in kB."""
    server = Server(database)
    first = min(20, len(opened) // 2)
    try:
        asyncio.run(look_at_all(server.port, opened[:first]))
        before = server.memory()
        asyncio.run(look_at_all(server.port, opened[first:]))
        return round((server.memory() - before) / (len(opened) - first), 1)
    finally:
        server.stop()


async def look_at_all(port: int, tables: list[Table]) -> None:
    connection = await Connection(port).open()
    for table in tables:
        status, _ = await connection.ask("GET", f"{table.id}/state?seat=0", table.keys[0])
        assert status == 200


def sockets(folder: Path, options: argparse.Namespace) -> Figures:
    server = Server(folder / "sockets.sqlite")
    try:
        return asyncio.run(listen(server, options))
    finally:
        server.stop()


async def listen(server: Server, options: argparse.Namespace) -> Figures:
    """Compare moves beside listening WebSockets with moves without them."""
    opened = await Load(server.port).open_tables(58)
    watched, played = opened[:50], opened[50:]
    quiet = Load(server.port, options.seconds)
    await quiet.play(played, 8)
    before, began = server.memory(), time.perf_counter()
    ends: list[IdleSocket] = []
    for first in range(0, options.sockets, OPENING):
        numbers = range(first, min(first + OPENING, options.sockets))
        ends += await asyncio.gather(*[open_socket(server.port, n, watched) for n in numbers])
    took, memory = time.perf_counter() - began, server.memory() - before
    beside = Load(server.port, options.seconds)
    await beside.play(played, 8)
    slow, slower = percentile(quiet.waits, 0.99), percentile(beside.waits, 0.99)
    found = {
        "sockets": len(ends),
        "still_open": sum(end.open for end in ends),
        "opened_a_second": round(len(ends) / took, 1),
        "socket_kb": round(memory / len(ends), 1),
        "moves_beside_to_quiet": round(beside.moves / max(quiet.moves, 1), 2),
        "p99_beside_to_quiet": round(slower / slow, 2),
        "errors": len(quiet.errors) + len(beside.errors),
    }
    for end in ends:
        end.transport.close()
    return found


async def open_socket(port: int, number: int, tables: list[Table]) -> IdleSocket:
    """Listen from one of many addresses of this machine, as so many people would."""
    address = f"127.0.{number // BY_ADDRESS // 200}.{2 + number // BY_ADDRESS % 200}"
    path = f"{tables[number % len(tables)].id}/live"
    _, end = await asyncio.get_running_loop().create_connection(
        lambda: IdleSocket(path), "127.0.0.1", port, local_addr=(address, 0)
    )
    await end.heard.wait()
    return end


def start(folder: Path, options: argparse.Namespace) -> Figures:
    """Compare a start with many stored tables with one without any."""
    empty = Server(folder / "empty.sqlite")
    empty.stop()
    again = Server(folder / "empty.sqlite")  # without the migrations
    again.stop()
    server = Server(folder / "full.sqlite")
    load = Load(server.port, most=40)
    opened = asyncio.run(load.open_tables(1))
    asyncio.run(load.play(opened, 1))
    server.stop()
    multiply(folder / "full.sqlite", options.stored)
    server = Server(folder / "full.sqlite")
    try:
        waits = asyncio.run(first_looks(server.port, opened[0]))
        memory = server.memory()
    finally:
        server.stop()
    return {
        "stored_tables": options.stored,
        "start_to_empty": round(server.took / again.took, 2),
        "first_list_ms": round(waits[0] * 1000, 1),
        "first_table_ms": round(waits[1] * 1000, 1),
        "memory_mb": round(memory / 1024, 1),
    }


def multiply(database: Path, count: int) -> None:
    """Copy the only table with all that belongs to it, under other names."""
    with sqlite3.connect(database) as c:
        many = f"WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT {count})"
        for name, key in (
            ("tables", "id"),
            ("seats", "table_id"),
            ("entries", "table_id"),
            ("snapshots", "table_id"),
        ):
            columns = [row[1] for row in c.execute(f"PRAGMA table_info({name})")]
            values = ", ".join("printf('%016x', x)" if it == key else f'"{it}"' for it in columns)
            names = ", ".join(f'"{it}"' for it in columns)
            c.execute(f"CREATE TEMP TABLE one_{name} AS SELECT * FROM {name}")
            c.execute(f"INSERT INTO {name} ({names}) {many} SELECT {values} FROM one_{name}, n")
    c.close()


async def first_looks(port: int, table: Table) -> list[float]:
    connection = await Connection(port).open()
    waits = []
    for path in ("/api/tables?which=playing", f"/api/tables/{1:016x}/state?seat=0"):
        began = time.perf_counter()
        status, body = await connection.ask("GET", path, table.keys[0])
        assert status == 200, body
        waits.append(time.perf_counter() - began)
    return waits


def memory(folder: Path, options: argparse.Namespace) -> Figures:
    """The memory after each tenth of the moves, compared with that after the first."""
    server = Server(folder / "memory.sqlite")
    load = Load(server.port)
    kept = []
    try:
        opened = asyncio.run(load.open_tables(64))
        for tenth in range(1, 11):
            load.most = options.moves * tenth / 10
            asyncio.run(load.play(opened, 32))
            kept.append(server.memory())
    finally:
        server.stop()
    return {
        "moves": load.moves,
        "errors": len(load.errors),
        "games_finished": load.finished,
        "first_mb": round(kept[0] / 1024, 1),
        "last_mb": round(kept[-1] / 1024, 1),
        "last_to_first": round(kept[-1] / kept[0], 2),
        "last_to_half": round(kept[-1] / kept[4], 2),
    }


PARTS = {part.__name__: part for part in (clients, tables, sockets, start, memory)}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", help=f"which: {', '.join(PARTS)}; without: all")
    parser.add_argument("--seconds", type=float, default=20, help="of playing, each time")
    parser.add_argument("--clients", type=int, nargs="+", default=[8, 32, 128])
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--stored", type=int, default=50_000)
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = {}
    for name in options.parts or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            found[name] = PARTS[name](Path(folder), options)
        if not options.json:
            print(name)
            for what, value in found[name].items():
                print(f"{what.replace('_', ' '):>32}: {value}", flush=True)
    if options.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
