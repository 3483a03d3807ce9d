"""`orleans admin`: what the operator of a server does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from orleans.cli_options import Database
from orleans.errors import BadSetup

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")
admin = typer.Typer(help="For server administrators.", no_args_is_help=True)
Who = Annotated[str, typer.Argument(help="A person's id, as `people` shows it.")]


@contextmanager
def opened(database: str, to: str = "head") -> Iterator[Engine]:
    """The database, with the newest schema or another one."""
    from orleans.server.migrate import migrate
    from orleans.server.store import open_engine

    engine = open_engine(database)
    migrate(engine, to)
    yield engine
    engine.dispose()


def change(database: str, work: Callable[[Connection], T]) -> T:
    from orleans.server.store import WRITES

    with opened(database) as engine:
        options = {WRITES: True}
        with engine.connect().execution_options(**options) as c, c.begin():
            return work(c)


def day(at: int | None) -> str:
    if at is None:
        return "-"
    return "for ever" if at >= 10**14 else datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


@admin.command("migrate")
def migrate_database(
    database: Database = "",
    to: Annotated[
        str,
        typer.Option(help="An older schema, such as 0004, for an older version of the program."),
    ] = "head",
) -> None:
    """Bring the database to the newest schema, or back to an older one."""
    with opened(database, to):
        pass


@admin.command("replay-all")
def replay_all(
    database: Database = "",
    mark: Annotated[bool, typer.Option(help="Mark games that the rules have broken.")] = True,
) -> None:
    """Replay every stored game and name those that today's rules would break."""
    from orleans.server.admin import replay_all as run

    with opened(database) as engine:
        verdicts = list(run(engine, mark))
    for verdict in verdicts:
        if verdict.reason or verdict.detail:
            print(f"{verdict.table_id}: {' '.join((verdict.reason, verdict.detail)).strip()}")
    broken = sum(bool(verdict.reason) for verdict in verdicts)
    print(f"{len(verdicts)} games replayed, {broken} broken")
    raise typer.Exit(1 if broken else 0)


@admin.command("people")
def find_people(
    text: Annotated[str, typer.Argument(help="An id, a mail address or part of a name.")],
    database: Database = "",
) -> None:
    """Find people."""
    from orleans.server.upkeep import find_people as run

    for row in change(database, lambda c: run(c, text)):
        kind = "account" if row["account"] else "guest"
        banned = f", banned until {day(row['banned_until'])}" if row["banned_until"] else ""
        mail = f" <{row['email']}>" if row["email"] else ""
        print(f"{row['id']}  {row['name']}{mail}, {kind} since {day(row['created_at'])}{banned}")


@admin.command("reports")
def list_reports(
    database: Database = "",
    closed: Annotated[bool, typer.Option("--closed", help="Also show closed ones.")] = False,
    close: Annotated[int | None, typer.Option(help="Close this one.")] = None,
) -> None:
    """List what people have reported about others."""
    from orleans.server.upkeep import close_report, reports

    if close is not None:
        change(database, lambda c: close_report(c, close))
        return
    for row in change(database, lambda c: reports(c, closed=closed)):
        done = " (done)" if row["closed_at"] else ""
        print(f"{row['id']}: {day(row['at'])}{done}, table {row['table_id']}")
        print(f"  {row['by']} ({row['person']}) about {row['about']} ({row['other']}):")
        print(f"  {row['text']}")
        for name, line in json.loads(row["chat"]):
            print(f"    {name or '*'}: {line}")


@admin.command("ban")
def ban_person(
    person: Who,
    reason: Annotated[str, typer.Option(help="Told to the person.")],
    days: Annotated[float, typer.Option(min=0, help="For how long; 0: for ever.")] = 0,
    database: Database = "",
) -> None:
    """Refuse every request of a person."""
    from orleans.server.upkeep import ban

    change(database, lambda c: ban(c, person, days, reason))


@admin.command("unban")
def unban_person(person: Who, database: Database = "") -> None:
    """Let a person in again."""
    from orleans.server.upkeep import unban

    change(database, lambda c: unban(c, person))


@admin.command("prune")
def prune_database(
    days: Annotated[
        float, typer.Option(min=1, help="Only what has not been used for so many days.")
    ] = 365,
    database: Database = "",
) -> None:
    """Remove tables that never began, guests who left nothing, and old codes and notices."""
    from orleans.server.upkeep import prune

    for what, number in change(database, lambda c: prune(c, days)).items():
        print(f"{what}: {number}")


@admin.command("export")
def export_person(
    person: Who,
    file: Annotated[Path, typer.Argument(help="Where to write the JSON.")],
    database: Database = "",
) -> None:
    """Write everything the server knows about a person."""
    from orleans.server.upkeep import export

    found = change(database, lambda c: export(c, person))
    file.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


@admin.command("delete")
def delete_person(
    person: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Confirm that it is for good.")] = False,
    database: Database = "",
) -> None:
    """Delete everything about a person; their games stay, without the name."""
    from orleans.server.upkeep import forget

    if not yes:
        raise BadSetup("this cannot be undone: confirm it with --yes")
    change(database, lambda c: forget(c, person))


@admin.command("backup")
def back_up_database(
    file: Annotated[Path, typer.Argument(help="The backup, for example orleans.jsonl.gz.")],
    database: Database = "",
) -> None:
    """Write a backup; servers may keep running. Keep it as secret as the database."""
    from orleans.server.backup import back_up

    with opened(database) as engine:
        print(f"{back_up(engine, file)} rows")


@admin.command("restore")
def restore_database(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    yes: Annotated[
        bool, typer.Option("--yes", help="Confirm that it replaces everything.")
    ] = False,
    database: Database = "",
) -> None:
    """Replace everything in the database with a backup; servers may keep running."""
    from orleans.server.backup import restore

    if not yes:
        raise BadSetup("this replaces everything in the database: confirm it with --yes")
    with opened(database) as engine:
        print(f"{restore(engine, file)} rows")


@admin.command("check")
def check_database(database: Database = "") -> None:
    """Look for damage: files, lost rows, games with gaps."""
    from orleans.server.backup import check

    with opened(database) as engine:
        found = list(check(engine))
    for fault in found:
        print(fault)
    print(f"{len(found)} faults" if found else "nothing is wrong")
    raise typer.Exit(1 if found else 0)
