"""What every process of the server does first, whether it serves tables or lets bots think."""

from __future__ import annotations

from typing import Optional

from .access.shared_limits import Counts
from .services import Services
from .settings import Settings
from .storage import Storage
from .storage.lock_file import LockFile
from .tables.bot_turns import play_turn
from .tables.timeouts import time_is_up


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
