"""People: each has a random key, of which only the hash is stored."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from string import hexdigits

from sqlalchemy import Connection, insert, select, update

from orleans.server import api
from orleans.server.clock import now_ms
from orleans.server.schema import people

PERSON = (people.c.id, people.c.name, people.c.language, people.c.webhook)
KNOWN = 10_000  # callers remembered in memory


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: api.Language
    webhook: str = ""

    def info(self) -> api.Person:
        return api.Person(self.id, self.name, self.language, self.webhook)


def new_id() -> str:
    return token_hex(8)


def is_id(text: str) -> bool:
    return len(text) == 16 and all(letter in hexdigits for letter in text)


def new_secret() -> str:
    return token_urlsafe(32)


def hashed(secret: str) -> str:
    """Hash a secret. It has 256 random bits, so a fast hash is enough."""
    return sha256(secret.encode()).hexdigest()


def add_person(c: Connection, name: str, language: str, key: str) -> Person:
    values = {"id": new_id(), "name": name, "language": language, "webhook": ""}
    c.execute(insert(people).values(key_hash=hashed(key), created_at=now_ms(), **values))
    return Person(**values)  # type: ignore[arg-type]


def find_person(c: Connection, key_hash: str) -> Person | None:
    row = c.execute(select(*PERSON).where(people.c.key_hash == key_hash)).first()
    return Person(*row) if row else None


def change_person(c: Connection, person: str, changes: dict[str, str]) -> Person:
    """Change only the given fields: another process may have changed the others."""
    if changes:
        c.execute(update(people).where(people.c.id == person).values(**changes))
    return Person(*c.execute(select(*PERSON).where(people.c.id == person)).one())
