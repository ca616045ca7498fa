"""Who listens for news of a table in this process (publish and subscribe). The events themselves lie in the database;
listeners are only told to look again."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

GOODBYE_SECONDS: Final = 1.0  # for all to hear that the server stops


class Listeners:
    """Of this process; `notifications.py` carries news from process to process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.closing = False  # the server stops; whoever listens is told and sent away

    def __len__(self) -> int:
        return len(self._listeners)

    def wake(self, table_id: str) -> None:
        for listener in self._listeners.get(table_id, ()):
            listener.set()

    def wake_all(self) -> None:
        """After news may have been missed."""
        for table_id in list(self._listeners):
            self.wake(table_id)

    async def say_goodbye(self) -> None:
        """Tells all that the server stops, and waits until they have heard it, or not much longer."""
        self.closing = True
        self.wake_all()
        until = asyncio.get_running_loop().time() + GOODBYE_SECONDS
        while self._listeners and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)

    @contextmanager
    def listening(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever there may be something new."""
        news = asyncio.Event()
        self._listeners[table_id].add(news)
        try:
            yield news
        finally:
            self._listeners[table_id].discard(news)
            if not self._listeners[table_id]:
                del self._listeners[table_id]
