"""WebSockets at a server in a process of its own."""

import contextlib
import json
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

SOON = 15  # seconds in which something has to happen
QUIET = 0.3  # seconds in which nothing happens
CASTLE = ("place own-farmer castle.0", "place own-boatman castle.1", "place own-trader castle.2")


class Wire:
    """One end of a WebSocket."""

    def __init__(self, socket):
        self.socket = socket

    def next(self, kind):
        """The next message, which is of this kind."""
        message = json.loads(self.socket.recv(timeout=SOON))
        assert message["type"] == kind, message
        return message

    def state(self, version):
        """The state at this version; older ones may come before."""
        while (state := self.next("state")["state"])["version"] < version:
            pass
        assert state["version"] == version
        return state

    def is_quiet(self):
        with pytest.raises(TimeoutError):
            print(self.socket.recv(timeout=QUIET))

    def ends(self):
        """Read to the end; the code with which the other side closed."""
        while True:
            try:
                self.socket.recv(timeout=SOON)
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None

    def say(self, **words):
        self.socket.send(json.dumps(words))


def listen(who, path, **query):
    url = str(who.client.base_url).replace("http", "ws").rstrip("/")
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return connect(f"{url}{path}?{asked}", additional_headers=who.headers, max_size=None)


@contextlib.contextmanager
def wire(table, who=None, **query):
    """A WebSocket at a table."""
    with listen(who or table.who, f"{table.path}/live", **query) as socket:
        yield Wire(socket)


@contextlib.contextmanager
def turns_of(who):
    """A person's WebSocket."""
    with listen(who, "/api/live") as socket:
        yield Wire(socket)


def read_along(process):
    """Read what the server says, so that it never has to wait for a reader."""

    def read():
        process.lines.extend(process.process.stderr)

    thread = threading.Thread(target=read, daemon=True)
    thread.start()
    return thread


def assert_no_error(lines):
    """Nothing in the log of a server that its keeper would have to look after."""
    bad = [line[:300] for line in lines if "Traceback" in line or '"level": "error"' in line]
    assert bad == []


def is_well(process):
    with process.client() as client:
        assert client.get("/api/health").json()["ok"]


def at_table(people, **wish):
    """Ann and Bob, who begin to plan at a public table."""
    ann, bob = people("Ann"), people("Bob")
    mine = ann.open("me", "open", public=True, **wish)
    his = bob.at(mine)
    his.post("join")
    his.post("ready", seat=1)
    mine.post("start")
    return mine, his


def until_told(end, kind, holds):
    while True:
        message = json.loads(end.socket.recv(timeout=SOON))
        if message["type"] == kind and holds(message):
            return


def open_wires(process):
    with process.client() as client:
        lines = client.get("/metrics").text.splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("orleans_websockets "))


def until(holds):
    end = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)
