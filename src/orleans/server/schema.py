"""The tables of the database. Migrations are made from this file (docs/server.md)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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

# Times are milliseconds since 1970; `since` and `due_at` are in the time of the tables.
# Keys and codes are stored as hashes only.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("webhook", Text, nullable=False, default=""),
    Column("email", String(254), unique=True),  # shown to be theirs by a link
    Column("banned_until", BigInteger),
    Column("ban_reason", Text, nullable=False, server_default=""),
    Column("open_profile", Boolean, nullable=False, server_default=false()),
    # Where they chose their webhook: a group of networks, too coarse to tell which one it was.
    Column("crowd", String(3), nullable=False, server_default=""),
    Column("created_at", BigInteger, nullable=False, index=True),
)


def of_person(**more: bool) -> Column[str]:
    """Whose row it is; it goes with the person."""
    return Column("person", ForeignKey("people.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]


# Where a person is signed in: each browser and each program has a key of its own.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    of_person(nullable=False, index=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("device", String(60), nullable=False),  # for people: "Firefox, Linux"
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    of_person(nullable=False, index=True),
    Column("credential", Text, nullable=False, unique=True),  # its name, in base64url
    Column("public_key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),  # how often it was used, if it counts
    Column("device", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

# How somebody wants to be notified of their turns. A webhook stands with the person.
wishes = Table(
    "wishes",
    metadata,
    of_person(primary_key=True),
    Column("push", Boolean, nullable=False),
    Column("mail", Boolean, nullable=False),
    Column("quiet_from", String(5), nullable=False),  # 22:00, or nothing
    Column("quiet_to", String(5), nullable=False),
    Column("zone", String(60), nullable=False),
    Column("pushed_at", BigInteger, nullable=False, server_default="0"),
    Column("mailed_at", BigInteger, nullable=False, server_default="0"),
)

# The browsers of a person that take messages (Web Push). They go with the session.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of its address
    of_person(nullable=False, index=True),
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    of_person(nullable=False, index=True),
)

# What was sent to somebody and comes back once: a link by mail, a challenge.
proofs = Table(
    "proofs",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("purpose", String(20), nullable=False),  # mail, new-passkey, passkey
    of_person(index=True),  # who asked
    Column("email", String(254), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index(None, "email"),
    Index(None, "made_at"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
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
    Column("idle", Text, nullable=False, server_default=""),  # JSON: by seat, since when it waits
    Column("ending", String(16), nullable=False, server_default=""),  # who agrees to end the game
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
    Column("resigned_by", ForeignKey("people.id"), index=True),  # whose bot plays here
    Column("resigned_round", Integer),
    Column("resigned_version", Integer),  # of the game; later moves are the bot's
    Column("away", ForeignKey("people.id"), index=True),  # absent; may come back to the bot's seat
    Index(None, "person"),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # none: to watch
    Column(
        "holder", ForeignKey("people.id"), index=True
    ),  # the person who passes on the seat; none: it was open
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Column("used_by", ForeignKey("people.id"), index=True),
)

# The changes of a game: each keeps the first `cut` moves and adds its own. The
# column for them is called `steps`.
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
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),  # empty: a message of the server
    Column("text", Text, nullable=False),
    Column("told", Text),  # what the server says, to put it into the reader's language
    Column("at", BigInteger, nullable=False),
)

# Notifications, written together with the moves they announce.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("way", String(8), nullable=False, server_default="webhook"),  # webhook, push, mail
    Column("tries", Integer, nullable=False),
    Column("next_at", BigInteger),  # none: delivered or given up
    Column("result", Text, nullable=False),
    Index(None, "next_at"),
)

# One row: how far the time of the tables has come (`clock.TableTime`).
clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

# How games with several players ended, for each person in them. They stay without the table.
placings = Table(
    "placings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("scenario", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),  # against other people
    Column("at", BigInteger, nullable=False),
)

# How strong people are, by OpenSkill.
ratings = Table(
    "ratings",
    metadata,
    of_person(primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("shown", Float, nullable=False, index=True),  # what we are sure of: mu - 3 sigma
)

# People that somebody does not want to read (mute), or to play with either (block).
blocks = Table(
    "blocks",
    metadata,
    of_person(primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("name", String(40), nullable=False, server_default=""),  # the name they had then
    Column("kind", String(8), nullable=False),  # mute, block
    Column("at", BigInteger, nullable=False),
)

# People a host removed before the game; only an invitation lets them in again.
removals = Table(
    "removals",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    of_person(primary_key=True, index=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    of_person(nullable=False, index=True),  # who reports
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),  # the last lines at the table
    Column("at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
)

# What all processes must know: `epoch` changes when an administrator changed the database.
marks = Table(
    "marks",
    metadata,
    Column("key", String(20), primary_key=True),
    Column("value", Text, nullable=False),
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
