"""Draws the components of Fantasies & Futures: choices without another place, open tiles, reserved items, cards under a
mat."""

from __future__ import annotations

from typing import Final

from .....draw.lettering import wrap
from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import box, edge, text
from ...pieces.kinds import BUILDINGS
from ...pieces.reserved import (
    ITEM_ADVANCE,
    ITEM_BUILDING,
    ITEM_OUTPOST,
    ITEM_POINTS,
    ITEM_SPACE,
    ITEM_TECH,
    item_kind,
    item_number,
)
from ...table.prompts import ARTIFICE, CHARM, FACE, GRANT, TAKE_CARD, WISH
from ..ids import of_seat
from ..painter import LEAST, Painter, heading, letters
from .cards import GAP, space_tiles, tapestry_card, tiles

CHIP: Final = 32.0
CHIP_WIDE: Final = 150.0
TITLE: Final = 23.0
CARD: Final = 96.0
CARD_WIDE: Final = 80.0
# Questions whose answers lie nowhere else, and what their answers are.
ASIDE: Final = {prompt.name: prompt.of for prompt in (ARTIFICE, CHARM, FACE, GRANT, WISH)}
ITEM_ICONS: Final[dict[int, Token]] = {
    ITEM_TECH: "tech-card",
    ITEM_SPACE: "space-tile",
    ITEM_OUTPOST: "outpost",
    ITEM_POINTS: "vp",
    ITEM_ADVANCE: "advance",
}


# ------------------------------------------------------------------------------------------------ in the middle


def choices(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """The answers to a question that is about no piece; discarded cards that may be taken; tiles just drawn."""
    side = painter.view["side"]
    if side is None:
        return Drawn("", 0)
    if painter.is_asked(*ASIDE):
        kind = ASIDE[painter.asked]
        named = [(f"{kind}-{code}", painter.named(kind, code)) for code in painter.options]
        chips = _chips(painter, named, x + 8, y + TITLE, w - 16)
        return _panel(painter, "part-choices", chips, x, y, w)
    if painter.is_asked(TAKE_CARD.name):
        return _panel(painter, "part-discards", _cards(painter, painter.options, x + 8, y + TITLE, w - 16), x, y, w)
    if side["tiles"]:
        return _panel(painter, "part-open-tiles", tiles(painter, side["tiles"], x + 8, y + TITLE, w - 16), x, y, w)
    if side["spaces"]:
        drawn = space_tiles(painter, side["spaces"], (), x + 8, y + TITLE, w - 16)
        return _panel(painter, "part-open-tiles", drawn, x, y, w)
    return Drawn("", 0)


def _panel(painter: Painter, id: str, inside: Drawn, x: float, y: float, w: float) -> Drawn:
    high = TITLE + inside.height + 5
    frame = box(x, y, w, high, "panel", 8) + heading(painter, id, x + 8, y + 2, w - 16)
    return Drawn(frame + inside.svg, high)


def _chips(painter: Painter, named: list[tuple[str, str]], x: float, y: float, w: float) -> Drawn:
    across = max(1, int((w + GAP) // (CHIP_WIDE + GAP)))
    wide = (w + GAP) / across - GAP
    drawn: list[str] = []
    for i, (id, label) in enumerate(named):
        left, top = x + i % across * (wide + GAP), y + i // across * (CHIP + GAP)
        lines = wrap(label, wide - 12, LEAST, 2)
        first = top + 20 if len(lines) == 1 else top + 13
        words = "".join(text(left + 6, first + 13 * n, line, "", LEAST) for n, line in enumerate(lines))
        face = box(left, top, wide, CHIP, "w-patch", 5) + words
        drawn.append(painter.thing(id, label, face, edge(left, top, wide, CHIP, 5, 1)))
    return Drawn("".join(drawn), -(-len(named) // across) * (CHIP + GAP) - GAP)


def _cards(painter: Painter, numbers: list[int], x: float, y: float, w: float) -> Drawn:
    across = max(1, int((w + GAP) // (CARD_WIDE + GAP)))
    wide = (w + GAP) / across - GAP
    drawn = [
        tapestry_card(painter, n, x + i % across * (wide + GAP), y + i // across * (CARD + GAP), wide, CARD)
        for i, n in enumerate(numbers)
    ]
    return Drawn("".join(drawn), max(0.0, -(-len(numbers) // across) * (CARD + GAP) - GAP))


# ------------------------------------------------------------------------------------------------ before a player


def futures_area(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Reserved items, and the cards that the viewing seat has under its mat."""
    side = painter.view["seats"][seat]["side"]
    if side is None:
        return Drawn("", 0)
    parts: list[str] = []
    top = y
    for i, item in enumerate(side["reserved"]):
        parts.append(_item(painter, seat, item, i, item in side["reserved"][:i], x, top, w))
        top += CHIP + 3
    if side["submerged"]:
        cards = _cards(painter, side["submerged"], x, top, w)
        parts.append(cards.svg)
        top += cards.height + 3
    return Drawn("".join(parts), max(0.0, top - y - 3))


def _item(painter: Painter, seat: int, item: int, place: int, again: bool, x: float, y: float, w: float) -> str:
    """One of several alike answers for all."""
    own = painter.is_viewer(seat) and not again
    id = f"reserved-{item}" if own else f"reserve-of-{of_seat(seat, place)}"
    name = painter.named("reserved", item)
    label = f"{painter.text('part-reserved')}: {name}"
    kind, number = item_kind(item), item_number(item)
    icon = BUILDINGS[number] if kind == ITEM_BUILDING else ITEM_ICONS[kind]
    parts = [
        box(x, y, w, CHIP, "w-patch", 5),
        painter.row(["reserve", icon], x + 4, y + 7, 18, 44),
        text(x + 52, y + 20, name, "", letters(name, w - 58, 12.5, False)),
    ]
    return painter.thing(id, label, *parts, edge(x, y, w, CHIP, 5, 1))
