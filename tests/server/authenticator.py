"""A software authenticator for passkeys, written from the standard (WebAuthn level 3) without the server's library."""

from __future__ import annotations

import json
import os
import struct
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from .receivers import CURVE, decoded, encoded

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags
Json = dict[str, Any]


def _cbor(value: Any) -> bytes:
    """As much of RFC 8949 as an attestation needs."""
    if isinstance(value, int):
        return _head(0, value) if value >= 0 else _head(1, -1 - value)
    if isinstance(value, bytes):
        return _head(2, len(value)) + value
    if isinstance(value, str):
        return _head(3, len(value.encode())) + value.encode()
    assert isinstance(value, dict)
    return _head(5, len(value)) + b"".join(_cbor(part) for entry in value.items() for part in entry)


def _head(kind: int, number: int) -> bytes:
    if number < 24:
        return bytes([kind << 5 | number])
    return bytes([kind << 5 | 24, number]) if number < 256 else bytes([kind << 5 | 25]) + struct.pack(">H", number)


class Authenticator:
    """With one passkey. `verifies` says whether it asks for a finger."""

    def __init__(self, origin: str, verifies: bool = True) -> None:
        self.origin = origin
        self.verifies = verifies
        self.uses = 0
        self.id = os.urandom(32)
        self.user = b""
        self._key = ec.generate_private_key(CURVE)

    def makes(self, options: Json) -> Json:
        """What `navigator.credentials.create` gives to the page."""
        self.user = decoded(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        public = _cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        data = (
            self._data(options["rp"]["id"], ATTESTED) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        )
        attestation = _cbor({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._client_data("webauthn.create", options["challenge"])
        response = {"clientDataJSON": encoded(said), "attestationObject": encoded(attestation), "transports": []}
        return self._credential(response)

    def signs(self, options: Json) -> Json:
        """What `navigator.credentials.get` gives to the page."""
        self.uses += 1
        data = self._data(options["rpId"])
        said = self._client_data("webauthn.get", options["challenge"])
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": encoded(said), "authenticatorData": encoded(data)}
        return self._credential({**response, "signature": encoded(signature), "userHandle": encoded(self.user)})

    def _credential(self, response: Json) -> Json:
        name = encoded(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}

    def _data(self, host: str, more: int = 0) -> bytes:
        flags = PRESENT | more | (VERIFIED if self.verifies else 0)
        return sha256(host.encode()).digest() + bytes([flags]) + struct.pack(">I", self.uses)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()
