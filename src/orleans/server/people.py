"""People and their sessions: each session has a random key, of which only the hash is stored."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from string import hexdigits

from sqlalchemy import Connection, delete, exists, insert, or_, select, update

from orleans.server import api
from orleans.server import schema as s
from orleans.server.clock import now_ms
from orleans.server.refusal import Refusal
from orleans.server.schema import metadata, people

SESSIONS = 50  # of a person; the one not used for longest goes first
HOUR = 3_600_000
BROWSERS = {"Edg/": "Edge", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


@dataclass(frozen=True)
class Person:
    """A person as one of their sessions knows them."""

    id: str
    name: str
    language: api.Language
    webhook: str = ""
    email: str = ""
    account: bool = False  # there is a way to sign in again
    session: str = ""
    used_at: int = 0
    banned_until: int = 0
    ban_reason: str = ""

    def need_welcome(self) -> None:
        """Refuse somebody whom an administrator has banned."""
        if self.banned_until > now_ms():
            day = datetime.fromtimestamp(self.banned_until / 1000, UTC).date().isoformat()
            raise Refusal("not-yours", "you are banned until {}: {}", day, self.ban_reason)

    def info(self) -> api.Person:
        return api.Person(self.id, self.name, self.language, self.webhook, self.email, self.account)


def new_id() -> str:
    return token_hex(8)


def is_id(text: str) -> bool:
    return len(text) == 16 and all(letter in hexdigits for letter in text)


def new_secret() -> str:
    return token_urlsafe(32)


def hashed(secret: str) -> str:
    """Hash a secret. It has 80 random bits or more, so a fast hash is enough."""
    return sha256(secret.encode()).hexdigest()


def device_of(user_agent: str) -> str:
    """Name a browser and its system, so that a person knows which it was."""
    browser = next((name for sign, name in BROWSERS.items() if sign in user_agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in user_agent), "")
    return ", ".join(filter(None, (browser, system)))


HAS_PASSKEY = exists().where(s.passkeys.c.person == people.c.id)
HAS_CODES = exists().where(s.recovery_codes.c.person == people.c.id)
ACCOUNT = or_(people.c.email.is_not(None), HAS_PASSKEY, HAS_CODES)
COLUMNS = ("id", "name", "language", "webhook", "email", "banned_until", "ban_reason")
PERSON = (*[people.c[name] for name in COLUMNS], ACCOUNT.label("account"))


def add_person(
    c: Connection, name: str, language: str, key: str, *, device: str = "", email: str | None = None
) -> Person:
    values = {"id": new_id(), "name": name, "language": language, "webhook": "", "email": email}
    c.execute(insert(people).values(created_at=now_ms(), **values))
    return add_session(c, str(values["id"]), key, device)


def add_session(c: Connection, person: str, key: str, device: str) -> Person:
    """Let somebody in who has shown who they are."""
    kept = select(s.sessions.c.id).where(s.sessions.c.person == person)
    kept = kept.order_by(s.sessions.c.used_at.desc()).limit(SESSIONS - 1)
    ids = list(c.execute(kept).scalars())
    mine = s.sessions.c.person == person
    if len(ids) == SESSIONS - 1:
        c.execute(delete(s.sessions).where(mine, s.sessions.c.id.not_in(ids)))
    now = now_ms()
    values = {"id": new_id(), "person": person, "key_hash": hashed(key), "device": device}
    c.execute(insert(s.sessions).values(created_at=now, used_at=now, **values))
    found = find_person(c, hashed(key))
    assert found is not None
    return found


def prune_unused(c: Connection, before: int, limit: int = 500) -> list[str]:
    """Remove people without an account who last came before a time and to whom nothing refers."""
    pointing = [
        column
        for table in metadata.tables.values()
        for column in table.columns
        for key in column.foreign_keys
        if key.column is people.c.id and key.ondelete != "CASCADE"
    ]
    came = exists().where(s.sessions.c.person == people.c.id, s.sessions.c.used_at >= before)
    unused = select(people.c.id).where(people.c.created_at < before, people.c.webhook == "")
    unused = unused.where(~came, ~ACCOUNT, people.c.banned_until.is_(None))
    unused = unused.where(*[~exists().where(column == people.c.id) for column in pointing])
    gone = list(c.execute(unused.limit(limit)).scalars())
    c.execute(delete(people).where(people.c.id.in_(gone)))
    return gone


def find_person(c: Connection, key_hash: str) -> Person | None:
    query = select(*PERSON, s.sessions.c.id.label("session"), s.sessions.c.used_at)
    query = query.join(s.sessions, s.sessions.c.person == people.c.id)
    row = c.execute(query.where(s.sessions.c.key_hash == key_hash)).mappings().first()
    if row is None:
        return None
    known = {**row, "email": row["email"] or "", "banned_until": row["banned_until"] or 0}
    return Person(**{**known, "account": bool(row["account"])})


def is_account(c: Connection, person: str) -> bool:
    return bool(c.execute(select(ACCOUNT).where(people.c.id == person)).scalar())


def touch(c: Connection, session: str, at: int) -> None:
    """Note that a session was used."""
    c.execute(update(s.sessions).where(s.sessions.c.id == session).values(used_at=at))


def change_person(c: Connection, person: Person, changes: dict[str, str]) -> Person:
    """Change only the given fields: another process may have changed the others."""
    if changes:
        c.execute(update(people).where(people.c.id == person.id).values(**changes))
    key = select(s.sessions.c.key_hash).where(s.sessions.c.id == person.session)
    return find_person(c, c.execute(key).scalar_one()) or person
