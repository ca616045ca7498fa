"""Live events of a table: over a WebSocket for pages, as lines of JSON for programs."""

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
    """`on_close` is called when the client disconnects."""

    media_type = "application/x-ndjson"

    on_close: Optional[Callable[[], None]] = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            if self.on_close is not None:
                self.on_close()


@router.get("/tables/{table_id}/events", response_class=EventLines)
async def events(
    request: Request,
    table_id: TableId,
    services: CurrentServices,
    user: Visitor,
    since: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    seat: SeatQuery = SPECTATOR,
) -> EventLines:
    """The events of a table after number `since`, one line of JSON each, until the client disconnects."""
    access = _Access(services, table_id, user, seat)
    await access.check()
    who = (address_of(request.scope), user.id if user else "")
    services.rate_limits.open_stream(*who)

    async def lines() -> AsyncIterator[str]:
        async for event in _events(services, table_id, since):
            if not await access.is_allowed_after(event):
                return
            yield event.model_dump_json() + "\n"

    # `identity` prevents compression, which would delay lines.
    response = EventLines(lines(), headers={"Content-Encoding": "identity"})
    response.on_close = lambda: services.rate_limits.close_stream(*who)
    return response


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: TableId,
    since: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    seat: Annotated[int, Query(ge=-2, le=20)] = SPECTATOR,
) -> None:
    services: Services = socket.app.state.services

    async def news(user: Optional[User]) -> News:
        access = _Access(services, table_id, user, seat)
        await access.check()
        return News(_events(services, table_id, since), access.is_allowed_after)

    await open_line(services, socket, news)


def _events(services: Services, table_id: str, since: int) -> AsyncIterator[LiveEvent]:
    return event_stream(services.storage, services.listeners, table_id, since, services.settings.ping_seconds)


class _Access:
    """Checks whether somebody may still listen, after events that can change that: the host may have closed the table
    to spectators, or they may have left their seat."""

    def __init__(self, services: Services, table_id: str, user: Optional[User], seat: int) -> None:
        self._services = services
        self._table_id = table_id
        self._user = user
        self._seat = seat
        self._version = 0  # of the table at the last check, which covers all events up to it

    async def check(self) -> None:
        async with reading(self._services, self._table_id, self._user) as session:
            session.require_view(self._seat)
            self._version = session.table.version

    async def is_allowed_after(self, event: Answer) -> bool:
        if not isinstance(event, TableEvent) or event.kind != "seats" or event.n <= self._version:
            return True
        try:
            await self.check()
        except Refused as wrong:
            return wrong.status == BUSY
        return True
