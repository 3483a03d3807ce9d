"""A server with its limits on, and who asks it: a line from an address, a player."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path


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
