"""Notify players by webhook that it is their turn.

A notice is written in the same transaction as its move, so none is lost. It is delivered
afterwards, and tried again if the webhook does not answer.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from sqlalchemy import Connection, insert, select, update

from orleans.server import schema as s
from orleans.server.clock import Seat, now_ms
from orleans.server.logs import log_event
from orleans.server.metrics import Metrics
from orleans.server.queries import Row
from orleans.server.refusal import Refusal
from orleans.server.settings import Settings
from orleans.server.store import Store

WAITS = (10, 60, 600, 3600)  # seconds before each further attempt
PAUSE = 0.5
TIMEOUT = 5.0


@dataclass(frozen=True)
class Notice:
    """It is this person's turn."""

    id: int
    table_id: str
    person: str
    version: int
    seat: int
    tries: int
    webhook: str

    def body(self) -> bytes:
        what = {"event": "your-turn", "table": self.table_id, "seat": self.seat}
        return json.dumps({**what, "version": self.version}).encode()


Notifier = Callable[[Notice], Awaitable[None]]


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
        if number not in before and seat.kind == "person":
            c.execute(
                insert(s.notices).values(
                    table_id=row.id,
                    person=seat.person,
                    version=row.version,
                    seat=number,
                    tries=0,
                    next_at=now_ms(),
                    result="",
                )
            )


class Notices:
    """Delivers pending notices. Add further ways of delivery to `notifiers`."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings, self.store, self.metrics = settings, store, metrics
        self.notifiers: list[Notifier] = [self._call_webhook] if settings.webhooks else []

    async def deliver(self) -> None:
        while True:
            try:
                # All at once, so that a slow webhook does not delay the others.
                found = await self.store.read(waiting)
                await asyncio.gather(*[self._deliver(notice) for notice in found])
            except Exception as error:
                log_event("notices failed", 40, reason=f"{type(error).__name__}: {error}")
            await asyncio.sleep(PAUSE)

    async def _deliver(self, notice: Notice) -> None:
        if not await self.store.write(lambda c: claim(c, notice)):
            return  # another process has claimed it
        try:
            for notify in self.notifiers:
                await notify(notice)
            result = "done"
        except (OSError, Refusal, http.client.HTTPException, ValueError) as error:
            result = f"failed: {error}"[:200]
        self.metrics.add("orleans_notices_total", labels=f'result="{result.partition(":")[0]}"')
        await self.store.write(lambda c: settle(c, notice, result))

    async def _call_webhook(self, notice: Notice) -> None:
        if notice.webhook:
            await asyncio.to_thread(
                post, notice.webhook, notice.body(), self.settings.inner_webhooks
            )


def waiting(c: Connection) -> list[Notice]:
    columns = ("id", "table_id", "person", "version", "seat", "tries")
    query = (
        select(*[s.notices.c[name] for name in columns], s.people.c.webhook)
        .join(s.people, s.people.c.id == s.notices.c.person)
        .where(s.notices.c.next_at <= now_ms())
        .order_by(s.notices.c.id)
        .limit(50)
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


def check_webhook(url: str) -> None:
    """Refuse an invalid address."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as error:
        raise Refusal("not-possible", f"the webhook is no address: {error}") from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refusal("not-possible", "a webhook begins with http:// or https:// and a host")
    if not url.isprintable() or " " in url:
        raise Refusal("not-possible", "a webhook has no spaces and no unprintable letters")
    if parts.username or parts.password:
        raise Refusal("not-possible", "a webhook carries no name and no password")


def post(url: str, body: bytes, inner: bool) -> None:
    """POST once, to a public address unless `inner` allows others; follow no redirects."""
    check_webhook(url)
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = safe_address(host, port, inner)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    plain = socket.create_connection((address, port), TIMEOUT)
    if parts.scheme == "https":
        context = ssl.create_default_context()
        connection.sock = context.wrap_socket(plain, server_hostname=host)
    else:
        connection.sock = plain
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        status = connection.getresponse().status
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise http.client.HTTPException(f"the webhook answered {status}")


ORDINARY = ipaddress.ip_network("2000::/3")
TUNNELS = (ipaddress.ip_network("2002::/16"), ipaddress.ip_network("2001::/32"))


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Return whether an address is public, and no tunnel to another one."""
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    return address in ORDINARY and not any(address in tunnel for tunnel in TUNNELS)


def safe_address(host: str, port: int, inner: bool) -> str:
    """Resolve a host; refuse private addresses, which could reach our own network."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not inner and not all(is_public(ipaddress.ip_address(a)) for a in addresses):
        raise Refusal("not-possible", f"{host} is not a public address")
    return addresses[0]
