"""Told of one's turn by Web Push and mail: switched on, not in quiet hours, and no flood."""

import json
from contextlib import contextmanager
from datetime import UTC, datetime

import http_ece
import pytest
from authenticator import encoded
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from database import engine_of, writing
from post_office import post_office
from push_service import push_service
from py_vapid import Vapid02
from sqlalchemy import select, update
from table_client import Somebody, good, soon
from test_accounts import by_mail

from orleans.server import schema
from orleans.server.wishes import Wish

ME = "/api/people/me"
TURNS = {"pace": "turns", "bot_ms": 50}
HOUR = 3_600_000


class Browser:
    """A browser that takes messages, and can read them."""

    def __init__(self, endpoint):
        self.endpoint, self.auth = endpoint, b"sixteen bytes ok"
        self.key = ec.generate_private_key(ec.SECP256R1())

    def subscription(self):
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": encoded(point), "auth": encoded(self.auth)}

    def read(self, body):
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        return json.loads(text)


@contextmanager
def post_and_push(make_server, database):
    with post_office() as (settings, box), push_service() as (url, pushed):
        more = {"inner_webhooks": True, "address": "https://play.example", **settings}
        yield make_server(database, **more), box, url, pushed


@pytest.fixture
def telling(database, make_server):
    with post_and_push(make_server, database) as found:
        yield found


def wish(who, **values):
    return good(who.ask("PUT", f"{ME}/notices", json=values))


def turns_of(who, count=1):
    """Open tables at which it is this person's turn at once."""
    return [who.open("me", "random", start=True, options=TURNS) for _ in range(count)]


def notices(server):
    with engine_of(server).begin() as c:
        return [dict(row) for row in c.execute(select(schema.notices)).mappings()]


def test_nobody_is_told_who_has_not_asked_for_it(telling):
    server, box, _, pushed = telling
    ann = by_mail(server, box, "ann@example.org")
    box.mails.clear()
    assert ann.get(f"{ME}/notices")["mail"] is False
    turns_of(ann)
    assert notices(server) == []
    assert (box.mails, pushed) == ([], [])


def test_a_browser_is_told_by_web_push(telling):
    server, _, url, pushed = telling
    ann, browser = Somebody.new(server), Browser(f"{url}/ann")
    key = good(server.get("/api/sign-in"))["push"]
    ann.post(f"{ME}/subscription", **browser.subscription())
    wish(ann, push=True)
    (table,) = turns_of(ann)
    path, headers, body = soon(lambda: pushed)[0]
    said = browser.read(body)
    assert path == "/ann"
    assert said["body"] == "It is your turn at a table"
    assert said["path"] == f"/table/{table.id}"
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].endswith(f"k={key}")
    assert Vapid02.verify(headers["authorization"])
    soon(lambda: notices(server)[0]["result"] == "done")


def test_a_browser_that_is_gone_is_forgotten(telling):
    server, _, url, pushed = telling
    ann = Somebody.new(server)
    ann.post(f"{ME}/subscription", **Browser(f"{url}/gone").subscription())
    wish(ann, push=True)
    turns_of(ann)
    soon(lambda: pushed)
    soon(lambda: notices(server)[0]["result"] == "done")
    with engine_of(server).begin() as c:
        assert c.execute(select(schema.subscriptions)).all() == []


def test_whoever_signs_out_is_not_told_there(telling):
    server, _, url, _ = telling
    ann = Somebody.new(server)
    ann.post(f"{ME}/subscription", **Browser(f"{url}/ann").subscription())
    good(ann.ask("DELETE", f"{ME}/subscription"))
    with engine_of(server).begin() as c:
        assert c.execute(select(schema.subscriptions)).all() == []


def test_a_mail_tells_of_all_turns_at_once(telling):
    """The first comes at once; what happens in the next half hour comes as one."""
    server, box, _, _ = telling
    ann = by_mail(server, box, "ann@example.org")
    box.mails.clear()
    wish(ann, mail=True)
    (first,) = turns_of(ann)
    (mail,) = soon(lambda: box.mails)
    assert mail["subject"] == "It is your turn at a table"
    assert f"https://play.example/table/{first.id}" in mail.get_content()
    soon(lambda: notices(server)[0]["result"] == "done")
    later = turns_of(ann, 3)
    soon(lambda: all(one["next_at"] is None or one["next_at"] > 0 for one in notices(server)))
    soon(lambda: sum((one["next_at"] or 0) > waits_until(1) for one in notices(server)) == 3)
    assert len(box.mails) == 1
    passed = later.pop()
    passed.post("resign", seat=0)
    half_an_hour_passes(server)
    soon(lambda: len(box.mails) == 2)
    summary = box.mails[1]
    assert summary["subject"] == "It is your turn at 2 tables"
    assert all(table.id in summary.get_content() for table in later)
    assert passed.id not in summary.get_content()


def waits_until(minutes):
    return int(datetime.now(UTC).timestamp() * 1000) + minutes * 60_000


def half_an_hour_passes(server):
    with writing(engine_of(server)) as c:
        c.execute(update(schema.wishes).values(mailed_at=1, pushed_at=1))
        c.execute(update(schema.notices).where(schema.notices.c.next_at > 0).values(next_at=1))


def test_nobody_is_woken_in_quiet_hours(telling):
    server, box, _, _ = telling
    ann = by_mail(server, box, "ann@example.org")
    box.mails.clear()
    now = datetime.now(UTC)
    begin, end = f"{(now.hour - 1) % 24:02}:00", f"{(now.hour + 2) % 24:02}:00"
    wish(ann, mail=True, quiet_from=begin, quiet_to=end)
    turns_of(ann)
    soon(lambda: (notices(server)[0]["next_at"] or 0) > waits_until(30))
    assert box.mails == []
    wish(ann, mail=True)
    half_an_hour_passes(server)
    soon(lambda: box.mails)


@pytest.mark.parametrize(
    ("now", "begin", "end", "zone", "until"),
    [
        ("2026-01-10T23:30", "22:00", "07:00", "UTC", "2026-01-11T07:00"),
        ("2026-01-10T05:30", "22:00", "07:00", "UTC", "2026-01-10T07:00"),
        ("2026-01-10T12:00", "22:00", "07:00", "UTC", "2026-01-10T12:00"),
        ("2026-01-10T12:30", "12:00", "14:00", "UTC", "2026-01-10T14:00"),
        ("2026-01-10T21:30", "22:00", "07:00", "Europe/Paris", "2026-01-11T06:00"),
        ("2026-01-10T12:00", "", "", "UTC", "2026-01-10T12:00"),
        ("2026-01-10T07:00", "22:00", "07:00", "UTC", "2026-01-10T07:00"),
    ],
)
def test_quiet_hours_end_where_the_person_lives(now, begin, end, zone, until):
    at, then = (int(datetime.fromisoformat(f"{t}+00:00").timestamp() * 1000) for t in (now, until))
    assert Wish(quiet_from=begin, quiet_to=end, zone=zone).quiet_until(at) == then


def test_a_mail_that_fails_is_tried_again(sqlite, make_server):
    more = {"smtp": "smtp://127.0.0.1:1", "mail_from": "a@b.example"}
    server = make_server(sqlite, **more)
    ann = Somebody.new(server)
    with writing(engine_of(server)) as c:
        c.execute(update(schema.people).values(email="ann@example.org"))
    wish(ann, mail=True)
    turns_of(ann)
    soon(lambda: notices(server)[0]["result"].startswith("failed"))
    assert notices(server)[0]["next_at"] > waits_until(0)


def test_wishes_that_make_no_sense_are_refused(quick_somebody):
    ann = quick_somebody()
    path = f"{ME}/notices"
    ann.refused("PUT", path, 409, "mail address", json={"mail": True})
    ann.refused("PUT", path, 422, "24 hours", json={"quiet_from": "25:00", "quiet_to": "07:00"})
    ann.refused("PUT", path, 422, "an end", json={"quiet_from": "22:00"})
    ann.refused("PUT", path, 422, "time zone", json={"zone": "Mars/Olympus"})
    ann.refused("PUT", path, 400, json={"quiet_from": "late"})


def test_a_subscription_that_is_none_is_refused(quick_somebody):
    ann = quick_somebody()
    real = Browser("https://push.example/x").subscription()
    path = f"{ME}/subscription"
    ann.refused("POST", path, 422, "webhook", json={**real, "endpoint": "ftp://push.example"})
    ann.refused("POST", path, 422, "subscription", json={**real, "p256dh": "A" * 87})
    ann.refused("POST", path, 422, "subscription", json={**real, "auth": "A" * 30})


def test_a_push_service_on_this_machine_is_never_called(sqlite, make_server):
    """Nobody can make the server speak to its neighbours by calling them a browser."""
    server = make_server(sqlite)
    with push_service() as (url, pushed):
        ann = Somebody.new(server)
        ann.post(
            f"{ME}/subscription", **Browser(url.replace("127.0.0.1", "localhost")).subscription()
        )
        wish(ann, push=True)
        turns_of(ann)
        soon(lambda: "not a public address" in notices(server)[0]["result"])
        assert pushed == []
