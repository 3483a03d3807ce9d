"""Marks for all processes: an administrator has changed the database under them."""

from __future__ import annotations

from secrets import token_hex

from sqlalchemy import Connection, delete, insert, select

from orleans.server import schema as s

EPOCH = "epoch"


def read_epoch(c: Connection) -> str:
    return c.execute(select(s.marks.c.value).where(s.marks.c.key == EPOCH)).scalar() or ""


def new_epoch(c: Connection) -> None:
    """Let every process forget what it has in memory; each looks every few seconds."""
    c.execute(delete(s.marks).where(s.marks.c.key == EPOCH))
    c.execute(insert(s.marks).values(key=EPOCH, value=token_hex(8)))
