"""News of a table: numbered events, everything since the last one seen, a heartbeat. For pages over a WebSocket, for
programs as lines of JSON."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Final

import anyio
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse

from ....kernel.state import SPECTATOR
from ...access.accounts import COOKIE
from ...errors import Refused
from ...news.events import event_stream
from ...schemas.events import LiveEvent, PingEvent
from ...services import Services
from ...tables.session import reading
from ..dependencies import CurrentServices, SeatQuery, TableId, Visitor, rate_limited
from ..request_checks import audit_refusal
from ..request_scope import WHO, address_of

router = APIRouter(tags=["live"])

FORBIDDEN: Final = 4403
SILENT: Final = 4408
TOO_MANY: Final = 4429
RESTARTING: Final = 1012


class EventLines(StreamingResponse):
    media_type = "application/x-ndjson"


@router.get("/tables/{table_id}/events", dependencies=[rate_limited("sockets")], response_class=EventLines)
async def events(
    table_id: TableId,
    services: CurrentServices,
    user: Visitor,
    since: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    seat: SeatQuery = SPECTATOR,
) -> EventLines:
    """What happens at the table, a line of JSON each, for as long as you listen."""
    async with reading(services, table_id, user) as session:
        session.require_view(seat)

    async def lines() -> AsyncIterator[str]:
        async for event in _events(services, table_id, since):
            yield event.model_dump_json() + "\n"

    # Said to be packed as it is, so that no line waits for the next one to be packed with.
    return EventLines(lines(), headers={"Content-Encoding": "identity"})


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    since: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    seat: Annotated[int, Query(ge=-2, le=20)] = SPECTATOR,
) -> None:
    services: Services = socket.app.state.services
    user = await services.accounts.user_of_cookie(socket.cookies.get(COOKIE))
    socket.scope[WHO] = user.id if user else None
    await socket.accept()
    who = (address_of(socket.scope), user.id if user else "")
    try:
        services.rate_limits.open_socket(*who)
    except Refused as wrong:
        await _refuse(services, socket, wrong)
        return
    try:
        async with reading(services, table_id, user) as session:
            session.require_view(seat)
        await _Listener(services, socket, table_id, since, who).listen()
    except Refused as wrong:
        await _refuse(services, socket, wrong)
    finally:
        services.rate_limits.close_socket(*who)


async def _refuse(services: Services, socket: WebSocket, wrong: Refused) -> None:
    audit_refusal(services, socket.scope, wrong)
    with suppress(WebSocketDisconnect, RuntimeError):  # it may have gone already
        await socket.close(TOO_MANY if wrong.status == 429 else FORBIDDEN, str(wrong))


def _events(services: Services, table_id: str, since: int) -> AsyncIterator[LiveEvent]:
    return event_stream(services.storage, services.listeners, table_id, since, services.settings.ping_seconds)


class _Listener:
    def __init__(self, services: Services, socket: WebSocket, table_id: str, since: int, who: tuple[str, str]) -> None:
        self._services = services
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
        async for event in _events(self._services, self._table_id, self._since):
            if isinstance(event, PingEvent):
                if self._unanswered >= 2:
                    await self._socket.close(SILENT)
                    return
                self._unanswered += 1
            await self._socket.send_text(event.model_dump_json())
        await self._socket.close(RESTARTING)

    async def _hear(self) -> None:
        """Whatever a client says shows that it is alive; nothing else is expected."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._services.rate_limits.take("frames", *self._who)
            self._unanswered = 0
