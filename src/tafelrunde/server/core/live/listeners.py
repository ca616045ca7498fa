"""Who listens for news in this process (publish and subscribe): of a table, by its id; of the tables of a person; of
the tables at which anybody may sit down. The events themselves lie in the database; listeners are only told to look
again."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

GOODBYE_SECONDS: Final = 1.0  # for all to hear that the server stops


OPEN_TABLES: Final = "open"  # the key of whoever looks at the tables that anybody may sit down at


def person_key(user_id: str) -> str:
    """The key of whoever looks at the tables of a person. No id of a table has a dot."""
    return f"person.{user_id}"


class Listeners:
    """Of this process; `pg_notify.py` carries events from process to process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.closing = False  # the server stops; whoever listens is told and sent away

    def __len__(self) -> int:
        return len(self._listeners)

    def wake(self, *keys: str) -> None:
        for key in keys:
            for listener in self._listeners.get(key, ()):
                listener.set()

    def wake_all(self) -> None:
        """After news may have been missed."""
        self.wake(*list(self._listeners))

    async def say_goodbye(self) -> None:
        """Tells all that the server stops, and waits until they have heard it, or not much longer."""
        self.closing = True
        self.wake_all()
        until = asyncio.get_running_loop().time() + GOODBYE_SECONDS
        while self._listeners and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)

    @contextmanager
    def listening(self, *keys: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever there may be something new under one of the keys."""
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
