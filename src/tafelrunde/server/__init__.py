"""The table in the browser: seats, storage, REST and WebSocket, bots that think beside it. Knows no game."""

from .app import create_app
from .settings import Settings

__all__ = ["Settings", "create_app"]
