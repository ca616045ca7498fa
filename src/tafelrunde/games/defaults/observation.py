"""Observations by declaration: question, summaries and declared fields as numbers from 0 to 1.

Size, reading and description of a part follow from the declaration of its field (kernel/fields): who sees it, the kind
of things in it (`of`, `one`, `by`), and the bound (`most`). A game with entries of its own in the view adds a reader
for each (kernel/readers.py) by the name of the entry; `a.b` is the entry `b` of the entry `a`.

Seats are counted in turn order from the viewing seat; rows of absent seats are zeros.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any, Final, Optional, Union

from ...kernel.encode import Row
from ...kernel.field_info import EVERYBODY, INTERNAL, NOBODY, OWNER, PART, PARTLY, FieldInfo
from ...kernel.game import Game, UsageError, View
from ...kernel.match import NOTHING, Match
from ...kernel.observe import Part, Write, question, turned
from ...kernel.readers import Amount, At, Each, Entries, Hidden, Kind, Reader, Seats
from ...kernel.state import EVERYTHING

MOST: Final = 50  # the bound of numbers that declare none

Things = Union[int, Sequence[str], Kind]  # their number, their names, or more
Readers = Mapping[str, Union[Reader, At, Entries]]  # by entry of the view
NO_READERS: Final[Readers] = {}
Place = Callable[[str, str, Reader], Part]  # of a name, a path and a reader


class Observed:
    """Derives the parts of a game. `kinds` adds to the kinds of its components and answers. With `seat_rows`, fields
    that only their owner sees have a row for each seat too, as weights learned with the default encoder expect."""

    def __init__(self, game: Game, kinds: Optional[Mapping[str, Things]] = None, *, seat_rows: bool = False) -> None:
        self.game = game
        self.seats: int = game.players[-1]
        self.seat_rows = seat_rows
        match = Match(game, game.players[0], 0, keep=NOTHING)
        self.table: Any = match.state
        self.view: View = match.view(EVERYTHING)
        sizes: dict[str, Things] = {**game.sizes, "effect": len(game.effects), **(kinds or {})}
        self.kinds: dict[str, Kind] = {
            name: things if isinstance(things, Kind) else Kind(name, things) for name, things in sizes.items() if things
        }
        self.kinds["player"] = Seats(self.seats)
        self._names: set[str] = set()

    # ------------------------------------------------------------------------------------------ groups of parts

    def heading(self) -> list[Part]:
        least, most = self.game.players[0], len(self.game.players)

        def players(view: View, row: Row, at: int) -> None:
            row[at + view["players"] - least] = 1.0

        def seat(view: View, row: Row, at: int) -> None:
            row[at + view["seat"]] = 1.0

        return [
            self._part("players", (most,), f"how many play, from {least}", players),
            self._part("seat", (self.seats,), "the number of the viewing seat", seat),
        ]

    def summaries(self) -> Part:
        names, number = list(self.game.show.summary(self.view, 0)), Amount(MOST)

        def write(view: View, row: Row, at: int) -> None:
            for k in range(view["players"]):
                summary = self.game.show.summary(view, (view["seat"] + k) % view["players"])
                number.write(map(summary.get, names), row, at + k * len(names), view)

        return self._part("summaries", (self.seats, len(names)), f"{', '.join(names)}, each of {MOST}", write)

    def of_table(
        self, readers: Readers = NO_READERS, parts: Optional[Mapping[str, Sequence[FieldInfo]]] = None
    ) -> list[Part]:
        """The fields of the table, and its other entries. `parts` has the fields of entries that declare their own."""
        fields = [
            *declared_fields(self.table),
            *(_inside(name, field) for name, inner in (parts or {}).items() for field in inner),
        ]
        return [
            *self._declared(fields, readers, self.view, self._of_table),
            *self._further(readers, self.view, self._of_table),
        ]

    def of_seats(self, readers: Readers = NO_READERS, own: Readers = NO_READERS) -> list[Part]:
        """The same in front of the seats; `own` in front of the viewing one only."""
        seat = self.view["seats"][0]
        return [
            *self._declared(declared_fields(self.table.players[0]), {**readers, **own}, seat, self._of_seats),
            *self._further(readers, seat, self._of_seats),
            *self._further(own, seat, self._of_own),
        ]

    def readers_of(self, fields: Iterable[FieldInfo], example: View) -> dict[str, Reader]:
        """The readers of fields that are declared for the entries of a list (Rows), of which one is the example."""
        readers = {field.entry: self._reader(field, example[field.entry]) for field in fields if field.entry in example}
        return {entry: reader for entry, reader in readers.items() if reader is not None}

    def hidden(self) -> list[Part]:
        """What others see of hidden fields: how many things lie there, or that a number is hidden."""
        parts = []
        for field in declared_fields(self.table):
            if field.seen == NOBODY and _has(self.view, field.entry):
                parts.append(self._of_table(field.entry, field.entry, self._length(field)))
        for field in declared_fields(self.table.players[0]):
            count, is_number = f"{field.entry}_count", field.type in ("int", "bool") and not field.of
            if field.seen in (EVERYBODY, INTERNAL, PARTLY):
                continue
            if _has(self.view["seats"][0], count):
                parts.append(self._of_seats(count, count, self._length(field)))
            elif is_number and field.seen != OWNER:
                parts.append(self._of_seats(f"{field.entry}_hidden", field.entry, Hidden()))
        return parts

    def question(self, abouts: Optional[Mapping[str, Reader]] = None) -> list[Part]:
        """The pending question; `abouts` adds readers of its subject."""
        readers = {**{name: kind.one() for name, kind in self.kinds.items()}, **(abouts or {})}
        asked = sorted({prompt.about for prompt in self.game.prompts} & readers.keys())
        return question(self.game.prompts, self.seats, {kind: readers[kind] for kind in asked})

    # ------------------------------------------------------------------------------------------ entries of the view

    def _declared(self, fields: Iterable[FieldInfo], readers: Readers, example: View, place: Place) -> Iterator[Part]:
        """The parts of fields that need no reader of their own."""
        for field in fields:
            if field.entry in readers or not _has(example, field.entry):
                continue
            reader = self._reader(field, _finder(field.entry)(example))
            if reader is not None:
                in_front = self._of_own if field.seen == OWNER and not self.seat_rows else place
                yield in_front(field.entry, field.entry, reader)

    def _further(self, readers: Readers, example: View, place: Place) -> Iterator[Part]:
        for entry, reader in readers.items():
            path = reader.path if isinstance(reader, At) else entry
            if not _has(example, path):
                raise UsageError(f"{self.game.name}: views have no {path!r}, which the observation is to read")
            if isinstance(reader, Entries):
                for name, inside, inner in reader.parts(path):
                    yield place(name, inside, inner)
            else:
                yield place(entry, path, reader.reader if isinstance(reader, At) else reader)

    def _reader(self, field: FieldInfo, value: Any) -> Optional[Reader]:
        """None for fields that the view does not show as they are, and lists that are not always as long."""
        if field.seen in (NOBODY, INTERNAL, PARTLY):
            return None
        if field.of:
            things = self.kinds[field.of].some()
            return Each(things, self.kinds[field.by]) if field.by else things
        entry = self.kinds[field.one].one() if field.one else Amount(field.most or MOST)
        if field.type in ("int", "bool"):
            return entry
        length = field.most if field.one else len(value or ())
        by = self.kinds[field.by] if field.by else length
        return Each(entry, by) if by else None

    def _length(self, field: FieldInfo) -> Reader:
        return Amount(field.most or (self.kinds[field.of].count if field.of else MOST))

    # ------------------------------------------------------------------------------------------ parts

    def _of_table(self, name: str, path: str, reader: Reader) -> Part:
        find, read = _finder(path), reader.write

        def write(view: View, row: Row, at: int) -> None:
            read((find(view),), row, at, view)

        return self._part(name, reader.shape, reader.says(path), write)

    def _of_seats(self, name: str, path: str, reader: Reader) -> Part:
        find, read = _finder(path), reader.write

        def write(view: View, row: Row, at: int) -> None:
            read(map(find, turned(view)), row, at, view)

        return self._part(name, (self.seats, *reader.shape), f"of each seat: {reader.says(path)}", write, "seat")

    def _of_own(self, name: str, path: str, reader: Reader) -> Part:
        find, read = _finder(path), reader.write

        def write(view: View, row: Row, at: int) -> None:
            read((find(view["seats"][view["seat"]]),), row, at, view)

        return self._part(name, reader.shape, f"of the viewing seat: {reader.says(path)}", write, "own")

    def _part(self, name: str, shape: tuple[int, ...], says: str, write: Write, where: str = "") -> Part:
        """Entries of the table and of seats may share a name; the later one says where it is."""
        name = name.replace(".", "_")
        if name in self._names and where:
            name = f"{where}_{name}"
        if name in self._names:
            raise UsageError(f"{self.game.name}: two parts of the observation are named {name}")
        self._names.add(name)
        return Part(name, shape or (1,), says, write)


def default_parts(game: Game) -> list[Part]:
    """The whole observation of a game without readers of its own."""
    observed = Observed(game)
    return [*position_parts(observed), *observed.hidden(), *observed.question()]


def position_parts(observed: Observed) -> list[Part]:
    """The parts that the default encoder reads."""
    return [*observed.heading(), observed.summaries(), *observed.of_table(), *observed.of_seats()]


def declared_fields(owner: Any) -> Iterator[FieldInfo]:
    """The declared fields, those of parts by their path."""
    for field in owner.declared():
        if field.type == PART:
            yield from (_inside(field.name, inner) for inner in declared_fields(getattr(owner, field.name)))
        else:
            yield field


def _inside(part: str, field: FieldInfo) -> FieldInfo:
    return field._replace(name=f"{part}.{field.name}", shown=f"{part}.{field.entry}")


def _has(entries: View, path: str) -> bool:
    """Whether a view has this entry, or the part in which it would be is not in play."""
    held: Any = entries
    for name in path.split(".") if path else ():
        if held is None:
            return True
        if name not in held:
            return False
        held = held[name]
    return True


def _finder(path: str) -> Callable[[View], Any]:
    """Finds the entry; None if the part in which it would be is not in play."""
    if "." not in path:
        return itemgetter(path) if path else lambda entries: entries
    outer, _, inner = path.partition(".")
    find = _finder(inner)

    def found(entries: View) -> Any:
        part = entries[outer]
        return None if part is None else find(part)

    return found
