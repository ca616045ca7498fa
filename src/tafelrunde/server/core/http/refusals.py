"""Sends error responses from middleware, before any route."""

from __future__ import annotations

import json

from starlette.types import Scope, Send

from ..errors import Refused
from .request_scope import language_of


async def refuse(scope: Scope, send: Send, wrong: Refused) -> None:
    body = json.dumps(wrong.body(language_of(scope))).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in wrong.headers().items()]
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
