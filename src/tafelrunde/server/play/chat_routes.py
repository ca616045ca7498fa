"""Routes of the chat at a table."""

from __future__ import annotations

from ...kernel.state import SPECTATOR
from ..core.http.dependencies import CurrentServices, Person, TableId, Visitor, rate_limited
from ..core.http.router import api_router
from ..core.presentation.viewer import moment
from ..core.schemas.server import Done
from ..core.storage.models import Line
from ..core.tables.session import reading
from . import chat as chat_lines
from .schemas import ChatIn, ChatLine, ChatReadIn

router = api_router("tables", under="/tables/{table_id}")


@router.get("/chat")
async def chat(table_id: TableId, services: CurrentServices, user: Visitor) -> list[ChatLine]:
    """The last lines of the chat."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        return [_line(line) for line in await chat_lines.last_lines(session)]


@router.post("/chat", status_code=201, dependencies=[rate_limited("chat")])
async def add_chat_line(table_id: TableId, body: ChatIn, services: CurrentServices, user: Person) -> ChatLine:
    """Write a line. Only players and the host may."""
    return _line(await chat_lines.add_line(services, user, table_id, body.text))


def _line(line: Line) -> ChatLine:
    return ChatLine(n=line.n, seat=line.seat, name=line.name, text=line.text, at=moment(line.at))


@router.post("/chat/read", dependencies=[rate_limited("chat")])
async def read_chat(table_id: TableId, body: ChatReadIn, services: CurrentServices, user: Person) -> Done:
    """Mark the chat as read up to a line."""
    await chat_lines.mark_read(services, user, table_id, body.n)
    return Done(done=True)
