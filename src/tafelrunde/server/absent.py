"""When somebody's time is up: nobody loses for it in silence. The table's policy decides, then the others may."""

from __future__ import annotations

from .bots import OPPONENT
from .clocks import BOT, DROP, clock_of, halt, left, welcome
from .errors import conflict, forbidden
from .house import House
from .lobby import meta, seat_of
from .storage.models import OVER, PLAYING, Seat, User
from .storage.queries import add_note
from .tables import Opened, changing
from .texts import Json, Screen


async def time_is_up(house: House, table_id: str) -> None:
    """Tell everybody, once, and do what was agreed on when the table was opened."""
    async with changing(house, table_id, None) as opened:
        table, clock = opened.table, clock_of(opened.table)
        if clock is None or table.status != PLAYING or table.turn_seat is None:
            return
        seat = opened.seats[table.turn_seat]
        rest = left(table, seat, house.time.now())
        if seat.clock_out or table.clock_from is None or rest is None or rest > 0:
            return
        seat.clock_out = True
        await add_note(opened.db, table, seat, "time-up")
        opened.tell("time")
        await replaced(opened, seat, clock.policy)


async def decide(house: House, user: User, table_id: str, number: int, what: str, screen: Screen) -> Json:
    """The others do not wait any longer: a bot stands in, or takes the seat for good."""
    async with changing(house, table_id, user) as opened:
        seat = seat_of(opened, number)
        others = [mine for mine in opened.my_seats() if mine != number]
        if not (others or opened.is_host):
            raise forbidden("not-seated", "not-at-this-table")
        if opened.table.status == OVER:
            raise conflict("over")
        if not seat.clock_out:
            raise conflict("still-time")
        await replaced(opened, seat, what)
        return meta(opened, screen)


async def replaced(opened: Opened, seat: Seat, what: str) -> None:
    if what == BOT and seat.user_id is not None:
        seat.bot = OPPONENT
    elif what in (BOT, DROP):
        seat.kind, seat.bot, seat.user_id, seat.invite_hash = "bot", OPPONENT, None, None
    else:
        return
    halt(opened.table, seat, opened.house.time.now())
    await add_note(opened.db, opened.table, seat, "stand-in" if seat.user_id else "bot-seated")
    opened.tell("seats")


async def come_back(opened: Opened, seat: Seat) -> None:
    """Whoever a bot stands in for has only to choose something."""
    if seat.bot is not None and seat.user_id is not None:
        seat.bot = None
        welcome(opened.table, seat, opened.house.time.now())
        await add_note(opened.db, opened.table, seat, "returned")
        opened.tell("seats")
