"""Draws territories and tiles: each corner has its terrain, up to the middles of the sides beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .....draw.rows import row_width
from .....draw.svg import box, num, use
from ...components.tiles import TERRITORY_TILES
from ...pieces.kinds import SEA, TERRAINS
from ..chart import HALF, Point
from ..painter import Painter, once

RADIUS: Final = 50.0  # of a hexagon in the sheet
SIDES: Final = 6
# From the top left corner, clockwise, as the letters of a territory.
CORNERS: Final[tuple[Point, ...]] = ((-0.5, -HALF), (0.5, -HALF), (1, 0), (0.5, HALF), (-0.5, HALF), (-1, 0))
NEAR: Final = 0.96  # the part of its place that a hexagon takes
BENEFIT: Final = 0.56  # the height of a benefit, by the radius
VARIANTS: Final = 3
MOST_SEA: Final = 3  # corners of sea beside which there is room for a wave


@lru_cache(maxsize=1 << 10)
def outline(size: float) -> str:
    return " ".join(f"{num(x * size)},{num(y * size)}" for x, y in CORNERS)


def hexagon(class_: str, scale: float = 1) -> str:
    larger = f' transform="scale({num(scale)})"' if scale != 1 else ""
    return f'<use href="#tapestry-land-6" class="{class_}"{larger}/>'


def contour(x: float, y: float, size: float) -> str:
    """For the marks of a hexagon of this radius."""
    reach = size * NEAR
    return use("edge-hexf", x - reach, y - reach, 2 * reach, 2 * reach, "edge area")


def sized(size: float, *children: str) -> str:
    """Children of the size of the sheet, for a hexagon of this radius around the origin."""
    return f'<g transform="scale({size * NEAR / RADIUS:.4g})">{"".join(children)}</g>'


def unknown() -> str:
    return hexagon("w-unknown") + hexagon("w-linen-weave") + hexagon("w-unknown-seam", 0.88)


@lru_cache(maxsize=1 << 10)
def ground(corners: tuple[str, ...], inner: str = "", middle: bool = False, variant: int = 0) -> str:
    """A territory in the size of the sheet: sea, shores, lands, and what grows there."""
    runs = _runs(corners)
    parts = [hexagon("w-sea"), hexagon("w-deep", 0.62), _wave(corners, variant) if not (inner or middle) else ""]
    parts += [_land(corners, run, "w-shallow") for run in runs]
    parts += [_land(corners, run, "w-beach") for run in runs]
    parts += [_land(corners, run, f"w-{corners[run[0] % SIDES]}") for run in runs]
    parts += _growth(corners, runs, variant)
    if inner:
        island = use("tapestry-island-small", -31, -27, 62, 54)
        parts.append(f'<g class="w-{inner}">{island}</g>')
        parts += [_motif(inner, x, y, 19, variant + n) for n, (x, y) in enumerate(((-13, -11), (14, -8)))]
    if middle:
        parts.append(use("tapestry-island", -39, -34, 78, 68))
    return "".join((*parts, hexagon("w-hex-rim")))


def _runs(corners: tuple[str, ...]) -> list[list[int]]:
    """Corners of one land that follow one another."""
    start = next((c for c in range(SIDES) if corners[c] != corners[c - 1]), None)
    if start is None:
        return [] if corners[0] == "sea" else [list(range(SIDES))]
    runs: list[list[int]] = []
    for corner in range(start, start + SIDES):
        if corners[corner % SIDES] == corners[(corner - 1) % SIDES] and runs:
            runs[-1].append(corner)
        else:
            runs.append([corner])
    return [run for run in runs if corners[run[0] % SIDES] != "sea"]


def _land(corners: tuple[str, ...], run: list[int], class_: str) -> str:
    """A land between two seas is rounded; beside another one it reaches to the middle."""
    coast = corners[run[0] - 1] == corners[(run[-1] + 1) % SIDES] == "sea"
    id = f"tapestry-land-{len(run)}" + ("" if coast or len(run) == SIDES else "-inland")
    turned = f' transform="rotate({60 * (run[0] % SIDES)})"' if run[0] % SIDES else ""
    return f'<use href="#{id}" class="{class_}"{turned}/>'


def _wave(corners: tuple[str, ...], variant: int) -> str:
    seas = [n for n, corner in enumerate(corners) if corner == "sea"]
    if len(seas) < MOST_SEA:
        return ""
    x, y = (sum(CORNERS[n][i] for n in seas) * RADIUS * 0.15 for i in (0, 1))
    return use(f"tapestry-sea-{1 + variant % 2}", x - 21, y - 18, 42, 37)


def _growth(corners: tuple[str, ...], runs: list[list[int]], variant: int) -> list[str]:
    """From above: trees, mountains, dunes, grass, at the corners and between them."""
    spots: list[tuple[float, float, float, str, int]] = []
    for run in runs:
        terrain = corners[run[0] % SIDES]
        for n, corner in enumerate(run):
            x, y = CORNERS[corner % SIDES]
            spots.append((y * 31, x * 31, 35, terrain, variant + corner))
            if n:
                bx, by = CORNERS[run[n - 1] % SIDES]
                spots.append(((y + by) * 12.5, (x + bx) * 12.5, 29, terrain, variant + 2 * corner + 1))
    return [_motif(terrain, x, y, size, which) for y, x, size, terrain, which in sorted(spots)]


def _motif(terrain: str, x: float, y: float, size: float, which: int) -> str:
    return use(f"tapestry-{terrain}-{1 + which % VARIANTS}", x - size / 2, y - size / 2, size, size * 0.875)


def variant_at(q: int, r: int) -> int:
    """One of several drawings, by coordinates: a map looks natural and never flickers."""
    return ((q * 73856093 ^ r * 19349663) & 0xFFFFFFFF) % 7


# ------------------------------------------------------------------------------------------------ tiles


def tile_ground(painter: Painter, tile: int, turn: int, size: float) -> str:
    """A territory tile around the origin, with its benefit in the middle."""
    return sized(size, printed(tile, turn, tile)) + benefit(painter, tile, 0, 0, max(15.0, size * BENEFIT))


def printed(tile: int, turn: int, variant: int) -> str:
    """The lands of a tile, in the size of the sheet."""
    design = TERRITORY_TILES[tile]
    inner = TERRAINS[design.land[0]] if set(design.turned[0]) == {SEA} else ""
    return ground(tuple(TERRAINS[terrain] for terrain in design.turned[turn]), inner, variant=variant)


def benefit(painter: Painter, tile: int, x: float, y: float, size: float) -> str:
    """On a token, centred."""
    tokens = once(TERRITORY_TILES[tile].effect.icons())
    w = max(size, row_width(tokens, size)) + 6
    h = size + 6
    plate = box(x - w / 2, y - h / 2, w, h, "w-token", h / 2)
    return f'{plate}<g class="w-on-token">{painter.row(tokens, x - w / 2, y - size / 2, size, w)}</g>'


def tile_label(painter: Painter, tile: int) -> str:
    design = TERRITORY_TILES[tile]
    lands = ", ".join(painter.text(f"terrain-{TERRAINS[terrain]}") for terrain in design.land)
    return f"{painter.named('tile', tile)} ({lands}). {painter.sentence(design.effect)}"


def between(one: Point, two: Point) -> Point:
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
