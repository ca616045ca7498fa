"""Routes of the lobby: lists, live updates, thumbnails, archiving and deleting tables."""

from __future__ import annotations

import asyncio

from fastapi import WebSocket
from fastapi.responses import FileResponse, Response

from ...games import DEFAULT_COVER
from ...kernel.state import SPECTATOR
from ..core.http.answers import with_long_lists_as_json
from ..core.http.dependencies import (
    AnyTables,
    CurrentServices,
    Human,
    Origin,
    ScreenQuery,
    TableId,
    Visitor,
    rate_limited,
)
from ..core.http.router import api_router
from ..core.http.sockets import listen_to
from ..core.http.svg import Svg
from ..core.live.events import lobby_stream
from ..core.presentation.share_link import share_link
from ..core.schemas.common import Done, ShareLink
from ..core.services import Services
from ..core.tables.session import reading
from . import operations, table_flags
from .lists import lobby_of
from .schemas import ArchiveIn, Glance, Lobby

router = api_router("lobby")

# The URL contains the number of choices, so a thumbnail never goes stale; it depends on the viewer, so it is private.
CACHED = {"Cache-Control": "private, max-age=86400"}


@router.get("/lobby", response_model=Lobby)
async def lobby(services: CurrentServices, user: Visitor, screen: ScreenQuery) -> Response:
    """The caller's tables, and those where anybody may sit down."""
    return await with_long_lists_as_json(await lobby_of(services, user, screen), "mine", "open")


@router.websocket("/lobby/live")
async def lobby_live(socket: WebSocket) -> None:
    services: Services = socket.app.state.services
    ping = services.settings.ping_seconds
    await listen_to(services, socket, lambda user: lobby_stream(services.listeners, user.id, ping))


@router.get("/tables/{table_id}/glance", dependencies=[rate_limited("replays")])
async def table_glance(table_id: TableId, tables: AnyTables) -> Glance:
    """Round and scores, from the caller's seat; callers with several seats or none see what spectators see."""
    return await operations.glance(tables, table_id)


@router.get("/tables/{table_id}/small.svg", response_class=Svg, dependencies=[rate_limited("replays")])
async def small(table_id: TableId, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> Response:
    """A thumbnail of the public board; the cover if the game draws none."""
    async with reading(services, table_id, user, looks=False) as session:
        seat = session.require_view(SPECTATOR)
        match = session.require_match().match
        game, view = match.game, {**match.view(seat), "names": session.names}
    drawn = await asyncio.to_thread(game.show.thumbnail, view, screen.lang)  # others play meanwhile
    if not drawn:
        return FileResponse(game.show.cover or DEFAULT_COVER, media_type=Svg.media_type, headers=CACHED)
    return Svg(drawn, headers=CACHED)


@router.get("/tables/{table_id}/link")
async def link(table_id: TableId, services: CurrentServices, user: Visitor, origin: Origin) -> ShareLink:
    """The link to the table page, with a QR code."""
    async with reading(services, table_id, user, looks=False):
        return share_link(origin, f"{services.settings.root_path}/table/{table_id}")


@router.post("/tables/{table_id}/archive", dependencies=[rate_limited("seats")])
async def archive(table_id: TableId, body: ArchiveIn, services: CurrentServices, user: Human) -> Done:
    """Archive a table in one's own list, or restore it."""
    await table_flags.archive(services, user, table_id, body.archived)
    return Done(done=True)


@router.post("/tables/{table_id}/remove", dependencies=[rate_limited("seats")])
async def remove(table_id: TableId, services: CurrentServices, user: Human) -> Done:
    """Delete a table. Only the host may, if no other person sits there."""
    await table_flags.remove(services, user, table_id)
    return Done(done=True)
