"""The web server (uvicorn). Before it stops it tells everybody who listens at a table, so that pages know why they are
cut off and come back by themselves."""

from __future__ import annotations

import socket
from typing import Any, Final, Optional

import uvicorn
from fastapi import FastAPI

from .core.http.connections import punctual_protocol
from .core.settings import Settings

GRACE_SECONDS: Final = 3  # for requests that are under way
# Proxies keep idle lines for a minute. They must be the ones who close them: a request on a line that is just being
# closed gets lost.
IDLE_SECONDS: Final = 75
PLENTY: Final = 65_536  # open files, where the system sets no limit
FILES_OF_OUR_OWN: Final = 150  # open files that are no connections: the database, workers, modules


class TableServer(uvicorn.Server):
    def __init__(self, app: FastAPI, settings: Settings, **more: Any) -> None:
        self._app = app
        config = uvicorn.Config(
            app,
            log_level="warning",
            ws_max_size=settings.frame_limit,
            ws_per_message_deflate=False,  # news are short: to compress them costs more than it spares
            ws_ping_interval=None,  # our own heartbeat finds out who is gone (`core/http/sockets.py`)
            access_log=False,  # at this level nothing of it is written; but each request would be put into words
            timeout_graceful_shutdown=GRACE_SECONDS,
            timeout_keep_alive=IDLE_SECONDS,
            limit_concurrency=_most_connections(),
            **more,
        )
        config.http = punctual_protocol(settings, config.forwarded_allow_ips)
        super().__init__(config)

    async def shutdown(self, sockets: Optional[list[socket.socket]] = None) -> None:
        await self._app.state.services.listeners.announce_shutdown()
        await super().shutdown(sockets)


def _most_connections() -> Optional[int]:
    """As many as the system lets us have open files, less our own; further requests are asked to retry, and the
    database can still be opened. The system's soft limit is often far below what it allows."""
    try:
        import resource
    except ImportError:  # not a Unix
        return None
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = PLENTY
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return max(FILES_OF_OUR_OWN, most - FILES_OF_OUR_OWN)
