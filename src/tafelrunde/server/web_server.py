"""The web server (uvicorn). Before it stops it tells everybody who listens at a table, so that pages know why they are
cut off and come back by themselves."""

from __future__ import annotations

import socket
from typing import Any, Final, Optional

import uvicorn
from fastapi import FastAPI

from .settings import Settings

GRACE_SECONDS: Final = 3  # for requests that are under way
# Proxies keep idle lines for a minute. They must be the ones who close them: a request on a line that is just being
# closed gets lost.
IDLE_SECONDS: Final = 75


class TableServer(uvicorn.Server):
    def __init__(self, app: FastAPI, settings: Settings, **more: Any) -> None:
        self._app = app
        super().__init__(
            uvicorn.Config(
                app,
                log_level="warning",
                ws_max_size=settings.frame_limit,
                timeout_graceful_shutdown=GRACE_SECONDS,
                timeout_keep_alive=IDLE_SECONDS,
                **more,
            )
        )

    async def shutdown(self, sockets: Optional[list[socket.socket]] = None) -> None:
        await self._app.state.services.listeners.say_goodbye()
        await super().shutdown(sockets)
