"""Archives a table in a user's list, or deletes it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text

from ..core.errors import conflict, forbidden
from ..core.kinds import OVER, PLAYING
from ..core.live.listeners import person_key
from ..core.services import Services
from ..core.storage.models import User
from ..core.tables.absence import is_absent
from ..core.tables.fair_play import is_rated_game
from ..core.tables.forfeits import forfeit
from ..core.tables.removal import is_alone, take_away
from ..core.tables.session import TableSession, changing

_ARCHIVE: Final = text(  # for SQLite and PostgreSQL
    "INSERT INTO marks (user_id, table_id, archived) VALUES (:user_id, :table_id, :archived) "
    "ON CONFLICT (user_id, table_id) DO UPDATE SET archived = excluded.archived"
)


async def archive(services: Services, user: User, table_id: str, archived: bool) -> None:
    """Archive a table, or restore it, for this user alone."""
    async with changing(services, table_id, user) as session:
        if not session.takes_part():
            raise forbidden("not-seated", "not-at-this-table")
        values = {"user_id": user.id, "table_id": table_id, "archived": archived}
        await session.db.execute(_ARCHIVE, values)
        await services.pg_notify.notify(session.db, person_key(user.id))
    services.listeners.wake(person_key(user.id))


async def remove(services: Services, user: User, table_id: str) -> None:
    """Delete the table. If other people play there, the host can only archive it. To remove a rated game is to lose
    it."""
    async with changing(services, table_id, user) as session:
        session.require_host()
        if not is_removable(session):
            raise conflict("others-sit-here")
        for seat in session.seats:
            await forfeit(session, seat)
        keys = await take_away(session)
    services.matches.forget(table_id)
    services.listeners.wake(*keys)


def is_removable(session: TableSession) -> bool:
    """A running table of a contest cannot be deleted, since others wait for its result."""
    if not session.is_host or (session.table.contest is not None and session.table.status != OVER):
        return False
    return is_alone(session) or (not is_rated_game(session.table) and _never_started(session))


def _never_started(session: TableSession) -> bool:
    """Whether no choice was made and none is expected: all others have left, or another player who is to move first is
    absent. An absent host may not look at the deal and then delete it."""
    if session.table.status != PLAYING or session.table.started:
        return False
    others = [seat for seat in session.seats if seat.user_id is not None and not session.is_mine(seat.seat)]
    return not others or any(is_absent(session.table, seat) for seat in others)
