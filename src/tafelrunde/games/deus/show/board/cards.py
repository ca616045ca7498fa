"""Draws cards: in the hand, as strips of a column, face down."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .....draw.frames import card_frame, title
from .....draw.icons import IconSet
from .....draw.lettering import BOLD, fit, wrap
from .....draw.rows import Token, centred, row, row_width
from .....draw.svg import at, box, edge, num, text, use
from ..painter import GROUND, Face, Painter

ICONS: Final[tuple[float, ...]] = (24.0, 22.0, 20.0, 18.0, 16.0, 14.0)  # of an effect, the largest first
PIP: Final = 22.0
WORDS: Final = 14.0
WORD_LINE: Final = 17.0
LINE: Final = 5.0  # between two lines of an effect


class Size(NamedTuple):
    """A card: its size, the heights of its band and its effect, the width of its spine, whether the effect lies below
    the spine, too, and the height of the words below the effect."""

    w: float
    h: float
    band: float = 32
    effect: float = 62
    spine: float = 26
    below: bool = False
    words: float = 0


def card(painter: Painter, number: int, x: float, y: float, size: Size, class_: str = "") -> str:
    """A card as a thing."""
    face = painter.face(number)
    drawn = _card(painter.icon_set, face, size)
    contour = edge(x, y, size.w, size.h, 8)
    look = f"card lifts {face.kind} {class_}".rstrip()
    return painter.thing(f"card-{number}", painter.card_name(number), contour, at(x, y, drawn), class_=look)


@lru_cache(maxsize=1 << 11)
def _card(icons: IconSet, face: Face, size: Size) -> str:
    w, h, band, high, spine, below, words = size
    foot = h - high - words
    beside = 0.0 if below else spine
    low = foot if below else h
    inside = [
        card_frame(0, 0, w, h, band),
        title(face.title, 7, 0, w - 12, band),
        _spine(face, band, spine, low, not below),
        scene(face, spine, band + 0.75, w - spine - 0.75, foot - band - 0.75),
        f'<path d="M{num(spine)} {num(foot)}H{num(w - 1)}" class="ground-line"/>',
        effect(icons, face.effect, beside, foot, w - beside, high),
        _words(face.sentence, beside, foot + high, w - beside, words),
        box(0, 0, w, h, "card-rim", 8),
    ]
    return "".join(inside)


def _words(sentence: str, x: float, y: float, w: float, h: float) -> str:
    if not h:
        return ""
    lines = wrap(sentence, w - 12, WORDS, int((h - 4) / WORD_LINE))
    return "".join(text(x + 7, y + WORD_LINE * (n + 0.8), line, "soft", WORDS) for n, line in enumerate(lines))


def face_drawn(icons: IconSet, face: Face, size: Size) -> str:
    """A card alone, as explanations and guides show it."""
    return f'<g class="card {face.kind}">{_card(icons, face, size)}</g>'


def _spine(face: Face, top: float, w: float, low: float, marked: bool) -> str:
    """The cost, and at the foot the kind, which is also the god that the card calls."""
    pip = min(PIP, w - 4)
    costs = len(face.cost) + (1 if face.gold else 0)
    room = low - top - 6 - (20 if marked else 0)
    step = min(pip + 3, room / max(1, costs))
    parts = [box(0.75, top + 0.75, w - 0.75, low - top - 1.5, "spine", 0)]
    y = top + 4
    for goods in face.cost:
        parts.append(_pip(goods, w / 2, y + pip / 2, pip))
        y += step
    if face.gold:
        parts.append(use("deus-gold", w / 2 - pip / 2, y, pip, pip))
        parts.append(text(w / 2, y + pip * 0.68, str(face.gold), "b mid dark", pip * 0.62))
    if marked:
        parts.append(use(f"deus-{face.building}", w / 2 - 8, low - 20, 16, 16, "mark"))
    return "".join(parts)


def _pip(goods: str, x: float, y: float, size: float) -> str:
    icon = size * 0.8
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(size / 2)}" class="pip"/>' + use(
        f"deus-{goods}", x - icon / 2, y - icon / 2, icon, icon
    )


def scene(face: Face, x: float, y: float, w: float, h: float) -> str:
    """The picture of a card. A design that the sheet does not have gets the ground of its kind with its chief icon."""
    drawn = use(face.scene, x, y, w, h)
    if face.scene != GROUND:
        return drawn
    size = min(w, h) * 0.62
    return drawn + use(f"deus-{face.motif}", x + (w - size) / 2, y + (h - size) / 2, size, size, "motif")


@lru_cache(maxsize=1 << 11)
def effect(icons: IconSet, tokens: tuple[Token, ...], x: float, y: float, w: float, h: float) -> str:
    """The effect, as large as fits, in one line or one for each part."""
    lines = in_parts(tokens)
    together = (tokens,) if len(lines) == 1 or row_width(tokens, ICONS[-1]) <= w - 6 else lines
    size = _size(together, w - 6, h)
    high = len(together) * size + (len(together) - 1) * LINE
    top = y + (h - high) / 2
    return "".join(centred(icons, line, x + 3, top + n * (size + LINE), size, w - 6) for n, line in enumerate(together))


def _size(lines: tuple[tuple[Token, ...], ...], w: float, h: float) -> float:
    for size in ICONS:
        if len(lines) * (size + LINE) <= h + LINE and all(row_width(line, size) <= w for line in lines):
            return size
    return min(ICONS[-1], (h + LINE) / len(lines) - LINE)


def in_parts(tokens: tuple[Token, ...]) -> tuple[tuple[Token, ...], ...]:
    """The parts of an effect that are joined by "+"."""
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if token == "+":
            parts.append([])
        else:
            parts[-1].append(token)
    return tuple(tuple(part) for part in parts)


# ------------------------------------------------------------------------------------------------ strips of a column

NUMBER: Final = 14.0  # the width of the number in a column
STRIP: Final = 35.0  # the height of a card in a column
LINE_MORE: Final = 19.0  # of a second line
DENSE: Final = 20.0  # without its name
APART: Final = 2.0  # between two strips
NAME: Final = 12.0
ICON: Final = 18.0
ROOMY: Final = 14.0  # smaller icons take a second line


def strip_height(face: Face, w: float) -> float:
    """Of a card in a column, with its name."""
    return STRIP + (len(_in_lines(face.effect, w - NUMBER - 6)) - 1) * LINE_MORE


@lru_cache(maxsize=1 << 11)
def _in_lines(tokens: tuple[Token, ...], room: float) -> tuple[tuple[Token, ...], ...]:
    """An effect of several parts in as many lines, if it is too long for one."""
    return (tokens,) if row_width(tokens, ROOMY) <= room else in_parts(tokens)


def strip(painter: Painter, number: int, place: int, hidden: bool, x: float, y: float, w: float, h: float) -> str:
    """A card of a column: its place in the order, its name, its effect. A joker lies face down; its owner knows it, but
    it has no effect (DEUS-VJOKER-04)."""
    face = painter.face(number)
    drawn = face_down(w, h) if hidden else _strip(painter.icon_set, face, place, w, h)
    contour = edge(x, y, w, h, 4, 1.5)
    return painter.thing(
        f"card-{number}", painter.card_name(number), contour, at(x, y, drawn), class_=f"card strip {face.kind}"
    )


@lru_cache(maxsize=1 << 11)
def _strip(icons: IconSet, face: Face, place: int, w: float, h: float) -> str:
    room = w - NUMBER - 6
    left = NUMBER + 4
    named = h >= STRIP - 3
    lines = _in_lines(face.effect, room) if h >= strip_height(face, w) - 3 else (face.effect,)
    parts = [
        box(0, 0, w, h, "tint", 4),
        f'<path d="M4 0H{num(NUMBER)}V{num(h)}H4A4 4 0 0 1 0 {num(h - 4)}V4A4 4 0 0 1 4 0Z" class="kind"/>',
        text(NUMBER / 2, h / 2 + 4.2, str(place), "b mid on", 12),
    ]
    if named:
        parts.append(text(left, 12, fit(face.short, room, NAME, BOLD), "b", NAME))
    top = 16.0 if named else 0.0
    high = (h - top) / len(lines)
    icon = min(ICON, high - 1)
    for n, line in enumerate(lines):
        size = min(icon, icon * room / max(1.0, row_width(line, icon)))
        parts.append(row(icons, line, left, top + n * high + (high - size) / 2, size)[0])
    return "".join(parts)


def face_down(w: float, h: float) -> str:
    return use("deus-strip-back", 0, 0, w, h)


def hidden_strip(x: float, y: float, w: float, h: float) -> str:
    """An opponent's card that lies face down."""
    return at(x, y, face_down(w, h))
