"""Finds the room in the sea: how large the map can be, and where supply, piles and ornaments lie beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, product
from typing import Final, NamedTuple, Optional

from ..chart import RADIUS, Chart, Point

Size = tuple[float, float]

EDGE: Final = 6.0  # between land and the frame
CLEAR: Final = 5.0  # between land and what lies in the sea
APART: Final = 8.0  # between two things in the sea
SHRINKING: Final = tuple(1 - 0.03 * step for step in range(11))
ALIGNED: Final[tuple[float, ...]] = (0.5, 0.0, 1.0, 0.25, 0.75)
LARGEST: Final = 1.1  # of the map: its regions are 110 high
STEP: Final = 30.0  # between the places where an ornament may lie
LEAST: Final = 24.0  # the radius of an ornament


class Rect(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    def meets(self, other: Rect) -> bool:
        return (
            self.x < other.x + other.w + APART
            and other.x < self.x + self.w + APART
            and self.y < other.y + other.h + APART
            and other.y < self.y + self.h + APART
        )


class Anchorage(NamedTuple):
    """The scale of the map and its origin, in a sea of this inside; the places of the things in the sea; and free
    circles, as middle and radius, the largest first."""

    inside: Rect
    scale: float
    origin: Point
    things: tuple[Rect, ...]
    free: tuple[tuple[Point, float], ...]

    def at(self, point: Point) -> Point:
        return point[0] * self.scale + self.origin[0], point[1] * self.scale + self.origin[1]


@lru_cache(maxsize=256)
def anchored(chart: Chart, inside: Rect, seen: Rect, things: tuple[Size, ...]) -> Anchorage:
    """The largest map beside which these things find free corners, in the order upper right, lower right, lower left,
    upper left, and first where a sea that is swiped is seen. Where there is none, they lie below the map."""
    for shrunk, across, down in product(SHRINKING, ALIGNED, ALIGNED):
        scale, origin = _fitted(chart, inside, shrunk, across, down)
        land = _land(chart, scale, origin)
        lying = _lying(land, scale, inside, seen, things)
        if lying is not None:
            return Anchorage(inside, scale, origin, lying, _open_sea(inside, land, scale, lying))
    above = Rect(inside.x, inside.y, inside.w, inside.h - bar_height(things))
    scale, origin = _fitted(chart, above, 1, 0.5, 0.5)
    left, below = seen.x + seen.w, []
    for w, h in things:
        left -= w + APART
        below.append(Rect(max(inside.x, left), inside.y + inside.h - h - APART, w, h))
    return Anchorage(inside, scale, origin, tuple(below), ())


def fits_beside(chart: Chart, inside: Rect, seen: Rect, things: tuple[Size, ...]) -> bool:
    """Whether the things find free corners beside a map that is nearly as large as it can be."""
    for how in product(SHRINKING[:4], ALIGNED, ALIGNED):
        scale, origin = _fitted(chart, inside, *how)
        if _lying(_land(chart, scale, origin), scale, inside, seen, things) is not None:
            return True
    return False


def bar_height(things: tuple[Size, ...]) -> float:
    """Of a bar below the map with these things."""
    return max(h for _, h in things) + APART


def _fitted(chart: Chart, inside: Rect, shrunk: float, across: float, down: float) -> tuple[float, Point]:
    left, top, right, bottom = chart.frame
    wide, high = inside.w - 2 * EDGE, inside.h - 2 * EDGE
    scale = min(wide / (right - left), high / (bottom - top), LARGEST) * shrunk
    x = inside.x + EDGE + (wide - (right - left) * scale) * across - left * scale
    y = inside.y + EDGE + (high - (bottom - top) * scale) * down - top * scale
    return scale, (x, y)


def _land(chart: Chart, scale: float, origin: Point) -> list[Point]:
    """The middles of the regions."""
    return [(x * scale + origin[0], y * scale + origin[1]) for x, y in chart.middles]


def _lying(
    land: Sequence[Point], scale: float, inside: Rect, seen: Rect, things: Sequence[Size]
) -> Optional[tuple[Rect, ...]]:
    """The places of the things beside this land, if there are free ones."""
    lying: list[Rect] = []
    for size in things:
        corners = chain(_corners(seen, size), _corners(inside, size))
        free = next((corner for corner in corners if _is_free(corner, land, scale, lying)), None)
        if free is None:
            return None
        lying.append(free)
    return tuple(lying)


def _corners(inside: Rect, size: Size) -> Iterator[Rect]:
    """The corners of the sea, and the places below and above the first thing in them."""
    w, h = size
    right, bottom = inside.x + inside.w - w - EDGE, inside.y + inside.h - h - EDGE
    left, top = inside.x + EDGE, inside.y + EDGE
    step = h + APART
    yield Rect(right, top, w, h)
    yield Rect(right, top + step, w, h)
    yield Rect(right, bottom, w, h)
    yield Rect(right, bottom - step, w, h)
    yield Rect(left, bottom, w, h)
    yield Rect(left, bottom - step, w, h)
    yield Rect(left, top, w, h)
    yield Rect(left, top + step, w, h)


def _is_free(corner: Rect, land: Sequence[Point], scale: float, lying: Sequence[Rect]) -> bool:
    if any(corner.meets(other) for other in lying):
        return False
    return all(_gap(corner, point) >= RADIUS * scale + CLEAR for point in land)


def _gap(rect: Rect, point: Point) -> float:
    """The distance of a point from a rectangle."""
    dx = max(rect.x - point[0], 0, point[0] - rect.x - rect.w)
    dy = max(rect.y - point[1], 0, point[1] - rect.y - rect.h)
    return float((dx * dx + dy * dy) ** 0.5)


def _open_sea(
    inside: Rect, land: Sequence[Point], scale: float, lying: Sequence[Rect]
) -> tuple[tuple[Point, float], ...]:
    """Free circles that do not meet."""
    found: list[tuple[Point, float]] = []
    points = [
        (inside.x + STEP * i, inside.y + STEP * j)
        for i in range(1, int(inside.w / STEP))
        for j in range(1, int(inside.h / STEP))
    ]
    radius = {
        (x, y): min(
            x - inside.x,
            y - inside.y,
            inside.x + inside.w - x,
            inside.y + inside.h - y,
            *(((x - lx) ** 2 + (y - ly) ** 2) ** 0.5 - RADIUS * scale for lx, ly in land),
            *(_gap(rect, (x, y)) for rect in lying),
        )
        for x, y in points
    }
    while radius:
        place = max(radius, key=lambda point: (radius[point], point))
        r = radius[place]
        if r < LEAST:
            break
        found.append((place, r))
        radius = {
            point: min(own, ((point[0] - place[0]) ** 2 + (point[1] - place[1]) ** 2) ** 0.5 - r)
            for point, own in radius.items()
        }
        radius = {point: own for point, own in radius.items() if own >= LEAST}
    return tuple(found)
