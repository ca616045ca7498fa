"""The log of a table as a viewer knows it: what happened in the game and beside it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple, Union

from ...kernel.game import Game, View
from ...kernel.match import Match
from ...kernel.state import EVERYTHING, SPECTATOR, Event
from ...words import Words, labels
from ..core.matches.table_protocols import NoteRow
from ..core.presentation.viewer import Viewer
from ..core.time_slice import TimeSlice
from .gains import came, changes_by
from .schemas import Change, LogEntry

_PLY: Final = attrgetter("ply")


def end_of_last_turn(turns: Sequence[int], now: int, seat: int) -> int:
    """The number of the last choice in the seat's last finished turn, 0 if it had none. `turns` says in whose turn each
    choice was made, so that answers in the turns of others end nothing; `now` says whose turn it is."""
    end = len(turns)
    while now == seat and end and turns[end - 1] == seat:
        end -= 1
    while end and turns[end - 1] != seat:
        end -= 1
    return end


def begin_of_last_turn(turns: Sequence[int], now: int, seat: int) -> int:
    """The number of choices before the seat's last finished turn, 0 if it had none."""
    begin = end_of_last_turn(turns, now, seat)
    while begin and turns[begin - 1] == seat:
        begin -= 1
    return begin


class GameLog:
    """All that happened, in order; what happened beside the game stands after the choice it followed. Lines are worded
    when they are asked for. `movers` made the committed choices; what came later is tentative."""

    def __init__(
        self, viewer: Viewer, match: Match, view: View, notes: Sequence[NoteRow], movers: Sequence[int]
    ) -> None:
        self._viewer = viewer
        self._game = match.game
        self._view = view
        self._movers = movers
        self._committed = len(movers)  # others may choose while lines are worded
        self._events: Sequence[Event] = match.log.events if match.log else ()  # not copied: there are thousands
        self._notes = {
            bisect_right(self._events, note.ply, key=_PLY) + before: note
            for before, note in enumerate(sorted(notes, key=_PLY))
        }
        self._noted = list(self._notes)  # the places of notes, in order
        self._worded_entries: dict[int, LogEntry] = {}

    def __len__(self) -> int:
        return len(self._events) + len(self._notes)

    async def after(self, n: int) -> list[LogEntry]:
        """The entries behind number n, which may be thousands."""
        return await self.entries(range(max(0, n) + 1, len(self) + 1))

    async def entries(self, numbers: Iterable[int]) -> list[LogEntry]:
        """Worded in time slices. Choices that others make meanwhile do not change them."""
        time_slice, found = TimeSlice(), []
        for n in numbers:
            found.append(self.entry(n))
            await time_slice.share()
        return found

    def of(self, plies: Sequence[int]) -> list[LogEntry]:
        """What these choices led to, which are in order."""
        numbers = range(1, len(self) + 1)
        first = bisect_left(numbers, plies[0], key=self._ply)
        last = bisect_right(numbers, plies[-1], key=self._ply)
        return [self.entry(n) for n in numbers[first:last] if self._ply(n) in plies]

    def last_numbers(self, count: int, known: range) -> range:
        """Of the lines behind those that are known already, but of no more than `count`."""
        return range(max(known.stop, len(self) - count + 1, 1), len(self) + 1)

    def numbers_since(self, ply: int) -> list[int]:
        """Of all events after `ply` choices. An opponent that the rules play makes none: what it does follows the
        choice of somebody else, perhaps the reader's own last one."""
        found: list[int] = []
        for n in range(len(self), 0, -1):
            line = self._line(n)
            if line.ply < max(ply, 1):
                break
            if line.ply > ply or self._by_rules(line):
                found.append(n)
        found.reverse()
        return found

    def entry(self, n: int) -> LogEntry:
        found = self._worded_entries.get(n)
        if found is None:
            found = self._worded_entries[n] = self._entry(n)
        return found

    def _by_rules(self, line: Union[Event, NoteRow]) -> bool:
        return isinstance(line, Event) and line.seat >= self._view["players"]

    def _line(self, n: int) -> Union[Event, NoteRow]:
        if not self._noted:
            return self._events[n - 1]
        note = self._notes.get(n - 1)
        return note or self._events[n - 1 - bisect_left(self._noted, n)]

    def _ply(self, n: int) -> int:
        return self._line(n).ply

    def _entry(self, n: int) -> LogEntry:
        viewer, line, movers = self._viewer, self._line(n), self._movers
        if not isinstance(line, Event):
            return self._beside(n, line)
        seat = line.seat
        told = _told(viewer.words, self._game, line, viewer.seat in (seat, EVERYTHING))
        return LogEntry(
            n=n,
            ply=line.ply,
            mover=movers[line.ply - 1] if 0 < line.ply <= self._committed else None,
            seat=seat,
            player=labels.thing(viewer.words, self._game, "player", seat, self._view, viewer.names),
            text=labels.event_text(viewer.words, self._game, line, viewer.seat, self._view, viewer.names),
            things=told.things,
            changes=told.changes,
            came=told.came,
            own=seat == viewer.seat,
            tentative=line.ply > self._committed,
        )

    def _beside(self, n: int, note: NoteRow) -> LogEntry:
        """What happened beside the game."""
        return LogEntry(
            n=n,
            ply=note.ply,
            mover=None,
            seat=note.seat,
            player=note.player,
            text=self._viewer.server_texts.text(f"note-{note.name}", player=note.player),
            things=[],
            changes=[],
            came=[],
            own=note.seat == self._viewer.seat,
            tentative=note.ply > self._committed,
        )


class _Told(NamedTuple):
    """What stands beside the words of a line."""

    things: list[str]
    changes: list[Change]
    came: list[str]


@lru_cache(maxsize=4096)
def _told(words: Words, game: Game, event: Event, whispered: bool) -> _Told:
    """Of an event, which does not change: until a turn is confirmed, its lines are sent after each choice."""
    seat = EVERYTHING if whispered else SPECTATOR  # no event is of a spectator
    things = labels.things_named(game, event, seat)
    return _Told(things, changes_by(words, game, [event], event.seat), came(game, event, things))
