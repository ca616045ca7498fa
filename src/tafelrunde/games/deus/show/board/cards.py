"""Draws cards: hand, columns, the top of the discard pile."""

from __future__ import annotations

from typing import Any, Final

from .....draw.cards import back, card, card_height, strip
from .....draw.lettering import width
from .....draw.palette import paint
from .....draw.svg import at, box, num, text
from ....painter import OF_A_SEAT
from ...pieces.kinds import BUILDINGS, COLOURS, FACE_DOWN, STANDARD
from ..painter import Painter

GAP: Final = 8
HEAD: Final = 24
STRIP: Final = 36.0  # a card of a column: name and effect


def hand(painter: Painter, x: float, y: float, w: float, abreast: int) -> tuple[str, float]:
    """The hand of the viewing seat and, set apart, the cards it is about to offer. All are as high as the longest."""
    cards: list[int] = painter.view["seats"][painter.viewer]["hand"]
    offered: list[int] = painter.view["aside"]["cards"] or []
    both = [*cards, *offered]
    a_row = min(abreast, max(1, len(both)))
    places = max(a_row, min(abreast, 6))  # no wider than a column
    wide = (w - GAP * (places - 1)) / places
    high = max([HEAD, *(card_height(painter.icon_set, painter.face(number), wide) for number in both)])
    parts: list[str] = []
    for i, number in enumerate(both):
        row, place = divmod(i, a_row)
        left, top = x + place * (wide + GAP), y + row * (high + GAP)
        parts.append(painter.cached_by_values(_card, number, left, top, wide, high, i >= len(cards)))
    rows = max(1, -(-len(both) // a_row))
    return "".join(parts), rows * (high + GAP) - GAP


def _card(painter: Painter, number: int, x: float, y: float, w: float, h: float, offered: bool) -> str:
    id = f"card-{number}"
    drawn = card(painter.icon_set, painter.face(number), w, h)
    if offered:
        drawn += box(1, 1, w - 2, h - 2, "offered", 8)
    return painter.thing(id, painter.card_name(number), at(x, y, drawn, _light(painter, id, w, h, 8)), class_="card")


def _light(painter: Painter, id: str, w: float, h: float, radius: float) -> str:
    """The edge and the ring of a card that can be chosen."""
    if id not in painter.lit:
        return ""
    ring = 6.0 if h > 60 else min(4.5, h * 0.3)
    place = f'cx="{num(w)}" cy="{num(h / 2)}"' if h < 60 else f'cx="{num(w / 2)}" cy="1"'
    return box(0, 0, w, h, "lit", radius) + f'<circle class="ring" {place} r="{num(ring)}"/>'


def columns(painter: Painter, seat: int, x: float, y: float, w: float, abreast: int) -> tuple[str, float]:
    """The six columns of a player, first card on top as they are carried out."""
    me = painter.view["seats"][seat]
    wide = (w - GAP * (abreast - 1)) / abreast
    parts: list[str] = []
    top = y
    for first in range(0, 6, abreast):
        row = range(first, first + abreast)
        longest = max(len(me["columns"][colour]) for colour in row)
        for i, colour in enumerate(row):
            left = x + i * (wide + GAP)
            parts.append(_head(painter, seat, me, colour, left, top, wide))
            parts.append(stack(painter, me["columns"][colour], colour, left, top + HEAD + 3, wide, STRIP))
        top += HEAD + 3 + max(1, longest) * STRIP + GAP
    return "".join(parts), top - GAP - y


def _head(painter: Painter, seat: int, me: dict[str, Any], colour: int, x: float, y: float, w: float) -> str:
    """The field of a column on the player board: its type and the pieces that are ready and in reserve."""
    id = f"colour-{colour}" if painter.is_viewer(seat) else f"column-{OF_A_SEAT * seat + colour}"
    name = painter.text(f"building-{BUILDINGS[colour]}")
    word = painter.text(f"column-{BUILDINGS[colour]}")
    drawn = [
        f'<path d="M0 4A4 4 0 0 1 4 0H{num(w - 4)}A4 4 0 0 1 {num(w)} 4Z" fill="{paint(COLOURS[colour])}"/>',
        f'<rect y="4" width="{num(w)}" height="{HEAD - 4}" class="well"/>',
        painter.icon(BUILDINGS[colour], 6, 6, 15, colour=COLOURS[colour]),
        *([text(27, 18, word, "b", 11.5)] if width(word, 11.5, True) <= w - 76 else []),
    ]
    label = name
    if colour < STANDARD:
        ready, reserve = me["board"][colour], me["reserve"][colour]
        label = painter.text("pieces-of", building=name, ready=ready, reserve=reserve)
        drawn.append(text(w - 32, 18, str(ready), "b end", 12.5))
        drawn.append(text(w - 10, 18, f"+ {reserve}", "soft end", 10))
    else:
        drawn.append(joker(painter, me, w - 22, 7))
    return painter.thing(id, label, at(x, y, *drawn, _light(painter, id, w, HEAD, 5)))


def joker(painter: Painter, me: dict[str, Any], x: float, y: float) -> str:
    """The sign of an unused joker (DEUS-VJOKER-01), beside the temples, where no joker goes."""
    return painter.icon("deck", x, y, 13, painter.text("joker-unused")) if me["joker"] == "unused" else ""


def stack(painter: Painter, cards: list[int], colour: int, x: float, y: float, w: float, h: float) -> str:
    """Cards below one another, each as a strip."""
    parts: list[str] = []
    for i, number in enumerate(cards):
        top = y + i * h
        if number == FACE_DOWN:
            parts.append(at(x, top, back(w, h - 1, COLOURS[colour])))
            continue
        id = f"card-{number}"
        face = painter.face(number)
        hidden = number in painter.jokers  # their owner knows them, but they have no effect (DEUS-VJOKER-04)
        drawn = back(w, h - 1, COLOURS[colour]) if hidden else strip(painter.icon_set, face, w, h - 1)
        drawn += _light(painter, id, w, h - 1, 3)
        parts.append(painter.thing(id, painter.card_name(number), at(x, top, drawn), class_="card"))
    if not cards:
        parts.append(box(x + 0.5, y + 0.5, w - 1, h - 2, "empty", 3))
    return "".join(parts)


def discard_top(painter: Painter, x: float, y: float, w: float, h: float) -> str:
    number = painter.view["discard"]["top"]
    if number in (None, FACE_DOWN):
        return box(x + 0.5, y + 0.5, w - 1, h - 1, "empty", 7)
    id = f"card-{number}"
    drawn = strip(painter.icon_set, painter.face(number), w, h) + _light(painter, id, w, h, 3)
    return painter.thing(id, painter.card_name(number), at(x, y, drawn), class_="card")
