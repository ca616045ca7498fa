"""The map as text, for the board in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ....draw.palette import SEATS
from ...text_board import DOT, Drawing, TextDesign, paragraph
from ...text_map import Field, Line, hex_map
from ..pieces.codes import SCHOLAR_SPACES
from ..pieces.kinds import BUILDINGS, DISCIPLINES
from ..pieces.map import COLUMNS, name_of
from .painter import Painter


def land(painter: Painter, width: int) -> Iterator[str]:
    fields: list[Field] = []
    for number, space in enumerate(painter.view["spaces"]):
        if space["terrain"] != "none":
            row, column = divmod(number, COLUMNS)
            fields.append(Field(f"space-{number}", [(2 * column + row % 2, row)], _lines(painter, space)))
    yield from hex_map(fields, painter.lit.ids, width)


def _lines(painter: Painter, space: dict[str, Any]) -> list[Line]:
    """Above, the name and signs for annex and town; below, the terrain and the building with its owner's number."""
    signs = "+" * bool(space.get("annex")) + "°" * bool(space.get("town"))
    above = Line([space["name"]], [signs, signs[:1]])
    terrain = [painter.text(f"short-{space['terrain']}")]
    owner = space.get("owner")
    if owner is None:
        return [above, Line(terrain)]
    return [above, Line(terrain, [f"{owner + 1}{painter.text('short-' + space['building'])}"], owner)]


def legend(painter: Painter) -> Iterator[str]:
    pieces = [f"{painter.text(f'short-{kind}')} {painter.text(f'building-{kind}')}" for kind in BUILDINGS]
    yield DOT.join(pieces)
    yield painter.text("text-legend")
    if painter.view["bridges"]:
        bridges = [f"{painter.named('site', each['site'])} {_sign(each['owner'])}" for each in painter.view["bridges"]]
        yield f"{painter.text('text-bridges')}: {', '.join(bridges)}"
    for what in ("marked", "tools", "blighted") if painter.view["automa"] is not None else ():
        spaces = painter.view["automa"][what]
        if spaces:
            yield f"{painter.text(f'text-automa-{what}')}: {', '.join(map(name_of, spaces))}"


def _sign(seat: int) -> str:
    return f"{SEATS[seat % len(SEATS)].sign}{seat + 1}"


def knowledge(painter: Painter, width: int) -> Iterator[str]:
    """A line for each discipline: the levels, and the free spaces for scholars."""
    view = painter.view
    for number, name in enumerate(DISCIPLINES):
        levels = [(seat, me["levels"][number]) for seat, me in enumerate(view["seats"])]
        if view["automa"] is not None:
            levels.append((view["automa"]["seat"], view["automa"]["levels"][number]))
        label = [f"{_sign(seat)} {level}" for seat, level in levels]
        if view["knowledge"]["third_party"]:
            label.append(f"{painter.text('text-third-party')} {view['knowledge']['third_party'][number]}")
        free = SCHOLAR_SPACES - len(view["knowledge"]["scholars"][number])
        label.append(painter.text("text-scholars-free", number=free))
        star = "* " if f"discipline-{number}" in painter.lit else ""
        yield from paragraph(f"{star}{painter.text(f'discipline-{name}')}: {DOT.join(label)}", width, 2)


TEXT: Final = TextDesign(
    {
        "map": Drawing(land, frozenset({"space", "piece"}), legend),
        "knowledge": Drawing(knowledge, frozenset({"discipline", "scholarspace", "level", "level-third"})),
    },
    hidden=frozenset({"site", "town-at", "tool-at", "blighted-at", "exchange"}),
)
