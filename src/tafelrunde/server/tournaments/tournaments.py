"""Tournaments: a host says what is played, people and bots enter, and from the start on they run by themselves.

When all tables of a round are over, the next round is set (`advance`), by whichever process comes first: the row of the
tournament is locked. Clocks run from the deal on, seen or not, so nobody can hold the others up; whose time is up is
replaced by a bot until they come back, or has lost the table, as the host said.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple, Optional

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from ...games import games
from ...kernel.game import Game
from ...kernel.match import Match
from ..core.clocks.clock import BOT, DROP, Clock
from ..core.errors import conflict, forbidden, not_found
from ..core.kinds import OPEN, OVER, PLAYING, Absence, Policy, TournamentFormat
from ..core.plain_text import LONGEST_NAME, LONGEST_TITLE, plain_line
from ..core.seat_names import nameless
from ..core.services import Services
from ..core.storage.models import Entrant, Heat, Seat, Table, Tournament, User
from ..core.storage.queries import NO_SYNC
from ..core.tables.opening import (
    BOT_NAMES,
    SeatSetup,
    TableSetup,
    add_table,
    begin_if_full,
    distinct_name,
    require_offered,
)
from ..core.time_slice import TimeSlice, in_slices
from ..moderation.interface import require_welcome
from ..ratings.interface import places_of
from .pairing import LEAST_AT_A_TABLE, Round, circle, in_seats, spread, swiss, usual_rounds
from .standings import SITTING_OUT, points_of, standings

MOST_ROUNDS: Final = 20
MOST_HOSTED: Final = 10  # that are not over, of one person
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
    rounds: int  # 0: as many as it takes
    most: int
    clock: Clock  # its policy follows from `absent`
    absent: Absence
    public: bool


@dataclass(frozen=True)
class Event:
    """A tournament with all that belongs to it."""

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


# ------------------------------------------------------------------------------------------------ looking


async def find(services: Services, tournament_id: str) -> Event:
    async with services.storage.reading() as db:
        return await _load(db, tournament_id, change=False)


async def listed(services: Services, user: Optional[User]) -> list[TournamentSummary]:
    """Those that are public, or that I hold or am in; those that can be entered first, then the newest."""
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


async def _load(db: AsyncSession, tournament_id: str, change: bool) -> Event:
    query = select(Tournament).where(Tournament.id == tournament_id)
    tournament = (await db.execute(query.with_for_update() if change else query)).scalar_one_or_none()
    if tournament is None:
        raise not_found("no-tournament")
    entrants = select(Entrant).where(Entrant.tournament_id == tournament_id).order_by(Entrant.n)
    heats = select(Heat).where(Heat.tournament_id == tournament_id).order_by(Heat.round, Heat.n)
    host = await db.get(User, tournament.host_id) if tournament.host_id else None
    return Event(tournament, list(await db.scalars(entrants)), list(await db.scalars(heats)), host.name if host else "")


# ------------------------------------------------------------------------------------------------ before it begins


async def hold(services: Services, user: User, setup: TournamentSetup) -> Event:
    game, options = setup.game, setup.game.read_options(setup.options)
    for players in range(LEAST_AT_A_TABLE, setup.group_size + 1):  # tables may be smaller, if it does not come out even
        Match(game, game.read_players(players), 1, options)  # some options fit some numbers of players only
    async with services.storage.changing() as db:
        held = select(func.count()).select_from(Tournament)
        if (await db.scalar(held.where(Tournament.host_id == user.id, Tournament.status != OVER)) or 0) >= MOST_HOSTED:
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
    return await find(services, tournament.id)


async def enter(services: Services, user: User, tournament_id: str, name: str, lang: str) -> None:
    async with services.storage.changing() as db:
        event = await _open_event(db, tournament_id)
        if event.entry_of(user) is None:
            await require_welcome(db, user.id, [event.tournament.host_id])
            called = plain_line(name, LONGEST_NAME) or user.name or nameless(len(event.entrants), lang)
            _add(db, event, called, user_id=user.id)
        await _told(services, db, tournament_id)
    services.listeners.wake(contest_key(tournament_id))


async def enter_bots(services: Services, user: User, tournament_id: str, bot: str, number: int) -> None:
    require_offered(services, bot)
    async with services.storage.changing() as db:
        event = await _open_event(db, tournament_id)
        _require_host(event, user)
        for _ in range(number):
            taken = {one.name for one in event.entrants}
            _add(db, event, next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0]), bot=bot)
        await _told(services, db, tournament_id)
    services.listeners.wake(contest_key(tournament_id))


def _add(db: AsyncSession, event: Event, name: str, user_id: Optional[str] = None, bot: Optional[str] = None) -> None:
    if len(event.entrants) >= event.tournament.most:
        raise conflict("refused", "tournament-full", most=event.tournament.most)
    n = max((one.n for one in event.entrants), default=-1) + 1
    called = distinct_name(name, {one.name for one in event.entrants})
    entrant = Entrant(tournament_id=event.tournament.id, n=n, user_id=user_id, bot=bot, name=called, withdrawn=False)
    db.add(entrant)
    event.entrants.append(entrant)


async def withdraw(services: Services, user: User, tournament_id: str, number: int) -> None:
    """Oneself; the host anybody. Before it begins they are out; later they finish the table they sit at, or its clock
    does."""
    async with services.storage.changing() as db:
        event = await _load(db, tournament_id, change=True)
        found = next((one for one in event.entrants if one.n == number), None)
        if found is None:
            raise not_found("no-person")
        if found.user_id != user.id:
            _require_host(event, user)
        if event.tournament.status == OVER:
            raise conflict("over")
        if event.tournament.status == OPEN:
            await db.delete(found)
        else:
            found.withdrawn = True
        await _told(services, db, tournament_id)
    services.listeners.wake(contest_key(tournament_id))


async def cancel(services: Services, user: User, tournament_id: str) -> None:
    async with services.storage.changing() as db:
        event = await _open_event(db, tournament_id)
        _require_host(event, user)
        await db.execute(delete(Tournament).where(Tournament.id == tournament_id))
        await _told(services, db, tournament_id)
    services.listeners.wake(contest_key(tournament_id))


async def start(services: Services, user: User, tournament_id: str) -> None:
    async with services.storage.changing() as db:
        event = await _open_event(db, tournament_id)
        _require_host(event, user)
        if len(event.entrants) < 2:
            raise conflict("refused", "too-few-entrants")
        tournament = event.tournament
        usual = usual_rounds(tournament.format, len(event.entrants), tournament.group_size)
        tournament.rounds = min(tournament.rounds or usual, MOST_ROUNDS)
        tournament.status = PLAYING
        await _told(services, db, tournament_id)
    await advance(services, tournament_id)


async def _open_event(db: AsyncSession, tournament_id: str) -> Event:
    event = await _load(db, tournament_id, change=True)
    if event.tournament.status != OPEN:
        raise conflict("refused", "tournament-begun")
    return event


def _require_host(event: Event, user: User) -> None:
    if not event.is_host(user):
        raise forbidden("host-only", "tournament-host-only")


async def _told(services: Services, db: AsyncSession, tournament_id: str) -> None:
    await services.pg_notify.notify(db, contest_key(tournament_id))


# ------------------------------------------------------------------------------------------------ round by round


async def advance_all(services: Services) -> None:
    running = await services.storage.fetch(_RUNNING, (PLAYING,), lambda row, _: str(row[0]))
    for tournament_id in running:
        try:
            await advance(services, tournament_id)
        except Exception:  # the others go on
            log.exception("tournament %s: its next round could not be set", tournament_id)


async def advance(services: Services, tournament_id: str) -> None:
    """Notes what came of tables that are over; when all of a round are, sets the next one, or ends it."""
    async with services.storage.changing() as db:
        event = await _load(db, tournament_id, change=True)
        tournament = event.tournament
        if tournament.status != PLAYING or tournament.game not in games:
            return
        time_slice, changed = TimeSlice(), list[bool]()
        for heat in event.heats:
            if heat.points is None:
                changed.append(await _noted(db, tournament, heat))
                await time_slice.share()
        waiting = [heat for heat in event.heats if heat.points is None]
        if not waiting and not await _set_next_round(services, db, event):
            tournament.status = OVER
        if any(changed) or not waiting:
            await _told(services, db, tournament_id)
        host = await _keeper(db, event)
        tables = [heat.table_id for heat in event.heats if heat.points is None and heat.table_id is not None]
        begun = select(Table.id).where(Table.id.in_(tables), Table.status == OPEN)
        to_begin = list(await db.scalars(begun))
    for table_id in to_begin:
        assert host is not None
        await begin_if_full(services, table_id, host)
    if any(changed) or not waiting:
        services.listeners.wake(contest_key(tournament_id))


async def _noted(db: AsyncSession, tournament: Tournament, heat: Heat) -> bool:
    """Whether there is a result now. A table that is gone counts the same for all who sat there."""
    table = await db.get(Table, heat.table_id)
    if table is None:
        heat.points, heat.scores = [0.5] * len(heat.entrants), None
        return True
    if table.status != OVER or table.result is None:
        return False
    seats = await db.scalars(select(Seat).where(Seat.table_id == table.id).order_by(Seat.seat))
    missing = {seat.seat for seat in seats if seat.holder_id and (seat.bot or seat.user_id is None)}
    places = places_of(table.result["scores"], table.result["winners"])
    heat.points = points_of(places, missing if tournament.absent == "forfeit" else ())
    heat.scores = table.result["scores"]
    return True


async def _keeper(db: AsyncSession, event: Event) -> Optional[User]:
    """Whose tables they are: the host's, or, if they are gone, somebody's who plays."""
    people = [event.tournament.host_id, *(one.user_id for one in event.entrants)]
    return await db.get(User, next((who for who in people if who), ""))


async def _set_next_round(services: Services, db: AsyncSession, event: Event) -> bool:
    """False if there is none: all were played, or too few are left."""
    tournament, host = event.tournament, await _keeper(db, event)
    if host is None or tournament.round >= tournament.rounds:
        return False
    found = await _paired(event)
    if not found.groups:
        return False
    tournament.round += 1
    past, time_slice = [heat.entrants for heat in event.heats], TimeSlice()
    for n, group in enumerate(found.groups):
        await time_slice.share()  # others run, but none writes before all tables of the round are there
        seated = in_seats(group, past)
        table_id = await _add_table(services, db, event, host, seated)
        heat = Heat(tournament_id=tournament.id, round=tournament.round, n=n, table_id=table_id, entrants=seated)
        heat.points = heat.scores = None
        event.heats.append(heat)
    for n, one in enumerate(found.sitting_out, len(found.groups)):
        heat = Heat(tournament_id=tournament.id, round=tournament.round, n=n, table_id=None, entrants=[one])
        heat.points, heat.scores = [SITTING_OUT[tournament.format]], None
        event.heats.append(heat)
    db.add_all(heat for heat in event.heats if heat.round == tournament.round)
    await db.flush()
    return True


async def _paired(event: Event) -> Round:
    """The next round. Its dice follow from the tournament, so the result is the same in every process."""
    tournament, number = event.tournament, event.tournament.round + 1
    active = [one.n for one in event.entrants if not one.withdrawn]
    past = [heat.entrants for heat in event.heats if len(heat.entrants) > 1]
    dice = Random(f"{tournament.id}/{number}")
    if tournament.format == "robin" and tournament.group_size == 2:
        return _without_withdrawn(circle([one.n for one in event.entrants], number), active)
    if tournament.format == "robin" or number == 1:
        return await in_slices(spread(active, tournament.group_size, past, dice))
    order = [one.entrant for one in standings(active, event.heats)]
    sat_out = [heat.entrants[0] for heat in event.heats if len(heat.entrants) == 1]
    return await in_slices(swiss(order, tournament.group_size, past, sat_out))


def _without_withdrawn(found: Round, active: Sequence[int]) -> Round:
    """Whom they should have met sits out."""
    groups = [[one for one in group if one in active] for group in (*found.groups, found.sitting_out)]
    return Round(
        [group for group in groups if len(group) > 1], [one for group in groups for one in group if len(group) == 1]
    )


async def _add_table(services: Services, db: AsyncSession, event: Event, host: User, group: Sequence[int]) -> str:
    tournament = event.tournament
    by_number = {one.n: one for one in event.entrants}
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
    )
    table_id = await add_table(services, db, host, setup, "en")
    awake = update(Seat).where(Seat.table_id == table_id).values(seen=True)
    await db.execute(awake.execution_options(synchronize_session=False))
    return table_id


async def hand_over_tournaments(db: AsyncSession, guest_id: str, user_id: str) -> None:
    """Those that a guest holds, and those they are in, unless the account is in them, too."""
    hosted = update(Tournament).where(Tournament.host_id == guest_id).values(host_id=user_id)
    await db.execute(hosted.execution_options(**NO_SYNC))
    own = aliased(Entrant)
    both = select(own.tournament_id).where(own.user_id == user_id)
    theirs = update(Entrant).where(Entrant.user_id == guest_id, Entrant.tournament_id.not_in(both))
    await db.execute(theirs.values(user_id=user_id).execution_options(**NO_SYNC))
