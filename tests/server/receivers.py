"""Receivers of push messages and mail, written from the standards without the server's libraries."""

from __future__ import annotations

import json
import socket
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT = (Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a browser that lets itself be called."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(CURVE)
        self._auth = bytes(range(16))

    @property
    def keys(self) -> dict[str, str]:
        point = self._private.public_key().public_bytes(*POINT)
        return {"public_key": encoded(point), "auth": encoded(self._auth)}

    def reads(self, body: bytes) -> Any:
        """RFC 8291, with the one record that a push message is (RFC 8188)."""
        salt, length = body[:16], body[20]
        assert int.from_bytes(body[16:20]) >= 18
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        mine = self._private.public_key().public_bytes(*POINT)
        shared = self._private.exchange(ec.ECDH(), theirs)
        key = HKDF(hashes.SHA256(), 32, self._auth, b"WebPush: info\0" + mine + sender).derive(shared)
        content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        assert plain.rstrip(b"\0").endswith(b"\2")  # the mark of the last record
        return json.loads(plain.rstrip(b"\0")[:-1])


def require_signed(headers: dict[str, str], origin: str, push_key: str) -> None:
    """RFC 8292: the token is for this service, not too long, and signed by the key that the browser was given."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", push_key)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(decoded(claims))
    assert said["aud"] == origin
    assert time.time() < int(said["exp"]) <= time.time() + 24 * 60 * 60
    assert said["sub"].startswith(("https:", "mailto:"))
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(push_key))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


class PushService(ThreadingHTTPServer):
    """Takes messages as RFC 8030 says; `gone` browsers have taken their leave back."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Push)
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.gone: set[str] = set()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Push(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        service = self.server
        assert isinstance(service, PushService)
        headers = {name.lower(): value for name, value in self.headers.items()}
        body = self.rfile.read(int(headers["content-length"]))
        good = headers.get("content-encoding") == "aes128gcm" and headers.get("ttl", "").isdigit() and body[:16]
        if self.path in service.gone or not good:
            self.send_response(410 if good else 400)
        else:
            service.received.append((self.path, headers, body))
            self.send_response(201)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Not on the screen."""


@contextmanager
def push_service() -> Iterator[PushService]:
    with PushService() as service:
        thread = threading.Thread(target=service.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        yield service
        service.shutdown()
        thread.join()


class MailBox:
    """A handler of aiosmtpd that keeps what comes."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 taken"


@contextmanager
def mail_server() -> Iterator[tuple[MailBox, int]]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    box = MailBox()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, port
    finally:
        controller.stop()
