"""Draws the main board: fields, hidden tiles with their backs, abyss, large locations, crystals, pieces."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Any, Final, NamedTuple

from .....draw import hexes, palette
from .....draw.svg import at, box, escape, num, text
from ...pieces.kinds import TERRAINS
from ...pieces.map import ABYSS, CRYSTAL_HEXES, FIELD_HEXES, FIELDS, GIANT, NORTH_WEST, SPACES, field_at, field_label
from ..painter import LETTERS, SEAT_PAINTS, Painter, scored

_ROOT3: Final = sqrt(3)
COLUMNS: Final = 14.5  # hexes abreast, the shift of odd rows included
ROWS: Final = 10
EDGE: Final = 0.62  # of a hex: room for the crystals around the map

# Ink on a tile of (width, height); the tint lies below it.
PATTERNS: Final[dict[str, tuple[int, int, str]]] = {
    **{name: hexes.PATTERNS[name] for name in ("forest", "mountain")},
    "steppe": (10, 8, '<path d="M1.5 6.5L2.5 3M3.5 6.5V2.5M5.5 6.5L4.5 3"/>'),
    "desert": (10, 9, '<path class="full" d="M2 2h1.7v1.7h-1.7ZM7 6.4h1.7v1.7h-1.7Z"/>'),
    "lake": (20, 9, '<path d="M0 4.5q5-4 10 0t10 0"/>'),
    "site": (12, 12, '<path d="M6 3V9M3 6H9"/>'),
    "hidden": (12, 12, '<path d="M0 12L12 0"/>'),
    "abyss": (14, 10, '<path d="M1 2L7 8L13 2"/>'),
}
WORDS: Final = 20.0  # the hexes that have room for a letter ...
PLACES: Final = 30.0  # ... and for the number of their place
LOOKS: Final = {**{name: name for name in TERRAINS}, "location": "site", "large-location": "site", "abyss": "abyss"}
LAKE_ICONS: Final = {"energy": "energy", "module": "module", "crate": "crate", "crystals": "crystal"}


class MapLayout(NamedTuple):
    """Geometry of the map: size of a hex, centres of hexes, fields and crystals."""

    size: float
    height: float
    hexes: tuple[tuple[hexes.Point, ...], ...]
    middles: tuple[hexes.Point, ...]
    crystals: tuple[hexes.Point, ...]


@lru_cache(maxsize=1 << 10)
def map_layout(width: float) -> MapLayout:
    size = width / (COLUMNS * _ROOT3 + 2 * EDGE)

    def place(hex: hexes.Hex) -> hexes.Point:
        column, row = hex
        return (EDGE + _ROOT3 * (column + 0.5 + row % 2 / 2)) * size, (EDGE + 1 + 1.5 * row) * size

    fields = tuple(tuple(place(hex) for hex in field) for field in FIELD_HEXES)
    middles = tuple(_middle(points) for points in fields)
    crystals = tuple(_outside([place(hex) for hex in touched], touched, size) for touched in CRYSTAL_HEXES)
    return MapLayout(size, (1.5 * (ROWS - 1) + 2 + 2 * EDGE) * size, fields, middles, crystals)


def _middle(points: tuple[hexes.Point, ...] | list[hexes.Point]) -> hexes.Point:
    return sum([x for x, _ in points], 0.0) / len(points), sum([y for _, y in points], 0.0) / len(points)


def _outside(points: list[hexes.Point], touched: tuple[hexes.Hex, ...], size: float) -> hexes.Point:
    """A crystal is drawn beyond the edge, in the corner between the fields it touches."""
    column, row = touched[len(touched) // 2]
    x, y = _middle(points)
    if row in (0, ROWS - 1):
        return x, y + size * (-0.98 if row == 0 else 0.98)
    x = points[len(points) // 2][0]
    return x + size * (-1.2 if column == 0 else 1.2), y


def land(painter: Painter, x: float, y: float, w: float) -> tuple[str, float]:
    """The whole map and its height."""
    layout = map_layout(w)
    drawn = [_crystal(painter, n, layout) for n in range(len(CRYSTAL_HEXES))]
    for space in range(SPACES):
        drawn.append(_space(painter, space, w))
    drawn += [_big(painter, field, layout) for field in range(ABYSS, FIELDS)]
    joints = f'<path class="joint" d="{_borders(w)}" style="stroke-width:{num(layout.size * 0.1)}"/>'
    pieces = [piece for field in range(len(FIELD_HEXES)) for piece in _pieces(painter, field, layout, x, y)]
    whole = at(x, y, *drawn, joints)
    return "".join((whole, *pieces)), layout.height


@lru_cache(maxsize=1 << 10)
def _borders(width: float) -> str:
    """Borders around every space, so that tiles stand out."""
    layout = map_layout(width)
    s = layout.size
    lines: list[str] = []
    for space in range(SPACES):
        lines += _rim([layout.hexes[field_at(space, k)][0] for k in range(4)], s)
    for field in range(ABYSS, FIELDS):
        lines += _rim(list(layout.hexes[field]), s)
    return "".join(dict.fromkeys(lines))


def _rim(middles: list[hexes.Point], s: float) -> list[str]:
    """The outer sides of these hexes."""
    corners = [(0.0, -1.0), (_ROOT3 / 2, -0.5), (_ROOT3 / 2, 0.5), (0.0, 1.0), (-_ROOT3 / 2, 0.5), (-_ROOT3 / 2, -0.5)]
    lines: list[str] = []
    for x, y in middles:
        for k in range(6):
            (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 6]
            beyond = x + (ax + bx) * s, y + (ay + by) * s
            if not any(abs(beyond[0] - ox) + abs(beyond[1] - oy) < s * 0.5 for ox, oy in middles):
                lines.append(f"M{num(x + ax * s)} {num(y + ay * s)}L{num(x + bx * s)} {num(y + by * s)}")
    return lines


def _lit_rim(middles: list[hexes.Point], s: float) -> str:
    """The edge of several hexes that can be chosen as one."""
    return f'<path class="lit" stroke-linecap="round" d="{"".join(_rim(middles, s - 2.4))}"/>'


# ------------------------------------------------------------------------------------------------ tiles and fields


def _space(painter: Painter, space: int, w: float) -> str:
    entry, fields = painter.view["spaces"][space], painter.view["fields"]
    if entry["explored"]:
        numbers = (field_at(space, k) for k in range(4))
        return "".join(painter.cached_by_data(_field, fields[number], number, w) for number in numbers)
    if entry["tile"] is not None:
        return _peeked(painter, space, entry["tile"], map_layout(w))
    return painter.cached_by_data(_hidden, entry, space, w)


def _field(painter: Painter, field: dict[str, Any], number: int, w: float) -> str:
    id = f"field-{number}"
    size = map_layout(w).size
    x, y = map_layout(w).middles[number]
    look = LOOKS[field["terrain"]]
    drawn = [hexes.terrain(look, size - 0.6)]
    if "lake" in field:
        side, top = (size * 0.5, -size * 0.9) if field["pieces"] else (size * 0.8, -size * 0.5)
        drawn.append(painter.icon(LAKE_ICONS[field["lake"]], -side / 2, top, side))
    if id in painter.lit:
        drawn.append(_light(size, free=not field["pieces"] and "lake" not in field))
    drawn.append(_label(painter.text(f"letter-{field['terrain']}"), number, size))
    return painter.thing(id, field_name(painter, number, field), at(x, y, *drawn), class_=f"hex {look}")


@lru_cache(maxsize=1 << 10)
def _label(letter: str, number: int, size: float) -> str:
    """The letter of the terrain and the name of the place, for which small hexes have no room."""
    if size < WORDS:
        return ""
    space, letter_of_hex = field_label(number)
    place = f'<tspan class="tile"> {space}{letter_of_hex}</tspan>' if size >= PLACES else ""
    y = size * (0.61 if place else 0.72)
    return f'<text class="letter" y="{num(y)}" font-size="{num(_letters(size))}">{escape(letter)}{place}</text>'


def _letters(size: float) -> float:
    return max(LETTERS, size * 0.29)


def _light(size: float, free: bool) -> str:
    """The edge of a selectable field, and its ring: in the middle, or above its pieces."""
    middle, radius = (0.0, size * 0.24) if free else (-size * 0.72, size * 0.17)
    return (
        f'<polygon class="lit" points="{hexes.outline(size - 2.5)}"/>'
        f'<circle class="ring" cy="{num(middle)}" r="{num(radius)}"/>'
    )


def field_name(painter: Painter, number: int, field: dict[str, Any]) -> str:
    name = painter.named("field", number)
    if "lake" in field:
        name += f" ({painter.text('icon-' + LAKE_ICONS[field['lake']])})"
    location = painter.named("location", field["location"]) if "location" in field else name
    if location != name:  # large locations have the name of their field
        name += f": {location}"
    pieces = [f"{painter.names[piece['seat']]}: {painter.text('piece-' + piece['piece'])}" for piece in field["pieces"]]
    return ". ".join([name, *pieces])


def _hidden(painter: Painter, entry: dict[str, Any], space: int, w: float) -> str:
    """A face-down tile shows its cost, its points, and its locations and lakes."""
    id = f"space-{space}"
    layout = map_layout(w)
    size = layout.size
    middles = [layout.middles[field_at(space, k)] for k in range(4)]
    drawn = [at(x, y, hexes.terrain("hidden", size - 0.3)) for x, y in middles]
    if size >= WORDS:
        drawn.append(at(*middles[3], _tile_number(space, size)))
    x, y = _middle(middles)
    cost: list[int | str] = [entry["food"], "food"]
    if entry["any"]:
        cost += [entry["any"], "basic"]
    brings: list[int | str] = [entry["points"], "vp", *["location"] * entry["locations"], *["lake"] * entry["lakes"]]
    wide, h = size * 2.5, size * 0.74
    lit = id in painter.lit
    if lit:
        drawn.append(_lit_rim(middles, size))
    drawn.append(box(x - wide / 2, y - h - 1, wide, 2 * h + 2, "panel", 4))
    drawn.append(painter.row(cost, x - wide / 2 + 2, y - h + 1, h - 2, wide - 4))
    drawn.append(painter.row(brings, x - wide / 2 + 2, y + 1, h - 2, wide - 4))
    if lit:
        drawn.append(f'<circle class="ring" cx="{num(x + wide / 2)}" cy="{num(y - h)}" r="{num(size * 0.22)}"/>')
    return painter.thing(id, painter.named("space", space), *drawn, class_="hex face-down")


def _tile_number(space: int, size: float) -> str:
    number = f'<tspan class="tile">{space + 1}</tspan>'
    return f'<text class="letter" y="{num(size * 0.65)}" font-size="{num(_letters(size))}">{number}</text>'


def _peeked(painter: Painter, space: int, tile: int, layout: MapLayout) -> str:
    """A front that was shown but not laid yet: pale, unturned."""
    drawn: list[str] = []
    for k, face in enumerate(painter.game.catalog.tiles[tile].faces):
        name = TERRAINS[face]
        shown = hexes.terrain(LOOKS[name], layout.size - 0.6)
        drawn.append(at(*layout.middles[field_at(space, k)], shown, _terrain_letter(painter, name, layout.size)))
    faces = painter.game.catalog.tiles[tile].faces
    name = f"{painter.named('space', space)}: " + ", ".join(painter.text(f"terrain-{TERRAINS[face]}") for face in faces)
    pale = f'<g opacity=".55">{"".join(drawn)}</g>'
    return painter.thing(f"space-{space}", name, pale, class_="hex")


def _terrain_letter(painter: Painter, terrain: str, size: float) -> str:
    if size < WORDS:
        return ""
    letter = escape(painter.text(f"letter-{terrain}"))
    return f'<text class="letter" y="{num(size * 0.72)}" font-size="{num(_letters(size))}">{letter}</text>'


def _big(painter: Painter, number: int, layout: MapLayout) -> str:
    """The abyss or a large location: several hexes, one field."""
    field = painter.view["fields"][number]
    id = f"field-{number}"
    look = LOOKS[field["terrain"]]
    size = layout.size
    drawn = [at(x, y, hexes.terrain(look, size)) for x, y in layout.hexes[number]]
    x, y = layout.middles[number]
    if "location" in field:
        w, h = size * 2.1, size * 0.66
        row = scored(painter.game.catalog.locations[field["location"]])
        drawn += [
            box(x - w / 2, y - h / 2, w, h, "panel", 4),
            painter.row(row, x - w / 2 + 2, y - h / 2 + 2, h - 4, w - 4),
        ]
    if id in painter.lit:
        drawn.insert(len(layout.hexes[number]), _lit_rim(list(layout.hexes[number]), size))
        drawn.append(f'<circle class="ring" cx="{num(x)}" cy="{num(y - size * 0.6)}" r="{num(size * 0.2)}"/>')
    return painter.thing(id, field_name(painter, number, field), *drawn, class_=f"hex {look}")


def _crystal(painter: Painter, number: int, layout: MapLayout) -> str:
    x, y = layout.crystals[number]
    giant = number in painter.view["giant_crystals"]
    side = layout.size * (1.12 if giant else 0.82)
    shown = painter.icon("crystal", x - side / 2, y - side / 2, side)
    if giant:
        shown += text(x, y + side * 0.12, str(GIANT), "count", max(LETTERS, side * 0.42))
    name = painter.text("giant-crystal" if giant else "icon-crystal")
    return painter.thing(f"crystal-{number}", name, shown)


# ------------------------------------------------------------------------------------------------ pieces


def _pieces(painter: Painter, number: int, layout: MapLayout, x: float, y: float) -> list[str]:
    """Buildings, figures, tribe tiles and the falcon, each under an id that is stable while it stands."""
    pieces = painter.view["fields"][number]["pieces"]
    if not pieces:
        return []
    size = layout.size
    side = size * (1.0, 0.84, 0.72, 0.66, 0.58)[min(len(pieces), 5) - 1]
    places = _on_corner(number, len(pieces), layout) if number >= NORTH_WEST else _on_field(number, len(pieces), layout)
    drawn: list[str] = []
    for piece, (px, py) in zip(pieces, places, strict=True):
        seat, kind = piece["seat"], piece["piece"]
        shape = painter.icon(kind, -side / 2, -side / 2, side, colour=SEAT_PAINTS[seat])
        sign = palette.seat_shape(seat, side * 0.36, side * 0.36, side * 0.36)
        place = f"transform:translate({num(x + px)}px,{num(y + py)}px)"
        name = f"{painter.names[seat]}: {painter.text(f'piece-{kind}')}"
        id, like = f"piece-{number}-{seat}-{kind}", f"{kind}-{seat}"
        drawn.append(painter.thing(id, name, shape, sign, class_=f"piece {kind}", style=place, like=like))
    return drawn


def _on_field(number: int, n: int, layout: MapLayout) -> list[hexes.Point]:
    x, y = layout.middles[number]
    return [(x + dx, y + dy - layout.size * 0.16) for dx, dy in hexes.slots(n, layout.size)]


def _on_corner(number: int, n: int, layout: MapLayout) -> list[hexes.Point]:
    """On a large location the figures stand around its value: one on each hex, a fourth between two of them."""
    x, y = layout.middles[number]
    spots = [(x + (hx - x) * 1.45, y + (hy - y) * 1.45) for hx, hy in layout.hexes[number]]
    pair = [spot for spot in spots if sum(abs(spot[1] - other[1]) < 1 for other in spots) == 2]
    return [*spots, _middle(pair)][:n]
