"""Votes to replace an absent player with a bot (`core/tables/absence.py`).

More than half of the other people must agree. A vote is valid for a day, within the turn it was cast in, and can be
withdrawn. The seat still belongs to the absent person, who may return, so nobody else sees their hand.
"""

from __future__ import annotations

import time
from typing import Optional

from ..core.clocks.clock_changes import stop_clock
from ..core.services import Services
from ..core.storage.models import Seat, User
from ..core.storage.queries import add_note
from ..core.tables.bot_turns import DEFAULT_BOT
from ..core.tables.session import TableSession, changing
from .vote_counts import Replacement, refusal, valid_votes, votes_needed


async def vote(services: Services, user: User, table_id: str, number: int, what: Optional[Replacement]) -> TableSession:
    """Vote for a bot, or, with None, withdraw the vote. A majority seats the bot."""
    async with changing(services, table_id, user) as session:
        seat = session.require_seat(number)
        if (refused := refusal(session, seat)) is not None:
            raise refused
        valid = {who: at for who, at in valid_votes(session, seat).items() if who != user.id}
        seat.votes = valid if what is None else {**valid, user.id: time.time()}
        session.add_event("seats")
        if what is not None and len(seat.votes) >= votes_needed(session, seat):
            await _seat_bot(session, seat)
        return session


async def _seat_bot(session: TableSession, seat: Seat) -> None:
    """The person keeps the right to the seat, as if they had left."""
    stop_clock(session.table, seat, session.services.uptime.now())
    seat.kind, seat.bot, seat.user_id, seat.invite_hash, seat.votes = "bot", DEFAULT_BOT, None, None, {}
    await add_note(session.db, session.table, seat, "voted-bot")
