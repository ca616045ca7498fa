"""The faces of tiles, for every part of the picture."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ....draw.icons import IconSet
from ....draw.rows import SIGNS, Token, centred, icons_in, row_width
from ....kernel.effects import All
from ....words import labels, words_of
from ... import painter
from ..pieces.kinds import TERRAINS

if TYPE_CHECKING:
    from ..game import AgeOfInnovation
    from ..table.effect import AoiEffect


SMALLEST = 11.7  # icons whose numbers can still be read: 10 pixels


class Face(NamedTuple):
    """What a tile shows: one line of tokens for each of its parts; the sentence is its tooltip."""

    name: str
    lines: tuple[tuple[Token, ...], ...]
    sentence: str


class Painter(painter.Painter):
    game: AgeOfInnovation

    def terrain(self, number: int) -> str:
        return self.text(f"terrain-{TERRAINS[number]}")

    def face(self, kind: str, number: int) -> Face:
        face = _face(self.game, self.lang, kind, number)
        for line in face.lines:
            self.icons |= icons_in(line)
        return face

    def tokens(self, effect: AoiEffect) -> tuple[Token, ...]:
        """An effect as a row that the picture will contain."""
        return self.using(effect.icons())


@lru_cache(maxsize=1024)
def packed(icons: IconSet, lines: tuple[tuple[Token, ...], ...], w: float, h: float, most: float = 15.0) -> str:
    """Lines in one or two rows, whichever lets them be larger, or in more if they became too small to read; each row in
    the middle of its room."""
    best: tuple[float, list[tuple[tuple[Token, ...], ...]]] = (0, [])
    for first in range(len(lines)):
        rows = [row for row in (lines[:first], lines[first:]) if row]
        size = min([most, h / len(rows) - 1.5, *(15 * w / _room(row, 15) for row in rows)])
        if size > best[0]:
            best = size, rows
    size, rows = best
    if size < SMALLEST:
        size, rows = SMALLEST, [(row,) for line in lines for row in broken(line, w)]
    drawn: list[str] = []
    for i, row in enumerate(rows):
        left = (w - _room(row, size)) / 2
        for line in row:
            wide = row_width(line, size)
            drawn.append(centred(icons, line, left, (i + 0.5) * h / len(rows) - size / 2, size, wide))
            left += wide + 0.8 * size
    return "".join(drawn)


def broken(line: tuple[Token, ...], w: float) -> list[tuple[Token, ...]]:
    """A line as rows of the smallest size; a number stays with what follows it."""
    rows: list[tuple[Token, ...]] = []
    row: tuple[Token, ...] = ()
    for piece in _pieces(line):
        if row and row_width((*row, *piece), SMALLEST) > w:
            rows.append(row)
            row = ()
        row += piece
    return [*rows, row]


def _pieces(line: tuple[Token, ...]) -> list[tuple[Token, ...]]:
    pieces: list[tuple[Token, ...]] = []
    for token in line:
        if pieces and (isinstance(pieces[-1][-1], int) or token in SIGNS):
            pieces[-1] += (token,)
        else:
            pieces.append((token,))
    return pieces


def rows_of(lines: tuple[tuple[Token, ...], ...], w: float) -> int:
    """In how many rows of the smallest size these lines fit."""
    return sum(len(broken(line, w)) for line in lines)


def _room(row: tuple[tuple[Token, ...], ...], size: float) -> float:
    return sum([row_width(line, size) for line in row], 0.0) + 0.8 * size * (len(row) - 1)


@lru_cache(maxsize=512)
def _face(game: AgeOfInnovation, lang: str, kind: str, number: int) -> Face:
    """A tile's face follows from the box and the language alone."""
    w = words_of(game, lang)
    effect: Any = effect_of(game, kind, number)
    parts = effect.parts() if isinstance(effect, All) else (effect,)
    return Face(
        name=labels.thing(w, game, kind, number),
        lines=tuple(tuple(part.icons()) for part in parts),
        sentence=w.sentence(effect),
    )


def effect_of(game: AgeOfInnovation, kind: str, number: int) -> Any:
    return game.numbered[kind, number].effect
