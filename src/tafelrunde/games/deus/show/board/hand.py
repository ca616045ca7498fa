"""Draws the hand of the viewing seat with the cards that it is about to offer."""

from __future__ import annotations

from typing import Final

from .....draw.regions import Drawn
from .....draw.svg import text
from ....board import Room
from ..painter import Painter
from .cards import Size, card

GAP: Final = 8.0
LIFT: Final = 5.0  # room above for a card that is pointed at
CARD: Final = 127.0
HIGH: Final = 167.0
LEAST: Final = 90.0  # the width of a card
SWIPED: Final[tuple[float, float]] = (118.0, 132.0)  # cards of a hand in one row that is wider than the screen
MANY: Final = 6
FEW: Final = 3
TALL: Final = 2.0  # so much higher than wide
SCENE: Final = 0.85  # so high, of its width, is the scene of such a card


def hand(painter: Painter, room: Room) -> Drawn:
    """In the given height: up to six cards in two rows of three, more in smaller ones; in a low room in one row, which
    is swiped if it is wider than the screen."""
    both = _shown(painter)
    if not both:
        return Drawn(text(4, 20, painter.text("hand-empty"), "soft", 14), room.height or 30)
    offered = _offered(painter)
    if not room.height:
        abreast = max(2, int((room.width + GAP) // (CARD + GAP)))
        size = Size((room.width - GAP * (abreast - 1)) / abreast, HIGH)
    else:
        abreast, rows = _grid(len(both), room)
        size = _size(room, abreast, rows)
        if rows == 1 and size.w < LEAST:
            abreast, size = len(both), Size(*SWIPED, 30, 40, 24)
    parts = []
    for place, number in enumerate(both):
        x = place % abreast * (size.w + GAP)
        y = LIFT + place // abreast * (size.h + GAP)
        look = "chosen" if number in offered else ""
        parts.append(painter.cached_by_values(card, number, x, y, size, look))
    rows = -(-len(both) // abreast)
    high = room.height or rows * (size.h + GAP) - GAP + 2 * LIFT
    return Drawn("".join(parts), high, min(abreast, len(both)) * (size.w + GAP) - GAP)


def holds_cards(painter: Painter) -> bool:
    """Spectators see no hand."""
    return painter.viewer >= 0 and bool(_shown(painter))


def _shown(painter: Painter) -> list[int]:
    """The hand with the offered cards, which keep their places."""
    return sorted([*painter.view["seats"][painter.viewer]["hand"], *_offered(painter)])


def _offered(painter: Painter) -> list[int]:
    cards: list[int] = painter.view["aside"]["cards"] or []
    return cards


def _grid(count: int, room: Room) -> tuple[int, int]:
    """Cards abreast, and rows: as large as they can be, never fewer places than a usual hand has."""
    few = count <= FEW and room.height > HIGH * 1.5
    shown = max(count, FEW if few else MANY)
    best, grid = 0.0, (shown, 1)
    for rows in range(1, 5):
        abreast = -(-shown // rows)
        wide, high = _cell(room, abreast, rows)
        scale = min(wide / CARD, high / HIGH)
        if scale > best:
            best, grid = scale, (abreast, rows)
    return grid


def _cell(room: Room, abreast: int, rows: int) -> tuple[float, float]:
    return (room.width - GAP * (abreast - 1)) / abreast, (room.height - 2 * LIFT - GAP * (rows - 1)) / rows


def _size(room: Room, abreast: int, rows: int) -> Size:
    wide, high = _cell(room, abreast, rows)
    if high >= wide * TALL:  # few cards also say in words what they do
        band, effect, spine = 34.0, 60.0, 26.0
        return Size(wide, high, band, effect, spine, words=high - band - effect - (wide - spine) * SCENE)
    high = min(high, wide * 1.5)
    if high >= 158 and wide >= 112:
        return Size(wide, high, 32, high * 0.37, 26)
    if high >= 120:
        return Size(wide, high, 30, max(36.0, high * 0.33), 23, below=True)
    return Size(wide, high, 28, 34, 20, below=True)
