"""WebSockets: who sits somewhere hears of it at once, and nobody can spoil it for others.

All of this speaks to a real server in a process of its own, as browsers do.
"""

import contextlib
import json
import random
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from table_client import Process, Somebody
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import connect

from orleans.server.settings import Settings

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


@pytest.fixture(scope="module")
def process(tmp_path_factory):
    """A server for all these tests, at which nothing may go wrong."""
    url = f"sqlite:///{tmp_path_factory.mktemp('wires') / 'tables.sqlite'}"
    process = Process(url, "--workers", "1", "--no-webhooks")
    reader = read_along(process)
    yield process
    process.process.terminate()
    process.process.wait(30)
    reader.join(30)
    process.kill()
    assert_no_error(process.lines)


@pytest.fixture
def people(process):
    with process.client() as client:
        yield lambda name="Ann": Somebody.new(client, name)


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


# --- views


def test_everybody_gets_the_view_that_is_theirs(people):
    mine, his = at_table(people)
    eve = people("Eve")
    with (
        wire(mine, seat=0) as ann,
        wire(his, seat=1) as bob,
        wire(mine, who=eve) as spectator,
        wire(mine, who=Nobody(eve)) as nobody,
    ):
        for end, seat in ((ann, 0), (bob, 1), (spectator, None), (nobody, None)):
            assert end.state(0)["seat"] == seat
        move = CASTLE[0]
        answer = mine.play(move)
        assert ann.state(1) == answer
        assert ann.socket.latency >= 0
        seen = [bob.state(1), spectator.state(1), nobody.state(1)]
        assert seen[0] == his.state(1)
        assert seen[1] == seen[2] == eve.at(mine).state(None)
        for state in seen:
            assert state["view"]["players"][0]["spaces"] == {}
        assert seen[1]["options"] == []
        assert move not in json.dumps(seen[1])


class Nobody:
    """Somebody without a key."""

    def __init__(self, who):
        self.client, self.headers = who.client, {}


def test_every_change_is_pushed(people):
    """Each move of a round, until the plans are open to all; then a question to take it back."""
    mine, his = at_table(people)
    with wire(mine, seat=0) as ann, wire(his, seat=1) as bob:
        version, state = 0, {}
        for table, seat, end in ((mine, 0, ann), (his, 1, bob)):
            for move in (*CASTLE, "ready"):
                state = table.play(move, seat)
                version += 1
                assert end.state(version) == state
        opened = ann.state(version)
        assert len(opened["view"]["players"][1]["spaces"]) == 3
        assert opened["view"] == state["view"]
        mine.undo(ask=True)
        for end in (ann, bob):
            assert end.state(version)["view"] == opened["view"]
        his.post("undo/answer", seat=1, version=version, agree=True)
        for end in (ann, bob):
            assert end.state(version + 1)["view"]["phase"] == "planning"


def test_a_table_in_the_lobby_is_told_at_once_and_at_every_change(people):
    ann, bob = people("Ann"), people("Bob")
    table = ann.open("me", "open", public=True)
    with wire(table) as end, wire(table, who=bob) as his:
        for one, hosting in ((end, True), (his, False)):
            info = one.next("table")["table"]
            assert (info["status"], info["hosting"]) == ("lobby", hosting)
        bob.at(table).post("join")
        assert end.next("table")["table"]["seats"][1]["name"] == "Bob"
        assert his.next("table")["table"]["mine"] == [1]
        bob.at(table).post("ready", seat=1)
        assert end.next("table")["table"]["seats"][1]["ready"]
        table.post("start")
        assert end.state(0)["seat"] is None


def test_details_are_sent_to_who_wants_them(people):
    mine, _ = at_table(people)
    with wire(mine, seat=0, details=True, lang="de") as full, wire(mine, seat=0) as short:
        assert short.state(0)["table"] is None
        state = full.state(0)
        assert state["table"]["id"] == mine.id
        assert state == mine.state(0, details=True, lang="de")
        mine.play(CASTLE[0])
        assert full.state(1)["undo"]["words"]
        assert "Planung beenden" in [option["words"] for option in state["options"]]


def test_who_is_up_to_date_is_told_nothing(people):
    mine, _ = at_table(people)
    mine.play(CASTLE[0])
    with wire(mine, seat=0, version=1) as now, wire(mine, seat=0, version=0) as before:
        now.is_quiet()
        assert before.state(1) == mine.state(0)
        state = mine.play(CASTLE[1])
        assert now.state(2) == before.state(2) == state
        now.is_quiet()


def test_one_can_ask_again(people):
    mine, _ = at_table(people)
    mine.play(CASTLE[0])
    with wire(mine, seat=0, version=1) as end:
        end.is_quiet()
        end.say(since=0)
        assert end.state(1) == mine.state(0)
        end.is_quiet()


def test_who_comes_back_misses_nothing(people):
    """The connection is lost in the middle of a plan; with the last version one goes on."""
    mine, his = at_table(people)
    with wire(mine, seat=0) as end:
        seen = end.state(0)["version"]
    for move in CASTLE:
        his.play(move, 1)
    with wire(mine, seat=0, version=seen) as end:
        assert end.state(3) == mine.state(0)


def test_changes_that_come_quickly_are_sent_as_one(people):
    """Whoever reads slowly gets the newest state, not each one."""
    mine, his = at_table(people)
    with wire(his, seat=1) as end:
        for _ in range(10):
            mine.play(CASTLE[0])
            mine.undo()
        states = []
        while not states or states[-1]["version"] < 20:
            states.append(end.next("state")["state"])
        versions = [state["version"] for state in states]
        assert versions == sorted(versions)
        assert states[-1] == his.state(1)
        end.is_quiet()


# --- chat, turns, people who go


def test_chat_is_pushed(people):
    mine, his = at_table(people)
    his.post("chat", text="good luck")
    with wire(mine, seat=0, version=0) as ann, wire(his, version=0) as bob:
        for end in (ann, bob):
            assert [line["text"] for line in end.next("chat")["lines"]] == ["good luck"]
        mine.post("chat", text="and to you")
        lines = [end.next("chat")["lines"] for end in (ann, bob)]
        assert lines[0] == lines[1]
        assert [(line["seat"], line["name"], line["text"]) for line in lines[0]] == [
            (0, "Ann", "and to you")
        ]
        ann.is_quiet()


def test_a_person_is_told_of_turns_at_any_table(people):
    ann, bob = people("Ann"), people("Bob")
    with turns_of(ann) as mine, turns_of(ann) as elsewhere, turns_of(bob) as his:
        first = ann.open("me", "open", public=True)
        bob.at(first).post("join")
        bob.at(first).post("ready", seat=1)
        first.post("start")
        second = ann.open("me", "me", start=True)
        for end in (mine, elsewhere):
            told = [end.next("turn") for _ in range(3)]
            assert [(t["table"], t["seat"]) for t in told] == [
                (first.id, 0),
                (second.id, 0),
                (second.id, 1),
            ]
        turn = his.next("turn")
        assert (turn["table"], turn["seat"], turn["version"]) == (first.id, 1, 0)
        first.play("ready", 0)
        mine.is_quiet()
        bob.at(first).play("ready", 1)
        assert mine.next("turn")["table"] == first.id
        his.is_quiet()  # he has just moved and goes on


def test_the_wire_of_who_resigns_becomes_a_spectators(people):
    """Also at a private table, at which strangers see nothing."""
    ann, bob = people("Ann"), people("Bob")
    mine = ann.open("me", "open", "me", options={"substitute": "random"})
    code = mine.post("invitations", seat=1)["code"]
    bob.post("/api/invitations", invitation=code)
    his = bob.at(mine)
    his.post("ready", seat=1)
    mine.post("start")
    his.play(CASTLE[0], 1)
    with wire(his, seat=1, version=1) as end, wire(mine, seat=0, version=1) as ann_end:
        his.post("resign", seat=1)
        state = end.next("state")["state"]
        assert state["seat"] is None
        assert state["options"] == []
        assert state["view"]["players"][1]["spaces"] == {}
        text = "Bob has resigned; a bot goes on"
        while (message := json.loads(end.socket.recv(timeout=SOON)))["type"] != "chat":
            assert message["state"]["seat"] is None
        assert message["lines"][0]["text"] == text
        mine.play(CASTLE[0])
        while (message := json.loads(ann_end.socket.recv(timeout=SOON)))["type"] == "chat":
            pass
        assert message["state"]["seat"] == 0
        end.say(since=0)
        seen = json.loads(end.socket.recv(timeout=SOON))
        assert CASTLE[0] not in json.dumps(seen)


def test_the_wire_of_who_gave_the_seat_away_ends(people):
    """A private table: with the seat goes the right to look."""
    ann, phone = people("Ann"), people("Phone")
    table = ann.open("me", "me", start=True)
    table.play(CASTLE[0])
    codes = [table.post("invitations", seat=seat)["code"] for seat in (0, 1)]
    with wire(table, seat=0, version=1) as end:
        phone.post("/api/invitations", invitation=codes[0])
        assert end.next("state")["state"]["seat"] is None  # the other seat is still hers
        phone.post("/api/invitations", invitation=codes[1])
        assert "no longer open to you" in end.next("error")["error"]
        assert end.ends() == 1000
    with wire(table, who=phone, seat=0) as end:
        assert end.state(1)["view"]["players"][0]["spaces"]


def test_a_table_that_is_removed_ends_the_wire_with_a_reason(people):
    ann, bob = people("Ann"), people("Bob")
    table = ann.open("me", "open", public=True)
    playing = ann.open("me", "me", public=True, start=True)
    with wire(table) as mine, wire(table, who=bob) as his, wire(playing, who=bob) as third:
        third.state(0)
        for removed in (table, playing):
            assert ann.ask("DELETE", removed.path).status_code == 200
        for end in (mine, his, third):
            while (message := json.loads(end.socket.recv(timeout=SOON)))["type"] != "error":
                pass
            assert message == {
                "type": "error",
                "error": "the table was removed",
                "code": "not-found",
            }
            assert end.ends() == 1000


def test_a_change_at_another_server_is_pushed_here(new_postgres, processes):
    """Two servers share a database; Ann is connected to one and Bob plays at the other."""
    url = new_postgres()
    here, there = processes(url, "--workers", "1"), processes(url, "--workers", "1")
    with here.client() as near, there.client() as far:
        ann, bob = Somebody.new(near, "Ann"), Somebody.new(far, "Bob")
        mine = ann.open("me", "open", public=True)
        with wire(mine) as end, turns_of(ann) as turns:
            bob.at(mine).post("join")
            until_told(end, "table", lambda m: m["table"]["seats"][1]["name"] == "Bob")
            bob.at(mine).post("ready", seat=1)
            until_told(end, "table", lambda m: m["table"]["seats"][1]["ready"])
            mine.post("start")
            until_told(turns, "turn", lambda m: m["table"] == mine.id)
            his = bob.at(mine)
            until(lambda: his.info()["status"] == "playing")
            his.play(CASTLE[0], 1)
            until_told(end, "state", lambda m: m["state"]["version"] == 1)
            his.post("chat", text="hello from there")
            until_told(end, "chat", lambda m: m["lines"][-1]["text"] == "hello from there")
            mine.play("ready", 0)
            his.play("ready", 1)
            until_told(turns, "turn", lambda m: m["version"] == 3)


def until_told(end, kind, holds):
    while True:
        message = json.loads(end.socket.recv(timeout=SOON))
        if message["type"] == kind and holds(message):
            return


# --- who is not let in


def not_let_in(url, status, reason, sock=None, **headers):
    """Refused before the WebSocket opens, with the reason in the answer."""
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(url, additional_headers=headers, sock=sock),
    ):
        pass
    answer = refused.value.response
    assert answer.status_code == status, answer.body
    assert reason in json.loads(answer.body)["error"]


def test_who_is_not_let_in(process, people):
    ann, eve = people("Ann"), people("Eve")
    at = process.url.replace("http", "ws")
    public = ann.open("me", "me", public=True, start=True)
    private = ann.open("me", "me", start=True)
    live = f"{at}{public.path}/live"
    key = ann.headers["authorization"]
    for origin in ("http://evil.example", "null", process.url + "0"):
        for url in (live, f"{at}/api/live"):
            not_let_in(url, 403, "another site", origin=origin, authorization=key)
    with socket.create_connection(("127.0.0.1", process.port)) as line:
        not_let_in(live.replace("127.0.0.1", "evil.example"), 403, "host name", sock=line)
    not_let_in(live, 401, "not known", authorization="Bearer nobody-knows-this-key")
    not_let_in(f"{at}/api/live", 401, "who you are")
    not_let_in(f"{at}/api/live", 401, "who you are", cookie="orleans_key=forged")
    for nowhere in ("0123456789abcdef", "nothing", "%00", "é"):
        not_let_in(f"{at}/api/tables/{nowhere}/live", 404, "no such table")
    theirs = eve.headers["authorization"]
    not_let_in(f"{at}{private.path}/live", 404, "no such table", authorization=theirs)
    not_let_in(f"{live}?seat=0", 403, "not yours", authorization=theirs)
    not_let_in(f"{live}?seat=0", 403, "not yours")
    not_let_in(f"{live}?seat=4", 404, "no seat 4", authorization=key)
    for query in ("seat=-1", "seat=x", "version=-1", f"version={2**64}", "lang=tlh"):
        not_let_in(f"{live}?{query}", 400, "cannot be read", authorization=key)
    cookie = key.replace("Bearer ", "orleans_key=")
    with connect(live + "?seat=0", additional_headers={"cookie": cookie, "origin": process.url}):
        pass
    for path in ("/api/health", "/nothing"):
        with pytest.raises(InvalidStatus), connect(f"{at}{path}"):
            pass
    is_well(process)


def test_one_address_has_only_so_many_wires(process, people):
    ann = people()
    until(lambda: open_wires(process) == 0)
    with contextlib.ExitStack() as stack:
        for _ in range(Settings().wires_by_address):
            stack.enter_context(listen(ann, "/api/live"))
        with pytest.raises(InvalidStatus) as refused, listen(ann, "/api/live"):
            pass
        answer = refused.value.response
        assert answer.status_code == 429
        assert "too many connections" in json.loads(answer.body)["error"]
        assert int(answer.headers["retry-after"]) >= 1
    until(lambda: open_wires(process) == 0)
    with turns_of(ann):
        assert open_wires(process) == 1


def test_a_wire_is_no_page(process, people):
    """Who asks for it without an upgrade is told that there is nothing."""
    table = people().open("me", "open", public=True)
    with process.client() as client:
        for path in (f"{table.path}/live", "/api/live"):
            assert client.get(path).status_code == 404


# --- nonsense


MISTAKES = 10


def nonsense(rng):
    """Something a client should not say."""
    return rng.choice(
        [
            lambda: "".join(chr(rng.randrange(32, 0xD7FF)) for _ in range(rng.randrange(200))),
            lambda: rng.randbytes(rng.randrange(200)),
            lambda: "",
            lambda: b"",
            lambda: "{" * rng.randrange(1, 900),
            lambda: "[" * 900,
            lambda: '{"since": ' + "9" * rng.randrange(9, 500) + "}",
            lambda: '{"since": -1}',
            lambda: '{"since": 1.5}',
            lambda: '{"since": null}',
            lambda: '{"since": "0"}',
            lambda: '{"since": 0, "seat": 1}',
            lambda: '{"since": 0',
            lambda: '{"seat": 0}',
            lambda: '"since"',
            lambda: "\0" * 100,
            lambda: b'{"since": 0}',
            lambda: " " * 1100,
            lambda: '{"since": 0}' + " " * 1100,
        ]
    )()


@pytest.mark.parametrize("seed", range(4))
def test_too_many_mistakes_end_the_wire(process, people, seed):
    """Each is answered with a reason; after ten the wire is closed as misused."""
    rng = random.Random(seed)
    mine, _ = at_table(people)
    with wire(mine, seat=0, version=0) as end:
        for _ in range(MISTAKES):
            end.socket.send(nonsense(rng))
            said = end.next("error")
            assert said["code"] == "unreadable"
            assert said["error"]
        assert end.ends() == 1008
    is_well(process)


def test_mistakes_do_not_disturb_the_game(process, people):
    mine, his = at_table(people)
    with wire(mine, seat=0) as end:
        end.state(0)
        for _ in range(MISTAKES - 1):
            end.socket.send("?")
            end.next("error")
        his.play(CASTLE[0], 1)
        assert end.state(1) == mine.state(0)
        end.socket.send("?")
        end.next("error")
        assert end.ends() == 1008


@pytest.mark.parametrize("size", [5000, 100_000, 3_000_000])
def test_a_huge_frame_ends_the_wire(process, people, size):
    mine, _ = at_table(people)
    for message in ("a" * size, b"a" * size, '{"since": 0}' + " " * size):
        with wire(mine, seat=0, version=0) as end, contextlib.suppress(ConnectionClosed):
            end.socket.send(message)
            assert end.ends() == 1009
    with turns_of(mine.who) as end, contextlib.suppress(ConnectionClosed):
        end.socket.send("a" * size)
        assert end.ends() == 1009
    is_well(process)


def test_thousands_of_quick_messages(process, people):
    """Who asks again and again is answered now and then, and the others do not wait."""
    mine, his = at_table(people)
    with wire(mine, seat=0, version=0) as end:
        reader = threading.Thread(target=swallow, args=(end,), daemon=True)
        reader.start()
        for _ in range(3000):
            end.say(since=0)
        began = time.monotonic()
        his.play(CASTLE[0], 1)
        is_well(process)
        assert time.monotonic() - began < SOON
    reader.join(SOON)
    with turns_of(mine.who) as end:
        for _ in range(3000):
            end.socket.send("hello?")
        other = mine.who.open("me", "me", start=True)
        assert end.next("turn")["table"] == other.id
    is_well(process)


def swallow(end):
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        while True:
            end.socket.recv(timeout=SOON)


def test_who_does_not_read_does_not_stop_the_others(process, people):
    """A client that asks and never reads; the game goes on for everybody else."""
    mine, his = at_table(people)
    line = raw_wire(process, mine, b"?seat=0")
    ask = frame(b'{"since": 0}')
    line.settimeout(0.2)
    with contextlib.suppress(TimeoutError):
        for _ in range(300):
            line.sendall(ask * 50)
    with wire(his, seat=1) as end:
        end.state(0)
        for version, move in enumerate(CASTLE, 1):
            assert his.play(move, 1) == end.state(version)
    line.close()
    is_well(process)


def raw_wire(process, table, query=b"", key=True):
    """A WebSocket without a library, which can do wrong what a library does right."""
    line = socket.create_connection(("127.0.0.1", process.port), SOON)
    auth = f"Authorization: {table.who.headers['authorization']}\r\n".encode() if key else b""
    line.sendall(
        b"GET " + table.path.encode() + b"/live" + query + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + auth + b"\r\n"
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return line


def frame(payload, opcode=1, mask=b"abcd", fin=0x80, flags=0):
    """A frame as RFC 6455 writes it, or not quite."""
    size = len(payload)
    head = bytes([fin | flags | opcode])
    bit = 0x80 if mask else 0
    if size < 126:
        head += bytes([bit | size])
    else:
        head += bytes([bit | 126]) + size.to_bytes(2, "big")
    if mask:
        payload = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
    return head + mask + payload


BROKEN = {
    "no mask": frame(b"{}", mask=b""),
    "unknown opcode": frame(b"", opcode=7),
    "reserved bits": frame(b"{}", flags=0x70),
    "no UTF-8": frame(b"\xff\xfe\xfd"),
    "a part without a beginning": frame(b"{}", opcode=0),
    "a beginning in the middle": frame(b"{", fin=0) + frame(b"}"),
    "a split ping": frame(b"", opcode=9, fin=0),
    "a long ping": frame(b"a" * 200, opcode=9),
    "a wrong farewell": frame(b"\x00", opcode=8),
    "a farewell with a forged code": frame(b"\x03\xed", opcode=8),
    "a length beyond all bounds": b"\x81\xff" + b"\xff" * 8,
    "half a frame": frame(b'{"since": 0}')[:7],
    "only a head": b"\x81",
    "plain HTTP": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "noise": random.Random(7).randbytes(5000),
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)
def test_broken_frames(process, people, data):
    """What is no WebSocket any more is closed; a part of a frame is waited for."""
    mine, _ = at_table(people)
    for cut in (False, True):
        with raw_wire(process, mine) as line:
            line.sendall(data)
            if not cut:
                line.shutdown(socket.SHUT_WR)
                with contextlib.suppress(ConnectionError):
                    while line.recv(4096):
                        pass
    is_well(process)
    assert mine.play(CASTLE[0])["version"] == 1


def test_abrupt_ends(process, people):
    """Connections that vanish: before, while and after something is sent."""
    mine, his = at_table(people)
    rng = random.Random(3)

    def vanish(n):
        line = raw_wire(process, mine, b"?seat=0")
        if n % 3:
            line.sendall(frame(b'{"since": 0}') * rng.randrange(1, 20))
        if n % 2:  # the other side hears of it as an error
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        line.close()

    with ThreadPoolExecutor(8) as threads, wire(his, seat=1) as end:
        gone = threads.map(vanish, range(80))
        for version in range(1, 21):
            if version % 2:
                mine.play(CASTLE[0])
            else:
                mine.undo()
        list(gone)
        while end.next("state")["state"]["version"] < 20:
            pass
    is_well(process)
    until(lambda: open_wires(process) == 0)


def open_wires(process):
    with process.client() as client:
        lines = client.get("/metrics").text.splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("orleans_websockets "))


def until(holds):
    end = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


@pytest.mark.parametrize("seed", range(3))
def test_random_clients(process, people, seed):
    """Many clients at once that do anything at all, beside a game that goes on."""
    mine, his = at_table(people)
    seeds = random.Random(seed).sample(range(10**6), 12)

    def misbehave(seed):
        rng = random.Random(seed)
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, TimeoutError, OSError):
            path, query = rng.choice(
                [
                    (f"{mine.path}/live", {"seat": 0}),
                    (f"{mine.path}/live", {"version": rng.randrange(30), "details": True}),
                    ("/api/live", {}),
                ]
            )
            with listen(mine.who, path, **query) as socket:
                for _ in range(rng.randrange(60)):
                    what = rng.random()
                    if what < 0.6:
                        socket.send(json.dumps({"since": rng.randrange(100)}))
                    elif what < 0.8:
                        socket.send(nonsense(rng))
                    elif what < 0.9:
                        socket.recv(timeout=0.05)
                    else:
                        socket.ping()
                if rng.random() < 0.5:
                    socket.socket.close()

    with ThreadPoolExecutor(12) as threads, wire(his, seat=1) as end:
        done = threads.map(misbehave, seeds)
        for move in CASTLE:
            mine.play(move)
        list(done)
        assert end.state(3) == his.state(1)
    is_well(process)
    until(lambda: open_wires(process) == 0)
