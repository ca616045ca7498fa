"""The painter of Tapestry: fits effects and names into the available room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from ....draw import lettering
from ....draw.icons import IconSet, icon
from ....draw.lettering import SERIF, fit, width
from ....draw.rows import Token
from ....draw.svg import text
from ....kernel.effects import Phrase
from ....words import Words
from ... import painter
from ...conventional_game import ConventionalGame
from ..catalog import Catalog
from ..components.civilizations import Civilization

LEAST: Final = 12.0  # the smallest letters in the picture
SMALLEST: Final = 6.0  # the smallest icon of a row
GAP: Final = 0.04  # between the tokens of a row, in sizes of its icons
SLIM: Final = {"per": 0.5, "arrow": 0.75, "outpost": 0.74, "different": 0.8}  # the width of icons that are not square


class Painter(painter.Painter):
    game: ConventionalGame[Catalog]

    @property
    def mats(self) -> tuple[Civilization, ...]:
        """All civilizations, in the edition of this match."""
        return self.game.catalog.revised if self.view["revised"] else self.game.catalog.civilizations

    def sentence(self, effect: Phrase) -> str:
        return _sentence(self.w, effect)

    def row(self, tokens: Sequence[Token], x: float, y: float, size: float, room: float) -> str:
        """A row in the middle of the room; where it is tight, icons shrink, and letters stay readable."""
        used = tuple(tokens)
        fitting = _size(used, size, room)
        used = _cut_off(used, fitting, room)
        return _row(self.icon_set, used, x + (room - _wide(used, fitting)) / 2, y + (size - fitting) / 2, fitting)

    def row_width(self, tokens: Sequence[Token], size: float) -> float:
        return _wide(tuple(tokens), size)

    def packed(self, tokens: Sequence[Token], x: float, y: float, w: float, h: float, most: float) -> str:
        return packed(self.icon_set, tuple(tokens), x, y, w, h, most)


def once(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without a 1 before a thing, except before plain points."""
    found: list[Token] = []
    for place, token in enumerate(tokens):
        after, beyond = [*tokens[place + 1 : place + 3], "", ""][:2]
        if token != 1 or (after == "vp" and beyond != "per"):
            found.append(token)
    return found


def letters(words: str, room: float, most: float, bold: bool = True) -> float:
    """The largest letters in which a name fits into its line, but never too small to read."""
    return lettering.letters(words, room, most, bold, LEAST)


def _drawn_as_icon(token: Token) -> bool:
    return isinstance(token, str) and (token[0].islower() or token == "→")


def _icon_width(token: Token, size: float) -> float:
    return SLIM.get("arrow" if token == "→" else str(token), 1.0) * size


@lru_cache(maxsize=1 << 14)
def _wide(tokens: tuple[Token, ...], size: float) -> float:
    """The width of a row with icons of this size."""
    high = max(LEAST, size * 0.86)
    each = [_icon_width(token, size) if _drawn_as_icon(token) else width(str(token), high, True) for token in tokens]
    return sum(each, 0.0) + GAP * size * max(0, len(tokens) - 1)


@lru_cache(maxsize=1 << 14)
def _size(tokens: tuple[Token, ...], most: float, room: float) -> float:
    """The largest icons with which a row fits."""
    size = most
    while size > SMALLEST and _wide(tokens, size) > room:
        size -= 0.5
    return size


@lru_cache(maxsize=1 << 12)
def _cut_off(tokens: tuple[Token, ...], size: float, room: float) -> tuple[Token, ...]:
    """The part of a row that fits with the smallest icons; the sentence of the thing is complete."""
    if _wide(tokens, size) <= room + 2:
        return tokens
    fitting = tokens
    while fitting and _wide((*fitting, "…"), size) > room:
        fitting = fitting[:-1]
    return (*fitting, "…")


@lru_cache(maxsize=1 << 14)
def _row(icons: IconSet, tokens: tuple[Token, ...], x: float, y: float, size: float) -> str:
    high = max(LEAST, size * 0.86)
    parts: list[str] = []
    for token in tokens:
        if isinstance(token, str) and _drawn_as_icon(token):
            parts.append(icon(icons, "arrow" if token == "→" else token, x, y, size))
        else:
            parts.append(text(x, y + size / 2 + high * 0.36, str(token), "b", high))
        x += _wide((token,), size) + GAP * size
    return "".join(parts)


@lru_cache(maxsize=2048)
def packed(icons: IconSet, tokens: tuple[Token, ...], x: float, y: float, w: float, h: float, most: float) -> str:
    """A row in the middle of a room, or two or three where that lets it be larger."""
    best: tuple[float, list[tuple[Token, ...]]] = (0.0, [])
    cuts = [n for n, token in enumerate(tokens) if token in ("+", "/", ":")]
    for rows in (_cut(tokens, some) for many in range(3) for some in combinations(cuts, many)):
        size = min(most, h / len(rows) - 1, *(_size(row, most, w) for row in rows))
        if size > best[0] + 0.4:
            best = size, rows
    size, rows = best
    each = min(size + 2.5, h / len(rows))
    top = y + (h - each * len(rows)) / 2
    rows = [_cut_off(row, size, w) for row in rows]
    return "".join(
        _row(icons, row, x + (w - _wide(row, size)) / 2, top + i * each + (each - size) / 2, size)
        for i, row in enumerate(rows)
    )


def _cut(tokens: tuple[Token, ...], cuts: tuple[int, ...]) -> list[tuple[Token, ...]]:
    """The row in lines; a plus at a cut is left out."""
    begins = [0, *(n + (tokens[n] == "+") for n in cuts)]
    return [tokens[begin:end] for begin, end in zip(begins, (*cuts, len(tokens)), strict=True)]


def heading(painter: Painter, id: str, x: float, y: float, w: float) -> str:
    words = painter.text(id)
    size = letters(words, w - 4, 12.5)
    return text(x + 2, y + 14, fit(words, w - 4, size, SERIF), "b serif", size)


@lru_cache(maxsize=2048)
def _sentence(w: Words, effect: Phrase) -> str:
    return w.sentence(effect)
