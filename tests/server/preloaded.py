"""Imports the modules of all servers and workers once, since that is the slowest part of their start."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module

from tafelrunde.games import games

ALL = [*games.values()]
for name in ("app", "web_server", "core.bots.queue"):
    with suppress(ImportError):  # the queue comes with PostgreSQL's driver
        import_module(f"tafelrunde.server.{name}")
