"""Cards: a face to read in the hand, a strip for stacked columns, and a back."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .icons import IconSet, icon
from .lettering import fit, width, wrap
from .palette import paint
from .rows import Token, centred, icons_in, row, row_width
from .svg import box, num, text


class Face(NamedTuple):
    """What a card shows. `colour` is of the palette, `glyph` an icon, `cost` and `effect` rows of tokens."""

    name: str
    colour: str
    glyph: str
    cost: tuple[Token, ...]
    effect: tuple[Token, ...]
    sentence: str

    def icons(self) -> set[str]:
        return {self.glyph, *icons_in(self.cost), *icons_in(self.effect)}


_PAD: Final = 8
_BAR: Final = 7
_LEADING: Final = 1.2
_SIZES: Final = (10.5, 9.8, 9.2, 8.6)  # of a sentence; the largest at which it fits


@lru_cache(maxsize=1 << 11)
def card(icons: IconSet, face: Face, w: float, h: float) -> str:
    """A whole card from its upper left corner: bar, cost, name, glyph, effect, sentence."""
    room = w - 2 * _PAD
    glyph = 20 if w >= 120 else 16
    parts = [
        box(0, 0, w, h, "panel", 8),
        _bar(w, face.colour),
        row(icons, face.cost, _PAD, _BAR + 6, 14, room - glyph - 4)[0],
        icon(icons, face.glyph, w - _PAD - glyph, _BAR + 5, glyph, colour=face.colour),
    ]
    size = _largest(face.name, room, 12.5)
    lines = wrap(face.name, room, size, 2, True)
    y = _BAR + 24.0
    for line in lines:
        y += size * 1.16
        parts.append(text(_PAD, y, line, "b serif", size))
    y += 6
    parts += [box(_PAD - 3, y, room + 6, 23, "well", 5), centred(icons, face.effect, _PAD, y + 3, 17, room)]
    y += 25
    size, lines = _readable(face.sentence, room, h - y - 4)
    for line in lines:
        y += size * _LEADING
        parts.append(text(_PAD, y, line, "soft", size))
    return "".join(parts)


@lru_cache(maxsize=1 << 12)
def strip(icons: IconSet, face: Face, w: float, h: float) -> str:
    """A card of which little is seen: name and effect, side by side or, if it is high enough, in two lines."""
    parts = [box(0.5, 0.5, w - 1, h - 1, "panel", 3), _side(h, face.colour)]
    room = w - 14
    if h >= 30 or (h >= 17 and w < 110):
        size = min(11, h * 0.38)
        parts.append(text(8, h * 0.08 + size, fit(face.name, room, size), "", size))
        parts.append(row(icons, face.effect, 8, h * 0.52, h * 0.42, room)[0])
        return "".join(parts)
    size = min(10.5, h * 0.62)
    if w < 110:
        parts.append(text(7, h / 2 + size * 0.36, fit(face.name, room, size), "", size))
        return "".join(parts)
    high = min(13.0, h * 0.66)
    taken = min(row_width(face.effect, high), max(room * 0.36, room - width(face.name, size) - 8))
    parts.append(text(9, h / 2 + size * 0.36, fit(face.name, room - taken - 6, size), "", size))
    parts.append(row(icons, face.effect, w - 8 - taken, (h - high) / 2, high, taken)[0])
    return "".join(parts)


def back(w: float, h: float, colour: str = "back") -> str:
    """A card that lies face down; in a column it keeps the column's colour at its side."""
    x, y = num(w / 2), num(h / 2)
    lozenge = f"M{x} 3L{num((w + h) / 2)} {y}L{x} {num(h - 3)}L{num((w - h) / 2)} {y}Z"
    return (
        f'<rect x=".5" y=".5" width="{num(w - 1)}" height="{num(h - 1)}" rx="3" fill="{paint("back")}"/>'
        f'{_side(h, colour)}<path d="{lozenge}" fill="none" stroke="{paint("leaf")}"/>'
    )


def _bar(w: float, colour: str) -> str:
    path = f"M.5 {_BAR}A7.5 7.5 0 0 1 8 .5H{num(w - 8)}A7.5 7.5 0 0 1 {num(w - 0.5)} {_BAR}Z"
    return f'<path d="{path}" fill="{paint(colour)}"/>'


def _side(h: float, colour: str) -> str:
    path = f"M4.5 .5V{num(h - 0.5)}H3.5A3 3 0 0 1 .5 {num(h - 3.5)}V3.5A3 3 0 0 1 3.5 .5Z"
    return f'<path d="{path}" fill="{paint(colour)}"/>'


def _largest(words: str, room: float, size: float) -> float:
    """The size at which no word has to be divided."""
    longest = max((width(word, size, True) for word in words.split()), default=0)
    return size if longest <= room else max(7.5, size * room / longest)


def _readable(sentence: str, room: float, height: float) -> tuple[float, tuple[str, ...]]:
    """The largest letters in which the whole sentence fits; at the smallest, a rest is cut."""
    for size in _SIZES:
        lines = wrap(sentence, room, size, 99)
        if len(lines) * size * _LEADING <= height:
            return size, lines
    return size, wrap(sentence, room, size, int(height / (size * _LEADING)))
