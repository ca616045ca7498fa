"""What every process of the server does first, whether it serves tables or lets bots think."""

from __future__ import annotations

from typing import Optional

from .core.http.shared_counts import Counts
from .core.services import Services
from .core.settings import Settings
from .core.storage import Storage
from .core.storage.lock_file import LockFile
from .core.tables.bot_turns import play_turn
from .core.tables.timeouts import time_is_up


def services_for(settings: Settings, counts: Optional[Counts] = None) -> Services:
    """The services put together, with what bots and clocks do at tables. `counts` are those of the rate limits, where
    several processes share them."""
    return Services(settings, play_turn, time_is_up, counts)


async def prepare(settings: Settings) -> None:
    """Whatever is wrong with the database or the folder is told before the server begins."""
    settings.secret_key()
    storage = Storage(settings.database_url(), settings.patience_seconds)
    lock_file = LockFile(storage.file)
    try:
        lock_file.take()
        await storage.prepare(settings.start_seconds)
    finally:
        await storage.close()
        lock_file.release()
