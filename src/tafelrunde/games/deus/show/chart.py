"""The chart of the map: where its regions lie, and their coordinates.

A map has no north, so it is turned to fit into a square best; every size and every language shows it the same way. A
region is named by the letter of its row and the number of its half-column, which meet in its middle.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from ....kernel.game import View
from ..pieces.map import REGIONS_OF_TILE

RADIUS: Final = 50.0  # of a region, in units of the map
HALF: Final = RADIUS * sqrt(3) / 2
CHANNEL: Final = 0.072  # how much continents are pushed apart, of their distance

Place = tuple[int, int]
Point = tuple[float, float]


class Chart(NamedTuple):
    """By region: its middle, its row, its half-column, and its coordinates. Then the middles of rows and half-columns,
    and the frame: left, top, right, bottom."""

    middles: tuple[Point, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    names: tuple[str, ...]
    row_middles: tuple[tuple[int, float], ...]
    column_middles: tuple[tuple[int, float], ...]
    frame: tuple[float, float, float, float]


def chart_of(view: View) -> Chart:
    return _chart(tuple([(region["q"], region["r"]) for region in view["regions"]]))


@lru_cache(maxsize=256)
def _chart(places: tuple[Place, ...]) -> Chart:
    charts = [_turned(places, turn) for turn in range(3)]
    return min(charts, key=lambda chart: max(_width(chart), _height(chart)))


def _width(chart: Chart) -> float:
    return chart.frame[2] - chart.frame[0]


def _height(chart: Chart) -> float:
    return chart.frame[3] - chart.frame[1]


def _turned(places: tuple[Place, ...], turn: int) -> Chart:
    turned = [_turn(place, turn) for place in places]
    middles = []
    for n, (q, r) in enumerate(turned):
        tile = n - n % REGIONS_OF_TILE
        tq, tr = turned[tile]  # its middle region comes first
        q_apart, r_apart = q + CHANNEL * tq, r + CHANNEL * tr
        middles.append((2 * HALF * (q_apart + r_apart / 2), 1.5 * RADIUS * r_apart))
    top, left = min(r for _, r in turned), min(2 * q + r for q, r in turned)
    rows = tuple(r - top for _, r in turned)
    columns = tuple(2 * q + r - left for q, r in turned)
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return Chart(
        tuple(middles),
        rows,
        columns,
        tuple(f"{letter(row)}{column + 1}" for row, column in zip(rows, columns, strict=True)),
        _means(rows, ys),
        _means(columns, xs),
        (min(xs) - HALF, min(ys) - RADIUS, max(xs) + HALF, max(ys) + RADIUS),
    )


def letter(row: int) -> str:
    return chr(ord("A") + row)


def _turn(place: Place, steps: int) -> Place:
    q, r = place
    for _ in range(steps):
        q, r = -r, q + r
    return q, r


def _means(lines: tuple[int, ...], values: list[float]) -> tuple[tuple[int, float], ...]:
    """The mean of the values on each line."""
    found: dict[int, list[float]] = {}
    for line, value in zip(lines, values, strict=True):
        found.setdefault(line, []).append(value)
    return tuple((line, sum(each) / len(each)) for line, each in sorted(found.items()))
