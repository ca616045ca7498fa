"""The six hexes on the mat of the Islanders."""

from __future__ import annotations

from math import sqrt
from typing import Final

from .....draw.regions import Drawn
from .....draw.svg import at
from ...components.tiles import TERRITORY_TILES
from ...pieces.codes import laid_tile, laid_turn
from ...pieces.kinds import TERRAINS
from ...pieces.map import SIDES
from ...table.prompts import ISLAND_TURN
from ..painter import Painter
from .map import outline, tile_ground, tile_said

ISLET: Final = 21.0  # a hex


def islands(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Six hexes around a printed one; while a tile is turned, below them how it may lie."""
    side = painter.view["seats"][seat]["side"]
    island = side["island"] or [-1] * len(SIDES)
    step = ISLET * sqrt(3)
    cx, cy = x + w / 2, y + 1.5 * step
    centre = f'<polygon class="step" points="{outline(ISLET)}"/>' + painter.row(["territory"], -8, -8, 16, 16)
    drawn = [at(cx, cy, centre)]
    for hex, (q, r) in enumerate(SIDES):
        px, py = cx + 1.5 * ISLET * q, cy + step * (r + q / 2)
        id = f"island-{hex}" if seat == painter.viewer else f"island-{seat}-{hex}"
        code = island[hex]
        face = f'<polygon class="unknown" points="{outline(ISLET)}"/>' if code < 0 else ""
        said = painter.named("island", hex)
        if code >= 0:
            face = tile_ground(painter, laid_tile(code), laid_turn(code), ISLET)
            said += f": {tile_said(painter, laid_tile(code))}"
        light = f'<polygon class="lit" points="{outline(ISLET)}"/>' if id in painter.lit else ""
        drawn.append(painter.thing(id, said, at(px, py, face, light)))
    high = 3 * step + 4
    if seat == painter.viewer and painter.asked == ISLAND_TURN.name:
        drawn.append(_turns(painter, x, y + high, w))
        high += 2.4 * ISLET
    return Drawn("".join(drawn), high)


def _turns(painter: Painter, x: float, y: float, w: float) -> str:
    tile = painter.about // len(SIDES)
    drawn: list[str] = []
    for i, turn in enumerate(painter.options):
        cx = x + w / 2 + (i - (len(painter.options) - 1) / 2) * min(2.2 * ISLET, w / len(painter.options))
        face = tile_ground(painter, tile, turn, ISLET) + f'<polygon class="lit" points="{outline(ISLET)}"/>'
        corners = ", ".join(painter.text(f"terrain-{TERRAINS[t]}") for t in TERRITORY_TILES[tile].turned[turn])
        said = f"{painter.named('turn', turn)}. {corners}"
        drawn.append(painter.thing(f"turn-{turn}", said, at(cx, y + ISLET, face)))
    return "".join(drawn)
