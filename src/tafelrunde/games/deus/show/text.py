"""The map as text, for the board in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ...text_board import DOT, Drawing, TextDesign
from ...text_map import Field, Line, hex_map
from ..pieces.kinds import BUILDINGS
from .chart import chart_of
from .painter import Painter
from .view import place_of


def land(painter: Painter, width: int) -> Iterator[str]:
    chart = chart_of(painter.view)
    fields = [
        Field(f"region-{number}", [(chart.columns[number], chart.rows[number])], _lines(painter, number, region))
        for number, region in enumerate(painter.view["regions"])
    ]
    yield from hex_map(fields, painter.lit.ids, width)


def _lines(painter: Painter, number: int, region: dict[str, Any]) -> list[Line]:
    """The name, and the points of a village or a letter for each piece with its owner's number."""
    short = f"{painter.text('letter-' + region['terrain'])} {place_of(painter.view, number)}"
    name = Line([painter.named("region", number), short])
    if region["terrain"] == "village":
        points = painter.text("village-vp", vp=region["vp"])
        return [name, Line([painter.text("village-attacked") if region["attacked"] else points])]
    if region["owner"] is None:
        return [name]
    letters = "".join(painter.text(f"letter-{kind}") for kind in region["pieces"])
    return [name, Line((), [f"{region['owner'] + 1} {letters}", f"{region['owner'] + 1}{letters}"], region["owner"])]


def legend(painter: Painter) -> Iterator[str]:
    pieces = [f"{painter.text(f'letter-{kind}')} {painter.text(f'building-{kind}')}" for kind in BUILDINGS]
    yield DOT.join(pieces)
    yield painter.text("map-star")


TEXT: Final = TextDesign({"map": Drawing(land, frozenset({"region", "piece"}), legend)})
