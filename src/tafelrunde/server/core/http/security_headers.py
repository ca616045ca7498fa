"""Adds security headers to every response."""

from __future__ import annotations

from typing import Final

from starlette.types import Message, Scope, Send

CONTENT_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PAGE_HEADERS: Final = {name.lower().encode(): value.encode() for name, value in SECURITY_HEADERS.items()}
API_HEADERS: Final = {**PAGE_HEADERS, b"cache-control": b"no-store"}


def with_security_headers(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            ours = API_HEADERS if scope["path"].startswith("/api") else PAGE_HEADERS
            theirs = [header for header in message.get("headers", ()) if header[0].lower() not in PAGE_HEADERS]
            said = {name.lower() for name, _ in theirs}  # routes may set their own `Cache-Control`
            message["headers"] = [*theirs, *(header for header in ours.items() if header[0] not in said)]
        await send(message)

    return sending
