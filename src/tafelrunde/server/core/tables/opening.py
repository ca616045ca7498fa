"""Opens tables: creates rows and seats, and deals as soon as all seats are taken."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256

from sqlalchemy.ext.asyncio import AsyncSession

from ....kernel.game import Game, Value
from ..errors import illegal
from ..identity import token_hash
from ..kinds import OPEN, SeatKind
from ..matches.pack_texts import play_with_pack
from ..services import Services
from ..storage.models import Seat, Table, User
from ..storage.queries import add_choices
from .session import TableSession, changing
from .setup import SeatSetup, TableSetup, seat_name, seat_values, table_values


async def open_table(services: Services, user: User, setup: TableSetup, lang: str) -> TableSession:
    """Open a table. The game begins at once if no seat is open."""
    async with services.storage.changing() as db:
        table_id = await add_table(services, db, user, setup, lang)
    return await begin_if_full(services, table_id, user)


async def begin_if_full(services: Services, table_id: str, user: User) -> TableSession:
    async with changing(services, table_id, user) as session:
        full = all(seat.user_id is not None or seat.bot is not None for seat in session.seats)
        if session.table.status == OPEN and full:
            await session.begin()
        session.newly_open = session.table.version == 0
        return session


async def add_table(services: Services, db: AsyncSession, user: User, setup: TableSetup, lang: str) -> str:
    """Add a table and its seats within a transaction; returns its id."""
    game = setup.game
    options = game.read_options(setup.options)
    game.read_players(len(setup.seats))
    for seat in setup.seats:
        if seat.kind == "bot":
            require_offered(services, seat.bot)
    table = new_table(game, options, user, setup)
    await play_with_pack(db, table, game)
    db.add(table)
    await db.flush()
    db.add_all(_new_seats(services, table, user, setup.seats, lang))
    await add_choices(db, table, setup.codes)
    return table.id


def require_offered(services: Services, bot: str) -> None:
    """Refuse bots that the server does not offer, since other specs could compute for hours."""
    if bot not in services.settings.offered_bots:
        raise illegal(
            "bad-request", "no-such-bot", bot=bot[:40] or "–", offered=", ".join(services.settings.offered_bots)
        )


def new_table(game: Game, options: dict[str, Value], user: User, setup: TableSetup) -> Table:
    return Table(**table_values(game, options, user.id, setup))


def new_seat(table_id: str, number: int, kind: SeatKind, name: str) -> Seat:
    return Seat(**seat_values(table_id, number, kind, name))


def _new_seats(services: Services, table: Table, user: User, setups: Sequence[SeatSetup], lang: str) -> list[Seat]:
    seats: list[Seat] = []
    for number, setup in enumerate(setups):
        name = seat_name(setup, user.name, number, {seat.name for seat in seats}, lang)
        seat = new_seat(table.id, number, setup.kind, name)
        seat.bot = setup.bot or None
        seat.user_id = seat.holder_id = user.id if setup.kind in ("me", "device") else setup.user_id
        if table.clock:
            seat.clock_left = float(table.clock["bank"])
        if setup.kind == "open" and seat.user_id is None:
            seat.invite_hash = token_hash(invite_token(services, seat))
        seats.append(seat)
    return seats


def open_seat(services: Services, seat: Seat) -> None:
    """Open the seat with a new link; older links become invalid."""
    seat.kind = "open"
    seat.invite_serial += 1
    seat.invite_hash = token_hash(invite_token(services, seat))


def invite_token(services: Services, seat: Seat) -> str:
    """The token of a seat's link, derived from the server's secret so that the database need not hold it."""
    what = f"{seat.table_id}/{seat.seat}/{seat.invite_serial}"
    return hmac.new(services.secret, what.encode(), sha256).hexdigest()[:32]
