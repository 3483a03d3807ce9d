"""The tables of the database. Migrations are made from this file (docs/server.md)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are milliseconds since 1970. Keys and codes are stored as hashes only.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("webhook", Text, nullable=False, default=""),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("setup", Text, nullable=False),  # `key: value` lines
    Column("options", Text, nullable=False),  # JSON: api.TableOptions
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # lobby, playing, over
    Column("seed", Text, nullable=False),
    Column("seed_open", Boolean, nullable=False),  # chosen by a player, so not secret
    Column("proved", Boolean, nullable=False),  # every draw followed the seed
    Column("start", Text, nullable=False),  # a position, if it is not a new game
    Column("rules", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of the game; -1 before it begins
    Column("revision", Integer, nullable=False),  # of everything else in this row and the seats
    Column("round", Integer, nullable=False),
    Column("waiting", String(16), nullable=False),  # the seats that decide
    Column("due_at", BigInteger),  # when a process must handle a clock or a bot
    Column("asked", Text, nullable=False),  # JSON: api.Asked, an undo that others may agree to
    Column("next", String(32), nullable=False),  # the rematch
    Column("broken", Text, nullable=False),  # why it cannot be replayed with these rules
    Column("trouble", Text, nullable=False),  # what went wrong with a bot
    Column("shared", Boolean, nullable=False, server_default=false()),  # everybody may replay it
    Column("day", String(10), nullable=False, server_default=""),  # of the daily challenge
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index(None, "status", "public", "changed_at"),
    Index(None, "due_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("person", ForeignKey("people.id")),
    Column("bot", Text, nullable=False),
    Column("name", String(40), nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("left", BigInteger),  # milliseconds on the clock
    Column("since", BigInteger),  # when the clock was started
    Column("resigned_by", ForeignKey("people.id")),  # whose bot plays here
    Column("resigned_round", Integer),
    Column("resigned_version", Integer),  # of the game; later moves are the bot's
    Index(None, "person"),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # none: to watch
    Column("holder", ForeignKey("people.id")),  # who passes on the seat; none: it was open
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Column("used_by", ForeignKey("people.id")),
)

# The changes of a game: each keeps the first `cut` steps and adds its own.
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # start, move, undo
    Column("seat", Integer, nullable=False),
    Column("cut", Integer, nullable=False),
    Column("steps", Text, nullable=False),
    Column("key", String(100)),  # person and idempotency key
    Column("at", BigInteger, nullable=False),
    Index("uq_entries_table_id_key", "table_id", "key", unique=True),
)

# A cache, and a reference against which changes of the rules are checked.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("steps", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("position", Text, nullable=False),
)

# What a judge said about a finished game: a cache that can be computed again.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON: analyst.Judged
    Column("made_at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),  # empty: a message of the server
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Notifications, written together with the moves they announce.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("next_at", BigInteger),  # none: delivered or given up
    Column("result", Text, nullable=False),
    Index(None, "next_at"),
)

# The game that everybody plays on a day. Its seed is drawn when the first one asks for it.
challenges = Table(
    "challenges",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-07-01, in UTC
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),
)

# How games of one player ended. They stay when the table is removed, so nothing points to it.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("day", String(10)),  # of the daily challenge
    Column("scenario", String(20), nullable=False),
    Column("difficulty", String(20), nullable=False),
    Column("ending", String(8), nullable=False),  # playing, won, lost, resigned
    Column("round", Integer, nullable=False),
    Column("by", String(8), nullable=False),  # what decides: goals, task, points
    Column("reached", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "person"),
    Index("uq_results_day_person", "day", "person", unique=True),  # one try a day
)
