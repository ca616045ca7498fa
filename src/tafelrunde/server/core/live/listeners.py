"""Publish/subscribe within this process: listeners of a table, of a person's tables, or of open tables.

Events are stored in the database; listeners are only woken to read them.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SHUTDOWN_SECONDS: Final = 1.0  # for listeners to receive the announcement
OPEN_TABLES: Final = "open"  # the key of listeners to tables that anybody may join


def person_key(user_id: str) -> str:
    """The key of listeners to the tables of a person. Table ids contain no dot."""
    return f"person.{user_id}"


class Listeners:
    """The listeners of this process; `pg_notify.py` wakes those of other processes."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.closing = False  # the server is stopping: streams announce it and end

    def __len__(self) -> int:
        return len(self._listeners)

    def wake(self, *keys: str) -> None:
        for key in keys:
            for listener in self._listeners.get(key, ()):
                listener.set()

    def wake_all(self) -> None:
        """Wake all listeners, after events may have been missed."""
        self.wake(*list(self._listeners))

    async def announce_shutdown(self) -> None:
        """Announce the shutdown in all streams, and wait briefly until they have ended."""
        self.closing = True
        self.wake_all()
        until = asyncio.get_running_loop().time() + SHUTDOWN_SECONDS
        while self._listeners and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)

    @contextmanager
    def listening(self, *keys: str) -> Iterator[asyncio.Event]:
        """Subscribe; the event is set whenever something may have changed for one of the keys."""
        news = asyncio.Event()
        for key in keys:
            self._listeners[key].add(news)
        try:
            yield news
        finally:
            for key in keys:
                self._listeners[key].discard(news)
                if not self._listeners[key]:
                    del self._listeners[key]
