"""The lobby: my tables and the open ones, live, and what people do with a table on their list."""

from __future__ import annotations

import asyncio

from fastapi import WebSocket
from fastapi.responses import FileResponse, Response

from ...games import DEFAULT_COVER
from ..core.http.answers import with_long_lists_as_json
from ..core.http.dependencies import CurrentServices, Human, Origin, ScreenQuery, TableId, Visitor, rate_limited
from ..core.http.router import api_router
from ..core.http.sockets import listen_to
from ..core.http.svg import Svg
from ..core.live.events import lobby_stream
from ..core.presentation.share_link import share_link
from ..core.schemas.server import Done
from ..core.schemas.sharing import ShareLink
from ..core.services import Services
from ..core.tables.session import reading
from . import table_flags
from .list_schemas import Archived, Glance, Lobby
from .lists import lobby_of
from .presentation import glance, lobby_tables, small_picture

router = api_router("lobby")

# The address says how many choices were made, so a picture stays true; it shows what its viewer may see.
KEPT = {"Cache-Control": "private, max-age=86400"}


@router.get("/lobby", response_model=Lobby)
async def lobby(services: CurrentServices, user: Visitor, screen: ScreenQuery) -> Response:
    """My tables and those at which anybody may sit down."""
    mine, open_ones = await lobby_of(services, user)
    told = Lobby(mine=await lobby_tables(mine, screen), open=await lobby_tables(open_ones, screen))
    return await with_long_lists_as_json(told, "mine", "open")


@router.websocket("/lobby/live")
async def lobby_live(socket: WebSocket) -> None:
    services: Services = socket.app.state.services
    ping = services.settings.ping_seconds
    await listen_to(services, socket, lambda user: lobby_stream(services.listeners, user.id, ping))


@router.get("/tables/{table_id}/glance", dependencies=[rate_limited("replays")])
async def table_glance(table_id: TableId, services: CurrentServices, user: Visitor) -> Glance:
    """The round and the scores, as the caller may see them."""
    async with reading(services, table_id, user, looks=False) as session:
        return glance(session)


@router.get("/tables/{table_id}/small.svg", response_class=Svg, dependencies=[rate_limited("replays")])
async def small(table_id: TableId, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> Response:
    """The map in small, as all may see it; the cover of a game without one."""
    async with reading(services, table_id, user, looks=False) as session:
        game, view = small_picture(session)
    drawn = await asyncio.to_thread(game.thumbnail, view, screen.lang)  # others play meanwhile
    if not drawn:
        return FileResponse(game.cover or DEFAULT_COVER, media_type=Svg.media_type, headers=KEPT)
    return Svg(drawn, headers=KEPT)


@router.get("/tables/{table_id}/link")
async def link(table_id: TableId, services: CurrentServices, user: Visitor, origin: Origin) -> ShareLink:
    """The link to the table itself, to look at it, as text and for a camera."""
    async with reading(services, table_id, user, looks=False):
        return share_link(origin, f"{services.settings.root_path}/table/{table_id}")


@router.post("/tables/{table_id}/archive", dependencies=[rate_limited("seats")])
async def archive(table_id: TableId, body: Archived, services: CurrentServices, user: Human) -> Done:
    """Put a table away on one's own list, or bring it back."""
    await table_flags.archive(services, user, table_id, body.archived)
    return Done(done=True)


@router.post("/tables/{table_id}/remove", dependencies=[rate_limited("seats")])
async def remove(table_id: TableId, services: CurrentServices, user: Human) -> Done:
    """Remove a table for ever. For the host, where no other person sits."""
    await table_flags.remove(services, user, table_id)
    return Done(done=True)
