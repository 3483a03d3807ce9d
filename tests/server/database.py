"""The database behind a server, as the tests look into it and change it."""

from contextlib import contextmanager

from sqlalchemy import select, text

from orleans.server import schema, shelf
from orleans.server.admin import replay_all
from orleans.server.store import WRITES


def hall_of(server):
    """The hall of a server in this process."""
    return server.app.app.state.hall


def engine_of(server):
    return hall_of(server).store.engine


@contextmanager
def writing(engine):
    with engine.connect().execution_options(**{WRITES: True}) as c, c.begin():
        yield c


def entries_of(engine, table):
    """All entries of a table; the versions have no gaps."""
    with engine.begin() as c:
        entries = shelf.entries_of(c, table.id)
    assert [entry.version for entry in entries] == list(range(len(entries)))
    return entries


def seed_of(engine, table):
    with engine.begin() as c:
        return c.execute(
            select(schema.tables.c.seed).where(schema.tables.c.id == table.id)
        ).scalar_one()


def nothing_broken(engine):
    return [verdict for verdict in replay_all(engine, mark=False) if verdict.reason] == []


def waiting(engine, query):
    """How many connections wait for a lock with such a query."""
    with engine.begin() as c:
        return c.execute(text(WAITING), {"query": query}).scalar_one()


WAITING = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND wait_event_type = 'Lock' AND query LIKE :query"""
