"""Webhooks: told of a turn, tried again when they fail, and never inside one's own network."""

import json
import os
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

import pytest
from database import engine_of, tables_of, writing
from sqlalchemy import select, update
from starlette.testclient import TestClient
from table_client import Somebody, soon

from orleans.server import notices, schema, webhooks
from orleans.server.app import make_app
from orleans.server.notices import WAITS
from orleans.server.refusal import Refusal
from orleans.server.settings import Settings
from orleans.server.webhooks import safe_address


@contextmanager
def dripping():
    """A receiver that takes everything and answers one letter at a time, without an end."""
    over = threading.Event()

    def drip(line):
        with line, suppress(OSError):
            line.sendall(b"HTTP/1.1 200 OK\r\nX-Slow: ")
            while not over.wait(0.2):
                line.sendall(b"a")

    def take_all():
        while not over.is_set():
            with suppress(TimeoutError):
                threading.Thread(target=drip, args=(server.accept()[0],), daemon=True).start()

    with socket.create_server(("127.0.0.1", 0), backlog=100) as server:
        server.settimeout(0.1)
        thread = threading.Thread(target=take_all, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.getsockname()[1]}"
        finally:
            over.set()
            thread.join()


@contextmanager
def listening(*statuses):
    """A web server on this machine that keeps what it is sent; it answers these, then 204."""
    answers = list(statuses)

    class Keeper(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["content-length"]))
            got.append((self.path, self.headers["content-type"], json.loads(body)))
            status = answers.pop(0) if answers else 204
            self.send_response(status)
            if status == 302:
                self.send_header("location", "/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *args):
            pass

    got = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), Keeper)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", got
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def play_by_post(server, webhook, pace="turns"):
    """Ann wants to be told of her turns; her game has just begun, so it is her turn."""
    ann = Somebody.new(server)
    assert ann.ask("PATCH", "/api/people/me", json={"webhook": webhook}).is_success
    return ann.open("me", "random", start=True, options={"pace": pace})


def somewhere_else(server, address):
    """The same server, called from another address."""
    client = TestClient(server.app, client=(address, 1))
    client.portal = server.portal
    return client


def notices_of(server):
    with engine_of(server).begin() as c:
        return [dict(row) for row in c.execute(select(schema.notices)).mappings()]


def try_again_now(server):
    """The hour has come for what is to be tried again."""
    with writing(engine_of(server)) as c:
        waits = schema.notices.c.next_at.is_not(None)
        c.execute(update(schema.notices).where(waits).values(next_at=0))


def test_a_webhook_is_told_of_the_turn(database, make_server):
    server = make_server(database, inner_webhooks=True)
    with listening() as (url, got):
        table = play_by_post(server, f"{url}/my/turn?player=ann")
        soon(lambda: got)
        said = {"event": "your-turn", "table": table.id, "seat": 0, "version": 0}
        assert got == [("/my/turn?player=ann", "application/json", said)]
        soon(lambda: notices_of(server)[0]["result"] == "done")
        assert notices_of(server)[0]["next_at"] is None


def test_a_webhook_that_fails_is_tried_again(database, make_server):
    server = make_server(database, inner_webhooks=True)
    with listening(500, 302, 404) as (url, got):
        began = time.time() * 1000
        play_by_post(server, url)
        for tries, status in ((1, 500), (2, 302), (3, 404)):
            told = f"failed: the webhook answered {status}"
            soon(lambda told=told: notices_of(server)[0]["result"] == told)
            notice = notices_of(server)[0]
            assert (len(got), notice["tries"]) == (tries, tries)
            assert notice["next_at"] >= began + 1000 * WAITS[0]
            try_again_now(server)
        soon(lambda: notices_of(server)[0]["result"] == "done")
        assert [path for path, _, _ in got] == ["/"] * 4  # nobody was sent elsewhere
    assert 'orleans_notices_total{result="failed"} 3' in server.get("/metrics").text


def test_a_webhook_that_always_fails_is_given_up(sqlite, make_server):
    server = make_server(sqlite, inner_webhooks=True)
    with listening(*[500] * 20) as (url, got):
        play_by_post(server, url)
        for tries in range(1, 6):
            soon(lambda tries=tries: len(got) == tries)
            soon(lambda: notices_of(server)[0]["result"])
            soon(lambda tries=tries: settled(server, tries))
            try_again_now(server)
        time.sleep(0.7)
        assert len(got) == 5
        assert notices_of(server)[0]["next_at"] is None


def settled(server, tries):
    """The last of so many tries has been written down."""
    notice = notices_of(server)[0]
    later = notice["next_at"] is None or notice["next_at"] > time.time() * 1000 + 11_000
    return notice["tries"] == tries and (later or tries == 1)


def test_nobody_listens_at_a_webhook(sqlite, make_server):
    server = make_server(sqlite, inner_webhooks=True)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        play_by_post(server, f"http://127.0.0.1:{taken.getsockname()[1]}")
        soon(lambda: notices_of(server)[0]["result"].startswith("failed"))
    assert server.get("/api/health").is_success


def test_a_webhook_on_this_machine_is_never_called(sqlite, make_server):
    """Nobody can make the server speak to itself or to its neighbours."""
    server = make_server(sqlite)
    with listening() as (url, got):
        port = urlsplit(url).port
        hosts = ("127.1", "localhost", "0.0.0.0", "[::ffff:127.0.0.1]", "2130706433")
        for host in hosts:
            play_by_post(server, f"http://{host}:{port}/")
        own = {"webhook": "http://127.0.0.1/"}  # one of its names
        Somebody.new(server).refused("PATCH", "/api/people/me", 422, "itself", json=own)
        soon(lambda: sum(bool(n["result"]) for n in notices_of(server)) == len(hosts))
        assert got == []
        for notice in notices_of(server):
            assert "not a public address" in notice["result"]


def test_a_slow_webhook_makes_nobody_else_wait(sqlite, make_server, monkeypatch):
    """Neither those who open a table, nor those who wait for their own notice."""
    monkeypatch.setattr(webhooks, "SECONDS", 600.0)
    server = make_server(sqlite, inner_webhooks=True, idle_seconds=0)
    with dripping() as slow, listening() as (url, got):
        eve = Somebody.new(server, "Eve")
        assert eve.ask("PATCH", "/api/people/me", json={"webhook": slow}).is_success
        for _ in range(12):
            eve.open("me", "random", start=True, options={"pace": "turns"})
        soon(lambda: any(notice["tries"] for notice in notices_of(server)))
        ann = Somebody.new(server)
        tables_of(server).unload_idle(-1)  # so that this one is loaded again
        assert eve.get("/api/tables", which="mine")["tables"]
        table = play_by_post(server, url)
        assert ann.ask("GET", table.path).status_code == 404  # loaded, and not hers
        soon(lambda: got)


def test_a_webhook_that_answers_letter_by_letter_is_left(sqlite, make_server, monkeypatch):
    """Each letter comes in time, and the answer never ends."""
    monkeypatch.setattr(webhooks, "SECONDS", 0.5)
    server = make_server(sqlite, inner_webhooks=True)
    with dripping() as slow:
        play_by_post(server, slow)
        told = "failed: the webhook took too long"
        soon(lambda: told in [notice["result"] for notice in notices_of(server)])


def test_names_that_are_looked_up_slowly_hold_up_no_table(sqlite, make_server, monkeypatch):
    """More of them than a pool of threads has; tables are loaded by others."""
    asked, over = [], threading.Event()

    def slow(host, port, inner):
        asked.append(host)
        over.wait(200)
        raise OSError("no such name")

    monkeypatch.setattr(webhooks, "safe_address", slow)
    server = make_server(sqlite)
    tables = [play_by_post(server, f"http://slow-{number}.example/") for number in range(12)]
    shared = (os.cpu_count() or 1) + 4  # threads of asyncio's own pool
    soon(lambda: len(asked) >= min(shared, len(tables)))
    tables_of(server).loaded.clear()
    began = time.monotonic()
    try:
        tables[0].state()  # which fails if it is refused
    finally:
        over.set()
    assert time.monotonic() - began < 100  # nobody has waited for a name


@pytest.fixture
def name_server(monkeypatch):
    """Names under slow.example are looked up for ever; the names that somebody has asked for."""
    asked, over, real = [], threading.Event(), socket.getaddrinfo

    def look_up(host, *args, **more):
        if not str(host).endswith("slow.example"):
            return real(host, *args, **more)
        asked.append(host)
        over.wait(600)
        raise OSError("no such name")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    yield asked
    over.set()


def test_many_slow_names_of_one_address_hold_up_nobody_elsewhere(
    sqlite, make_server, monkeypatch, name_server
):
    """More people than there are threads for names; each lookup lasts longer than its call."""
    monkeypatch.setattr(webhooks, "NAMES", ThreadPoolExecutor(2 * webhooks.NAMES_EACH))
    monkeypatch.setattr(webhooks, "SECONDS", 0.5)
    server = make_server(sqlite, address_rate=1000, inner_webhooks=True)
    for number in range(4 * webhooks.NAMES_EACH):
        play_by_post(server, f"http://{number}.slow.example/")
    soon(lambda: all(notice["result"] for notice in notices_of(server)))
    assert len(name_server) == webhooks.NAMES_EACH
    monkeypatch.setattr(webhooks, "SECONDS", 600.0)
    with listening() as (url, got):
        play_by_post(somewhere_else(server, "203.0.113.8"), url)
        soon(lambda: got)


def test_many_slow_webhooks_of_one_address_hold_up_nobody_elsewhere(
    sqlite, make_server, monkeypatch
):
    """As many as are called at once."""
    looks, waiting = [], notices.waiting
    monkeypatch.setattr(notices, "waiting", lambda *args: looks.append(args) or waiting(*args))
    monkeypatch.setattr(webhooks, "SECONDS", 600.0)
    monkeypatch.setattr(notices, "AT_ONCE", 2 * notices.TOGETHER)
    server = make_server(sqlite, address_rate=1000, inner_webhooks=True)
    with dripping() as slow, listening() as (url, got):
        for _ in range(2 * notices.TOGETHER):
            play_by_post(server, slow)
        soon(lambda: sum(notice["tries"] for notice in notices_of(server)) >= notices.TOGETHER)
        before = len(looks)
        soon(lambda: len(looks) > before + 2)  # there is room for others
        play_by_post(somewhere_else(server, "203.0.113.8"), url)
        soon(lambda: got)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "0x7f.1",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.0.1",
        "169.254.169.254",
        "168.63.129.16",
        "100.100.100.200",
        "192.0.0.192",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "fc00::1",
        "fd00:ec2::254",
        "fe80::1",
        "fec0::1",
        "ff02::1",
        "2001:db8::1",
    ],
)
def test_an_address_that_is_not_public(host):
    with pytest.raises(Refusal, match="not a public address"):
        safe_address(host, 80, inner=False)
    assert safe_address(host, 80, inner=True)


def test_a_name_that_is_public_when_asked_for_and_private_when_called(
    sqlite, make_server, monkeypatch
):
    """What counts is the address that answers, not the one that was looked up before."""
    server = make_server(sqlite)
    with listening() as (url, got):
        monkeypatch.setattr(webhooks, "safe_address", lambda host, port, inner: "127.0.0.1")
        play_by_post(server, url.replace("127.0.0.1", "localhost"))
        soon(lambda: "not a public address" in notices_of(server)[0]["result"])
        assert got == []


@pytest.mark.parametrize("host", ["play.example", "PLAY.example.", "ｐlay.example", "www.example"])
def test_a_webhook_is_not_the_server_itself(sqlite, host):
    settings = Settings(sqlite, names=("Play.example",), address="https://www.example/")
    with TestClient(make_app(settings), base_url="http://play.example") as client:
        ann = Somebody.new(client)
        said = {"webhook": f"https://{host}/api/people"}
        ann.refused("PATCH", "/api/people/me", 422, "this server itself", json=said)


def test_an_address_of_this_machine_is_not_called_though_it_is_public(
    sqlite, make_server, monkeypatch
):
    """Under whatever name: who answers from the address that calls is the machine itself."""
    monkeypatch.setattr(webhooks, "is_public", lambda address: True)
    server = make_server(sqlite)
    with listening() as (url, got):
        play_by_post(server, url.replace("127.0.0.1", "127.1"))
        soon(lambda: "this server itself" in notices_of(server)[0]["result"])
        assert got == []


def test_a_public_address_is_called():
    for host in ("8.8.8.8", "2606:4700:4700::1111"):
        assert safe_address(host, 443, inner=False) == host


def test_only_tables_played_over_days_call_and_only_if_the_server_allows_it(sqlite, make_server):
    with listening() as (url, got):
        live = make_server(sqlite, inner_webhooks=True)
        play_by_post(live, url, pace="live")
        assert notices_of(live) == []
        silent = make_server(f"{sqlite}-2", inner_webhooks=True, webhooks=False)
        play_by_post(silent, url)
        soon(lambda: notices_of(silent)[0]["result"] == "done")
        assert got == []


@pytest.mark.parametrize(
    "webhook",
    [
        "ftp://a.example/",
        "javascript:alert(1)",
        "file:///etc/passwd",
        "a.example",
        "http://",
        "http:///path",
        "http://user:secret@a.example/",
        "http://user@a.example/",
        "http://a.example:99999/",
        "http://a.example:port/",
        "http://[::1/",
        "http://a.example/ GET / HTTP/1.1",
        "http://a.example/\r\nX-Forged: yes",
        "http://a.example/\0",
    ],
)
def test_a_webhook_that_is_no_address_is_refused(quick_somebody, webhook):
    ann = quick_somebody()
    ann.refused("PATCH", "/api/people/me", 422, "webhook", json={"webhook": webhook})
    assert ann.get("/api/people/me")["webhook"] == ""
