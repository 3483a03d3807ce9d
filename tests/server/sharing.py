"""Two server processes on one PostgreSQL, as the tests look at them."""

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from sqlalchemy import select, text
from table_client import new_key
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from orleans.server import schema, shelf
from orleans.server.admin import replay_all

AT_ONCE = 1.0  # seconds, at most, until the other process knows
IN_TIME = 30.0  # where a process must start something first, or notice that another is gone


@contextmanager
def wire(process, who, path):
    """A WebSocket at one of the processes."""
    address = f"ws://127.0.0.1:{process.port}{path}"
    with connect(address, additional_headers=who.headers, proxy=None) as socket:
        yield socket


def live(table, **query):
    return f"{table.path}/live?" + "&".join(f"{name}={value}" for name, value in query.items())


def hear(socket, kind, holds=lambda _: True, seconds=AT_ONCE):
    """The next message of a kind for which something holds; it must come soon."""
    end = time.monotonic() + seconds
    seen = []
    while (left := end - time.monotonic()) > 0:
        try:
            message = json.loads(socket.recv(timeout=left))
        except TimeoutError:
            break
        seen.append(message["type"])
        if message["type"] == kind and holds(message):
            return message
    raise AssertionError(f"no such message within {seconds} seconds, only {seen}")


def hear_version(socket, version, seconds=AT_ONCE):
    return hear(socket, "state", lambda m: m["state"]["version"] == version, seconds)["state"]


def hear_line(socket, wanted, seconds=AT_ONCE):
    def said(message):
        return wanted in [line["text"] for line in message["lines"]]

    return hear(socket, "chat", said, seconds)


def soon(look, holds, seconds=AT_ONCE):
    """Look until something holds, which must be soon."""
    end = time.monotonic() + seconds
    while not holds(found := look()):
        assert time.monotonic() < end, found
        time.sleep(0.005)
    return found


def soon_both(tables, seat, version):
    """Both processes come to show the same, at this version."""
    states = soon(
        lambda: [table.state(seat) for table in tables],
        lambda states: [state["version"] for state in states] == [version] * 2,
    )
    assert states[0] == states[1]
    return states[0]


def at_once(*requests):
    """Send several requests at the same moment."""
    start = threading.Barrier(len(requests))

    def send(request):
        start.wait(10)
        return request()

    with ThreadPoolExecutor(len(requests)) as pool:
        return list(pool.map(send, requests))


def moving(table, seat, move, version, key=None):
    body = {"seat": seat, "move": move, "version": version, "key": key or new_key()}
    return lambda: table.who.ask("POST", f"{table.path}/moves", json=body)


def entries_of(engine, table):
    """All entries of a table; the versions have no gaps."""
    with engine.begin() as c:
        entries = shelf.entries_of(c, table.id)
    assert [entry.version for entry in entries] == list(range(len(entries)))
    return entries


def seed_of(engine, table):
    with engine.begin() as c:
        return c.execute(
            select(schema.tables.c.seed).where(schema.tables.c.id == table.id)
        ).scalar_one()


def nothing_broken(engine):
    return [verdict for verdict in replay_all(engine, mark=False) if verdict.reason] == []


def waiting(engine, query):
    """How many connections wait for a lock with such a query."""
    with engine.begin() as c:
        return c.execute(text(WAITING), {"query": query}).scalar_one()


WAITING = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND wait_event_type = 'Lock' AND query LIKE :query"""


def goodbye(socket):
    """The last thing a WebSocket hears."""
    for _ in range(1000):
        try:
            socket.recv(timeout=5)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None, "it was cut off"
            return closed.rcvd
    raise AssertionError("it stays open")
