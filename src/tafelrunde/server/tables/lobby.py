"""The list of tables, and what the host of a table may change."""

from __future__ import annotations

from typing import Final, Optional

from sqlalchemy import or_, select

from ...games import games
from ..news.webhooks import new_webhook
from ..services import Services
from ..storage.models import OPEN, Seat, Table, User
from .session import TableSession, changing

MOST_LISTED: Final = 100


async def list_tables(services: Services, user: Optional[User], which: str) -> list[TableSession]:
    """`mine`: where I sit or which I opened. `open`: where anybody may sit down."""
    query = select(Table).order_by(Table.created.desc()).limit(MOST_LISTED)
    if which == "open":
        query = query.where(Table.status == OPEN, Table.public)
    elif user is None:
        return []
    else:
        sits = select(Seat.table_id).where(Seat.user_id == user.id)
        query = query.where(or_(Table.host_id == user.id, Table.id.in_(sits)))
    async with services.storage.reading() as db:
        found = [table for table in (await db.execute(query)).scalars() if table.game in games]
        seats: dict[str, list[Seat]] = {table.id: [] for table in found}
        sitting = select(Seat).where(Seat.table_id.in_(seats)).order_by(Seat.seat)
        for seat in (await db.execute(sitting)).scalars():
            seats[seat.table_id].append(seat)
        return [TableSession(services, db, user, table, seats[table.id]) for table in found]


async def allow_spectators(services: Services, user: User, table_id: str, allowed: bool) -> TableSession:
    """Whether others may watch; whoever watches already finds the door closed at the next look."""
    async with changing(services, table_id, user) as session:
        session.require_host()
        session.table.spectators = allowed
        session.add_event("seats")
        return session


async def set_webhook(services: Services, user: User, table_id: str, url: Optional[str]) -> TableSession:
    """Each address gets a secret of its own, a new one every time it is set."""
    async with changing(services, table_id, user) as session:
        session.require_host()
        given = new_webhook(url, services.settings) if url else None
        session.table.webhook = given.url if given else None
        session.table.webhook_secret = given.secret if given else None
        return session
