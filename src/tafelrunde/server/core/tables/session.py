"""A table within one transaction: seats, permissions, committing choices, events."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Optional

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ....games import games
from ....kernel.game import Game
from ....kernel.rng import fresh_seed
from ....kernel.state import EVERYTHING, SPECTATOR
from ..bots.scheduler import bot_to_move, is_look_worth_noting
from ..clocks.clock_changes import pass_clock
from ..engines.catalog import pin_of
from ..engines.snapshot import Draft
from ..engines.table import EngineTable, find_engine
from ..errors import Refused, conflict, forbidden, illegal, not_found
from ..kinds import OPEN, OVER, PLAYING, EventKind
from ..live.listeners import OPEN_TABLES, person_key
from ..matches.coach import Coach
from ..matches.packed import packed_box
from ..matches.pinned import game_to_redeal, other_rules, pinned_game
from ..matches.table_rules import Advance, LocalRules, TableRules, Turn
from ..matches.tentative import CommittedMatch, TentativeTurn
from ..services import Services
from ..storage.models import Note, Seat, Table, User
from ..storage.queries import (
    LoadedTable,
    add_choices,
    add_events,
    add_note,
    codes_of,
    draft_clicks,
    drafts_of,
    drop_draft,
    drop_older_keys,
    forget_deal,
    keep_draft,
    load_table,
    pack_text_of,
    set_looked,
    write_changes,
)
from .embargo import challenge_day, is_released
from .fair_play import has_director

log = logging.getLogger(__name__)


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


class TableSession:
    """Acts for `user`, or for None: the server itself, or an unknown caller."""

    def __init__(
        self,
        services: Services,
        db: AsyncSession,
        user: Optional[User],
        table: Table,
        seats: list[Seat],
        notes: Sequence[Note] = (),
        committed: Optional[CommittedMatch] = None,
        engine: Optional[EngineTable] = None,
    ) -> None:
        self.services = services
        self.db = db
        self.user = user
        self.table = table
        self.seats = seats
        self.notes = notes
        self._committed = committed
        self.engine = engine  # of a table of older rules
        self.new_codes: list[int] = []  # choices that this transaction adds, and the seats that made them
        self.new_movers: list[int] = []
        self.new_events: list[EventKind] = []  # events that this transaction adds
        self.turn_passed = False  # whether the seat to move has changed
        self.was_redealt = False  # by this request, whose choice was meant for the former deal
        self.newly_open = False  # whether the table was just opened and waits for people
        self._was_listed = table.public and table.status == OPEN

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def is_host(self) -> bool:
        """Nobody is the host of a tournament's table: whoever holds the tournament may play at another one."""
        return self.user is not None and self.table.host_id == self.user.id and not has_director(self.table)

    def is_mine(self, seat: int) -> bool:
        return self.user is not None and self.seats[seat].user_id == self.user.id

    def holds(self, seat: int) -> bool:
        """Whether the seat belongs to this person, even if a bot, a program or nobody plays there."""
        return self.user is not None and self.seats[seat].holder_id == self.user.id

    def takes_part(self) -> bool:
        """Whether the person is the host, sits at the table, or may return to a seat."""
        return self.is_host or any(self.is_mine(seat.seat) or self.holds(seat.seat) for seat in self.seats)

    def my_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if self.is_mine(seat.seat)]

    # -------------------------------------------------------------------------------------------- permissions

    @property
    def has_rules(self) -> bool:
        """Whether the game has begun and this server can play it."""
        return self.rules is not None

    def has_second_turn(self) -> bool:
        """Whether a seat has had its second turn; assumed if the match is not loaded."""
        return self.rules is None or self.rules.has_second_turn

    @property
    def rules(self) -> Optional[TableRules]:
        return self.engine if self._committed is None else LocalRules(self, self._committed)

    def require_rules(self) -> TableRules:
        """The rules of the match; refuses tables that have not started, and those whose rules this server lacks."""
        return self.engine or LocalRules(self, self.require_match())

    def require_match(self) -> CommittedMatch:
        """The match in this process; also refuses tables of older rules, which only engines play."""
        if self.table.status == OPEN:
            raise conflict("not-started")
        if self._committed is None:
            raise conflict("other-rules", "older-rules") if self.engine else other_rules(self.table)
        return self._committed

    def require_seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise illegal("no-such-seat", seat=number)
        return self.seats[number]

    def require_own_seat(self, number: int) -> Seat:
        """A seat that this person may act for."""
        seat = self.require_seat(number)
        if not self.is_mine(number):
            self._log_refusal(number)
            raise forbidden("not-your-seat")
        return seat

    def require_view(self, seat: int) -> int:
        """A seat, SPECTATOR or EVERYTHING, if this person may see its view."""
        if not EVERYTHING <= seat < len(self.seats):
            raise illegal("no-such-seat", seat=seat)
        if seat >= 0 and self.is_mine(seat):
            return seat
        if seat != SPECTATOR and self.table.status != OVER:
            self._log_refusal(seat)
            raise forbidden("not-your-seat", "not-your-view")
        if not (self.table.spectators or is_released(self.table) or self.is_host or self.my_seats()):
            raise forbidden("no-spectators")
        return seat

    def require_host(self) -> None:
        if not self.is_host:
            raise forbidden("host-only")

    def _log_refusal(self, seat: int) -> None:
        person = self.user.id if self.user else "nobody"
        log.warning("table %s: seat %d was refused to %s", self.table.id, seat, person)

    # -------------------------------------------------------------------------------------------- lessons

    @cached_property
    def coach(self) -> Optional[Coach]:
        """The coach of the table's lesson, if it has one that fits the rules."""
        return self.services[TableHooks].coach(self) if self.table.lesson else None

    def is_guided(self, ply: int) -> bool:
        """Whether the position after `ply` choices is scripted. Then turns end and default answers are given
        automatically, whatever the preferences of the seat, so that the coach's texts fit."""
        return self.coach is not None and self.coach.leads(ply)

    def change_lesson(self, **what: object) -> None:
        self.table.lesson = {**(self.table.lesson or {}), **what}

    # -------------------------------------------------------------------------------------------- play

    async def tentative_turn(self, seat: int) -> TentativeTurn:
        """The unconfirmed choices of a seat; may be empty."""
        return await LocalRules(self, self.require_match()).turn(seat)

    async def draft_clicks(self, seat: int, base: int) -> list[list[int]]:
        return await draft_clicks(self.db, self.table, seat, base)

    async def keep_draft(self, turn: Turn, clicks: Sequence[Sequence[int]]) -> None:
        """Store the clicks of a tentative turn."""
        await keep_draft(self.db, self.table, turn.seat, turn.base, clicks)
        if self.engine is not None:
            self.engine.drafts[turn.seat] = Draft(turn.seat, turn.base, clicks)

    async def require_turn(self, seat: int, ply: int) -> Turn:
        """The tentative turn of the seat to move; refuses if the client has not seen all choices."""
        rules = self.require_rules()
        if self.was_redealt:
            raise conflict("stale", "redealt", ply=self.table.plies, sent=ply)
        if self.table.status != PLAYING:
            raise conflict("over")
        turn = await rules.turn(seat)
        if ply != turn.ply:
            raise conflict("stale", ply=turn.ply, sent=ply)
        if not turn.early and self.table.turn_seat != seat:
            raise conflict("not-your-turn", ply=turn.ply)
        return turn

    async def begin(self) -> None:
        """Begin the game: all seats are taken. A forked table already has choices."""
        table = self.table
        if table.seed is None:
            table.seed = fresh_seed()
        if not table.plies and pinned_game(table) is None:  # opened before the rules changed
            self._pin(games[table.game] if table.pack is None else packed_box(table))
        table.status = PLAYING
        table.rated = table.rated and await self.services[TableHooks].is_ratable(self)
        if self.engine is None:
            self._committed = await self.services.matches.get(self.db, table)
        if table.chosen_seed and not table.lesson:
            await add_note(self.db, table, self._host_seat(), "continued" if table.plies else "chosen-seed")
        await self._record(await self.require_rules().advance(None))

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
        self._pin(game)
        self._committed = await self.services.matches.get(self.db, table)
        await add_note(self.db, table, self._host_seat(), "redealt")
        await self._record(await self.require_rules().advance(None))

    def _host_seat(self) -> Seat:
        """The seat of the host, else the first one."""
        return next((seat for seat in self.seats if seat.user_id == self.table.host_id), self.seats[0])

    def _pin(self, game: Optional[Game]) -> None:
        """Pin the table to these rules and components."""
        table = self.table
        if game is None:  # its pack does not fit these rules
            raise other_rules(table)
        table.options = game.read_options(table.options)
        table.rules_version, table.component_hash = game.rules_version, game.hash_of(table.options)

    async def commit(self, turn: Turn) -> None:
        """Add the choices of the turn to the record."""
        self.table.started = self.table.started or self.seats[turn.seat].bot is None
        await self._record(await self.require_rules().advance(turn))
        await drop_older_keys(self.db, self.table.id, turn.seat)

    async def _record(self, added: Advance) -> None:
        """Add choices to the record, and pass the turn."""
        await add_choices(self.db, self.table, added.codes)
        for seat in {*added.movers}:
            await drop_draft(self.db, self.table, seat)
        self.table.started = self.table.started or added.early
        self.new_codes += added.codes
        self.new_movers += added.movers
        if self.engine is not None:
            self.engine.add(added.codes, added.movers)
        self._pass_turn(added)
        if added.roles is not None and not self.table.settled:
            await self.services[TableHooks].finished(self, added.roles)

    def _pass_turn(self, added: Advance) -> None:
        table, before = self.table, self.table.turn_seat
        table.turn_seat = added.turn_seat
        table.turn_since = time.time()
        if added.turn_seat is None:
            table.status = OVER
            table.result = added.result
        pass_clock(table, self.seats, before, self.services.uptime.now())
        self.turn_passed = self.turn_passed or before != table.turn_seat
        self.add_event("changed" if added.turn_seat is not None else "over")

    def add_event(self, kind: EventKind) -> None:
        """Add an event; listeners are notified after the transaction."""
        self.table.version += 1
        self.new_events.append(kind)

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

    def push_new_codes(self) -> None:
        """After the transaction: add the new choices to the cached match."""
        if self._committed is not None:
            for code in self.new_codes:
                self._committed.push(code)

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
        engine = None if loaded is None else await _engine_of(services, db, loaded.table)
    if engine is not None:
        await services.workers.ask(engine, {"call": "describe"})  # so that no transaction waits until it has started
        return False
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
    session = TableSession(services, db, user, table, loaded.seats, loaded.notes, committed)
    if committed is None and (table.status != OPEN or table.plies):
        session.engine = await _engine_table(services, db, session)
    return session


async def _engine_table(services: Services, db: AsyncSession, session: TableSession) -> Optional[EngineTable]:
    """The engine of the table, if it has one, with all that it needs to know."""
    table, name = session.table, services.engines.of(session.table)
    if name is None or pinned_game(table) is not None:
        return None
    codes, drafts, pack = await codes_of(db, table), await drafts_of(db, table), await pack_text_of(db, table)
    by_seat = {seat: Draft(seat, base, clicks) for seat, base, clicks in drafts}
    engine = EngineTable(name, services.workers.ask, session, codes, by_seat, pack)
    await engine.load()
    return engine


async def _engine_of(services: Services, db: AsyncSession, table: Table) -> Optional[str]:
    """The engine of a table. Those with the same version of the rules are asked once whether they have its components;
    so the engine runs and knows the match before a transaction waits for it."""
    pin = pin_of(table)
    if table.lesson or table.seed is None or pinned_game(table) is not None:
        return None
    if pin not in services.engines.known:
        pack = await pack_text_of(db, table)
        services.engines.known[pin] = await find_engine(services.engines, services.workers.ask, table, pack)
    return services.engines.known[pin]
