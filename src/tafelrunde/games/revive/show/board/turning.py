"""Draws a revealed tile in both orientations, to choose from."""

from __future__ import annotations

from typing import Final

from .....draw import hexes
from .....draw.regions import Drawn
from .....draw.svg import at, box, escape, num, text
from ...pieces.kinds import TERRAINS
from ...pieces.map import BESIDE, FIELD_HEXES, field_at
from ..painter import LETTERS, SEAT_PAINTS, Painter
from .map import LOOKS, map_layout

SIZE: Final = 24.0  # of a hex
HEAD: Final = 22
PAD: Final = 8
WIDE: Final = 24 * SIZE  # a map with hexes of about this size; its own width does not matter


def turning(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """Both orientations side by side, each among the fields around it."""
    each = w / 2
    pictures = [_orientation(painter, orientation, x + orientation * each, y, each - PAD) for orientation in (0, 1)]
    return Drawn("".join(picture.svg for picture in pictures), max(picture.height for picture in pictures))


def terrains_in_orientation(painter: Painter, orientation: int) -> list[str]:
    """The terrains of the fields A to D if the tile is laid this way (REV-EXPL-09)."""
    entry = painter.view["spaces"][painter.about]
    faces = painter.game.catalog.tiles[entry["tile"]].faces
    return [TERRAINS[faces[3 - k if orientation else k]] for k in range(4)]


def _orientation(painter: Painter, orientation: int, x: float, y: float, w: float) -> Drawn:
    layout = map_layout(WIDE)
    own = [field_at(painter.about, k) for k in range(4)]
    near = [field for field in range(len(FIELD_HEXES)) if field not in own and any(BESIDE[o] >> field & 1 for o in own)]
    points = [point for field in (*own, *near) for point in layout.hexes[field]]
    left, right = min(p[0] for p in points) - layout.size, max(p[0] for p in points) + layout.size
    top, bottom = min(p[1] for p in points) - layout.size, max(p[1] for p in points) + layout.size
    scale = min(1.0, w / (right - left))
    drawn = [_around(painter, field) for field in near]
    for field, terrain in zip(own, terrains_in_orientation(painter, orientation), strict=True):
        drawn.append(at(*layout.middles[field], _hex(painter, terrain)))
    high = HEAD + (bottom - top) * scale + PAD
    inside = (
        f'<g transform="translate({num(x + (w - (right - left) * scale) / 2)} {num(y + HEAD)}) scale({num(scale)}) '
        f'translate({num(-left)} {num(-top)})">{"".join(drawn)}</g>'
    )
    id, name = f"orientation-{orientation}", painter.named("orientation", orientation)
    frame = box(x, y, w, high, "panel", 8) + text(x + w / 2, y + 15, name, "b mid", 11.5)
    label = f"{name}: " + ", ".join(
        painter.text(f"terrain-{terrain}") for terrain in terrains_in_orientation(painter, orientation)
    )
    return Drawn(painter.thing(id, label, frame, inside, painter.light(id, x, y, w, high, 8)), high + PAD)


def _hex(painter: Painter, terrain: str) -> str:
    size = map_layout(WIDE).size
    letter = escape(painter.text(f"letter-{terrain}"))
    mark = f'<text class="letter" y="{num(size * 0.72)}" font-size="{num(LETTERS)}">{letter}</text>'
    return f'<g class="hex {LOOKS[terrain]}">{hexes.terrain(LOOKS[terrain], size - 0.6)}{mark}</g>'


def _around(painter: Painter, field: int) -> str:
    """A field beside the tile, pale, with the buildings that it may reward."""
    layout = map_layout(WIDE)
    entry = painter.view["fields"][field]
    look = "hidden" if entry["terrain"] is None else LOOKS[entry["terrain"]]
    ground = "".join(at(*point, hexes.terrain(look, layout.size - 0.6)) for point in layout.hexes[field])
    px, py = layout.middles[field]
    side = layout.size * 0.9
    pieces = "".join(
        painter.icon(piece["piece"], px - side / 2, py - side / 2, side, colour=SEAT_PAINTS[piece["seat"]])
        for piece in entry["pieces"][:1]
    )
    return f'<g opacity=".45">{ground}</g>{pieces}'
