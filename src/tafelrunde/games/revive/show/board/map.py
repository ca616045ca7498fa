"""Draws the main board: land, ice, abyss, large locations, crystals, pieces; the score track is its frame."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from .....draw.regions import Drawn
from .....draw.svg import box, group_of, num, text, use
from ....board import Room
from ...pieces.kinds import TERRAINS
from ...pieces.map import ABYSS, CRYSTAL_HEXES, FIELD_HEXES, FIELDS, NORTH_WEST, ROW_LETTERS, SPACES, field_at
from ..chart import (
    COLUMNS,
    FRAME,
    RIM_X,
    RIM_Y,
    ROOT3,
    ROWS,
    Chart,
    chart,
    coordinates,
    coordinates_of_space,
    map_height,
    map_width,
    slab_variant,
    variant,
)
from ..painter import LETTERS, Painter, scored
from .pieces import pieces
from .score import score_frame

TOUCHED: Final = 28.0  # the size of a hex for a finger
SMALL: Final = 560.0  # a narrower map is swiped
DRIFTS: Final = ((0.02, 0.1, 0.16), (0.9, 0.42, 0.1), (0.0, 0.5, 0.09), (0.9, 0.93, 0.1), (0.02, 0.93, 0.1))
LAKE_ICONS: Final = {"energy": "energy", "module": "module", "crate": "crate", "crystals": "crystal"}


def map_size(w: float, swiped: bool) -> tuple[float, float]:
    """The size of a map that is as wide as its room, or wider where it can be swiped, so that a finger meets one
    hex."""
    if swiped and w < SMALL:
        w = max(w, map_width(TOUCHED))
    return w, map_height(w)


def land(painter: Painter, room: Room) -> Drawn:
    """The whole map."""
    w, h = room.width, room.height
    if not h or w < SMALL:
        w, h = map_size(w, room.board > 0)
    layout = chart(w, h)
    spaces = painter.view["spaces"]
    parts = [_frame(w, h, room.fine)]
    if room.fine:
        parts += [score_frame(painter, w, h), _rims(layout)]
    parts.append(_terrains(layout, *_explored(painter)))
    parts += [_crystal(painter, n, layout) for n in range(len(CRYSTAL_HEXES))]
    parts += [
        _field(painter, field_at(space, k), w, h)
        for space in range(SPACES)
        if spaces[space]["explored"]
        for k in range(4)
    ]
    parts += [_large(painter, field, layout) for field in range(ABYSS, FIELDS)]
    # What can be chosen lies above its neighbours.
    covered = [space for space in range(SPACES) if not spaces[space]["explored"]]
    covered.sort(key=lambda space: (f"space-{space}" in painter.lit, layout.space(space)[1]))
    parts += [_space(painter, space, w, h) for space in covered]
    parts += _plaques(painter, layout)
    parts += pieces(painter, layout)
    return Drawn(group_of("r-land", parts), h, w)


# ------------------------------------------------------------------------------------------------ frame and ground


@lru_cache(maxsize=64)
def _frame(w: float, h: float, fine: bool) -> str:
    inner = (FRAME, FRAME, w - 2 * FRAME, h - 2 * FRAME)
    drifts = [
        use("revive-snow-drift", FRAME + x * inner[2], FRAME + y * inner[3] - 10, wide * w, wide * w * 0.46)
        for x, y, wide in DRIFTS
    ]
    return box(0, 0, w, h, "r-slate", 12) + box(*inner, "r-field", 7) + "".join(drifts)


@lru_cache(maxsize=64)
def _rims(layout: Chart) -> str:
    """Letters of rows at both sides; numbers of even rows above, of odd rows below."""
    parts = []
    for row in range(ROWS):
        y = layout.row(row)
        parts += [_rim(ROW_LETTERS[row], x, y) for x in (FRAME + RIM_X / 2 + 1, layout.width - FRAME - RIM_X / 2 - 1)]
    for column in range(COLUMNS):
        parts.append(_rim(str(column + 1), layout.column(column, False), FRAME + RIM_Y / 2 + 1))
        parts.append(_rim(str(column + 1), layout.column(column, True), layout.height - FRAME - RIM_Y / 2 - 1))
    return "".join(parts)


def _rim(words: str, x: float, y: float) -> str:
    written = text(0, LETTERS * 0.36, words, "b mid", LETTERS + 0.5)
    return f'<g class="rim" data-rim="{words}" aria-hidden="true" {_moved(x, y)}><circle r="8.4"/>{written}</g>'


def _moved(x: float, y: float) -> str:
    return f'transform="translate({num(x)} {num(y)})"'


def _explored(painter: Painter) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The explored spaces, and the terrain of each of their fields."""
    spaces, fields = painter.view["spaces"], painter.view["fields"]
    open_ones = tuple([space for space in range(SPACES) if spaces[space]["explored"]])
    return open_ones, tuple([str(fields[field_at(space, k)]["terrain"]) for space in open_ones for k in range(4)])


@lru_cache(maxsize=512)
def _terrains(layout: Chart, spaces: tuple[int, ...], terrains: tuple[str, ...]) -> str:
    """The land from above: the ground of each tile, its four terrains, its rim."""
    grounds, tiles = [], []
    for n, space in enumerate(spaces):
        grounds.append(_slab("revive-ground", layout, space))
        for k in range(4):
            tiles.append(_hex(terrains[4 * n + k], layout, field_at(space, k)))
        tiles.append(_slab("revive-tile-rim", layout, space))
    return "".join(grounds) + "".join(tiles)


def _hex(terrain: str, layout: Chart, field: int) -> str:
    s = layout.size
    x, y = layout.middles[field]
    symbol = f"revive-{terrain}-{variant(FIELD_HEXES[field][0])}"
    return use(symbol, x - ROOT3 / 2 * s, y - s, ROOT3 * s, 2 * s)


def _slab(id: str, layout: Chart, space: int, class_: str = "") -> str:
    """A symbol of the shape of a tile."""
    x, y = layout.space(space)
    u = layout.size / 60
    return use(id, x - 130 * u, y - 105 * u, 260 * u, 210 * u, class_)


# ------------------------------------------------------------------------------------------------ fields


def _field(painter: Painter, number: int, w: float, h: float) -> str:
    return painter.cached_by_data(_open_field, painter.view["fields"][number], number, w, h)


def _open_field(painter: Painter, field: dict[str, Any], number: int, w: float, h: float) -> str:
    layout = chart(w, h)
    s = layout.size
    x, y = layout.middles[number]
    inside = [use("revive-edge-hex", x - ROOT3 / 2 * s, y - s, ROOT3 * s, 2 * s, "edge area")]
    if "lake" in field:
        side, below = (0.55, -0.92) if field["pieces"] else (0.8, -0.46)
        inside.append(painter.icon(LAKE_ICONS[field["lake"]], x - side * s / 2, y + below * s, side * s))
    name = field_name(painter, number, field)
    return painter.thing(f"field-{number}", name, *inside, class_="hex", place=coordinates(number))


def field_name(painter: Painter, number: int, field: dict[str, Any]) -> str:
    name = painter.named("field", number)
    if "lake" in field:
        name += f" ({painter.text('icon-' + LAKE_ICONS[field['lake']])})"
    location = painter.named("location", field["location"]) if "location" in field else name
    if location != name:  # large locations have the name of their field
        name += f": {location}"
    standing = [f"{painter.names[one['seat']]}: {painter.text('piece-' + one['piece'])}" for one in field["pieces"]]
    return ". ".join([name, *standing])


def _large(painter: Painter, number: int, layout: Chart) -> str:
    """The abyss or a large location: several hexes, one field."""
    return painter.cached_by_data(_drawn_large, painter.view["fields"][number], number, layout.width, layout.height)


def _drawn_large(painter: Painter, field: dict[str, Any], number: int, w: float, h: float) -> str:
    layout = chart(w, h)
    x, y = layout.middles[number]
    u = layout.size / 60
    if number == ABYSS:
        place = (x - 130 * u, y - 105 * u, 260 * u, 210 * u)
        inside = [use("revive-abyss", *place), use("revive-edge-slab", *place, "edge area")]
    else:
        up = _points_up(number)
        place = (x - 104 * u, y - (120 if up else 90) * u, 208 * u, 210 * u)
        shape = "up" if up else "down"
        inside = [
            use(f"revive-site-{shape}", *place),
            use(_building(painter, field["location"]), x - 90 * u, y - (71 if up else 79) * u, 180 * u, 135 * u),
            use(f"revive-edge-{shape}", *place, "edge area"),
        ]
    name = field_name(painter, number, field)
    return painter.thing(f"field-{number}", name, *inside, class_="hex", place=coordinates(number))


def _points_up(number: int) -> bool:
    rows = [row for _, row in FIELD_HEXES[number]]
    return rows.count(min(rows)) == 1


def _building(painter: Painter, location: int) -> str:
    own = f"revive-big-{painter.game.catalog.locations[location].id.lower()}"
    return own if painter.has(own) else "revive-large-location"


def _plaques(painter: Painter, layout: Chart) -> Iterator[str]:
    """What large locations are worth, above the ice around them."""
    fields = painter.view["fields"]
    for number in range(NORTH_WEST, FIELDS):
        row = scored(painter.game.catalog.locations[fields[number]["location"]])
        x, y = layout.middles[number]
        s = layout.size
        h = max(16.0, s * 0.74)
        w = s * 2.3
        top = min(y + (0.7 if not _points_up(number) else 0.66) * s, layout.height - FRAME - h - 2)
        inside = box(x - w / 2, top, w, h, "r-plaque", 5) + painter.row(row, x - w / 2 + 3, top + 2, h - 4, w - 6)
        yield group_of("r-white fine", inside)


# ------------------------------------------------------------------------------------------------ ice


def _space(painter: Painter, space: int, w: float, h: float) -> str:
    entry = painter.view["spaces"][space]
    if entry["tile"] is not None:
        return _peeked(painter, space, entry["tile"], chart(w, h))
    return painter.cached_by_data(_hidden, entry, space, w, h)


def _hidden(painter: Painter, entry: dict[str, Any], space: int, w: float, h: float) -> str:
    """A face-down tile is a slab of ice: its price and its points are cut into it, and what sleeps below is a
    shadow."""
    layout = chart(w, h)
    s = layout.size
    first, second, third, last = [layout.middles[field_at(space, k)] for k in range(4)]
    price: list[int | str] = [entry["food"], "food"]
    if entry["any"]:
        price += [entry["any"], "basic"]
    icon = max(14.0, s * 0.76)
    wide = 2.9 * s
    rows = painter.row(price, (first[0] + second[0]) / 2 - wide / 2, first[1] - icon * 0.55, icon, wide) + painter.row(
        [entry["points"], "vp"], third[0] - 0.85 * s, third[1] - icon * 0.6, icon, 1.7 * s
    )
    inside = [
        _slab(f"revive-slab-{slab_variant(space)}", layout, space),
        _below(entry, *last, s),
        group_of("r-carved fine", rows),
    ]
    return painter.thing(
        f"space-{space}",
        painter.named("space", space),
        group_of("lifts", inside),
        _slab("revive-edge-slab", layout, space, "edge area"),
        class_="hex face-down",
        place=coordinates_of_space(space),
    )


def _below(entry: dict[str, Any], x: float, y: float, s: float) -> str:
    """A ruin for a location, a dark water for a lake."""
    drawn = ["ruin"] * entry["locations"] + ["lake"] * entry["lakes"]
    if not drawn:
        return use("revive-snow-drift", x - s * 0.5, y + s * 0.05, s, s * 0.46)
    side = s * (1.3 if len(drawn) == 1 else 0.95)
    left = x - side / 2 - (len(drawn) - 1) * side * 0.42
    return "".join(
        use(f"revive-frozen-{name}", left + n * side * 0.84, y - side / 2, side, side) for n, name in enumerate(drawn)
    )


def _peeked(painter: Painter, space: int, tile: int, layout: Chart) -> str:
    """A front that was shown but not laid yet: pale, unturned."""
    faces = [TERRAINS[face] for face in painter.game.catalog.tiles[tile].faces]
    shown = "".join(_hex(face, layout, field_at(space, k)) for k, face in enumerate(faces))
    name = f"{painter.named('space', space)}: " + ", ".join(painter.text(f"terrain-{face}") for face in faces)
    return painter.thing(
        f"space-{space}",
        name,
        _slab(f"revive-slab-{slab_variant(space)}", layout, space),
        f'<g opacity=".6">{shown}</g>',
        _slab("revive-edge-slab", layout, space, "edge area"),
        class_="hex",
        place=coordinates_of_space(space),
    )


def _crystal(painter: Painter, number: int, layout: Chart) -> str:
    x, y = layout.crystals[number]
    giant = number in painter.view["giant_crystals"]
    name = painter.text("giant-crystal" if giant else "icon-crystal")
    s = layout.size
    if giant:
        return painter.thing(
            f"crystal-{number}", name, use("revive-giant-shards", x - s * 0.62, y - s * 0.84, s * 1.24, s * 1.5)
        )
    return painter.thing(f"crystal-{number}", name, use("revive-shards", x - s * 0.42, y - s * 0.5, s * 0.84, s * 0.94))
