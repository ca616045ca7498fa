"""Middleware for a server under a URL path, such as `https://example.org/games/`. The proxy may strip the path or
not."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class RootPath:
    """Strips the path, so that the application does not depend on it."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and f"{scope['path']}/".startswith(f"{self._root}/"):
            scope["path"] = scope["path"][len(self._root) :] or "/"
            scope["raw_path"] = scope.get("raw_path", b"")[len(self._root) :] or b"/"
        await self._app(scope, receive, send)
