"""The default observation: question, summaries and declared fields as numbers from 0 to 1.

Seats are counted in turn order from the viewing seat; rows of absent seats are zeros. Bounds (`most`) and kinds (`of`)
of the fields are declared with them (kernel/fields.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...kernel.field_info import INTERNAL, NOBODY, PARTLY, FieldInfo
from ...kernel.game import Game, View
from ...kernel.observe import Part, Read, among, filled, one_hot, question, share, shares, turned
from ...kernel.rng import seeded
from ...kernel.state import EVERYTHING

Declared = tuple[Sequence[FieldInfo], Sequence[FieldInfo]]  # of the table and of a player

MOST: Final = 50  # the bound of numbers that declare none


def parts_of(game: Game, declared: Declared) -> list[Part]:
    abouts = {prompt.about for prompt in game.prompts} & game.sizes.keys()
    return [
        *position_parts(game, declared),
        *question(game.prompts, game.players[-1], {kind: range(game.sizes[kind]) for kind in sorted(abouts)}),
    ]


def position_parts(game: Game, declared: Declared) -> list[Part]:
    """The parts without the pending question."""
    least, most, seats, sizes = game.players[0], len(game.players), game.players[-1], game.sizes
    example = game.show.view(game.rules.set_up(least, game.read_options({}), seeded(0)), EVERYTHING)
    names = list(game.show.summary(example, 0))
    on_table, at_seats = declared
    return [
        Part("players", (most,), f"how many play, from {least}", lambda v: one_hot(v["players"] - least, most)),
        Part("seat", (seats,), "the number of the viewing seat", lambda v: one_hot(v["seat"], seats)),
        Part("summaries", (seats, len(names)), f"{', '.join(names)}, each of {MOST}", _summaries(game, names, seats)),
        *(_of_table(field, example[field.name], sizes) for field in on_table if _is_read(field, example)),
        *(
            _of_seats(field, example["seats"][0], sizes, seats)
            for field in at_seats
            if _is_read(field, example["seats"][0])
        ),
    ]


def _is_read(field: FieldInfo, example: View) -> bool:
    """Whether its numbers are always as many; zones are counted by the summaries as well."""
    if field.seen in (NOBODY, INTERNAL, PARTLY) or field.name not in example:
        return False
    return bool(field.of) or field.type in ("int", "bool") or (field.type == "list[int]" and bool(example[field.name]))


def _of_table(field: FieldInfo, value: Any, sizes: Mapping[str, int]) -> Part:
    size, read = _reader(field, value, sizes)
    return Part(field.name, (size,), _says(field), lambda view: read(view[field.name]))


def _of_seats(field: FieldInfo, seat: View, sizes: Mapping[str, int], seats: int) -> Part:
    size, read = _reader(field, seat[field.name], sizes)

    def rows(view: View) -> list[float]:
        return filled([number for each in turned(view) for number in read(each[field.name])], seats * size)

    return Part(field.name, (seats, size), f"of each seat: {_says(field)}", rows)


def _reader(field: FieldInfo, value: Any, sizes: Mapping[str, int]) -> tuple[int, Read]:
    """The size of the part, and how it reads the value; hidden ones are zeros."""
    most = field.most or MOST
    if field.of:
        size = sizes[field.of]
        return size, lambda things: among(things or (), size)
    if field.type == "list[int]":
        size = len(value)
        return size, lambda numbers: filled(shares([max(0, n) for n in numbers or ()], most), size)
    return 1, lambda number: [share(max(0, number or 0), most)]


def _says(field: FieldInfo) -> str:
    if field.of:
        return f"a 1 for each {field.of} in `{field.name}`"
    return f"`{field.name}`, of {field.most or MOST}"


def _summaries(game: Game, names: Sequence[str], seats: int) -> Read:
    def read(view: View) -> list[float]:
        numbers: list[float] = []
        for k in range(view["players"]):
            summary = game.show.summary(view, (view["seat"] + k) % view["players"])
            numbers += [share(max(0, summary.get(name) or 0), MOST) for name in names]
        return filled(numbers, seats * len(names))

    return read
