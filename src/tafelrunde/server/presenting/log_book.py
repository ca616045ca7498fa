"""The log of a table: what happened in the game and beside it, as a reader knows it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import Final, Union

from ...kernel.game import View
from ...kernel.match import Match
from ...kernel.state import Event
from ...words import labels
from ..schemas.play import LogEntry
from ..storage.models import Note
from .booked import booked, came
from .reader import Reader

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


class LogBook:
    """All that happened, in order; what happened beside the game stands after the choice it followed. Lines are worded
    when they are asked for. `movers` made the committed choices; what came later is tentative."""

    def __init__(self, reader: Reader, match: Match, view: View, notes: Sequence[Note], movers: Sequence[int]) -> None:
        self._reader = reader
        self._game = match.game
        self._view = view
        self._movers = movers
        self._events: Sequence[Event] = match.log.events if match.log else ()  # not copied: there are thousands
        self._notes = {
            bisect_right(self._events, note.ply, key=_PLY) + before: note
            for before, note in enumerate(sorted(notes, key=_PLY))
        }
        self._worded_entries: dict[int, LogEntry] = {}

    def __len__(self) -> int:
        return len(self._events) + len(self._notes)

    def after(self, n: int) -> list[LogEntry]:
        """The entries behind number n."""
        return [self.entry(number) for number in range(max(0, n) + 1, len(self) + 1)]

    def of(self, plies: Sequence[int]) -> list[LogEntry]:
        """What these choices led to."""
        return [self.entry(n) for n in range(1, len(self) + 1) if self._line(n).ply in plies]

    def last(self, count: int, known: range) -> list[LogEntry]:
        """Those behind the lines that are known already, but no more than so many."""
        return self.after(max(known.stop - 1, len(self) - count))

    def numbers_since(self, ply: int) -> list[int]:
        """Of everything after so many choices. An opponent that the rules play makes none: what it does follows the
        choice of somebody else, perhaps the reader's own last one."""
        first = len(self)
        while first and self._line(first).ply >= max(ply, 1):
            first -= 1
        lines = ((n, self._line(n)) for n in range(first + 1, len(self) + 1))
        return [n for n, line in lines if line.ply > ply or self._by_rules(line)]

    def entry(self, n: int) -> LogEntry:
        found = self._worded_entries.get(n)
        if found is None:
            found = self._worded_entries[n] = self._entry(n)
        return found

    def _by_rules(self, line: Union[Event, Note]) -> bool:
        return isinstance(line, Event) and line.seat >= self._view["players"]

    def _line(self, n: int) -> Union[Event, Note]:
        note = self._notes.get(n - 1)
        return note or self._events[n - 1 - sum(place < n for place in self._notes)]

    def _entry(self, n: int) -> LogEntry:
        reader, line, movers = self._reader, self._line(n), self._movers
        things = labels.things_named(self._game, line, reader.seat) if isinstance(line, Event) else []
        return LogEntry(
            n=n,
            ply=line.ply,
            mover=movers[line.ply - 1] if isinstance(line, Event) and 0 < line.ply <= len(movers) else None,
            seat=line.seat,
            player=self._named(line.seat) if isinstance(line, Event) else line.player,
            text=self._worded(line),
            things=things,
            changes=booked(reader.words, self._game, [line], line.seat) if isinstance(line, Event) else [],
            came=came(self._game, line, things) if isinstance(line, Event) else [],
            own=line.seat == reader.seat,
            tentative=line.ply > len(movers),
        )

    def _named(self, seat: int) -> str:
        return labels.thing(self._reader.words, self._game, "player", seat, self._view, self._reader.names)

    def _worded(self, line: Union[Event, Note]) -> str:
        reader = self._reader
        if isinstance(line, Event):
            return labels.event_text(reader.words, self._game, line, reader.seat, self._view, reader.names)
        return reader.server_texts.text(f"note-{line.name}", player=line.player)
