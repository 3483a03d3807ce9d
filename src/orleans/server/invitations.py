"""Invitations for one use: to an open seat, to watch, or to take over somebody's seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from orleans.server import api, queries
from orleans.server import schema as s
from orleans.server.clock import Seat, now_ms
from orleans.server.lobby import seat_name, sit_down
from orleans.server.people import Person, hashed, new_secret
from orleans.server.queries import Conflict, Row
from orleans.server.refusal import Refusal
from orleans.server.table import LoadedTable
from orleans.server.tables import Tables

INVITED_DAYS = 14  # how long an invitation can be used


async def invite(
    tables: Tables, table: LoadedTable, person: Person, request: api.NewInvitation
) -> api.Invitation:
    """Return a code for one use: for an open seat, to watch, or to move one's own seat."""
    if table.row.day:
        raise Refusal("not-now", "a daily challenge is played alone: nobody is invited")
    seat = request.seat
    mine = table.seats_of(person)
    if person.id != table.row.host and seat not in mine:
        raise Refusal("not-yours", "only the host invites; you may hand on your own seat")
    if seat is not None:
        if seat >= len(table.seats):
            raise Refusal("not-found", "there is no seat {}", seat)
        if table.seats[seat].kind != "open" and seat not in mine:
            raise Refusal("not-now", "that seat is taken")
    code = new_secret()
    holder = person.id if seat in mine else None
    await tables.store.write(lambda c: add_invitation(c, hashed(code), table.id, seat, holder))
    return api.Invitation(code, f"/#invitation={code}")


async def revoke(tables: Tables, table: LoadedTable, person: Person) -> None:
    """Revoke unused invitations: the host all of them, others those for their own seats."""
    hosting = person.id == table.row.host
    if not (hosting or table.seats_of(person)):
        raise Refusal("not-yours", "only the host invites; you may hand on your own seat")
    holder = None if hosting else person.id
    await tables.store.write(lambda c: revoke_invitations(c, table.id, holder))


async def accept(tables: Tables, person: Person, request: api.RedeemInvitation) -> LoadedTable:
    """Use an invitation: take the seat, take over the inviter's seat, or watch."""
    code_hash = hashed(request.invitation)
    found = await tables.store.read(lambda c: find_invitation(c, code_hash))
    if found is None:
        raise Refusal("not-found", "this invitation is unknown or withdrawn, or its table is gone")
    if found["used_at"] is not None:
        raise Refusal("used", "this invitation has already been used")
    if found["made_at"] < now_ms() - INVITED_DAYS * 86_400_000:
        raise Refusal("used", "this invitation has expired")
    table = await tables.get(found["table_id"])
    number = found["seat"]

    def use(c: Connection) -> None:
        try:
            use_invitation(c, code_hash, person.id)
        except Conflict:
            raise Refusal("used", "this invitation has already been used") from None
        if number is None:
            queries.add_watcher(c, table.id, person.id)

    if number is None:
        await tables.change_lobby(table, lambda row, seats: None, use)
        table.watchers.add(person.id)
    elif found["holder"]:
        giver: str = found["holder"]
        await transfer_seat(
            tables, table, person, number=number, giver=giver, name=request.name, use=use
        )
    else:
        await sit_down(tables, table, person, wanted=number, name=request.name, also=use)
    return table


async def transfer_seat(
    tables: Tables,
    table: LoadedTable,
    person: Person,
    *,
    number: int,
    giver: str,
    name: str,
    use: Callable[[Connection], None],
) -> None:
    """Pass a taken seat to another browser."""

    def edit(row: Row, seats: list[Seat]) -> None:
        if seats[number].kind != "person" or seats[number].person != giver:
            raise Refusal("not-now", "whoever invited you no longer has that seat")
        if row.host == giver and row.host not in [
            seat.person for seat in seats if seat.seat != number
        ]:
            row.host = person.id
        seats[number] = replace(
            seats[number], person=person.id, name=seat_name(name) or seats[number].name
        )

    await tables.change_lobby(table, edit, use)


# --- stored


def add_invitation(
    c: Connection, code_hash: str, table_id: str, seat: int | None, holder: str | None
) -> None:
    what = {"table_id": table_id, "seat": seat, "holder": holder}
    c.execute(insert(s.invitations).values(code_hash=code_hash, made_at=now_ms(), **what))


def find_invitation(c: Connection, code_hash: str) -> RowMapping | None:
    query = select(s.invitations).where(s.invitations.c.code_hash == code_hash)
    return c.execute(query).mappings().first()


def revoke_invitations(c: Connection, table_id: str, holder: str | None) -> None:
    """Remove unused invitations: those of somebody who passes on a seat, or all."""
    unused = delete(s.invitations).where(
        s.invitations.c.table_id == table_id, s.invitations.c.used_at.is_(None)
    )
    c.execute(unused if holder is None else unused.where(s.invitations.c.holder == holder))


def use_invitation(c: Connection, code_hash: str, person: str) -> None:
    """Use an invitation; a second attempt raises a conflict."""
    changed = c.execute(
        update(s.invitations)
        .where(s.invitations.c.code_hash == code_hash, s.invitations.c.used_at.is_(None))
        .values(used_at=now_ms(), used_by=person)
    )
    if changed.rowcount != 1:
        raise Conflict
