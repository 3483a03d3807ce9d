"""Nobody takes more than their share: by address, by network, by socket."""

import asyncio
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager, suppress
from functools import partial
from types import SimpleNamespace

import pytest
import uvicorn
from refusals import denied
from server_process import is_well
from socket_client import table_socket, turn_socket
from starlette.testclient import TestClient
from table_client import SOON, Somebody, at_table, refused, run_apart, soon
from websockets.exceptions import ConnectionClosed

from orleans.server import lanes as lanes_file
from orleans.server import middleware, play, protocol
from orleans.server import tables as tables_file
from orleans.server.lanes import Lanes, Stopwatch, aside, timed
from orleans.server.metrics import Metrics
from orleans.server.protocol import FLOODED, MAX_AHEAD, GuardedProtocol
from orleans.server.rates import RateLimit, network_of
from orleans.server.settings import Settings
from orleans.server.sockets import AT_ONCE, FLOOD, MESSAGES, Inbox
from orleans.server.store import Store
from orleans.server.table import LoadedTable
from orleans.server.turns import Turns


def asked_from(server, addresses, ask):
    """The statuses of a request from each of these addresses."""
    return [ask(TestClient(server.app, client=(address, 1))).status_code for address in addresses]


def test_a_network_of_ipv6_is_one_caller(sqlite, make_server):
    """Everybody has a whole /64 of addresses, and may change them as they like."""
    server = make_server(sqlite, address_rate=1000)
    server.app.rates = RateLimit(1e-9, 20)

    def ask(client):
        return client.get("/api/health")

    mine = [f"2001:db8:0:1::{n:x}" for n in range(1, 60)]
    assert any(asked_from(server, [address], ask) == [429] for address in mine)
    assert asked_from(server, ["2001:db8:0:2::1"], ask) == [200]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_whom_an_address_stands_for(address, network):
    assert network_of(address) == network


def test_new_people_from_one_address_are_limited(sqlite, make_server):
    server = make_server(sqlite, address_rate=1000, people_per_hour=8)

    def ask(client):
        return client.post("/api/people", json={"name": "Eve"})

    assert asked_from(server, ["203.0.113.7"] * 5, ask) == [201] * 4 + [429]
    refused(ask(TestClient(server.app, client=("203.0.113.7", 1))), 429, "new people")
    assert asked_from(server, ["203.0.113.8"], ask) == [201]


def flood(end, message):
    """Send until the other side has had enough; the code with which it closed."""
    try:
        for _ in range(200):  # fewer bytes than a socket may receive at once
            end.socket.send(message)
        while True:
            end.socket.recv(timeout=SOON)
    except ConnectionClosed as closed:
        return closed.rcvd.code


def test_a_flood_of_messages_ends_the_socket(people):
    mine, _ = at_table(people)
    with table_socket(mine, seat=0) as end:
        assert flood(end, '{"since": 0}') == 1008
    with turn_socket(mine.who) as end:
        assert flood(end, "hello?") == 1008


def test_opening_a_socket_costs_several_requests(sqlite, make_server):
    """Opened and closed as often as one may ask, they held up the others."""
    server = make_server(sqlite, address_rate=1000)
    server.app.rates = RateLimit(1e-9, 12)
    for status in (404, 404, 429):
        assert denied(server, f"/api/tables/{'0' * 16}/live", {}).status_code == status
    assert server.get("/api/health").status_code == 200


@pytest.mark.parametrize("kind", ["pings", "empty pieces of a message"])
def test_what_never_becomes_a_message_ends_the_socket_too(process, people, kind):
    """A socket that sent nothing but these held up everybody: the application never saw them."""
    mine, _ = at_table(people)
    with table_socket(mine, seat=0) as end:
        with suppress(ConnectionClosed):
            if kind == "pings":
                for _ in range(20_000):
                    end.socket.ping()
            else:
                end.socket.send("" for _ in range(20_000))
        assert end.ends() in (FLOODED, None)  # who still sends may miss why
    is_well(process)


def test_a_flood_is_charged_to_the_address():
    async def flooded():
        websocket = SimpleNamespace(scope={"network": "eve"}, receive=disconnected)
        rates = RateLimit(1e-9, 200.0)
        assert await Inbox(websocket, rates).read() is None
        return rates.burst - rates.left("eve")

    async def disconnected():
        return {"type": "websocket.disconnect", "code": FLOODED}

    assert run_apart(flooded()) == FLOOD


def test_who_asks_too_fast_is_not_answered(people):
    mine, _ = at_table(people)
    with table_socket(mine, seat=0, version=0) as end:
        began = time.monotonic()
        for _ in range(60):
            end.socket.send('{"since": 0}')
            time.sleep(0.02)  # what comes at the same moment is answered once in any case
        answers = 1
        assert end.read()
        with suppress(TimeoutError):
            while end.read(1.0):
                answers += 1
        allowed = AT_ONCE + MESSAGES * (time.monotonic() - began)
        assert answers <= allowed


# --- connections


async def reads_all(scope, receive, send):
    """An application that answers when it has read the body."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"good"})


@contextmanager
def serving(app=reads_all, **limits):
    """The port of a server with our protocol."""
    http = partial(GuardedProtocol, **limits)
    server = uvicorn.Server(uvicorn.Config(app, http=http, log_config=None, lifespan="off"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        soon(lambda: server.started)
        yield listening.getsockname()[1]
        server.should_exit = True
        thread.join(10)


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.5)


def dripped(port, first, drop, seconds=SOON):
    """Send something, then drops of it, until the server hangs up; what it said."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(first)
        line.settimeout(0.1)
        end, said = time.monotonic() + seconds, b""
        while time.monotonic() < end:
            try:
                with suppress(TimeoutError):
                    part = line.recv(4096)
                    said += part
                    if not part:
                        return said
                line.sendall(drop)
            except OSError:
                return said
    raise AssertionError("it waits for ever")


HEAD = b"POST / HTTP/1.1\r\nHost: a\r\n"


@pytest.mark.parametrize(
    ("first", "drop"), [(b"", b""), (HEAD, b"X"), (HEAD, b""), (b"\r\n", b"\r\n")]
)
def test_a_head_that_never_ends_is_not_waited_for(impatient, first, drop):
    with serving() as port:
        assert dripped(port, first, drop).startswith(b"HTTP/1.1 408")


def test_a_body_that_never_ends_is_not_waited_for(impatient):
    with serving() as port:
        assert dripped(port, HEAD + b"Content-Length: 1000\r\n\r\n", b"x") == b""


def test_a_second_request_may_not_drip_either(impatient):
    with serving() as port:
        said = dripped(port, HEAD + b"Content-Length: 0\r\n\r\n" + HEAD, b"X")
        assert said.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 408" in said


def test_a_head_without_end_is_not_kept():
    with serving() as port, socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(SOON)
        line.sendall(HEAD)
        sent = 0
        with suppress(OSError):
            while sent < 50_000_000:
                line.sendall(b"X-Long: " + b"a" * 10_000 + b"\r\n")
                sent += 10_000
        assert sent < 20_000_000  # what lies in the buffers of the system


def test_patient_requests_pass():
    with serving() as port, socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(SOON)
        for _ in range(3):
            for part in (HEAD, b"Content-Length: 4\r\n\r\n", b"ab", b"cd"):
                line.sendall(part)
                time.sleep(0.05)
            said = b""
            while not said.endswith(b"0\r\n\r\n"):
                said += line.recv(4096)
            assert said.startswith(b"HTTP/1.1 200")


def test_an_address_has_so_many_connections():
    with serving(most=3) as port:
        lines = [socket.create_connection(("127.0.0.1", port)) for _ in range(4)]
        lines[3].settimeout(SOON)
        assert lines[3].recv(100).startswith(b"HTTP/1.1 429")
        for line in lines:
            line.close()
        soon(lambda: not GuardedProtocol.open_by_network)


def test_who_connects_too_often_waits_for_the_refusal(monkeypatch):
    """What is no request, or none yet, has no other limit."""
    monkeypatch.setattr(protocol, "OFTEN_SECONDS", 0.2)
    with serving(rates=RateLimit(1e-9, 3)) as port:
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.sendall(b"junk" + b"\r\n\r\n")
                assert line.recv(100).startswith(b"HTTP/1.1 400")
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"junk" + b"\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 429")


ASK = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"


def answers_to(requests):
    """How many answers come to so many requests that are sent at once."""
    with serving() as port, socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(SOON)
        line.sendall(ASK * requests)
        said = b""
        with suppress(OSError):
            while said.count(b"HTTP/1.1 200") < requests and (part := line.recv(4096)):
                said += part
        return said.count(b"HTTP/1.1 200")


def test_a_client_may_ask_ahead_a_little():
    """Thousands of requests in one lump cost megabytes before the first was answered."""
    assert answers_to(MAX_AHEAD) == MAX_AHEAD
    assert answers_to(1000) <= MAX_AHEAD + 1


def test_what_follows_a_body_is_not_kept():
    """Headers may come after a body, and nobody counted those."""
    seen = []

    async def keeps(scope, receive, send):
        seen.append(scope["headers"])
        await reads_all(scope, receive, send)

    with serving(keeps) as port, socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(SOON)
        line.sendall(HEAD + b"Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n")
        line.sendall(b"X-More: a\r\n" * 1000 + b"\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200")
    assert [name for name, _ in seen[0]] == [b"host", b"transfer-encoding"]


def test_who_does_not_read_the_answer_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(protocol, "READ_SECONDS", 0.5)

    async def says_much(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"a" * 50_000_000})

    with serving(says_much) as port, socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(ASK)
        soon(lambda: GuardedProtocol.open_by_network)
        soon(lambda: not GuardedProtocol.open_by_network)


def test_who_is_refused_on_many_connections_waits_longer(monkeypatch):
    """Hundreds of connections would otherwise ask for thousands of refusals a second."""
    waits = []

    async def sleep(seconds):
        waits.append(seconds)
        await over.wait()

    async def refuse_many():
        guard = middleware.Middleware(reads_all, Settings(), Metrics(), RateLimit(1), Lanes())
        all_of_them = [asyncio.ensure_future(guard._pause("eve")) for _ in range(300)]
        await asyncio.ensure_future(asyncio.wait([*all_of_them], timeout=0))
        over.set()
        await asyncio.gather(*all_of_them)
        return len(guard._pausing)

    over = asyncio.Event()
    monkeypatch.setattr(middleware, "asyncio", SimpleNamespace(sleep=sleep))
    assert run_apart(refuse_many()) == 0
    assert waits[0] < 0.3
    assert waits[-1] > 5


# --- many requests at once


def test_what_a_coroutine_uses_is_counted_without_its_waiting():
    async def work():
        await asyncio.sleep(0.2)
        sum(range(2_000_000))
        with suppress(ZeroDivisionError):
            await fail()

    async def fail():
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def count():
        used, began = Stopwatch(), time.thread_time()
        await timed(work(), used)
        return used.seconds, time.thread_time() - began

    used, spent = run_apart(count())
    assert 0 < used <= spent + 0.01


def spin(seconds):
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def unforgetting_lanes():
    """Lanes that forget nothing: a busy machine needs seconds for a tenth of one."""
    lanes = Lanes()
    lanes._share = RateLimit(1e-9, 100.0)
    return lanes


def test_what_is_worked_out_in_a_thread_is_counted():
    async def work():
        await aside(spin, 0.05)

    async def count():
        lanes = unforgetting_lanes()
        await lanes.run("eve", work())
        return lanes._share.burst - lanes._share.left("eve")

    assert run_apart(count()) > 0.04


def test_what_is_done_in_the_database_is_counted(sqlite):
    async def count():
        lanes, store = unforgetting_lanes(), Store(sqlite)
        for ask in (store.read, store.write):
            await lanes.run("eve", ask(lambda _: spin(0.05)))
        store.close()
        return lanes._share.burst - lanes._share.left("eve")

    assert run_apart(count()) > 0.09


SLOW = 0.5  # seconds of the processor, more than all the rest of a request


@pytest.fixture
def charged(sqlite, make_server):
    """Somebody at a server with limits, and the seconds that their address has been charged.

    Nothing is forgotten: how long a request takes depends on what else the machine does.
    """
    server = make_server(sqlite, address_rate=1000)
    share = server.app.lanes._share = RateLimit(1e-9, 100.0)
    return Somebody.new(server, "Eve"), lambda: share.burst - share.left("127.0.0.1")


def slowly(function):
    """The same, at a price."""

    def slow(*args, **more):
        spin(SLOW)
        return function(*args, **more)

    return slow


def test_who_looks_back_pays_for_it(charged, monkeypatch):
    eve, paid = charged
    table = eve.open("me", "me", start=True)
    table.play("place own-farmer castle.0")
    before = paid()
    monkeypatch.setattr(play, "build_game", slowly(play.build_game))
    table.state(0, version=0)
    assert paid() > before + SLOW


def test_who_asks_for_a_stored_table_pays_for_loading_it(charged, monkeypatch):
    eve, paid = charged
    table = eve.open("me", "me", start=True)
    eve.client.app.app.state.tables.loaded.clear()
    before = paid()
    monkeypatch.setattr(tables_file, "LoadedTable", slowly(LoadedTable))
    with eve.live(table):
        assert paid() > before + SLOW


def test_who_watches_pays_for_what_is_sent(charged, monkeypatch):
    """Ninety WebSockets of one address at a table with quick moves held everybody up."""
    eve, paid = charged
    table = eve.open("me", "me", start=True)
    before = paid()
    monkeypatch.setattr(LoadedTable, "state", slowly(LoadedTable.state))
    with eve.live(table, seat=0) as end:
        assert end.receive_json()["type"] == "state"
        soon(lambda: paid() > before + SLOW)


def test_who_begins_a_game_of_bots_pays_for_their_moves(charged, monkeypatch):
    eve, paid = charged
    monkeypatch.setattr(LoadedTable, "apply", slowly(LoadedTable.apply))
    eve.open("random", "random", start=True)
    soon(lambda: paid() > SLOW)


def test_bots_take_turns_by_the_address_that_asks_for_them(charged, monkeypatch):
    eve, _ = charged
    asked, order = [], Turns._order
    monkeypatch.setattr(Turns, "_order", lambda *args: asked.append(args[1]) or order(*args))
    eve.open("random", "me", start=True)
    assert soon(lambda: asked)[0].names[:2] == ("127.0.0.1", eve.person["id"])


async def busy(order, name, seconds=0.05):
    await asyncio.sleep(0)
    spin(seconds)
    order.append(name)


def test_one_address_with_many_requests_leaves_room_for_others():
    """They run two at a time."""

    async def race():
        lanes, order = Lanes(), []
        eve = [asyncio.ensure_future(lanes.run("eve", busy(order, "eve"))) for _ in range(40)]
        await asyncio.sleep(0.01)
        await lanes.run("ann", busy(order, "ann"))
        found = order.index("ann")
        for one in eve:
            one.cancel()
        await asyncio.gather(*eve, return_exceptions=True)
        return found

    assert run_apart(race()) <= 6


def test_who_has_used_their_share_pauses_after_each_request(monkeypatch):
    """Ann is served again and again, and Eve once."""
    monkeypatch.setattr(lanes_file, "REST", 10_000)
    monkeypatch.setattr(lanes_file, "PATIENCE", 600.0)

    async def race():
        lanes, order = Lanes(), []
        lanes._share.charge("eve", 100)
        eve = [asyncio.ensure_future(lanes.run("eve", busy(order, "eve", 0.01))) for _ in range(40)]
        await asyncio.sleep(0.01)
        for _ in range(8):
            await lanes.run("ann", busy(order, "ann", 0.01))
        for one in eve:
            one.cancel()
        await asyncio.gather(*eve, return_exceptions=True)
        return order

    assert run_apart(race()).count("eve") == 1


def test_who_waits_for_something_else_keeps_no_lane():
    async def race():
        lanes, waiting = Lanes(), asyncio.Event()
        slow = [asyncio.ensure_future(lanes.run("eve", waiting.wait())) for _ in range(5)]
        async with asyncio.timeout(30):
            await lanes.run("eve", asyncio.sleep(0))
        waiting.set()
        await asyncio.gather(*slow)
        return True

    assert run_apart(race())


GROWING = """
import gc
from orleans.server.serve import search_rarely

gc.set_threshold(700, 10, 10)
search_rarely()
searches = []
gc.callbacks.append(lambda phase, info: searches.append(info["generation"]))
kept = [[n] for n in range(300_000)]
print(searches.count(1) > 10, searches.count(2))
"""


def test_the_server_seldom_stops_to_look_through_all_that_it_keeps():
    done = subprocess.run(
        [sys.executable, "-c", GROWING], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["True", "0"]
