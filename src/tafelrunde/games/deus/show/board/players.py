"""The strip of a player: purse, resources, pieces, and the cards built so far."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import fit, width
from .....draw.palette import SEATS, paint, seat_shape
from .....draw.svg import box, num, text, title
from ...pieces.kinds import BUILDINGS, COLOURS, RESOURCES, STANDARD
from ..painter import Painter
from .cards import joker, stack

LINE: Final = 25
OWN: Final = 34  # the viewing seat's strip: its pieces and cards lie elsewhere
STRIP: Final = 25
LEFT: Final = 14
PAD: Final = 8
NARROW: Final = 330  # below it, resources have a line of their own


def panel(painter: Painter, seat: int, x: float, y: float, w: float, h: float) -> str:
    """What lies before a player: purse and resources, then a column for each colour, its pieces on top."""
    me = painter.view["seats"][seat]
    own = seat == painter.viewer
    left, room = x + LEFT, w - LEFT - PAD
    line = y + (h - LINE) / 2 if own else y + 2
    if w >= NARROW:
        strip = _purse(painter, seat, me, left, line, room, room * 0.37)
        strip += _goods(painter, me, left + room * 0.28, line, room * 0.35)
    else:
        strip = _purse(painter, seat, me, left, line, room, 0)
        line += LINE - 3
        strip += _goods(painter, me, left, line, room)
    strip = _frame(painter, seat, x, y, w, h, strip, me)
    return strip if own else strip + _columns(painter, seat, me, left, line + LINE, room, y + h - line - LINE - 4)


def _frame(painter: Painter, seat: int, x: float, y: float, w: float, h: float, inside: str, me: dict[str, Any]) -> str:
    id = f"player-{seat}"
    colour = paint(SEATS[seat].colour)
    edge = f"M{num(x + 8)} {num(y)}V{num(y + h)}a8 8 0 0 1-8-8V{num(y + 8)}a8 8 0 0 1 8-8Z"
    drawn = box(x, y, w, h, "panel", 8) + f'<path d="{edge}" fill="{colour}"/>' + inside
    if id in painter.lit:
        drawn += box(x, y, w, h, "lit", 8) + f'<circle class="ring" cx="{num(x + w - 3)}" cy="{num(y + 3)}" r="6"/>'
    turn = "player turn" if painter.view["turn"] == seat and painter.view["phase"] != "over" else "player"
    return painter.thing(id, _said(painter, seat, me), drawn, class_=turn, style=f"color:{colour}")


def _purse(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, between: float) -> str:
    """Sign and name at the left, gold, points and cards at the right; `between` is left free for the resources."""
    drawn = [seat_shape(seat, x + 6, y + 13, 12)]
    points = "?" if me["vp"] is None else str(me["vp"])
    each = 43
    right = x + w - 3 * each
    for i, (name, count) in enumerate((("gold", str(me["gold"])), ("vp", points), ("hand", str(me["hand_count"])))):
        drawn.append(_counted(painter, name, f"icon-{name}", count, right + i * each, y, 16, 13))
    name = painter.called(seat)
    room = w - 3 * each - between - 20
    first = painter.view["first"] == seat
    drawn.append(text(x + 19, y + 17.5, fit(name, room - 16 * first, 12.5, True), "b", 12.5))
    if first:
        place = x + 19 + min(room - 16, width(name, 12.5, True)) + 11
        drawn.append(
            f'<g>{title(painter.text("first-player"))}<circle class="rule" cx="{num(place)}" cy="{num(y + 13)}" r="7"/>'
            f"{text(place, y + 16.5, '1', 'mid soft', 10)}</g>"
        )
    return "".join(drawn)


def _goods(painter: Painter, me: dict[str, Any], x: float, y: float, w: float) -> str:
    return "".join(
        _counted(painter, name, f"resource-{name}", str(count), x + i * w / 4, y, 15, 12)
        for i, (name, count) in enumerate(zip(RESOURCES, me["goods"], strict=True))
    )


def _counted(
    painter: Painter, name: str, said: str, count: str, x: float, y: float, size: float, letters: float
) -> str:
    look = "soft" if count == "0" else "b"
    return painter.icon(name, x, y + (LINE - size) / 2, size, painter.text(said)) + text(
        x + size + 2.5, y + 17.5, count, look, letters
    )


def _columns(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """For each type the pieces ready and in reserve, and the cards below."""
    gap = 4
    wide = (w - 5 * gap) / 6
    tallest = max(len(column) for column in me["columns"])
    high = min(STRIP, (h - 19) / max(1, tallest))
    parts: list[str] = []
    for colour, column in enumerate(me["columns"]):
        left = x + colour * (wide + gap)
        parts.append(_pieces(painter, seat, me, colour, left, y, wide))
        parts.append(stack(painter, column, colour, left, y + 19, wide, high))
    return "".join(parts)


def _pieces(painter: Painter, seat: int, me: dict[str, Any], colour: int, x: float, y: float, w: float) -> str:
    kind = BUILDINGS[colour]
    said = painter.text(f"building-{kind}")
    drawn = f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="2.5" fill="{paint(COLOURS[colour])}"/>'
    if colour == STANDARD:
        return (
            drawn + painter.icon(kind, x + 1, y + 4, 13, said, COLOURS[colour]) + joker(painter, me, x + w - 14, y + 4)
        )
    ready, reserve = me["board"][colour], me["reserve"][colour]
    said = painter.text("pieces-of", building=said, ready=ready, reserve=reserve)
    return (
        drawn
        + painter.icon(kind, x + 1, y + 4, 13, said, SEATS[seat].colour)
        + text(x + 17, y + 14.5, str(ready), "b" if ready else "soft", 11.5)
        + text(x + w - 1, y + 14.5, f"+{reserve}", "soft end", 9)
    )


def _said(painter: Painter, seat: int, me: dict[str, Any]) -> str:
    counts = [("icon-gold", me["gold"]), ("icon-vp", "?" if me["vp"] is None else me["vp"])]
    counts += [("icon-hand", me["hand_count"])]
    counts += [(f"resource-{name}", count) for name, count in zip(RESOURCES, me["goods"], strict=True)]
    return f"{painter.names[seat]}. " + ", ".join(painter.counted(id, count) for id, count in counts)
