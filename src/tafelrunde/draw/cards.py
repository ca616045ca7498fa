"""Cards: a face to read in the hand, a strip for stacked columns, and a back."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .icons import IconSet, icon
from .lettering import LEAST, SERIF, fit, width, wrap
from .palette import paint
from .rows import Token, icons_in, in_lines, readable, row, row_width
from .svg import box, num, text

TWO_LINES: Final = 34.0  # from this height on a strip has its effect below the name


class Face(NamedTuple):
    """The face of a card. `colour` is of the palette, `glyph` an icon, `cost` and `effect` rows of tokens."""

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
_COST: Final = 14.0
_NAME: Final = 12.5
_SENTENCE: Final = 10.5


@lru_cache(maxsize=1 << 11)
def card(icons: IconSet, face: Face, w: float, h: float) -> str:
    """A whole card from its upper left corner: bar, cost, name, glyph, effect, sentence."""
    return box(0, 0, w, h, "panel", 8) + _bar(w, face.colour) + _inside(icons, face, w)[0]


def card_height(icons: IconSet, face: Face, w: float) -> float:
    """The height a card of this width needs so that nothing is cut."""
    return _inside(icons, face, w)[1]


@lru_cache(maxsize=1 << 11)
def _inside(icons: IconSet, face: Face, w: float) -> tuple[str, float]:
    room = w - 2 * _PAD
    glyph = 20 if w >= 120 else 16
    cost, y = in_lines(icons, face.cost, _PAD, _BAR + 6, _COST, room - glyph - 4)
    parts = [cost, icon(icons, face.glyph, w - _PAD - glyph, _BAR + 5, glyph, colour=face.colour)]
    y = _BAR + 10 + max(y, _COST)
    size = _largest(face.name, room, _NAME)
    for line in wrap(face.name, room, size, 3, SERIF):
        y += size * 1.16
        parts.append(text(_PAD, y, line, "b serif", size))
    y += 6
    effect, high = in_lines(icons, face.effect, _PAD, y + 3, 15, room)
    parts += [box(_PAD - 3, y, room + 6, high + 6, "well", 5), effect]
    y += high + 9
    for line in wrap(face.sentence, room, _SENTENCE, 99):
        y += _SENTENCE * _LEADING
        parts.append(text(_PAD, y, line, "soft", _SENTENCE))
    return "".join(parts), y + 8


@lru_cache(maxsize=1 << 12)
def strip(icons: IconSet, face: Face, w: float, h: float) -> str:
    """A card in brief: its name and, if there is room, its effect on a line of its own."""
    parts = [box(0.5, 0.5, w - 1, h - 1, "panel", 3), _side(h, face.colour)]
    room = w - 14
    if h >= TWO_LINES:
        parts.append(text(8, 13.5, fit(face.name, room, 10.5), "", 10.5))
        if readable(face.effect, 14, room):
            parts.append(row(icons, face.effect, 8, h - 18, 14, room)[0])
        return "".join(parts)
    taken = row_width(face.effect, 13) + 8
    beside = width(face.name, 10.5) + taken <= room
    parts.append(text(8, h / 2 + 3.8, fit(face.name, room - taken * beside, 10.5), "", 10.5))
    if beside:
        parts.append(row(icons, face.effect, w - taken, (h - 13) / 2, 13)[0])
    return "".join(parts)


def back(w: float, h: float, colour: str = "back") -> str:
    """A card lying face down; in a column it keeps the column's colour at its side."""
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
    """The largest size at which no word has to be divided."""
    longest = max((width(word, size, SERIF) for word in words.split()), default=0)
    return size if longest <= room else max(LEAST, size * room / longest)
