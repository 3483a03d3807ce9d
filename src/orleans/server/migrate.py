"""Migrate a database to the newest schema, or back to an older one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from orleans.errors import BadSetup
from orleans.server.store import WRITES, lift_limits

NEWEST = "head"
LOCK = 0x0_81EA25  # any number, the same in every process


def config_for(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine, to: str = NEWEST) -> None:
    """Run the missing migrations; of several processes, one does it and the others wait.

    An older schema is reached by undoing migrations. What only newer ones have is lost.
    """
    if engine.dialect.name == "postgresql":
        # The snapshot must be taken after the lock is granted.
        connecting = engine.connect().execution_options(isolation_level="READ COMMITTED")
        with connecting as connection, connection.begin():
            lift_limits(connection)
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            _move(connection, to)
        return
    with engine.connect().execution_options(**{WRITES: True}) as connection:
        raw: Any = connection.connection.dbapi_connection
        # Rebuilding a table must not delete the rows that refer to it.
        raw.execute("PRAGMA foreign_keys=OFF")
        try:
            with connection.begin():
                _move(connection, to)
        finally:
            raw.execute("PRAGMA foreign_keys=ON")


def _move(connection: Connection, to: str) -> None:
    config = config_for(connection)
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    now = MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in known:
        raise BadSetup(
            f"a newer version of the program made this database (schema {now}); here {known[0]} "
            f"is the newest. Take it back with that version: orleans admin migrate --to {known[0]}"
        )
    if to not in (NEWEST, *known):
        raise BadSetup(f"there is no schema {to}; known are {', '.join(reversed(known))}")
    if now in known and to in known and known.index(to) > known.index(now):
        command.downgrade(config, to)
    else:
        command.upgrade(config, to)
