"""Chat at a table."""

from __future__ import annotations

from ...kernel.state import SPECTATOR
from ..core.http.dependencies import CurrentServices, Person, TableId, Visitor, rate_limited
from ..core.http.router import api_router
from ..core.presentation.viewer import moment
from ..core.schemas.server import Done
from ..core.storage.models import Line
from ..core.tables.session import reading
from . import chat as chat_lines
from .schemas import ChatLine, ReadUpTo, Said

router = api_router("tables", under="/tables/{table_id}")
read_router = api_router("lobby")


@router.get("/chat")
async def chat(table_id: TableId, services: CurrentServices, user: Visitor) -> list[ChatLine]:
    """The last lines of the chat."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        return [_line(line) for line in await chat_lines.last_lines(session)]


@router.post("/chat", status_code=201, dependencies=[rate_limited("chat")])
async def say(table_id: TableId, body: Said, services: CurrentServices, user: Person) -> ChatLine:
    """Say something. Only who sits at the table, or opened it, speaks."""
    return _line(await chat_lines.add_line(services, user, table_id, body.text))


def _line(line: Line) -> ChatLine:
    return ChatLine(n=line.n, seat=line.seat, name=line.name, text=line.text, at=moment(line.at))


@read_router.post("/tables/{table_id}/chat/read", dependencies=[rate_limited("chat")])
async def read_chat(table_id: TableId, body: ReadUpTo, services: CurrentServices, user: Person) -> Done:
    """Say up to which line one has read the chat."""
    await chat_lines.read_chat(services, user, table_id, body.n)
    return Done(done=True)
