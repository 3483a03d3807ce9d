"""People at a table, as the tests speak for them, and a server in a process of its own."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import httpx2 as httpx

KEYS = count()


def run_apart(coroutine):
    """Run it in a thread of its own: a browser of other tests may hold this one's loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def new_key():
    return f"test-key-{next(KEYS):06}-{random.randrange(10**9)}"


class Somebody:
    """A person with a key. `client` is a TestClient or an httpx client."""

    def __init__(self, client, key, person):
        self.client, self.key, self.person = client, key, person
        self.headers = {"authorization": f"Bearer {key}"}

    @classmethod
    def new(cls, client, name="Ann", language="en"):
        answer = client.post("/api/people", json={"name": name, "language": language})
        assert answer.status_code == 201, answer.text
        client.cookies.clear()
        return cls(client, answer.json()["key"], answer.json()["person"])

    def ask(self, method, path, **more):
        return self.client.request(method, path, headers=self.headers, **more)

    def get(self, path, **query):
        return good(self.ask("GET", path, params=query))

    def post(self, path, **body):
        return good(self.ask("POST", path, json=body))

    def refused(self, method, path, status, reason="", **more):
        """The request is refused with this status, and the reason says so."""
        answer = self.ask(method, path, **more)
        assert answer.status_code == status, answer.text
        assert reason in answer.json()["error"], answer.text
        return answer.json()

    def open(self, *seats, **wish):
        """A table whose seats are `me`, `open` or the name of a bot."""
        setup = wish.pop("setup", {})
        choices = [seat_choice(seat) for seat in seats]
        wish = {"setup": {"players": len(seats), **setup}, "seats": choices, **wish}
        return AtTable(self, self.post("/api/tables", **wish)["id"])

    def at(self, table):
        return AtTable(self, table.id if isinstance(table, AtTable) else table)

    def live(self, table, **query):
        return self.client.websocket_connect(
            f"/api/tables/{table.id}/live?" + "&".join(f"{k}={v}" for k, v in query.items()),
            headers=self.headers,
        )


def seat_choice(seat):
    if seat in ("me", "open"):
        return {"kind": seat}
    return {"kind": "bot", "bot": seat}


def good(answer):
    assert answer.status_code < 300, (answer.status_code, answer.text)
    kind = answer.headers.get("content-type", "")
    return answer.json() if kind.startswith("application/json") else answer.text


class AtTable:
    """A person at one table."""

    def __init__(self, who, table_id):
        self.who, self.id = who, table_id
        self.path = f"/api/tables/{table_id}"

    def info(self):
        return self.who.get(self.path)

    def state(self, seat=0, **query):
        if seat is not None:
            query["seat"] = seat
        return self.who.get(f"{self.path}/state", **query)

    def get(self, what, **query):
        return self.who.get(f"{self.path}/{what}", **query)

    def post(self, what, **body):
        return self.who.post(f"{self.path}/{what}", **body)

    def refused(self, method, what, status, reason="", **more):
        return self.who.refused(method, f"{self.path}/{what}", status, reason, **more)

    def play(self, move, seat=0, version=None, key=None, **more):
        version = self.state(seat)["version"] if version is None else version
        return self.post(
            "moves", seat=seat, move=move, version=version, key=key or new_key(), **more
        )

    def undo(self, seat=0, **more):
        version = self.state(seat)["version"]
        return self.post("undo", seat=seat, version=version, key=new_key(), **more)

    def wander(self, seats, rng, moves=50):
        """Play at random for these seats, as often as they are to decide."""
        for _ in range(moves):
            state = self.state(None)
            deciding = [seat for seat in seats if seat in state["actors"]]
            if not deciding:
                return state
            state = self.state(seat := rng.choice(deciding))
            state = self.play(rng.choice(state["options"])["move"], seat, state["version"])
        return state

    def wait(self, holds, seconds=20):
        """Look until something holds; bots think meanwhile."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            state = self.state(None)
            if holds(state):
                return state
            time.sleep(0.01)
        raise AssertionError(f"still {state['actors']} at version {state['version']}")


class Process:
    """`orleans serve` in a process of its own."""

    def __init__(self, url, *args, port=None):
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "orleans", "serve", "--port", str(self.port), *RATES, *args],
            env={**os.environ, "ORLEANS_DATABASE_URL": url},
            stderr=subprocess.PIPE,
            text=True,
        )
        self.lines = []
        self.wait()

    def wait(self):
        """Until it listens."""
        for line in self.process.stderr:
            self.lines.append(line)
            if '"listening"' in line:
                return
        raise AssertionError("the server did not start:\n" + "".join(self.lines))

    def client(self):
        return httpx.Client(base_url=self.url, timeout=30)

    def stop(self):
        """Ask it to end, and read what it said."""
        self.process.send_signal(signal.SIGTERM)
        self.lines += self.process.communicate(timeout=30)[1].splitlines(keepends=True)
        return self.process.returncode

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stderr.close()


RATES = ("--address-rate", "0", "--person-rate", "0")


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]
