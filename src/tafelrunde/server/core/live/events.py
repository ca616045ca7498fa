"""The events of a table as a stream: numbered, everything since the last one seen, and a heartbeat. And the news of
somebody's lobby, which only say that its tables have changed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import anyio

from ..kinds import EventKind
from ..storage import Storage
from ..time_slice import TimeSlice
from .listeners import OPEN_TABLES, Listeners, person_key
from .schemas import LiveEvent, LobbyEvent, LobbyNews, PingEvent, RestartEvent, TableEvent

LOBBY_PAUSE: Final = 0.25  # seconds; what happens at many tables at once is told once

PAGE: Final = 500  # events that are read at once; who comes late may have missed thousands

_EVENTS: Final = f"SELECT n, kind FROM events WHERE table_id = ? AND n > ? ORDER BY n LIMIT {PAGE}"


async def event_stream(
    storage: Storage, listeners: Listeners, table_id: str, since: int, ping_seconds: float
) -> AsyncIterator[LiveEvent]:
    """Every event once and in order, until the server stops, which is told; a ping when nothing happens."""
    time_slice = TimeSlice()
    with listeners.listening(table_id) as news:
        while True:
            news.clear()
            page = await _events(storage, table_id, since)
            for n, kind in page:
                yield TableEvent(kind=kind, n=n, version=n)
                since = n
                await time_slice.share()
            if len(page) == PAGE:
                continue
            if listeners.closing:
                yield RestartEvent(kind="restart", n=since)
                return
            try:
                async with asyncio.timeout(ping_seconds):  # `wait_for` would make a task each time
                    await news.wait()
            except TimeoutError:
                yield PingEvent(kind="ping", n=since)  # who has heard less has missed something


async def _events(storage: Storage, table_id: str, since: int) -> list[tuple[int, EventKind]]:
    found: list[tuple[int, EventKind]] = []
    with anyio.CancelScope(shield=True):  # a connection to the database is not let go in the middle of an answer
        found += await storage.fetch(_EVENTS, (table_id, since), lambda row, _: (row[0], row[1]))
    return found


def lobby_stream(listeners: Listeners, user_id: str, ping_seconds: float) -> AsyncIterator[LobbyNews]:
    return change_stream(listeners, ping_seconds, OPEN_TABLES, person_key(user_id))


async def change_stream(listeners: Listeners, ping_seconds: float, *keys: str) -> AsyncIterator[LobbyNews]:
    """A first event when we listen, so that nothing is missed between a look and the line; then one for all that
    happened, and a ping when nothing does."""
    told = 0
    with listeners.listening(*keys) as news:
        news.set()
        while True:
            try:
                await asyncio.wait_for(news.wait(), ping_seconds)
            except TimeoutError:
                yield PingEvent(kind="ping", n=told)
                continue
            news.clear()
            if listeners.closing:
                yield RestartEvent(kind="restart", n=told)
                return
            told += 1
            yield LobbyEvent(kind="lobby", n=told)
            await asyncio.sleep(LOBBY_PAUSE)
