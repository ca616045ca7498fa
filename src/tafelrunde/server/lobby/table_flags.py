"""A table on somebody's own list: archived or removed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from ..core.errors import conflict, forbidden
from ..core.kinds import OVER, PLAYING
from ..core.live.listeners import person_key
from ..core.services import Services
from ..core.storage.models import TableMark, User
from ..core.tables.absence import is_absent
from ..core.tables.removal import is_alone, take_away
from ..core.tables.session import TableSession, changing

# The same words in SQLite and PostgreSQL.
_ARCHIVE: Final = text(
    "INSERT INTO marks (user_id, table_id, archived) VALUES (:user_id, :table_id, :archived) "
    "ON CONFLICT (user_id, table_id) DO UPDATE SET archived = excluded.archived"
)


async def archive(services: Services, user: User, table_id: str, archived: bool) -> None:
    """Put a table away, or bring it back. Nobody else notices."""
    async with changing(services, table_id, user) as session:
        if not session.takes_part():
            raise forbidden("not-seated", "not-at-this-table")
        values = {"user_id": user.id, "table_id": table_id, "archived": archived}
        await session.db.execute(_ARCHIVE, values)
        await services.pg_notify.notify(session.db, person_key(user.id))
    services.listeners.wake(person_key(user.id))


async def remove(services: Services, user: User, table_id: str) -> None:
    """Delete the table. Where other people play, it is their table too, and the host can only archive it."""
    async with changing(services, table_id, user) as session:
        session.require_host()
        if not is_removable(session):
            raise conflict("others-sit-here")
        told = await take_away(session)
    services.matches.forget(table_id)
    services.listeners.wake(*told)


def is_removable(session: TableSession) -> bool:
    """Others wait for a table of a contest."""
    if session.table.contest is not None and session.table.status != OVER:
        return False
    return is_alone(session) or (session.is_host and _never_started(session))


def _never_started(session: TableSession) -> bool:
    """Whether nobody has chosen and nobody will: all others have left, or the one who has the first turn does not come.
    A host who is absent themselves may not look at the deal and take it away."""
    if session.table.status != PLAYING or session.table.started:
        return False
    others = [seat for seat in session.seats if seat.user_id is not None and not session.is_mine(seat.seat)]
    return not others or any(is_absent(session.table, seat) for seat in others)


async def hand_over_flags(db: AsyncSession, guest_id: str, user_id: str) -> None:
    own = aliased(TableMark)
    known = select(own.table_id).where(own.user_id == user_id)
    theirs = update(TableMark).where(TableMark.user_id == guest_id, TableMark.table_id.not_in(known))
    await db.execute(theirs.values(user_id=user_id).execution_options(synchronize_session=False))
