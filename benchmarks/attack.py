"""One victim and one attacker: what an attack costs others, as ratios in one run.

The victim plays move after move at a table of their own, first in quiet, then while a stranger
does one thing as fast as the server's limits let them. The table shows the 95th percentile of
the victim's moves and the server's memory, each against the quiet time just before. The bar is 3
times for moves and 1.5 times for memory. `work` is the 95th percentile of the processor's time that
the server used between request and answer, for whomever: it tells the same where other programs
make everything slower. All limits of a server are on; the attacker and the victim come from
different addresses of the loopback network.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from orleans import Game, Setup

VICTIM, ATTACKER = "127.0.0.2", "127.0.0.3"
BAR_MOVES, BAR_MEMORY = 3.0, 1.5
PAUSE = 0.1  # seconds the victim thinks
BEFORE = 0.5  # seconds of an attack before it is measured


class Server:
    """`orleans serve` with the limits that a stranger meets."""

    def __init__(self, database: str, *args: str) -> None:
        command = [sys.executable, "-m", "orleans", "serve", "--port", "0", "--host", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--inner-webhooks", *args],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "ORLEANS_DATABASE_URL": database},
        )
        for line in self.process.stderr:
            if '"listening"' in line:
                self.port = int(json.loads(line)["address"].rsplit(":", 1)[1].strip("/"))
                break
        else:
            raise SystemExit("the server did not start")
        self._drain = asyncio.get_running_loop().run_in_executor(None, self.process.stderr.read)

    def memory(self) -> float:
        """Resident memory of the server itself in MB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1]) / 1024
        return 0.0

    def work(self) -> float:
        """Seconds of the processor that the server itself has used, to the microsecond."""
        used = 0
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(OSError):  # it has just ended
                used += int((thread / "schedstat").read_text().split()[0])
        return used / 1e9

    async def stop(self) -> None:
        self.process.terminate()
        await self._drain
        self.process.wait(30)


class Line:
    """HTTP/1.1 from an address of one's own; it connects again when the server hangs up."""

    def __init__(self, port: int, address: str, key: str = "") -> None:
        self.port, self.address, self.key = port, address, key
        self.reader: asyncio.StreamReader | None = None

    async def connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 22
        )

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, object]:
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(text)}\r\n"
        head += f"Authorization: Bearer {self.key}\r\n" if self.key else ""
        head += "Content-Type: application/json\r\n" if text else ""
        for again in (True, False):
            try:
                if self.reader is None:
                    await self.connect()
                self.writer.write(head.encode() + b"\r\n" + text)
                return await self._answer()
            except (OSError, asyncio.IncompleteReadError):
                self.reader = None
                if not again:
                    raise
        raise AssertionError

    async def _answer(self) -> tuple[int, object]:
        assert self.reader is not None
        answer = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        at = answer.index(b"content-length:") + 15
        body = await self.reader.readexactly(int(answer[at : answer.index(b"\r", at)]))
        try:
            return int(answer[9:12]), json.loads(body)
        except ValueError:
            return int(answer[9:12]), body

    async def good(self, method: str, path: str, body: object = None) -> dict:
        """Ask until it is not too often."""
        while True:
            status, said = await self.ask(method, path, body)
            if status < 300:
                return said  # type: ignore[return-value]
            if status not in (429, 503):
                raise SystemExit(f"{method} {path}: {status} {said}")
            await asyncio.sleep(0.2)


async def person(port: int, address: str, name: str) -> Line:
    line = Line(port, address)
    line.key = (await line.good("POST", "/api/people", {"name": name}))["key"]
    return line


async def open_table(line: Line, *seats: str, **fields: object) -> str:
    chosen = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
    wish = {"setup": {"players": len(seats)}, "seats": chosen, "start": True, **fields}
    return "/api/tables/" + (await line.good("POST", "/api/tables", wish))["id"]


Took = tuple[float, float]


class Victim:
    """Plays at a table of two seats, at random, without an end."""

    def __init__(self, line: Line, pause: float, work: Callable[[], float] = float) -> None:
        self.line, self.pause, self.rng = line, pause, random.Random(1)
        self.work = work
        self.table = ""
        self.state: dict = {}

    async def play(self, seconds: float) -> list[Took]:
        """Return how long each move took, and the work of the server meanwhile."""
        took = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if not self.state or self.state["view"]["over"]:
                self.table = await open_table(self.line, "me", "me")
                self.state = await self.line.good("GET", f"{self.table}/state?seat=0")
            seat = self.state["actors"][0]
            if not self.state["options"] or self.state["seat"] != seat:
                self.state = await self.line.good("GET", f"{self.table}/state?seat={seat}")
            wish = {
                "seat": seat,
                "move": self.rng.choice(self.state["options"])["move"],
                "version": self.state["version"],
                "key": f"key-{self.rng.randrange(10**12):012}",
            }
            worked, began = self.work(), time.perf_counter()
            self.state = await self.line.good("POST", f"{self.table}/moves", wish)
            took.append((time.perf_counter() - began, self.work() - worked))
            await asyncio.sleep(self.pause)
        return took


# --- attacks: each goes on until it is cancelled

Attack = Callable[[int], Awaitable[None]]


async def many(count: int, one: Callable[[int], Awaitable[None]]) -> None:
    await asyncio.gather(*[one(n) for n in range(count)])


async def flood_of_requests(port: int) -> None:
    """The state of a game, over and over, on nearly all connections one may have."""
    eve = await person(port, ATTACKER, "Eve")
    table = await open_table(eve, "me", "me")

    async def one(_: int) -> None:
        line = Line(port, ATTACKER, eve.key)
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await line.ask("GET", f"{table}/state?seat=0&details=true")

    await many(290, one)


async def flood_of_messages(port: int) -> None:
    """Ten WebSockets that ask for the newest state, over and over."""
    await flood_of_frames(port, masked(b'{"since": 0}') * 20)


async def flood_of_pings(port: int) -> None:
    """Ten WebSockets with pings, which the application never sees."""
    await flood_of_frames(port, masked(b"", 0x89) * 500)


async def flood_of_pieces(port: int) -> None:
    """Ten WebSockets with a message of empty pieces that never ends."""
    await flood_of_frames(port, masked(b"", 0x00) * 500, first=masked(b"", 0x01))


async def flood_of_frames(port: int, frames: bytes, first: bytes = b"") -> None:
    eve = await person(port, ATTACKER, "Eve")
    table = await open_table(eve, "me", "me")

    async def one(_: int) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await web_socket(port, f"{table}/live?seat=0", eve.key)
                reading = asyncio.ensure_future(reader.read(-1))
                reading.add_done_callback(lambda end: end.cancelled() or end.exception())
                writer.write(first)
                while not reading.done():
                    writer.write(frames)
                    await writer.drain()
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)

    await many(10, one)


async def opening_sockets(port: int) -> None:
    """WebSockets that are opened and closed, over and over."""
    eve = await person(port, ATTACKER, "Eve")
    table = await open_table(eve, "me", "me")

    async def one(_: int) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                path = f"{table}/live?seat=0&details=true"
                _, writer = await web_socket(port, path, eve.key)
                writer.close()
            await asyncio.sleep(0.01)

    await many(50, one)


def masked(text: bytes, kind: int = 0x81) -> bytes:
    return bytes([kind, 0x80 | len(text), 0, 0, 0, 0]) + text


async def web_socket(
    port: int, path: str, key: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, local_addr=(ATTACKER, 0), limit=1 << 22
    )
    nonce = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {key}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def large_records(port: int) -> None:
    """Records of half a megabyte that lead to nothing."""
    lines = [await person(port, ATTACKER, f"Eve {n}") for n in range(5)]
    junk = "orleans record 1\nrules: 3\nplayers: 2\n" + "k: 1\n" * 80_000

    async def one(n: int) -> None:
        while True:
            await lines[n].ask("POST", "/api/tables", {"record": junk})
            await asyncio.sleep(0.05)

    await many(5, one)


async def long_thoughts(port: int) -> None:
    """Ten tables of bots with 60 seconds a move."""
    lines = [await person(port, ATTACKER, f"Eve {n}") for n in range(10)]
    for line in lines:
        await open_table(line, "search", "search", options={"bot_ms": 60_000})
    await asyncio.sleep(10**6)


async def slow_webhooks(port: int) -> None:
    """Notices to an address that takes everything and never answers."""
    lines: list[asyncio.StreamWriter] = []

    def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)

    server = await asyncio.start_server(silent, ATTACKER, 0)
    url = "http://{}:{}/".format(*server.sockets[0].getsockname())
    eve = await person(port, ATTACKER, "Eve")
    await eve.good("PATCH", "/api/people/me", {"webhook": url})
    await open_table(eve, "me", "random", options={"pace": "turns"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    while True:  # until one has too many unfinished tables
        wish = {"seats": seats, "start": True, "options": {"pace": "turns"}}
        await eve.ask("POST", "/api/tables", wish)
        await asyncio.sleep(0.2)


async def endless_heads(port: int) -> None:
    """Hundreds of connections with headers that never end."""
    head = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
    await many(400, lambda _: without_end(port, head, b"X-Long: " + b"a" * 1000 + b"\r\n", 0.5))


async def endless_tails(port: int) -> None:
    """Headers after a body that never end."""
    head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    body = b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    more = (b"X-Long: " + b"a" * 900 + b"\r\n") * 60
    await many(10, lambda _: without_end(port, head + body, more, 0.02))


async def without_end(port: int, first: bytes, more: bytes, pause: float) -> None:
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            writer.write(first)
            while not writer.is_closing():
                writer.write(more)
                await writer.drain()
                await asyncio.sleep(pause)
        await asyncio.sleep(0.1)


async def asking_ahead(port: int) -> None:
    """Hundreds of connections with thousands of requests at once, and nobody who reads."""
    requests = b"GET /api/openapi.json HTTP/1.1\r\nHost:localhost\r\n\r\n" * 1500

    async def one(_: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", port, local_addr=(ATTACKER, 0), limit=1
                )
                writer.transport.pause_reading()
                writer.write(requests)
                await asyncio.sleep(20)
                writer.transport.abort()
            await asyncio.sleep(0.1)

    await many(290, one)


async def many_connections(port: int) -> None:
    """Connections with something that is no request, as fast as they can be made."""

    async def one(_: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", port, local_addr=(ATTACKER, 0)
                )
                writer.write(b"junk\r\n\r\n")
                await reader.read(-1)
                writer.close()

    await many(50, one)


async def new_people(port: int) -> None:
    """As many people as the server makes."""

    async def one(_: int) -> None:
        line = Line(port, ATTACKER)
        while True:
            await line.ask("POST", "/api/people", {"name": "Eve"})
            await asyncio.sleep(0.02)

    await many(10, one)


async def many_tables(port: int) -> None:
    """Tables that are opened one after the other, with bots that play at once."""
    eve = await person(port, ATTACKER, "Eve")
    while True:
        status, _ = await eve.ask(
            "POST",
            "/api/tables",
            {"seats": [{"kind": "bot", "bot": "random"}] * 2, "start": True},
        )
        await asyncio.sleep(0.05 if status == 201 else 0.5)


async def looking_back(port: int) -> None:
    """Earlier moments of a finished game, its log and its points by round, over and over."""
    eve = await person(port, ATTACKER, "Eve")
    record = finished_game().record("Eve and three others")
    table = await open_table(eve, *["me"] * 4, record=record)
    await eve.good("GET", f"{table}/result")  # so that it is not refused each time

    async def one(n: int) -> None:
        line, rng = Line(port, ATTACKER, eve.key), random.Random(n)
        while True:
            past = f"state?version={rng.randrange(1, 300)}"
            status, _ = await line.ask("GET", f"{table}/{rng.choice(('result', 'log', past))}")
            await asyncio.sleep(0.05 if status == 429 else 0)

    await many(20, one)


def finished_game() -> Game:
    game, rng = Game(Setup(players=4), "attack"), random.Random(1)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, rng.choice(game.moves(seat)))
    return game


async def many_watchers(port: int) -> None:
    """A table with ninety WebSockets, at which move follows move."""
    eve = await person(port, ATTACKER, "Eve")
    player = Victim(eve, 0.0)
    player.table = await open_table(eve, "me", "me")
    player.state = await eve.good("GET", f"{player.table}/state?seat=0")

    async def one(_: int) -> None:
        path = f"{player.table}/live?seat=0&details=true"
        while True:  # also after a refusal: so many cannot be opened at once
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, _ = await web_socket(port, path, eve.key)
                while await reader.read(1 << 20):
                    pass
            await asyncio.sleep(0.5)

    await asyncio.gather(player.play(10**6), many(90, one))


ATTACKS: dict[str, Attack] = {
    "requests": flood_of_requests,
    "messages": flood_of_messages,
    "pings": flood_of_pings,
    "pieces": flood_of_pieces,
    "opening": opening_sockets,
    "records": large_records,
    "thoughts": long_thoughts,
    "webhooks": slow_webhooks,
    "heads": endless_heads,
    "tails": endless_tails,
    "ahead": asking_ahead,
    "connects": many_connections,
    "people": new_people,
    "tables": many_tables,
    "past": looking_back,
    "watchers": many_watchers,
}


# --- the table


@dataclass
class Figures:
    attack: str
    quiet: float  # p95 in ms
    attacked: float
    quiet_work: float
    work: float
    memory: float  # MB in quiet
    memory_after: float  # the most under attack
    moves: int

    @property
    def slower(self) -> float:
        return self.attacked / self.quiet

    @property
    def more_work(self) -> float:
        return self.work / self.quiet_work

    @property
    def larger(self) -> float:
        return self.memory_after / self.memory

    @property
    def holds(self) -> bool:
        return self.slower <= BAR_MOVES and self.larger <= BAR_MEMORY


def p95(took: list[Took]) -> tuple[float, float]:
    """Of the times and of the work, in ms."""
    return tuple(sorted(one)[int(len(one) * 0.95)] * 1000 for one in zip(*took, strict=True))  # type: ignore[return-value]


async def measure(name: str, seconds: float, database: str = "", pause: float = PAUSE) -> Figures:
    """A server of its own for each attack."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or f"{folder}/tables.sqlite")
        try:
            victim = Victim(await person(server.port, VICTIM, "Ann"), pause, server.work)
            await victim.play(seconds / 4)  # so that everything is warm
            quiet, memory = await victim.play(seconds), server.memory()
            attack = asyncio.ensure_future(ATTACKS[name](server.port))
            await asyncio.sleep(BEFORE)
            most = server.memory()
            took: list[Took] = []
            for _ in range(4):
                took += await victim.play(seconds / 4)
                most = max(most, server.memory())
            if attack.done():
                attack.result()
            attack.cancel()
            await asyncio.gather(attack, return_exceptions=True)
            (before, worked), (after, work) = p95(quiet), p95(took)
            return Figures(name, before, after, worked, work, memory, most, len(took))
        finally:
            await server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], default=[])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--database", default="", help="a URL; otherwise a new SQLite file")
    options = parser.parse_args()
    print(f"{'attack':9} {'quiet':>9} {'attacked':>9} {'ratio':>6} {'work':>6}  memory")
    good = True
    for name in options.attacks or ATTACKS:
        found = asyncio.run(measure(name, options.seconds, options.database))
        good &= found.holds
        print(
            f"{name:9} {found.quiet:6.1f} ms {found.attacked:6.1f} ms {found.slower:6.2f} "
            f"{found.more_work:6.2f}  {found.memory:.0f} to {found.memory_after:.0f} MB, "
            f"{found.larger:.2f}"
            f"{'' if found.holds else '  above the bar'}",
            flush=True,
        )
    sys.exit(not good)


if __name__ == "__main__":
    main()
