"""News of a table: numbered events, everything since the last one seen, a heartbeat. For pages over a WebSocket, for
programs as lines of JSON."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Final

import anyio
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse
from sqlalchemy import bindparam, select

from ...kernel.state import SPECTATOR
from ..errors import WHO, Refused
from ..guard import keep_book
from ..house import House
from ..people import COOKIE
from ..rates import address_of
from ..storage.models import Event
from ..tables import reading
from .needs import Here, Json, SeatQuery, TableId, Visitor, paced

router = APIRouter(tags=["live"])

FORBIDDEN: Final = 4403
SILENT: Final = 4408
TOO_MANY: Final = 4429
RESTARTING: Final = 1012
PING: Final = "ping"
RESTART: Final = "restart"
_NEWS: Final = (
    select(Event.n, Event.kind)
    .where(Event.table_id == bindparam("table_id"), Event.n > bindparam("since"))
    .order_by(Event.n)
)


@router.get("/tables/{table_id}/events", dependencies=[paced("sockets")], response_class=StreamingResponse)
async def events(
    table_id: TableId,
    house: Here,
    user: Visitor,
    since: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    seat: SeatQuery = SPECTATOR,
) -> StreamingResponse:
    """What happens at the table, a line of JSON each, for as long as you listen."""
    async with reading(house, table_id, user) as opened:
        opened.may_see(seat)

    async def lines() -> AsyncIterator[str]:
        async for event in happening(house, table_id, since):
            yield json.dumps(event) + "\n"

    # Said to be packed as it is, so that no line waits for the next one to be packed with.
    return StreamingResponse(lines(), media_type="application/x-ndjson", headers={"Content-Encoding": "identity"})


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    since: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    seat: Annotated[int, Query(ge=-2, le=20)] = SPECTATOR,
) -> None:
    house: House = socket.app.state.house
    user = await house.people.known(socket.cookies.get(COOKIE))
    socket.scope[WHO] = user.id if user else None
    await socket.accept()
    who = (address_of(socket.scope), user.id if user else "")
    try:
        house.rates.sit(*who)
    except Refused as wrong:
        await _refuse(house, socket, wrong)
        return
    try:
        async with reading(house, table_id, user) as opened:
            opened.may_see(seat)
        await _Listener(house, socket, table_id, since, who).listen()
    except Refused as wrong:
        await _refuse(house, socket, wrong)
    finally:
        house.rates.rise(*who)


async def _refuse(house: House, socket: WebSocket, wrong: Refused) -> None:
    keep_book(house, socket.scope, wrong)
    with suppress(WebSocketDisconnect, RuntimeError):  # it may have gone already
        await socket.close(TOO_MANY if wrong.status == 429 else FORBIDDEN, str(wrong))


async def happening(house: House, table_id: str, since: int) -> AsyncIterator[Json]:
    """Every event once and in order, until the server stops, which is told; a ping when nothing happens."""
    with house.live.listening(table_id) as news:
        while True:
            news.clear()
            for n, kind in await _events(house, table_id, since):
                yield {"n": n, "kind": kind, "version": n}
                since = n
            if house.live.closing:
                yield {"kind": RESTART, "n": since}
                return
            try:
                await asyncio.wait_for(news.wait(), house.settings.ping_seconds)
            except TimeoutError:
                yield {"kind": PING, "n": since}  # who has heard less has missed something


async def _events(house: House, table_id: str, since: int) -> list[tuple[int, str]]:
    with anyio.CancelScope(shield=True):  # a connection to the database is not let go in the middle of an answer
        found = await house.storage.ask(_NEWS, {"table_id": table_id, "since": since})
    return [(row.n, row.kind) for row in found]


class _Listener:
    def __init__(self, house: House, socket: WebSocket, table_id: str, since: int, who: tuple[str, str]) -> None:
        self._house = house
        self._socket = socket
        self._table_id = table_id
        self._since = since
        self._who = who
        self._unanswered = 0  # pings

    async def listen(self) -> None:
        """Until one side has enough."""
        refused: list[Refused] = []
        async with anyio.create_task_group() as group:

            async def until_it_ends(what: Callable[[], Awaitable[None]]) -> None:
                try:
                    with suppress(WebSocketDisconnect, RuntimeError):  # what is sent behind a closing socket
                        await what()
                except Refused as wrong:
                    refused.append(wrong)
                group.cancel_scope.cancel()

            group.start_soon(until_it_ends, self._tell)
            group.start_soon(until_it_ends, self._hear)
        if refused:
            raise refused[0]

    async def _tell(self) -> None:
        async for event in happening(self._house, self._table_id, self._since):
            if event["kind"] == PING:
                if self._unanswered >= 2:
                    await self._socket.close(SILENT)
                    return
                self._unanswered += 1
            await self._socket.send_json(event)
        await self._socket.close(RESTARTING)

    async def _hear(self) -> None:
        """Whatever a client says shows that it is alive; nothing else is expected."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._house.rates.take("frames", *self._who)
            self._unanswered = 0
