"""Every query of the server.

Functions take an open connection, which `Store.write` and `Store.read` provide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Table,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    union,
    update,
)
from sqlalchemy.engine import RowMapping

from orleans.kernel.frames import NATURE
from orleans.kernel.moves import MoveBook
from orleans.kernel.setup import Setup, setup_from
from orleans.server import api
from orleans.server import schema as s
from orleans.server.clock import Seat, now_ms
from orleans.server.logs import log_event
from orleans.server.refusal import Refusal
from orleans.server.store import CHANNEL

History = list[tuple[int, int]]


class Conflict(Exception):
    """Another request was faster: reload and try again."""


@dataclass
class Row:
    """A row of `tables`."""

    id: str
    host: str
    setup: str
    options: api.TableOptions
    public: bool
    seed: str
    status: str = "lobby"
    seed_open: bool = False
    proved: bool = True
    start: str = ""
    rules: int = 0
    version: int = -1
    revision: int = 0
    round: int = 0
    waiting: tuple[int, ...] = ()
    idle: dict[int, int] = field(default_factory=dict)
    ending: tuple[int, ...] = ()
    due_at: int | None = None
    asked: api.Asked | None = None
    next: str = ""
    broken: str = ""
    trouble: str = ""
    shared: bool = False
    day: str = ""
    created_at: int = 0
    changed_at: int = 0

    def values(self) -> dict[str, Any]:
        return {
            **{f.name: getattr(self, f.name) for f in fields(self)},
            "options": msgspec.json.encode(self.options).decode(),
            "waiting": seats_text(self.waiting),
            "idle": msgspec.json.encode(self.idle).decode(),
            "ending": seats_text(self.ending),
            "asked": msgspec.json.encode(self.asked).decode(),
        }


def seats_text(seats: tuple[int, ...]) -> str:
    return " ".join(str(seat) for seat in seats)


def row_of(found: RowMapping) -> Row:
    values = dict(found)
    values["options"] = msgspec.json.decode(values["options"], type=api.TableOptions)
    for name in ("waiting", "ending"):
        values[name] = tuple(int(seat) for seat in values[name].split())
    values["idle"] = msgspec.json.decode(values["idle"] or "{}", type=dict[int, int])
    values["asked"] = msgspec.json.decode(values["asked"], type=api.Asked | None)
    return Row(**values)


@dataclass
class Change:
    """A row of `entries`, a change of the game: keep the first `cut` moves, add `moves`."""

    version: int
    kind: str
    seat: int
    cut: int
    moves: str
    key: str | None = None
    at: int = field(default_factory=now_ms)


@dataclass
class Snapshot:
    version: int
    moves: int  # how many led to the position
    rules: int
    hash: str
    position: str


@dataclass
class StoredTable:
    """A table as the database has it, with the changes after a version."""

    row: Row
    seats: list[Seat]
    watchers: set[str]
    changes: list[Change]
    snapshots: list[Snapshot] = field(default_factory=list)  # the newest first


def history_text(history: History, moves: MoveBook) -> str:
    return "\n".join(
        f"{'*' if who == NATURE else who} {moves.texts[move]}" for who, move in history
    )


def read_history(text: str, moves: MoveBook) -> History:
    found = []
    for line in text.split("\n") if text else []:
        who, _, move = line.partition(" ")
        found.append((NATURE if who == "*" else int(who), moves.parse(move)))
    return found


def setup_text(setup: Setup) -> str:
    return "\n".join(setup.lines())


def read_setup(text: str) -> Setup:
    lines = (line.partition(":") for line in text.split("\n"))
    return setup_from({key: value.strip() for key, _, value in lines})


# --- reading


def load(
    c: Connection, table_id: str, after: int = -1, *, snapshot: bool = False
) -> StoredTable | None:
    found = c.execute(select(s.tables).where(s.tables.c.id == table_id)).mappings().first()
    if found is None:
        return None
    watching = c.execute(select(s.watchers.c.person).where(s.watchers.c.table_id == table_id))
    row = row_of(found)
    return StoredTable(
        row,
        seats_at(c, table_id),
        set(watching.scalars()),
        changes_of(c, table_id, after),
        last_snapshots(c, table_id, row.rules) if snapshot else [],
    )


SEAT = [s.seats.c[f.name] for f in fields(Seat)]
COLUMNS = {"moves": "steps"}  # fields whose column has another name


def columns_for(table: Table, kind: type[Change | Snapshot]) -> list[Any]:
    """Return the columns that hold the fields of a change or a snapshot."""
    names = [f.name for f in fields(kind)]
    return [table.c[COLUMNS.get(name, name)].label(name) for name in names]


def values_of(one: Change | Snapshot) -> dict[str, Any]:
    return {COLUMNS.get(name, name): value for name, value in vars(one).items()}


CHANGE = columns_for(s.entries, Change)
SNAPSHOT = columns_for(s.snapshots, Snapshot)


def changes_of(
    c: Connection, table_id: str, after: int = -1, until: int | None = None
) -> list[Change]:
    query = select(*CHANGE).where(s.entries.c.table_id == table_id, s.entries.c.version > after)
    if until is not None:
        query = query.where(s.entries.c.version <= until)
    return [Change(**row) for row in c.execute(query.order_by(s.entries.c.version)).mappings()]


def last_snapshots(
    c: Connection, table_id: str, rules: int = 0, until: int | None = None
) -> list[Snapshot]:
    """Return the newest snapshots, of these rules if `rules` is given, the newest first."""
    query = select(*SNAPSHOT).where(s.snapshots.c.table_id == table_id)
    if rules:
        query = query.where(s.snapshots.c.rules == rules)
    if until is not None:
        query = query.where(s.snapshots.c.version <= until)
    found = c.execute(query.order_by(s.snapshots.c.version.desc()).limit(2)).mappings()
    return [Snapshot(**one) for one in found]


def last_snapshot(
    c: Connection, table_id: str, rules: int = 0, until: int | None = None
) -> Snapshot | None:
    return next(iter(last_snapshots(c, table_id, rules, until)), None)


def snapshots_of(c: Connection, table_id: str) -> list[Snapshot]:
    query = select(*SNAPSHOT).where(s.snapshots.c.table_id == table_id)
    return [Snapshot(**r) for r in c.execute(query.order_by(s.snapshots.c.version)).mappings()]


def change_with_key(c: Connection, table_id: str, key: str) -> Change | None:
    query = select(*CHANGE).where(s.entries.c.table_id == table_id, s.entries.c.key == key)
    found = c.execute(query).mappings().first()
    return Change(**found) if found else None


def tables_of_person(person: str) -> Any:
    """Return a query for the ids of their tables, in parts that have an index each."""
    return union(
        select(s.tables.c.id).where(s.tables.c.host == person),
        select(s.seats.c.table_id).where(s.seats.c.person == person),
        select(s.seats.c.table_id).where(s.seats.c.away == person),
    )


def list_tables(
    c: Connection, which: str, person: str, before: int, limit: int
) -> list[tuple[Row, list[Seat], str]]:
    """Return the newest tables of one kind, with their seats and the name of the host."""
    query = select(s.tables).where(s.tables.c.changed_at < before)
    if which == "mine":
        query = query.where(s.tables.c.id.in_(tables_of_person(person)))
    else:
        status = "lobby" if which == "open" else which
        query = query.where(s.tables.c.public, s.tables.c.status == status)
    found = c.execute(query.order_by(s.tables.c.changed_at.desc()).limit(limit)).mappings()
    rows = list(readable(found))
    names = names_of(c, {row.host for row in rows})
    return [(row, seats_at(c, row.id), names.get(row.host, "")) for row in rows]


def readable(found: Iterable[RowMapping]) -> Iterator[Row]:
    """Return the rows that can be read. A damaged one must not hide the others."""
    for one in found:
        try:
            row = row_of(one)
            read_setup(row.setup)
        except Exception as error:  # whatever may stand there
            log_event("a table cannot be read", 40, table=one["id"], reason=str(error)[:200])
        else:
            yield row


def seats_at(c: Connection, table_id: str) -> list[Seat]:
    query = select(*SEAT).where(s.seats.c.table_id == table_id).order_by(s.seats.c.seat)
    return [Seat(**row) for row in c.execute(query).mappings()]


def unfinished_tables(c: Connection, person: str) -> int:
    query = select(func.count()).select_from(s.tables)
    query = query.where(s.tables.c.host == person, s.tables.c.status != "over")
    return c.execute(query).scalar_one()


def all_tables(c: Connection) -> list[str]:
    return list(c.execute(select(s.tables.c.id).order_by(s.tables.c.created_at)).scalars())


def due_tables(c: Connection, until: int) -> list[str]:
    query = select(s.tables.c.id).where(s.tables.c.due_at <= until)
    return list(c.execute(query.order_by(s.tables.c.due_at).limit(200)).scalars())


def names_of(c: Connection, ids: set[str]) -> dict[str, str]:
    query = select(s.people.c.id, s.people.c.name).where(s.people.c.id.in_(ids))
    return {row[0]: row[1] for row in c.execute(query)}


# --- writing


def notify(c: Connection, payload: str) -> None:
    """Notify the other processes when this is committed."""
    if c.dialect.name == "postgresql":
        c.execute(select(func.pg_notify(CHANNEL, payload)))


def insert_table(c: Connection, row: Row, seats: list[Seat]) -> None:
    c.execute(insert(s.tables).values(**row.values()))
    c.execute(insert(s.seats), [{"table_id": row.id, **asdict(seat)} for seat in seats])


INSERT_CHANGE = insert(s.entries)
GAME_COLUMNS = ("version", "round", "waiting", "idle", "due_at", "status", "asked", "changed_at")
UPDATE_GAME = (
    update(s.tables)
    .where(
        s.tables.c.id == bindparam("table"),
        s.tables.c.revision == bindparam("known"),
        s.tables.c.version == bindparam("before"),
    )
    .values({name: bindparam(name) for name in GAME_COLUMNS})
)
UPDATE_CLOCK = (
    update(s.seats)
    .where(s.seats.c.table_id == bindparam("table"), s.seats.c.seat == bindparam("number"))
    .values(left=bindparam("left"), since=bindparam("since"))
)


def append(
    c: Connection, row: Row, change: Change, clocks: list[Seat], snapshot: Snapshot | None
) -> None:
    """Add a change and its consequences. The primary key rejects a second of its version."""
    c.execute(INSERT_CHANGE, {"table_id": row.id, **values_of(change)})
    values = row.values()
    game = {name: values[name] for name in GAME_COLUMNS}
    known = {"table": row.id, "known": row.revision, "before": change.version - 1}
    changed = c.execute(UPDATE_GAME, {**known, **game})
    if changed.rowcount != 1:
        raise Conflict  # the seats or the options have changed, or a backup was restored
    for seat in clocks:
        clock = {"left": seat.left, "since": seat.since}
        c.execute(UPDATE_CLOCK, {"table": row.id, "number": seat.seat, **clock})
    if snapshot:
        c.execute(insert(s.snapshots), {"table_id": row.id, **values_of(snapshot)})


def add_changes(
    c: Connection, table_id: str, changes: list[Change], snapshots: list[Snapshot]
) -> None:
    c.execute(INSERT_CHANGE, [{"table_id": table_id, **values_of(change)} for change in changes])
    c.execute(insert(s.snapshots), [{"table_id": table_id, **values_of(one)} for one in snapshots])


UPDATE_TABLE = (
    update(s.tables)
    .where(
        s.tables.c.id == bindparam("table"),
        s.tables.c.revision == bindparam("old_revision"),
        s.tables.c.version == bindparam("old_version"),
    )
    .values({f.name: bindparam(f.name) for f in fields(Row)})
)
UPDATE_SEAT = (
    update(s.seats)
    .where(s.seats.c.table_id == bindparam("table"), s.seats.c.seat == bindparam("number"))
    .values({f.name: bindparam(f.name) for f in fields(Seat)})
)


def save_table(c: Connection, row: Row, seats: list[Seat]) -> None:
    """Save everything but the game, unless another request changed it in the meantime."""
    old = {"table": row.id, "old_revision": row.revision, "old_version": row.version}
    changed = c.execute(UPDATE_TABLE, {**row.values(), "revision": row.revision + 1, **old})
    if changed.rowcount != 1:
        raise Conflict
    for seat in seats:
        c.execute(UPDATE_SEAT, {"table": row.id, "number": seat.seat, **vars(seat)})


def begin(
    c: Connection,
    row: Row,
    seats: list[Seat],
    changes: list[Change],
    snapshot: Snapshot | None,
    *,
    before: int = -1,
) -> None:
    """Start the game, or go on from a version: write these changes together with the table."""
    save_table(c, replace(row, version=before), seats)
    if snapshot:
        add_changes(c, row.id, changes, [snapshot])
    c.execute(update(s.tables).where(s.tables.c.id == row.id).values(version=row.version))


def mark_broken(c: Connection, table_id: str, reason: str) -> None:
    """Mark a game as broken. An empty reason removes the mark and resumes the table."""
    due = None if reason else 0
    c.execute(update(s.tables).where(s.tables.c.id == table_id).values(broken=reason, due_at=due))


def broken_mark(c: Connection, table_id: str) -> str:
    return c.execute(select(s.tables.c.broken).where(s.tables.c.id == table_id)).scalar() or ""


def delete_table(c: Connection, table_id: str) -> None:
    c.execute(delete(s.tables).where(s.tables.c.id == table_id))


def prune_waiting(c: Connection, before: int, limit: int = 500) -> list[str]:
    """Remove tables that never began and at which nothing has happened since a time."""
    waiting = select(s.tables.c.id).where(
        s.tables.c.status == "lobby",
        s.tables.c.changed_at < before,
        ~exists().where(s.chat.c.table_id == s.tables.c.id, s.chat.c.at >= before),
        ~exists().where(
            s.invitations.c.table_id == s.tables.c.id, s.invitations.c.made_at >= before
        ),
    )
    gone = list(c.execute(waiting.limit(limit)).scalars())
    c.execute(delete(s.tables).where(s.tables.c.id.in_(gone), s.tables.c.status == "lobby"))
    return gone


def add_watcher(c: Connection, table_id: str, person: str) -> None:
    known = select(s.watchers).where(
        s.watchers.c.table_id == table_id, s.watchers.c.person == person
    )
    if c.execute(known).first() is None:
        c.execute(insert(s.watchers).values(table_id=table_id, person=person))


# --- time


def table_time(c: Connection) -> int:
    """Return how far the time of the tables has come; 0: it has not begun."""
    return c.execute(select(s.clock.c.at)).scalar() or 0


def keep_time(c: Connection, now: int) -> int:
    """Write the time of the tables; return it, or what another process wrote that is ahead."""
    known = table_time(c)
    if not known:
        c.execute(insert(s.clock).values(id=1, at=now))
    elif known <= now:
        c.execute(update(s.clock).where(s.clock.c.at <= now).values(at=now))
    return max(known, now)


# --- who is welcome


def remove_for_good(c: Connection, table_id: str, person: str) -> None:
    """Somebody whom the host has removed may only come back by invitation."""
    known = select(s.removals).where(
        s.removals.c.table_id == table_id, s.removals.c.person == person
    )
    if c.execute(known).first() is None:
        c.execute(insert(s.removals).values(table_id=table_id, person=person))


def need_welcome(c: Connection, row: Row, seats: list[Seat], person: str) -> None:
    """Refuse somebody the host has removed or a player has blocked."""
    removed = exists().where(s.removals.c.table_id == row.id, s.removals.c.person == person)
    if c.execute(select(removed)).scalar():
        raise Refusal("not-yours", "the host has removed you from this table")
    here = {row.host, *[seat.person for seat in seats if seat.person]}
    blocked = exists().where(
        s.blocks.c.person.in_(here), s.blocks.c.other == person, s.blocks.c.kind == "block"
    )
    if c.execute(select(blocked)).scalar():
        raise Refusal("not-yours", "somebody at this table does not want to play with you")


# --- analyses


def analysis_of(c: Connection, table_id: str, rules: int) -> str:
    """Return the stored analysis of a game by these rules; empty: there is none."""
    query = select(s.analyses.c.body).where(
        s.analyses.c.table_id == table_id, s.analyses.c.rules == rules
    )
    return c.execute(query).scalar() or ""


def keep_analysis(c: Connection, table_id: str, rules: int, body: str) -> None:
    c.execute(delete(s.analyses).where(s.analyses.c.table_id == table_id))
    c.execute(
        insert(s.analyses).values(table_id=table_id, rules=rules, body=body, made_at=now_ms())
    )
