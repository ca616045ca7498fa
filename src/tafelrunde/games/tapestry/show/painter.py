"""How effects and names are set into the room they have, for every part of the picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ....draw.icons import IconSet
from ....draw.lettering import fit, letters, width, wrap
from ....draw.rows import Token, centred, row_width
from ....draw.svg import text
from ....kernel.effects import Phrase
from ....words import Words
from ... import painter

if TYPE_CHECKING:
    from ..game import Tapestry


class Painter(painter.Painter):
    game: Tapestry

    def sentence(self, effect: Phrase) -> str:
        return _sentence(self.w, effect)

    def packed(self, tokens: Sequence[Token], x: float, y: float, w: float, h: float, most: float) -> str:
        return packed(self.icon_set, self.using(tokens), x, y, w, h, most)

    def counted(self, name: str, count: int, x: float, y: float, size: float = 16) -> str:
        """An icon with how many there are of it."""
        return self.icon(name, x, y, size, self.text(f"icon-{name}")) + text(
            x + size + 3, y + size * 0.78, str(count), "b", size * 0.78
        )


def once(tokens: Sequence[Token]) -> list[Token]:
    """A 1 before a thing goes without saying, except of plain points."""
    found: list[Token] = []
    for place, token in enumerate(tokens):
        after, beyond = [*tokens[place + 1 : place + 3], "", ""][:2]
        if token != 1 or (after == "vp" and beyond != "per"):
            found.append(token)
    return found


@lru_cache(maxsize=2048)
def packed(icons: IconSet, tokens: tuple[Token, ...], x: float, y: float, w: float, h: float, most: float) -> str:
    """A row in the middle of a room, or two where that lets it be larger."""
    best: tuple[float, list[tuple[Token, ...]]] = (0.0, [])
    cuts = [n for n, token in enumerate(tokens) if token in ("+", "/")]
    for rows in ([tokens], *([tokens[:n], tokens[n + (tokens[n] == "+") :]] for n in cuts)):
        size = min(most, h / len(rows) - 1, *(most * w / row_width(row, most) for row in rows))
        if size > best[0] + 0.4:
            best = size, rows
    size, rows = best
    each = min(size + 2.5, h / len(rows))
    top = y + (h - each * len(rows)) / 2
    return "".join(centred(icons, row, x, top + i * each + (each - size) / 2, size, w) for i, row in enumerate(rows))


@lru_cache(maxsize=4096)
def name_lines(name: str, room: float, most: float) -> tuple[tuple[str, ...], float]:
    """A name in one line if it fits, else in two, and the size of its letters."""
    size = most
    if width(name, size) <= room:
        return (name,), size
    while size > 6.5 and (max(width(word, size) for word in name.split()) > room or len(wrap(name, room, size, 9)) > 2):
        size -= 0.25
    return wrap(name, room, size, 2), size


def titled(words: str) -> str:
    """With a capital, where words that stand in sentences stand alone."""
    return words[:1].upper() + words[1:]


def heading(painter: Painter, id: str, x: float, y: float, w: float) -> str:
    words = painter.text(id)
    size = letters(words, w - 4, 12.5)
    return text(x + 2, y + 14, fit(words, w - 4, size, True), "b serif", size)


@lru_cache(maxsize=2048)
def _sentence(w: Words, effect: Phrase) -> str:
    return w.sentence(effect)
