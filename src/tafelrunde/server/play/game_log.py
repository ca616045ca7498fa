"""Builds the log of a table for a viewer: events of the game, and notes such as players leaving."""

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
from .gains import changes_by, gained
from .schemas import Change, LogEntry

_PLY: Final = attrgetter("ply")


def end_of_last_turn(turns: Sequence[int], now: int, seat: int) -> int:
    """The number of the last choice in the seat's last finished turn, 0 if there is none. `turns` has the seat in whose
    turn each choice was made, `now` the seat whose turn it is."""
    end = len(turns)
    while now == seat and end and turns[end - 1] == seat:
        end -= 1
    while end and turns[end - 1] != seat:
        end -= 1
    return end


def begin_of_last_turn(turns: Sequence[int], now: int, seat: int) -> int:
    """The number of choices before the seat's last finished turn, 0 if there is none."""
    begin = end_of_last_turn(turns, now, seat)
    while begin and turns[begin - 1] == seat:
        begin -= 1
    return begin


class GameLog:
    """Events and notes in order, worded lazily. `movers` are the seats that made the committed choices; later entries
    are tentative."""

    def __init__(
        self, viewer: Viewer, match: Match, view: View, notes: Sequence[NoteRow], movers: Sequence[int]
    ) -> None:
        self._viewer = viewer
        self._game = match.game
        self._view = view
        self._movers = movers
        self._committed = len(movers)  # fixed, since others may choose while entries are worded
        self._events: Sequence[Event] = match.log.events if match.log else ()  # not copied, since it may be long
        self._notes = {
            bisect_right(self._events, note.ply, key=_PLY) + before: note
            for before, note in enumerate(sorted(notes, key=_PLY))
        }
        self._note_places = list(self._notes)  # in order
        self._entries: dict[int, LogEntry] = {}  # cache, by number

    def __len__(self) -> int:
        return len(self._events) + len(self._notes)

    async def after(self, n: int) -> list[LogEntry]:
        """The entries after number n; there may be thousands."""
        return await self.entries(range(max(0, n) + 1, len(self) + 1))

    async def entries(self, numbers: Iterable[int]) -> list[LogEntry]:
        """Words entries in time slices. Choices that others make meanwhile do not change them."""
        time_slice, found = TimeSlice(), []
        for n in numbers:
            found.append(self.entry(n))
            await time_slice.share()
        return found

    def of(self, plies: Sequence[int]) -> list[LogEntry]:
        """The entries caused by these choices (in ascending order)."""
        numbers = range(1, len(self) + 1)
        first = bisect_left(numbers, plies[0], key=self._ply)
        last = bisect_right(numbers, plies[-1], key=self._ply)
        return [self.entry(n) for n in numbers[first:last] if self._ply(n) in plies]

    def last_numbers(self, count: int, known: range) -> range:
        """The numbers of at most `count` last entries, without those known already."""
        return range(max(known.stop, len(self) - count + 1, 1), len(self) + 1)

    def numbers_since(self, ply: int) -> list[int]:
        """The numbers of all entries after `ply` choices, including events of an opponent controlled by the rules after
        choice `ply` itself, since it makes no choices of its own."""
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
        found = self._entries.get(n)
        if found is None:
            found = self._entries[n] = self._entry(n)
        return found

    def _by_rules(self, line: Union[Event, NoteRow]) -> bool:
        return isinstance(line, Event) and line.seat >= self._view["players"]

    def _line(self, n: int) -> Union[Event, NoteRow]:
        if not self._note_places:
            return self._events[n - 1]
        note = self._notes.get(n - 1)
        return note or self._events[n - 1 - bisect_left(self._note_places, n)]

    def _ply(self, n: int) -> int:
        return self._line(n).ply

    def _entry(self, n: int) -> LogEntry:
        viewer, line, movers = self._viewer, self._line(n), self._movers
        if not isinstance(line, Event):
            return self._note_entry(n, line)
        seat = line.seat
        facts = _facts(viewer.words, self._game, line, viewer.seat in (seat, EVERYTHING))
        return LogEntry(
            n=n,
            ply=line.ply,
            mover=movers[line.ply - 1] if 0 < line.ply <= self._committed else None,
            seat=seat,
            player=labels.thing(viewer.words, self._game, "player", seat, self._view, viewer.names),
            text=labels.event_text(viewer.words, self._game, line, viewer.seat, self._view, viewer.names),
            things=facts.things,
            changes=facts.changes,
            gained=facts.gained,
            own=seat == viewer.seat,
            tentative=line.ply > self._committed,
        )

    def _note_entry(self, n: int, note: NoteRow) -> LogEntry:
        return LogEntry(
            n=n,
            ply=note.ply,
            mover=None,
            seat=note.seat,
            player=note.player,
            text=self._viewer.server_texts.text(f"note-{note.name}", player=note.player),
            things=[],
            changes=[],
            gained=[],
            own=note.seat == self._viewer.seat,
            tentative=note.ply > self._committed,
        )


class _Facts(NamedTuple):
    """The fields of an entry other than its text."""

    things: list[str]
    changes: list[Change]
    gained: list[str]


@lru_cache(maxsize=4096)
def _facts(words: Words, game: Game, event: Event, private: bool) -> _Facts:
    """Cached, since tentative lines are sent again after each choice. `private` includes facts for the event's seat."""
    seat = EVERYTHING if private else SPECTATOR
    things = labels.things_named(game, event, seat)
    return _Facts(things, changes_by(words, game, [event], event.seat), gained(game, event, things))
