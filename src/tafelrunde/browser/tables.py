"""The tables of a browser: in memory, given to `save` after each transaction. The only caller is the player."""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Optional, TypeVar

from ..kernel.match import Match
from ..server.core.bots.jobs import Thought, TurnJob
from ..server.core.errors import not_found
from ..server.core.kinds import OPEN, PLAYING
from ..server.core.matches.coach import Coach
from ..server.core.matches.pinned import other_rules, pinned_game
from ..server.core.matches.replays import Replays
from ..server.core.matches.table_protocols import SeatRow
from ..server.core.matches.tentative import CommittedMatch
from ..server.core.tables.bot_choices import turn_job, write_thought
from ..server.core.tables.play_session import PlaySession
from ..server.core.tables.setup import TableSetup, seat_name, seat_values, table_values
from ..server.core.time_slice import TimeSlice
from ..server.lessons.coach import coach_of
from ..server.lessons.presentation import lesson_view, progress
from ..server.lobby.table_info import LessonProgressOf
from ..server.play.table_view import LessonViewOf
from .stored import Draft, LocalNote, LocalSeat, LocalTable, StoredTable

KEYS_KEPT: Final = 16  # idempotency keys of a table; a page repeats only its last choice
MATCHES_KEPT: Final = 4  # in memory; others are rebuilt from their choices

F = TypeVar("F")


@dataclass
class Player:
    """The person at this browser."""

    id: str = "me"
    name: str = ""


@dataclass(frozen=True)
class BrowserSettings:
    preview_options: int = 60
    preview_seconds: float = 0.05


class BrowserClock:
    """No clock runs at a table of one person."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()


class BrowserServices:
    """Implements `PresentationServices`."""

    def __init__(self) -> None:
        self.settings = BrowserSettings()
        self.uptime = BrowserClock()
        self.replays = Replays()
        self._hooks: Mapping[type[Any], Any] = {
            LessonViewOf: LessonViewOf(lesson_view),
            LessonProgressOf: LessonProgressOf(progress),
        }

    def __getitem__(self, kind: type[F]) -> F:
        hook: F = self._hooks[kind]
        return hook


class LocalTurns:
    """Implements `StoredTurns`."""

    def __init__(self, stored: StoredTable) -> None:
        self._stored = stored

    async def add_choices(self, codes: Sequence[int]) -> None:
        self._stored.codes += codes
        self._stored.table.plies += len(codes)

    async def draft_clicks(self, seat: int, base: int) -> list[list[int]]:
        return next((draft.clicks for draft in self._stored.drafts if (draft.seat, draft.base) == (seat, base)), [])

    async def keep_draft(self, seat: int, base: int, clicks: Sequence[Sequence[int]]) -> None:
        await self.drop_draft(seat)
        if clicks:
            self._stored.drafts.append(Draft(seat, base, [list(click) for click in clicks]))

    async def drop_draft(self, seat: int) -> None:
        self._stored.drafts = [draft for draft in self._stored.drafts if draft.seat != seat]

    async def is_key_used(self, seat: int, key: str) -> bool:
        return f"{seat}/{key}" in self._stored.keys

    async def keep_key(self, seat: int, key: str) -> None:
        self._stored.keys = [*self._stored.keys, f"{seat}/{key}"][-KEYS_KEPT:]

    async def drop_older_keys(self, seat: int) -> None:
        """Nothing to do: `keep_key` drops them."""

    async def add_note(self, seat: SeatRow, name: str) -> None:
        self._stored.notes.append(LocalNote(self._stored.table.plies, seat.seat, name, seat.name))


class LocalSession(PlaySession):
    def __init__(
        self,
        services: BrowserServices,
        user: Player,
        stored: StoredTable,
        load: Callable[[StoredTable], CommittedMatch],
        committed: Optional[CommittedMatch],
    ) -> None:
        super().__init__(services, LocalTurns(stored), user, stored.table, stored.seats, stored.notes, committed)
        self.whole = stored
        self._load = load

    def find_coach(self) -> Optional[Coach]:
        return coach_of(self)

    async def load_match(self) -> CommittedMatch:
        return self._load(self.whole)

    async def is_ratable(self) -> bool:
        return False

    async def enter_result(self, match: Match) -> None:
        """Nothing counts here."""


class LocalTables:
    """Implements `Tables`. `save` gets each changed table as text; `think` the job of a bot that is to move; `notify`
    the id and version of a changed table."""

    def __init__(
        self,
        save: Callable[[str, str], None],
        think: Callable[[str, TurnJob], None],
        notify: Callable[[str, Sequence[str], int], None],
    ) -> None:
        self.services = BrowserServices()
        self.user = Player()
        self.stored: dict[str, StoredTable] = {}
        self._save = save
        self._think = think
        self._notify = notify
        self._matches: dict[str, CommittedMatch] = {}  # least recently used first
        self._writing = asyncio.Lock()
        self._jobs: dict[str, TurnJob] = {}  # what the bots are asked

    @asynccontextmanager
    async def reading(self, table_id: str, looks: bool = True) -> AsyncIterator[LocalSession]:
        yield self._session(self._table(table_id))
        if looks:
            self._ask_bot(table_id)

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[LocalSession]:
        async with self._writing:
            stored = copy.deepcopy(self._table(table_id))
            try:
                session = self._session(stored)
                yield session
            except BaseException:
                self._matches.pop(table_id, None)  # may be ahead of what is stored
                raise
            await self._commit(stored, session)

    async def note_look(self, session: PlaySession, seat: int) -> None:
        """No clock waits for a first look."""

    async def open(self, setup: TableSetup, lang: str) -> LocalSession:
        """A new table, whose game begins at once."""
        options = setup.game.read_options(setup.options)
        setup.game.read_players(len(setup.seats))
        table = LocalTable(**table_values(setup.game, options, self.user.id, setup))
        seats: list[LocalSeat] = []
        for number, one in enumerate(setup.seats):
            name = seat_name(one, self.user.name, number, {seat.name for seat in seats}, lang)
            seat = LocalSeat(**seat_values(table.id, number, one.kind, name))
            seat.bot = one.bot or None
            seat.user_id = seat.holder_id = self.user.id if one.kind in ("me", "device") else None
            seats.append(seat)
        stored = StoredTable(table, seats)
        await LocalTurns(stored).add_choices(setup.codes)
        self.stored[table.id] = stored
        async with self.changing(table.id) as session:
            await session.begin()
        return session

    def keep(self, stored: StoredTable) -> None:
        """Add a table that is complete, such as an imported one."""
        self.stored[stored.table.id] = stored
        self._save(stored.table.id, stored.to_text())

    def remove(self, table_id: str) -> None:
        self.stored.pop(table_id, None)
        self._matches.pop(table_id, None)
        self._save(table_id, "")

    def session_of(self, table_id: str) -> LocalSession:
        return self._session(self._table(table_id))

    async def take_thought(self, table_id: str, thought: Thought) -> None:
        """The answer of a bot; dropped if the table has moved on."""
        job = self._jobs.pop(table_id, None)
        if job is None or table_id not in self.stored:
            return
        async with self.changing(table_id) as session:
            table = session.table
            asked = session.seats[table.turn_seat].bot if table.turn_seat is not None else None
            if table.status == PLAYING and asked == job.bot and table.plies == len(job.codes):
                await write_thought(session, job, thought)

    # ------------------------------------------------------------------------------------------------ in memory

    def _table(self, table_id: str) -> StoredTable:
        if table_id not in self.stored:
            raise not_found()
        return self.stored[table_id]

    def _session(self, stored: StoredTable) -> LocalSession:
        begun = stored.table.status != OPEN and pinned_game(stored.table) is not None
        committed = self._match(stored) if begun else None
        return LocalSession(self.services, self.user, stored, self._match, committed)

    def _match(self, stored: StoredTable) -> CommittedMatch:
        table = stored.table
        committed = self._matches.pop(table.id, None)
        if committed is None or committed.match.codes != stored.codes[: len(committed.match.codes)]:
            game = pinned_game(table)
            if game is None:
                raise other_rules(table)
            committed = CommittedMatch(Match(game, table.players, table.seed, table.options))
        for code in stored.codes[len(committed.match.codes) :]:
            committed.push(code)
        self._matches[table.id] = committed
        while len(self._matches) > MATCHES_KEPT:
            del self._matches[next(iter(self._matches))]
        return committed

    async def _commit(self, stored: StoredTable, session: LocalSession) -> None:
        self.stored[stored.table.id] = stored
        session.push_new_codes()
        self._save(stored.table.id, stored.to_text())
        if session.new_events:
            self._notify(stored.table.id, session.new_events, stored.table.version)
        await TimeSlice().share()
        self._ask_bot(stored.table.id)

    def _ask_bot(self, table_id: str) -> None:
        """Ask the bot that is to move, once for each position."""
        stored = self._table(table_id)
        seat = stored.table.turn_seat
        bot = stored.seats[seat].bot if stored.table.status == PLAYING and seat is not None else None
        waiting = self._jobs.get(table_id)
        if bot is None or (waiting is not None and len(waiting.codes) == stored.table.plies):
            return
        self._jobs[table_id] = turn_job(self._match(stored).match, bot)
        self._think(table_id, self._jobs[table_id])
