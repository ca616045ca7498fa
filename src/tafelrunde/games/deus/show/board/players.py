"""Draws the strip of a player: summary, resources, pieces, and built cards."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import fit, width
from .....draw.palette import SEATS, paint, seat_shape
from .....draw.svg import box, num, text, title
from ...pieces.kinds import BUILDINGS, COLOURS, RESOURCES, STANDARD
from ..painter import Painter

LINE: Final = 25
LEFT: Final = 14
PAD: Final = 8
GOODS: Final = 400  # a wider strip shows the goods, too


def panel_height(own: bool) -> float:
    return LINE + 8 if own else 2 * LINE + 10


def panel(painter: Painter, seat: int, x: float, y: float, w: float) -> str:
    """Name, points and cards in hand; for opponents also the pieces and cards of each colour. Their cards are drawn
    apart."""
    me = painter.view["seats"][seat]
    own = painter.is_viewer(seat)
    left, room = x + LEFT, w - LEFT - PAD
    inside = _summary(painter, seat, me, left, y + 4, room)
    if not own:
        inside += _colours(painter, seat, me, left, y + LINE + 5, room)
    return _frame(painter, seat, x, y, w, panel_height(own), inside, me)


def _frame(painter: Painter, seat: int, x: float, y: float, w: float, h: float, inside: str, me: dict[str, Any]) -> str:
    if f"player-{seat}" in painter.lit:
        inside += box(x, y, w, h, "lit", 8) + f'<circle class="ring" cx="{num(x + w - 3)}" cy="{num(y + 3)}" r="6"/>'
    return painter.player_panel(seat, _label(painter, seat, me), x, y, w, h, inside)


def _summary(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    """Sign and name at the left; gold, points and cards, and where there is room the goods, at the right."""
    points = "?" if me["vp"] is None else str(me["vp"])
    counts = [("gold", "icon-gold", str(me["gold"])), ("vp", "icon-vp", points)]
    counts.append(("hand", "icon-hand", str(me["hand_count"])))
    goods = [(name, f"resource-{name}", str(count)) for name, count in zip(RESOURCES, me["goods"], strict=True)]
    each = 38.0
    if w >= GOODS:
        counts = goods + counts
    drawn = [seat_shape(seat, x + 6, y + 13, 12)]
    right = x + w - each * len(counts)
    for i, (name, label, count) in enumerate(counts):
        drawn.append(_counted(painter, name, label, count, right + i * each, y))
    name = painter.called(seat)
    first = painter.view["first"] == seat
    room = right - x - 22 - 18 * first
    drawn.append(text(x + 19, y + 17.5, fit(name, room, 12.5, True), "b", 12.5))
    if first:
        place = x + 19 + min(room, width(name, 12.5, True)) + 11
        drawn.append(
            f'<g>{title(painter.text("first-player"))}<circle class="rule" cx="{num(place)}" cy="{num(y + 13)}" r="7"/>'
            f"{text(place, y + 16.5, '1', 'mid soft', 10)}</g>"
        )
    return "".join(drawn)


def _counted(painter: Painter, name: str, label: str, count: str, x: float, y: float) -> str:
    look = "soft" if count == "0" else "b"
    return painter.icon(name, x, y + 5, 15, painter.text(label)) + text(x + 17.5, y + 17.5, count, look, 12)


def _colours(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    """For each colour the pieces ready and in reserve, and a dot for each card built."""
    each = w / 6
    parts: list[str] = []
    for colour, column in enumerate(me["columns"]):
        parts.append(_pieces(painter, seat, me, colour, x + colour * each, y, each - 6))
        for i in range(len(column)):
            place = x + colour * each + 3 + i * min(7.0, (each - 12) / max(1, len(column)))
            parts.append(f'<circle cx="{num(place)}" cy="{num(y + 21)}" r="2.4" fill="{paint(COLOURS[colour])}"/>')
    return "".join(parts)


def _pieces(painter: Painter, seat: int, me: dict[str, Any], colour: int, x: float, y: float, w: float) -> str:
    kind = BUILDINGS[colour]
    label = painter.text(f"building-{kind}")
    if colour == STANDARD:
        return painter.icon(kind, x, y + 2, 14, label, COLOURS[colour])
    ready, reserve = me["board"][colour], me["reserve"][colour]
    label = painter.text("pieces-of", building=label, ready=ready, reserve=reserve)
    drawn = painter.icon(kind, x, y + 2, 14, label, SEATS[seat].colour)
    drawn += text(x + 17, y + 13.5, str(ready), "b" if ready else "soft", 11.5)
    return drawn + (text(x + 27, y + 13.5, f"+{reserve}", "soft", 10) if w >= 44 else "")


def _label(painter: Painter, seat: int, me: dict[str, Any]) -> str:
    counts = [("icon-gold", me["gold"]), ("icon-vp", "?" if me["vp"] is None else me["vp"])]
    counts += [("icon-hand", me["hand_count"])]
    counts += [(f"resource-{name}", count) for name, count in zip(RESOURCES, me["goods"], strict=True)]
    return f"{painter.names[seat]}. " + ", ".join(painter.counted(id, count) for id, count in counts)
