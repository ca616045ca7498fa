"""Draws the viewer's goods and hand."""

from __future__ import annotations

from typing import Final

from .....draw.lettering import BOLD, SERIF, width
from .....draw.regions import Drawn
from .....draw.svg import box, edge, num, text
from ....board import Room
from ...pieces.kinds import CAPS, RESOURCE_TRACKS, RESOURCES
from ..painter import LETTERS, Painter, group
from .cards import card, chip

GAP: Final = 6.0
PURSE: Final = 38.0
ABOVE: Final = 4.0  # room for the badge of a full tube, and for the keys of options
HEAD: Final = 22.0
CARD: Final[tuple[float, float]] = (92.0, 100.0)
CHIP: Final = 21.0
ROWS: Final = 4
PIP: Final = 15.0
TEXT: Final = 51.0  # of an icon and its number, beside the tube
FEW: Final = 4  # citizens; fewer are not larger


def purse(painter: Painter, room: Room) -> Drawn:
    """A tube of glass for each resource, with a place for each unit of the cap; upright where it is narrow."""
    me = painter.view["seats"][painter.viewer]
    count = len(RESOURCE_TRACKS)
    upright = room.height > 2 * PURSE
    h = (room.height - ABOVE - GAP * (count - 1)) / count if upright else PURSE - ABOVE
    caps = [CAPS[n] for n in RESOURCE_TRACKS]
    spare = room.width - GAP * (count - 1) - count * TEXT
    shares = [TEXT + spare * cap / sum(caps) for cap in caps]
    parts = []
    x, y = 0.0, ABOVE
    for number, share in zip(RESOURCE_TRACKS, shares, strict=True):
        wide = room.width if upright else share
        held = me["resources"][RESOURCES[number]]
        parts.append(painter.cached_by_values(_resource, number, held, x, y, wide, h))
        if upright:
            y += h + GAP
        else:
            x += wide + GAP
    return Drawn(group(painter.text("board-resources"), *parts), room.height or PURSE)


def _resource(painter: Painter, number: int, held: int, x: float, y: float, w: float, h: float) -> str:
    """Its icon, the number, and the tube; a badge says when it is full."""
    name, cap = RESOURCES[number], CAPS[number]
    middle = y + h / 2
    tube = min(w - TEXT, cap * (PIP + 1) + 10)
    pip = (tube - 10) / cap
    left = x + w - tube - 4
    size = min(PIP, pip + 1)
    parts = [
        edge(x, y, w, h, 9, 0.5),
        box(x, y, w, h, "r-card", 9),
        painter.icon(name, x + 4, middle - 12, 24),
        text(x + 30, middle + 7, str(held), "serif r-ink" if held else "serif soft", 20),
        box(left, middle - 11, tube, 22, "r-tube", 11),
        box(left + 5, middle - 8.5, tube - 14, 5, "r-shine", 2.5),
        box(left + tube - 5, middle - 11.5, 5, 23, "r-lip", 2),
    ]
    for n in range(cap):
        px = left + 3 + (n + 0.5) * pip
        if n < held:
            parts.append(painter.icon(name, px - size / 2, middle - size / 2, size))
        else:
            parts.append(f'<circle cx="{num(px)}" cy="{num(middle)}" r="2.2" class="r-drop"/>')
    if held == cap:
        words = painter.text("board-full")
        wide = width(words, LETTERS, BOLD) + 10
        parts.append(box(left + tube - wide - 6, y - 5, wide, 15, "r-full", 7.5))
        parts.append(text(left + tube - wide / 2 - 6, y + 6.4, words, "b mid r-white", LETTERS))
    return painter.thing(f"resource-{number}", f"{painter.named('resource', number)}: {held} / {cap}", *parts)


# ------------------------------------------------------------------------------------------------ citizens


def hand(painter: Painter, room: Room) -> Drawn:
    """The active citizens as cards, as large as they fit; those at rest as emblems above them."""
    me = painter.view["seats"][painter.viewer]
    active: list[int] = me["active"]
    parts = [_heading(painter, me["rest"], room.width)]
    w, h = room.width, room.height - HEAD if room.height else 0.0
    if not h:
        abreast = max(2, int((w + GAP) // (CARD[0] + GAP)))
        wide, high = (w - GAP * (abreast - 1)) / abreast, CARD[1]
    else:
        abreast = _abreast(len(active), w, h)
        rows = -(-max(1, len(active)) // abreast)
        wide, high = (w - GAP * (abreast - 1)) / abreast, (h - GAP * (rows - 1)) / rows
    for n, number in enumerate(active):
        spot = (n % abreast * (wide + GAP), HEAD + n // abreast * (high + GAP))
        parts.append(painter.cached_by_values(card, number, *spot, wide, high))
    for n in range(len(active), abreast if len(active) < FEW else 0):
        spot = (n * (wide + GAP) + 1, HEAD + 1)
        parts.append(box(*spot, wide - 2, high - 2, "r-gap r-faint", 7))
    rows = -(-max(1, len(active)) // abreast)
    high = room.height or HEAD + rows * (high + GAP) - GAP
    return Drawn(group(painter.text("board-active"), *parts), high)


def _abreast(count: int, w: float, h: float) -> int:
    """A few in a row; more lie in rows, as large as they can be."""
    shown = max(FEW, count)
    best, found = 0.0, shown
    for rows in range(1, ROWS + 1):
        abreast = -(-shown // rows)
        wide, high = (w - GAP * (abreast - 1)) / abreast, (h - GAP * (rows - 1)) / rows
        scale = min(wide / CARD[0], high / (CARD[1] * 0.62))
        if scale > best:
            best, found = scale, abreast
    return found


def _heading(painter: Painter, rest: list[int], w: float) -> str:
    title = painter.text("board-active")
    parts = [text(1, 15, title, "serif r-ink", 15)]
    left = 12 + width(title, 15, SERIF)
    words = painter.text("board-resting", count=len(rest))
    taken = 22 + width(words, 13) + 6
    step = min(CHIP + 2, (w - left - taken) / max(1, len(rest)))
    x = w - step * len(rest)
    parts.append(painter.icon("rest", x - taken, 1, 17, painter.text("board-rest")))
    parts.append(text(x - taken + 20, 14.5, words, "soft", 13))
    resting = [
        painter.cached_by_values(chip, number, x + n * step, -0.5, min(CHIP, max(step - 1, 9.0)), CHIP - 2)
        for n, number in enumerate(rest)
    ]
    return "".join(parts) + group(painter.text("board-rest"), *resting)
