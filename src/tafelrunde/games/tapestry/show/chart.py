"""The chart of the map: where its territories lie, and their coordinates.

A territory is named by the letter of its column and the number of its height, in half hexagons, so that equal numbers
lie in line.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from ....kernel.game import View

HALF: Final = sqrt(3) / 2  # the height of a hexagon's middle over its side, by its radius

Place = tuple[int, int]
Point = tuple[float, float]


class Chart(NamedTuple):
    """By territory: its middle for hexagons of radius 1, its letter, and its number; then width and height."""

    middles: tuple[Point, ...]
    letters: tuple[str, ...]
    numbers: tuple[int, ...]
    width: float
    height: float

    def name(self, hex: int) -> str:
        return f"{self.letters[hex]}{self.numbers[hex]}"


def chart_of(view: View) -> Chart:
    return _chart(tuple([(hex["q"], hex["r"]) for hex in view["map"]["hexes"]]))


@lru_cache(maxsize=16)
def _chart(places: tuple[Place, ...]) -> Chart:
    heights = [2 * r + q for q, r in places]
    left, top = min(q for q, _ in places), min(heights)
    middles = tuple(
        (1.5 * (q - left) + 1, HALF * (high - top + 1)) for (q, _), high in zip(places, heights, strict=True)
    )
    return Chart(
        middles,
        tuple(chr(ord("A") + q - left) for q, _ in places),
        tuple(high - top + 1 for high in heights),
        max(x for x, _ in middles) + 1,
        max(y for _, y in middles) + HALF,
    )
