"""Draws the game board: land and river, edge, bridge sites and bridges, buildings, town tiles."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Any, Final, NamedTuple

from .....draw import hexes, palette
from .....draw.regions import Drawn
from .....draw.svg import at, escape, num, thing
from ...pieces.map import COLUMNS, SPACES, ends_of, map_of, name_of
from ..painter import Painter

LARGEST: Final = 40.0
ROWS_HIGH: Final = 14  # all rows, in sizes of a space
NAMED: Final = 31.0  # from this size, a space bears its name
ROOMY: Final = 24.0  # from this size, letters fit below a building
LEAST: Final = 10  # the smallest letters
_ROOT3: Final = sqrt(3)
_CORNERS: Final = tuple((sin(pi / 3 * k), -cos(pi / 3 * k)) for k in range(6))  # from the top, clockwise

# Ink on a tile of (width, height); the tint lies below it.
PATTERNS: Final[dict[str, tuple[int, int, str]]] = {
    "land-plains": (10, 8, '<path d="M1.5 6.5L2.5 3M3.5 6.5V2.5M5.5 6.5L4.5 3"/>'),
    "land-swamp": (16, 10, '<path d="M1.5 7h6M9.5 3h5M4.5 7V3.6M12 3V.6"/>'),
    "land-lake": (16, 12, '<path d="M3 6a5 2.6 0 0 1 10 0M5.5 6.6a2.5 1.4 0 0 1 5 0M11 11.4h4"/>'),
    "land-forest": (14, 12, '<path class="full" d="M3.5 10L7 2.6L10.5 10Z"/>'),
    "land-mountain": (16, 11, '<path d="M1 9.5L5.5 2.5L8 6L10.4 3.4L15 9.5"/>'),
    "land-wasteland": (13, 12, '<path d="M2 2L5.5 5L4 8.5L8 10.5M5.5 5L10.5 3.5"/>'),
    "land-desert": (10, 9, '<path class="full" d="M2 2h1.7v1.7h-1.7ZM7 6.4h1.7v1.7h-1.7Z"/>'),
    "land-river": (20, 9, '<path d="M0 4.5q5-4 10 0t10 0"/>'),
}


class MapLayout(NamedTuple):
    """Geometry of a side of the board; None where there is no space."""

    size: float
    centres: tuple[hexes.Point | None, ...]
    height: float
    edge: str  # the outer sides of the edge spaces, as a path


@lru_cache(maxsize=1 << 10)
def map_layout(side: str, width: float, most: float = 0) -> MapLayout:
    """As large as the width and, if given, the height allow."""
    map = map_of(side)
    points = [
        (_ROOT3 * (space % COLUMNS + 0.5 * (space // COLUMNS % 2)), 1.5 * (space // COLUMNS)) for space in range(SPACES)
    ]
    used = [space for space in range(SPACES) if map.around[space]]
    left = min(points[space][0] for space in used) - _ROOT3 / 2
    right = max(points[space][0] for space in used) + _ROOT3 / 2
    size = min(LARGEST, width / (right - left), most / ROWS_HIGH if most else LARGEST)
    dx = (width - (right - left) * size) / 2
    centres = [((x - left) * size + dx, (y + 1) * size) if s in used else None for s, (x, y) in enumerate(points)]
    return MapLayout(size, tuple(centres), ROWS_HIGH * size, _edge(side, size, centres))


def _edge(side: str, size: float, centres: list[hexes.Point | None]) -> str:
    map = map_of(side)
    taken = {(round(c[0]), round(c[1])) for c in centres if c}
    lines: list[str] = []
    for space, centre in enumerate(centres):
        if centre is None or not map.edge >> space & 1:
            continue
        x, y = centre
        for k in range(6):
            (ax, ay), (bx, by) = _CORNERS[k], _CORNERS[(k + 1) % 6]
            beyond = x + (ax + bx) * size, y + (ay + by) * size
            if not any(abs(beyond[0] - tx) < 2 and abs(beyond[1] - ty) < 2 for tx, ty in taken):
                s = size - 1.6
                lines.append(f"M{num(x + ax * s)} {num(y + ay * s)}L{num(x + bx * s)} {num(y + by * s)}")
    return "".join(lines)


def land(painter: Painter, x: float, y: float, w: float, most: float = 0) -> Drawn:
    view = painter.view
    layout = map_layout(view["side"], w, most)
    towns = {tile["space"]: tile["town"] for seat in view["seats"] for tile in seat["towns"]}
    cells: list[str] = []
    pieces: list[str] = []
    for number, (space, centre) in enumerate(zip(view["spaces"], layout.centres, strict=True)):
        if centre is not None:
            cells.append(painter.cached_by_data(_cell, space, number, centre, layout.size))
            pieces += _pieces(painter, number, space, centre, layout.size, towns.get(number))
    edge = f'<path class="shore" d="{layout.edge}"/>'
    drawn = at(x, y, *cells, edge, _sites(painter, layout), _bridges(painter, layout), *pieces)
    return Drawn(drawn, layout.height)


def _cell(painter: Painter, space: dict[str, Any], number: int, centre: hexes.Point, size: float) -> str:
    id = f"space-{number}"
    terrain, owner = space["terrain"], space.get("owner")
    covered = owner is not None and size < ROOMY
    letter = "" if terrain == "river" or covered else painter.text(f"short-{terrain}")
    drawn = [hexes.terrain(f"land-{terrain}", size - 0.7), _letter(letter, name_of(number), size) if letter else ""]
    if owner is not None:
        colour = palette.paint(palette.SEATS[owner].colour)
        drawn.append(f'<polygon class="own" points="{hexes.outline(size - 3)}" stroke="{colour}"/>')
    if id in painter.lit:
        drawn.append(f'<polygon class="lit" points="{hexes.outline(size - 2.6)}"/>')
        where, radius = (-0.08, 0.24) if owner is None else (-0.72, 0.2)
        drawn.append(f'<circle class="ring" cy="{num(where * size)}" r="{num(radius * size)}"/>')
    if owner is not None:
        drawn.append(palette.seat_shape(owner, 0, -size * 0.72, size * 0.3))
    return painter.thing(id, _label(painter, number, space), at(*centre, *drawn), class_=f"hex {terrain}")


@lru_cache(maxsize=1 << 10)
def _letter(letter: str, name: str, size: float) -> str:
    """Terrain and, where there is room, name of a space, high enough in its lower corner not to leave it."""
    large, small = max(LEAST, size * 0.29), max(LEAST, size * 0.24)
    called = f'<tspan class="tile" font-size="{num(small)}"> {name}</tspan>' if size >= NAMED else ""
    return f'<text class="letter" y="{num(size * 0.68)}" font-size="{num(large)}">{escape(letter)}{called}</text>'


def _label(painter: Painter, number: int, space: dict[str, Any]) -> str:
    label = painter.named("space", number)
    if space.get("owner") is not None:
        building = painter.text(f"building-{space['building']}")
        label += f". {painter.names[space['owner']]}: {building}"
        if space["annex"]:
            label += f", {painter.text('icon-annex')}"
        if space["town"]:
            label += f", {painter.text('board-in-town')}"
    for name in ("marked", "tool", "blighted"):  # by the Automa
        if space.get(name):
            label += f", {painter.text(f'board-automa-{name}')}"
    return label


def _pieces(
    painter: Painter, number: int, space: dict[str, Any], centre: hexes.Point, size: float, town: int | None
) -> list[str]:
    """The building of a space; an annex at its right, the key of its town at its left."""
    (x, y), found = centre, []
    owner = space.get("owner")
    if owner is not None:
        kind = space["building"]
        side = size * 0.86
        place = f"transform:translate({num(x)}px,{num(y)}px)"
        colour = "temple" if space["neutral"] or kind in ("tower", "monument") else palette.SEATS[owner].colour
        drawn = painter.icon(kind, -side / 2, -side * 0.62, side, colour=colour)
        look = "piece temple" if colour == "temple" else "piece"
        if space["annex"]:
            drawn += painter.icon("neutral-workshop", size * 0.3, -size * 0.02, size * 0.46)
        if space["town"] and town is None:
            drawn += painter.icon("key", -size * 0.76, -size * 0.28, size * 0.4)
        if space.get("marked"):
            drawn += painter.icon("power", size * 0.3, -size * 0.2, size * 0.42)
        found.append(
            thing(f"piece-{number}-{owner}-{kind}", painter.text(f"building-{kind}"), drawn, class_=look, style=place)
        )
    for name, icon in (("tool", "tools"), ("blighted", "blight")):  # of the Automa
        if space.get(name):
            drawn = painter.icon(icon, -size * 0.26, -size * 0.5, size * 0.52)
            label = painter.text(f"board-automa-{name}")
            found.append(thing(f"{name}-at-{number}", label, at(x, y, drawn), class_="marker"))
    if town is not None:
        shift = size * (0.78 if owner is not None else 0.4)
        tile = painter.icon("town", -shift, -size * 0.42, size * (0.52 if owner is not None else 0.8))
        found.append(thing(f"town-at-{number}", painter.named("town", town), at(x, y, tile), class_="marker"))
    return found


def _sites(painter: Painter, layout: MapLayout) -> str:
    """Bridge sites; those of the Moles only while they can be chosen."""
    taken = {bridge["site"] for bridge in painter.view["bridges"]}
    asked = painter.is_asked(*(prompt.name for prompt in painter.game.prompts if prompt.of == "site"))
    chosen = painter.options if asked else ()
    drawn: list[str] = []
    for site in sorted({*painter.view["sites"], *chosen} - taken):
        id = f"site-{site}"
        line = _span(layout, site, 0.5)
        look = f'<path class="hit" d="{line}"/><path class="site" d="{line}"/>'
        if id in painter.lit:
            x, y = _middle(layout, site)
            ring = f'<circle class="ring" cx="{num(x)}" cy="{num(y)}" r="{num(layout.size * 0.2)}"/>'
            look += f'<path class="lit" d="{line}"/>{ring}'
        drawn.append(painter.thing(id, painter.named("site", site), look))
    return "".join(drawn)


def _bridges(painter: Painter, layout: MapLayout) -> str:
    drawn: list[str] = []
    for bridge in painter.view["bridges"]:
        site, owner = bridge["site"], bridge["owner"]
        line = _span(layout, site, 0.74)
        colour = palette.paint(palette.SEATS[owner].colour)
        x, y = _middle(layout, site)
        look = (
            f'<path class="bank" d="{line}"/><path class="bridge" d="{line}" stroke="{colour}"/>'
            + palette.seat_shape(owner, x, y, layout.size * 0.3)
        )
        label = f"{painter.text('icon-bridge')} {painter.named('site', site)}: {painter.names[owner]}"
        drawn.append(painter.thing(f"site-{site}", label, look))
    return "".join(drawn)


def _middle(layout: MapLayout, site: int) -> hexes.Point:
    (ax, ay), (bx, by) = _ends(layout, site)
    return (ax + bx) / 2, (ay + by) / 2


def _span(layout: MapLayout, site: int, reach: float) -> str:
    """A line over the river, `reach` sizes to each side of its middle."""
    (ax, ay), (bx, by) = _ends(layout, site)
    x, y = (ax + bx) / 2, (ay + by) / 2
    dx, dy = (bx - ax) / 3 * reach, (by - ay) / 3 * reach  # the ends are three sizes apart
    return f"M{num(x - dx)} {num(y - dy)}L{num(x + dx)} {num(y + dy)}"


def _ends(layout: MapLayout, site: int) -> tuple[hexes.Point, hexes.Point]:
    upper, lower = (layout.centres[space] for space in ends_of(site))
    assert upper is not None
    assert lower is not None
    return upper, lower
