"""A view that notes what of it is read, so that a drawing can be kept as long as none of that has changed.

Noted are the entries of the view, and of each seat in it; what lies deeper is noted with the entry that holds it.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from typing import Any, Final, Optional

from ..kernel.game import View

SEATS: Final = "seats"
VIEWER: Final = "seat"
ALL: Final = ""  # whoever goes through all entries reads all of them
OF_VIEW: Final = -1  # where an entry lies that is not of a seat
QUESTION: Final = -2  # what is asked, or, with a name, what is asked if it is the prompt of this name

AT_SEAT: Final = -3  # whether the seat of this number is the viewing one

Entry = tuple[int, str]
Question = tuple[str, int, list[int]]  # the prompt, what it is about, the options
NOTHING: Final[Question] = ("", -1, [])


class ReadSet:
    """What was read: entries by name, each of the view or of a seat."""

    __slots__ = ("_in_order", "_noted")

    def __init__(self) -> None:
        self._noted: set[Entry] = set()
        self._in_order: Optional[list[Entry]] = []  # None: to be sorted, once somebody asks

    def note(self, where: int, name: str) -> None:
        if (where, name) not in self._noted:
            self._noted.add((where, name))
            self._in_order = None

    def has(self, where: int, name: str) -> bool:
        return (where, name) in self._noted

    def note_all(self, others: ReadSet) -> None:
        if not others._noted <= self._noted:
            self._noted |= others._noted
            self._in_order = None

    @property
    def in_order(self) -> list[Entry]:
        if self._in_order is None:
            self._in_order = sorted(self._noted)
        return self._in_order


class Fingerprints(dict[Entry, int]):
    """A mark for each entry of a view: it is another one when the entry has changed. Many drawings read the same
    entries, so a mark is made once."""

    __slots__ = ("_question", "_view")

    def __init__(self, view: View, question: Question) -> None:
        super().__init__()
        self._view = view
        self._question = question

    def __missing__(self, entry: Entry) -> int:
        where, name = entry
        if where == QUESTION:
            value: Any = self._question if name in (ALL, self._question[0]) else None
        elif where == AT_SEAT:
            value = self._view[VIEWER] == int(name)
        else:
            entries = self._view if where == OF_VIEW else self._view[SEATS][where]
            value = entries.get(name) if name else entries
        mark = self[entry] = hash(marshal.dumps(value, 2))
        return mark


class TrackedView(dict[str, Any]):
    """The view, or a seat in it. `raw` is the same unnoted, `question` what is asked of who sees it. `fresh` says that
    nothing is to be kept or taken from what was kept, `within` that something is being drawn, so that it matters what
    its parts read."""

    __slots__ = ("_fingerprints", "fresh", "question", "raw", "reads", "where", "within")
    _fingerprints: Fingerprints  # of the view; a seat has none of its own

    def __init__(self, raw: View, where: int = OF_VIEW, question: Question = NOTHING, fresh: bool = False) -> None:
        super().__init__(raw)
        self.raw = raw
        self.where = where
        self.question = question
        self.fresh = fresh
        self.within = False
        self.reads = ReadSet()

    @staticmethod
    def of_view(view: View, question: Question, fresh: bool) -> TrackedView:
        seen = TrackedView(view, OF_VIEW, question, fresh)
        seen._fingerprints = Fingerprints(view, question)
        dict.__setitem__(seen, SEATS, [TrackedView(seat, number) for number, seat in enumerate(view[SEATS])])
        return seen

    def note_in(self, reads: ReadSet) -> None:
        """What is read from now on is noted there."""
        self.reads = reads
        for seat in dict.__getitem__(self, SEATS):
            seat.reads = reads

    def note_question(self) -> None:
        """Whoever found out before that it is this one reads nothing more."""
        if not self.reads.has(QUESTION, self.question[0]):
            self.reads.note(QUESTION, ALL)

    def fingerprints_of(self, reads: ReadSet) -> Iterator[int]:
        """One for each entry that was read."""
        return map(self._fingerprints.__getitem__, reads.in_order)

    # -------------------------------------------------------------------------------------------- what can be read

    def __getitem__(self, name: str) -> Any:
        if name != SEATS:
            self.reads.note(self.where, name)
        return dict.__getitem__(self, name)

    def get(self, name: str, default: Any = None) -> Any:
        return self[name] if name in self else default  # noqa: SIM401  this is what it means here

    def __contains__(self, name: object) -> bool:
        self.reads.note(self.where, str(name))
        return dict.__contains__(self, name)

    def __iter__(self) -> Iterator[str]:
        self.reads.note(self.where, ALL)
        return dict.__iter__(self)

    def keys(self) -> Any:
        self.reads.note(self.where, ALL)
        return dict.keys(self)

    def values(self) -> Any:
        self.reads.note(self.where, ALL)
        return dict.values(self)

    def items(self) -> Any:
        self.reads.note(self.where, ALL)
        return dict.items(self)
