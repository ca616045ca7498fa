"""The map as text, for the board in a terminal. A large location and a face-down tile are fields of several hexes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from ...text_board import DOT, Drawing, TextDesign
from ...text_map import Field, Line, hex_map
from ..pieces.kinds import SUN, TERRAINS, board_number
from ..pieces.map import ABYSS, CRYSTAL_HEXES, FIELD_AT, FIELD_HEXES, FIELDS, LAKES, SPACES, field_at, field_label
from .painter import Painter

ROOMS: Final[tuple[int, ...]] = (15, 13, 11, 9)  # letters of a line on two bricks, by the size of the bricks


def land(painter: Painter, width: int) -> Iterator[str]:
    large = (_large(painter, field) for field in range(ABYSS, FIELDS))
    yield from hex_map([*_tiles(painter), *large], painter.lit.ids, width)


def _tiles(painter: Painter) -> Iterator[Field]:
    for space in range(SPACES):
        entry = painter.view["spaces"][space]
        fields = [field_at(space, k) for k in range(4)]
        if entry["explored"]:
            yield from (Field(f"field-{field}", _places(field), _lines(painter, field)) for field in fields)
        else:
            places = [place for field in fields for place in _places(field)]
            yield Field(f"space-{space}", places, _face_down(painter, space, entry))


def _places(field: int) -> list[tuple[int, int]]:
    return [(2 * column + row % 2, row) for column, row in FIELD_HEXES[field]]


def _face_down(painter: Painter, space: int, entry: dict[str, Any]) -> list[Line]:
    cost = f"{entry['food']}+{entry['any']}" if entry["any"] else str(entry["food"])
    inside = [painter.text(f"short-{kind}") for kind in ("location", "lake") if entry[f"{kind}s"]]
    lines = [str(space + 1), cost, painter.text("points-counted", amount=entry["points"]), " ".join(inside)]
    return [Line([line]) for line in lines]


def _lines(painter: Painter, field: int) -> list[Line]:
    entry = painter.view["fields"][field]
    terrain = painter.text(f"short-{entry['terrain']}")
    if "lake" in entry:
        terrain += painter.text(f"short-lake-{entry['lake']}")
    return [Line([field_name(field)]), _pieces(painter, field, terrain)]


def _large(painter: Painter, field: int) -> Field:
    name = painter.named("field", field)
    wrapped = zip_longest(*(wrap(name, room)[:2] for room in ROOMS), fillvalue="")
    return Field(f"field-{field}", _places(field), [*map(Line, wrapped), _pieces(painter, field, "")])


def _pieces(painter: Painter, field: int, terrain: str) -> Line:
    """The terrain, and the number of each owner with a letter for each piece; only the owners where room is short."""
    pieces = painter.view["fields"][field]["pieces"]
    owners = list(dict.fromkeys(piece["seat"] for piece in pieces))
    of_each = ["".join(painter.text(f"short-{p['piece']}") for p in pieces if p["seat"] == seat) for seat in owners]
    in_full = "".join(f"{seat + 1}{letters}" for seat, letters in zip(owners, of_each, strict=True))
    short = "".join(str(seat + 1) for seat in owners)
    return Line([terrain], [in_full, short], owners[0] if len(owners) == 1 else -1)


def field_name(field: int) -> str:
    """Its coordinates on the map."""
    return field_label(field)


def legend(painter: Painter) -> Iterator[str]:
    lake = painter.text("short-lake")
    label = [f"{painter.text(f'short-{kind}')} {painter.text('fact-fields-value', value=kind)}" for kind in TERRAINS]
    label += [f"{lake}{painter.text(f'short-lake-{kind}')} {painter.text(f'lake-{kind}')}" for kind in LAKES]
    yield DOT.join(label)
    yield painter.text("text-legend")
    symbols = ["+".join(field_name(FIELD_AT[hex]) for hex in hexes) for hexes in CRYSTAL_HEXES]
    for giant in painter.view["giant_crystals"]:
        symbols[giant] += painter.text("text-giant")
    yield f"{painter.text('text-crystals')}: {', '.join(symbols)}"


TEXT: Final = TextDesign(
    {"map": Drawing(land, frozenset({"field", "space", "piece", "crystal"}), legend)},
    hidden=frozenset({"marker", "score", "slot", "modulespace", "rewardfield"}),
    explained_by={
        "tribe": lambda painter, tribe: ("board", board_number(tribe, SUN)),
        "side": lambda painter, side: ("board", board_number(painter.about, side)),
    },
)
