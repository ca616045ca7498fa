"""A view that notes what of it is read, so that a picture can be kept as long as none of that has changed.

Noted are the entries of the view, and of each seat in it; what lies deeper is noted with the entry that holds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..kernel.game import View

SEATS: Final = "seats"
ALL: Final = ""  # whoever goes through all entries reads all of them
OF_VIEW: Final = -1  # where an entry lies that is not of a seat


class Reads:
    """What was read: entries by name, each of the view or of a seat."""

    __slots__ = ("_noted", "order")

    def __init__(self) -> None:
        self._noted: set[tuple[int, str]] = set()
        self.order: tuple[tuple[int, str], ...] = ()

    def note(self, where: int, name: str) -> None:
        if (where, name) not in self._noted:
            self._noted.add((where, name))
            self.order = tuple(sorted(self._noted))


class Seen(dict[str, Any]):
    """The view, or a seat in it. What it has is read through the methods below; `raw` is the same unnoted."""

    __slots__ = ("_reads", "_where", "raw")

    def __init__(self, raw: View, where: int = OF_VIEW) -> None:
        super().__init__(raw)
        self.raw = raw
        self._where = where
        self._reads = Reads()

    @staticmethod
    def of_view(view: View) -> Seen:
        seen = Seen(view)
        dict.__setitem__(seen, SEATS, [Seen(seat, number) for number, seat in enumerate(view[SEATS])])
        return seen

    def reading(self, reads: Reads) -> None:
        """What is read from now on is noted there."""
        self._reads = reads
        for seat in dict.__getitem__(self, SEATS):
            seat._reads = reads

    def values_of(self, reads: Reads) -> list[Any]:
        """What was read, as it is now."""
        seats = self.raw[SEATS]
        found = []
        for where, name in reads.order:
            entries = self.raw if where == OF_VIEW else seats[where]
            found.append(entries if name == ALL else entries.get(name))
        return found

    # -------------------------------------------------------------------------------------------- what can be read

    def __getitem__(self, name: str) -> Any:
        if name != SEATS:
            self._reads.note(self._where, name)
        return dict.__getitem__(self, name)

    def get(self, name: str, default: Any = None) -> Any:
        return self[name] if dict.__contains__(self, name) or self._missing(name) else default

    def _missing(self, name: str) -> bool:
        self._reads.note(self._where, name)
        return False

    def __contains__(self, name: object) -> bool:
        self._reads.note(self._where, str(name))
        return dict.__contains__(self, name)

    def __iter__(self) -> Iterator[str]:
        self._reads.note(self._where, ALL)
        return dict.__iter__(self)

    def keys(self) -> Any:
        self._reads.note(self._where, ALL)
        return dict.keys(self)

    def values(self) -> Any:
        self._reads.note(self._where, ALL)
        return dict.values(self)

    def items(self) -> Any:
        self._reads.note(self._where, ALL)
        return dict.items(self)
