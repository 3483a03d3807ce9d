"""What is said at a table, by people and by the server.

A line of the server is stored as its sentence and values, and put into words for each reader.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, exists, func, insert, select

from orleans.server import api
from orleans.server import schema as s
from orleans.server.clock import now_ms
from orleans.server.refusal import Sentence

CHAT = (s.chat.c.id, s.chat.c.seat, s.chat.c.name, s.chat.c.text, s.chat.c.at)
told_sentence = msgspec.json.Decoder(Sentence).decode


def add_line(
    c: Connection,
    table_id: str,
    seat: int | None,
    name: str,
    text: str,
    *,
    person: str | None = None,
    told: str | None = None,
) -> int:
    """Add a line. Lines of a table are numbered in the order of their commits."""
    if c.dialect.name == "postgresql":
        c.execute(select(func.pg_advisory_xact_lock(func.hashtext(table_id))))
    result = c.execute(
        insert(s.chat)
        .values(
            table_id=table_id,
            seat=seat,
            name=name,
            text=text,
            person=person,
            told=told,
            at=now_ms(),
        )
        .returning(s.chat.c.id)
    )
    return int(result.scalar_one())


def tell(c: Connection, table_id: str, seat: int | None, sentence: Sentence) -> int:
    """Add a line of the server: about a seat, or to everybody at the table."""
    told = msgspec.json.encode(sentence).decode()
    return add_line(c, table_id, seat, "", str(sentence), told=told)


def lines_of(
    c: Connection,
    table_id: str,
    since: int | None,
    limit: int = 200,
    *,
    reader: str = "",
    language: str = "en",
) -> list[api.ChatLine]:
    """Return the next lines after `since`, or the last ones, without those the reader has muted."""
    query = select(*CHAT, s.chat.c.told)
    query = query.where(s.chat.c.table_id == table_id, s.chat.c.id > (since or 0))
    if reader:
        muted = exists().where(s.blocks.c.person == reader, s.blocks.c.other == s.chat.c.person)
        query = query.where(~muted)
    order = s.chat.c.id.desc() if since is None else s.chat.c.id
    lines = []
    for *values, told in c.execute(query.order_by(order).limit(limit)):
        line = api.ChatLine(*values)
        if told:
            line.text = told_sentence(told).said(language)
        lines.append(line)
    return lines[::-1] if since is None else lines


def muted_by(c: Connection, person: str) -> frozenset[str]:
    """Return the people a person has muted."""
    query = select(s.blocks.c.other).where(s.blocks.c.person == person)
    return frozenset(c.execute(query).scalars())
