"""A row of numbers, icons and signs: an effect at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, Union

from .icons import IconSet, icon
from .lettering import BOLD, LEAST
from .lettering import width as width_of
from .svg import text

Token = Union[int, str]

SIGNS: Final = frozenset(("→", "/", ":", "×", "+", "=", "|", "∞"))
_GAP: Final = 0.12  # between two tokens, in icon sizes
_APART: Final = 0.45
_LETTERS: Final = 0.86  # the size of numbers beside icons
_SLIM: Final = {"per": 14 / 24, "arrow": 18 / 24}  # the width of icons that are not square


def known(icons: IconSet, token: Token) -> bool:
    """Whether a token can be drawn; others are bugs of the game."""
    return isinstance(token, int) or token in icons.drawings or token in SIGNS


def row_width(tokens: Sequence[Token], size: float) -> float:
    return sum([_width(token, size) for token in tokens], 0.0) + sum(_gaps(tokens, size), 0.0)


def row(
    icons: IconSet, tokens: Sequence[Token], x: float, y: float, size: float, room: float = 0, colour: str = ""
) -> tuple[str, float]:
    """The row from its upper left corner, and its width. It is scaled down to fit the room."""
    if not tokens:
        return "", 0.0
    width = row_width(tokens, size)
    if 0 < room < width:
        shrunk = size * room / width
        return row(icons, tokens, x, y + (size - shrunk) / 2, shrunk, colour=colour)
    parts: list[str] = []
    place = x
    for token, gap in zip(tokens, [*_gaps(tokens, size), 0.0], strict=True):
        if isinstance(token, str) and (name := _icon(token)):
            parts.append(icon(icons, name, place, y, size, colour=colour))
        else:
            parts.append(text(place, y + size * 0.8, str(token), "b", size * _LETTERS))
        place += _width(token, size) + gap
    return "".join(parts), width


def readable(tokens: Sequence[Token], size: float, room: float) -> bool:
    """Whether a row scaled down to fit the room is still readable."""
    return not tokens or min(1.0, room / row_width(tokens, size)) * size * _LETTERS >= LEAST


def in_lines(
    icons: IconSet, tokens: Sequence[Token], x: float, y: float, size: float, room: float
) -> tuple[str, float]:
    """A row wrapped to the width, and the height of all lines."""
    lines: list[list[Token]] = [[]]
    for token in tokens:
        if lines[-1] and row_width([*lines[-1], token], size) > room:
            lines.append([])
        lines[-1].append(token)
    drawn = [row(icons, line, x, y + i * (size + 3), size, room)[0] for i, line in enumerate(lines)]
    return "".join(drawn), len(lines) * (size + 3) - 3


@lru_cache(maxsize=1 << 14)
def centred(
    icons: IconSet, tokens: tuple[Token, ...], x: float, y: float, size: float, room: float, colour: str = ""
) -> str:
    """The row, centred in the room that begins at x. Cached, since a picture has hundreds, and most repeat."""
    width = min(room, row_width(tokens, size))
    return row(icons, tokens, x + (room - width) / 2, y, size, room, colour)[0]


@lru_cache(maxsize=1 << 12)
def icons_in(tokens: tuple[Token, ...]) -> frozenset[str]:
    """The icons needed for this row."""
    return frozenset(name for token in tokens if isinstance(token, str) and (name := _icon(token)))


def _gaps(tokens: Sequence[Token], size: float) -> list[float]:
    """The gap between two tokens; adjacent numbers must not read as one."""
    return [size * (_APART if isinstance(a, int) and isinstance(b, int) else _GAP) for a, b in pairwise(tokens)]


def _icon(token: str) -> str:
    """The icon of a token: names of icons begin with a small letter. Signs and other words are text."""
    return "arrow" if token == "→" else token if token[0].islower() else ""


def _width(token: Token, size: float) -> float:
    if isinstance(token, str) and (name := _icon(token)):
        return size * _SLIM.get(name, 1.0)
    return width_of(str(token), size * _LETTERS, BOLD)
