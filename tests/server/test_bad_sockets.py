"""WebSockets of those who are not let in, who talk nonsense, break frames or vanish.

All of this speaks to a real server in a process of its own, as browsers do.
"""

import contextlib
import json
import random
import socket
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from server_process import is_well
from socket_client import connect_socket, open_sockets, table_socket, turn_socket
from table_client import CASTLE, SOON, at_table, soon
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import connect

from orleans.server.settings import Settings

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
    at = process.address.replace("http", "ws")
    public = ann.open("me", "me", public=True, start=True)
    private = ann.open("me", "me", start=True)
    live = f"{at}{public.path}/live"
    key = ann.headers["authorization"]
    for origin in ("http://evil.example", "null", process.address + "0"):
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
    with connect(
        live + "?seat=0", additional_headers={"cookie": cookie, "origin": process.address}
    ):
        pass
    for path in ("/api/health", "/nothing"):
        with pytest.raises(InvalidStatus), connect(f"{at}{path}"):
            pass
    is_well(process)


def test_one_address_has_only_so_many_sockets(process, people):
    ann = people()
    soon(lambda: open_sockets(process) == 0)
    with contextlib.ExitStack() as stack:
        for _ in range(Settings().sockets_by_address):
            stack.enter_context(connect_socket(ann, "/api/live"))
        with pytest.raises(InvalidStatus) as refused, connect_socket(ann, "/api/live"):
            pass
        answer = refused.value.response
        assert answer.status_code == 429
        assert "too many connections" in json.loads(answer.body)["error"]
        assert int(answer.headers["retry-after"]) >= 1
    soon(lambda: open_sockets(process) == 0)
    with turn_socket(ann):
        assert open_sockets(process) == 1


def test_a_socket_is_no_page(process, people):
    """A request without an upgrade is told that there is nothing."""
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
def test_too_many_mistakes_end_the_socket(process, people, seed):
    """Each is answered with a reason; after ten the socket is closed as misused."""
    rng = random.Random(seed)
    mine, _ = at_table(people)
    with table_socket(mine, seat=0, version=0) as end:
        for _ in range(MISTAKES):
            end.socket.send(nonsense(rng))
            said = end.next("error")
            assert said["code"] == "unreadable"
            assert said["error"]
        assert end.ends() == 1008
    is_well(process)


def test_mistakes_do_not_disturb_the_game(process, people):
    mine, his = at_table(people)
    with table_socket(mine, seat=0) as end:
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
def test_a_huge_frame_ends_the_socket(process, people, size):
    mine, _ = at_table(people)
    for message in ("a" * size, b"a" * size, '{"since": 0}' + " " * size):
        with table_socket(mine, seat=0, version=0) as end, contextlib.suppress(ConnectionClosed):
            end.socket.send(message)
            assert end.ends() == 1009
    with turn_socket(mine.who) as end, contextlib.suppress(ConnectionClosed):
        end.socket.send("a" * size)
        assert end.ends() == 1009
    is_well(process)


def test_thousands_of_quick_messages(process, people):
    """A client that asks again and again is answered now and then, and the others do not wait."""
    mine, his = at_table(people)
    with table_socket(mine, seat=0, version=0) as end:
        reader = threading.Thread(target=swallow, args=(end,), daemon=True)
        reader.start()
        with contextlib.suppress(ConnectionClosed):  # it is shown the door
            for _ in range(3000):
                end.say(since=0)
        his.play(CASTLE[0], 1)
        is_well(process)
    reader.join(SOON)
    with turn_socket(mine.who) as end:
        for _ in range(100):
            end.socket.send("hello?")
        other = mine.who.open("me", "me", start=True)
        assert end.next("turn")["table"] == other.id
    is_well(process)


def swallow(end):
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        while True:
            end.socket.recv(timeout=SOON)


def test_whoever_does_not_read_does_not_stop_the_others(process, people):
    """A client that asks and never reads; the game goes on for everybody else."""
    mine, his = at_table(people)
    line = raw_socket(process, mine, b"?seat=0")
    ask = frame(b'{"since": 0}')
    line.settimeout(0.2)
    with contextlib.suppress(OSError):  # it takes no more, or is shown the door
        for _ in range(300):
            line.sendall(ask * 50)
    with table_socket(his, seat=1) as end:
        end.state(0)
        for version, move in enumerate(CASTLE, 1):
            assert his.play(move, 1) == end.state(version)
    line.close()
    is_well(process)


def raw_socket(process, table, query=b"", key=True):
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
        with raw_socket(process, mine) as line:
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
        line = raw_socket(process, mine, b"?seat=0")
        if n % 3:
            line.sendall(frame(b'{"since": 0}') * rng.randrange(1, 20))
        if n % 2:  # the other side hears of it as an error
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        line.close()

    with ThreadPoolExecutor(8) as threads, table_socket(his, seat=1) as end:
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
    soon(lambda: open_sockets(process) == 0)


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
            with connect_socket(mine.who, path, **query) as socket:
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

    with ThreadPoolExecutor(12) as threads, table_socket(his, seat=1) as end:
        done = threads.map(misbehave, seeds)
        for move in CASTLE:
            mine.play(move)
        list(done)
        assert end.state(3) == his.state(1)
    is_well(process)
    soon(lambda: open_sockets(process) == 0)
