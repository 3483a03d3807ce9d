"""Connections: nobody is waited for without an end, and nobody takes too many."""

import asyncio
import socket
import threading
import time
from contextlib import contextmanager, suppress
from functools import partial
from types import SimpleNamespace

import pytest
import uvicorn
from table_client import SOON, run_apart, soon

from orleans.server import middleware, protocol
from orleans.server.lanes import Lanes
from orleans.server.metrics import Metrics
from orleans.server.protocol import MAX_AHEAD, GuardedProtocol
from orleans.server.rates import RateLimit
from orleans.server.settings import Settings


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


def test_whoever_connects_too_often_waits_for_the_refusal(monkeypatch):
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


def test_whoever_does_not_read_the_answer_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(protocol, "READ_SECONDS", 0.5)

    async def says_much(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"a" * 50_000_000})

    with serving(says_much) as port, socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(ASK)
        soon(lambda: GuardedProtocol.open_by_network)
        soon(lambda: not GuardedProtocol.open_by_network)


def test_whoever_is_refused_on_many_connections_waits_longer(monkeypatch):
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
