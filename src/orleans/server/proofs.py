"""Secrets that come back once: links by mail, challenges, recovery codes."""

from __future__ import annotations

from base64 import b32encode
from secrets import token_bytes
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from orleans.server import schema as s
from orleans.server.clock import now_ms
from orleans.server.people import hashed

MINUTES = 30  # how long a proof is valid
CODES = 8


class Proof(NamedTuple):
    person: str | None  # the person who asked for it
    email: str


def make_proof(
    c: Connection, code: str, purpose: str, person: str | None = None, email: str = ""
) -> None:
    now = now_ms()
    c.execute(delete(s.proofs).where(s.proofs.c.made_at < now - 60_000 * 60))
    what = {"purpose": purpose, "person": person, "email": email, "made_at": now}
    c.execute(insert(s.proofs).values(code_hash=hashed(code), **what))


def find_proof(c: Connection, code: str, purpose: str) -> Proof | None:
    query = select(s.proofs.c.person, s.proofs.c.email).where(
        s.proofs.c.code_hash == hashed(code),
        s.proofs.c.purpose == purpose,
        s.proofs.c.made_at > now_ms() - 60_000 * MINUTES,
    )
    found = c.execute(query).first()
    return Proof(*found) if found else None


def take_proof(c: Connection, code: str, purpose: str) -> Proof | None:
    """Return a proof and use it up; of two simultaneous callers only one gets it."""
    found = find_proof(c, code, purpose)
    gone = c.execute(delete(s.proofs).where(s.proofs.c.code_hash == hashed(code)))
    return found if gone.rowcount == 1 else None


def mails_of_this_hour(c: Connection, email: str) -> int:
    query = select(func.count()).where(s.proofs.c.email == email)
    return c.execute(query.where(s.proofs.c.made_at > now_ms() - 3_600_000)).scalar_one()


# --- recovery codes


def new_codes(c: Connection, person: str) -> list[str]:
    """Replace a person's recovery codes."""
    c.execute(delete(s.recovery_codes).where(s.recovery_codes.c.person == person))
    codes = [b32encode(token_bytes(10)).decode().lower() for _ in range(CODES)]
    rows = [{"code_hash": hashed(code), "person": person} for code in codes]
    c.execute(insert(s.recovery_codes), rows)
    return ["-".join(code[at : at + 4] for at in range(0, 16, 4)) for code in codes]


def use_code(c: Connection, text: str) -> str | None:
    """Return the owner of a code, and use it up."""
    code = hashed("".join(text.lower().replace("-", "").split()))
    used = delete(s.recovery_codes).where(s.recovery_codes.c.code_hash == code)
    return c.execute(used.returning(s.recovery_codes.c.person)).scalar()
