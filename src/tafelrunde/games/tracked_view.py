"""A view that tracks which of its entries are read, so that a drawing is cached until one of them changes.

Tracked are the entries of the view and of each seat in it; a nested value counts as its entry.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final, Optional

from ..kernel.game import View

SEATS: Final = "seats"
VIEWER: Final = "seat"
ALL: Final = ""  # iterating reads all entries
OF_VIEW: Final = -1  # the place of entries that belong to no seat
QUESTION: Final = -2  # the question, or, with a name, the question if its prompt has this name
AT_SEAT: Final = -3  # whether this seat is the viewing one

Entry = tuple[int, str]
Question = tuple[str, int, list[int]]  # the prompt, what it is about, the options
SHORT: Final = 64  # bytes of a digest at most
NOTHING: Final[Question] = ("", -1, [])


class ReadSet:
    """The entries read, each of the view or of a seat."""

    __slots__ = ("_in_order", "_noted")

    def __init__(self) -> None:
        self._noted: set[Entry] = set()
        self._in_order: Optional[list[Entry]] = []  # None: sort on demand

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


def digest(value: Any) -> bytes:
    """A short key of plain data: its bytes, or the hash of many bytes."""
    content = marshal.dumps(value, 2)
    return content if len(content) <= SHORT else blake2b(content, digest_size=16).digest()


class Fingerprints(dict[Entry, bytes]):
    """A digest of each entry of a view. Many drawings read the same entries, so they are computed once; cached drawings
    keep these as keys, so they must be short."""

    __slots__ = ("_question", "_view")

    def __init__(self, view: View, question: Question) -> None:
        super().__init__()
        self._view = view
        self._question = question

    def __missing__(self, entry: Entry) -> bytes:
        where, name = entry
        if where == QUESTION:
            value: Any = self._question if name in (ALL, self._question[0]) else None
        elif where == AT_SEAT:
            value = self._view[VIEWER] == int(name)
        else:
            entries = self._view if where == OF_VIEW else self._view[SEATS][where]
            value = entries.get(name) if name else entries
        fingerprint = self[entry] = digest(value)
        return fingerprint


class TrackedView(dict[str, Any]):
    """A view, or a seat in it. `raw` is the same untracked, `question` the one for its viewer. `fresh` bypasses the
    cache; `within` says that a drawing is under way, whose parts add to its reads."""

    __slots__ = ("_fingerprints", "fresh", "question", "raw", "reads", "where", "within")
    _fingerprints: Fingerprints  # of the view; seats have none

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
        """Track reads there from now on."""
        self.reads = reads
        for seat in dict.__getitem__(self, SEATS):
            seat.reads = reads

    def note_question(self) -> None:
        """Track reading the question, unless its prompt was read already."""
        if not self.reads.has(QUESTION, self.question[0]):
            self.reads.note(QUESTION, ALL)

    def fingerprints_of(self, reads: ReadSet) -> Iterator[bytes]:
        """One for each entry in the read set."""
        return map(self._fingerprints.__getitem__, reads.in_order)

    # -------------------------------------------------------------------------------------------- tracked access

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
