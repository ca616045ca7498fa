"""Configures and runs uvicorn. Before a shutdown it notifies all live connections, so that pages reconnect."""

from __future__ import annotations

import socket
from typing import Any, Final, Optional

import uvicorn
from fastapi import FastAPI

from .core.http.connections import punctual_protocol
from .core.settings import Settings

GRACE_SECONDS: Final = 3  # for running requests
# Longer than the minute after which proxies close idle connections: a request on a connection that the server is just
# closing would be lost.
IDLE_SECONDS: Final = 75
DEFAULT_LIMIT: Final = 65_536  # open files, if the system sets no limit
FILES_OF_OUR_OWN: Final = 150  # open files other than connections: the database, workers, modules


class TableServer(uvicorn.Server):
    def __init__(self, app: FastAPI, settings: Settings, **more: Any) -> None:
        self._app = app
        config = uvicorn.Config(
            app,
            log_level="warning",
            ws_max_size=settings.frame_limit,
            ws_per_message_deflate=False,  # messages are too short
            ws_ping_interval=None,  # our own heartbeat detects lost connections (`core/http/sockets.py`)
            access_log=False,  # nothing is written at this level, but each line would be formatted
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
    """The system's limit of open files minus our own, after raising the soft limit to the hard limit. Further requests
    are asked to retry, so that the database can still be opened."""
    try:
        import resource
    except ImportError:  # not a Unix
        return None
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = DEFAULT_LIMIT
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return max(FILES_OF_OUR_OWN, most - FILES_OF_OUR_OWN)
