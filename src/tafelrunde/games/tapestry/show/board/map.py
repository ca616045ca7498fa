"""Draws the map on its cloth: territories, outposts and tokens, coordinates on the rims, achievements and stacks in the
free corners; below it the dice, or the ways to turn a tile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from .....draw.regions import Drawn
from .....draw.svg import at, box, num, text, thing, use
from ....board import Room
from ...components.tiles import TERRITORY_TILES
from ...pieces.kinds import BUILDINGS, LANDMARK_PIECE, TERRAINS
from ...pieces.landmarks import LANDMARKS
from ...pieces.map import SIDES, Corners
from ...rules.explore import joins
from ...table.prompts import EXPLORE_TURN, TILES
from ..chart import HALF, Chart, chart_of
from ..painter import Painter
from .common import achievements_and_stacks
from .dice import dice_asked, rolled
from .land import (
    CORNERS,
    benefit,
    contour,
    ground,
    hexagon,
    printed,
    sized,
    tile_ground,
    tile_label,
    unknown,
    variant_at,
)
from .sheet import landmark_drawing, peg

RIM: Final = 18.0
RIM_LETTERS: Final = 12.5
STRIP: Final = 92.0  # of ways to turn a tile
DICE: Final = 56.0
FINE: Final = 22.0  # smaller territories have no codes
ROUND: Final = 12.0
TOKEN: Final = 0.58  # the height of a benefit, by the radius


def land(painter: Painter, room: Room) -> Drawn:
    """The map as large as it can be in its room."""
    chart = chart_of(painter.view)
    w = room.width
    strip = _strip_height(painter)
    h = room.height or _height(chart, w, room.fine) + strip
    size = _size(chart, w, h - strip, room.fine)
    left, top = (w - chart.width * size) / 2, (h - strip - chart.height * size) / 2
    parts = [_cloth(w, h)]
    if room.fine:
        parts += [_rims(chart, size, left, top, w), achievements_and_stacks(painter, w, chart_is_large(chart))]
    parts += _territories(painter, chart, size, left, top)
    parts += _pieces(painter, chart, size, left, top)
    if strip:
        parts.append(_strip(painter, w, h - strip, strip))
    return Drawn("".join(parts), h)


def chart_is_large(chart: Chart) -> bool:
    return chart.width > 12


def _size(chart: Chart, w: float, h: float, fine: bool) -> float:
    beside, above = (RIM + 4, RIM + 2) if fine else (6.0, 6.0)
    return min((w - 2 * beside) / chart.width, (h - 2 * above) / chart.height)


def _height(chart: Chart, w: float, fine: bool) -> float:
    beside, above = (RIM + 4, RIM + 2) if fine else (6.0, 6.0)
    return (w - 2 * beside) / chart.width * chart.height + 2 * above


@lru_cache(maxsize=64)
def _cloth(w: float, h: float) -> str:
    inner = (3.0, 3.0, w - 6, h - 6)
    return (
        box(0, 0, w, h, "w-map", ROUND)
        + box(0, 0, w, h, "w-weave", ROUND)
        + box(*inner, "w-map-rim", ROUND - 2)
        + box(*inner, "w-stitch", ROUND - 2)
    )


@lru_cache(maxsize=64)
def _rims(chart: Chart, size: float, left: float, top: float, w: float) -> str:
    """Letters above and below each column; numbers beside the outermost territories of each height."""
    parts: list[str] = []
    for letter in dict.fromkeys(chart.letters):
        column = [middle for middle, own in zip(chart.middles, chart.letters, strict=True) if own == letter]
        x = left + column[0][0] * size
        high, low = min(y for _, y in column), max(y for _, y in column)
        parts.append(_rim(letter, x, top + (high - HALF) * size - 9))
        parts.append(_rim(letter, x, top + (low + HALF) * size + 9))
    for number in sorted(set(chart.numbers)):
        lines = zip(chart.middles, chart.numbers, strict=True)
        own = [(x, y, abs(near - number)) for (x, y), near in lines if abs(near - number) <= 1]
        y = next(y for _, y, off in own if not off)
        reach = [(x, 1.0 if not off else 0.5) for x, _, off in own]
        first = min(x - wide for x, wide in reach) * size + left - 9
        last = max(x + wide for x, wide in reach) * size + left + 9
        parts.append(_rim(str(number), max(10.0, first), top + y * size))
        parts.append(_rim(str(number), min(w - 10, last), top + y * size))
    return "".join(parts)


def _rim(words: str, x: float, y: float) -> str:
    written = text(0, RIM_LETTERS * 0.35, words, "b mid", RIM_LETTERS)
    place = f'transform="translate({num(x)} {num(y)})"'
    return f'<g class="rim" data-rim="{words}" aria-hidden="true" {place}><circle r="9"/>{written}</g>'


# ------------------------------------------------------------------------------------------------ territories


def _territories(painter: Painter, chart: Chart, size: float, left: float, top: float) -> Iterator[str]:
    """What can be chosen lies above its neighbours."""
    hexes = painter.view["map"]["hexes"]
    order = sorted(range(len(hexes)), key=lambda n: (f"hex-{n}" in painter.lit, n))
    target = painter.about // TILES if painter.is_asked(EXPLORE_TURN.name) else -1
    for n in order:
        x, y = left + chart.middles[n][0] * size, top + chart.middles[n][1] * size
        yield painter.cached_by_data(
            _territory, hexes[n], n, chart.name(n), x, y, size, n == target, names=chart.name(n)
        )


def _territory(
    painter: Painter, hex: dict[str, Any], n: int, name: str, x: float, y: float, size: float, target: bool
) -> str:
    over = ""
    if hex["corners"] is None:
        face = unknown()
        over = text(0, 4.4, name, "soft mid", 12.5) if size >= FINE else ""
    elif hex["tile"] is not None:
        face = printed(hex["tile"], hex["turn"], variant_at(hex["q"], hex["r"]))
        beside = bool(hex["pieces"])
        icon = max(12.0, min(21.0, size * TOKEN))
        over = (
            f'<g class="fine">{benefit(painter, hex["tile"], -0.18 * size * beside, -0.36 * size * beside, icon)}</g>'
        )
    else:
        face = ground(tuple(hex["corners"]), "", hex["middle"], variant_at(hex["q"], hex["r"]))
    if hex["controller"] is not None:
        face += f'<g class="seat-{hex["controller"]}">{hexagon("w-hem", 0.92)}</g>'
    mark = hexagon("w-target", 0.92) if target else ""
    inside = at(x, y, sized(size, face, mark), over)
    owner = hex["controller"]
    look = "land" if owner is None else f"land seat-{owner}"
    return painter.thing(f"hex-{n}", label(painter, n, hex), inside, contour(x, y, size), class_=look, place=name)


def label(painter: Painter, number: int, hex: dict[str, Any]) -> str:
    words = [painter.named("hex", number)]
    if hex["corners"] is None:
        words.append(painter.text("board-unexplored"))
    elif hex["tile"] is not None:
        words.append(tile_label(painter, hex["tile"]))
    else:
        lands = dict.fromkeys(terrain for terrain in hex["corners"] if terrain != "sea")
        words += [painter.text(f"terrain-{terrain}") for terrain in lands]
    if hex["controller"] is not None:
        words.append(painter.text("board-controlled", player=painter.names[hex["controller"]]))
    return ". ".join(part.rstrip(".") for part in words) + "."


# ------------------------------------------------------------------------------------------------ pieces


def _pieces(painter: Painter, chart: Chart, size: float, left: float, top: float) -> Iterator[str]:
    """Up to four stand in a row below the middle, so that the benefit stays readable."""
    for n, hex in enumerate(painter.view["map"]["hexes"]):
        pieces = hex["pieces"]
        if not pieces:
            continue
        cx, cy = left + chart.middles[n][0] * size, top + chart.middles[n][1] * size
        high = size * (0.82 if len(pieces) <= 2 else 0.6)
        step = high * (0.86 if len(pieces) <= 2 else 0.9)
        for i, piece in enumerate(pieces):
            px, py = cx + (i - (len(pieces) - 1) / 2) * step, cy + size * 0.3
            place = f"transform:translate({num(px)}px,{num(py)}px)"
            drawn = piece_drawing(piece, high)
            look = f"piece w-piece seat-{piece['seat']}"
            yield thing(f"piece-{n}-{i}-{piece['seat']}", _piece_label(painter, piece), drawn, class_=look, style=place)


def _piece_label(painter: Painter, piece: dict[str, Any]) -> str:
    seat, kind = piece["seat"], piece["piece"]
    toppled_building = kind == "toppled" and "building" in piece
    name = painter.text("piece-toppled-building" if toppled_building else f"piece-{kind}")
    if "building" not in piece:
        return painter.text("board-piece", player=painter.names[seat], piece=name)
    building = painter.named("building", piece["building"])
    return painter.text("board-piece-building", player=painter.names[seat], piece=name, building=building)


def piece_drawing(piece: dict[str, Any], high: float) -> str:
    """A piece centred on the origin; toppled ones lie on their side."""
    seat, kind = piece["seat"], piece["piece"]
    if kind == "floating":
        return peg(seat, 0, 0, high * 0.8) + use("tapestry-charm", 0, -high / 2, high / 2, high / 2)
    if kind == "token":
        return peg(seat, 0, 0, high * 0.7)
    if "building" in piece:
        built = piece["building"]
        drawn = (
            use(f"tapestry-{BUILDINGS[built]}", -high / 2, -high / 2, high, high)
            if built < LANDMARK_PIECE
            else landmark_drawing(LANDMARKS[built - LANDMARK_PIECE].id, -high / 2, -high / 2, high, high)
        )
        if kind == "toppled":
            drawn = f'<g transform="rotate(90)">{drawn}</g>'
        return drawn + use(f"sign-{seat % 5}", high * 0.16, high * 0.16, high * 0.4, high * 0.4, "sgn")
    if kind == "toppled":
        return use("tapestry-toppled", -high * 0.5, -high * 0.32, high, high * 27 / 34)
    return use("tapestry-outpost", -high * 0.32, -high / 2, high * 28 / 38 * 0.95, high)


# ------------------------------------------------------------------------------------------------ below the map


def _strip_height(painter: Painter) -> float:
    if painter.is_asked(EXPLORE_TURN.name):
        return STRIP
    return DICE if dice_asked(painter) else 0


def _strip(painter: Painter, w: float, y: float, h: float) -> str:
    ground = box(8, y, w - 16, h - 8, "panel", 8)
    if painter.is_asked(EXPLORE_TURN.name):
        return ground + _ways(painter, 12, y, w - 24)
    return ground + rolled(painter, 12, y + 4, w - 24)


def _ways(painter: Painter, x: float, y: float, w: float) -> str:
    """The tile as it would lie, once for each way to turn it."""
    hex, tile = divmod(painter.about, TILES)
    size = min(32.0, w / 13.5)
    drawn: list[str] = []
    for i, turn in enumerate(painter.options):
        cx, cy = x + w / 2 + (i - (len(painter.options) - 1) / 2) * size * 2.15, y + STRIP / 2 - 12
        points = points_of(painter, hex, TERRITORY_TILES[tile].turned[turn])
        face = tile_ground(painter, tile, turn, size) + painter.row([points, "vp"], -size, size * 0.92, 15, 2 * size)
        name = f"{painter.named('turn', turn)}. {painter.text('icon-vp')}: {points}"
        drawn.append(painter.thing(f"turn-{turn}", name, at(cx, cy, face), contour(cx, cy, size)))
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


assert len(CORNERS) == len(SIDES)
