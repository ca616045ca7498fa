"""A server under a path of its host, as `https://example.org/games/` (middleware). The proxy may take the path off the
address or leave it there: both are understood."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class RootPath:
    """Takes the path off, so that nothing behind it has to know of it."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and f"{scope['path']}/".startswith(f"{self._root}/"):
            scope["path"] = scope["path"][len(self._root) :] or "/"
            scope["raw_path"] = scope.get("raw_path", b"")[len(self._root) :] or b"/"
        await self._app(scope, receive, send)
