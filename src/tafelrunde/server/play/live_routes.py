"""News of a table: numbered events, everything since the last one seen, a heartbeat. For pages over a WebSocket, for
programs as lines of JSON."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Annotated, Final, Optional

from fastapi import Query, Request, WebSocket
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ...kernel.state import SPECTATOR
from ..core.errors import Refused
from ..core.http.dependencies import CurrentServices, SeatQuery, TableId, Visitor
from ..core.http.request_scope import address_of
from ..core.http.router import api_router
from ..core.http.sockets import News, open_line
from ..core.live.events import event_stream
from ..core.live.schemas import LiveEvent, TableEvent
from ..core.schemas.base import Answer
from ..core.services import Services
from ..core.storage.models import User
from ..core.tables.session import reading

router = api_router("live")

BUSY: Final = 503  # a status


class EventLines(StreamingResponse):
    """`ended` is called when nobody listens any more."""

    media_type = "application/x-ndjson"

    ended: Optional[Callable[[], None]] = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            if self.ended is not None:
                self.ended()


@router.get("/tables/{table_id}/events", response_class=EventLines)
async def events(
    request: Request,
    table_id: TableId,
    services: CurrentServices,
    user: Visitor,
    since: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    seat: SeatQuery = SPECTATOR,
) -> EventLines:
    """What happens at the table, a line of JSON each, for as long as you listen."""
    door = _Door(services, table_id, user, seat)
    await door.look()
    who = (address_of(request.scope), user.id if user else "")
    services.rate_limits.open_stream(*who)

    async def lines() -> AsyncIterator[str]:
        async for event in _events(services, table_id, since):
            if not await door.is_open_after(event):
                return
            yield event.model_dump_json() + "\n"

    # Said to be packed as it is, so that no line waits for the next one to be packed with.
    answer = EventLines(lines(), headers={"Content-Encoding": "identity"})
    answer.ended = lambda: services.rate_limits.close_stream(*who)
    return answer


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: TableId,
    since: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    seat: Annotated[int, Query(ge=-2, le=20)] = SPECTATOR,
) -> None:
    services: Services = socket.app.state.services

    async def news(user: Optional[User]) -> News:
        door = _Door(services, table_id, user, seat)
        await door.look()
        return News(_events(services, table_id, since), door.is_open_after)

    await open_line(services, socket, news)


def _events(services: Services, table_id: str, since: int) -> AsyncIterator[LiveEvent]:
    return event_stream(services.storage, services.listeners, table_id, since, services.settings.ping_seconds)


class _Door:
    """Whether somebody may still listen: the host may have closed the table to spectators, or they have left their
    seat. The table is read once for all events up to its version, however many somebody has missed."""

    def __init__(self, services: Services, table_id: str, user: Optional[User], seat: int) -> None:
        self._services = services
        self._table_id = table_id
        self._user = user
        self._seat = seat
        self._version = 0  # of the table when it was last read

    async def look(self) -> None:
        async with reading(self._services, self._table_id, self._user) as session:
            session.require_view(self._seat)
            self._version = session.table.version

    async def is_open_after(self, event: Answer) -> bool:
        if not isinstance(event, TableEvent) or event.kind != "seats" or event.n <= self._version:
            return True
        try:
            await self.look()
        except Refused as wrong:
            return wrong.status == BUSY
        return True
