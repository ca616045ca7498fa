"""A table as one request finds it: who sits there, what may be seen, and how choices become part of its record."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Optional

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ..games import games
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.state import EVERYTHING, SPECTATOR
from .clocks import hand_over
from .errors import Refused, conflict, forbidden, illegal, not_found
from .house import House
from .matches import Draft, Play, box_of, other_rules, usual_answer
from .results import ended
from .sealed import all_answered, asked_early
from .storage.models import OPEN, OVER, PLAYING, Note, Seat, Table, User
from .storage.queries import add_choices, add_event, draft_codes, drop_draft, laid, notes_of
from .texts import Reader, Screen

log = logging.getLogger(__name__)


class Opened:
    """A table within one transaction."""

    def __init__(
        self, house: House, db: AsyncSession, user: Optional[User], table: Table, seats: list[Seat], notes: list[Note]
    ) -> None:
        self.house = house
        self.db = db
        self.user = user
        self.table = table
        self.seats = seats
        self.notes = notes
        self.play: Optional[Play] = None
        self.fresh: list[int] = []  # choices that this transaction adds, and who made them
        self.fresh_movers: list[int] = []
        self.news: set[str] = set()  # kinds of events that this transaction adds
        self.turned = False  # whether somebody else is to move than before

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def reader(self, seat: int, screen: Screen) -> Reader:
        return Reader(seat, screen.lang, screen.width, self.names)

    @property
    def is_host(self) -> bool:
        return self.user is not None and self.table.host_id == self.user.id

    def mine(self, seat: int) -> bool:
        return self.user is not None and self.seats[seat].user_id == self.user.id

    def my_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if self.mine(seat.seat)]

    def game(self) -> Play:
        """The game in progress or finished; refuses a table that waits for players, and one of rules that are not kept
        here."""
        if self.table.status == OPEN:
            raise conflict("not-started")
        if self.play is None:
            raise other_rules(self.table)
        return self.play

    # -------------------------------------------------------------------------------------------- rights

    def own_seat(self, seat: int) -> Seat:
        """A seat this person may act for."""
        if not 0 <= seat < len(self.seats):
            raise illegal("no-such-seat", seat=seat)
        if not self.mine(seat):
            self._audit(seat)
            raise forbidden("not-your-seat")
        return self.seats[seat]

    def may_see(self, seat: int) -> int:
        """The view of a seat, or SPECTATOR, or EVERYTHING when the game is over."""
        if not EVERYTHING <= seat < len(self.seats):
            raise illegal("no-such-seat", seat=seat)
        if seat >= 0 and self.mine(seat):
            return seat
        if seat != SPECTATOR and self.table.status != OVER:
            self._audit(seat)
            raise forbidden("not-your-seat", "not-your-view")
        if not (self.table.spectators or self.is_host or self.my_seats()):
            raise forbidden("no-spectators")
        return seat

    def host_only(self) -> None:
        if not self.is_host:
            raise forbidden("host-only")

    def _audit(self, seat: int) -> None:
        person = self.user.id if self.user else "nobody"
        log.warning("table %s: seat %d was refused to %s", self.table.id, seat, person)

    # -------------------------------------------------------------------------------------------- play

    async def draft(self, seat: int) -> Draft:
        """The tentative turn of a seat; empty if it has none."""
        play = self.game()
        early = asked_early(play.match, seat)
        base = len((early or play.match).codes)
        return play.drafted(seat, await draft_codes(self.db, self.table, seat, base), early)

    async def begin(self) -> None:
        """Everybody is there: the cards are dealt. A table that continues another one has choices already."""
        table = self.table
        if table.seed is None:
            table.seed = secrets.randbits(53)  # exact in every program that reads JSON
        if not table.plies and box_of(table) is None:  # opened before the rules changed
            self._pin(games[table.game])
        table.status = PLAYING
        self.play = await self.house.matches.play(self.db, table)
        match = self.play.match.at(table.plies)
        await self.commit(match, [], [])

    def _pin(self, game: Game) -> None:
        """From now on the table is played under these rules, whatever comes."""
        table = self.table
        table.options = game.read_options(table.options)
        table.rules_version, table.component_hash = game.rules_version, game.hash_of(table.options)

    async def commit(self, match: Match, codes: Sequence[int], movers: Sequence[int]) -> None:
        """The codes become part of the record. `match` has them already, and goes on to the next real question."""
        codes, movers = list(codes), list(movers)
        while known := await self._answered(match):
            for code in known:
                assert match.decision is not None
                movers.append(match.decision.seat)
                codes.append(code)
                match.choose(code)
        await add_choices(self.db, self.table, codes)
        for seat in {*movers}:
            await drop_draft(self.db, self.table, seat)
        self.fresh += codes
        self.fresh_movers += movers
        self._went_on(match)

    async def _answered(self, match: Match) -> list[int]:
        """What the person who is asked has answered before: face down, or with a word that usual answers are given."""
        decision = match.decision
        if decision is None or self.seats[decision.seat].bot:
            return []
        if decision.prompt.together:
            codes = await draft_codes(self.db, self.table, decision.seat, len(match.codes))
            if codes and all_answered(match, codes):
                return codes
        usual = None if self.seats[decision.seat].ask_everything else usual_answer(decision)
        return [] if usual is None else [usual]

    def _went_on(self, match: Match) -> None:
        table, decision, before = self.table, match.decision, self.table.turn_seat
        table.turn_seat = decision.seat if decision is not None else None
        table.turn_since = time.time()
        if decision is None:
            table.status = OVER
            table.result = ended(match)
        hand_over(table, self.seats, before, self.house.time.now())
        self.turned = self.turned or before != table.turn_seat
        self.tell("changed" if decision is not None else "over")

    def tell(self, kind: str) -> None:
        """Listeners hear of it when the transaction is done."""
        add_event(self.db, self.table, kind)
        self.news.add(kind)

    async def spread(self) -> None:
        """The last thing in a transaction: who else must know that it was made."""
        if self.news:
            await self.house.between.tell(self.db, self.table.id)
        if self.news - {"chat"}:
            await self.house.bots.ask(self.db, self.table, self.seats)


@asynccontextmanager
async def changing(house: House, table_id: str, user: Optional[User]) -> AsyncIterator[Opened]:
    """A table for a request that changes it: all of it or nothing."""
    async with house.lock(table_id):
        try:
            async with house.storage.changing() as db:
                opened = await _opened(house, db, table_id, user, True)
                yield opened
                await opened.spread()
            if opened.play is not None:
                for code in opened.fresh:
                    opened.play.push(code)
        except Refused:
            raise
        except IntegrityError:
            house.matches.forget(table_id)
            raise conflict("stale", "overtaken") from None
        except BaseException:
            house.matches.forget(table_id)  # it may be ahead of the database
            raise
    if opened.news:
        house.live.wake(table_id)
        house.hooks.tell(opened.table, opened.seats, opened.news if opened.turned else opened.news - {"changed"})
    house.bots.look(opened.table, opened.seats)


@asynccontextmanager
async def reading(house: House, table_id: str, user: Optional[User]) -> AsyncIterator[Opened]:
    async with house.lock(table_id), house.storage.reading() as db:
        opened = await _opened(house, db, table_id, user, False)
        yield opened
    house.bots.look(opened.table, opened.seats)


async def _opened(house: House, db: AsyncSession, table_id: str, user: Optional[User], change: bool) -> Opened:
    table, seats = await laid(db, table_id, change)
    if table is None:
        raise not_found()
    opened = Opened(house, db, user, table, seats, await notes_of(db, table_id))
    if table.status != OPEN and box_of(table) is not None:
        opened.play = await house.matches.play(db, table)
    return opened
