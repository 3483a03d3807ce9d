"""Bringing a database to the newest schema."""

from __future__ import annotations

from pathlib import Path

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
    """Carry out what is missing; of several processes one does it and the others wait."""
    writing = engine.connect().execution_options(**{WRITES: True})
    with writing as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        command.upgrade(config_for(connection), "head")
