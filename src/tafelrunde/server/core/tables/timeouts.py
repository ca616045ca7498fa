"""Handles timeouts of clocks, by the table's policy or by decision of the other players."""

from __future__ import annotations

from typing import Optional

from ..clocks.clock import BOT, DROP, clock_of, seconds_left
from ..clocks.clock_changes import note_first_look, stop_clock
from ..errors import conflict, forbidden
from ..kinds import OVER, PLAYING
from ..services import Services
from ..storage.models import Seat, User
from ..storage.queries import add_note
from .fair_play import has_director
from .forfeits import forfeit, seat_substitute
from .play_session import PlaySession
from .session import TableSession, changing
from .setup import DEFAULT_BOT


async def time_is_up(services: Services, table_id: str) -> None:
    """Announce a timeout once, and apply the table's policy."""
    async with changing(services, table_id, None) as session:
        table, clock = session.table, clock_of(session.table)
        if clock is None or table.status != PLAYING or table.turn_seat is None:
            return
        seat = session.seats[table.turn_seat]
        rest = seconds_left(table, seat, services.uptime.now())
        if seat.clock_out or table.clock_from is None or rest is None or rest > 0:
            return
        seat.clock_out = True
        await add_note(session.db, table, seat, "time-up")
        session.add_event("time")
        await _replace_player(session, seat, clock.policy)


async def first_look(services: Services, user: Optional[User], session: PlaySession, number: int) -> None:
    """Note that a player has viewed the game; the first time starts their clock if it is their turn."""
    if number < 0 or session.table.status != PLAYING or session.table.clock is None:
        return
    if session.seats[number].seen or not session.is_mine(number):
        return
    async with changing(services, session.table.id, user) as looked:
        if note_first_look(looked.table, looked.seats[number], services.uptime.now()):
            looked.add_event("seats")


async def replace_absent(services: Services, user: User, table_id: str, number: int, what: str) -> TableSession:
    """Replace a player whose time is up with a bot, until they return or for good."""
    async with changing(services, table_id, user) as session:
        seat = session.require_seat(number)
        others = [mine for mine in session.my_seats() if mine != number]
        if not (others or session.is_host):
            raise forbidden("not-seated", "not-at-this-table")
        if session.table.status == OVER:
            raise conflict("over")
        if has_director(session.table):
            raise conflict("refused", "seat-in-contest")
        if not seat.clock_out:
            raise conflict("still-time")
        await _replace_player(session, seat, what)
        return session


async def _replace_player(session: TableSession, seat: Seat, what: str) -> None:
    if what == BOT and seat.user_id is not None:
        await forfeit(session, seat)
        seat.bot = DEFAULT_BOT
        stop_clock(session.table, seat, session.services.uptime.now())
        await add_note(session.db, session.table, seat, "stand-in")
    elif what in (BOT, DROP):
        await seat_substitute(session, seat, "bot-seated")
    else:
        return
    session.add_event("seats")
