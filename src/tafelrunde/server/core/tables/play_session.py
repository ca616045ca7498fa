"""A table as one caller plays at it within one transaction: permissions, tentative turns, committing choices, events.

Knows neither HTTP nor the database. `session.py` is the session of a server; a table in a browser has another one.
"""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Optional

from ....games import games
from ....kernel.decision import default_answer, ordered_answer
from ....kernel.game import Game
from ....kernel.match import Match
from ....kernel.rng import fresh_seed
from ....kernel.state import EVERYTHING, SPECTATOR
from ..clocks.clock_changes import pass_clock, resume_clock
from ..errors import conflict, forbidden, illegal
from ..kinds import OPEN, OVER, PLAYING, EventKind
from ..matches.coach import Coach
from ..matches.packed import packed_box
from ..matches.pinned import other_rules, pinned_game
from ..matches.results import result_of
from ..matches.simultaneous import are_all_answers, match_asked_early
from ..matches.stored_turns import StoredTurns
from ..matches.table_protocols import NoteRow, PersonRow, PresentationServices, SeatRow, TableRow
from ..matches.tentative import CommittedMatch, TentativeTurn
from .embargo import is_released
from .fair_play import has_director

log = logging.getLogger(__name__)


class PlaySession(ABC):
    """Acts for `user`, or for None: the program itself, or an unknown caller."""

    def __init__(
        self,
        services: PresentationServices,
        stored: StoredTurns,
        user: Optional[PersonRow],
        table: TableRow,
        seats: Sequence[SeatRow],
        notes: Sequence[NoteRow] = (),
        committed: Optional[CommittedMatch] = None,
    ) -> None:
        self.services = services
        self.stored = stored
        self.user = user
        self.table = table
        self.seats = seats
        self.notes = notes
        self._committed = committed
        self.new_codes: list[int] = []  # choices that this transaction adds, and the seats that made them
        self.new_movers: list[int] = []
        self.new_events: list[EventKind] = []  # events that this transaction adds
        self.turn_passed = False  # whether the seat to move has changed
        self.was_redealt = False  # by this request, whose choice was meant for the former deal

    # -------------------------------------------------------------------------------------------- what differs

    @abstractmethod
    def find_coach(self) -> Optional[Coach]:
        """The coach of a table that is a lesson."""

    @abstractmethod
    async def load_match(self) -> CommittedMatch:
        """The match of the table, with all stored choices."""

    @abstractmethod
    async def is_ratable(self) -> bool:
        """Whether the people and bots at the table can be rated."""

    @abstractmethod
    async def enter_result(self, match: Match) -> None:
        """The game has ended, and its result does not count yet."""

    # -------------------------------------------------------------------------------------------- people

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
        return self._committed is not None

    def has_second_turn(self) -> bool:
        """Whether a seat has had its second turn; assumed if the match is not loaded."""
        return self._committed is None or self._committed.has_second_turn

    def require_match(self) -> CommittedMatch:
        """The match; refuses tables that have not started, and those whose rules this server lacks."""
        if self.table.status == OPEN:
            raise conflict("not-started")
        if self._committed is None:
            raise other_rules(self.table)
        return self._committed

    def require_seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise illegal("no-such-seat", seat=number)
        return self.seats[number]

    def require_own_seat(self, number: int) -> SeatRow:
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
        return self.find_coach() if self.table.lesson else None

    def is_guided(self, ply: int) -> bool:
        """Whether the position after `ply` choices is scripted. Then turns end and default answers are given
        automatically, whatever the preferences of the seat, so that the coach's texts fit."""
        return self.coach is not None and self.coach.leads(ply)

    def change_lesson(self, **what: object) -> None:
        self.table.lesson = {**(self.table.lesson or {}), **what}

    # -------------------------------------------------------------------------------------------- play

    async def tentative_turn(self, seat: int) -> TentativeTurn:
        """The unconfirmed choices of a seat; may be empty."""
        committed = self.require_match()
        early = match_asked_early(committed.match, seat)
        base = len((early or committed.match).codes)
        return committed.tentative_turn(seat, await self.stored.draft_clicks(seat, base), early)

    async def require_turn(self, seat: int, ply: int) -> TentativeTurn:
        """The tentative turn of the seat to move; refuses if the client has not seen all choices."""
        asked = self.require_match().match.decision
        if self.was_redealt:
            raise conflict("stale", "redealt", ply=self.table.plies, sent=ply)
        if self.table.status != PLAYING:
            raise conflict("over")
        turn = await self.tentative_turn(seat)
        if ply != turn.ply:
            raise conflict("stale", ply=turn.ply, sent=ply)
        if not turn.early and (asked is None or asked.seat != seat):
            raise conflict("not-your-turn", ply=turn.ply)
        return turn

    async def come_back(self, seat: SeatRow) -> None:
        """A player returns, by making a choice, from a bot that stood in for them."""
        seat.bot = None
        resume_clock(self.table, seat, self.services.uptime.now())
        await self.stored.add_note(seat, "returned")
        self.add_event("seats")

    async def begin(self) -> None:
        """Begin the game: all seats are taken. A forked table already has choices."""
        table = self.table
        if table.seed is None:
            table.seed = fresh_seed()
        if not table.plies and pinned_game(table) is None:  # opened before the rules changed
            self.pin(games[table.game] if table.pack is None else packed_box(table))
        table.status = PLAYING
        table.rated = table.rated and await self.is_ratable()
        self._committed = await self.load_match()
        if table.chosen_seed and not table.lesson:
            await self.stored.add_note(self.host_seat(), "continued" if table.plies else "chosen-seed")
        await self._record(self._committed.match.at(table.plies), [], [])

    def host_seat(self) -> SeatRow:
        """The seat of the host, else the first one."""
        return next((seat for seat in self.seats if seat.user_id == self.table.host_id), self.seats[0])

    def pin(self, game: Optional[Game]) -> None:
        """Pin the table to these rules and components."""
        table = self.table
        if game is None:  # its pack does not fit these rules
            raise other_rules(table)
        table.options = game.read_options(table.options)
        table.rules_version, table.component_hash = game.rules_version, game.hash_of(table.options)

    async def commit(self, turn: TentativeTurn) -> None:
        """Add the choices of the turn to the record."""
        self.table.started = self.table.started or self.seats[turn.seat].bot is None
        await self._record(turn.match, list(turn.codes), turn.movers)
        await self.stored.drop_older_keys(turn.seat)

    async def _record(self, match: Match, codes: list[int], movers: list[int]) -> None:
        """Add `codes`, which `match` already has, and all further known answers."""
        while known := await self._known_answers(match):
            for code in known:
                assert match.decision is not None
                movers.append(match.decision.seat)
                codes.append(code)
                match.choose(code)
        await self.stored.add_choices(codes)
        for seat in {*movers}:
            await self.stored.drop_draft(seat)
        self.new_codes += codes
        self.new_movers += movers
        self._pass_turn(match)
        if self.table.status == OVER and not self.table.settled:
            await self.enter_result(match)

    async def _known_answers(self, match: Match) -> list[int]:
        """Known answers to the pending question: scripted by a lesson, given early to a simultaneous question, by a
        standing order, or the default."""
        decision = match.decision
        if self.coach is not None and (scripted := self.coach.scripted_answer(match)) is not None:
            return [scripted]
        if decision is None or self.seats[decision.seat].bot:
            return []
        if decision.prompt.simultaneous:
            clicks = await self.stored.draft_clicks(decision.seat, len(match.codes))
            codes = [code for click in clicks for code in click]
            if codes and are_all_answers(match, codes):
                self.table.started = True
                return codes
        seat = self.seats[decision.seat]
        order = seat.orders.get(decision.prompt.name)
        if order is not None and decision.prompt.standing_limit:
            known = ordered_answer(decision, order)
        else:
            known = None if seat.ask_everything else default_answer(decision)
        return [] if known is None else [known]

    def _pass_turn(self, match: Match) -> None:
        table, decision, before = self.table, match.decision, self.table.turn_seat
        table.turn_seat = decision.seat if decision is not None else None
        table.turn_since = time.time()
        if decision is None:
            table.status = OVER
            table.result = result_of(match)
        pass_clock(table, self.seats, before, self.services.uptime.now())
        self.turn_passed = self.turn_passed or before != table.turn_seat
        self.add_event("changed" if decision is not None else "over")

    def add_event(self, kind: EventKind) -> None:
        """Add an event; listeners are notified after the transaction."""
        self.table.version += 1
        self.new_events.append(kind)

    def push_new_codes(self) -> None:
        """After the transaction: add the new choices to the cached match."""
        if self._committed is not None:
            for code in self.new_codes:
                self._committed.push(code)
