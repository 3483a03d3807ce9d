"""Web Push: messages to a browser that is closed, encrypted for it and signed by this server.

`py_vapid` signs and `http_ece` encrypts. The request itself is made like a webhook's, because
the address comes from a client and must not lead into our own network.
"""

from __future__ import annotations

import importlib.util
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import time
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, insert, select

from orleans.server import people_api
from orleans.server import schema as s
from orleans.server.refusal import Refusal

VAPID = "vapid"  # the mark with the server's key
HOURS = 12  # a message is worth for so long


def available() -> bool:
    return all(importlib.util.find_spec(name) for name in ("py_vapid", "http_ece"))


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def server_key(c: Connection) -> str:
    """Return the server's secret key; it is made once, for all processes."""
    found: str | None = c.execute(select(s.marks.c.value).where(s.marks.c.key == VAPID)).scalar()
    if found:
        return found
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    key = encoded(number.to_bytes(32, "big"))
    c.execute(insert(s.marks).values(key=VAPID, value=key))
    return key


def public_key(key: str) -> str:
    """Return what browsers need to know of the server's key."""
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415

    point = vapid(key).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return encoded(point)


def vapid(key: str) -> Any:
    from py_vapid import Vapid02  # noqa: PLC0415

    return Vapid02.from_raw(key.encode())


def check_keys(wanted: people_api.Subscription) -> None:
    """Refuse a subscription whose keys are none."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(wanted.p256dh))
        if len(decoded(wanted.auth)) != 16:
            raise ValueError
    except ValueError as error:
        raise Refusal("not-possible", "this is no subscription of a browser") from error


def message(
    key: str, contact: str, to: people_api.Subscription, said: dict[str, str]
) -> tuple[bytes, dict[str, str]]:
    """Return the body and the headers of a message to a browser."""
    import http_ece  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    body: bytes = http_ece.encrypt(
        json.dumps(said).encode(),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(to.p256dh),
        auth_secret=decoded(to.auth),
        version="aes128gcm",
    )
    parts = urlsplit(to.endpoint)
    claims = {
        "sub": contact,
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time()) + HOURS * 3600,
    }
    signed: dict[str, str] = vapid(key).sign(claims)
    more = {"Content-Encoding": "aes128gcm", "TTL": str(HOURS * 3600), "Urgency": "normal"}
    return body, {**signed, **more, "Content-Type": "application/octet-stream"}
