"""Notify players that it is their turn: by webhook, Web Push or mail, as each one wishes.

A notice is written in the same transaction as its move, so none is lost. It is delivered
afterwards, and tried again if nobody answers. In quiet hours it waits. Messages for people come
as one for several turns, and not for turns that have passed.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from smtplib import SMTPException

from sqlalchemy import Connection, case, func, insert, select, update

from orleans.server import schema as s
from orleans.server import web_push, wishes
from orleans.server.clock import Seat, now_ms
from orleans.server.logs import log_event
from orleans.server.mail import Mailer, say
from orleans.server.metrics import Metrics
from orleans.server.queries import Row
from orleans.server.refusal import Refusal
from orleans.server.settings import Settings
from orleans.server.store import Store
from orleans.server.webhooks import Caller, CallFailed

WAITS = (10, 60, 600, 3600)  # seconds before each further attempt
PAUSE = 0.5
AT_ONCE = 200  # notices on their way
EACH = 2  # of one person
TOGETHER = 5  # of a crowd (`people.crowd`): no more are sent while as many are on their way


@dataclass(frozen=True)
class Notice:
    """It is this person's turn."""

    id: int
    table_id: str
    person: str
    version: int
    seat: int
    way: str
    tries: int
    webhook: str
    email: str | None
    language: str
    whose: str  # who waits for each other: a crowd, or else the person

    def body(self) -> bytes:
        what = {"event": "your-turn", "table": self.table_id, "seat": self.seat}
        return json.dumps({**what, "version": self.version}).encode()


Notifier = Callable[[list[Notice]], Awaitable[None]]


def turns(row: Row, seats: list[Seat], before: tuple[int, ...]) -> list[str]:
    """Return the players whose turn begins now, as text for the other processes."""
    new = (seats[number] for number in row.waiting if number not in before)
    return [f"{seat.person} {seat.seat} {row.version}" for seat in new if seat.kind == "person"]


def write_notices(c: Connection, row: Row, seats: list[Seat], before: tuple[int, ...]) -> None:
    """At a table that is played over days, notify the players whose turn begins now."""
    if row.options.pace != "turns":
        return
    for number in row.waiting:
        seat = seats[number]
        if number not in before and seat.kind == "person" and seat.person:
            what = {"table_id": row.id, "person": seat.person, "seat": number}
            for way in wishes.ways_of(c, seat.person):
                now = {"version": row.version, "tries": 0, "next_at": now_ms(), "result": ""}
                c.execute(insert(s.notices).values(way=way, **what, **now))


class Notices:
    """Delivers pending notices. Add further ways of delivery to `notifiers`."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, mailer: Mailer) -> None:
        self.settings, self.store, self.metrics, self.mailer = settings, store, metrics, mailer
        self.caller = Caller(settings)
        self.notifiers: dict[str, Notifier] = {wishes.PUSH: self._push, wishes.MAIL: self._mail}
        if settings.webhooks:
            self.notifiers[wishes.WEBHOOK] = self._call_webhook
        self._on_the_way: dict[asyncio.Task[None], Notice] = {}
        self._key = ""

    async def push_key(self) -> str:
        """Return the public key for Web Push; none: this server cannot do it."""
        if not web_push.available():
            return ""
        self._key = self._key or await self.store.write(web_push.server_key)
        return web_push.public_key(self._key)

    async def deliver(self) -> None:
        try:
            while True:
                try:
                    await self._send_waiting()
                except Exception as error:
                    log_event("notices failed", 40, reason=f"{type(error).__name__}: {error}")
                await asyncio.sleep(PAUSE)
        finally:
            for task in self._on_the_way:
                task.cancel()

    async def _send_waiting(self) -> None:
        """Send what is due. Nobody waits for a slow webhook but the person who chose it.

        If one crowd has many of them, they wait for each other, and nobody else does.
        """
        slow = {notice.person for notice in self._on_the_way.values()}
        crowds = Counter(notice.whose for notice in self._on_the_way.values())
        full = {whose for whose, count in crowds.items() if count >= TOGETHER}
        room = AT_ONCE - len(self._on_the_way)
        found = await self.store.read(lambda c: waiting(c, slow, full, room)) if room > 0 else []
        for notice in found:
            task = asyncio.get_running_loop().create_task(self._deliver(notice))
            self._on_the_way[task] = notice
            task.add_done_callback(self._on_the_way.pop)

    async def _deliver(self, notice: Notice) -> None:
        """Deliver a notice, with all that the person gets by the same way, if it is time."""
        try:
            group = await self.store.write(lambda c: claim_group(c, notice))
            if not group:
                return  # another process has claimed them, or it is not the time
            result = await self._notify(group)

            def write(c: Connection) -> None:
                for one in group:
                    settle(c, one, result)
                if result == "done":
                    wishes.told(c, notice.person, notice.way)

            await self.store.write(write)
        except Exception as error:  # it is tried again, as if this process had died
            log_event("a notice failed", 40, reason=f"{type(error).__name__}: {error}")

    async def _notify(self, group: list[Notice]) -> str:
        notify = self.notifiers.get(group[0].way)
        try:
            if notify:
                await notify(group)
            result = "done"
        except (CallFailed, OSError, Refusal, SMTPException, ValueError) as error:
            result = f"failed: {error}"[:200]
        self.metrics.add("orleans_notices_total", labels=f'result="{result.partition(":")[0]}"')
        return result

    async def _call_webhook(self, group: list[Notice]) -> None:
        for notice in group:
            if notice.webhook:
                await self.caller.post(notice.webhook, notice.body(), notice.whose)

    async def _mail(self, group: list[Notice]) -> None:
        first = group[0]
        if not first.email or not self.mailer:
            return
        address, language = self.settings.link_to, first.language
        subject = say(language, "turn-subject", n=len(group))
        links = "\n".join(f"{address}/table/{notice.table_id}" for notice in group)
        stop = say(language, "turn-stop", link=f"{address}/account")
        await self.mailer.send(first.email, subject, f"{subject}.\n\n{links}\n\n{stop}\n")

    async def _push(self, group: list[Notice]) -> None:
        """Send one message to each browser; one that is gone for good is forgotten."""
        first = group[0]
        if not await self.push_key():
            return
        subject = say(first.language, "turn-subject", n=len(group))
        alone = len({notice.table_id for notice in group}) == 1
        path = f"/table/{first.table_id}" if alone else "/"
        said = {"title": "Orléans", "body": subject, "path": path}
        address = self.settings.link_to
        public = address.startswith("https://") and "." in address
        contact = address if public else "mailto:orleans@localhost"
        found = await self.store.read(lambda c: wishes.subscriptions_of(c, first.person))
        for name, browser in found:
            body, headers = web_push.message(self._key, contact, browser, said)
            try:
                await self.caller.post(browser.endpoint, body, first.whose, headers)
            except CallFailed as failure:
                if failure.status not in (404, 410):
                    raise
                await self.store.write(lambda c, name=name: wishes.drop_subscription(c, name))  # type: ignore[misc]


def claim_group(c: Connection, notice: Notice) -> list[Notice]:
    """Claim what makes one message and is still true, if it is time; otherwise put it off.

    A webhook gets each turn; people get one message for all.
    """
    now, way, person = now_ms(), notice.way, notice.person
    later = wishes.wish_of(c, person).next_at(way, now)
    if later > now:
        same = (s.notices.c.person == person, s.notices.c.way == way, s.notices.c.next_at <= now)
        c.execute(update(s.notices).where(*same).values(next_at=later))
        return []
    if way == wishes.WEBHOOK:
        return [notice] if claim(c, notice) else []
    mine = [one for one in due_by_way(c, person, way) if claim(c, one)]
    true = [one for one in mine if still_true(c, one)]
    for one in mine:
        if one not in true:
            settle(c, one, "done")  # the turn has passed
    return true


def still_true(c: Connection, notice: Notice) -> bool:
    """Whether the person is still to decide."""
    query = select(s.tables.c.waiting).join(s.seats, s.seats.c.table_id == s.tables.c.id)
    query = query.where(s.tables.c.id == notice.table_id, s.seats.c.seat == notice.seat)
    waits = c.execute(query.where(s.seats.c.person == notice.person)).scalar() or ""
    return str(notice.seat) in waits.split()


COLUMNS = ("id", "table_id", "person", "version", "seat", "way", "tries")
WHOSE = case((s.people.c.crowd == "", s.people.c.id), else_=s.people.c.crowd).label("whose")
OF_PERSON = [*[s.people.c[name] for name in ("webhook", "email", "language")], WHOSE]


def waiting(c: Connection, slow: set[str], full: set[str], limit: int) -> list[Notice]:
    """Return what is due, a few of each person: first one of each crowd, then another …

    People who wait for a slow address and crowds with many on their way are left out.
    """
    place = func.row_number().over(partition_by=s.notices.c.person, order_by=s.notices.c.id)
    due = (
        select(*[s.notices.c[name] for name in COLUMNS], *OF_PERSON, place.label("place"))
        .join(s.people, s.people.c.id == s.notices.c.person)
        .where(s.notices.c.next_at <= now_ms())
        .where(s.notices.c.person.not_in(slow), WHOSE.element.not_in(full))
        .subquery()
    )
    turn = func.row_number().over(partition_by=due.c.whose, order_by=due.c.id).label("turn")
    known = [column for column in due.columns if column.name != "place"]
    few = select(*known, turn).where(due.c.place <= EACH).subquery()
    query = (
        select(*[few.c[column.name] for column in known])
        .where(few.c.turn <= TOGETHER)
        .order_by(few.c.turn, few.c.id)
        .limit(limit)
    )
    return [Notice(**row) for row in c.execute(query).mappings()]


def due_by_way(c: Connection, person: str, way: str) -> list[Notice]:
    query = (
        select(*[s.notices.c[name] for name in COLUMNS], *OF_PERSON)
        .join(s.people, s.people.c.id == s.notices.c.person)
        .where(s.notices.c.next_at <= now_ms())
        .where(s.notices.c.person == person, s.notices.c.way == way)
        .order_by(s.notices.c.id)
    )
    return [Notice(**row) for row in c.execute(query).mappings()]


def claim(c: Connection, notice: Notice) -> bool:
    """Claim a notice; if this process dies, it is tried again later."""
    changed = c.execute(
        update(s.notices)
        .where(s.notices.c.id == notice.id, s.notices.c.tries == notice.tries)
        .values(tries=notice.tries + 1, next_at=now_ms() + 1000 * WAITS[0])
    )
    return changed.rowcount == 1


def settle(c: Connection, notice: Notice, result: str) -> None:
    again = result != "done" and notice.tries < len(WAITS)
    next_at = now_ms() + 1000 * WAITS[notice.tries] if again else None
    c.execute(
        update(s.notices).where(s.notices.c.id == notice.id).values(result=result, next_at=next_at)
    )
