"""Players agree that spectators see the chances of a running game."""

from __future__ import annotations

from ..core.errors import conflict, forbidden
from ..core.kinds import OVER
from ..core.services import Services
from ..core.storage.models import User
from ..core.tables.session import TableSession, changing


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
