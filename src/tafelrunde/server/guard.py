"""What every request must pass: known host, own origin, JSON, bounded size; and the headers every answer carries."""

from __future__ import annotations

import asyncio
import json
from typing import Final, Optional
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .audit import AUDITED
from .errors import REFUSED, WHO, Refused, forbidden
from .house import House
from .own_words import language_of
from .rates import address_of
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
        house: House = scope["app"].state.house
        wrong = self._wrong(scope, headers, limit) or _too_often(house, scope)
        if wrong is not None:
            scope[REFUSED] = wrong
            await _refuse(scope, send, wrong)
            keep_book(house, scope, wrong)
            return
        body = _Bounded(receive, send, limit)
        try:
            await self.app(scope, body.receive, body.send)
        except asyncio.CancelledError:  # the server stops and has waited long enough
            if not body.answered:
                await _refuse(scope, send, Refused(503, "busy"))
            raise
        finally:
            if body.too_large:
                scope[REFUSED] = too_large(limit)
                await _refuse(scope, send, too_large(limit))
            keep_book(house, scope, scope.get(REFUSED))

    def _wrong(self, scope: Scope, headers: Headers, limit: int) -> Optional[Refused]:
        if not self._known_host(headers):
            return forbidden("unknown-host")
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if not (same_origin(headers) or bearer(headers)):
            return forbidden("foreign-origin")
        if headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            return Refused(400, "not-json")
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


def bearer(headers: Headers) -> str:
    """The token of a program. Browsers send none by themselves, so where it comes from does not matter."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def _too_often(house: House, scope: Scope) -> Optional[Refused]:
    """Pictures and scripts of the page itself are not counted."""
    if not scope["path"].startswith("/api"):
        return None
    try:
        house.rates.take("requests", address_of(scope))
    except Refused as wrong:
        return wrong
    return None


def keep_book(house: House, scope: Scope, wrong: Optional[Refused]) -> None:
    if wrong is not None and (wrong.status in AUDITED or wrong.code == "illegal"):
        what = f"{scope.get('method', 'WS')} {scope['path']}"
        house.audit.note(scope.get(WHO), address_of(scope), what, wrong.code)


def too_large(limit: int) -> Refused:
    return Refused(413, "too-large", most=limit)


class _Bounded:
    """A body that is cut off at the limit, for the length that is announced need not be true. Whatever the app says to
    that is not sent."""

    def __init__(self, receive: Receive, send: Send, limit: int) -> None:
        self._receive = receive
        self._send = send
        self._left = limit
        self.too_large = False
        self.answered = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            self.too_large = True
            return {"type": "http.disconnect"}
        return message

    async def send(self, message: Message) -> None:
        if not self.too_large:
            self.answered = True
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


async def _refuse(scope: Scope, send: Send, wrong: Refused) -> None:
    body = json.dumps(wrong.body(language_of(scope))).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in wrong.headers().items()]
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
