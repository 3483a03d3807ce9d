"""WebSockets to a server in another process."""

import contextlib
import json
import time

import pytest
from table_client import AT_ONCE, SOON
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

QUIET = 0.3  # seconds in which nothing happens


class SocketClient:
    """One end of a WebSocket."""

    def __init__(self, socket):
        self.socket = socket

    def read(self, seconds=SOON):
        return json.loads(self.socket.recv(timeout=seconds))

    def next(self, kind):
        """The next message, which is of this kind."""
        message = self.read()
        assert message["type"] == kind, message
        return message

    def state(self, version):
        """The state at this version; older ones may come before."""
        while (state := self.next("state")["state"])["version"] < version:
            pass
        assert state["version"] == version
        return state

    def hear(self, kind, holds=lambda _: True, seconds=AT_ONCE):
        """The next message of a kind for which something holds, whatever comes before it."""
        end = time.monotonic() + seconds
        seen = []
        while (left := end - time.monotonic()) > 0:
            try:
                message = self.read(left)
            except TimeoutError:
                break
            seen.append(message["type"])
            if message["type"] == kind and holds(message):
                return message
        raise AssertionError(f"no such message within {seconds} seconds, only {seen}")

    def hear_version(self, version, seconds=AT_ONCE):
        return self.hear("state", lambda m: m["state"]["version"] == version, seconds)["state"]

    def hear_line(self, wanted, seconds=AT_ONCE):
        def said(message):
            return wanted in [line["text"] for line in message["lines"]]

        return self.hear("chat", said, seconds)

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


def connect_socket(who, path, **query):
    url = str(who.client.base_url).replace("http", "ws").rstrip("/")
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    address = f"{url}{path}?{asked}"
    # A client that has stopped reading does not say goodbye: by default one waits ten seconds.
    more = {"max_size": None, "proxy": None, "close_timeout": 3}
    return connect(address, additional_headers=who.headers, **more)


@contextlib.contextmanager
def table_socket(table, who=None, **query):
    """A WebSocket at a table, at the server to which the person speaks."""
    with connect_socket(who or table.who, f"{table.path}/live", **query) as socket:
        yield SocketClient(socket)


@contextlib.contextmanager
def turn_socket(who):
    """A person's WebSocket."""
    with connect_socket(who, "/api/live") as socket:
        yield SocketClient(socket)


def open_sockets(process):
    with process.client() as client:
        lines = client.get("/metrics").text.splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("orleans_websockets "))
