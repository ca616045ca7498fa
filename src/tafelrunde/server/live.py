"""News of tables for those who listen. The events themselves lie in the database; here is only who must look again.

Several processes would wake each other through the database (LISTEN and NOTIFY); `wake` is the place for it.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Live:
    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def wake(self, table_id: str) -> None:
        for listener in self._listeners.get(table_id, ()):
            listener.set()

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
