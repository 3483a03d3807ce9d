"""Passkeys (WebAuthn): a browser signs a challenge with a key that never leaves its device."""

from __future__ import annotations

import importlib.util
import ipaddress
import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from orleans.server import schema as s
from orleans.server.clock import now_ms
from orleans.server.middleware import hostname
from orleans.server.people import Person, new_id
from orleans.server.proofs import make_proof, take_proof
from orleans.server.refusal import Refusal

NEW, USED = "new-passkey", "passkey"  # what a challenge is for
MOST = 20  # passkeys of a person
NOT_VALID = "this passkey is not valid here"


@dataclass(frozen=True)
class Site:
    """The pages for which a passkey is made; it is of no use to any others."""

    host: str  # with its port
    scheme: str

    @property
    def name(self) -> str:
        return hostname(self.host)

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}"


def available(site: Site) -> bool:
    """Passkeys need their library, and a site that has a name."""
    try:
        ipaddress.ip_address(site.name)
    except ValueError:
        return importlib.util.find_spec("webauthn") is not None
    return False


def need(site: Site) -> None:
    if not available(site):
        raise Refusal("not-possible", "this server has no passkeys under this address")


def as_options(options: Any) -> dict[str, Any]:
    from webauthn import options_to_json  # noqa: PLC0415 - only where passkeys are used

    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def new_options(c: Connection, site: Site, person: Person) -> dict[str, Any]:
    """Ask a browser for a new passkey."""
    from webauthn import (  # noqa: PLC0415
        base64url_to_bytes,
        generate_registration_options,
    )
    from webauthn.helpers import structs  # noqa: PLC0415

    known = select(s.passkeys.c.credential).where(s.passkeys.c.person == person.id)
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Orléans",
        user_id=person.id.encode(),
        user_name=person.email or person.name,
        user_display_name=person.name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one))
            for one in c.execute(known).scalars()
        ],
    )
    make_proof(c, options.challenge.hex(), NEW, person.id)
    return as_options(options)


def add_passkey(
    c: Connection, site: Site, person: Person, credential: dict[str, Any], device: str
) -> None:
    """Keep a new passkey, if it was made here for this person and just now."""
    from webauthn import verify_registration_response  # noqa: PLC0415
    from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415

    challenge = challenge_in(credential)
    asked = take_proof(c, challenge.hex(), NEW)
    if asked is None or asked.person != person.id:
        raise Refusal("not-possible", NOT_VALID)
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception as error:  # the library raises many kinds for what strangers send
        raise Refusal("not-possible", NOT_VALID) from error
    name = bytes_to_base64url(made.credential_id)
    count = select(func.count()).where(s.passkeys.c.person == person.id)
    if c.execute(count).scalar_one() >= MOST:
        raise Refusal("not-now", "you already have {} passkeys", MOST)
    if c.execute(select(s.passkeys.c.id).where(s.passkeys.c.credential == name)).first():
        raise Refusal("used", "this passkey is already known")
    c.execute(
        insert(s.passkeys).values(
            id=new_id(),
            person=person.id,
            credential=name,
            public_key=bytes_to_base64url(made.credential_public_key),
            count=made.sign_count,
            device=device,
            created_at=now_ms(),
        )
    )


def sign_in_options(c: Connection, site: Site) -> dict[str, Any]:
    """Ask a browser for any passkey it has for this site."""
    from webauthn import generate_authentication_options  # noqa: PLC0415

    options = generate_authentication_options(rp_id=site.name)
    make_proof(c, options.challenge.hex(), USED)
    return as_options(options)


def owner_of(c: Connection, site: Site, credential: dict[str, Any]) -> str:
    """Return whose passkey signed a challenge of this site, just now."""
    from webauthn import base64url_to_bytes, verify_authentication_response  # noqa: PLC0415

    challenge = challenge_in(credential)
    query = select(s.passkeys).where(s.passkeys.c.credential == str(credential.get("id")))
    known = c.execute(query).mappings().first()
    if known is None:
        raise Refusal("not-possible", "this passkey is not known here")
    if take_proof(c, challenge.hex(), USED) is None:
        raise Refusal("not-possible", NOT_VALID)
    try:
        signed = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(known["public_key"]),
            credential_current_sign_count=known["count"],
        )
    except Exception as error:  # the library raises many kinds for what strangers send
        raise Refusal("not-possible", NOT_VALID) from error
    used = {"count": signed.new_sign_count, "used_at": now_ms()}
    c.execute(update(s.passkeys).where(s.passkeys.c.id == known["id"]).values(**used))
    person: str = known["person"]
    return person


def challenge_in(credential: dict[str, Any]) -> bytes:
    """Return the challenge that was signed, as far as the credential can be read."""
    from webauthn import base64url_to_bytes  # noqa: PLC0415

    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise Refusal("not-possible", NOT_VALID) from error
