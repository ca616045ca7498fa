"""Tournaments: create, enter, start, and run rounds automatically.

When all tables of a round are over, the next round starts (`advance`), in whichever process locks the tournament's row
first. Clocks run from the deal on, even before the players have viewed the game, so nobody can delay the others. A
player whose time is up is replaced by a bot until they return, or forfeits the table, as chosen by the host.
"""

from __future__ import annotations

import hmac
import logging
import secrets
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple, Optional

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from ...games import games
from ...kernel.game import Game
from ...kernel.match import Match
from ..core.account_names import own_name
from ..core.background import Background
from ..core.clocks.clock import BOT, DROP, Clock
from ..core.errors import conflict, forbidden, not_found
from ..core.kinds import OPEN, OVER, PLAYING, Absence, Policy, TournamentFormat
from ..core.plain_text import LONGEST_TITLE, plain_line
from ..core.seat_names import nameless
from ..core.services import Services
from ..core.storage.models import Entrant, Heat, Seat, Table, Tournament, User
from ..core.tables.opening import add_table, begin_if_full, require_offered
from ..core.tables.setup import BOT_NAMES, SeatSetup, TableSetup, distinct_name
from ..core.time_slice import TimeSlice, in_slices
from ..moderation.interface import require_not_blocked
from ..ratings.interface import places_of
from .pairing import LEAST_AT_A_TABLE, Round, circle, default_rounds, in_seats, spread, swiss
from .standings import SITTING_OUT, points_of, standings

MOST_ROUNDS: Final = 20
MOST_HOSTED: Final = 10  # unfinished ones of one person
SHOWN: Final = 50

log = logging.getLogger(__name__)

_RUNNING: Final = "SELECT id FROM tournaments WHERE status = ?"


@dataclass(frozen=True)
class TournamentSetup:
    game: Game
    options: Mapping[str, object]
    title: str
    format: TournamentFormat
    group_size: int
    rounds: int  # 0: depends on the entrants
    most: int
    clock: Clock  # its policy is ignored
    absent: Absence
    public: bool


@dataclass(frozen=True)
class LoadedTournament:
    """A tournament with its entrants and tables."""

    tournament: Tournament
    entrants: list[Entrant]
    heats: list[Heat]
    host_name: str = ""

    def entry_of(self, user: Optional[User]) -> Optional[Entrant]:
        return next((one for one in self.entrants if user is not None and one.user_id == user.id), None)

    def is_host(self, user: Optional[User]) -> bool:
        return user is not None and self.tournament.host_id == user.id

    def summary_for(self, user: Optional[User]) -> TournamentSummary:
        entered = self.entry_of(user) is not None
        return TournamentSummary(self.tournament, len(self.entrants), self.host_name, self.is_host(user), entered)


class TournamentSummary(NamedTuple):
    """A tournament as a list shows it to one viewer."""

    tournament: Tournament
    taken: int  # places
    host_name: str
    is_host: bool
    is_entered: bool


def contest_key(tournament_id: str) -> str:
    """The key of its tables and of its listeners."""
    return f"tournament.{tournament_id}"


# ------------------------------------------------------------------------------------------------ queries


async def find(services: Services, tournament_id: str) -> LoadedTournament:
    return await services.storage.read_in_thread(lambda db: _load(db, tournament_id))


async def find_with_tables(services: Services, tournament_id: str) -> tuple[LoadedTournament, dict[str, Table]]:
    def read(db: Session) -> tuple[LoadedTournament, dict[str, Table]]:
        loaded = _load(db, tournament_id)
        ids = [heat.table_id for heat in loaded.heats if heat.table_id is not None]
        return loaded, {table.id: table for table in db.scalars(select(Table).where(Table.id.in_(ids)))}

    return await services.storage.read_in_thread(read)


async def listed(services: Services, user: Optional[User]) -> list[TournamentSummary]:
    """Public tournaments and those that the user hosts or has entered; open ones first, then newest first."""
    me = user.id if user else ""
    entries = select(func.count()).where(Entrant.tournament_id == Tournament.id)
    taken, entered = entries.scalar_subquery(), entries.where(Entrant.user_id == me).scalar_subquery()
    shown = or_(Tournament.public, Tournament.host_id == me, entered > 0)
    order = (Tournament.status == OVER, Tournament.status == PLAYING, Tournament.created.desc())
    query = select(Tournament, taken, User.name, entered).outerjoin(User, User.id == Tournament.host_id)
    async with services.storage.reading() as db:
        rows = (await db.execute(query.where(shown).order_by(*order).limit(SHOWN))).all()
    return [
        TournamentSummary(tournament, number, host or "", user is not None and tournament.host_id == me, mine > 0)
        for tournament, number, host, mine in rows
        if tournament.game in games
    ]


def _load(db: Session, tournament_id: str, change: bool = False) -> LoadedTournament:
    query = select(Tournament).where(Tournament.id == tournament_id)
    tournament = db.execute(query.with_for_update() if change else query).scalar_one_or_none()
    if tournament is None:
        raise not_found("no-tournament")
    entrants = select(Entrant).where(Entrant.tournament_id == tournament_id).order_by(Entrant.n)
    heats = select(Heat).where(Heat.tournament_id == tournament_id).order_by(Heat.round, Heat.n)
    host = db.get(User, tournament.host_id) if tournament.host_id else None
    return LoadedTournament(tournament, [*db.scalars(entrants)], [*db.scalars(heats)], host.name if host else "")


# ------------------------------------------------------------------------------------------------ before the start


async def create(services: Services, user: User, setup: TournamentSetup) -> str:
    """Create a tournament; returns its id."""
    game, options = setup.game, setup.game.read_options(setup.options)
    for players in range(LEAST_AT_A_TABLE, setup.group_size + 1):  # some tables may be smaller
        Match(game, game.read_players(players), 1, options)  # raises if the options do not fit the number of players
    async with services.storage.changing() as db:
        hosted = select(func.count()).where(Tournament.host_id == user.id, Tournament.status != OVER)
        if (await db.scalar(hosted) or 0) >= MOST_HOSTED:
            raise conflict("refused", "many-tournaments", most=MOST_HOSTED)
        tournament = Tournament(
            id=secrets.token_urlsafe(9),
            host_id=user.id,
            title=plain_line(setup.title, LONGEST_TITLE),
            game=game.name,
            options=options,
            format=setup.format,
            group_size=setup.group_size,
            rounds=setup.rounds,
            most=setup.most,
            clock={"bank": setup.clock.bank, "increment": setup.clock.increment},
            night=setup.clock.night or None,
            absent=setup.absent,
            public=setup.public,
            status=OPEN,
            round=0,
            created=time.time(),
        )
        db.add(tournament)
    return tournament.id


@asynccontextmanager
async def _changing(
    services: Services, tournament_id: str, host: Optional[User] = None, is_open: bool = True
) -> AsyncIterator[tuple[AsyncSession, LoadedTournament]]:
    """A transaction that changes a tournament and notifies listeners. Refuses users other than the `host`, and with
    `is_open` a tournament that has begun."""
    async with services.storage.changing() as db:
        loaded = await db.run_sync(_load, tournament_id, change=True)
        if is_open and loaded.tournament.status != OPEN:
            raise conflict("refused", "tournament-begun")
        if host is not None:
            _require_host(loaded, host)
        yield db, loaded
        await services.pg_notify.notify(db, contest_key(tournament_id))
    services.listeners.wake(contest_key(tournament_id))


async def enter(services: Services, user: User, tournament_id: str, name: str, lang: str) -> None:
    async with _changing(services, tournament_id) as (db, loaded):
        if loaded.entry_of(user) is None:
            await require_not_blocked(db, user.id, [loaded.tournament.host_id])
            name = await own_name(db, user, name) or nameless(len(loaded.entrants), lang)
            _add(db, loaded, name, user_id=user.id)


async def enter_bots(services: Services, user: User, tournament_id: str, bot: str, number: int) -> None:
    require_offered(services, bot)
    async with _changing(services, tournament_id, user) as (db, loaded):
        for _ in range(number):
            taken = {one.name for one in loaded.entrants}
            _add(db, loaded, next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0]), bot=bot)


def _add(
    db: AsyncSession, loaded: LoadedTournament, name: str, user_id: Optional[str] = None, bot: Optional[str] = None
) -> None:
    if len(loaded.entrants) >= loaded.tournament.most:
        raise conflict("refused", "tournament-full", most=loaded.tournament.most)
    n = max((one.n for one in loaded.entrants), default=-1) + 1
    name = distinct_name(name, {one.name for one in loaded.entrants})
    entrant = Entrant(tournament_id=loaded.tournament.id, n=n, user_id=user_id, bot=bot, name=name, withdrawn=False)
    db.add(entrant)
    loaded.entrants.append(entrant)


async def withdraw(services: Services, user: User, tournament_id: str, number: int) -> None:
    """Withdraw oneself, or as the host anybody. After the start they still finish their current table, or its clock
    runs out, and a host who plays decides about nobody else."""
    async with _changing(services, tournament_id, is_open=False) as (db, loaded):
        found = next((one for one in loaded.entrants if one.n == number), None)
        if found is None:
            raise not_found("no-person")
        if found.user_id != user.id:
            _require_host(loaded, user)
            if loaded.tournament.status != OPEN and loaded.entry_of(user) is not None:
                raise forbidden("host-only", "playing-host")
        if loaded.tournament.status == OVER:
            raise conflict("over")
        if loaded.tournament.status == OPEN:
            await db.delete(found)
        else:
            found.withdrawn = True


async def cancel(services: Services, user: User, tournament_id: str) -> None:
    async with _changing(services, tournament_id, user) as (db, _):
        await db.execute(delete(Tournament).where(Tournament.id == tournament_id))


async def start(services: Services, user: User, tournament_id: str) -> None:
    async with _changing(services, tournament_id, user) as (_, loaded):
        if len(loaded.entrants) < 2:
            raise conflict("refused", "too-few-entrants")
        tournament = loaded.tournament
        rounds = tournament.rounds or default_rounds(tournament.format, len(loaded.entrants), tournament.group_size)
        tournament.rounds, tournament.status = min(rounds, MOST_ROUNDS), PLAYING
    await advance(services, tournament_id)


def _require_host(loaded: LoadedTournament, user: User) -> None:
    if not loaded.is_host(user):
        raise forbidden("host-only", "tournament-host-only")


# ------------------------------------------------------------------------------------------------ rounds


class Director:
    """Starts the next rounds of running tournaments, every few seconds."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._background = Background()

    def open(self) -> None:
        advance_all = partial(_advance_all, self._services)
        self._background.repeat(self._services.settings.beat_seconds, advance_all, "tournaments could not be advanced")

    async def close(self) -> None:
        await self._background.close()


async def _advance_all(services: Services) -> None:
    running = await services.storage.fetch(_RUNNING, (PLAYING,), lambda row, _: str(row[0]))
    for tournament_id in running:
        try:
            await advance(services, tournament_id)
        except Exception:
            log.exception("tournament %s: its next round could not be started", tournament_id)


async def advance(services: Services, tournament_id: str) -> None:
    """Record the results of finished tables; after the last one start the next round, or end the tournament."""
    async with services.storage.changing() as db:
        loaded = await db.run_sync(_load, tournament_id, change=True)
        tournament = loaded.tournament
        if tournament.status != PLAYING or tournament.game not in games:
            return
        time_slice, changed = TimeSlice(), list[bool]()
        for heat in loaded.heats:
            if heat.points is None:
                changed.append(await _record_result(db, tournament, heat))
                await time_slice.share()
        waiting = [heat for heat in loaded.heats if heat.points is None]
        if not waiting and not await _start_next_round(services, db, loaded):
            tournament.status = OVER
        if any(changed) or not waiting:
            await services.pg_notify.notify(db, contest_key(tournament_id))
        host = await _table_host(db, loaded)
        tables = [heat.table_id for heat in loaded.heats if heat.points is None and heat.table_id is not None]
        to_begin = list(await db.scalars(select(Table.id).where(Table.id.in_(tables), Table.status == OPEN)))
    for table_id in to_begin:
        assert host is not None
        await begin_if_full(services, table_id, host)
    if any(changed) or not waiting:
        services.listeners.wake(contest_key(tournament_id))


async def _record_result(db: AsyncSession, tournament: Tournament, heat: Heat) -> bool:
    """Returns whether the table has a result now. A deleted table gives equal points to all."""
    table = await db.get(Table, heat.table_id)
    if table is None:
        heat.points, heat.scores = [0.5] * len(heat.entrants), None
        return True
    if table.status != OVER or table.result is None:
        return False
    seats = await db.scalars(select(Seat).where(Seat.table_id == table.id).order_by(Seat.seat))
    missing = {seat.seat for seat in seats if seat.forfeited}
    places = places_of(table.result["scores"], table.result["winners"])
    heat.points = points_of(places, missing if tournament.absent == "forfeit" else ())
    heat.scores = table.result["scores"]
    return True


async def _table_host(db: AsyncSession, loaded: LoadedTournament) -> Optional[User]:
    """The host of the tables: that of the tournament, or an entrant if the host was deleted."""
    people = [loaded.tournament.host_id, *(one.user_id for one in loaded.entrants)]
    return await db.get(User, next((who for who in people if who), ""))


async def _start_next_round(services: Services, db: AsyncSession, loaded: LoadedTournament) -> bool:
    """False if there is none: all rounds were played, or too few entrants are left."""
    tournament, host = loaded.tournament, await _table_host(db, loaded)
    if host is None or tournament.round >= tournament.rounds:
        return False
    pairing = await _pair(loaded, services.secret)
    if not pairing.groups:
        return False
    tournament.round += 1
    past, time_slice = [heat.entrants for heat in loaded.heats], TimeSlice()
    for n, group in enumerate(pairing.groups):
        await time_slice.share()
        seated = in_seats(group, past)
        table_id = await _add_table(services, db, loaded, host, seated)
        heat = Heat(tournament_id=tournament.id, round=tournament.round, n=n, table_id=table_id, entrants=seated)
        heat.points = heat.scores = None
        loaded.heats.append(heat)
    for n, one in enumerate(pairing.sitting_out, len(pairing.groups)):
        heat = Heat(tournament_id=tournament.id, round=tournament.round, n=n, table_id=None, entrants=[one])
        heat.points, heat.scores = [SITTING_OUT[tournament.format]], None
        loaded.heats.append(heat)
    db.add_all(heat for heat in loaded.heats if heat.round == tournament.round)
    await db.flush()
    return True


async def _pair(loaded: LoadedTournament, secret: bytes) -> Round:
    """The pairing of the next round. The random seed is derived from the tournament, so all processes agree, and from
    the server's secret, or a host could compute which entrants to add for a pairing of their choice."""
    tournament, number = loaded.tournament, loaded.tournament.round + 1
    active = [one.n for one in loaded.entrants if not one.withdrawn]
    past = [heat.entrants for heat in loaded.heats if len(heat.entrants) > 1]
    dice = Random(hmac.new(secret, f"round {number} of {tournament.id}".encode(), sha256).digest())
    if tournament.format == "robin" and tournament.group_size == 2:
        return _without_withdrawn(circle([one.n for one in loaded.entrants], number), active)
    if tournament.format == "robin" or number == 1:
        return await in_slices(spread(active, tournament.group_size, past, dice))
    order = [one.entrant for one in standings(active, loaded.heats)]
    sat_out = [heat.entrants[0] for heat in loaded.heats if len(heat.entrants) == 1]
    return await in_slices(swiss(order, tournament.group_size, past, sat_out))


def _without_withdrawn(found: Round, active: Sequence[int]) -> Round:
    """Opponents of withdrawn entrants sit out."""
    groups = [[one for one in group if one in active] for group in (*found.groups, found.sitting_out)]
    return Round(
        [group for group in groups if len(group) > 1], [one for group in groups for one in group if len(group) == 1]
    )


async def _add_table(
    services: Services, db: AsyncSession, loaded: LoadedTournament, host: User, group: Sequence[int]
) -> str:
    tournament = loaded.tournament
    by_number = {one.n: one for one in loaded.entrants}
    seats = []
    for entrant in (by_number[n] for n in group):
        if entrant.user_id is not None:
            seats.append(SeatSetup("open", entrant.name, user_id=entrant.user_id))
        else:
            seats.append(SeatSetup("bot", entrant.name, entrant.bot or services.settings.offered_bots[0]))
    policy: Policy = BOT if tournament.absent == "bot" else DROP
    clock = Clock(**tournament.clock, policy=policy, night=tournament.night or "")
    title = f"{tournament.title} · {tournament.round}/{tournament.rounds}"
    setup = TableSetup(
        games[tournament.game],
        tournament.options,
        seats,
        title,
        clock=clock if any(seat.user_id for seat in seats) else None,
        contest=contest_key(tournament.id),
        rated=True,  # decided at the deal: if all people have accounts
    )
    table_id = await add_table(services, db, host, setup, "en")
    seen = update(Seat).where(Seat.table_id == table_id).values(seen=True)  # so that clocks start at once
    await db.execute(seen.execution_options(synchronize_session=False))
    return table_id
