"""Whether a database has the newest schema, asked without Alembic: loading it takes a third of a
server's start, and there is seldom anything to migrate."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, inspect, text

VERSIONS = Path(__file__).parent / "migrations" / "versions"


def has_newest_schema(engine: Engine) -> bool:
    newest = max(path.name for path in VERSIONS.glob("[0-9]*.py")).partition("_")[0]
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return False
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars()
        return list(found) == [newest]
