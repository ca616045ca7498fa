"""Draws the pieces on the map: buildings, figures, tribe tiles, the falcon; each under an id that is stable while it
stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from .....draw.frames import sign
from .....draw.svg import use
from ...pieces.map import FIELD_HEXES, NORTH_WEST
from ..chart import Chart, Point
from ..painter import Painter


class Look(NamedTuple):
    """The width of a piece in sizes of a hex, its height by its width, and how much of it stands above its place."""

    width: float
    ratio: float
    above: float


LOOKS: Final = {
    "small": Look(1.32, 41 / 40, 0.62),
    "large": Look(1.62, 52 / 50, 0.66),
    "figure": Look(0.72, 40 / 28, 0.58),
    "tile": Look(0.92, 38 / 40, 0.5),
    "falcon": Look(1.0, 40 / 42, 0.72),
}
SYMBOLS: Final = {"small": "small", "large": "large", "figure": "pawn"}
TRIBE_TILES: Final = {
    "kuniban": "revive-token-temple",
    "x49": "revive-token-target",
    "formica": "revive-token-workshop",
}
LAKE: Final = "revive-lake"  # the tile of Hofstadterians
APART: Final = 0.62  # of two figures
CROWDED: Final = 0.82


def pieces(painter: Painter, layout: Chart) -> Iterator[str]:
    """From above, so that nearer pieces cover farther ones."""
    fields = painter.view["fields"]
    standing = [number for number in range(len(fields)) if fields[number]["pieces"]]
    standing.sort(key=lambda number: layout.middles[number][1])
    tribes = [seat["tribe"] for seat in painter.view["seats"]]
    for number in standing:
        there = [(piece["seat"], piece["piece"]) for piece in fields[number]["pieces"]]
        for (seat, kind), place in zip(there, _places(number, [kind for _, kind in there], layout), strict=True):
            scale = CROWDED if len(there) > 2 else 1.0
            yield _piece(painter, number, seat, kind, tribes[seat], place, layout.size * scale)


def _piece(painter: Painter, number: int, seat: int, kind: str, tribe: str, at: Point, s: float) -> str:
    look = LOOKS[kind]
    w = look.width * s
    h = w * look.ratio
    drawn = use(_symbol(kind, seat, tribe), -w / 2, -h * look.above, w, h)
    if kind in ("tile", "falcon"):
        drawn += sign(seat, w * 0.12, -h * look.above + h * 0.5, w * 0.4)
    name = f"{painter.names[seat]}: {painter.text(f'piece-{kind}')}"
    return painter.thing(
        f"piece-{number}-{seat}-{kind}",
        name,
        drawn,
        class_=f"piece {kind} seat-{seat}",
        style=f"transform:translate({at[0]:.5g}px,{at[1]:.5g}px)",
        like=f"{kind}-{seat}",
    )


def _symbol(kind: str, seat: int, tribe: str) -> str:
    if kind == "tile":
        return TRIBE_TILES.get(tribe, LAKE)
    return f"revive-{SYMBOLS[kind]}-{seat}" if kind in SYMBOLS else "revive-falcon"


def _places(number: int, kinds: list[str], layout: Chart) -> list[Point]:
    """Side by side around the middle; on a large location beside its picture, one on each hex."""
    n, s = len(kinds), layout.size
    x, y = layout.middles[number]
    if number >= NORTH_WEST:
        return _on_corner(number, n, layout)
    if n == 1:
        return [(x, y + s * 0.06)]
    return [
        (x + (k - (n - 1) / 2) * s * APART * (1 if n == 2 else 0.8), y + s * (0.12 + 0.12 * (k % 2))) for k in range(n)
    ]


def _on_corner(number: int, n: int, layout: Chart) -> list[Point]:
    """One on each hex, at its outer side; a fourth between two of them."""
    x, y = layout.middles[number]
    spots = [(x + (hx - x) * 1.3, y + (hy - y) * 0.9) for hx, hy in layout.hexes[number]]
    row = [hex[1] for hex in FIELD_HEXES[number]]
    pair = [spot for spot, each in zip(spots, row, strict=True) if row.count(each) == 2]
    between = (sum(px for px, _ in pair) / 2, sum(py for _, py in pair) / 2)
    return [*spots, between, (x, y)][:n]
