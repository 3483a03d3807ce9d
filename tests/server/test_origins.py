"""Other sites, forged cookies and host names, too many requests; what every answer carries."""

import time

import pytest
from database import engine_of, writing
from refusals import HERE, THERE, by_cookie, denied
from sqlalchemy import text
from starlette.testclient import TestClient
from table_client import Somebody, refused

from orleans.server.middleware import SAFE_HEADERS

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
    ann.refused("POST", "/api/tables", 409, "too many unfinished tables", json={})


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


def test_safe_headers_where_a_socket_is_refused(quick_server):
    is_safe(denied(quick_server, "/api/live", {"host": "evil.example"}))
    is_safe(denied(quick_server, "/api/live", {}))
    is_safe(denied(quick_server, "/api/tables/0123456789abcdef/live", {}))


def test_a_fault_inside_is_not_told_outside(quick_server, quick_somebody):
    """The disk lost a table: the answer says that, but not what."""
    table = quick_somebody().open("me", "open", public=True)
    with writing(engine_of(quick_server)) as c:
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
