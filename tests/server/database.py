"""The database behind a server, as the tests look into it and change it."""

import json
from contextlib import contextmanager

from sqlalchemy import select, text, update

from orleans.server import queries, schema
from orleans.server.admin import replay_all
from orleans.server.store import WRITES


def tables_of(server):
    """The tables of a server in this process."""
    return server.app.app.state.tables


def engine_of(server):
    return tables_of(server).store.engine


@contextmanager
def writing(engine):
    with engine.connect().execution_options(**{WRITES: True}) as c, c.begin():
        yield c


def changes_of(engine, table):
    """All entries of a table; the versions have no gaps."""
    with engine.begin() as c:
        changes = queries.changes_of(c, table.id)
    assert [change.version for change in changes] == list(range(len(changes)))
    return changes


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


def hours_pass(server, table):
    """Nobody has moved for two hours."""
    state = table.info()
    long_ago = json.dumps(dict.fromkeys(state["waiting"], 1))
    with writing(engine_of(server)) as c:
        here = schema.tables.c.id == table.id
        values = {"idle": long_ago, "revision": schema.tables.c.revision + 1}
        c.execute(update(schema.tables).where(here).values(**values))
    tables = tables_of(server)
    server.portal.call(tables.reload_all, [table.id])
