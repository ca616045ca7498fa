"""Draws cards and tiles: tech cards, tapestry cards, territory and space tiles in supply; notes on a mat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Optional

from .....draw import cards
from .....draw.regions import Drawn
from .....draw.svg import at, box, num, text
from ...components.tapestry import TapestryCard
from ...components.tech import TechCard
from ..painter import Painter, letters, name_lines, once
from .map import outline, tile_ground, tile_label

TECH_WIDE: Final = 112.0
TECH_HIGH: Final = 50.0
HAND_WIDE: Final = 144.0  # at least
HAND_LEAST: Final = 118.0
GAP: Final = 5.0
TILE: Final = 23.0
CHIP: Final = 24.0
SLOT: Final = 25.0  # a line of a civilization mat


def tech(painter: Painter, number: int, x: float, y: float, w: float, h: float = TECH_HIGH) -> str:
    """Name; circle and square benefits; at the right the prerequisite of the top row."""
    id = f"tech-{number}"
    card: TechCard = painter.game.catalog.techs[number]
    name = painter.named("tech", number)
    here = landmark_on(painter, number)
    line = (h - 16) / 2
    high = min(22.0, line - 2)
    side = 2.3 * high
    room = w - side - 24
    circle = f'<circle class="mark" cx="{num(x + 10)}" cy="{num(y + 14 + line / 2)}" r="4"/>'
    square = box(x + 6, y + 10.5 + line * 1.5, 8, 8, "mark", 1)
    parts = [
        box(x, y, w, h, "cell", 5),
        text(x + 6, y + 11.5, name, "b", letters(name, w - (12 if here is None else 24), 10)),
        circle,
        square,
        painter.row(once(card.circle.icons()), x + 18, y + 14 + (line - high) / 2, high, room),
        painter.row(once(card.square.icons()), x + 18, y + 14.5 + line + (line - high) / 2, high, room),
        box(x + w - side - 2, y + 16, side, h - 18, "bonus", 4),
        painter.row(card.needs.icons(), x + w - side, y + 16 + (h - 18 - high) / 2, high, side - 4),
    ]
    if number in painter.view["inventor_tokens"]:
        parts.append(f'<circle class="now" cx="{num(x + w - 8)}" cy="{num(y + 8)}" r="4"/>')
    if here is not None:
        parts.append(painter.icon("landmark", x + w - 15, y + 1.5, 13))
    label = f"{name}. ● {painter.sentence(card.circle)} ■ {painter.sentence(card.square)} "
    if number in painter.view["inventor_tokens"]:
        label += f"{painter.text('board-inventors')} "
    label += painter.text("board-needs", what=painter.w.clause(card.needs))
    if here is not None:
        label += f" ({painter.text('board-landmark-here', landmark=painter.named('landmark', here))})"
    if any(seat["side"] is not None and number in seat["side"]["turned"] for seat in painter.view["seats"]):
        label += f" ({painter.text('board-turned-over')})"  # TAP-UPGRADE-22
        parts = [f'<g class="faint">{"".join(parts)}</g>']
    return painter.thing(id, label, *parts, painter.light(id, x, y, w, h, 5))


def landmark_on(painter: Painter, number: int) -> Optional[int]:
    """The landmark that stands on a tech card (TAP-UPGRADE-13)."""
    if painter.view["side"] is not None:
        for seat in painter.view["seats"]:
            for card, landmark in seat["side"]["on_techs"]:
                if card == number:
                    return int(landmark)
    return None


def face(painter: Painter, number: int) -> cards.Face:
    card: TapestryCard = painter.game.catalog.cards[number]
    effect = tuple(once(card.whole.icons()))
    kind = tuple(["era"] if card.this_era else [])
    return cards.Face(
        painter.named("card", number), "purple", "tapestry-card", kind, effect, painter.sentence(card.whole)
    )


def in_hand(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    shown = face(painter, number)
    id = f"card-{number}"
    drawn = at(x, y, cards.card(painter.icon_set, shown, w, h))
    return painter.thing(id, f"{shown.name}. {shown.sentence}", drawn, painter.light(id, x, y, w, h, 8))


def hand(painter: Painter, numbers: Sequence[int], x: float, y: float, w: float) -> Drawn:
    """Cards as high as the longest sentence among them needs."""
    across = max(1, int((w + GAP) // (HAND_WIDE + GAP)))
    wide = (w + GAP) / across - GAP
    high = max(height_of(painter, face(painter, n), wide) for n in numbers)
    drawn = [
        in_hand(painter, n, x + i % across * (wide + GAP), y + i // across * (high + GAP), wide, high)
        for i, n in enumerate(numbers)
    ]
    return Drawn("".join(drawn), -(-len(numbers) // across) * (high + GAP))


def height_of(painter: Painter, shown: cards.Face, w: float) -> float:
    return max(HAND_LEAST, cards.card_height(painter.icon_set, shown, w))


def era_card(painter: Painter, number: int, x: float, y: float, w: float, h: float, active: bool, below: int) -> str:
    """A tapestry card on the income mat: name and effect in little room."""
    shown = face(painter, number)
    id = f"card-{number}"
    label = f"{shown.name}. {shown.sentence}"
    if below:
        label += f" {painter.text('board-below', count=below)}"
    lines, size = name_lines(shown.name, w - 4, 10)
    first = 12.5 if len(lines) > 1 else 16
    parts = [
        box(x, y, w, h, "cell active" if active else "cell", 5),
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="3" rx="1.5" class="weave"/>',
        *(text(x + w / 2, y + first + 9.5 * i, line, "mid", size) for i, line in enumerate(lines)),
        painter.packed(shown.effect, x + 4, y + 24, w - 8, h - 25, 15),
    ]
    return painter.thing(id, label, *parts, painter.light(id, x, y, w, h, 5))


def tiles(painter: Painter, numbers: Sequence[int], x: float, y: float, w: float) -> Drawn:
    across = max(1, int(w // (2 * TILE + 4)))
    drawn: list[str] = []
    for i, tile in enumerate(numbers):
        id = f"tile-{tile}"
        cx, cy = x + TILE + 1 + i % across * (2 * TILE + 4), y + TILE + i // across * (2 * TILE)
        light = f'<polygon class="lit" points="{outline(TILE)}"/>' if id in painter.lit else ""
        drawn.append(
            painter.thing(id, tile_label(painter, tile), at(cx, cy, tile_ground(painter, tile, 0, TILE), light))
        )
    return Drawn("".join(drawn), -(-len(numbers) // across) * (2 * TILE))


def space_tiles(painter: Painter, numbers: Sequence[int], done: Sequence[int], x: float, y: float, w: float) -> Drawn:
    """Space tiles: those to explore, then those explored."""
    wide = 96.0
    across = max(1, int(w // (wide + 4)))
    drawn: list[str] = []
    for i, tile in enumerate([*numbers, *done]):
        id = f"space-tile-{tile}"
        effect = painter.game.catalog.space_tiles[tile]
        left, top = x + i % across * (wide + 4), y + i // across * (CHIP + 4)
        label = f"{painter.named('space-tile', tile)}. {painter.sentence(effect)}"
        look = "cell active" if tile in done else "cell"
        drawn.append(
            painter.thing(
                id,
                label,
                box(left, top, wide, CHIP, look, 10),
                painter.icon("space-tile", left + 3, top + 4, 16),
                painter.row(once(effect.icons()), left + 22, top + 5, 14, wide - 28),
                painter.light(id, left, top, wide, CHIP, 10),
            )
        )
    return Drawn("".join(drawn), -(-(len(numbers) + len(done)) // across) * (CHIP + 4))
