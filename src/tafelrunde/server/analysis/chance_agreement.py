"""Spectators see the chances of a running game if all its players agree; players never do."""

from __future__ import annotations

from ..core.errors import conflict, forbidden
from ..core.kinds import OVER, PLAYING
from ..core.services import Services
from ..core.storage.models import Seat, User
from ..core.tables.session import TableSession, changing


def have_not_agreed(session: TableSession) -> list[Seat]:
    """Seats of people who have not said yes, and seats where somebody may still sit down. A bot has nothing against
    it; a person for whom one plays is asked all the same."""
    return [seat for seat in session.seats if not seat.shows_chances and (seat.holder_id or seat.bot is None)]


def may_see_chances(session: TableSession) -> bool:
    plays = any(session.is_mine(seat.seat) or session.holds(seat.seat) for seat in session.seats)
    return session.table.status == PLAYING and not plays and not have_not_agreed(session)


def require_chances(session: TableSession) -> None:
    if not may_see_chances(session):
        raise forbidden("forbidden", "no-chances")


async def agree(services: Services, user: User, table_id: str, agreed: bool) -> TableSession:
    """For all seats of this person; who comes after them there is asked anew."""
    async with changing(services, table_id, user) as session:
        if session.table.status == OVER:
            raise conflict("over")
        mine = [seat for seat in session.seats if session.is_mine(seat.seat) or session.holds(seat.seat)]
        if not mine:
            raise forbidden("not-seated", "not-at-this-table")
        for seat in mine:
            seat.shows_chances = agreed
        session.add_event("seats")
        return session
