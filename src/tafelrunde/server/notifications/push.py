"""Encrypts and signs web push messages (RFC 8030, 8291, 8292), so the push service can neither read nor forge them."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from functools import cached_property, partial
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ..core.errors import illegal
from ..core.outbound.fair_queue import Delivery
from ..core.storage.models import PushDevice

A_DAY: Final = 60 * 60 * 24
SIGNED_SECONDS: Final = 60 * 60 * 12
CURVE: Final = ec.SECP256R1()
CURVE_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
CONTACT: Final = "https://tafelrunde.invalid"  # if the server has no public address


class PushKeys:
    """The key pair that signs all push messages of this server. It is derived from the server's secret, so that all
    processes have the same one and backups need not contain it."""

    def __init__(self, secret: bytes, public_url: str) -> None:
        self._secret = secret
        self._contact = public_url if public_url.startswith("https:") else CONTACT

    @cached_property
    def _private(self) -> ec.EllipticCurvePrivateKey:
        derived = HKDF(hashes.SHA256(), 48, None, b"tafelrunde web push").derive(self._secret)
        return ec.derive_private_key(int.from_bytes(derived) % (CURVE_ORDER - 1) + 1, CURVE)

    @cached_property
    def public(self) -> str:
        """The public key, encoded for browsers."""
        return encoded(self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": str(int(time.time()) + SIGNED_SECONDS),
            "sub": self._contact,
        }
        signed: dict[str, str] = Vapid02(private_key=self._private).sign(claims)
        return {
            "authorization": signed["Authorization"],
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(A_DAY),
            "urgency": "high",
        }

    def delivery(self, device: PushDevice, message: bytes, topic: str, on_status: Callable[[int], None]) -> Delivery:
        body: bytes = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(CURVE),  # a new one for each message
            dh=decoded(device.public_key),
            auth_secret=decoded(device.auth),
            version="aes128gcm",
        )
        headers = partial(self.headers, device.endpoint)
        return Delivery("a push service", device.user_id, device.endpoint, body, headers, topic, on_status)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def require_keys(public_key: str, auth: str) -> None:
    """Refuse invalid keys of a browser: it needs a point of the curve, and 16 bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public_key))
        good = len(decoded(auth)) == 16
    except ValueError:
        good = False
    if not good:
        raise illegal("bad-request", "bad-device")
