"""Draws the components of Plans & Ploys: landmark cards, open tech cards, peeked cards."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import BOLD, fit
from .....draw.regions import Drawn
from .....draw.svg import box, edge, group, num, text
from ...table.prompts import INVENT, KEEP_TECH, REDRAW_TECH, TAKE_TECH
from ..painter import Painter, heading, once
from .cards import GAP, TECH_HIGH, tapestry_card, tech
from .sheet import landmark_drawing

CHIP: Final = 42.0
CHIP_WIDE: Final = 150.0
TITLE: Final = 23.0
SEEN: Final = 70.0  # a card in somebody's hand


# ------------------------------------------------------------------------------------------------ in the middle


def open_cards(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """Landmark cards in the draft, and tech cards that lie open to be chosen besides those on display."""
    side = painter.view["side"]
    if side is None:
        return Drawn("", 0)
    across = max(1, int((w - 16 + GAP) // (CHIP_WIDE + GAP)))
    wide = (w - 16 + GAP) / across - GAP
    cards = [landmark_card(painter, n, x + 8 + i % across * (wide + GAP), y + TITLE + i // across * (CHIP + GAP), wide)
             for i, n in enumerate(side["landmark_draft"])]  # fmt: skip
    high = TITLE + -(-len(cards) // across) * (CHIP + GAP)
    if cards:
        return _panel(painter, "part-landmark-cards", cards, x, y, w, high)
    techs = _open_techs(painter, side)
    rows = -(-len(techs) // across)
    drawn = [tech(painter, n, x + 8 + i % across * (wide + GAP), y + TITLE + i // across * (TECH_HIGH + GAP), wide)
             for i, n in enumerate(techs)]  # fmt: skip
    return (
        _panel(painter, "part-open-techs", drawn, x, y, w, TITLE + rows * (TECH_HIGH + GAP)) if drawn else Drawn("", 0)
    )


def _open_techs(painter: Painter, side: dict[str, Any]) -> list[int]:
    """Tech cards just drawn, and discards that may be taken."""
    if not painter.is_asked(INVENT.name, TAKE_TECH.name, KEEP_TECH.name, REDRAW_TECH.name):
        return list(side["techs"])
    return [*side["techs"], *(card for card in side["pile"] if card in painter.options)]


def _panel(painter: Painter, id: str, parts: list[str], x: float, y: float, w: float, high: float) -> Drawn:
    frame = box(x, y, w, high + 3, "panel", 8) + heading(painter, id, x + 8, y + 2, w - 16)
    return Drawn(group(id, painter.text(id), frame, *parts), high + 3)


def landmark_card(painter: Painter, number: int, x: float, y: float, w: float, done: bool = False) -> str:
    """Its landmark and its condition."""
    id = f"landmark-card-{number}"
    card = painter.game.catalog.landmark_cards[number]
    name = painter.text(f"landmark-{card.id}")
    label = f"{painter.named('landmark-card', number)}. {painter.sentence(card.effect)}"
    wide = CHIP - 8
    parts = [
        box(x, y, w, CHIP, "w-open" if done else "w-tech", 5),
        landmark_drawing(card.id, x + 4, y + 4, wide, CHIP - 8),
        text(x + wide + 9, y + 15, fit(name, w - wide - 12, 12, BOLD), "b", 12),
        painter.row(once(card.effect.icons()), x + wide + 6, y + 20, 17, w - wide - 10),
        f'<path class="w-plinth-rim" d="M{num(x + w - 18)} {num(y + 10)}l4 4 9-10"/>' if done else "",
    ]
    return painter.thing(id, label, *parts, edge(x, y, w, CHIP, 5, 1))


# ------------------------------------------------------------------------------------------------ before a player


def goals(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """The landmark cards of a player, those that are done last."""
    side = painter.view["seats"][seat]["side"]
    if side is None:
        return Drawn("", 0)
    cards = [*(side["drawn_goals"] or ()), *side["goals"], *side["reached"]]
    across = max(1, int((w + GAP) // (CHIP_WIDE + GAP)))
    wide = min(2 * CHIP_WIDE, (w + GAP) / across - GAP)
    drawn = [
        landmark_card(
            painter, n, x + i % across * (wide + GAP), y + i // across * (CHIP + GAP), wide, n in side["reached"]
        )
        for i, n in enumerate(cards)
    ]
    return Drawn("".join(drawn), max(0.0, -(-len(cards) // across) * (CHIP + GAP) - GAP))


def seen_cards(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """The cards in this hand that the viewing seat knows of."""
    if painter.view["side"] is None or painter.is_viewer(seat) or painter.viewer < 0:
        return Drawn("", 0)
    known = painter.view["seats"][painter.viewer]["side"]["seen"] or [()] * painter.view["players"]
    cards = known[seat]
    across = max(1, int((w + GAP) // (96 + GAP)))
    wide = (w + GAP) / across - GAP
    drawn = [
        tapestry_card(painter, n, x + i % across * (wide + GAP), y + i // across * (SEEN + GAP), wide, SEEN)
        for i, n in enumerate(cards)
    ]
    return Drawn("".join(drawn), max(0.0, -(-len(cards) // across) * (SEEN + GAP) - GAP))
