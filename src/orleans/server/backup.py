"""Back up and restore a database while servers run, and check one.

A backup is a compressed file of JSON lines: the schema's revision, then every row. It does not
depend on the database, so a backup of SQLite can be restored to PostgreSQL and back.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, select, text

from orleans.errors import BadSetup
from orleans.server import queries
from orleans.server import schema as s
from orleans.server.game_building import hash_of
from orleans.server.marks import new_epoch
from orleans.server.store import WRITES, lift_limits
from orleans.server.upkeep import add_rows

AT_ONCE = 500  # rows


def revision_of(c: Connection) -> str:
    return str(c.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def back_up(engine: Engine, file: Path) -> int:
    """Write every row as of one moment; return their number. Nobody has to wait meanwhile."""
    new = file.with_name(file.name + ".new")
    written = 0
    with engine.begin() as c, gzip.open(new, "wt", encoding="utf-8") as out:
        lift_limits(c)
        os.chmod(new, 0o600)  # it has the seeds of running games
        out.write(json.dumps({"orleans": "backup", "schema": revision_of(c)}) + "\n")
        for table in s.metadata.sorted_tables:
            keys = list(table.primary_key.columns)
            for row in c.execute(select(table).order_by(*keys)).mappings():
                out.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
                written += 1
        out.write(json.dumps({"rows": written}) + "\n")
    new.replace(file)
    return written


def read_backup(file: Path, revision: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup; a file that was cut off or belongs to another schema is refused."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if not isinstance(head, dict) or head.get("orleans") != "backup":
                raise BadSetup(f"{file} is no backup")
            if head["schema"] != revision:
                known = f"schema {head['schema']}, this is {revision}"
                raise BadSetup(f"{file} has {known}: restore it with the version that made it")
            for rows, line in enumerate(lines):
                found = json.loads(line)
                if isinstance(found, dict):
                    if found["rows"] != rows:
                        raise BadSetup(f"{file} lacks rows")
                    return
                yield found[0], found[1]
    except (OSError, EOFError, ValueError, StopIteration) as error:
        raise BadSetup(f"{file} cannot be read: {error}") from error
    raise BadSetup(f"{file} was cut off")


def restore(engine: Engine, file: Path) -> int:
    """Replace everything in the database with a backup, in one transaction.

    Servers that run on it forget what they have in memory, but their clocks do not go back. If
    anything is wrong with the file, nothing has changed.
    """
    options: dict[str, Any] = {WRITES: True}
    with engine.connect().execution_options(**options) as c, c.begin():
        hold_writers(c)
        tables = {table.name: table for table in s.metadata.sorted_tables}
        for table in reversed(s.metadata.sorted_tables):
            c.execute(delete(table))
        restored, waiting, last = 0, list[dict[str, Any]](), ""
        for name, row in read_backup(file, revision_of(c)):
            if name != last or len(waiting) >= AT_ONCE:
                add_rows(c, tables.get(last), waiting)
                waiting, last = [], name
            waiting.append(row)
            restored += 1
        add_rows(c, tables.get(last), waiting)
        if engine.dialect.name == "postgresql":
            set_counters(c)
        new_epoch(c)
    return restored


def hold_writers(c: Connection) -> None:
    """Wait until servers have written, and let them wait; SQLite has one writer anyway."""
    lift_limits(c)
    if c.dialect.name == "postgresql":
        name = c.dialect.identifier_preparer.format_table
        names = ", ".join(map(name, s.metadata.sorted_tables))
        c.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))


def set_counters(c: Connection) -> None:
    """Let numbered rows go on after the last one."""
    for table in s.metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            last = c.execute(select(func.max(column))).scalar() or 0
            counter = func.pg_get_serial_sequence(table.name, column.name)
            c.execute(select(func.setval(counter, max(last, 1), last > 0)))


# --- checking


def check(engine: Engine) -> Iterator[str]:
    """Name what is wrong with a database: damaged files, lost rows, games with gaps."""
    with engine.begin() as c:
        if engine.dialect.name == "sqlite":
            for (found,) in c.execute(text("PRAGMA integrity_check")):
                if found != "ok":
                    yield f"the file is damaged: {found}"
            for row in c.execute(text("PRAGMA foreign_key_check")):
                yield f"table {row[0]}: row {row[1]} refers to a row of {row[2]} that is not there"
        ids = queries.all_tables(c)
    for table_id in ids:
        with engine.begin() as c:
            yield from (f"table {table_id}: {reason}" for reason in faults(c, table_id))


def faults(c: Connection, table_id: str) -> Iterator[str]:
    try:
        stored = queries.load(c, table_id)
        if stored is None:
            return
        setup = queries.read_setup(stored.row.setup)
    except Exception as error:  # a damaged row may be damaged in any way
        yield f"cannot be read ({type(error).__name__})"
        return
    versions = [change.version for change in stored.changes]
    if versions != list(range(len(versions))):
        yield "versions are missing"
    if stored.row.status != "lobby" and stored.row.version != len(versions) - 1:
        yield f"is at version {stored.row.version}, but its last change is {len(versions) - 1}"
    if [seat.seat for seat in stored.seats] != list(range(setup.players)):
        yield f"has {len(stored.seats)} seats for {setup.players} players"
    for snapshot in queries.snapshots_of(c, table_id):
        if snapshot.hash != hash_of(snapshot.position):
            yield f"the snapshot of version {snapshot.version} is damaged"
