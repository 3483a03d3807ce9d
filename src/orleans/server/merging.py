"""Everything that belongs to a person, found by the foreign keys of the schema."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Column, Connection, Table, UniqueConstraint, delete, exists, select, update

from orleans.server import schema as s


def references() -> Iterator[tuple[Table, Column[str]]]:
    """The columns that name a person."""
    for table in s.metadata.sorted_tables:
        for column in table.columns:
            if any(key.column is s.people.c.id for key in column.foreign_keys):
                yield table, column


def unique_with(table: Table, column: Column[str]) -> Iterator[list[Column[str]]]:
    """The other columns of each key that contains this column."""
    keys = [list(table.primary_key.columns)]
    keys += [list(index.columns) for index in table.indexes if index.unique]
    keys += [list(x.columns) for x in table.constraints if isinstance(x, UniqueConstraint)]
    for key in keys:
        if column in key:
            yield [other for other in key if other is not column]


def tables_of(c: Connection, person: str) -> list[str]:
    """The tables at which a person sits, is the host, or watches."""
    found: set[str] = set(
        c.execute(select(s.tables.c.id).where(s.tables.c.host == person)).scalars()
    )
    for column in (s.seats.c.person, s.seats.c.away, s.watchers.c.person):
        found.update(c.execute(select(column.table.c.table_id).where(column == person)).scalars())
    return sorted(found)


def make_stale(c: Connection, table_ids: list[str]) -> None:
    """Let every process reload these tables: the people at them have changed."""
    if table_ids:
        changed = update(s.tables).where(s.tables.c.id.in_(table_ids))
        c.execute(changed.values(revision=s.tables.c.revision + 1))


def move_all(c: Connection, giver: str, taker: str) -> list[str]:
    """Make one person of two; return the tables that have changed.

    The giver's sessions end: somebody with one of those keys need not be the taker.
    """
    changed = tables_of(c, giver)
    c.execute(delete(s.sessions).where(s.sessions.c.person == giver))
    for table, column in references():
        for others in unique_with(table, column):
            taken = table.alias().c
            same = [taken[other.name] == other for other in others]
            doubled = exists().where(taken[column.name] == taker, *same)
            c.execute(delete(table).where(column == giver, doubled))
        c.execute(update(table).where(column == giver).values({column.name: taker}))
    c.execute(delete(s.people).where(s.people.c.id == giver))
    make_stale(c, changed)
    return changed
