"""Seats for programs from outside: each gets a token, which is shown once and opens that seat and nothing else."""

from __future__ import annotations

from .clocks import welcome
from .errors import conflict, forbidden
from .house import House
from .lobby import begin_if_full, seat_of
from .storage.models import OVER, User
from .storage.queries import add_note, end_sessions
from .tables import changing
from .texts import Json, Screen

PROGRAM = "program"  # the kind of such a seat


async def seat_program(house: House, user: User, table_id: str, number: int, screen: Screen) -> Json:
    """A free seat, or one's own, is played by whoever has the new token; an older one is worth nothing any more."""
    async with changing(house, table_id, user) as opened:
        seat = seat_of(opened, number)
        free = seat.user_id is None or seat.kind == PROGRAM
        if not (opened.mine(number) or (opened.is_host and free)):
            raise forbidden("not-your-seat", "no-token")
        if opened.table.status == OVER:
            raise conflict("over")
        if seat.kind == PROGRAM and seat.user_id is not None:
            await end_sessions(opened.db, seat.user_id)
        program, token = await house.people.new_program(opened.db, seat.name)
        seat.kind, seat.bot, seat.user_id, seat.invite_hash = PROGRAM, None, program.id, None
        welcome(opened.table, seat, house.time.now())
        opened.tell("seats")
        await add_note(opened.db, opened.table, seat, PROGRAM)
    return {"token": token, "seat": number, "table": await begin_if_full(house, table_id, user, screen)}
