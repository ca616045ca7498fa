"""Draws what is chosen in set-up: planning boards, with the faction and the round bonus that come with them."""

from __future__ import annotations

from math import ceil
from typing import Final

from .....draw.lettering import SERIF, fit, wrap
from .....draw.regions import Drawn
from .....draw.svg import at, box, edge, text, use
from ....board import Room
from ...pieces.kinds import TERRAINS
from ..painter import Painter, draw_lines, least_height, symbol
from .tiles import Look, label_of, tile, tile_height

GAP: Final = 9.0
HEAD: Final = 30.0
LAND: Final = 38.0
NAME: Final = 13.5
LEAST: Final = 330.0  # of an offer
NARROWEST: Final = 136.0


def offer(painter: Painter, room: Room) -> Drawn:
    """The planning boards and factions left to take: seven sets, or both separately in the draft."""
    view = painter.view
    w = room.width
    sets = {entry["board"]: [("faction", entry["faction"]), ("bonus", entry["bonus"])] for entry in view["sets"]}
    sets |= {pair["board"]: [("faction", number) for number in pair["factions"]] for pair in view["pairs"]}
    if sets:
        drawn, high = _sets(painter, sets, room)
    else:
        drawn, high = _separate(painter, room)
    total = max(room.height, high)
    words = text(10, 21, fit(painter.text("part-offer"), w - 20, 16, SERIF), "serif", 16)
    return Drawn(box(0, 0, w, total, "leaf", 8) + words + drawn, total)


def _sets(painter: Painter, sets: dict[int, list[tuple[str, int]]], room: Room) -> tuple[str, float]:
    """One strip for each set: the land, and what comes with it."""
    w = room.width
    abreast = max(1, int(w // LEAST))
    each = (w - GAP) / abreast - GAP
    rows = ceil(len(sets) / abreast)
    room_of = (each - LAND - 12) / 3
    need = max(_needed(painter, board, with_it, room_of) for board, with_it in sets.items())
    high = max(need, min(room.height and (room.height - HEAD) / rows - GAP, 2 * need))
    parts = []
    for n, (board, with_it) in enumerate(sets.items()):
        x, y = GAP + n % abreast * (each + GAP), HEAD + n // abreast * (high + GAP)
        parts.append(at(x, y, _set(painter, board, with_it, each, high, room_of)))
    return "".join(parts), HEAD + rows * (high + GAP)


def _needed(painter: Painter, board: int, with_it: list[tuple[str, int]], w: float) -> float:
    tiles = [tile_height(painter.face(kind, number), w - 4) for kind, number in with_it]
    face = painter.face("board", board)
    name = wrap(face.name, w - 4, NAME, 2, SERIF)
    return max(*tiles, 8 + 16 * len(name) + least_height(face.lines, w - 6)) + 8


def _set(painter: Painter, number: int, with_it: list[tuple[str, int]], w: float, h: float, wide: float) -> str:
    face = painter.face("board", number)
    label = label_of(face)
    parts = [
        edge(0, 0, w, h, 8),
        box(0, 0, w, h, "tile", 8),
        use(symbol(f"{TERRAINS[number]}-0"), 4, (h - LAND * 1.155) / 2, LAND, LAND * 1.155),
    ]
    name = wrap(face.name, wide - 4, NAME, 2, SERIF)
    parts += [text(LAND + 8, 18 + 16 * n, line, "serif", NAME) for n, line in enumerate(name)]
    top = 8 + 16.0 * len(name)
    parts.append(at(LAND + 7, top, draw_lines(painter.icon_set, face.lines, wide - 6, h - top - 6, 17)))
    for n, (kind, tile_number) in enumerate(with_it):
        other = painter.face(kind, tile_number)
        label += f" {label_of(other)}"
        x = LAND + 6 + (n + 1) * (wide + 2)
        parts.append(at(x, 4, tile(painter, Look(kind, tile_number), wide - 2, h - 8)))
    return painter.thing(f"board-{number}", label, *parts)


def _separate(painter: Painter, room: Room) -> tuple[str, float]:
    view = painter.view
    looks = [Look("board", number) for number in view["boards"]]
    looks += [Look("faction", number) for number in view["factions"]]
    w = room.width
    most = max(2, int(w // NARROWEST))
    best = most
    high = 0.0
    for abreast in range(2, most + 1):
        each = (w - GAP) / abreast - GAP
        high = max([tile_height(painter.face(look.kind, look.number), each) for look in looks], default=40.0)
        best = abreast
        if room.height and ceil(len(looks) / abreast) * (high + GAP) + HEAD <= room.height:
            break
    each = (w - GAP) / best - GAP
    rows = max(1, ceil(len(looks) / best))
    if room.height:
        high = max(high, min((room.height - HEAD) / rows - GAP, high + 50))
    drawn = [
        at(GAP + n % best * (each + GAP), HEAD + n // best * (high + GAP), tile(painter, look, each, high))
        for n, look in enumerate(looks)
    ]
    return "".join(drawn), HEAD + rows * (high + GAP)
