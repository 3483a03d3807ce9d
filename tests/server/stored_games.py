"""A database as the server of version 0.6 left it, with games of rules 2.

Ann and Bob play, he on seat 1 and in German. Three games are in play and two are over. The moves
are those of the golden records with these names.
"""

import lzma
import sqlite3
from pathlib import Path

from alembic import command
from database import writing
from sqlalchemy import Boolean, MetaData

from orleans.server.migrate import config_for
from orleans.server.store import open_engine

DUMP = Path(__file__).parents[1] / "golden" / "stored-0.6.sql.xz"
KEYS = {
    "Ann": "P7ZD-1UU_PzK7CdEaHV4UY4f4gdoIH48U44cD8C16t0",
    "Bob": "Mg-xjvuEFS2aDDNkUrvjc3IgFxASw8ivHNBD-_y2uAU",
}
IN_PLAY = {
    "orders-events-trade-intrigue-3": "b012bb7f18c23918",
    "intrigue-3": "1fe7a9a6943c44ed",
    "bigbox-4-sealed": "85ca0ae6e7d6256b",
}
OVER = {"trade-3": "016248dda7723ab1", "dlp-2-sealed": "b8cfbb87464c179b"}


def dump():
    return lzma.decompress(DUMP.read_bytes()).decode()


def write_sqlite(file):
    with sqlite3.connect(file) as c:
        c.executescript(dump())
    c.close()
    return f"sqlite:///{file}"


def write_postgres(url):
    """The same rows in the first schema of PostgreSQL."""
    source = sqlite3.connect(":memory:")
    source.executescript(dump())
    source.row_factory = sqlite3.Row
    engine = open_engine(url)
    with writing(engine) as c:
        command.upgrade(config_for(c), "0001")
        schema = MetaData()
        schema.reflect(c)
        for table in schema.sorted_tables:
            rows = [dict(row) for row in source.execute(f"SELECT * FROM {table.name}")]
            for row in rows if table.name != "alembic_version" else ():
                for column in table.columns:
                    if isinstance(column.type, Boolean):
                        row[column.name] = bool(row[column.name])
                c.execute(table.insert(), row)
    engine.dispose()
    source.close()
    return url
