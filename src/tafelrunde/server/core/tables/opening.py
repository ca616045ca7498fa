"""Opens tables: creates rows and seats, and deals as soon as all seats are taken."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Optional

from sqlalchemy.ext.asyncio import AsyncSession

from ....kernel.game import Game, Value
from ....kernel.rng import Seed
from ..clocks.clock import Clock
from ..errors import illegal
from ..identity import token_hash
from ..kinds import OPEN, SeatKind
from ..matches.pack_texts import play_with_pack
from ..plain_text import LONGEST_NAME, LONGEST_TITLE, plain_line
from ..seat_names import nameless
from ..services import Services
from ..storage.models import Seat, Table, User
from ..storage.queries import add_choices
from .bot_turns import DEFAULT_BOT
from .session import TableSession, changing
from .webhook import Webhook

BOT_NAMES: Final = ("Ada", "Bruno", "Clara", "Dario", "Edda", "Felix")


@dataclass(frozen=True)
class SeatSetup:
    """Who takes a seat: the host, another player on the same device, a bot, or the first person to follow a link."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    user_id: Optional[str] = None  # a known person, as in a rematch


@dataclass(frozen=True)
class TableSetup:
    game: Game
    options: Mapping[str, object]
    seats: Sequence[SeatSetup]
    title: str = ""
    seed: Optional[Seed] = None
    spectators: bool = True
    public: bool = False
    codes: Sequence[int] = ()  # choices already made
    clock: Optional[Clock] = None
    webhook: Optional[Webhook] = None
    lesson: Optional[Mapping[str, object]] = None
    tryouts: bool = False
    contest: Optional[str] = None
    rated: bool = False


def against_bots(players: int, mine: int = 0) -> list[SeatSetup]:
    """The host at one seat, bots at the others."""
    return [SeatSetup("me") if seat == mine else SeatSetup("bot", bot=DEFAULT_BOT) for seat in range(players)]


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
    return Table(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules_version=game.rules_version,
        component_hash=game.hash_of(options),
        title=plain_line(setup.title, LONGEST_TITLE),
        players=len(setup.seats),
        options=options,
        seed=setup.seed,
        chosen_seed=setup.seed is not None and setup.contest is None,
        status=OPEN,
        spectators=setup.spectators,
        public=setup.public,
        host_id=user.id,
        created=time.time(),
        version=0,
        plies=0,
        started=bool(setup.codes) and setup.lesson is None,
        turn_seat=None,
        turn_since=None,
        result=None,
        rematch_id=None,
        clock=setup.clock.stored() if setup.clock else None,
        night=setup.clock.night or None if setup.clock else None,
        clock_from=None,
        looked=time.time(),
        webhook=setup.webhook.url if setup.webhook else None,
        webhook_secret=setup.webhook.secret if setup.webhook else None,
        lesson=dict(setup.lesson) if setup.lesson else None,
        tryouts=setup.tryouts,
        contest=setup.contest,
        rated=setup.rated,
        settled=False,
    )


def new_seat(table_id: str, number: int, kind: SeatKind, name: str) -> Seat:
    return Seat(
        table_id=table_id,
        seat=number,
        kind=kind,
        name=name,
        bot=None,
        user_id=None,
        holder_id=None,
        invite_serial=0,
        invite_hash=None,
        auto_end=False,
        ask_everything=False,
        orders={},
        clock_left=None,
        clock_out=False,
        seen=False,
        votes={},
        shows_chances=False,
        forfeited=False,
    )


def _new_seats(services: Services, table: Table, user: User, setups: Sequence[SeatSetup], lang: str) -> list[Seat]:
    seats: list[Seat] = []
    for number, setup in enumerate(setups):
        name = _seat_name(setup, user, number, {seat.name for seat in seats}, lang)
        seat = new_seat(table.id, number, setup.kind, name)
        seat.bot = setup.bot or None
        seat.user_id = seat.holder_id = user.id if setup.kind in ("me", "device") else setup.user_id
        if table.clock:
            seat.clock_left = float(table.clock["bank"])
        if setup.kind == "open" and seat.user_id is None:
            seat.invite_hash = token_hash(invite_token(services, seat))
        seats.append(seat)
    return seats


def _seat_name(setup: SeatSetup, user: User, number: int, taken: set[str], lang: str) -> str:
    """The given name, else that of the person, else a default; distinct from those `taken`."""
    name = plain_line(setup.name, LONGEST_NAME)
    if not name and setup.kind == "me":
        name = user.name
    if not name and setup.kind == "bot":
        name = next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
    return distinct_name(name or nameless(number, lang), taken)


def distinct_name(name: str, taken: set[str]) -> str:
    """The name, with a number if it is taken, so that names in the log are unambiguous."""
    n, found = 2, name
    while found in taken:
        found = f"{name} {n}"
        n += 1
    return found


def open_seat(services: Services, seat: Seat) -> None:
    """Open the seat with a new link; older links become invalid."""
    seat.kind = "open"
    seat.invite_serial += 1
    seat.invite_hash = token_hash(invite_token(services, seat))


def invite_token(services: Services, seat: Seat) -> str:
    """The token of a seat's link, derived from the server's secret so that the database need not hold it."""
    what = f"{seat.table_id}/{seat.seat}/{seat.invite_serial}"
    return hmac.new(services.secret, what.encode(), sha256).hexdigest()[:32]
