"""Opens a rematch, or the next game of a campaign, for the same people."""

from __future__ import annotations

from dataclasses import replace
from typing import Optional

from ...games import games
from ..core.clocks.clock import clock_of
from ..core.errors import conflict, forbidden
from ..core.kinds import OPEN, OVER
from ..core.matches.packed import packed_box
from ..core.services import Services
from ..core.storage.models import Seat, User
from ..core.tables.opening import add_table, begin_if_full
from ..core.tables.session import TableSession, changing
from ..core.tables.setup import DEFAULT_BOT, SeatSetup, TableSetup
from ..core.tables.webhook import webhook_of
from .invitations import add_invitation
from .rated import require_no_ban, require_rated_player
from .seats import PROGRAM


async def rematch(services: Services, user: User, table_id: str, lang: str) -> TableSession:
    """A new table with the same people and options. A second request returns the same new table. A rematch of a rated
    game is rated, so the others must agree: their requests take their seats."""
    async with changing(services, table_id, user) as session:
        _require_finished(session)
        again, seats = session.table.rematch_id, session.my_seats()
        if session.table.rated:
            await require_rated_player(session.db, user)
        if again is None:
            again = await add_table(services, session.db, user, _same_setup(session, session.table.rated), lang)
            session.table.rematch_id = again
            if session.table.rated:
                invited = {seat.user_id for seat in session.seats if seat.user_id is not None} - {user.id}
                for person in sorted(invited):
                    await add_invitation(services, session.db, user, again, person)
    if session.table.rated:
        await _take_kept_seats(services, user, again, seats)
    return await begin_if_full(services, again, user)


async def _take_kept_seats(services: Services, user: User, table_id: str, numbers: list[int]) -> None:
    """Sit down where the rated rematch has a free seat for this person."""
    async with changing(services, table_id, user) as session:
        await require_no_ban(session)
        for number in numbers:
            seat = session.seats[number]
            if session.table.status == OPEN and seat.user_id is None and seat.bot is None and not session.my_seats():
                seat.user_id = seat.holder_id = user.id
                seat.invite_hash = None
                session.add_event("seats")


async def next_game(services: Services, user: User, table_id: str, lang: str) -> TableSession:
    """The next game of a campaign for the same people. A second request returns the same new table, whose id is stored
    in the result."""
    async with changing(services, table_id, user) as session:
        _require_finished(session)
        table = session.table
        follows = games[table.game].rules.follow_up(table.options)
        if follows is None or follows.options is None:
            raise conflict("no-next")
        result = table.result or {}
        new: Optional[str] = result.get("next")
        if new is None:
            setup = replace(_same_setup(session), options=follows.options)
            new = await add_table(services, session.db, user, setup, lang)
            table.result = {**result, "next": new}
    return await begin_if_full(services, new, user)


def _require_finished(session: TableSession) -> None:
    if not (session.is_host or session.my_seats()):
        raise forbidden("forbidden", "no-rematch")
    if session.table.status != OVER:
        raise conflict("not-over")


def _same_setup(session: TableSession, rated: bool = False) -> TableSetup:
    table = session.table
    return TableSetup(
        games[table.game] if table.pack is None else packed_box(table) or games[table.game],
        table.options,
        [_same_seat(session, seat, rated) for seat in session.seats],
        table.title,
        spectators=table.spectators,
        public=table.public,
        clock=clock_of(table),
        webhook=webhook_of(table) if session.is_host else None,  # the caller becomes the host and may read the address
        rated=rated,
    )


def _same_seat(session: TableSession, seat: Seat, rated: bool) -> SeatSetup:
    if seat.bot and seat.user_id is None:
        offered = seat.bot in session.services.settings.offered_bots
        return SeatSetup("bot", seat.name, seat.bot if offered else DEFAULT_BOT)
    person = seat.holder_id if seat.kind == PROGRAM else seat.user_id  # a token is for one table
    if session.user is not None and person == session.user.id:
        return SeatSetup(seat.kind if seat.kind == "device" else "me", seat.name)
    return SeatSetup("open", seat.name, user_id=None if rated else person)
