"""WebSockets that send events to a client, with a heartbeat that the client answers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Final, NamedTuple, Optional

import anyio
from fastapi import WebSocket, WebSocketDisconnect

from ..errors import Refused, unknown_person
from ..identity import COOKIE
from ..live.schemas import PingEvent
from ..schemas.base import Answer
from ..services import Services
from ..storage.models import User
from .request_checks import audit_refusal
from .request_scope import WHO, address_of

FORBIDDEN: Final = 4403
SILENT: Final = 4408
TOO_MANY: Final = 4429
RESTARTING: Final = 1012

MayHear = Callable[[Answer], Awaitable[bool]]


async def anything(_: Answer) -> bool:
    return True


class News(NamedTuple):
    events: AsyncIterator[Answer]
    may_hear: MayHear = anything  # checked before each event; the socket closes if it is false


async def _refuse(services: Services, socket: WebSocket, wrong: Refused) -> None:
    audit_refusal(services, socket.scope, wrong)
    with suppress(WebSocketDisconnect, RuntimeError):  # it may have gone already
        await socket.close(TOO_MANY if wrong.status == 429 else FORBIDDEN, str(wrong))


class Line:
    """A connection that sends events to a client; `who` is its address and user id."""

    def __init__(self, services: Services, socket: WebSocket, who: tuple[str, str], news: News) -> None:
        self._services = services
        self._socket = socket
        self._who = who
        self._news = news
        self._unanswered = 0  # pings

    async def listen(self) -> None:
        """Send and receive until one side closes the connection."""
        refused: list[Refused] = []
        async with anyio.create_task_group() as group:

            async def until_it_ends(what: Callable[[], Awaitable[None]]) -> None:
                try:
                    with suppress(WebSocketDisconnect, RuntimeError):  # raised by sending on a closing socket
                        await what()
                except Refused as wrong:
                    refused.append(wrong)
                group.cancel_scope.cancel()

            group.start_soon(until_it_ends, self._tell)
            group.start_soon(until_it_ends, self._hear)
        if refused:
            raise refused[0]

    async def _tell(self) -> None:
        async for event in self._news.events:
            if not await self._news.may_hear(event):
                await self._socket.close(FORBIDDEN)
                return
            if isinstance(event, PingEvent):
                if self._unanswered >= 2:
                    await self._socket.close(SILENT)
                    return
                self._unanswered += 1
            await self._socket.send_text(event.model_dump_json())
        await self._socket.close(RESTARTING)

    async def _hear(self) -> None:
        """Any message shows that the client is alive; its content is ignored."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._services.rate_limits.take("frames", *self._who)
            self._unanswered = 0


async def open_line(
    services: Services, socket: WebSocket, news_for: Callable[[Optional[User]], Awaitable[News]]
) -> None:
    """Open a WebSocket within the caller's rate limit. `news_for` chooses the events, or refuses."""
    user = await services.identities.user_of_cookie(socket.cookies.get(COOKIE))
    socket.scope[WHO] = user.id if user else None
    await socket.accept()
    who = (address_of(socket.scope), user.id if user else "")
    try:
        services.rate_limits.open_stream(*who)
    except Refused as wrong:
        await _refuse(services, socket, wrong)
        return
    try:
        await Line(services, socket, who, await news_for(user)).listen()
    except Refused as wrong:
        await _refuse(services, socket, wrong)
    finally:
        services.rate_limits.close_stream(*who)


async def listen_to(services: Services, socket: WebSocket, news_for: Callable[[User], AsyncIterator[Answer]]) -> None:
    """Open a WebSocket for a known user."""

    async def news(user: Optional[User]) -> News:
        if user is None:
            raise unknown_person()
        return News(news_for(user))

    await open_line(services, socket, news)
