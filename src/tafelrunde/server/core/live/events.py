"""Event streams: the numbered events of a table since a given one, and changes of a lobby or tournament."""

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

LOBBY_PAUSE: Final = 0.25  # seconds, within which several changes become one notification
PAGE: Final = 500  # events read at once; a client may have missed thousands

_EVENTS: Final = f"SELECT n, kind FROM events WHERE table_id = ? AND n > ? ORDER BY n LIMIT {PAGE}"


async def event_stream(
    storage: Storage, listeners: Listeners, table_id: str, since: int, ping_seconds: float
) -> AsyncIterator[LiveEvent]:
    """Every event once and in order, a ping when nothing happens, and a last event when the server stops."""
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
                async with asyncio.timeout(ping_seconds):  # `wait_for` would create a task each time
                    await news.wait()
            except TimeoutError:
                yield PingEvent(kind="ping", n=since)


async def _events(storage: Storage, table_id: str, since: int) -> list[tuple[int, EventKind]]:
    found: list[tuple[int, EventKind]] = []
    with anyio.CancelScope(shield=True):  # a query must not be cancelled halfway
        found += await storage.fetch(_EVENTS, (table_id, since), lambda row, _: (row[0], row[1]))
    return found


def lobby_stream(listeners: Listeners, user_id: str, ping_seconds: float) -> AsyncIterator[LobbyNews]:
    return change_stream(listeners, ping_seconds, OPEN_TABLES, person_key(user_id))


async def change_stream(listeners: Listeners, ping_seconds: float, *keys: str) -> AsyncIterator[LobbyNews]:
    """One event at once, so that a change between loading and subscribing is not missed; then one for each batch of
    changes, and a ping when nothing happens."""
    n = 0
    with listeners.listening(*keys) as news:
        news.set()
        while True:
            try:
                await asyncio.wait_for(news.wait(), ping_seconds)
            except TimeoutError:
                yield PingEvent(kind="ping", n=n)
                continue
            news.clear()
            if listeners.closing:
                yield RestartEvent(kind="restart", n=n)
                return
            n += 1
            yield LobbyEvent(kind="lobby", n=n)
            await asyncio.sleep(LOBBY_PAUSE)
