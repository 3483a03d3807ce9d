"""Nobody where they do not belong: what is wrong, stale, foreign or forged is refused."""

import json
import re
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

import pytest
from sqlalchemy import select, text, update
from starlette.testclient import TestClient, WebSocketDenialResponse
from table_client import Somebody, new_key

from orleans.server import schema
from orleans.server.guard import SAFE_HEADERS
from orleans.server.notices import safe_address
from orleans.server.refusal import Refusal
from orleans.server.routes import ENDPOINTS

HERE = "http://testserver"
THERE = "http://evil.example"
JSON = {"content-type": "application/json"}


def lobby_and_game(somebody):
    """Ann's table in the lobby with Bob, and one in play with Bob; both are public."""
    ann, bob = somebody("Ann"), somebody("Bob")
    tables = []
    for _ in range(2):
        table = ann.open("me", "open", public=True, options={"hints": True})
        bob.at(table).post("join")
        tables.append(table)
    bob.at(tables[1]).post("ready", seat=1)
    tables[1].post("start")
    return ann, bob, *tables


def refused(answer, status, reason=""):
    """It was refused with this status and a reason that a person understands."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    said = answer.json()
    assert set(said) == {"error", "code"}
    assert said["error"]
    assert reason in said["error"], said
    return said


def path_of(endpoint, table):
    """The path of an endpoint, for seat 0 of this table."""
    return re.sub(r"{seat[^}]*}", "0", endpoint.path.replace("{id}", table))


def by_cookie(key, **headers):
    return {"cookie": f"orleans_key={key}", **{k.replace("_", "-"): v for k, v in headers.items()}}


def a_move(seat=0, version=0, **more):
    return {"seat": seat, "move": "ready", "version": version, "key": new_key(), **more}


# --- without a key, or with a wrong one


@pytest.mark.parametrize("key", ["x", "nobody-knows-this-key", "é" * 50, "a" * 5000, "' OR 1=1 --"])
def test_an_unknown_key_is_refused_everywhere(quick_server, key):
    for endpoint in ENDPOINTS:
        path = path_of(endpoint, "0" * 16)
        headers = {"authorization": f"Bearer {key}".encode("latin-1")}
        answer = quick_server.request(endpoint.method, path, headers=headers)
        refused(answer, 401, "not known")


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer ", "Basic YTpi", "bearer", "Token x y"])
def test_who_says_nothing_is_nobody(quick_server, header):
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


# --- seats and tables of others


def test_nobody_acts_for_another(quick_somebody):
    ann, bob, lobby, game = lobby_and_game(quick_somebody)
    eve = quick_somebody("Eve")
    for who, table, seat in ((ann, game, 1), (bob, game, 0), (eve, game, 0), (eve, game, 1)):
        for method, what, request in (
            ("GET", "state", {"params": {"seat": seat}}),
            ("GET", "state", {"params": {"seat": seat, "version": 0}}),
            ("GET", "log", {"params": {"seat": seat}}),
            ("GET", "record", {"params": {"seat": seat}}),
            ("GET", "why", {"params": {"seat": seat, "thing": "ready"}}),
            ("POST", "moves", {"json": a_move(seat)}),
            ("POST", "undo", {"json": {"seat": seat, "version": 0, "key": new_key()}}),
            ("POST", "undo/answer", {"json": {"seat": seat, "version": 0, "agree": True}}),
            ("POST", "preview", {"json": {"seat": seat, "moves": ["ready"]}}),
            ("POST", "hint", {"json": {"seat": seat}}),
            ("POST", "resign", {"json": {"seat": seat}}),
        ):
            who.refused(method, f"{table.path}/{what}", 403, "not yours", **request)
    for what in ("ready", "leave"):
        bob.at(lobby).refused("POST", what, 403, "not yours", json={"seat": 0})
        eve.at(lobby).refused("POST", what, 403, "not yours", json={"seat": 1})
    assert game.state(None)["version"] == 0


def test_only_the_host_arranges_the_table(quick_somebody):
    _, bob, lobby, game = lobby_and_game(quick_somebody)
    for who in (bob, quick_somebody("Eve")):
        who.refused("POST", f"{lobby.path}/start", 403, "only the host")
        who.refused("PUT", f"{lobby.path}/seats/0", 403, "only the host", json={"kind": "open"})
        who.refused("DELETE", lobby.path, 403, "only the host")
        who.refused("DELETE", game.path, 403, "only the host")
        who.refused("POST", f"{lobby.path}/invitations", 403, "only the host", json={})
    eve = quick_somebody("Eve")
    eve.refused("POST", f"{game.path}/rematch", 409, "not over")
    assert [seat["name"] for seat in lobby.info()["seats"]] == ["Ann", "Bob"]


def test_a_private_table_does_not_exist_for_others(quick_somebody):
    ann, eve = quick_somebody("Ann"), quick_somebody("Eve")
    private = ann.open("me", "me", start=True)
    nowhere = eve.refused("GET", "/api/tables/0123456789abcdef", 404)
    for endpoint in ENDPOINTS:
        if "{id}" not in endpoint.path:
            continue
        path = path_of(endpoint, private.id)
        query = {"seat": 0, "thing": "ready"} if endpoint.method == "GET" else None
        body = {
            "say": {"text": "hello"},
            "move": a_move(),
            "undo": {"seat": 0, "version": 0, "key": new_key()},
            "answer_undo": {"seat": 0, "version": 0, "agree": True},
            "preview": {"seat": 0, "moves": ["ready"]},
            "change_seat": {"kind": "open"},
            "join": {},
            "invite": {},
        }.get(endpoint.name, {"seat": 0})
        answer = eve.ask(endpoint.method, path, params=query, json=body)
        assert refused(answer, 404) == nowhere, endpoint.name
    assert private.info()["version"] == 0


def test_who_gave_a_seat_away_has_it_no_more(quick_somebody):
    ann, bob, _, game = lobby_and_game(quick_somebody)
    game.post("resign", seat=0)
    game.refused("POST", "moves", 403, "not yours", json=a_move(0))
    game.refused("POST", "resign", 403, "not yours", json={"seat": 0})
    code = bob.at(game).post("invitations", seat=1)["code"]
    quick_somebody("Cat").post("/api/invitations", invitation=code)
    bob.at(game).refused("GET", "state", 403, "not yours", params={"seat": 1})
    bob.at(game).refused("POST", "moves", 403, "not yours", json=a_move(1))
    assert ann.at(game).info()["mine"] == bob.at(game).info()["mine"] == []


def test_an_invitation_to_an_open_seat_takes_nobody_elses(somebody):
    """Bob sat down there in the meantime: who comes later with a code finds the seat taken."""
    ann, bob, eve = somebody("Ann"), somebody("Bob"), somebody("Eve")
    table = ann.open("me", "open", "open", public=True)
    codes = [table.post("invitations", seat=seat)["code"] for seat in (1, 1, 2)]
    bob.at(table).post("join", seat=1)
    for who in (eve, ann):
        who.refused("POST", "/api/invitations", 409, "taken", json={"invitation": codes[0]})
    cat = somebody("Cat")
    assert cat.post("/api/invitations", invitation=codes[2])["mine"] == [2]
    for who, seat in ((bob, 1), (cat, 2)):
        who.at(table).post("ready", seat=seat)
    table.post("start")
    eve.refused("POST", "/api/invitations", 409, json={"invitation": codes[1]})
    assert bob.at(table).info()["mine"] == [1]
    assert bob.at(table).state(1)["options"]


def test_an_invitation_to_ones_own_seat_ends_when_the_seat_is_given_away(somebody):
    ann, phone, tablet = somebody("Ann"), somebody("Phone"), somebody("Tablet")
    table = ann.open("me", "me", start=True)
    first, second = (table.post("invitations", seat=0)["code"] for _ in range(2))
    assert phone.post("/api/invitations", invitation=first)["mine"] == [0]
    tablet.refused("POST", "/api/invitations", 409, json={"invitation": second})
    assert phone.at(table).info()["mine"] == [0]


# --- browsers: origins, cookies, host names


@pytest.mark.parametrize(
    "origin",
    [THERE, "null", "", f"{HERE}.evil.example", f"{HERE}:81", f"{THERE}/{HERE}", "http://["],
)
def test_a_foreign_origin_is_refused(quick_server, quick_somebody, origin):
    """Whether a key is sent in a header, in a cookie or not at all."""
    ann = quick_somebody()
    table = ann.open("me", "open", public=True)
    for headers in ({}, ann.headers, by_cookie(ann.key)):
        headers = {**headers, "origin": origin}
        for path, body in (
            ("/api/people", {"name": "Eve"}),
            ("/api/tables", {}),
            (f"{table.path}/start", None),
        ):
            refused(quick_server.post(path, json=body, headers=headers), 403, "another site")
        refused(quick_server.delete(table.path, headers=headers), 403, "another site")
        for path in (f"{table.path}/live", "/api/live"):
            refused(denied(quick_server, path, headers), 403, "another site")
    assert table.info()["status"] == "lobby"


def denied(client, path, headers):
    """The answer to a WebSocket that is not accepted."""
    with (
        pytest.raises(WebSocketDenialResponse) as found,
        client.websocket_connect(path, headers=headers),
    ):
        pass
    return found.value


def test_a_cookie_says_from_which_site_it_comes(quick_server, quick_somebody):
    ann = quick_somebody()
    table = ann.open("me", "open", public=True)
    chat, words = f"{table.path}/chat", {"text": "hello"}
    for more in ({}, {"sec_fetch_site": "cross-site"}, {"sec_fetch_site": "same-site"}):
        headers = by_cookie(ann.key, **more)
        refused(quick_server.post(chat, json=words, headers=headers), 403, "which site")
        refused(quick_server.delete(table.path, headers=headers), 403, "which site")
        assert quick_server.get("/api/people/me", headers=headers).json()["name"] == "Ann"
    for more in ({"origin": HERE}, {"sec_fetch_site": "same-origin"}, {"sec_fetch_site": "none"}):
        headers = by_cookie(ann.key, **more)
        assert quick_server.post(chat, json=words, headers=headers).status_code == 201
    both = by_cookie(ann.key, origin=THERE, sec_fetch_site="same-origin")
    refused(quick_server.post(chat, json=words, headers=both), 403, "another site")


@pytest.mark.parametrize("key", ["x", "nobody-knows-this-key", "%00", '"', "a" * 5000])
def test_a_forged_cookie_is_nobodys(quick_server, key):
    headers = by_cookie(key, origin=HERE)
    refused(quick_server.get("/api/people/me", headers=headers), 401, "who you are")
    refused(quick_server.post("/api/tables", json={}, headers=headers), 401, "who you are")
    refused(denied(quick_server, "/api/live", headers), 401, "who you are")


def test_a_cookie_is_kept_from_scripts_and_other_sites(quick_server):
    answer = quick_server.post("/api/people", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert answer.json()["key"] in cookie
    for part in ("HttpOnly", "SameSite=Strict", "Path=/"):
        assert part in cookie
    quick_server.cookies.clear()
    safe = quick_server.post(f"{HERE.replace('http', 'https')}/api/people", json={"name": "Ann"})
    assert "; Secure" in safe.headers["set-cookie"]


@pytest.mark.parametrize(
    "host", ["evil.example", "testserver.evil.example", "", "[", "testserver@evil.example", "::1"]
)
def test_a_foreign_host_name_is_refused(quick_server, host):
    """A page elsewhere cannot reach this server under a name of its own."""
    for path in ("/", "/api/health", "/api/tables", "/nothing"):
        answer = quick_server.get(path, headers={"host": host})
        assert refused(answer, 403, "host name")["code"] == "foreign"
    answer = denied(quick_server, "/api/live", {"host": host})
    assert answer.status_code == 403
    assert quick_server.get("/api/health", headers={"host": "testserver:8070"}).is_success


# --- bodies that are none


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
    ann.refused("POST", "/api/invitations", 404, "not known", json={"invitation": "\0"})
    table.refused("POST", "moves", 422, json=a_move(move="ready\0"))
    table.refused("GET", "why", 422, "no move", params={"seat": 0, "thing": "castle\0"})


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


def test_seats_that_are_not_there(quick_somebody):
    ann = quick_somebody()
    table = ann.open("me", "open")
    for seat in ("2", "4", "99", "9" * 30, "9" * 5000, "-1", "0.5", "%00", "٣"):
        answer = ann.ask("PUT", f"{table.path}/seats/{seat}", json={"kind": "open"})
        assert answer.status_code in (400, 404), answer.text
        assert answer.json()["error"]
    for seat in (2, 3, 4):
        for what in ("leave", "ready"):
            table.refused("POST", what, 404, f"no seat {seat}", json={"seat": seat})
        table.refused("POST", "join", 409, "taken", json={"seat": seat})
        table.refused("POST", "invitations", 404, f"no seat {seat}", json={"seat": seat})


# --- stale, replayed, at the same time


def test_a_key_of_another_person_is_no_pass(somebody):
    """Eve repeats what she saw of Bob's request: the same key, the same move, his seat."""
    _, bob, _, game = lobby_and_game(somebody)
    request = a_move(1, key="seen-by-everybody")
    first = bob.at(game).post("moves", **request)
    assert first["version"] == 1
    somebody("Eve").refused("POST", f"{game.path}/moves", 403, "not yours", json=request)
    game.refused("POST", "moves", 403, "not yours", json=request)
    mine = game.post("moves", **{**request, "seat": 0})  # her key, although it looks like his
    assert mine["version"] == 2
    assert bob.at(game).post("moves", **request)["version"] == 2  # carried out once
    assert game.info()["version"] == 2


def test_a_key_is_good_for_one_table_and_one_request(somebody):
    ann = somebody()
    first, second = (ann.open("me", "me", start=True) for _ in range(2))
    request = a_move(0)
    for table in (first, second):
        assert table.post("moves", **request)["version"] == 1
    for change in ({"seat": 1}, {"move": "place own-farmer castle.0"}, {"version": 1}):
        answer = first.who.ask("POST", f"{first.path}/moves", json={**request, **change})
        assert answer.status_code in (200, 409, 422), answer.text
        assert first.info()["version"] == 1
    undo = {"seat": 0, "version": 1, "key": request["key"]}
    first.refused("POST", "undo", 409, "another request", json=undo)


def at_once(*requests):
    """Requests that are sent at the same moment, each from a thread of its own."""
    start = threading.Barrier(len(requests))

    def send(request):
        start.wait()
        return request()

    with ThreadPoolExecutor(len(requests)) as threads:
        return list(threads.map(send, requests))


def one_wins(answers, *reasons):
    """Exactly one was let in; the others were told why not."""
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(answers) - 1)
    for answer in answers:
        if answer.status_code == 409:
            assert any(reason in answer.json()["error"] for reason in reasons), answer.text


@pytest.mark.parametrize("seat", [1, None])
def test_an_invitation_is_good_once_even_at_the_same_moment(somebody, seat):
    ann = somebody()
    for _ in range(5):
        table = ann.open("me", "open")
        code = table.post("invitations", **({} if seat is None else {"seat": seat}))["code"]
        people = [somebody(name) for name in ("Bob", "Cat", "Dan", "Eve")]
        answers = at_once(
            *[
                lambda who=who, code=code: who.ask(
                    "POST", "/api/invitations", json={"invitation": code}
                )
                for who in people
            ]
        )
        one_wins(answers, "used already", "taken")
        inside = [who for who in people if who.ask("GET", table.path).status_code == 200]
        assert len(inside) == 1
        assert len(inside[0].at(table).info()["mine"]) == (0 if seat is None else 1)


def test_a_seat_is_taken_once_even_at_the_same_moment(somebody):
    ann = somebody()
    for wish in ({"seat": 1}, {}, {"seat": 1}, {}):
        table = ann.open("me", "open", public=True)
        people = [somebody(name) for name in ("Bob", "Cat", "Dan", "Eve")]
        answers = at_once(
            *[
                lambda who=who, table=table, wish=wish: who.ask(
                    "POST", f"{table.path}/join", json=wish
                )
                for who in people
            ]
        )
        one_wins(answers, "taken", "no seat is free")
        names = [seat["name"] for seat in table.info()["seats"]]
        winner = next(who for who in people if who.at(table).info()["mine"] == [1])
        assert names == ["Ann", winner.person["name"]]


def test_one_request_sent_many_times_at_once_is_carried_out_once(somebody):
    table = somebody().open("me", "me", start=True)
    request = a_move()
    answers = at_once(
        *[lambda: table.who.ask("POST", f"{table.path}/moves", json=request) for _ in range(6)]
    )
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["version"] for answer in answers} == {1}


def test_what_was_refused_has_changed_nothing(somebody):
    """A table that cannot begin at once is not opened either."""
    ann = somebody()
    ann.refused("POST", "/api/tables", 409, "open", json={"start": True})
    assert ann.get("/api/tables", which="mine")["tables"] == []


# --- too often


def until_too_often(ask):
    """Ask until it was too often; how many times it was allowed, and the refusal."""
    for allowed in range(1000):
        answer = ask()
        if answer.status_code == 429:
            return allowed, answer
    raise AssertionError("nobody minds")


def test_too_many_requests_from_one_address(sqlite, make_server):
    server = make_server(sqlite, address_rate=1)
    allowed, answer = until_too_often(lambda: server.get("/api/health"))
    assert allowed >= 4
    assert_slow_down(answer, "address")
    assert_slow_down(until_too_often(lambda: denied(server, "/api/live", {}))[1], "address")
    other = TestClient(server.app, client=("203.0.113.5", 1))
    assert other.get("/api/health").status_code == 200
    time.sleep(int(answer.headers["retry-after"]))
    assert server.get("/api/health").status_code == 200


def test_too_many_requests_of_one_person(sqlite, make_server):
    server = make_server(sqlite, person_rate=1)
    ann, bob = Somebody.new(server, "Ann"), Somebody.new(server, "Bob")
    allowed, answer = until_too_often(lambda: ann.ask("GET", "/api/people/me"))
    assert allowed >= 4
    assert_slow_down(answer, "wait")
    assert bob.ask("GET", "/api/people/me").status_code == 200
    time.sleep(int(answer.headers["retry-after"]))
    assert ann.ask("GET", "/api/people/me").status_code == 200


def test_too_many_tables_of_one_person(sqlite, make_server):
    ann = Somebody.new(make_server(sqlite, tables_per_person=3))
    for _ in range(3):
        ann.open("me", "open")
    ann.refused("POST", "/api/tables", 409, "too many tables", json={})


def assert_slow_down(answer, reason):
    assert refused(answer, 429, reason)["code"] == "too-often"
    assert 1 <= int(answer.headers["retry-after"]) <= 60


# --- what every answer carries


def is_safe(answer):
    for name, value in SAFE_HEADERS:
        assert answer.headers.get(name.decode()) == value.decode(), (answer.status_code, name)


def test_safe_headers_on_every_answer(quick_server, quick_somebody):
    ann = quick_somebody()
    table = ann.open("me", "open", public=True)
    asked = {
        200: quick_server.get("/"),
        201: ann.ask("POST", f"{table.path}/chat", json={"text": "hello"}),
        400: ann.ask("GET", f"{table.path}/state", params={"seat": "x"}),
        401: quick_server.get("/api/people/me"),
        403: quick_server.get("/", headers={"host": "evil.example"}),
        404: quick_server.get("/nothing"),
        405: quick_server.put("/api/health"),
        409: ann.ask("POST", f"{table.path}/start"),
        413: ann.ask("POST", f"{table.path}/chat", json={"text": "a" * 20_000}),
        415: ann.ask("POST", f"{table.path}/chat", content=b"hello"),
        422: ann.ask("POST", "/api/tables", json={"setup": {"edition": "gold"}}),
    }
    for status, answer in asked.items():
        assert answer.status_code == status
        is_safe(answer)
    for path in ("/metrics", "/api/openapi.json", "/api/health", table.path):
        is_safe(quick_server.get(path))
    assert ann.ask("GET", table.path).headers["cache-control"] == "no-store"


def test_safe_headers_where_a_wire_is_refused(quick_server):
    is_safe(denied(quick_server, "/api/live", {"host": "evil.example"}))
    is_safe(denied(quick_server, "/api/live", {}))
    is_safe(denied(quick_server, "/api/tables/0123456789abcdef/live", {}))


def test_a_fault_inside_is_not_told_outside(quick_server, quick_somebody):
    """The disk lost a table: the answer says that, but not what."""
    table = quick_somebody().open("me", "open", public=True)
    hall = quick_server.app.app.state.hall
    with hall.store.engine.connect().execution_options(orleans_writes=True) as c, c.begin():
        c.execute(text("DROP TABLE chat"))
    answer = quick_server.get(f"{table.path}/chat")
    assert refused(answer, 500, "went wrong") == {
        "error": "something went wrong here; try again",
        "code": "error",
    }
    is_safe(answer)
    assert quick_server.get(table.path).status_code == 200


def test_metrics_are_for_this_machine_only(sqlite, make_server):
    server = make_server(sqlite)
    assert "orleans_requests_total" in server.get("/metrics").text
    for address in ("203.0.113.5", "10.0.0.1", "127.0.0.1.evil.example", ""):
        elsewhere = TestClient(server.app, client=(address, 1))
        refused(elsewhere.get("/metrics"), 403, "this machine only")
        forwarded = {"x-forwarded-for": "127.0.0.1", "forwarded": "for=127.0.0.1"}
        refused(elsewhere.get("/metrics", headers=forwarded), 403, "this machine only")
        assert elsewhere.get("/api/health").status_code == 200
    opened = make_server(sqlite, open_metrics=True)
    assert TestClient(opened.app, client=("203.0.113.5", 1)).get("/metrics").is_success


# --- webhooks


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


def notices_of(server):
    hall = server.app.app.state.hall
    with hall.store.engine.begin() as c:
        return [dict(row) for row in c.execute(select(schema.notices)).mappings()]


def try_again_now(server):
    """The hour has come for what is to be tried again."""
    hall = server.app.app.state.hall
    with hall.store.engine.connect().execution_options(orleans_writes=True) as c, c.begin():
        waits = schema.notices.c.next_at.is_not(None)
        c.execute(update(schema.notices).where(waits).values(next_at=0))


def until(holds, seconds=10):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def test_a_webhook_is_told_of_the_turn(database, make_server):
    server = make_server(database, inner_webhooks=True)
    with listening() as (url, got):
        table = play_by_post(server, f"{url}/my/turn?player=ann")
        until(lambda: got)
        said = {"event": "your-turn", "table": table.id, "seat": 0, "version": 0}
        assert got == [("/my/turn?player=ann", "application/json", said)]
        until(lambda: notices_of(server)[0]["result"] == "done")
        assert notices_of(server)[0]["next_at"] is None


def test_a_webhook_that_fails_is_tried_again(database, make_server):
    server = make_server(database, inner_webhooks=True)
    with listening(500, 302, 404) as (url, got):
        play_by_post(server, url)
        for tries, status in ((1, 500), (2, 302), (3, 404)):
            told = f"failed: the webhook answered {status}"
            until(lambda told=told: notices_of(server)[0]["result"] == told)
            notice = notices_of(server)[0]
            assert (len(got), notice["tries"]) == (tries, tries)
            assert notice["next_at"] > time.time() * 1000 + 5000
            try_again_now(server)
        until(lambda: notices_of(server)[0]["result"] == "done")
        assert [path for path, _, _ in got] == ["/"] * 4  # nobody was sent elsewhere
    assert 'orleans_notices_total{result="failed"} 3' in server.get("/metrics").text


def test_a_webhook_that_always_fails_is_given_up(sqlite, make_server):
    server = make_server(sqlite, inner_webhooks=True)
    with listening(*[500] * 20) as (url, got):
        play_by_post(server, url)
        for tries in range(1, 6):
            until(lambda tries=tries: len(got) == tries)
            until(lambda: notices_of(server)[0]["result"])
            until(lambda tries=tries: settled(server, tries))
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
        until(lambda: notices_of(server)[0]["result"].startswith("failed"))
    assert server.get("/api/health").is_success


def test_a_webhook_on_this_machine_is_never_called(sqlite, make_server):
    """Nobody can make the server speak to itself or to its neighbours."""
    server = make_server(sqlite)
    with listening() as (url, got):
        port = urlsplit(url).port
        hosts = ("127.0.0.1", "localhost", "0.0.0.0", "[::ffff:127.0.0.1]", "2130706433")
        for host in hosts:
            play_by_post(server, f"http://{host}:{port}/")
        until(lambda: sum(bool(n["result"]) for n in notices_of(server)) == len(hosts), 20)
        assert got == []
        for notice in notices_of(server):
            assert "not a public address" in notice["result"]


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
        until(lambda: notices_of(silent)[0]["result"] == "done")
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


# --- bytes on the wire


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
    assert_no_error(process.lines)


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
    assert_no_error(process.lines)


def assert_no_error(lines):
    """Nothing in the log of a server that its keeper would have to look after."""
    bad = [line[:300] for line in lines if "Traceback" in line or '"level": "error"' in line]
    assert bad == []
