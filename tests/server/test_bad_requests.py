"""What is forged or cannot be read is refused: keys, bodies, queries, paths and methods."""

import base64
import json

import pytest
from refusals import lobby_and_game, path_of
from table_client import JSON, a_move, new_key, refused

from orleans.server.routes import ENDPOINTS

# --- without a key, or with a wrong one


@pytest.mark.parametrize("key", ["x", "nobody-knows-this-key", "é" * 50, "a" * 5000, "' OR 1=1 --"])
def test_an_unknown_key_is_refused_everywhere(quick_server, key):
    for endpoint in ENDPOINTS:
        path = path_of(endpoint, "0" * 16)
        headers = {"authorization": f"Bearer {key}".encode("latin-1")}
        answer = quick_server.request(endpoint.method, path, headers=headers)
        refused(answer, 401, "not known")


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer ", "Basic YTpi", "bearer", "Token x y"])
def test_whoever_says_nothing_is_nobody(quick_server, header):
    answer = quick_server.get("/api/people/me", headers={"authorization": header})
    refused(answer, 401, "who you are")


def test_without_a_key_one_only_looks(quick_server, quick_somebody):
    _, _, lobby, game = lobby_and_game(quick_somebody)
    for what in ("", "/state", "/log", "/chat", "/components", "/result", "/record"):
        assert quick_server.get(game.path + what).status_code == 200
    for path, body in (
        (lobby.path + "/join", {}),
        (lobby.path + "/leave", {"seat": 1}),
        (lobby.path + "/ready", {"seat": 1}),
        (lobby.path + "/start", None),
        (lobby.path + "/invitations", {}),
        (lobby.path + "/chat", {"text": "hello"}),
        (game.path + "/moves", a_move()),
        (game.path + "/undo", {"seat": 0, "version": 0, "key": new_key()}),
        (game.path + "/undo/answer", {"seat": 0, "version": 0, "agree": True}),
        (game.path + "/preview", {"seat": 0, "moves": ["ready"]}),
        (game.path + "/hint", {"seat": 0}),
        (game.path + "/resign", {"seat": 0}),
        (game.path + "/rematch", None),
        ("/api/tables", {}),
        ("/api/invitations", {"invitation": "guess"}),
    ):
        refused(quick_server.post(path, json=body), 401, "who you are")
    refused(quick_server.delete(lobby.path), 401, "who you are")
    refused(quick_server.put(f"{lobby.path}/seats/1", json={"kind": "open"}), 401, "who you are")
    refused(quick_server.patch("/api/people/me", json={"name": "Eve"}), 401, "who you are")
    refused(quick_server.get("/api/tables?which=mine"), 401, "who you are")
    refused(quick_server.get(f"{game.path}/state?seat=0"), 403, "not yours")


# --- bodies that are none


def test_what_is_nested_without_end_is_refused(quick_server):
    """Whatever reads it gives up in its own way, which was an error of the server."""
    deep = b"[" * 7000
    body = b'{"credential": {"a": ' + deep + b"]" * 7000 + b"}}"
    url = "http://localhost/api/sign-in/passkey"
    headers = {**JSON, "host": "testserver"}
    refused(quick_server.post(url, content=body, headers=headers), 400, "nested")
    client_data = {"response": {"clientDataJSON": base64.urlsafe_b64encode(deep).decode()}}
    answer = quick_server.post(url, json={"credential": client_data}, headers=headers)
    refused(answer, 422, "passkey")


@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json"]
)
def test_only_json_is_read(quick_server, quick_somebody, kind):
    ann = quick_somebody()
    headers = {**ann.headers, **({"content-type": kind} if kind else {})}
    answer = quick_server.post("/api/tables", content=b"{}", headers=headers)
    assert refused(answer, 415, "application/json")["code"] == "wrong-type"


DEEP = 4000


UNREADABLE = {
    "nothing": b"",
    "no JSON": b"name=Ann",
    "half of it": b'{"name": "An',
    "two of them": b'{"name": "Ann"} {"name": "Bob"}',
    "a number": b"1",
    "a list": b"[]",
    "null": b"null",
    "NUL bytes": b'{"name": "A\0nn"}',
    "only NUL": b"\0" * 100,
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "UTF-16": '{"name": "Ann"}'.encode("utf-16"),
    "half a pair": b'{"name": "\\ud800"}',
    "an overlong slash": b'{"name": "\xc0\xaf"}',
    "deep lists": b"[" * DEEP,
    "deep objects": b'{"name":' * (DEEP // 4),
    "a deep name": b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a deep stranger": b'{"stranger": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a wrong type": b'{"name": 7}',
    "a wrong value": b'{"name": null}',
    "no name": b"{}",
    "an empty name": b'{"name": ""}',
    "a long name": json.dumps({"name": "A" * 41}).encode(),
    "a stranger": b'{"name": "Ann", "admin": true}',
    "another language": b'{"name": "Ann", "language": "tlh"}',
    "not a number": b'{"name": NaN}',
    "a huge number": b'{"name": 1e999999}',
    "a long number": b'{"name": ' + b"9" * 5000 + b"}",
}


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused(quick_server, body):
    answer = quick_server.post("/api/people", content=body, headers=JSON)
    assert refused(answer, 400, "cannot be read")["code"] == "unreadable"


@pytest.mark.parametrize(
    "change",
    [
        {"seat": -1},
        {"seat": 5},
        {"seat": 10**30},
        {"seat": 0.5},
        {"seat": "0"},
        {"seat": None},
        {"seat": True},
        {"version": -1},
        {"version": 10**7 + 1},
        {"version": 2**63},
        {"version": -(2**64)},
        {"version": [0]},
        {"key": "short"},
        {"key": "k" * 65},
        {"key": "spaces are no keys"},
        {"key": "k" * 20 + "\0"},
        {"key": "é" * 20},
        {"move": ""},
        {"move": "r" * 101},
        {"move": ["ready"]},
        {"details": "yes"},
        {"person": "Eve"},
    ],
    ids=str,
)
def test_a_move_with_something_wrong_is_refused(quick_somebody, change):
    table = quick_somebody().open("me", "me", start=True)
    table.refused("POST", "moves", 400, "cannot be read", json={**a_move(), **change})
    assert table.info()["version"] == 0


def test_every_part_of_a_move_is_needed(quick_somebody):
    table = quick_somebody().open("me", "me", start=True)
    for part in ("seat", "move", "version", "key"):
        body = {name: value for name, value in a_move().items() if name != part}
        table.refused("POST", "moves", 400, part, json=body)


@pytest.mark.parametrize(
    "query",
    [
        {"seat": -1},
        {"seat": 5},
        {"seat": ""},
        {"seat": "zero"},
        {"seat": "9" * 5000},
        {"version": -1},
        {"version": 10**7 + 1},
        {"version": 2**64},
        {"version": "0x1"},
        {"lang": "tlh"},
        {"details": "maybe"},
    ],
    ids=str,
)
def test_a_query_with_something_wrong_is_refused(quick_somebody, query):
    table = quick_somebody().open("me", "me", start=True)
    table.refused("GET", "state", 400, "cannot be read", params=query)


def test_numbers_at_the_edge_are_no_trouble(somebody):
    """The largest that are allowed, on both databases."""
    ann = somebody()
    table = ann.open("me", "me", start=True, public=True)
    largest = 2**53
    answer = ann.ask("GET", f"{table.path}/chat", params={"since": largest})
    assert answer.status_code in (200, 400), answer.text
    assert table.get("chat", since=2**31 - 1) == {"lines": []}
    assert ann.get("/api/tables", before=10**15, limit=100, which="mine")["tables"]
    for bad in ({"before": 10**15 + 1}, {"before": -1}, {"limit": 0}, {"limit": 101}):
        ann.refused("GET", "/api/tables", 400, "cannot be read", params=bad)
    table.refused("GET", "state", 404, "only at version", params={"version": 10**7})
    table.refused("POST", "moves", 409, "only at version", json=a_move(version=10**7))
    assert table.get("log", since=10**7)["rounds"] == []
    assert table.play("ready", key="k" * 64)["version"] == 1


def test_letters_that_a_database_cannot_keep(somebody):
    """NUL and friends: they are refused or taken out, on both databases."""
    ann = somebody("A\0nn\x1b[31m")
    assert ann.person["name"].isprintable()
    table = ann.open("me", "me", start=True, public=True, seed="a\0b")
    for path in ("/api/tables/%00", f"{table.path}%00", "/api/tables/%F0%9F%8E%B2/state"):
        ann.refused("GET", path, 404, "no such table")
    assert ann.ask("POST", f"{table.path}/chat", json={"text": "a\0b"}).status_code in (201, 422)
    assert all("\0" not in line["text"] for line in table.get("chat")["lines"])
    ann.refused("PATCH", "/api/people/me", 422, "webhook", json={"webhook": "http://a.example/\0"})
    ann.refused("POST", "/api/tables", 422, json={"options": {"substitute": "greedy\0"}})
    ann.refused("POST", "/api/tables", 422, json={"setup": {"tiles": ["hayrick\0"]}})
    ann.refused("POST", "/api/tables", 422, json={"record": "orleans\0" * 10})
    ann.refused("POST", "/api/invitations", 404, "unknown", json={"invitation": "\0"})
    table.refused("POST", "moves", 422, json=a_move(move="ready\0"))
    table.refused("GET", "why", 422, "not a move", params={"seat": 0, "thing": "castle\0"})


def test_a_body_that_is_too_large_is_refused(quick_server, quick_somebody):
    """Also when it does not say beforehand how long it is."""
    ann = quick_somebody()
    table = ann.open("me", "open")
    headers = {**ann.headers, **JSON}
    for path, size in ((f"{table.path}/chat", 20_000), ("/api/tables", 700_000)):
        body = json.dumps({"text": "a" * size}).encode()
        for content in (body, iter([body]), iter([body[:10], body[10:]])):
            answer = quick_server.post(path, content=content, headers=headers)
            assert refused(answer, 413, "bytes long")["code"] == "too-large"


def test_a_record_that_is_none_is_refused(quick_somebody):
    """A real record, spoilt in many ways, is refused or is a game; it never breaks the server."""
    ann = quick_somebody()
    table = ann.open("me", "me", start=True)
    for seat in (0, 1):
        table.play("ready", seat)
    good = table.get("record", seat=0)
    lines = good.splitlines()
    spoilt = ["", "\n", "a" * 500_000, "\n" * 10_000, good * 3, good.upper(), good[::-1]]
    for n, line in enumerate(lines):
        key, _, value = line.partition(":")
        for other in ("", line * 2, f"{key}: {'9' * 30}", f"{key}: -1", f"{key}: é\x00", value):
            spoilt.append("\n".join([*lines[:n], other, *lines[n + 1 :]]))
    assert len(spoilt) > 50
    for record in spoilt:
        answer = ann.ask("POST", "/api/tables", json={"record": record})
        if answer.status_code != 201:
            assert answer.status_code in (400, 413, 422), (record, answer.text)
            assert answer.json()["error"]


# --- paths and methods that are not there


@pytest.mark.parametrize(
    "method", ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"]
)
def test_other_methods_are_refused(quick_server, method):
    there = {}
    for endpoint in ENDPOINTS:
        path = path_of(endpoint, "0" * 16)
        there.setdefault(path, set()).add(endpoint.method)
    for path, methods in there.items():
        if method not in methods:
            answer = quick_server.request(method, path)
            refused(answer, 405)
            assert methods & set(answer.headers["allow"].split(", "))


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/api",
        "/api/tables/0123456789abcdef/secrets",
        "/api/tables/0123456789abcdef/seats/-1",
        "/api/tables/0123456789abcdef/seats/one",
        "/api/people",
        "/api/../etc/passwd",
        "/api/%2e%2e/%2e%2e/etc/passwd",
        "/api/tables/..%2f..%2fpeople%2fme",
        "/" + "a" * 10_000,
    ],
)
def test_other_paths_are_refused(quick_server, path):
    answer = quick_server.get(path)
    assert answer.status_code in (404, 405)
    refused(answer, answer.status_code)
