"""Middleware that checks every request: size, host, origin, content type, rate limit."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final, Optional
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Refused, forbidden
from ..limits.audit import AUDITED
from ..services import Services
from ..settings import Settings
from .refusals import refuse
from .request_scope import LONGEST_ADDRESS, REFUSED, WHO, address_of, bearer_token
from .security_headers import with_security_headers

RECORDS: Final = "/api/records"
ONE_CLICK: Final = "/api/mail/out/"  # mail programs post here, without an origin (RFC 8058)
LONGEST_HEADERS: Final = 32_000  # bytes of all headers of a request together
ENDLESS: Final = "/events"  # the end of the path of endless streams


class RequestChecks:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, with_security_headers(scope, send))
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        limit = self.settings.record_limit if scope["path"] == RECORDS else self.settings.body_limit
        services: Services = scope["app"].state.services
        wrong = self._refusal(scope, headers, limit) or _rate_limit(services, scope)
        if wrong is not None:
            scope[REFUSED] = wrong
            await refuse(scope, send, wrong)
            audit_refusal(services, scope, wrong)
            return
        body = _BoundedBody(receive, send, limit, self.settings.body_seconds)
        try:
            async with asyncio.timeout(None if scope["path"].endswith(ENDLESS) else self.settings.answer_seconds):
                await self.app(scope, body.receive, body.send)
        except TimeoutError:
            body.wrong = body.wrong or Refused(503, "busy")
        except Refused as wrong:  # by other middleware
            body.wrong = wrong
        except asyncio.CancelledError:  # the server stops
            if not body.answered:
                await refuse(scope, send, Refused(503, "busy"))
            raise
        finally:
            if body.wrong is not None and not body.answered:
                scope[REFUSED] = body.wrong
                await refuse(scope, send, body.wrong)
            audit_refusal(services, scope, scope.get(REFUSED))

    def _refusal(self, scope: Scope, headers: Headers, limit: int) -> Optional[Refused]:
        if (wrong := _long_head(scope)) is not None:
            return wrong
        if not self._known_host(headers):
            return forbidden("unknown-host")
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if scope["path"].startswith(ONE_CLICK):
            return _too_long(headers, limit)
        if not (_is_same_origin(scope, headers) or bearer_token(headers)):
            return forbidden("foreign-origin")
        if headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            return Refused(400, "not-json")
        return _too_long(headers, limit)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if _long_head(scope) is None and self._known_host(headers) and _is_same_origin(scope, headers):
            await self.app(scope, receive, send)
            return
        await receive()  # the connect message
        await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})

    def _known_host(self, headers: Headers) -> bool:
        """Protects against DNS rebinding: another site must not reach the server by a host name of its own."""
        host = _parts(f"//{headers.get('host', '')}")
        if host is None:
            return False
        return self.settings.hosts is None or host.hostname in self.settings.hosts


def _is_same_origin(scope: Scope, headers: Headers) -> bool:
    """Whether the `Origin` header, which browsers send with writes and WebSockets, matches the host. An http page must
    not write to an https server, since it may have been tampered with; the converse is allowed, since a proxy may not
    have passed on the scheme."""
    origin = _parts(headers.get("origin", ""))
    if origin is None or origin.netloc.lower() != headers.get("host", "").lower():
        return False
    return origin.scheme == "https" or (origin.scheme == "http" and scope["scheme"] in ("http", "ws"))


@lru_cache(maxsize=1024)
def _parts(address: str) -> Optional[SplitResult]:
    """None for an invalid address."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018  raises ValueError if it is no number
    except ValueError:
        return None
    return parts if parts.netloc else None


def _rate_limit(services: Services, scope: Scope) -> Optional[Refused]:
    """Only requests to the API are limited, not files of the page."""
    if not scope["path"].startswith("/api"):
        return None
    try:
        services.rate_limits.take("requests", address_of(scope))
    except Refused as wrong:
        return wrong
    return None


def audit_refusal(services: Services, scope: Scope, wrong: Optional[Refused]) -> None:
    if wrong is not None and (wrong.status in AUDITED or wrong.code == "illegal"):
        what = f"{scope.get('method', 'WS')} {scope['path']}"
        services.audit_log.note(scope.get(WHO), address_of(scope), what, wrong.code)


def _long_head(scope: Scope) -> Optional[Refused]:
    """Refuses long URLs and headers, since they are parsed several times."""
    if len(scope.get("raw_path", b"")) + len(scope["query_string"]) > LONGEST_ADDRESS:
        return Refused(414, "too-large", "long-address", most=LONGEST_ADDRESS)
    if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEADERS:
        return Refused(431, "too-large", "long-headers", most=LONGEST_HEADERS)
    return None


def _too_long(headers: Headers, limit: int) -> Optional[Refused]:
    length = headers.get("content-length", "0")
    good = length.isascii() and length.isdigit() and len(length) <= 15 and int(length) <= limit
    return None if good else too_large(limit)


def too_large(limit: int) -> Refused:
    return Refused(413, "too-large", most=limit)


class _BoundedBody:
    """Aborts a body that exceeds the limit, whatever its announced length, or takes too long. The app's response to
    that is not sent."""

    def __init__(self, receive: Receive, send: Send, limit: int, seconds: float) -> None:
        self._receive = receive
        self._send = send
        self._limit = limit
        self._left = limit
        self._until: Optional[float] = asyncio.get_running_loop().time() + seconds  # None: all of it has come
        self.wrong: Optional[Refused] = None
        self.answered = False

    async def receive(self) -> Message:
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            self.wrong = Refused(408, "too-slow")
            return {"type": "http.disconnect"}
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            self.wrong = too_large(self._limit)
            return {"type": "http.disconnect"}
        if not message.get("more_body", False):
            self._until = None
        return message

    async def send(self, message: Message) -> None:
        if self.wrong is None:
            self.answered = True
            await self._send(message)
