"""Bytes that are no requests, sent to a real server in a process of its own."""

import socket
import time

from server_process import assert_no_error
from table_client import Somebody


def say(process, request, rest=b""):
    """Send bytes as they are; the status of the answer, or None if there is none."""
    with socket.create_connection(("127.0.0.1", process.port), 10) as line:
        line.sendall(request.replace(b"\n", b"\r\n") + rest)
        answer = line.recv(1000)
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else None


def test_forged_bytes_are_refused_and_leave_no_error_behind(sqlite, processes):
    process = processes(sqlite, "--log-level", "INFO")
    post = b"POST /api/people HTTP/1.1\nHost: 127.0.0.1\nContent-Type: application/json\n"
    chunked = post + b"Transfer-Encoding: chunked\n\n"
    chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    assert say(process, chunked, chunk + b"10\r\n" + b" " * 16 + b"\r\n0\r\n\r\n") == 413
    assert say(process, post + b"Content-Length: 20000\n\n", b" " * 20_000) == 413
    assert say(process, post + b"Content-Length: 20000\n\n") == 413  # and nothing comes
    for length in (b"-1", b"abc", b"1_0", b"0x10", b"9" * 30):
        assert say(process, post + b"Content-Length: " + length + b"\n\n", b"{}") in (400, 413)
    assert say(process, chunked, b"zz\r\n{}\r\n0\r\n\r\n") == 400
    assert say(process, b"GET /api/health HTTP/1.1\n\n") == 403  # no host at all
    assert say(process, b"GET /api/health HTTP/1.1\nHost: evil.example\n\n") == 403
    assert say(process, b"BREW /api/health HTTP/1.1\nHost: 127.0.0.1\n\n") in (400, 405)
    assert say(process, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"\xff" * 100) == 400
    long_path = b"GET /" + b"a" * 200_000 + b" HTTP/1.1\nHost: 127.0.0.1\n\n"
    assert say(process, long_path) in (400, 404, 414, 431)
    with process.client() as client:
        assert client.get("/api/health").json()["ok"]
        assert Somebody.new(client).person["name"] == "Ann"
    process.stop()
    assert_no_error(process)


def test_a_request_that_breaks_off_leaves_no_error_behind(sqlite, processes):
    process = processes(sqlite)
    head = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    for part in (
        head,
        head + b"Content-Length: 100\r\n\r\n",
        head + b'Content-Length: 100\r\n\r\n{"name": ',
        head + b"Transfer-Encoding: chunked\r\n\r\n10\r\n{",
    ):
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", process.port), 10) as line:
                line.sendall(part)
                time.sleep(0.05)
    with process.client() as client:
        assert client.get("/api/health").json()["ok"]
    process.stop()
    assert_no_error(process)
