"""Middleware that answers HEAD like GET without a body, on every path."""

from __future__ import annotations

from typing import Final

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEAD: Final = "HEAD"


class HeadAsGet:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != HEAD:
            await self._app(scope, receive, send)
            return
        with anyio.CancelScope() as answering:

            async def sending(message: Message) -> None:
                if message["type"] == "http.response.start":
                    scope["method"] = HEAD  # so that the web server sends no body
                    await send(message)
                    return
                await send({"type": "http.response.body"})
                if message.get("more_body", False):
                    answering.cancel()  # a stream would never end

            scope["method"] = "GET"
            await self._app(scope, receive, sending)
