"""Draws the dice to choose from, rolled or not."""

from __future__ import annotations

from typing import Final

from .....draw.rows import Token
from .....draw.svg import box, edge, text, use
from ...pieces.kinds import (
    ALL_TRACKS,
    BLACK_DIE,
    BLACK_FACES,
    DICE,
    PER_TERRITORY,
    RED_DIE,
    RED_FACES,
    RESOURCES,
    TILE,
)
from ...table.prompts import DIE, DIVIDE, DRAFT_DIE, FIRST_DIE, PARK_DIE, REROLL, WHICH_DIE
from ..painter import Painter

ROLLED: Final = (DIE.name, FIRST_DIE.name, DIVIDE.name, DRAFT_DIE.name, REROLL.name)
PLAIN: Final = (PARK_DIE.name, WHICH_DIE.name)
SIDE: Final = 40.0
WIDE: Final = 92.0


def dice_asked(painter: Painter) -> bool:
    return painter.is_asked(*ROLLED, *PLAIN)


def rolled(painter: Painter, x: float, y: float, w: float) -> str:
    """In the middle of a line 40 high."""
    each = min(WIDE, w / max(1, len(painter.options)))
    first = x + (w - each * len(painter.options)) / 2
    return "".join(_die(painter, die, first + n * each, y, each - 8) for n, die in enumerate(painter.options))


def _die(painter: Painter, die: int, x: float, y: float, w: float) -> str:
    id = "science-die" if painter.is_asked(WHICH_DIE.name) else "die"
    look = DICE[die] if id == "die" else "science"
    faces = [box(x, y, w, SIDE, f"die {look}", 8), box(x + 5, y + 5, w - 10, SIDE - 10, "w-token", 6)]
    if painter.is_asked(*ROLLED):
        inside = painter.row(_face(painter, die), x + 7, y + 9, 22, w - 14)
        faces.append(f'<g class="w-on-token">{inside}</g>')
    elif id == "science-die":
        faces.append(text(x + w / 2, y + 26, "12" if die == 0 else "20", "b mid w-on-token", 17))
    else:
        faces.append(use(f"tapestry-em-die-{look}", x + w / 2 - 13, y + 7, 26, 26))
    return painter.thing(f"{id}-{die}", painter.named(id, die), edge(x, y, w, SIDE, 8), *faces, class_="lifts")


def _face(painter: Painter, die: int) -> list[Token]:
    """What this die shows."""
    sides = 7 if painter.is_asked(DRAFT_DIE.name) else 6
    science, red, black = painter.about // sides**2, painter.about // sides % sides, painter.about % sides
    if die == RED_DIE:
        return ["vp", "per", "territory"] if RED_FACES[red] == PER_TERRITORY else [RED_FACES[red], "vp"]
    if die == BLACK_DIE:
        return ["territory-tile" if BLACK_FACES[black] == TILE else RESOURCES[BLACK_FACES[black]]]
    return [f"track-{ALL_TRACKS[science]}"]
