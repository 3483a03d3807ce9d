"""For administrators: reports, bans, a person's data, and what nobody needs."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from orleans.errors import BadSetup
from orleans.server import merging, queries
from orleans.server import schema as s
from orleans.server.clock import Seat, now_ms
from orleans.server.marks import new_epoch
from orleans.server.people import ACCOUNT, prune_unused

DAY = 86_400_000
NAMELESS = "–"  # the name of somebody who was deleted
SECRETS = ("key_hash", "code_hash", "public_key", "credential", "p256dh", "auth")
FOR_EVER = 10**14
# What belongs to a person alone; games do not.
OWN = (
    s.subscriptions,
    s.sessions,
    s.passkeys,
    s.recovery_codes,
    s.proofs,
    s.blocks,
    s.watchers,
    s.wishes,
    s.ratings,
)


def find_people(c: Connection, text: str, limit: int = 50) -> list[dict[str, Any]]:
    """Find people by id, mail address, or a part of the name."""
    columns = [s.people.c[name] for name in ("id", "name", "email", "banned_until", "created_at")]
    query = select(*columns, ACCOUNT.label("account"))
    like = s.people.c.name.ilike(f"%{text}%")
    query = query.where(or_(s.people.c.id == text, s.people.c.email == text.lower(), like))
    found = c.execute(query.order_by(s.people.c.created_at.desc()).limit(limit)).mappings()
    return [dict(row) for row in found]


def need_person(c: Connection, person: str) -> None:
    if c.execute(select(s.people.c.id).where(s.people.c.id == person)).first() is None:
        raise BadSetup(f"there is no person {person}: `orleans admin people NAME` finds them")


def reports(c: Connection, *, closed: bool = False) -> list[dict[str, Any]]:
    """The reports that wait for somebody, the oldest first."""
    by, about = s.people.alias(), s.people.alias()
    query = select(s.reports, by.c.name.label("by"), about.c.name.label("about"))
    query = query.join(by, by.c.id == s.reports.c.person)
    query = query.join(about, about.c.id == s.reports.c.other)
    if not closed:
        query = query.where(s.reports.c.closed_at.is_(None))
    return [dict(row) for row in c.execute(query.order_by(s.reports.c.id)).mappings()]


def close_report(c: Connection, number: int) -> None:
    changed = update(s.reports).where(s.reports.c.id == number).values(closed_at=now_ms())
    if c.execute(changed).rowcount != 1:
        raise BadSetup(f"there is no report {number}")


def ban(c: Connection, person: str, days: float, reason: str) -> None:
    """Refuse every request of a person; 0 days: for ever."""
    need_person(c, person)
    until = min(now_ms() + int(days * DAY), FOR_EVER) if days else FOR_EVER
    values = {"banned_until": until, "ban_reason": reason}
    c.execute(update(s.people).where(s.people.c.id == person).values(**values))
    new_epoch(c)


def unban(c: Connection, person: str) -> None:
    need_person(c, person)
    values = {"banned_until": None, "ban_reason": ""}
    c.execute(update(s.people).where(s.people.c.id == person).values(**values))
    new_epoch(c)


# --- a person's data


def export(c: Connection, person: str) -> dict[str, Any]:
    """Everything that names a person, without keys and codes."""
    need_person(c, person)
    found: dict[str, Any] = {"people": rows(c, select(s.people).where(s.people.c.id == person))}
    for table, column in merging.references():
        more = rows(c, select(table).where(column == person))
        known = found.setdefault(table.name, [])
        known += [row for row in more if row not in known]
    return {name: listed for name, listed in found.items() if listed}


def rows(c: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    hidden = {*SECRETS, "seed"}  # the draws of a running game are nobody's
    return [
        {name: value for name, value in row.items() if name not in hidden}
        for row in c.execute(query).mappings()
    ]


def forget(c: Connection, person: str) -> None:
    """Delete what a server knows about a person. Their games stay, without the name.

    The row stays, too, but empty: games and results refer to it.
    """
    need_person(c, person)
    tables = merging.tables_of(c, person)
    forget_words(c, person, tables)
    for table_id in tables:
        leave_table(c, table_id, person)
    c.execute(update(s.seats).where(seats_of(person)).values(name=NAMELESS))
    for table in OWN:
        c.execute(delete(table).where(table.c.person == person))
    c.execute(delete(s.blocks).where(s.blocks.c.other == person))
    c.execute(delete(s.notices).where(s.notices.c.person == person))
    nothing = {"name": NAMELESS, "email": None, "webhook": "", "crowd": "", "open_profile": False}
    c.execute(update(s.people).where(s.people.c.id == person).values(**nothing))
    merging.make_stale(c, tables)
    new_epoch(c)


def seats_of(person: str) -> ColumnElement[bool]:
    return or_(*[s.seats.c[name] == person for name in ("person", "away", "resigned_by")])


def forget_words(c: Connection, person: str, tables: list[str]) -> None:
    """Delete what a person has said, what the server said of them, and both in reports."""
    mine = select(s.seats.c.table_id, s.seats.c.seat).where(seats_of(person))
    of_them = and_(s.chat.c.told.is_not(None), tuple_(s.chat.c.table_id, s.chat.c.seat).in_(mine))
    c.execute(delete(s.chat).where(or_(s.chat.c.person == person, of_them)))
    c.execute(delete(s.reports).where(s.reports.c.other == person))
    names = set(c.execute(select(s.seats.c.name).where(seats_of(person))).scalars())
    names |= set(c.execute(select(s.people.c.name).where(s.people.c.id == person)).scalars())
    at = s.reports.c.table_id
    sat = select(s.seats.c.table_id).where(seats_of(person))
    here = or_(s.reports.c.person == person, at.in_(tables), at.in_(sat))
    for number, chat in c.execute(select(s.reports.c.id, s.reports.c.chat).where(here)).all():
        left = [[who, text] for who, text in json.loads(chat) if who and who not in names]
        said = json.dumps(left, ensure_ascii=False)
        c.execute(update(s.reports).where(s.reports.c.id == number).values(chat=said))


def leave_table(c: Connection, table_id: str, person: str) -> None:
    """Take somebody from a table whose game is not over; a bot plays on."""
    stored = queries.load(c, table_id)
    if stored is None or stored.row.status == "over":
        return
    row, seats = stored.row, stored.seats
    others = [seat.person for seat in seats if seat.person and seat.person != person]
    if not others and row.status == "lobby":
        queries.delete_table(c, table_id)
        return
    if row.host == person and others:
        row.host = str(others[0])
    for seat in seats:
        if person in (seat.person, seat.away):
            if row.status == "lobby":
                seats[seat.seat] = Seat(seat.seat)
            else:
                seat.kind, seat.bot, seat.person, seat.away = (
                    "bot",
                    row.options.substitute,
                    None,
                    None,
                )
                seat.resigned_by, seat.resigned_round = person, row.round
                seat.resigned_version = row.version
                row.due_at = 0  # at once
    queries.save_table(c, row, seats)


# --- what nobody needs


def prune(c: Connection, days: float) -> dict[str, int]:
    """Remove tables that never began, people who left nothing, and old codes and notices."""
    before = now_ms() - int(days * DAY)
    delivered = and_(s.notices.c.next_at.is_(None), s.notices.c.table_id.in_(finished(before)))
    return {
        "tables": until_none(lambda: queries.prune_waiting(c, before)),
        "notices": c.execute(delete(s.notices).where(delivered)).rowcount,
        "proofs": c.execute(delete(s.proofs).where(s.proofs.c.made_at < now_ms() - DAY)).rowcount,
        "invitations": c.execute(
            delete(s.invitations).where(s.invitations.c.made_at < before)
        ).rowcount,
        "people": until_none(lambda: prune_unused(c, before)),
    }


def finished(before: int) -> Select[Any]:
    return select(s.tables.c.id).where(s.tables.c.status == "over", s.tables.c.changed_at < before)


def until_none(prune: Callable[[], list[str]]) -> int:
    """Remove a few at a time, until nothing is left."""
    gone = 0
    while found := prune():
        gone += len(found)
    return gone


def add_rows(c: Connection, table: Any, found: list[dict[str, Any]]) -> None:
    if found:
        c.execute(insert(table), found)
