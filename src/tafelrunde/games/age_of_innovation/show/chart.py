"""The geometry of a side of the game board: middles of spaces, contours of groups of them, the course of the river.

A space is a hexagon with a corner above; from its middle to a corner are RADIUS units. Directions run clockwise from
the upper right; side n of a space looks in direction n.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from math import cos, hypot, pi, sin, sqrt
from typing import Final

from ..pieces.kinds import RIVER
from ..pieces.map import COLUMNS, ROWS, SPACES, ends_of, map_of, space_at

Point = tuple[float, float]
Loop = tuple[Point, ...]

RADIUS: Final = 50.0
HALF: Final = RADIUS * sqrt(3) / 2
DIRECTIONS: Final = 6
STRANDS: Final[tuple[float, ...]] = (-0.3, 0.0, 0.3)  # of the current, beside the middle of the river, in radii
_CORNERS: Final = tuple((sin(pi / 3 * k) * RADIUS, -cos(pi / 3 * k) * RADIUS) for k in range(DIRECTIONS))
# The next space in each direction, as steps of rows and columns, in an even row and in an odd one.
_STEPS: Final = (
    ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1)),
    ((-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0)),
)


def middle(space: int) -> Point:
    row, column = divmod(space, COLUMNS)
    return HALF * (2 * column + 1 + row % 2), RADIUS * (1 + 1.5 * row)


@lru_cache(maxsize=SPACES)
def beyond(space: int) -> tuple[int, ...]:
    """The neighbours in all directions; -1 outside the frame."""
    row, column = divmod(space, COLUMNS)
    return tuple(space_at(row + down, column + along) for down, along in _STEPS[row % 2])


def corners(space: int) -> list[Point]:
    x, y = middle(space)
    return [(x + dx, y + dy) for dx, dy in _CORNERS]


def side_middle(space: int, direction: int) -> Point:
    (ax, ay), (bx, by) = corners(space)[direction], corners(space)[(direction + 1) % DIRECTIONS]
    return (ax + bx) / 2, (ay + by) / 2


# ------------------------------------------------------------------------------------------------ contours


def contour(spaces: Collection[int], inwards: float) -> list[Loop]:
    """The outlines of a group of spaces, moved inwards by so much."""
    return [_moved(loop, inwards) for loop in _outlines(frozenset(spaces))]


@lru_cache(maxsize=1 << 9)
def _outlines(spaces: frozenset[int]) -> tuple[Loop, ...]:
    sides: dict[tuple[int, int], tuple[Point, Point]] = {}
    for space in sorted(spaces):
        around, corner = beyond(space), corners(space)
        for k in range(DIRECTIONS):
            if around[k] not in spaces:
                sides[_rounded(corner[k])] = corner[k], corner[(k + 1) % DIRECTIONS]
    loops: list[Loop] = []
    while sides:
        first, following = sides.pop(next(iter(sides)))
        loop = [first]
        while _rounded(following) in sides:
            place, following = sides.pop(_rounded(following))
            loop.append(place)
        loops.append(tuple(loop))
    return tuple(loops)


def _rounded(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _moved(loop: Loop, inwards: float) -> Loop:
    """Each corner moves along its bisector."""
    if not inwards:
        return loop
    found: list[Point] = []
    for (x0, y0), (x1, y1), (x2, y2) in _corner_by_corner(loop):
        before, after = hypot(x1 - x0, y1 - y0), hypot(x2 - x1, y2 - y1)
        ux, uy = (y1 - y0) / before + (y2 - y1) / after, (x0 - x1) / before + (x1 - x2) / after
        length = (ux * ux + uy * uy) / 2
        found.append((x1 - ux / length * inwards, y1 - uy / length * inwards))
    return tuple(found)


def _corner_by_corner(loop: Loop) -> Iterator[tuple[Point, Point, Point]]:
    return zip((loop[-1], *loop[:-1]), loop, (*loop[1:], loop[0]), strict=True)


def path(loops: Iterable[Loop], rounding: float = 0) -> str:
    """Loops as a path, with rounded corners."""
    return "".join(_rounded_path(loop, rounding) if rounding else _path(loop) for loop in loops)


def _path(loop: Loop) -> str:
    return "M" + "L".join(f"{round(x)} {round(y)}" for x, y in loop) + "Z"


def _rounded_path(loop: Loop, rounding: float) -> str:
    parts: list[str] = []
    for before, corner, after in _corner_by_corner(loop):
        (ax, ay), (bx, by) = _towards(corner, before, rounding), _towards(corner, after, rounding)
        begin = "L" if parts else "M"
        parts.append(f"{begin}{round(ax)} {round(ay)}Q{round(corner[0])} {round(corner[1])} {round(bx)} {round(by)}")
    return "".join(parts) + "Z"


def _towards(start: Point, end: Point, way: float) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1])
    share = min(way, length / 2) / length
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def groups(spaces: Iterable[int]) -> Iterator[frozenset[int]]:
    """Spaces in groups of neighbours."""
    left = set(spaces)
    while left:
        found: set[int] = set()
        todo = {min(left)}
        while todo:
            found |= todo
            todo = {near for space in todo for near in beyond(space) if near in left} - found
        left -= found
        yield frozenset(found)


# ------------------------------------------------------------------------------------------------ a side of the board


class Chart:
    """A side of the game board."""

    def __init__(self, side: str) -> None:
        self.side = side
        map = map_of(side)
        self.spaces = [space for space in range(SPACES) if map.around[space]]
        self.on_land = frozenset(space for space in self.spaces if map.land >> space & 1)
        self.land = [space for space in self.spaces if map.land >> space & 1]
        self.river = [space for space in self.spaces if map.terrain[space] == RIVER]
        self.left = min(middle(space)[0] for space in self.spaces) - HALF
        self.right = max(middle(space)[0] for space in self.spaces) + HALF
        self.height = RADIUS * (2 + 1.5 * (len(ROWS) - 1))
        self.columns = sorted({space % COLUMNS for space in self.spaces})
        self.current = self._current()

    @property
    def width(self) -> float:
        return self.right - self.left

    def _current(self) -> tuple[str, str]:
        """The river: a light band along it, and thin strands of its main course, both as paths."""
        bands: list[str] = []
        strands: list[str] = []
        water = set(self.river)
        for space in self.river:
            ways = self._ways(space, water)
            for first, second in ways:
                bands.append(_bend(space, first, second, 0))
            if ways:
                strands += [_bend(space, *ways[0], beside * RADIUS) for beside in STRANDS]
        return "".join(bands), "".join(strands)

    def _ways(self, space: int, water: set[int]) -> list[tuple[int, int]]:
        """Pairs of sides between which the river flows through a space, the straightest first."""
        around = beyond(space)
        open_to = [k for k in range(DIRECTIONS) if around[k] in water]
        out = [k for k in range(DIRECTIONS) if around[k] < 0]
        if len(open_to) == 1 and out:
            open_to.append(max(out, key=lambda k: _bent(k, open_to[0])))
        ways = [way for way in combinations(sorted(open_to), 2) if len(open_to) == 2 or _bent(*way) > 1]
        return sorted(ways, key=lambda way: (-_bent(*way), abs(way[0] - 1)))


def _bent(one: int, other: int) -> int:
    """3 for opposite sides, 1 for adjacent ones."""
    apart = abs(one - other)
    return min(apart, DIRECTIONS - apart)


def _bend(space: int, first: int, second: int, beside: float) -> str:
    """A curve through a space from side to side, `beside` its middle."""
    (x, y), (ax, ay), (bx, by) = middle(space), side_middle(space, first), side_middle(space, second)
    length = hypot(bx - ax, by - ay)
    dx, dy = (ay - by) / length * beside, (bx - ax) / length * beside
    if dx < 0 or (abs(dx) < 0.01 and dy < 0):
        dx, dy = -dx, -dy
    if beside < 0:
        dx, dy = -dx, -dy
    points = [(round(px + dx), round(py + dy)) for px, py in ((ax, ay), (x, y), (bx, by))]
    return "M{0[0]} {0[1]}Q{1[0]} {1[1]} {2[0]} {2[1]}".format(*points)


@lru_cache(maxsize=8)
def chart_of(side: str) -> Chart:
    return Chart(side)


def ends(site: int) -> tuple[Point, Point]:
    """The middles of the two spaces of a bridge site, the upper one first."""
    upper, lower = ends_of(site)
    return middle(upper), middle(lower)
