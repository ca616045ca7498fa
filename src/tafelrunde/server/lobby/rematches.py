"""Opens a rematch, or the next game of a campaign, for the same people."""

from __future__ import annotations

from dataclasses import replace
from typing import Optional

from ...games import games
from ..core.clocks.clock import clock_of
from ..core.errors import conflict, forbidden
from ..core.kinds import OVER
from ..core.matches.packed import packed_box
from ..core.services import Services
from ..core.storage.models import Seat, User
from ..core.tables.bot_turns import DEFAULT_BOT
from ..core.tables.opening import SeatSetup, TableSetup, add_table, begin_if_full
from ..core.tables.session import TableSession, changing
from ..core.tables.webhook import webhook_of
from .seats import PROGRAM


async def rematch(services: Services, user: User, table_id: str, lang: str) -> TableSession:
    """A new table with the same people and options. A second request returns the same new table."""
    async with changing(services, table_id, user) as session:
        _require_finished(session)
        again = session.table.rematch_id
        if again is None:
            again = await add_table(services, session.db, user, _same_setup(session), lang)
            session.table.rematch_id = again
    return await begin_if_full(services, again, user)


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


def _same_setup(session: TableSession) -> TableSetup:
    table = session.table
    return TableSetup(
        games[table.game] if table.pack is None else packed_box(table) or games[table.game],
        table.options,
        [_same_seat(session, seat) for seat in session.seats],
        table.title,
        spectators=table.spectators,
        public=table.public,
        clock=clock_of(table),
        webhook=webhook_of(table) if session.is_host else None,  # the caller becomes the host and may read the address
    )


def _same_seat(session: TableSession, seat: Seat) -> SeatSetup:
    if seat.bot and seat.user_id is None:
        offered = seat.bot in session.services.settings.offered_bots
        return SeatSetup("bot", seat.name, seat.bot if offered else DEFAULT_BOT)
    person = seat.holder_id if seat.kind == PROGRAM else seat.user_id  # a token is for one table
    if session.user is not None and person == session.user.id:
        return SeatSetup(seat.kind if seat.kind == "device" else "me", seat.name)
    return SeatSetup("open", seat.name, user_id=person)
