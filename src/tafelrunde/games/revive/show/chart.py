"""The chart of the map: where its hexes lie in a frame of this size, and their coordinates.

Rows have letters from above, hexes of a row numbers from the left; odd rows are shifted by half a hex, so their numbers
stand below the map.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from ....kernel.hexes import Hex
from ..pieces.map import ACROSS, CRYSTAL_HEXES, DOWN, FIELD_HEXES, SPACES, field_at

Point = tuple[float, float]

ROOT3: Final = sqrt(3)
ROWS: Final = 2 * DOWN
COLUMNS: Final = 2 * ACROSS
WIDE: Final = (COLUMNS + 0.5) * ROOT3  # of all hexes, in sizes of a hex
HIGH: Final = 1.5 * (ROWS - 1) + 2
FRAME: Final = 22.0  # of the score track around the map
RIM_X: Final = 17.0  # of the coordinates inside it
RIM_Y: Final = 16.0


class Chart(NamedTuple):
    """The size of the map and of a hex (from its middle to a corner), the middle of the first hex; then by field its
    hexes and its middle, and the crystals."""

    width: float
    height: float
    size: float
    origin: Point
    hexes: tuple[tuple[Point, ...], ...]
    middles: tuple[Point, ...]
    crystals: tuple[Point, ...]

    def space(self, number: int) -> Point:
        """The middle of a space."""
        return _middle([self.middles[field_at(number, k)] for k in range(4)])

    def row(self, number: int) -> float:
        return self.origin[1] + 1.5 * self.size * number

    def column(self, number: int, odd: bool) -> float:
        return self.origin[0] + ROOT3 * self.size * (number + (0.5 if odd else 0))


def map_height(width: float) -> float:
    """The height at which hexes fill the width."""
    return (width - 2 * (FRAME + RIM_X)) / WIDE * HIGH + 2 * (FRAME + RIM_Y)


def map_width(size: float) -> float:
    """The width of a map with hexes of this size."""
    return WIDE * size + 2 * (FRAME + RIM_X)


@lru_cache(maxsize=256)
def chart(width: float, height: float) -> Chart:
    """The largest map that fits."""
    size = min((width - 2 * (FRAME + RIM_X)) / WIDE, (height - 2 * (FRAME + RIM_Y)) / HIGH)
    left, top = (width - WIDE * size) / 2 + ROOT3 / 2 * size, (height - HIGH * size) / 2 + size

    def place(hex: Hex) -> Point:
        column, row = hex
        return left + ROOT3 * size * (column + row % 2 / 2), top + 1.5 * size * row

    fields = tuple(tuple(place(hex) for hex in field) for field in FIELD_HEXES)
    crystals = tuple(_outside([place(hex) for hex in touched], touched, size) for touched in CRYSTAL_HEXES)
    return Chart(width, height, size, (left, top), fields, tuple(_middle(list(f)) for f in fields), crystals)


def _middle(points: list[Point]) -> Point:
    return sum([x for x, _ in points], 0.0) / len(points), sum([y for _, y in points], 0.0) / len(points)


def _outside(points: list[Point], touched: tuple[Hex, ...], size: float) -> Point:
    """A crystal lies beyond the edge, in the corner between the fields it touches."""
    column, row = touched[len(touched) // 2]
    x, y = _middle(points)
    if row in (0, ROWS - 1):
        return x, y + size * (-0.88 if row == 0 else 0.9)
    x = points[len(points) // 2][0]
    out = size * (0.62 if (row % 2 == 1) == (column == 0) else 1.05)
    return x + (-out if column == 0 else out), y


def variant(hex: Hex) -> int:
    """One of three drawings of a terrain, by coordinates: a map looks natural and never flickers."""
    column, row = hex
    return 1 + (5 * column + 3 * row + column * row) % 3


def slab_variant(space: int) -> int:
    column, row = FIELD_HEXES[field_at(space, 0)][0]
    return 1 + (3 * column + 5 * row) % 3


def coordinates(field: int) -> str:
    """The rows and numbers on the rims that lead to a field of any number of hexes."""
    return " ".join(f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[row]}{column + 1}" for column, row in FIELD_HEXES[field])


@lru_cache(maxsize=SPACES)
def coordinates_of_space(space: int) -> str:
    return " ".join(coordinates(field_at(space, k)) for k in range(4))
