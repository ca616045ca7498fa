"""Draws players: the purse of the viewing seat, and live miniatures of the others with every card that they built."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .....draw.frames import described, seat_frame, sign, upper
from .....draw.lettering import BOLD, SERIF, fit, letters, width
from .....draw.regions import Drawn
from .....draw.svg import box, edge, num, text, use
from ....board import Room
from ....painter import OF_A_SEAT
from ...pieces.kinds import BUILDINGS, FACE_DOWN, RESOURCES, STANDARD
from ..painter import Painter, chief_icon
from .columns import joker

PURSE: Final = 38.0
MINI: Final = 166.0
NARROW: Final = 260.0  # a narrower miniature has points and hand in the line of the name
WIDE: Final = 480.0  # a wider one has the names of the cards
PAD: Final = 10.0
COLUMNS: Final = 6
DOTS: Final = 9.0
DOT: Final = 2.9
SMALL_DOT: Final = 2.1
LEAST_LINE: Final = 11.0  # lower ones lie two abreast


class Count(NamedTuple):
    """A number with its icon."""

    icon: str
    text: str
    amount: str


def counts_of(painter: Painter, me: dict[str, Any]) -> list[Count]:
    points = "?" if me["vp"] is None else str(me["vp"])
    return [
        Count("vp", "icon-vp", points),
        Count("gold", "icon-gold", str(me["gold"])),
        *(Count(name, f"resource-{name}", str(n)) for name, n in zip(RESOURCES, me["goods"], strict=True)),
        Count("hand", "icon-hand", str(me["hand_count"])),
    ]


def _label(painter: Painter, seat: int, me: dict[str, Any]) -> str:
    counts = counts_of(painter, me)
    return f"{painter.names[seat]}. " + ", ".join(painter.counted(each.text, each.amount) for each in counts)


def _frame(painter: Painter, seat: int, w: float, h: float, *children: str) -> str:
    """The panel of a player as a thing; it shows whose turn it is."""
    view = painter.view
    turn = view["turn"] == seat and view["phase"] != "over"
    return painter.thing(
        f"player-{seat}",
        _label(painter, seat, view["seats"][seat]),
        seat_frame(0, 0, w, h),
        box(1, 1, w - 2, h - 2, "at-turn", 9) if turn else "",
        edge(0, 0, w, h, 10, 0),
        *children,
        class_=f"player seat-{seat}" + (" turn" if turn else ""),
    )


# ------------------------------------------------------------------------------------------------ one's own


def own(painter: Painter, seat: int, room: Room) -> Drawn:
    """The viewing player: a purse beside the columns, a miniature where these are not shown."""
    return miniature(painter, seat, room) if room.height > 2 * PURSE else purse(painter, seat, room)


def purse(painter: Painter, seat: int, room: Room) -> Drawn:
    """Name, points, gold, goods and cards in one line."""
    me = painter.view["seats"][seat]
    w, h = room.width, PURSE
    counts = counts_of(painter, me)
    name = painter.names[seat]
    size = letters(name, w * 0.22, 18, SERIF, 13)
    shown = fit(name, w * 0.22, size, SERIF)
    left = 40 + width(shown, size, SERIF) + 10
    first = painter.view["first"] == seat
    drawn = [sign(seat, 14, 12, 15), text(36, 25, shown, "serif name", size)]
    if first:
        drawn.append(_first(painter, left - 4, 9, 20))
        left += 22
    drawn.append(_counts(counts, painter, seat, left, 0, w - left - 12, h, 22, 16.5))
    return Drawn(_frame(painter, seat, w, h, *drawn), h)


def _first(painter: Painter, x: float, y: float, size: float) -> str:
    return use("deus-first", x, y, size, size)[:-2] + f">{described(painter.text('first-player'))}</use>"


def _counts(
    counts: list[Count], painter: Painter, seat: int, x: float, y: float, w: float, h: float, icon: float, size: float
) -> str:
    """Spread over the width: one by one, shrunk where there is no room."""
    taken = [icon + 3 + width(each.amount, size, BOLD) for each in counts]
    if sum(taken) + 3 * (len(counts) - 1) > w:
        scale = w / (sum(taken) + 3 * (len(counts) - 1))
        icon, size = icon * scale, max(12.0, size * scale)
        taken = [icon + 2 + width(each.amount, size, BOLD) for each in counts]
    gap = (w - sum(taken)) / max(1, len(counts) - 1)
    gap = min(gap, 26.0)
    parts = []
    for each, wide in zip(counts, taken, strict=True):
        parts.append(_count(each, painter, seat, x, y + h / 2, icon, size))
        x += wide + gap
    return "".join(parts)


def _count(each: Count, painter: Painter, seat: int, x: float, y: float, icon: float, size: float) -> str:
    label = f">{described(painter.text(each.text))}</use>"
    look = "b soft" if each.amount == "0" else "b"
    return (
        use(f"deus-{each.icon}", x, y - icon / 2, icon, icon)[:-2]
        + label
        + text(x + icon + 2, y + size * 0.35, each.amount, look, size)
    )


# ------------------------------------------------------------------------------------------------ miniatures


def miniature(painter: Painter, seat: int, room: Room) -> Drawn:
    """Purse, every card built, pieces ready and in reserve."""
    me = painter.view["seats"][seat]
    w, h = room.width, room.height or MINI
    narrow = w < NARROW
    counts = counts_of(painter, me)
    first = painter.view["first"] == seat
    beside = [counts[0], counts[-1]] if narrow else []
    beneath = counts[1:-1] if narrow else counts
    side = sum(17 + width(each.amount, 14, BOLD) + 8 for each in beside)
    room_of_name = w - 42 - side - (20 if first else 0)
    name = fit(painter.names[seat], room_of_name, 16, SERIF)
    drawn = [sign(seat, 14, 10, 13), text(33, 22, name, "serif name", 16)]
    if first:
        drawn.append(_first(painter, 37 + width(name, 16, SERIF), 8, 16))
    if beside:
        drawn.append(_counts(beside, painter, seat, w - PAD - side, 3, side, 26, 16, 14))
    drawn.append(_counts(beneath, painter, seat, 14, 26, w - 14 - PAD, 24, 17, 14))
    built = painter.cached(_built, seat, me, 14.0, 52.0, w - 14 - PAD, h - 58)
    return Drawn(_frame(painter, seat, w, h, *drawn) + built, h)


def _built(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """The columns: the kind on top, a line for each card, dots for the pieces."""
    gap = 5.0 if w >= 230 else 3.0
    each = (w - gap * (COLUMNS - 1)) / COLUMNS
    return "".join(
        _mini_column(painter, seat, me, colour, x + colour * (each + gap), y, each, h) for colour in range(COLUMNS)
    )


def _mini_column(
    painter: Painter, seat: int, me: dict[str, Any], colour: int, x: float, y: float, w: float, h: float
) -> str:
    cards: list[int] = me["columns"][colour]
    named = w * COLUMNS >= WIDE
    head = 18.0
    kind = BUILDINGS[colour]
    label = painter.text(f"building-{kind}")
    drawn = [edge(x, y, w, head, 3, 0), upper(x, y, w, head, "kind", 3)]
    word = painter.text(f"column-{kind}")
    if named and width(word, 12) <= w - 24:
        left = x + (w - width(word, 12, BOLD) - 18) / 2
        drawn += [use(f"deus-{kind}", left, y + 2, 14, 14, "on"), text(left + 18, y + 13, word, "b on", 12)]
    else:
        drawn.append(use(f"deus-{kind}", x + w / 2 - 7, y + 2, 14, 14, "on"))
    dots = ""
    if colour < STANDARD:
        ready, reserve = me["board"][colour], me["reserve"][colour]
        label = painter.text("pieces-of", building=label, ready=ready, reserve=reserve)
        dots = _dots(ready, reserve, x, y + h - 4, w, seat)
    else:
        drawn.append(joker(painter, me, x + w - 16, y + 1))
    id = f"colour-{colour}" if painter.is_viewer(seat) else f"column-{OF_A_SEAT * seat + colour}"
    lines = _lines(painter, cards, x, y + head + 2, w, h - head - DOTS - 4, named)
    return f'<g class="k{colour}">{painter.thing(id, label, *drawn)}{lines}{dots}</g>'


def _dots(ready: int, reserve: int, x: float, y: float, w: float, seat: int) -> str:
    count = ready + reserve
    radius = DOT if count * 2 * (DOT + 1) <= w else SMALL_DOT
    step = min(2 * radius + 2, (w - 2 * radius - 2) / max(1, count - 1))
    left = x + w / 2 - step * (count - 1) / 2
    dots = "".join(
        f'<circle cx="{num(left + n * step)}" cy="{num(y)}" r="{radius}" class="dot{"" if n < ready else " hollow"}"/>'
        for n in range(count)
    )
    return f'<g class="seat-{seat}">{dots}</g>'


def _lines(painter: Painter, cards: list[int], x: float, y: float, w: float, room: float, named: bool) -> str:
    most = 18.0 if named or room > 110 else 15.0
    abreast = 2 if not named and room < len(cards) * (LEAST_LINE + 2) else 1
    rows = -(-len(cards) // abreast)
    h = min(most, room / max(1, rows) - 2)
    each = (w - 2 * (abreast - 1)) / abreast
    parts = []
    for place, number in enumerate(cards):
        left, top = x + place % abreast * (each + 2), y + place // abreast * (h + 2)
        if number == FACE_DOWN:
            parts.append(use("deus-strip-back", left, top, each, h))
        else:
            parts.append(painter.cached_by_values(_line, number, left, top, each, h, named))
    return "".join(parts)


def _line(painter: Painter, number: int, x: float, y: float, w: float, h: float, named: bool) -> str:
    """A card of somebody else: what it is about, and its name where there is room."""
    face = painter.face(number)
    icon = min(14.0, h - 1)
    symbol = _symbol(painter, number)
    drawn = [edge(x, y, w, h, 2, 1), box(x, y, w, h, "tint", 2), box(x, y, 3, h, "kind", 0)]
    if not named:
        drawn.append(use(symbol, x + w / 2 - icon / 2 + 1, y + (h - icon) / 2, icon, icon))
    else:
        drawn.append(use(symbol, x + 5, y + (h - icon) / 2, icon, icon))
        line = fit(face.short, w - icon - 9, 12)
        drawn.append(text(x + icon + 7, y + h / 2 + 4.2, line, "", 12))
    return painter.thing(f"card-{number}", painter.card_name(number), *drawn, class_=f"card line {face.kind}")


def _symbol(painter: Painter, number: int) -> str:
    face = painter.face(number)
    icon = chief_icon(face.effect) or face.building
    return painter.icon_set[icon].id
