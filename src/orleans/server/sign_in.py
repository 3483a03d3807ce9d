"""Signing in: by passkey, by a link in a mail, by a recovery code. Seats come along."""

from __future__ import annotations

import smtplib
from collections.abc import Callable

from sqlalchemy import Connection, delete, func, select, update

from orleans.server import merging, people_api
from orleans.server import schema as s
from orleans.server.logs import log_event
from orleans.server.mail import read_address, say
from orleans.server.people import (
    Person,
    add_person,
    add_session,
    hashed,
    is_account,
    new_secret,
)
from orleans.server.proofs import (
    MINUTES,
    find_proof,
    mails_of_this_hour,
    make_proof,
    take_proof,
    use_code,
)
from orleans.server.refusal import Refusal
from orleans.server.tables import Tables

MAIL = "mail"
MAILS_AN_HOUR = 5  # to one address
NO_LINK = "this link was used or is too old: ask for a new one"


async def enter(
    tables: Tables, here: Person | None, device: str, who: Callable[[Connection], str]
) -> tuple[Person, str]:
    """Let a person in who has shown who they are; return a key for this browser.

    Whoever was here without an account is the same person: their seats come along.
    """
    key = new_secret()

    def write(c: Connection) -> tuple[Person, list[str]]:
        person = who(c)
        moved: list[str] = []
        if here and here.id != person and not is_account(c, here.id):
            moved = merging.move_all(c, here.id, person)
            tables.notify(c, here.id, "person")
            for table in moved:
                tables.notify(c, table, "lobby")
        tables.notify(c, person, "person")
        return add_session(c, person, key, device), moved

    person, moved = await tables.store.write(write)
    if here:
        tables.people.forget(here.id)
    tables.people.forget(person.id)
    tables.people.remember(hashed(key), person)
    await tables.reload_all(moved)
    return person, key


# --- links by mail


async def send_link(tables: Tables, here: Person | None, email: str, language: str) -> None:
    """Send a link to an address, whether it is known or not."""
    if not tables.mailer:
        raise Refusal("not-possible", "this server sends no mails")
    address, code = read_address(email), new_secret()

    def note(c: Connection) -> None:
        if mails_of_this_hour(c, address) >= MAILS_AN_HOUR:
            raise Refusal("too-often", "several mails were sent to this address: look there first")
        make_proof(c, code, MAIL, here.id if here else None, address)

    await tables.store.write(note)
    link = f"{tables.settings.link_to}/account#link={code}"
    text = say(language, "link-text", email=address, link=link)
    hint = say(language, "link-hint", minutes=MINUTES)
    try:
        await tables.mailer.send(address, say(language, "link-subject"), f"{text}\n\n{hint}\n")
    except (OSError, smtplib.SMTPException) as error:
        log_event("a mail failed", 40, reason=type(error).__name__)
        raise Refusal("busy", "the mail could not be sent; try again later") from error


def address_of(c: Connection, code: str) -> str:
    """Return the address a link was sent to, so that nobody signs in as somebody else."""
    found = find_proof(c, code, MAIL)
    if found is None:
        raise Refusal("not-found", NO_LINK)
    return found.email


def owner_of_link(c: Connection, code: str, here: Person | None, language: str) -> str:
    """Return the owner of this address. An unknown address goes to the caller.

    An account gets a new address only if it asked for the link itself.
    """
    proof = take_proof(c, code, MAIL)
    if proof is None:
        raise Refusal("not-found", NO_LINK)
    query = select(s.people.c.id).where(s.people.c.email == proof.email)
    known: str | None = c.execute(query).scalar()
    if known:
        return known
    if here and (proof.person == here.id or not is_account(c, here.id)):
        c.execute(update(s.people).where(s.people.c.id == here.id).values(email=proof.email))
        return here.id
    name = proof.email.partition("@")[0][:40]
    new = add_person(c, name, language, new_secret(), email=proof.email)
    c.execute(delete(s.sessions).where(s.sessions.c.person == new.id))  # its key is nobody's
    return new.id


def owner_of_code(c: Connection, code: str) -> str:
    person = use_code(c, code)
    if person is None:
        raise Refusal("not-found", "this recovery code is not valid, or was used")
    return person


# --- one's own account


def account_of(c: Connection, person: Person) -> people_api.Account:
    shown = ("id", "device", "created_at", "used_at")
    keys = select(*[s.passkeys.c[name] for name in shown])
    keys = keys.where(s.passkeys.c.person == person.id).order_by(s.passkeys.c.created_at)
    sessions = select(*[s.sessions.c[name] for name in shown])
    sessions = sessions.where(s.sessions.c.person == person.id)
    sessions = sessions.order_by(s.sessions.c.used_at.desc())
    codes = select(func.count()).where(s.recovery_codes.c.person == person.id)
    return people_api.Account(
        person.email,
        [people_api.Passkey(**row) for row in c.execute(keys).mappings()],
        [
            people_api.Session(**row, here=row["id"] == person.session)
            for row in c.execute(sessions).mappings()
        ],
        c.execute(codes).scalar_one(),
    )


def need_a_way_back(c: Connection, person: str) -> None:
    """Refuse to remove the last way to sign in: everything would be lost with this browser."""
    if not is_account(c, person):
        raise Refusal("not-now", "this is your last way to sign in: add another one first")


def remove_passkey(c: Connection, person: str, passkey: str) -> None:
    mine = (s.passkeys.c.id == passkey, s.passkeys.c.person == person)
    if c.execute(delete(s.passkeys).where(*mine)).rowcount != 1:
        raise Refusal("not-found", "you have no such passkey")
    need_a_way_back(c, person)


def remove_email(c: Connection, person: str) -> None:
    c.execute(update(s.people).where(s.people.c.id == person).values(email=None))
    need_a_way_back(c, person)


async def end_sessions(tables: Tables, person: Person, session: str = "") -> None:
    """End one session, or all but this one; their keys are no longer valid."""
    mine = s.sessions.c.person == person.id
    which = s.sessions.c.id == session if session else s.sessions.c.id != person.session

    def write(c: Connection) -> list[str]:
        ended = delete(s.sessions).where(mine, which).returning(s.sessions.c.id)
        gone = list(c.execute(ended).scalars())
        if session and not gone:
            raise Refusal("not-found", "you have no such session")
        tables.notify(c, person.id, "person")
        for one in gone:
            tables.notify(c, one, "session")
        return gone

    gone = await tables.store.write(write)
    tables.people.forget(person.id)
    for one in gone:
        tables.end_session(one)
