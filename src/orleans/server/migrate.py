"""Migrate a database to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

from orleans.server.store import WRITES

LOCK = 0x0_81EA25  # any number, the same in every process


def config_for(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> None:
    """Run the missing migrations; of several processes, one does it and the others wait."""
    if engine.dialect.name == "postgresql":
        # The snapshot must be taken after the lock is granted.
        connecting = engine.connect().execution_options(isolation_level="READ COMMITTED")
        with connecting as connection, connection.begin():
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            command.upgrade(config_for(connection), "head")
        return
    with engine.connect().execution_options(**{WRITES: True}) as connection:
        raw: Any = connection.connection.dbapi_connection
        # Rebuilding a table must not delete the rows that refer to it.
        raw.execute("PRAGMA foreign_keys=OFF")
        try:
            with connection.begin():
                command.upgrade(config_for(connection), "head")
        finally:
            raw.execute("PRAGMA foreign_keys=ON")
