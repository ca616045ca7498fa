"""Draws the map: islands in one sea, with coordinates on the rims, pieces, and the supply in free corners."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from .....draw.frames import sign
from .....draw.regions import Drawn
from .....draw.svg import box, group_of, num, text, thing, use
from ....board import Room
from ...pieces.kinds import BUILDINGS, RED
from ..chart import HALF, RADIUS, Chart, Point, chart_of, letter
from ..painter import Painter
from .sea import EDGE, Anchorage, Rect, Size, anchored, bar_height, fits_beside
from .supply import lying, supply_sizes

RIM: Final = 22.0  # of the frame, with the coordinates
MOSAIC: Final = 7.0
SMALL: Final = 480.0  # a narrower map has a narrower rim
TOUCHED: Final = 46.0  # the width of a region for a finger
SEAL: Final = 9.6
HEX: Final = 2 * RADIUS
PLAIN: Final = 92.0
LEGIBLE: Final = 12.0

# Where pieces stand in a region, and how large they are: each kind has a fixed place.
PLACES: Final = {
    "production": (-18.0, -13.5),
    "scientific": (18.0, -13.5),
    "civil": (-18.0, 18.0),
    "military": (18.0, 18.0),
    "temple": (0.0, 4.0),
    "maritime": (0.0, 3.0),
}
SIZES: Final = {"temple": 35.0, "maritime": 44.0}
SIZE: Final = 31.0
BESIDE_FIRST: Final[tuple[float, float]] = (-15.0, 3.0)  # a second army

ORNAMENTS: Final = (("deus-compass", 190.0, 190.0), ("deus-dolphins", 120.0, 96.0), ("deus-serpent", 150.0, 60.0))


def map_size(painter: Painter, w: float, swiped: bool) -> Size:
    """The size of a map that is as wide as its room, or wider where it can be swiped, so that a finger meets one
    region. It has a bar for the supply if the sea has no room for it."""
    return _map_size(chart_of(painter.view), w, swiped)


@lru_cache(maxsize=256)
def _map_size(chart: Chart, w: float, swiped: bool) -> Size:
    left, top, right, bottom = chart.frame
    rim = _rim(w)
    around = 2 * (rim + MOSAIC + EDGE)
    scale = (w - around) / (right - left)
    if swiped and w < SMALL:
        scale = max(scale, TOUCHED / (2 * HALF))
    wide, high = (right - left) * scale + around, (bottom - top) * scale + around
    things = supply_sizes(w)
    fits = fits_beside(chart, _inside(wide, high, rim), _inside(w, high, rim), things)
    return wide, high if fits else high + bar_height(things)


def _inside(w: float, h: float, rim: float) -> Rect:
    inset = rim + MOSAIC
    return Rect(inset, inset, w - 2 * inset, h - 2 * inset)


def sea(painter: Painter, room: Room) -> Drawn:
    w, h = room.width, room.height
    if not h or w < SMALL:
        w, h = map_size(painter, w, room.board > 0)
    chart = chart_of(painter.view)
    rim = _rim(room.width) if room.fine else 0.0
    berth = anchored(chart, _inside(w, h, rim), _inside(room.width, h, rim), supply_sizes(room.width))
    parts = [
        _water(w, h, rim),
        *_ornaments(berth),
        painter.cached(_islands, chart, berth.origin, berth.scale, room.fine),
        lying(painter, berth.things) if room.fine else "",
        _rims(chart, berth, w, h, rim) if room.fine else "",
    ]
    return Drawn("".join(parts), h, w)


def _islands(painter: Painter, chart: Chart, origin: Point, scale: float, fine: bool) -> str:
    """Land and pieces; they change less often than the supply."""
    parts = [_land(painter, chart, fine), *_regions(painter, chart, scale), *_pieces(painter, chart)]
    return f'<g transform="translate({num(origin[0])} {num(origin[1])}) scale({num3(scale)})">{"".join(parts)}</g>'


def num3(value: float) -> str:
    """The scale of a map: two decimals are too few."""
    return f"{value:.4f}".rstrip("0")


def _rim(w: float) -> float:
    return RIM if w >= SMALL else 15.0


# ------------------------------------------------------------------------------------------------ water and frame


@lru_cache(maxsize=64)
def _water(w: float, h: float, rim: float) -> str:
    inner = (rim, rim, w - 2 * rim, h - 2 * rim)
    return (
        box(0, 0, w, h, "leaf", 10)
        + box(*inner, "deep", 2)
        + box(*inner, "swell", 2)
        + _mosaic(rim + 3.4, rim + 3.4, w - 2 * rim - 6.8, h - 2 * rim - 6.8)
    )


def _mosaic(x: float, y: float, w: float, h: float) -> str:
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect {place} class="mosaic"/><rect {place} class="mosaic tiles"/>'


def _ornaments(berth: Anchorage) -> Iterator[str]:
    """In the free sea, the largest first."""
    for (id, w, h), ((x, y), radius) in zip(ORNAMENTS, berth.free, strict=False):
        scale = min(berth.scale, 1.8 * radius / max(w, h))
        yield use(id, x - w * scale / 2, y - h * scale / 2, w * scale, h * scale, "ornament")


@lru_cache(maxsize=64)
def _rims(chart: Chart, berth: Anchorage, w: float, h: float, rim: float) -> str:
    """Letters of rows at both sides, numbers of half-columns above and below."""
    size = LEGIBLE + 1 if rim == RIM else LEGIBLE
    parts = []
    for row, y in chart.row_middles:
        middle = berth.at((0, y))[1]
        parts += [_label(letter(row), rim / 2, middle, size), _label(letter(row), w - rim / 2, middle, size)]
    for column, x in chart.column_middles:
        middle = berth.at((x, 0))[0]
        parts += [_label(str(column + 1), middle, rim / 2, size), _label(str(column + 1), middle, h - rim / 2, size)]
    return "".join(parts)


def _label(words: str, x: float, y: float, size: float) -> str:
    place = f'transform="translate({num(x)} {num(y)})"'
    written = text(0, size * 0.35, words, "b mid", size)
    return f'<g class="rim" data-rim="{words}" aria-hidden="true" {place}><circle r="10"/>{written}</g>'


# ------------------------------------------------------------------------------------------------ land


def _land(painter: Painter, chart: Chart, fine: bool) -> str:
    """What changes only when a village is attacked: shelves, shores and terrains."""
    terrains = tuple([_terrain(region) for region in painter.view["regions"]])
    return _terrains(chart, terrains, fine)


def _terrain(region: dict[str, Any]) -> str:
    if region["terrain"] != "village":
        return str(region["terrain"])
    if region["attacked"]:
        return "ruin"
    return "village" if region["vp"] else "village-bare"


@lru_cache(maxsize=256)
def _terrains(chart: Chart, terrains: tuple[str, ...], fine: bool) -> str:
    """From below: the shelf of each continent, the shores, the seas, surf and sand, the lands."""
    variants = [_variant(*middle) for middle in chart.middles]
    is_sea = [terrain == "sea" for terrain in terrains]
    tiles = [
        use(f"deus-{terrain}-{variant}", x - RADIUS, y - RADIUS, HEX, HEX) if fine else _plain(terrain, x, y)
        for terrain, variant, (x, y) in zip(terrains, variants, chart.middles, strict=True)
    ]
    coasts = [
        use(f"deus-coast-{variant}", x - RADIUS, y - RADIUS, HEX, HEX)
        for variant, (x, y) in zip(variants, chart.middles, strict=True)
    ]
    return "".join(
        (
            group_of("shelf-rim", coasts, id="deus-shelf"),
            '<use href="#deus-shelf" class="shelf"/>',
            group_of("shore", _only(coasts, is_sea, False), id="deus-shore"),
            group_of("", _only(tiles, is_sea, True)),
            '<use href="#deus-shore" class="surf"/><use href="#deus-shore" class="sand-rim"/>',
            '<use href="#deus-shore" class="sand"/>',
            group_of("", _only(tiles, is_sea, False)),
        )
    )


def _plain(terrain: str, x: float, y: float) -> str:
    """A region in small: the colour of its terrain."""
    return use("edge-hexp", x - PLAIN / 2, y - PLAIN / 2, PLAIN, PLAIN, f"plain-{terrain}")


def _only(drawn: list[str], is_sea: list[bool], wanted: bool) -> Iterable[str]:
    return [one for one, sea in zip(drawn, is_sea, strict=True) if sea is wanted]


def _variant(x: float, y: float) -> int:
    """One of three drawings, by coordinates: a map looks natural and never flickers."""
    mixed = (round(x) * 73856093 ^ round(y) * 19349663) & 0xFFFFFFFF
    return 1 + (mixed >> 7) % 3


# ------------------------------------------------------------------------------------------------ regions and pieces


def _in_rows(chart: Chart) -> list[int]:
    """The regions from above, so that nearer things cover farther ones."""
    return sorted(range(len(chart.rows)), key=lambda region: (chart.rows[region], chart.columns[region]))


def _regions(painter: Painter, chart: Chart, scale: float) -> Iterator[str]:
    regions = painter.view["regions"]
    for number in _in_rows(chart):
        x, y = chart.middles[number]
        names = chart.names[number]
        yield painter.cached_by_data(_region, regions[number], number, x, y, names, round(scale, 2), names=names)


def _region(painter: Painter, region: dict[str, Any], number: int, x: float, y: float, at: str, scale: float) -> str:
    owner = region["owner"]
    inside = [use("edge-hexp", x - RADIUS, y - RADIUS, HEX, HEX, "edge area")]
    if region["terrain"] == "village" and not region["attacked"]:
        inside.append(_points(region["vp"], x, y + 28, max(18.0, LEGIBLE / scale)))
    if owner is not None:
        inside += [
            use("deus-own", x - RADIUS, y - RADIUS, HEX, HEX),
            f'<circle cx="{num(x)}" cy="{num(y - 38)}" r="{SEAL}" class="seal"/>',
            sign(owner, x - 5.6, y - 38 - (6.2 if owner == 2 else 5.6), 11.2),
        ]
    look = "region" if owner is None else f"region seat-{owner}"
    return painter.thing(f"region-{number}", painter.region_name(number, region), *inside, class_=look, place=at)


def _points(vp: int, x: float, y: float, size: float) -> str:
    """The points of a village, on a plate."""
    w, h = size * 2.1 + (size * 0.55 if vp > 9 else 0), size * 1.24
    star = size * 1.06
    drawn = (
        box(x - w / 2, y - h / 2, w, h, "plate", 5),
        use("deus-vp", x - w / 2 + 3, y - star / 2, star, star),
        text(x + w / 2 - 5, y + size * 0.35, str(vp), "b end dark", size),
    )
    return group_of("fine", drawn)


def _pieces(painter: Painter, chart: Chart) -> Iterator[str]:
    regions = painter.view["regions"]
    for number in _in_rows(chart):
        region = regions[number]
        stood: set[str] = set()
        for kind in sorted(region["pieces"], key=lambda kind: PLACES[kind][1]):
            second = kind in stood
            stood.add(kind)
            yield _piece(painter, number, region["owner"], kind, second, *chart.middles[number])


def _piece(painter: Painter, number: int, owner: int, kind: str, second: bool, x: float, y: float) -> str:
    dx, dy = PLACES[kind]
    if second:
        dx, dy = dx + BESIDE_FIRST[0], dy + BESIDE_FIRST[1]
    size = SIZES.get(kind, SIZE)
    return thing(
        f"piece-{number}-{owner}-{kind}" + ("-2" if second else ""),
        painter.text(f"building-{kind}"),
        use(f"deus-stand-{kind}", -size / 2, -size / 2, size, size),
        class_=f"piece {kind} seat-{owner}",
        style=f"transform:translate({num(x + dx)}px,{num(y + dy)}px)",
        like=f"{kind}-{owner}",
    )


assert set(PLACES) == set(BUILDINGS)
assert BUILDINGS[RED] == "military"
