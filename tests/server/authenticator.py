"""A passkey made of software, as a browser's authenticator would answer (WebAuthn)."""

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def encoded(data):
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    def __init__(self, origin="http://testserver"):
        self.origin, self.name = origin, token_bytes(16)
        self.key, self.used = ec.generate_private_key(ec.SECP256R1()), 0

    def client_data(self, kind, challenge):
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def data(self, site, more=b"", flags=0x05):
        self.used += 1
        return (
            hashlib.sha256(site.encode()).digest()
            + bytes([flags])
            + self.used.to_bytes(4, "big")
            + more
        )

    def answer(self, **response):
        parts = {name: encoded(value) for name, value in response.items()}
        name = encoded(self.name)
        return {"id": name, "rawId": name, "type": "public-key", "response": parts}

    def create(self, options):
        """What `navigator.credentials.create` would return."""
        point = self.key.public_key().public_numbers()
        x, y = (n.to_bytes(32, "big") for n in (point.x, point.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        more = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + public
        data = self.data(options["rp"]["id"], more, 0x45)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self.client_data("webauthn.create", options["challenge"])
        return self.answer(clientDataJSON=said, attestationObject=made)

    def get(self, options):
        """What `navigator.credentials.get` would return."""
        data = self.data(options["rpId"])
        said = self.client_data("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(said).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self.answer(clientDataJSON=said, authenticatorData=data, signature=signature)


def add_passkey(who, passkey):
    """Somebody makes a passkey for their account."""
    options = who.post("/api/people/me/passkey-challenge")
    return who.post("/api/people/me/passkeys", credential=passkey.create(options))
