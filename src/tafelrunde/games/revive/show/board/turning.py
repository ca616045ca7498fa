"""Draws a revealed tile in both orientations, to choose from."""

from __future__ import annotations

from math import dist
from typing import Final

from .....draw.regions import Drawn
from .....draw.svg import at, box, edge, num, text, use
from ....board import Room
from ...pieces.kinds import TERRAINS
from ...pieces.map import BESIDE, FIELD_HEXES, field_at
from ..chart import ROOT3, Chart, Point, chart, map_height, map_width, variant
from ..painter import Painter

SIZE: Final = 30.0  # of a hex, at most
HEAD: Final = 24.0
PAD: Final = 8.0
LARGEST: Final = 1.8  # of its scale
UPRIGHT: Final = 0.8  # of the width
WIDE: Final = map_width(SIZE)
SEEN: Final = {"small": "small", "large": "large", "figure": "pawn"}  # pieces, and their symbols


def turning(painter: Painter, room: Room) -> Drawn:
    """Both orientations side by side, or one below the other in a high room, each among the fields around it."""
    if room.height > room.width * UPRIGHT:
        each = (room.height - PAD) / 2
        pictures = [_orientation(painter, n, room.width, each) for n in (0, 1)]
        return Drawn(pictures[0].svg + at(0, each + PAD, pictures[1].svg), room.height)
    each = (room.width - PAD) / 2
    pictures = [_orientation(painter, n, each, room.height) for n in (0, 1)]
    return Drawn(pictures[0].svg + at(each + PAD, 0, pictures[1].svg), max(picture.height for picture in pictures))


def terrains_in_orientation(painter: Painter, orientation: int) -> list[str]:
    """The terrains of the fields A to D if the tile is laid this way (REV-EXPL-09)."""
    entry = painter.view["spaces"][painter.about]
    faces = painter.game.catalog.tiles[entry["tile"]].faces
    return [TERRAINS[faces[3 - k if orientation else k]] for k in range(4)]


def _orientation(painter: Painter, orientation: int, w: float, h: float) -> Drawn:
    layout = chart(WIDE, map_height(WIDE))
    own = [field_at(painter.about, k) for k in range(4)]
    near = [field for field in range(len(FIELD_HEXES)) if field not in own and any(BESIDE[o] >> field & 1 for o in own)]
    points = [layout.middles[field] for field in own]
    points += [point for field in near for point in _beside(layout, field, own)]
    left, right = min(p[0] for p in points) - layout.size, max(p[0] for p in points) + layout.size
    top, bottom = min(p[1] for p in points) - layout.size, max(p[1] for p in points) + layout.size
    scale = min(LARGEST, (w - 8) / (right - left), (h - HEAD - PAD) / (bottom - top) if h else 1.0)
    high = h or HEAD + (bottom - top) * scale + PAD
    terrains = terrains_in_orientation(painter, orientation)
    drawn = [_around(painter, field, layout, own) for field in near]
    drawn += [_hex(terrain, layout, field) for field, terrain in zip(own, terrains, strict=True)]
    shift = (w - (right - left) * scale) / 2, HEAD + max(0.0, (high - HEAD - PAD - (bottom - top) * scale) / 2)
    inside = (
        f'<g transform="translate({num(shift[0])} {num(shift[1])}) scale({scale:.3f}) '
        f'translate({num(-left)} {num(-top)})">{"".join(drawn)}</g>'
    )
    name = painter.named("orientation", orientation)
    frame = box(0, 0, w, high, "r-page", 10) + text(w / 2, 17, name, "b mid r-ink", 14)
    label = f"{name}: " + ", ".join(painter.text(f"terrain-{terrain}") for terrain in terrains)
    thing = painter.thing(f"orientation-{orientation}", label, edge(0, 0, w, high, 10, 0), frame, inside)
    return Drawn(thing, high)


def _hex(terrain: str, layout: Chart, field: int, faint: str = "") -> str:
    s = layout.size
    x, y = layout.middles[field]
    symbol = f"revive-{terrain}-{variant(FIELD_HEXES[field][0])}"
    return use(symbol, x - ROOT3 / 2 * s, y - s, ROOT3 * s, 2 * s, faint)


def _beside(layout: Chart, field: int, own: list[int]) -> list[Point]:
    """The hexes of a field that touch the tile."""
    return [
        point for point in layout.hexes[field] if any(dist(point, layout.middles[o]) < 2 * layout.size for o in own)
    ]


def _around(painter: Painter, field: int, layout: Chart, own: list[int]) -> str:
    """A field beside the tile, pale, with the buildings that it may reward."""
    entry = painter.view["fields"][field]
    s = layout.size
    px, py = layout.middles[field]
    terrain = entry["terrain"]
    if terrain in TERRAINS:
        ground = _hex(terrain, layout, field, "r-faint")
    else:
        ground = "".join(
            use("edge-hexp", x - s, y - s, 2 * s, 2 * s, "r-covered") for x, y in _beside(layout, field, own)
        )
    standing = ""
    for piece in entry["pieces"][:1]:
        if piece["piece"] in SEEN:
            symbol = f"revive-{SEEN[piece['piece']]}-{piece['seat']}"
            standing = use(symbol, px - s * 0.6, py - s * 0.7, s * 1.2, s * 1.3, f"seat-{piece['seat']}")
    return ground + standing
