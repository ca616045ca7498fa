"""Gives every request an id: that of the proxy (`X-Request-ID`), else a new one. The response has it, and so has each
line of the JSON log that the request causes."""

from __future__ import annotations

import re
import secrets
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..request_id import request_id

HEADER: Final = b"x-request-id"
VALID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")


class RequestIds:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        given = next((value for name, value in scope["headers"] if name == HEADER), b"")
        id = given if VALID.fullmatch(given) else secrets.token_hex(8).encode()
        request_id.set(id.decode())  # the task ends with the request

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (HEADER, id)]
            await send(message)

        await self._app(scope, receive, sending)
