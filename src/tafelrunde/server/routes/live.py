"""News of a table over a WebSocket: numbered events, everything since the last one seen, a heartbeat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated

import anyio
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from sqlalchemy import select

from ...kernel.state import SPECTATOR
from ..errors import Refused
from ..house import House
from ..people import COOKIE
from ..storage.models import Event
from ..tables import reading

router = APIRouter()

FORBIDDEN = 4403
SILENT = 4408


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    since: Annotated[int, Query(ge=0)] = 0,
    seat: Annotated[int, Query(ge=-2, le=20)] = SPECTATOR,
) -> None:
    house: House = socket.app.state.house
    user = await house.people.known(socket.cookies.get(COOKIE))
    await socket.accept()
    try:
        async with reading(house, table_id, user) as opened:
            opened.may_see(seat)
    except Refused as wrong:
        await socket.close(FORBIDDEN, str(wrong))
        return
    listener = _Listener(house, socket, table_id, since)
    async with anyio.create_task_group() as group:

        async def until_it_ends(what: Callable[[], Awaitable[None]]) -> None:
            with suppress(WebSocketDisconnect, RuntimeError):  # what is sent behind a closing socket
                await what()
            group.cancel_scope.cancel()

        group.start_soon(until_it_ends, listener.tell)
        group.start_soon(until_it_ends, listener.hear)


class _Listener:
    def __init__(self, house: House, socket: WebSocket, table_id: str, since: int) -> None:
        self._house = house
        self._socket = socket
        self._table_id = table_id
        self._last = since  # the number of the last event that was sent
        self._unanswered = 0  # pings

    async def tell(self) -> None:
        """Whatever is new, and a ping when nothing is."""
        with self._house.live.listening(self._table_id) as news:
            while True:
                news.clear()
                await self._send_events()
                try:
                    await asyncio.wait_for(news.wait(), self._house.settings.ping_seconds)
                except TimeoutError:
                    if self._unanswered >= 2:
                        await self._socket.close(SILENT)
                        return
                    self._unanswered += 1
                    await self._socket.send_json({"kind": "ping"})

    async def _send_events(self) -> None:
        query = select(Event).where(Event.table_id == self._table_id, Event.n > self._last).order_by(Event.n)
        with anyio.CancelScope(shield=True):  # a connection to the database is not let go in the middle of an answer
            async with self._house.storage.reading() as db:
                events = list((await db.execute(query)).scalars())
        for event in events:
            await self._socket.send_json({"n": event.n, "kind": event.kind, "version": event.n})
            self._last = event.n

    async def hear(self) -> None:
        """Whatever a client says shows that it is alive; nothing else is expected."""
        while True:
            await self._socket.receive_text()
            self._unanswered = 0
