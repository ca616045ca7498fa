"""Draws the six hexes on the mat of the Islanders."""

from __future__ import annotations

from math import sqrt
from typing import Final

from .....draw.regions import Drawn
from .....draw.svg import at, num, thing
from ...components.tiles import TERRITORY_TILES
from ...expansions.plans_ploys.abilities.islanders import CENTRE
from ...pieces.codes import laid_tile, laid_turn
from ...pieces.kinds import TERRAINS
from ...pieces.map import SIDES
from ...table.prompts import ISLAND_TURN
from ..ids import of_seat
from ..painter import Painter
from .land import CORNERS, between, contour, hexagon, sized, tile_ground, tile_label, unknown

ISLET: Final = 23.0  # a hex


def islands(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Six hexes around a printed one; while a tile is turned, below them how it may lie."""
    side = painter.view["seats"][seat]["side"]
    island = side["island"] or [-1] * len(SIDES)
    step = ISLET * sqrt(3)
    cx, cy = x + w / 2, y + 1.5 * step
    drawn = [thing(f"island-middle-{seat}", middle_label(painter), at(cx, cy, _middle()))]
    for hex, (q, r) in enumerate(SIDES):
        px, py = cx + 1.5 * ISLET * q, cy + step * (r + q / 2)
        id = f"island-{hex}" if painter.is_viewer(seat) else f"island-of-{of_seat(seat, hex)}"
        code = island[hex]
        face = sized(ISLET, unknown()) if code < 0 else ""
        label = painter.named("island", hex)
        if code >= 0:
            face = tile_ground(painter, laid_tile(code), laid_turn(code), ISLET)
            label += f": {tile_label(painter, laid_tile(code))}"
        drawn.append(painter.thing(id, label, at(px, py, face), contour(px, py, ISLET)))
    high = 3 * step + 4
    if painter.is_viewer(seat) and painter.is_asked(ISLAND_TURN.name):
        drawn.append(_turns(painter, x, y + high, w))
        high += 2.4 * ISLET
    return Drawn("".join(drawn), high)


def _middle() -> str:
    """The printed hex: each side has a terrain for either half."""
    parts: list[str] = []
    for side, halves in enumerate(CENTRE):
        ends = CORNERS[side], CORNERS[(side + 1) % 6]
        for end, terrain in zip(ends, halves, strict=True):
            wedge = (0.0, 0.0), end, between(*ends)
            points = " ".join(f"{num(x * ISLET)},{num(y * ISLET)}" for x, y in wedge)
            parts.append(f'<polygon points="{points}" class="w-{TERRAINS[terrain]}"/>')
    return "".join(parts) + sized(ISLET, hexagon("w-hex-rim"))


def middle_label(painter: Painter) -> str:
    """The terrains of the printed hex."""
    names = [[painter.text(f"terrain-{TERRAINS[terrain]}") for terrain in dict.fromkeys(halves)] for halves in CENTRE]
    return painter.text("board-island-middle", sides=", ".join(" / ".join(side) for side in names))


def _turns(painter: Painter, x: float, y: float, w: float) -> str:
    tile = painter.about // len(SIDES)
    drawn: list[str] = []
    for i, turn in enumerate(painter.options):
        cx = x + w / 2 + (i - (len(painter.options) - 1) / 2) * min(2.2 * ISLET, w / len(painter.options))
        face = tile_ground(painter, tile, turn, ISLET)
        corners = ", ".join(painter.text(f"terrain-{TERRAINS[t]}") for t in TERRITORY_TILES[tile].turned[turn])
        label = f"{painter.named('turn', turn)}. {corners}"
        drawn.append(painter.thing(f"turn-{turn}", label, at(cx, y + ISLET, face), contour(cx, y + ISLET, ISLET)))
    return "".join(drawn)
