"""The painter of Age of Innovation: faces of tiles, for all parts of the picture."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from ....draw.icons import IconSet, icons_of
from ....draw.rows import SIGNS, Token, centred, row_width
from ....draw.sheets import definitions_of
from ....kernel.effects import All
from ....words import labels, words_of
from ... import painter
from ...conventional_game import ConventionalGame
from ..catalog import Catalog
from ..pieces.kinds import TERRAINS
from ..table.effect import AoiEffect
from .icons import SHEET

SMALLEST = 14.0  # least size of readable icons, with numbers of 12 pixels
BETWEEN = 2.0  # space between rows of a tile

Lines = tuple[tuple[Token, ...], ...]


class Face(NamedTuple):
    """A tile's face: one line of tokens for each part; the sentence is its tooltip."""

    name: str
    lines: Lines
    sentence: str


class Painter(painter.Painter):
    game: ConventionalGame[Catalog]

    def terrain(self, number: int) -> str:
        return self.text(f"terrain-{TERRAINS[number]}")

    def face(self, kind: str, number: int) -> Face:
        return _face(self.game, self.lang, kind, number)

    def asks_about(self, kind: str) -> bool:
        """Whether things of this kind answer the pending question."""
        return self.is_asked(*_prompts_about(self.game, kind))

    def emblem(self, kind: str, number: int) -> str:
        """The symbol of a component."""
        return _emblem(self.game, kind, number)

    def tokens(self, effect: AoiEffect) -> tuple[Token, ...]:
        """An effect as a row that the picture will contain."""
        return tuple(effect.icons())


@lru_cache(maxsize=1 << 10)
def symbol(name: str) -> str:
    """A symbol of the sheet."""
    return f"{SHEET}{name}"


@lru_cache(maxsize=64)
def _prompts_about(game: ConventionalGame[Catalog], kind: str) -> tuple[str, ...]:
    return tuple(prompt.name for prompt in game.prompts if prompt.of == kind)


# When and how often something happens: these do not say what a tile is about.
OCCASIONS: Final = frozenset(("income", "special", "once", "on-pass", "start", "after-start", "action", "per"))
BLANK: Final = "coin"


@lru_cache(maxsize=1 << 10)
def _emblem(game: ConventionalGame[Catalog], kind: str, number: int) -> str:
    """A tile that the sheet does not have gets what it gives instead; a planning board has its land."""
    if kind == "board":
        return symbol(f"{TERRAINS[number]}-0")
    id = symbol(f"e-{kind}-{game.numbered[kind, number].id}")
    if id in definitions_of(game):
        return id
    effect = effect_of(game, kind, number)
    tokens = () if effect is None else effect.icons()
    gifts = [token for token in tokens if isinstance(token, str) and token[0].islower() and token not in OCCASIONS]
    return icons_of(game)[gifts[-1]].id if gifts else symbol(BLANK)


@lru_cache(maxsize=1024)
def draw_lines(icons: IconSet, lines: Lines, w: float, h: float, most: float = 15.0) -> str:
    """Each row in the middle of its room."""
    size, rows = fit_lines(lines, w, h, most)
    drawn: list[str] = []
    for i, row in enumerate(rows):
        left = (w - _room(row, size)) / 2
        for line in row:
            wide = row_width(line, size)
            drawn.append(centred(icons, line, left, (i + 0.5) * h / len(rows) - size / 2, size, wide))
            left += wide + 0.8 * size
    return "".join(drawn)


def fit_lines(lines: Lines, w: float, h: float, most: float = 15.0) -> tuple[float, list[Lines]]:
    """Lines in one or two rows, whichever is larger, or in more if they would become unreadable; and their size."""
    size, rows = 0.0, list[Lines]()
    for first in range(len(lines)):
        tried = [row for row in (lines[:first], lines[first:]) if row]
        fitting = min([most, h / len(tried) - BETWEEN, *(15 * w / _room(row, 15) for row in tried)])
        if fitting > size:
            size, rows = fitting, tried
    if size >= SMALLEST:
        return size, rows
    return SMALLEST, [(row,) for line in lines for row in break_line(line, w)]


@lru_cache(maxsize=1024)
def least_height(lines: Lines, w: float) -> float:
    """The room below which rows of readable icons would overlap."""
    _, rows = fit_lines(lines, w, 2 * (SMALLEST + BETWEEN))
    return len(rows) * SMALLEST if len(rows) > 2 else 2 * (SMALLEST + BETWEEN)


def break_line(line: tuple[Token, ...], w: float) -> list[tuple[Token, ...]]:
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


def _room(row: Lines, size: float) -> float:
    return sum([row_width(line, size) for line in row], 0.0) + 0.8 * size * (len(row) - 1)


@lru_cache(maxsize=512)
def _face(game: ConventionalGame[Catalog], lang: str, kind: str, number: int) -> Face:
    """A tile's face depends only on catalog and language."""
    w = words_of(game, lang)
    effect: Any = effect_of(game, kind, number)
    parts = effect.parts() if isinstance(effect, All) else (effect,)
    return Face(
        name=labels.thing(w, game, kind, number),
        lines=tuple(tuple(part.icons()) for part in parts),
        sentence=w.sentence(effect),
    )


def effect_of(game: ConventionalGame[Catalog], kind: str, number: int) -> Any:
    return game.numbered[kind, number].effect
