"""Pointy-topped hexes: positions, outline, and terrain as tint, pattern and letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple

from .lettering import LEAST, width
from .palette import paint
from .svg import escape, num

Hex = tuple[int, int]
Point = tuple[float, float]

_ROOT3: Final = sqrt(3)
_CORNERS: Final = tuple((sin(pi / 3 * k), -cos(pi / 3 * k)) for k in range(6))  # from the top, clockwise
_SIDES: Final[tuple[Hex, ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # beyond corners k and k + 1

# Ink on a tile of (width, height), above the tint. Games add patterns for their own terrains.
PATTERNS: Final[dict[str, tuple[int, int, str]]] = {
    "forest": (16, 14, '<path class="full" d="M4 11.5L8 3L12 11.5Z"/>'),
    "mountain": (19, 13, '<path d="M1.5 11L7 3L10 7.5L12.5 4.5L17.5 11"/>'),
}


def centre(place: Hex, size: float) -> Point:
    """Axial coordinates to pixels; `size` is the distance from the middle to a corner."""
    q, r = place
    return size * _ROOT3 * (q + r / 2), size * 1.5 * r


@lru_cache(maxsize=1 << 10)
def outline(size: float) -> str:
    """The corners of a hex around the origin."""
    return " ".join(f"{num(x * size)},{num(y * size)}" for x, y in _CORNERS)


def woven(drawings: Mapping[str, tuple[int, int, str]]) -> dict[str, str]:
    """Patterns as SVG definitions by id, `p-<name>`."""
    ink = f'fill="none" stroke="{paint("grain")}" stroke-width="1.3" stroke-linecap="round"'
    return {
        f"p-{name}": f'<pattern id="p-{name}" width="{w}" height="{h}" patternUnits="userSpaceOnUse"><g {ink}>'
        + drawing.replace('class="full"', f'fill="{paint("grain")}" stroke="none"')
        + "</g></pattern>"
        for name, (w, h, drawing) in drawings.items()
    }


@lru_cache(maxsize=1 << 10)
def terrain(name: str, size: float, letter: str = "", tile: str = "") -> str:
    """The face of a hex around the origin, with the letters of tile and terrain side by side. Letters without room are
    left out, the tile's first."""
    edge = outline(size)
    return (
        f'<polygon class="land" points="{edge}" fill="{paint(name)}"/>'
        f'<polygon class="grain" points="{edge}" fill="url(#p-{name})"/>{_mark(size, letter, tile)}'
    )


def _mark(size: float, letter: str, tile: str) -> str:
    large, small = max(LEAST, size * 0.26), max(LEAST, size * 0.21)
    room = size * 1.25  # the width of a hex at the letters
    if width(letter, large, True) > room:
        return ""
    if width(letter, large, True) + width(tile, small) > room:
        tile = ""
    if not letter and not tile:
        return ""
    return (
        f'<text class="letter" y="{num(size * 0.65)}" font-size="{num(large)}">{escape(letter)}'
        + (f'<tspan class="tile" font-size="{num(small)}">{escape(tile)}</tspan>' if tile else "")
        + "</text>"
    )


class Spread(NamedTuple):
    """The layout of a map: size of its hexes, a centre for each, and its width and height."""

    size: float
    centres: tuple[Point, ...]
    width: float
    height: float
    places: tuple[Hex, ...]  # after turning


@lru_cache(maxsize=1 << 10)
def spread(places: tuple[Hex, ...], width: float, height: float, largest: float) -> Spread:
    """The largest hexes that fit, centred. A map has no north: it is turned to fit best."""
    best: Spread | None = None
    for turn in range(3):
        turned = tuple(_turned(place, turn) for place in places)
        points = [centre(place, 1) for place in turned]
        left, right = min(x for x, _ in points) - _ROOT3 / 2, max(x for x, _ in points) + _ROOT3 / 2
        top, bottom = min(y for _, y in points) - 1, max(y for _, y in points) + 1
        size = min(largest, width / (right - left), height / (bottom - top))
        if best is None or size > best.size + 0.01:
            dx, dy = (width - (right - left) * size) / 2, (height - (bottom - top) * size) / 2
            centres = tuple(((x - left) * size + dx, (y - top) * size + dy) for x, y in points)
            best = Spread(size, centres, (right - left) * size, (bottom - top) * size, turned)
    assert best is not None
    return best


def _turned(place: Hex, steps: int) -> Hex:
    q, r = place
    for _ in range(steps):
        q, r = -r, q + r
    return q, r


@lru_cache(maxsize=1 << 10)
def joints(map: Spread, tiles: tuple[int, ...]) -> str:
    """A path along the sides where two tiles meet."""
    tile_at = dict(zip(map.places, tiles, strict=True))
    lines: list[str] = []
    for place, tile, (x, y) in zip(map.places, tiles, map.centres, strict=True):
        for side, (dq, dr) in enumerate(_SIDES):
            if tile_at.get((place[0] + dq, place[1] + dr), tile) > tile:
                (ax, ay), (bx, by) = _CORNERS[side], _CORNERS[(side + 1) % 6]
                s = map.size
                lines.append(f"M{num(x + ax * s)} {num(y + ay * s)}L{num(x + bx * s)} {num(y + by * s)}")
    return "".join(lines)


def slots(n: int, size: float) -> Sequence[Point]:
    """Positions of n pieces in a hex, around its middle; in rows, the upper one not shorter."""
    step = size * (0.62 if n <= 4 else 0.54)
    if n <= 2:
        rows = [n]
    elif n <= 6:
        rows = [(n + 1) // 2, n // 2]
    else:
        rows = [(n + 2) // 3, (n + 1) // 3, n // 3]
    return [
        ((i - (count - 1) / 2) * step, ((row - (len(rows) - 1) / 2) * 0.98 - 0.08) * step)
        for row, count in enumerate(rows)
        for i in range(count)
    ]
