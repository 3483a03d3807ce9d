"""How people want to be told of their turns: the ways, and the hours in which they sleep."""

from __future__ import annotations

from dataclasses import dataclass, fields
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, delete, insert, select, update

from orleans.server import people_api
from orleans.server import schema as s
from orleans.server.clock import now_ms
from orleans.server.people import Person, hashed
from orleans.server.refusal import Refusal

WEBHOOK, PUSH, MAIL = "webhook", "push", "mail"
MOST = 20  # browsers of a person
# Milliseconds between two messages; what happens meanwhile comes in one.
PAUSES = {WEBHOOK: 0, PUSH: 60_000, MAIL: 30 * 60_000}


@dataclass(frozen=True)
class Wish:
    push: bool = False
    mail: bool = False
    quiet_from: str = ""
    quiet_to: str = ""
    zone: str = "UTC"
    pushed_at: int = 0
    mailed_at: int = 0

    def quiet_until(self, now: int) -> int:
        """Return when the quiet hours end, if they are now; otherwise now."""
        if not self.quiet_from or self.quiet_from == self.quiet_to:
            return now
        here = datetime.fromtimestamp(now / 1000, zone_of(self.zone))
        begin, end = (time.fromisoformat(at) for at in (self.quiet_from, self.quiet_to))
        at = here.time()
        overnight = begin > end
        quiet = at >= begin or at < end if overnight else begin <= at < end
        if not quiet:
            return now
        tomorrow = timedelta(days=1 if overnight and at >= begin else 0)
        wake = datetime.combine(here.date() + tomorrow, end, here.tzinfo)
        return int(wake.timestamp() * 1000)

    def next_at(self, way: str, now: int) -> int:
        """Return when a message may be sent by a way: not in quiet hours, and no flood."""
        last = {PUSH: self.pushed_at, MAIL: self.mailed_at}.get(way, 0)
        return self.quiet_until(max(now, last + PAUSES[way]))


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return ZoneInfo("UTC")


COLUMNS = [s.wishes.c[one.name] for one in fields(Wish)]


def wish_of(c: Connection, person: str) -> Wish:
    row = c.execute(select(*COLUMNS).where(s.wishes.c.person == person)).first()
    return Wish(*row) if row else Wish()


def ways_of(c: Connection, person: str) -> list[str]:
    """The ways by which somebody is told of a turn."""
    query = select(s.people.c.webhook, s.people.c.email, s.wishes.c.push, s.wishes.c.mail)
    query = query.outerjoin(s.wishes, s.wishes.c.person == s.people.c.id)
    row = c.execute(query.where(s.people.c.id == person)).first()
    if row is None:
        return []
    wanted = ((WEBHOOK, row.webhook), (PUSH, row.push), (MAIL, row.mail and row.email))
    return [way for way, on in wanted if on]


def change_wish(c: Connection, person: Person, wish: people_api.NoticeWish) -> None:
    for at in (wish.quiet_from, wish.quiet_to):
        if at and int(at[:2]) > 23:
            raise Refusal("not-possible", "a day has 24 hours")
    if bool(wish.quiet_from) != bool(wish.quiet_to):
        raise Refusal("not-possible", "quiet hours have a beginning and an end")
    if zone_of(wish.zone).key != wish.zone:
        raise Refusal("not-possible", "this time zone is not known")
    if wish.mail and not person.email:
        raise Refusal("not-now", "add a mail address to your account first")
    values = {f.name: getattr(wish, f.name) for f in fields(Wish) if hasattr(wish, f.name)}
    changed = c.execute(update(s.wishes).where(s.wishes.c.person == person.id).values(**values))
    if not changed.rowcount:
        c.execute(insert(s.wishes).values(person=person.id, **values))


def told(c: Connection, person: str, way: str) -> None:
    """Note that a message was sent."""
    column = {PUSH: "pushed_at", MAIL: "mailed_at"}.get(way)
    if column:
        c.execute(update(s.wishes).where(s.wishes.c.person == person).values({column: now_ms()}))


# --- browsers that take messages


def subscribe(c: Connection, person: Person, wanted: people_api.Subscription, crowd: str) -> None:
    mine = s.subscriptions.c.person == person.id
    if len(list(c.execute(select(s.subscriptions.c.id).where(mine)))) >= MOST:
        raise Refusal("not-now", "you already get messages in {} browsers", MOST)
    name = hashed(wanted.endpoint)
    c.execute(delete(s.subscriptions).where(s.subscriptions.c.id == name))
    keys = {"p256dh": wanted.p256dh, "auth": wanted.auth, "made_at": now_ms()}
    who = {"id": name, "person": person.id, "session": person.session}
    c.execute(insert(s.subscriptions).values(endpoint=wanted.endpoint, **who, **keys))
    c.execute(update(s.people).where(s.people.c.id == person.id).values(crowd=crowd))


def unsubscribe(c: Connection, person: Person) -> None:
    c.execute(delete(s.subscriptions).where(s.subscriptions.c.session == person.session))


def subscriptions_of(c: Connection, person: str) -> list[tuple[str, people_api.Subscription]]:
    columns = [s.subscriptions.c[name] for name in ("id", "endpoint", "p256dh", "auth")]
    query = select(*columns).where(s.subscriptions.c.person == person)
    return [(row[0], people_api.Subscription(*row[1:])) for row in c.execute(query)]


def drop_subscription(c: Connection, name: str) -> None:
    c.execute(delete(s.subscriptions).where(s.subscriptions.c.id == name))
