"""A table of the database within one transaction: loading, storing, events, listeners."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Optional

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ....kernel.game import Game
from ....kernel.match import Match
from ....kernel.rng import fresh_seed
from ..bots.scheduler import bot_to_move, is_look_worth_noting
from ..errors import Refused, conflict, not_found
from ..kinds import OPEN, EventKind
from ..live.listeners import OPEN_TABLES, person_key
from ..matches.coach import Coach
from ..matches.packed import packed_box
from ..matches.pinned import game_to_redeal, pinned_game
from ..matches.results import roles_of
from ..matches.tentative import CommittedMatch
from ..services import Services
from ..storage.models import Note, Seat, Table, User
from ..storage.queries import LoadedTable, add_events, add_note, forget_deal, load_table, set_looked, write_changes
from .embargo import challenge_day
from .play_session import PlaySession
from .turn_rows import TurnRows


@dataclass(frozen=True)
class TableHooks:
    """Hooks of features, wired in `startup.py`."""

    prepare: Callable[[Services, str], Awaitable[None]]
    """Before the table with this id is locked."""
    changed: Callable[[TableSession, AbstractSet[EventKind]], Awaitable[None]]
    """Within the transaction, with the events that absent people are notified of."""
    is_ratable: Callable[[TableSession], Awaitable[bool]]
    """Within the transaction that deals: whether the people and bots at the table can be rated."""
    finished: Callable[[TableSession, list[list[str]]], Awaitable[None]]
    """Within the transaction that ends or decides the game, with the roles of each seat."""
    announce: Callable[[TableSession, AbstractSet[EventKind]], None]
    """After the transaction, with the same events as `changed`."""
    coach: Callable[[TableSession], Optional[Coach]]
    """The coach of a table that is a lesson."""


class TableSession(PlaySession):
    """The session of a server: rows of the database, hooks of features, listeners."""

    if TYPE_CHECKING:  # the kinds of rows are narrower than those of the base class
        services: Services
        user: Optional[User]
        table: Table
        seats: list[Seat]

        def require_seat(self, number: int) -> Seat: ...
        def require_own_seat(self, number: int) -> Seat: ...
        def host_seat(self) -> Seat: ...

    def __init__(
        self,
        services: Services,
        db: AsyncSession,
        user: Optional[User],
        table: Table,
        seats: list[Seat],
        notes: Sequence[Note] = (),
        committed: Optional[CommittedMatch] = None,
    ) -> None:
        super().__init__(services, TurnRows(db, table), user, table, seats, notes, committed)
        self.db = db
        self.newly_open = False  # whether the table was just opened and waits for people
        self._was_listed = table.public and table.status == OPEN

    def find_coach(self) -> Optional[Coach]:
        return self.services[TableHooks].coach(self)

    async def load_match(self) -> CommittedMatch:
        return await self.services.matches.get(self.db, self.table)

    async def is_ratable(self) -> bool:
        return await self.services[TableHooks].is_ratable(self)

    async def enter_result(self, match: Match) -> None:
        await self.services[TableHooks].finished(self, roles_of(match))

    async def deal_again(self, game: Game) -> None:
        """Deal again under other rules, before anybody has chosen. The seed is new, since players have seen the former
        deal, unless the host chose it or it is that of a daily challenge."""
        table = self.table
        await forget_deal(self.db, table)
        self.services.matches.forget(table.id)
        table.plies, table.turn_seat, table.clock_from = 0, None, None
        for seat in self.seats:
            seat.clock_left, seat.clock_out = float(table.clock["bank"]) if table.clock else None, False
        if not table.chosen_seed and challenge_day(table) is None:
            table.seed = fresh_seed()
        self.pin(game)
        self._committed = await self.load_match()
        await add_note(self.db, table, self.host_seat(), "redealt")
        await self._record(self._committed.match.at(0), [], [])

    # -------------------------------------------------------------------------------------------- notifications

    async def publish(self) -> None:
        """The last step within the transaction: events, notifications of other processes, the queue of bot turns."""
        if self.new_events:
            await add_events(self.db, self.table, self.new_events)
            await self.services[TableHooks].changed(self, self._news_for_absent())
        if self.new_events or self.newly_open:
            await self.services.pg_notify.notify(self.db, *self.listener_keys())
        if {*self.new_events} - {"chat"}:
            await self.services.bot_scheduler.enqueue(self.db, self.table, self.seats)

    def listener_keys(self) -> list[str]:
        """The keys of listeners to notify of a change: those of the table, of its people, of its contest, and of open
        tables."""
        people = {self.table.host_id, *(who for seat in self.seats for who in (seat.user_id, seat.holder_id) if who)}
        keys = [self.table.id, *(person_key(who) for who in sorted(people))]
        keys += [self.table.contest] if self.table.contest else []
        return [*keys, OPEN_TABLES] if self._was_listed else keys

    def wake_listeners(self) -> None:
        """After the transaction: notify listeners of this process, and webhooks."""
        if self.new_events or self.newly_open:
            self.services.listeners.wake(*self.listener_keys())
        if self.new_events:
            self.services[TableHooks].announce(self, self._news_for_absent())

    def _news_for_absent(self) -> set[EventKind]:
        """The events that absent people are notified of; the continuation of a turn is none."""
        return {*self.new_events} if self.turn_passed else {*self.new_events} - {"changed"}


@asynccontextmanager
async def changing(services: Services, table_id: str, user: Optional[User]) -> AsyncIterator[TableSession]:
    """A table within a transaction that changes it."""
    await services[TableHooks].prepare(services, table_id)
    was_redealt = await _redeal(services, table_id)
    async with _transaction(services, table_id, user) as session:
        session.was_redealt = was_redealt
        yield session


async def _redeal(services: Services, table_id: str) -> bool:
    """Deal a table again if its rules have changed before anybody chose; returns whether that was needed."""
    if table_id in services.matches:
        return False
    async with services.storage.reading() as db:
        loaded = await load_table(db, table_id, change=False)
    if loaded is None or game_to_redeal(loaded.table) is None:
        return False
    async with _transaction(services, table_id, None) as session:
        game = game_to_redeal(session.table)
        if game is not None:  # else a concurrent request has redealt it
            await session.deal_again(game)
    return True


@asynccontextmanager
async def _transaction(services: Services, table_id: str, user: Optional[User]) -> AsyncIterator[TableSession]:
    """A write transaction. The table's lock is taken after that of the database, since readers of the table must not
    wait while another program has locked the database."""
    until = services.patience()
    async with AsyncExitStack() as held:
        try:
            async with services.storage.changing(until) as db:
                await held.enter_async_context(services.lock(table_id, until))
                loaded = await _loaded(db, table_id, change=True)
                session = await _session(services, db, loaded, user)
                if user is not None and is_look_worth_noting(session.table, session.seats):
                    session.table.looked = time.time()
                yield session
                await session.publish()
                await write_changes(db, loaded)
            session.push_new_codes()
        except Refused:
            raise
        except IntegrityError:
            services.matches.forget(table_id)
            raise conflict("stale", "overtaken") from None
        except BaseException:
            services.matches.forget(table_id)  # the cached match may be ahead of the database
            raise
    session.wake_listeners()
    services.bot_scheduler.start(session.table, session.seats)


@asynccontextmanager
async def reading(
    services: Services, table_id: str, user: Optional[User], looks: bool = True
) -> AsyncIterator[TableSession]:
    """A table within a read transaction. `looks` means that somebody views the table, so that bots continue at a table
    without people."""
    await services[TableHooks].prepare(services, table_id)
    await _redeal(services, table_id)
    async with services.lock(table_id, services.patience()), services.storage.reading() as db:
        session = await _session(services, db, await _loaded(db, table_id, change=False), user)
        yield session
    if looks and is_look_worth_noting(session.table, session.seats):
        await _note_look(services, session)
    services.bot_scheduler.start(session.table, session.seats)


async def _note_look(services: Services, session: TableSession) -> None:
    """Store the time of the view; called rarely, since it is a write."""
    table = session.table
    async with services.storage.changing() as db:
        paused = bot_to_move(table, session.seats) is None
        table.looked = time.time()
        await set_looked(db, table.id, table.looked)
        if paused:
            await services.bot_scheduler.enqueue(db, table, session.seats)


async def _loaded(db: AsyncSession, table_id: str, change: bool) -> LoadedTable:
    loaded = await load_table(db, table_id, change)
    if loaded is None:
        raise not_found()
    return loaded


async def _session(services: Services, db: AsyncSession, loaded: LoadedTable, user: Optional[User]) -> TableSession:
    table, committed = loaded.table, None
    if table.pack is not None and packed_box(table) is None:
        services.matches.forget(table.id)
    if table.status != OPEN and (table.id in services.matches or pinned_game(table) is not None):
        committed = await services.matches.get(db, table)
    return TableSession(services, db, user, table, loaded.seats, loaded.notes, committed)
