"""Nobody takes more than their share: by address, by network, by socket."""

import subprocess
import sys
import time
from contextlib import suppress
from types import SimpleNamespace

import pytest
from refusals import denied
from server_process import is_well
from socket_client import table_socket, turn_socket
from starlette.testclient import TestClient
from table_client import SOON, at_table, refused, run_apart
from websockets.exceptions import ConnectionClosed

from orleans.server.protocol import FLOODED
from orleans.server.rates import RateLimit, network_of
from orleans.server.sockets import AT_ONCE, FLOOD, MESSAGES, Inbox


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


def test_whoever_asks_too_fast_is_not_answered(people):
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
