"""Forfeits: whoever gives up a seat in a game that counts has lost it, whatever happens at the table afterwards.

A forfeit is stored with the seat and never withdrawn, even if the person returns. A rated game is entered in the ledger
when it ends, or earlier, as soon as forfeits have decided it: nobody else can still win or lose anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..clocks.clock_changes import stop_clock
from ..matches.results import roles_of
from ..services import Services
from ..storage.models import Seat, person_in
from ..storage.queries import add_note, end_sessions
from .fair_play import counts, is_rated_game
from .session import TableHooks, TableSession, changing
from .setup import DEFAULT_BOT


async def forfeit(session: TableSession, seat: Seat) -> None:
    """The person at this seat loses the running game, if it counts and the server can still play it. Call this before
    the seat changes hands."""
    if not counts(session.table) or seat.forfeited or person_in(seat) is None or not session.has_rules:
        return
    seat.forfeited = True
    await add_note(session.db, session.table, seat, "forfeited")
    if is_rated_game(session.table) and is_decided(session.seats):
        await _settle(session)


async def _settle(session: TableSession) -> None:
    """Enter the results of a rated game that has not ended; it continues unrated."""
    await session.services[TableHooks].finished(session, roles_of(session.require_match().match))
    session.table.settled = True


async def replace_idle_player(services: Services, table_id: str) -> None:
    """A bot takes the seat of a person who has not come back to a rated game."""
    async with changing(services, table_id, None) as session:
        table = session.table
        if not (is_rated_game(table) and session.has_rules) or table.turn_seat is None:
            return
        seat = session.seats[table.turn_seat]
        if seat.user_id is not None and seat.bot is None:
            await seat_substitute(session, seat, "bot-seated")
            session.add_event("seats")


async def settle_idle_game(services: Services, table_id: str) -> None:
    """Enter a rated game that nobody continues, before it expires: whoever should have moved forfeits, and others who
    have not forfeited share their place."""
    async with changing(services, table_id, None) as session:
        if not (is_rated_game(session.table) and session.has_rules):
            return
        if session.table.turn_seat is not None:
            await forfeit(session, session.seats[session.table.turn_seat])
        if is_rated_game(session.table):
            await _settle(session)


async def seat_substitute(session: TableSession, seat: Seat, note: str) -> None:
    """A bot takes over the seat. Its owner keeps the right to return, but forfeits a game that counts."""
    await forfeit(session, seat)
    if seat.kind == "program" and seat.user_id is not None:
        await end_sessions(session.db, seat.user_id)
    stop_clock(session.table, seat, session.services.uptime.now())
    seat.kind, seat.bot, seat.user_id, seat.invite_hash, seat.votes = "bot", DEFAULT_BOT, None, None, {}
    await add_note(session.db, session.table, seat, note)


def is_decided(seats: Sequence[Seat]) -> bool:
    """Whether forfeits alone decide the game: one seat is left to win, or only bots are."""
    left = [seat for seat in seats if not seat.forfeited]
    return len(left) == 1 or not any(person_in(seat) for seat in left)
