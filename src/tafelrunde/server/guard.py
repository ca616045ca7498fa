"""What every request must pass: known host, own origin, JSON, bounded size; and the headers every answer carries."""

from __future__ import annotations

import json
from typing import Final, Optional
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .settings import Settings

RECORDS: Final = "/api/records"
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, _with_headers(scope, send))
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        limit = self.settings.record_limit if scope["path"] == RECORDS else self.settings.body_limit
        wrong = self._wrong(scope, headers, limit)
        if wrong is not None:
            await _refuse(send, *wrong)
            return
        body = _Bounded(receive, send, limit)
        try:
            await self.app(scope, body.receive, body.send)
        finally:
            if body.too_large:
                await _refuse(send, *too_large(limit))

    def _wrong(self, scope: Scope, headers: Headers, limit: int) -> Optional[tuple[int, str, str]]:
        if not self._known_host(headers):
            return 403, "unknown-host", "This server does not answer to that name; TAFELRUNDE_HOSTS can add it."
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if not same_origin(headers):
            return 403, "foreign-origin", "Requests that change something must come from this server's own pages."
        if headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            return 400, "not-json", "Send JSON, with Content-Type: application/json."
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or len(length) > 15 or int(length) > limit:
            return too_large(limit)
        return None

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if self._known_host(headers) and same_origin(headers):
            await self.app(scope, receive, send)
            return
        await receive()  # the wish to connect
        await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})

    def _known_host(self, headers: Headers) -> bool:
        """A page elsewhere must not reach a server on this machine by a name that it points here."""
        host = urlsplit(f"//{headers.get('host', '')}").hostname
        return self.settings.hosts is None or host in self.settings.hosts


def same_origin(headers: Headers) -> bool:
    """Browsers always say where a request comes from when it changes something or opens a socket."""
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def too_large(limit: int) -> tuple[int, str, str]:
    return 413, "too-large", f"A request here has at most {limit:,} bytes."


class _Bounded:
    """A body that is cut off at the limit, for the length that is announced need not be true. Whatever the app says to
    that is not sent."""

    def __init__(self, receive: Receive, send: Send, limit: int) -> None:
        self._receive = receive
        self._send = send
        self._left = limit
        self.too_large = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            self.too_large = True
            return {"type": "http.disconnect"}
        return message

    async def send(self, message: Message) -> None:
        if not self.too_large:
            await self._send(message)


def _with_headers(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if scope["path"].startswith("/api"):
                headers["Cache-Control"] = "no-store"
        await send(message)

    return sending


async def _refuse(send: Send, status: int, code: str, error: str) -> None:
    body = json.dumps({"error": error, "code": code}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
