"""Readers: how values of a view become numbers of an observation.

A reader writes values into a row of zeros, one stretch after the other. Missing and hidden values (None) leave zeros.
Seats are counted in turn order from the viewing seat on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count, repeat
from math import prod
from typing import Any, NamedTuple, Optional, Union

from .encode import Row
from .game_header import View


def from_here(view: View, seat: int) -> int:
    """The distance in turn order from the viewing seat; opponents that the rules play come after all seats."""
    return seat if seat >= view["players"] else int((seat - view["seat"]) % view["players"])


class Reader:
    """Writes values of one sort, `size` numbers each; `shape` is empty for a single number."""

    __slots__ = ("shape", "size")

    def __init__(self, *shape: int) -> None:
        self.shape: tuple[int, ...] = shape
        self.size: int = prod(shape)

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        """Write all values, the first at this place. Calls are expensive, so one call writes many."""
        raise NotImplementedError

    def says(self, name: str) -> str:
        """The sentence of the reference for an entry of this name."""
        raise NotImplementedError


class Kind:
    """The things of a kind, and their places in a row: by number, or by name where views name them. With `places`,
    things that are alike share one; `copies` says how often each occurs."""

    __slots__ = ("copies", "count", "name", "names", "place_of", "size")

    def __init__(
        self, name: str, things: Union[int, Sequence[str]], places: Optional[Sequence[int]] = None, copies: int = 1
    ) -> None:
        self.name: str = name
        self.names: tuple[str, ...] = () if isinstance(things, int) else tuple(things)
        self.count: int = len(self.names) if self.names else int(things)  # type: ignore[arg-type]
        self.place_of: dict[Any, int] = dict(enumerate(range(self.count) if places is None else places))
        self.place_of.update({word: number for number, word in enumerate(self.names)})
        self.size: int = self.count if places is None else max(places) + 1
        alike = Counter(places if places is not None else range(self.count))
        self.copies: list[int] = [copies * alike[place] for place in range(self.size)]

    def one(self) -> Reader:
        """A reader of its numbers."""
        return One(self)

    def some(self) -> Reader:
        """A reader of lists of its numbers."""
        return Copies(self) if max(self.copies) > 1 else Some(self)

    def listed(self) -> str:
        return f": {', '.join(self.names)}" if self.names else ""


class Seats(Kind):
    """The players."""

    __slots__ = ()

    def __init__(self, seats: int) -> None:
        super().__init__("player", seats)

    def one(self) -> Reader:
        return Seat(self)

    def some(self) -> Reader:
        return SomeSeats(self)


class One(Reader):
    """A 1 at the place of the thing."""

    __slots__ = ("kind", "place_of")

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.size)
        self.kind = kind
        self.place_of = kind.place_of

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        place_of = self.place_of
        for first, value in zip(count(at, self.size), values):
            if value in place_of:
                row[first + place_of[value]] = 1.0

    def says(self, name: str) -> str:
        return f"which {self.kind.name} `{name}` is{self.kind.listed()}"


class Seat(One):
    __slots__ = ()

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        players, own = view["players"], view["seat"]
        for first, value in zip(count(at, self.size), values):
            if value is not None and value >= 0:
                row[first + (value if value >= players else (value - own) % players)] = 1.0


class Some(Reader):
    """A 1 at the place of each thing."""

    __slots__ = ("kind", "place_of")

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.size)
        self.kind = kind
        self.place_of = kind.place_of

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        place_of, size = self.place_of, self.size
        for value in values:
            for thing in value or ():
                if thing in place_of:
                    row[at + place_of[thing]] = 1.0
            at += size

    def says(self, name: str) -> str:
        return f"a 1 for each {self.kind.name} in `{name}`{self.kind.listed()}"


class SomeSeats(Some):
    __slots__ = ()

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        for value in values:
            for seat in value or ():
                row[at + from_here(view, seat)] = 1.0
            at += self.size


class Copies(Some):
    """Things that are alike share a place, each as a share of the copies."""

    __slots__ = ("units",)

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind)
        self.units = [1 / copies for copies in kind.copies]

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        place_of, units, size = self.place_of, self.units, self.size
        for value in values:
            for thing in value or ():
                if thing in place_of:
                    place = place_of[thing]
                    more = row[at + place] + units[place]
                    row[at + place] = more if more < 1.0 else 1.0
            at += size

    def says(self, name: str) -> str:
        return f"each {self.kind.name} in `{name}`, as a share of its copies"


class Amount(Reader):
    """A number as a share of the most; a truth value as 0 or 1."""

    __slots__ = ("least", "most", "span")

    def __init__(self, most: int, least: int = 0) -> None:
        super().__init__()
        self.most = most
        self.least = least
        self.span = most - least

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        least, most, span = self.least, self.most, self.span
        for place, value in enumerate(values, at):
            if value is not None and value > least:
                row[place] = (value - least) / span if value < most else 1.0

    def says(self, name: str) -> str:
        if self.least:
            return f"`{name}`, from {self.least} to {self.most}"
        return f"a 1 if `{name}`" if self.most == 1 else f"`{name}`, of {self.most}"


class Hidden(Reader):
    """A 1 if others may not see the number."""

    __slots__ = ()

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        for value in values:
            if value is None:
                row[at] = 1.0
            at += 1

    def says(self, name: str) -> str:
        return f"a 1 if `{name}` is hidden"


class Each(Reader):
    """The entries of a list one by one, or of a mapping in the order of the names."""

    __slots__ = ("by", "count", "inner", "names")

    def __init__(self, inner: Reader, by: Union[int, Kind]) -> None:
        self.by = by if isinstance(by, Kind) else None
        self.count: int = by.size if isinstance(by, Kind) else by
        super().__init__(self.count, *inner.shape)
        self.inner = inner
        self.names = self.by.names if self.by is not None else ()

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        write, size = self.inner.write, self.size
        for value in values:
            if value:
                write(self._entries(value, view), row, at, view)
            at += size

    def _entries(self, value: Any, view: View) -> Iterable[Any]:
        if isinstance(value, dict):
            return [value.get(name) for name in self.names]
        if isinstance(self.by, Seats):
            start, players = view["seat"], view["players"]
            return [*value[start:players], *value[:start]]
        entries: Sequence[Any] = value if len(value) <= self.count else value[: self.count]
        return entries

    def says(self, name: str) -> str:
        inner = self.inner.says(name)
        return f"{inner}, in order" if self.by is None else f"by {self.by.name}: {inner}{self.by.listed()}"


class Pairs(Reader):
    """A list of pairs: the second of each at the row of the first."""

    __slots__ = ("by", "inner")

    def __init__(self, by: Kind, inner: Reader) -> None:
        super().__init__(by.size, *inner.shape)
        self.by = by
        self.inner = inner

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        turned, stride = isinstance(self.by, Seats), self.inner.size
        for value in values:
            for first, second in value or ():
                place = from_here(view, first) if turned else first
                self.inner.write((second,), row, at + stride * place, view)
            at += self.size

    def says(self, name: str) -> str:
        return f"by {self.by.name}: {self.inner.says(name)}"


class Bits(Reader):
    """A number bit by bit, the lowest first."""

    __slots__ = ()

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        size = self.size
        for value in values:
            rest = value & ((1 << size) - 1) if value else 0
            while rest:
                low = rest & -rest
                row[at + low.bit_length() - 1] = 1.0
                rest ^= low
            at += size

    def says(self, name: str) -> str:
        return f"`{name}` as a number, bit by bit, the lowest first"


class Pair(Reader):
    """Two things that one number names, as in `first * size of second + second`."""

    __slots__ = ("second", "split")

    def __init__(self, first: int, second: int) -> None:
        super().__init__(first + second)
        self.split = first
        self.second = second

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        for value in values:
            if 0 <= value < self.split * self.second:
                row[at + value // self.second] = row[at + self.split + value % self.second] = 1.0
            at += self.size

    def says(self, name: str) -> str:
        return f"the two things that `{name}` names"


class Of(Reader):
    """What a function finds in a value, described in words."""

    __slots__ = ("find", "inner", "words")

    def __init__(self, words: str, inner: Reader, find: Callable[[Any], Any]) -> None:
        super().__init__(*inner.shape)
        self.words = words
        self.inner = inner
        self.find = find

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        find = self.find
        self.inner.write([None if value is None else find(value) for value in values], row, at, view)

    def says(self, name: str) -> str:
        return self.words


class Column(Reader):
    """One entry of each mapping in a list, a row each: in the order of the list, or at the number of its entry `by`."""

    __slots__ = ("by", "inner", "key")

    def __init__(self, count: int, key: str, inner: Reader, by: str = "") -> None:
        super().__init__(count, *inner.shape)
        self.key = key
        self.inner = inner
        self.by = by

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        key, by, write = self.key, self.by, self.inner.write
        for value in values:
            if by:
                for entry in value or ():
                    write((entry[key],), row, at + entry[by] * self.inner.size, view)
            else:
                write(map(dict.get, value, repeat(key)) if value else (), row, at, view)
            at += self.size

    def says(self, name: str) -> str:
        by = f", by `{self.by}`" if self.by else ""
        return f"of each entry of `{name}`{by}: {self.inner.says(self.key)}"


class At(NamedTuple):
    """A reader of the entry at this path instead of that of the part's name; of the whole view or seat if empty."""

    path: str
    reader: Reader


class Entries:
    """The entries of a mapping, each a part of its own."""

    __slots__ = ("readers",)

    def __init__(self, **readers: Reader) -> None:
        self.readers: Mapping[str, Reader] = readers

    def parts(self, path: str) -> Iterator[tuple[str, str, Reader]]:
        """The name of each part, its path and its reader."""
        for key, reader in self.readers.items():
            yield f"{path}.{key}", f"{path}.{key}", reader


class Rows(Entries):
    """A list of mappings, such as the places of a map: of each entry a part with a row for each mapping. With `by` each
    mapping has a number of this name, at which its row is."""

    __slots__ = ("by", "count")

    def __init__(self, count: int, by: str = "", **readers: Reader) -> None:
        super().__init__(**readers)
        self.count = count
        self.by = by

    def parts(self, path: str) -> Iterator[tuple[str, str, Reader]]:
        for key, reader in self.readers.items():
            yield f"{path}.{key}", path, Column(self.count, key, reader, self.by)
