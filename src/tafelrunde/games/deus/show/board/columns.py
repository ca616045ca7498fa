"""Draws the six columns of the viewing seat: what stands ready, the cards in the order in which they run, the god."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from .....draw.frames import upper
from .....draw.lettering import BOLD, SERIF, fit, letters, width
from .....draw.regions import Drawn
from .....draw.rows import row, row_width
from .....draw.svg import box, edge, num, text, use
from ....board import Room
from ...pieces.kinds import BUILDINGS, FACE_DOWN, PURPLE, STANDARD
from ...rules.temple import too_short
from ..painter import Painter
from .cards import APART, DENSE, STRIP, hidden_strip, strip, strip_height

GAP: Final = 8.0
HEAD: Final = 38.0
FOOT: Final = 21.0
GATE: Final = 34.0  # what the next temple needs
TIGHT_GATE: Final = 19.0
LEAST: Final = 15.0  # of a strip and the gap below it
COLUMNS: Final = 6
MOST_PIPS: Final = 8
SMALLEST: Final = 12.0  # letters
POWER: Final = 14.0  # icons of a god's power
BESIDE_POWER: Final = 32.0  # the god's sign, and the margins


def columns(painter: Painter, room: Room) -> Drawn:
    """In two rows of three, or three rows of two; a row with more cards is higher."""
    abreast = 3 if room.width >= 330 else 2
    wide = (room.width - GAP * (abreast - 1)) / abreast
    cards: list[list[int]] = painter.view["seats"][painter.viewer]["columns"]
    rows = [range(first, first + abreast) for first in range(0, COLUMNS, abreast)]
    needs = [max(_needed(painter, cards[colour], colour, wide) for colour in row) for row in rows]
    high = room.height or sum(needs) + GAP * (len(rows) - 1)
    heights = _shared_out(needs, high - GAP * (len(rows) - 1))
    parts = []
    y = 0.0
    for row_of, h in zip(rows, heights, strict=True):
        for place, colour in enumerate(row_of):
            parts.append(_column(painter, colour, place * (wide + GAP), y, wide, h))
        y += h + GAP
    return Drawn("".join(parts), y - GAP)


def _needed(painter: Painter, cards: list[int], colour: int, w: float) -> float:
    gate = 0.0 if colour < PURPLE or not cards else GATE if len(cards) < 3 else TIGHT_GATE
    return HEAD + FOOT + max(STRIP, sum(_wanted(painter, cards, w - 4))) + gate + 3


def _wanted(painter: Painter, cards: list[int], w: float) -> list[float]:
    """The heights of all cards with their names, and the gaps below them."""
    return [(STRIP if card == FACE_DOWN else strip_height(painter.face(card), w)) + APART for card in cards]


def _shared_out(needs: list[float], room: float) -> list[float]:
    """Each gets what it needs, and the rest is shared; where room is short, those with most give way."""
    spare = room - sum(needs)
    if spare >= 0:
        return [need + spare / len(needs) for need in needs]
    return [room * need / sum(needs) for need in needs]


def _column(painter: Painter, colour: int, x: float, y: float, w: float, h: float) -> str:
    me = painter.view["seats"][painter.viewer]
    cards: list[int] = me["columns"][colour]
    parts = [box(x, y, w, h, "leaf", 8)]
    if len(cards) < 3 and colour < PURPLE:
        parts.append(_watermark(colour, x, y, w, h))
    parts.append(_head(painter, me, colour, x, y, w))
    parts.append(painter.cached_by_values(_footer, colour, x, y + h - FOOT, w))
    gate = ""
    room = h - HEAD - FOOT - 3
    if colour == PURPLE and cards:
        tight = len(cards) >= 3
        high = TIGHT_GATE if tight else GATE
        gate = _gate(painter, me, len(cards), x + 6, y + h - FOOT - high, w - 12, tight)
        room -= high
    parts += [*_strips(painter, cards, x + 2, y + HEAD + 2, w - 4, room), gate]
    return f'<g class="k{colour}">{"".join(parts)}</g>'


def _heights(wanted: list[float], room: float) -> list[float]:
    """Where room is short, older cards show only their effect."""
    count = len(wanted)
    for dense in range(count + 1):
        heights = [DENSE + APART] * dense + wanted[dense:]
        if sum(heights) <= room:
            return heights
    return [max(LEAST, room / count)] * count


def _strips(painter: Painter, cards: list[int], x: float, y: float, w: float, room: float) -> list[str]:
    parts = []
    for place, (number, taken) in enumerate(zip(cards, _heights(_wanted(painter, cards, w), room), strict=True)):
        h = taken - APART
        if number == FACE_DOWN:
            parts.append(hidden_strip(x, y, w, h))
        else:
            parts.append(painter.cached_by_values(strip, number, place + 1, number in painter.jokers, x, y, w, h))
        y += taken
    return parts


def _watermark(colour: int, x: float, y: float, w: float, h: float) -> str:
    size = min(62.0, h - HEAD - FOOT - 8, w * 0.5)
    return use(f"deus-{BUILDINGS[colour]}", x + w - size - 6, y + h - FOOT - size - 4, size, size, "watermark")


def _head(painter: Painter, me: dict[str, Any], colour: int, x: float, y: float, w: float) -> str:
    """The field on the player board: its type, full pieces for those that are ready, hollow ones for the reserve."""
    kind = BUILDINGS[colour]
    name = painter.text(f"column-{kind}")
    label = painter.text(f"building-{kind}")
    drawn = [
        edge(x, y, w, HEAD, 8, 0),
        upper(x, y, w, HEAD, "kind"),
        use(f"deus-{kind}", x + 7, y + 3, 16, 16, "on"),
        text(x + 27, y + 16, name, "serif on", letters(name, w - 32, 14, SERIF, 11)),
    ]
    if colour < STANDARD:
        ready, reserve = me["board"][colour], me["reserve"][colour]
        label = painter.text("pieces-of", building=label, ready=ready, reserve=reserve)
        drawn.append(_pieces(kind, ready, reserve, x + 7, y + 21, w - 12))
    else:
        note = painter.text("counted-at-end")
        drawn.append(text(x + 7, y + 32, fit(note, w - 26, 12), "on", 12))
        drawn.append(joker(painter, me, x + w - 20, y + 20))
    return painter.thing(f"colour-{colour}", label, *drawn, class_="head")


def joker(painter: Painter, me: dict[str, Any], x: float, y: float) -> str:
    """The sign of an unused joker (DEUS-VJOKER-01), beside the temples, where no joker goes."""
    if me["joker"] != "unused":
        return ""
    return use("deus-joker", x, y, 15, 15)[:-2] + f"><title>{painter.text('joker-unused')}</title></use>"


@lru_cache(maxsize=256)
def _pieces(kind: str, ready: int, reserve: int, x: float, y: float, w: float) -> str:
    """Full and hollow pieces; many of a kind are a number."""
    size = 13.0
    if ready + reserve > MOST_PIPS:
        parts = [use(f"deus-{kind}", x, y, size, size, "on"), text(x + 16, y + 11, str(ready), "b on", 12)]
        parts += [use(f"deus-{kind}", x + 36, y, size, size, "hollow"), text(x + 52, y + 11, str(reserve), "on", 12)]
        return "".join(parts)
    step = min(size + 2, w / max(1, ready + reserve))
    return "".join(
        use(f"deus-{kind}", x + n * step, y, size, size, "on" if n < ready else "hollow")
        for n in range(ready + reserve)
    )


def _has_room_for_name(painter: Painter, colour: int, w: float) -> bool:
    effect = tuple(painter.game.catalog.gods[colour].effect.icons())
    return width(painter.god_name(colour), SMALLEST) <= w - BESIDE_POWER - row_width(effect, POWER)


def _footer(painter: Painter, colour: int, x: float, y: float, w: float) -> str:
    """The god of the column, by name if all have room for theirs, and its power."""
    name = painter.god_name(colour)
    named = all(_has_room_for_name(painter, each, w) for each in range(STANDARD))
    shown = text(x + 23, y + 15, name, "soft", SMALLEST) if named else ""
    line = f'<path d="M{num(x + 4)} {num(y)}H{num(x + w - 4)}" class="dashes"/>'
    if colour == PURPLE:
        words = painter.text("any-god")
        jupiter = use("deus-god-jupiter-i", x + 4, y + 3, 16, 16)
        return line + jupiter + shown + text(x + w - 5, y + 15, words, "soft end", SMALLEST)
    god = painter.game.catalog.gods[colour]
    effect = tuple(god.effect.icons())
    size = min(POWER, POWER * (w - 28) / row_width(effect, POWER))
    taken = row_width(effect, size)
    drawn = (
        edge(x, y + 1, w, FOOT - 1, 4, 0),
        use(f"deus-god-{god.id}-i", x + 4, y + 3, 16, 16),
        shown,
        row(painter.icon_set, effect, x + w - 5 - taken, y + 4 + (POWER - size) / 2, size)[0],
    )
    return line + painter.thing(f"god-{colour}", f"{name}. {painter.w.sentence(god.effect)}", *drawn)


def _gate(painter: Painter, me: dict[str, Any], built: int, x: float, y: float, w: float, tight: bool) -> str:
    """What the next temple needs in each column; missing kinds are hollow."""
    short = too_short(me["columns"])
    words = f"{built} ×" if tight else painter.text("gate", number=built)
    size = 12.0
    line = y + 13
    parts = [text(x, line, fit(words, w, size, BOLD if tight else 0), "b" if tight else "soft", size)]
    left, top = (x + width(words, size, BOLD) + 5, y + 2) if tight else (x, y + 17)
    step = min(20.0, (w - (left - x)) / STANDARD)
    for colour in range(STANDARD):
        look = "missing" if colour in short else "soft-icon"
        parts.append(use(f"deus-{BUILDINGS[colour]}", left + colour * step, top, 14, 14, look))
    return "".join(parts)
