"""News of a table: numbered events, everything since the last one seen, a heartbeat. For pages over a WebSocket, for
programs as lines of JSON."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Annotated, Final, Optional

from fastapi import Query, Request, WebSocket
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ....kernel.state import SPECTATOR
from ...errors import Refused
from ...news.events import event_stream
from ...schemas.base import Answer
from ...schemas.events import LiveEvent, TableEvent
from ...services import Services
from ...storage.models import User
from ...tables.session import reading
from ..dependencies import CurrentServices, SeatQuery, TableId, Visitor
from ..request_scope import address_of
from ..router import api_router
from ..sockets import News, open_line

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
    async with reading(services, table_id, user) as session:
        session.require_view(seat)
    who = (address_of(request.scope), user.id if user else "")
    services.rate_limits.open_stream(*who)

    async def lines() -> AsyncIterator[str]:
        async for event in _events(services, table_id, since):
            if _may_close_door(event) and not await _may_still_listen(services, table_id, user, seat):
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
        async with reading(services, table_id, user) as session:
            session.require_view(seat)

        async def may_hear(event: Answer) -> bool:
            return not _may_close_door(event) or await _may_still_listen(services, table_id, user, seat)

        return News(_events(services, table_id, since), may_hear)

    await open_line(services, socket, news)


def _events(services: Services, table_id: str, since: int) -> AsyncIterator[LiveEvent]:
    return event_stream(services.storage, services.listeners, table_id, since, services.settings.ping_seconds)


def _may_close_door(event: Answer) -> bool:
    """The host has closed the table to spectators, or somebody has left their seat."""
    return isinstance(event, TableEvent) and event.kind == "seats"


async def _may_still_listen(services: Services, table_id: str, user: Optional[User], seat: int) -> bool:
    try:
        async with reading(services, table_id, user) as session:
            session.require_view(seat)
    except Refused as wrong:
        return wrong.status == BUSY
    return True
