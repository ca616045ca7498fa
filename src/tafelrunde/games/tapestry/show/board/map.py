"""Draws the map: territories with a terrain at each corner, hexes nobody explored, outposts and tokens."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Any, Final

from .....draw import palette
from .....draw.hexes import Point
from .....draw.lettering import width
from .....draw.regions import Drawn
from .....draw.svg import box, num, text, thing
from ...components.tiles import TERRITORY_TILES
from ...pieces.kinds import BUILDINGS, SEA, TERRAINS
from ...pieces.map import SIDES, Corners
from ...rules.explore import joins
from ...table.prompts import EXPLORE_TURN, TILES
from ..painter import LEAST, Painter, once
from ..view import place_of

_H: Final = sqrt(3) / 2
# From the top left corner, clockwise, as the letters of a territory.
CORNERS: Final[tuple[Point, ...]] = ((-0.5, -_H), (0.5, -_H), (1, 0), (0.5, _H), (-0.5, _H), (-1, 0))
PAINTS: Final = {"sea": "sea", "desert": "field", "forest": "forest", "grass": "grass", "mountain": "mountain"}
# Ink on a tile of (width, height); the tint lies below it.
PATTERNS: Final[dict[str, tuple[int, int, str]]] = {
    "sea": (16, 8, '<path d="M0 4q4-3.4 8 0t8 0"/>'),
    "desert": (8, 8, '<path class="full" d="M1.6 1.6h1.6v1.6h-1.6ZM5.6 5.6h1.6v1.6h-1.6Z"/>'),
    "forest": (11, 10, '<path class="full" d="M2.6 8.4L5.5 2L8.4 8.4Z"/>'),
    "grass": (8, 7, '<path d="M1.6 6V3M4 6V2M6.4 6V3"/>'),
    "mountain": (13, 9, '<path d="M1 8L4.6 2.4L6.6 5L8.4 3L12 8"/>'),
}
HEAD: Final = 20
TURNS: Final = 74  # the row of ways to turn a tile
LARGEST: Final = 44.0
SMALLEST: Final = 25.0  # unless the room is too narrow
LETTERED: Final = 22.0  # a smaller territory has no letters, only tints and patterns


def land(painter: Painter, x: float, y: float, w: float, most: float = 0) -> Drawn:
    """The map in the middle of its panel, not much higher than that; below it, when a tile is laid, the ways to turn
    it."""
    hexes = painter.view["map"]["hexes"]
    size, centres, high = _lay(tuple((h["q"], h["r"]) for h in hexes), w - 12, most - HEAD - 8)
    parts = [legend(painter, x + 10, y + 4, w - 20)]
    placed = [(cx + x + 6, cy + y + HEAD) for cx, cy in centres]
    parts += [_hex(painter, n, hex, *placed[n], size) for n, hex in enumerate(hexes)]
    parts += [_lit(painter, n, *placed[n], size) for n in range(len(hexes)) if f"hex-{n}" in painter.lit]
    parts += [piece for n, hex in enumerate(hexes) for piece in _pieces(painter, n, hex, *placed[n], size)]
    high += HEAD + 8
    if painter.is_asked(EXPLORE_TURN.name):
        parts.append(_target(*placed[painter.about // TILES], size))
        parts.append(_ways(painter, x + 8, y + high, w - 16))
        high += TURNS
    return Drawn("".join((box(x, y, w, high, "panel", 8), *parts)), high)


@lru_cache(maxsize=1 << 10)
def _lay(places: tuple[tuple[int, int], ...], wide: float, most: float) -> tuple[float, tuple[Point, ...], float]:
    points = [(1.5 * q, 2 * _H * (r + q / 2)) for q, r in places]
    left, right = min(x for x, _ in points) - 1, max(x for x, _ in points) + 1
    top, bottom = min(y for _, y in points) - _H, max(y for _, y in points) + _H
    size = min(LARGEST, wide / (right - left), max(SMALLEST, most / (bottom - top)) if most > 0 else LARGEST)
    dx = (wide - (right - left) * size) / 2
    return size, tuple(((x - left) * size + dx, (y - top) * size) for x, y in points), (bottom - top) * size


@lru_cache(maxsize=1 << 10)
def outline(size: float) -> str:
    return " ".join(f"{num(x * size)},{num(y * size)}" for x, y in CORNERS)


@lru_cache(maxsize=1 << 10)
def ground(corners: tuple[str, ...], inner: str, size: float, letters: tuple[str, ...]) -> str:
    """A territory around the origin: each corner has its terrain up to the middles of the sides beside it."""
    parts = [f'<polygon points="{outline(size)}" fill="{palette.paint("sea")}"/>']
    parts.append(f'<polygon class="grain" points="{outline(size)}" fill="url(#p-sea)"/>')
    for corner, terrain in enumerate(corners):
        if terrain != "sea":
            before, at, after = (CORNERS[(corner + k) % 6] for k in (-1, 0, 1))
            kite = [(0.0, 0.0), between(before, at), at, between(at, after)]
            parts += patch(" ".join(f"{num(x * size)},{num(y * size)}" for x, y in kite), terrain)
    if inner:
        island = " ".join(f"{num(x * size * 0.42)},{num(y * size * 0.42)}" for x, y in CORNERS)
        parts += patch(island, inner)
    for run in _runs(corners) if size >= LETTERED else ():
        middle = [CORNERS[corner % 6] for corner in run]
        mx, my = sum([x for x, _ in middle], 0.0) / len(run), sum([y for _, y in middle], 0.0) / len(run)
        reach = 0.68 / max(0.5, sqrt(mx * mx + my * my))
        letter = letters[TERRAINS.index(corners[run[0] % 6])]
        high = max(LEAST, size * 0.23)
        parts.append(
            f'<text class="letter" x="{num(mx * reach * size)}" y="{num(my * reach * size + high * 0.36)}" '
            f'font-size="{num(high)}">{letter}</text>'
        )
    return "".join(parts)


def between(one: Point, two: Point) -> Point:
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


def patch(points: str, terrain: str) -> list[str]:
    tint = palette.paint(PAINTS[terrain])
    return [
        f'<polygon points="{points}" fill="{tint}" stroke="{tint}" stroke-width=".6"/>',
        f'<polygon class="grain" points="{points}" fill="url(#p-{terrain})"/>',
    ]


def _runs(corners: tuple[str, ...]) -> list[list[int]]:
    """Corners of one land that follow one another; each run gets one letter."""
    start = next((c for c in range(6) if corners[c] != corners[c - 1]), None)
    if start is None:
        return []
    runs: list[list[int]] = []
    for corner in range(start, start + 6):
        if corners[corner % 6] == corners[(corner - 1) % 6] and runs:
            runs[-1].append(corner)
        else:
            runs.append([corner])
    return [run for run in runs if corners[run[0] % 6] != "sea"]


def tile_ground(painter: Painter, tile: int, turn: int, size: float) -> str:
    """A territory tile around the origin, with its benefit in the middle."""
    printed = TERRITORY_TILES[tile]
    corners = tuple(TERRAINS[terrain] for terrain in printed.turned[turn])
    inner = TERRAINS[printed.land[0]] if set(printed.turned[0]) == {SEA} else ""
    return ground(corners, inner, size, _letters(painter)) + benefit(painter, tile, size)


def benefit(painter: Painter, tile: int, size: float) -> str:
    icon = size * 0.46
    return painter.row(once(TERRITORY_TILES[tile].effect.icons()), -size * 0.5, -icon / 2, icon, size)


def tile_label(painter: Painter, tile: int) -> str:
    printed = TERRITORY_TILES[tile]
    lands = ", ".join(painter.text(f"terrain-{TERRAINS[terrain]}") for terrain in printed.land)
    return f"{painter.named('tile', tile)} ({lands}). {painter.sentence(printed.effect)}"


def _letters(painter: Painter) -> tuple[str, ...]:
    return tuple(painter.text(f"letter-{terrain}") for terrain in TERRAINS)


def _hex(painter: Painter, number: int, hex: dict[str, Any], cx: float, cy: float, size: float) -> str:
    inside = size * 0.97
    if hex["corners"] is None:
        face = f'<polygon class="unknown" points="{outline(inside)}"/>'
        face += text(0, size * 0.12, place_of(painter.view, number), "soft mid", max(LEAST, size * 0.3))
    elif hex["tile"] is not None:
        face = tile_ground(painter, hex["tile"], hex["turn"], inside)
    else:
        face = ground(tuple(hex["corners"]), "", inside, _letters(painter))
        if hex["middle"]:
            face += painter.icon("vp", -size * 0.3, -size * 0.3, size * 0.6)
    if hex["controller"] is not None:
        colour = palette.paint(palette.SEATS[hex["controller"]].colour)
        face += f'<polygon class="own" points="{outline(size * 0.9)}" stroke="{colour}"/>'
    moved = f'<g transform="translate({num(cx)} {num(cy)})">{face}</g>'
    return painter.thing(f"hex-{number}", _label(painter, number, hex), moved, class_="land")


def _label(painter: Painter, number: int, hex: dict[str, Any]) -> str:
    label = [painter.named("hex", number)]
    if hex["corners"] is None:
        label.append(painter.text("board-unexplored"))
    elif hex["tile"] is not None:
        label.append(tile_label(painter, hex["tile"]))
    else:
        lands = dict.fromkeys(terrain for terrain in hex["corners"] if terrain != "sea")
        label += [painter.text(f"terrain-{terrain}") for terrain in lands]
    if hex["controller"] is not None:
        label.append(painter.text("board-controlled", player=painter.names[hex["controller"]]))
    return ". ".join(part.rstrip(".") for part in label) + "."


def _lit(painter: Painter, number: int, cx: float, cy: float, size: float) -> str:
    """The light lies above the neighbours, which cover half of a hex's own edge; the click goes to the hex."""
    return (
        f'<g transform="translate({num(cx)} {num(cy)})" pointer-events="none">'
        f'<polygon class="lit" points="{outline(size * 0.94)}"/><circle class="ring" r="{num(size * 0.17)}"/></g>'
    )


def _pieces(painter: Painter, number: int, hex: dict[str, Any], cx: float, cy: float, size: float) -> list[str]:
    """Up to four stand in a row below the middle, so that the benefit stays readable."""
    found: list[str] = []
    pieces = hex["pieces"]
    high = size * (0.56 if len(pieces) <= 2 else 0.42)
    for i, piece in enumerate(pieces):
        px, py = cx + (i - (len(pieces) - 1) / 2) * high * 1.15, cy + size * 0.44
        seat, kind = piece["seat"], piece["piece"]
        toppled_building = kind == "toppled" and "building" in piece
        name = painter.text("piece-toppled-building" if toppled_building else f"piece-{kind}")
        label = painter.text("board-piece", player=painter.names[seat], piece=name)
        if "building" in piece:
            building = painter.named("building", piece["building"])
            label = painter.text("board-piece-building", player=painter.names[seat], piece=name, building=building)
        place = f"transform:translate({num(px)}px,{num(py)}px)"
        drawn = _piece(painter, piece, high)
        found.append(thing(f"piece-{number}-{i}-{seat}", label, drawn, class_="piece", style=place))
    return found


def _piece(painter: Painter, piece: dict[str, Any], high: float) -> str:
    """Centred on the origin. What is toppled lies on its side."""
    seat, kind = piece["seat"], piece["piece"]
    if kind == "floating":
        return palette.seat_shape(seat, 0, 0, high) + painter.icon("charm", -high / 4, -high / 4, high / 2)
    if kind == "token":
        return palette.seat_shape(seat, 0, 0, high * 0.8)
    if "building" in piece:
        name = BUILDINGS[piece["building"]] if piece["building"] < len(BUILDINGS) else "landmark"
        drawn = painter.icon(name, -high / 2, -high / 2, high)
        if kind == "toppled":
            drawn = f'<g transform="rotate(90)">{drawn}</g>'
        return drawn + palette.seat_shape(seat, high * 0.3, high * 0.4, 6)
    colour = palette.SEATS[seat].colour
    icon = "toppled" if kind == "toppled" else "outpost"
    drawn = painter.icon(icon, -high / 2, -high / 2, high, colour=colour)
    return drawn + palette.seat_shape(seat, 0, high * 0.62, max(4.5, high * 0.3))


def _target(cx: float, cy: float, size: float) -> str:
    """The hex for the tile."""
    return f'<polygon class="target" transform="translate({num(cx)} {num(cy)})" points="{outline(size * 0.9)}"/>'


def _ways(painter: Painter, x: float, y: float, w: float) -> str:
    """The tile as it would lie, once for each way to turn it."""
    hex, tile = divmod(painter.about, TILES)
    size = min(27.0, w / 13.5)
    drawn: list[str] = []
    for i, turn in enumerate(painter.options):
        cx, cy = x + w / 2 + (i - (len(painter.options) - 1) / 2) * size * 2.2, y + TURNS / 2 - 12
        points = points_of(painter, hex, TERRITORY_TILES[tile].turned[turn])
        face = tile_ground(painter, tile, turn, size)
        face += f'<polygon class="lit" points="{outline(size * 0.98)}"/>'
        face += painter.row([points, "vp"], -size, size * 0.96, 13, 2 * size)
        label = f"{painter.named('turn', turn)}. {painter.text('icon-vp')}: {points}"
        drawn.append(painter.thing(f"turn-{turn}", label, f'<g transform="translate({num(cx)} {num(cy)})">{face}</g>'))
    return "".join(drawn)


def points_of(painter: Painter, number: int, corners: Corners) -> int:
    """Sides that would match."""
    hexes = painter.view["map"]["hexes"]
    lands = {(hex["q"], hex["r"]): hex["corners"] for hex in hexes if hex["corners"] is not None}
    q, r = hexes[number]["q"], hexes[number]["r"]
    beside = [lands.get((q + dq, r + dr)) for dq, dr in SIDES]
    return sum(
        joins(corners, tuple(TERRAINS.index(terrain) for terrain in theirs), side)
        for side, theirs in enumerate(beside)
        if theirs is not None
    )


def legend(painter: Painter, x: float, y: float, w: float) -> str:
    """Terrains by tint, pattern and name."""
    names = [painter.text(f"terrain-{terrain}") for terrain in TERRAINS]
    needed = [18 + width(name, LEAST) for name in names]
    apart = min(14.0, max(2.0, (w - sum(needed, 0.0)) / len(names)))
    drawn: list[str] = []
    for terrain, name, wide in zip(TERRAINS, names, needed, strict=True):
        points = f"{num(x)},{num(y)} {num(x + 14)},{num(y)} {num(x + 14)},{num(y + 11)} {num(x)},{num(y + 11)}"
        drawn += patch(points, terrain)
        drawn.append(text(x + 17, y + 9.2, name, "soft", LEAST))
        x += wide + apart
    return "".join(drawn)
