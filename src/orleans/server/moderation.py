"""Mute, block and report others."""

from __future__ import annotations

import json

from sqlalchemy import Connection, delete, func, insert, select

from orleans.kernel.chance import clean
from orleans.server import chat, people_api
from orleans.server import schema as s
from orleans.server.clock import now_ms
from orleans.server.people import hashed
from orleans.server.refusal import Refusal
from orleans.server.requests import Context, Endpoint
from orleans.server.table import LoadedTable

REPORTS = 10  # a day, by one person
LINES = 30  # of the chat, kept with a report
DAY = 86_400_000


def person_meant(
    c: Connection, table: LoadedTable, caller: str, request: people_api.Whom | people_api.Report
) -> tuple[str, str]:
    """Return who sits on a seat or wrote a line, and the name by which they are known here."""
    found, name, seat = None, "", request.seat
    if request.line is not None:
        query = select(s.chat.c.person, s.chat.c.name)
        query = query.where(s.chat.c.table_id == table.id, s.chat.c.id == request.line)
        found, name = c.execute(query).one_or_none() or (None, "")
    elif seat is not None and seat < len(table.seats):
        sitting = table.seats[seat]
        found, name = sitting.person or sitting.away or sitting.resigned_by, sitting.name
    if found is None:
        raise Refusal("not-found", "there is nobody")
    if found == caller:
        raise Refusal("not-possible", "that is you")
    return found, name


def block_id(person: str, other: str) -> str:
    """Name a block without the id of the other."""
    return hashed(f"{person} {other}")[:16]


def blocks_of(c: Connection, person: str) -> list[people_api.Blocked]:
    query = select(s.blocks.c.other, s.blocks.c.name, s.blocks.c.kind)
    query = query.where(s.blocks.c.person == person).order_by(s.blocks.c.at)
    return [
        people_api.Blocked(block_id(person, other), name, kind)
        for other, name, kind in c.execute(query)
    ]


async def keep_away(context: Context, request: people_api.Whom, kind: str) -> people_api.Blocks:
    table, caller = await context.load_table(), context.caller.id

    def write(c: Connection) -> list[people_api.Blocked]:
        other, name = person_meant(c, table, caller, request)
        c.execute(delete(s.blocks).where(s.blocks.c.person == caller, s.blocks.c.other == other))
        whom = {"person": caller, "other": other, "name": name}
        c.execute(insert(s.blocks).values(**whom, kind=kind, at=now_ms()))
        return blocks_of(c, caller)

    return people_api.Blocks(await context.tables.store.write(write))


async def mute(context: Context, request: people_api.Whom) -> people_api.Blocks:
    """Hide what somebody writes."""
    return await keep_away(context, request, "mute")


async def block(context: Context, request: people_api.Whom) -> people_api.Blocks:
    """Neither read somebody nor play with them at open tables."""
    return await keep_away(context, request, "block")


async def report(context: Context, request: people_api.Report) -> people_api.Blocks:
    """Tell the administrators about somebody."""
    table, caller, text = await context.load_table(), context.caller.id, clean(request.text)
    if not text:
        raise Refusal("not-possible", "say something")

    def write(c: Connection) -> list[people_api.Blocked]:
        other, _ = person_meant(c, table, caller, request)
        today = select(func.count()).where(s.reports.c.person == caller)
        today = today.where(s.reports.c.at > now_ms() - DAY)
        if c.execute(today).scalar_one() >= REPORTS:
            raise Refusal("too-often", "you have reported a lot today: write again tomorrow")
        lines = chat.lines_of(c, table.id, None, LINES)
        said = json.dumps([[line.name, line.text] for line in lines], ensure_ascii=False)
        what = {"person": caller, "other": other, "table_id": table.id}
        c.execute(insert(s.reports).values(text=text, chat=said, at=now_ms(), **what))
        return blocks_of(c, caller)

    return people_api.Blocks(await context.tables.store.write(write))


async def my_blocks(context: Context, _: None) -> people_api.Blocks:
    """List whom the caller has muted or blocked."""
    caller = context.caller.id
    return people_api.Blocks(await context.tables.store.read(lambda c: blocks_of(c, caller)))


async def unblock(context: Context, _: None) -> people_api.Blocks:
    """Read somebody again, and play with them."""
    caller, wanted = context.caller.id, context.request.path_params["block"]

    def write(c: Connection) -> list[people_api.Blocked]:
        mine = s.blocks.c.person == caller
        others = c.execute(select(s.blocks.c.other).where(mine)).scalars()
        other = next((one for one in others if block_id(caller, one) == wanted), None)
        if other is None:
            raise Refusal("not-found", "there is nobody")
        c.execute(delete(s.blocks).where(mine, s.blocks.c.other == other))
        return blocks_of(c, caller)

    return people_api.Blocks(await context.tables.store.write(write))


T = "/api/tables/{id}"
ENDPOINTS = [
    Endpoint("POST", f"{T}/mute", mute),
    Endpoint("POST", f"{T}/block", block),
    Endpoint("POST", f"{T}/report", report, 201),
    Endpoint("GET", "/api/people/me/blocks", my_blocks),
    Endpoint("DELETE", "/api/people/me/blocks/{block}", unblock),
]
