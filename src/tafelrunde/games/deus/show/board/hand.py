"""Draws the hand of the viewing seat and the cards that it is about to offer."""

from __future__ import annotations

from typing import Final

from .....draw.regions import Drawn
from .....draw.svg import text
from ....board import Room
from ..painter import Painter
from .cards import Size, card

GAP: Final = 8.0
ROWS: Final = 2
LIFT: Final = 5.0  # room above for a card that is pointed at
CARD: Final = 127.0
HIGH: Final = 167.0
SWIPED: Final = 112.0  # of a hand in one row that is wider than the screen
MANY: Final = 6
FEW: Final = 3
TALL: Final = 2.0  # so much higher than wide


def hand(painter: Painter, room: Room) -> Drawn:
    """In the given height: up to six cards in two rows of three, more in smaller ones; in a low room in one row."""
    cards: list[int] = painter.view["seats"][painter.viewer]["hand"]
    offered: list[int] = painter.view["aside"]["cards"] or []
    both = [*cards, *offered]
    w = room.width
    h = room.height or hand_height(len(both), w)
    if not both:
        return Drawn(text(4, 20, painter.text("hand-empty"), "soft", 14), h)
    abreast, rows = _grid(len(both), w, h)
    size = _size(w, h, abreast, rows)
    parts = []
    for place, number in enumerate(both):
        x = place % abreast * (size.w + GAP)
        y = LIFT + place // abreast * (size.h + GAP)
        look = "chosen" if place >= len(cards) else ""
        parts.append(painter.cached_by_values(card, number, x, y, size, look))
    return Drawn("".join(parts), h)


def hand_height(count: int, w: float) -> float:
    """Of a hand for which the layout gives no height."""
    abreast = max(2, int((w + GAP) // (CARD + GAP)))
    rows = -(-max(1, count) // abreast)
    return rows * (HIGH + GAP) - GAP + 2 * LIFT


def _grid(count: int, w: float, h: float) -> tuple[int, int]:
    """Cards abreast, and rows: as large as they can be, never fewer places than a usual hand has."""
    shown = max(count, MANY if count > FEW else FEW)
    best, grid = 0.0, (shown, 1)
    for rows in range(1, 5):
        abreast = -(-shown // rows)
        wide = (w - GAP * (abreast - 1)) / abreast
        high = (h - 2 * LIFT - GAP * (rows - 1)) / rows
        scale = min(wide / CARD, high / HIGH)
        if scale > best:
            best, grid = scale, (abreast, rows)
    return grid


def _size(w: float, h: float, abreast: int, rows: int) -> Size:
    wide = (w - GAP * (abreast - 1)) / abreast
    high = (h - 2 * LIFT - GAP * (rows - 1)) / rows
    if high >= wide * TALL:  # few cards also say in words what they do
        return Size(wide, high, 34, 62, 26, words=high * 0.36)
    high = min(high, wide * 1.5)
    if high >= 158 and wide >= 112:
        return Size(wide, high, 32, high * 0.37, 26)
    if high >= 120:
        return Size(wide, high, 30, max(36.0, high * 0.33), 23, below=True)
    return Size(wide, high, 28, 34, 20, below=True)
