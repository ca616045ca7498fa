"""Text measurement and wrapping, in the fonts that the page brings along."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .advances import ADVANCES
from .syllables import HYPHEN, SOFT, syllables

LEAST: Final = 10.0  # the smallest readable letters

# Fonts, as indices of ADVANCES; to say `True` for bold is as good.
TEXT: Final = 0
BOLD: Final = 1
SERIF: Final = 2

_EM: Final = tuple({letter: em for em, letters in font for letter in letters} for font in ADVANCES)
_UNKNOWN: Final = 0.85  # a letter of another font
_LIKE: Final = dict(zip("ÊËÍÎÏÑÔÛĐđ", "EEIIINOUDd", strict=True))


@lru_cache(maxsize=1 << 14)
def width(words: str, size: float, font: int = TEXT) -> float:
    known = _EM[font]
    em = sum([known.get(letter) or known.get(_LIKE.get(letter, ""), _UNKNOWN) for letter in words], 0.0)
    return em * size


@lru_cache(maxsize=1 << 14)
def fit(words: str, room: float, size: float, font: int = TEXT) -> str:
    """The text, cut with an ellipsis if it is too long."""
    words = words.replace(SOFT, "")
    if width(words, size, font) <= room:
        return words
    while words and width(words + "…", size, font) > room:
        words = words[:-1]
    return words.rstrip() + "…"


@lru_cache(maxsize=1 << 14)
def letters(words: str, room: float, most: float, font: int = SERIF, least: float = 6.5) -> float:
    """The largest size at which a name fits on its line."""
    return max(least, min(most, 0.99 * most * room / max(1.0, width(words, most, font))))


@lru_cache(maxsize=1 << 14)
def wrap(words: str, room: float, size: float, most: int, font: int = TEXT) -> tuple[str, ...]:
    """Wrap to at most n lines; a word too long for a line is divided after a syllable, and the rest is cut."""
    lines: list[str] = []
    line = ""
    todo = words.split()
    while todo:
        word = todo.pop(0)
        longer = f"{line} {word}".replace(SOFT, "") if line else word.replace(SOFT, "")
        if width(longer, size, font) <= room:
            line = longer
        elif line:
            lines.append(line)
            line = ""
            todo.insert(0, word)
        else:
            head, tail = _divided(word, room, size, font)
            lines.append(head)
            if tail:
                todo.insert(0, tail)
        if len(lines) == most:
            separator = "" if lines[-1].endswith(HYPHEN) else " "
            return (*lines[:-1], fit(lines[-1] + separator + " ".join(todo), room, size, font) if todo else lines[-1])
    return (*lines, line) if line else tuple(lines)


def _divided(word: str, room: float, size: float, font: int) -> tuple[str, str]:
    """As much as fits, and the rest: up to a hyphen of the word's own, else up to a syllable. A word that cannot be
    divided is cut."""
    parts = syllables(word)
    heads = {n: "".join(parts[:n]) for n in range(len(parts) - 1, 0, -1)}
    own = [n for n, head in heads.items() if head.endswith(HYPHEN)]
    for n in (*own, *heads):
        head = heads[n] if n in own else heads[n] + HYPHEN
        if width(head, size, font) <= room:
            return head, SOFT.join(parts[n:])
    return fit("".join(parts), room, size, font), ""


def widest_part(words: str, size: float, font: int = TEXT) -> float:
    """The room that the text needs at least when it is wrapped: its widest syllable, with a hyphen."""
    return max((_of_word(word, size, font) for word in words.split()), default=0.0)


def _of_word(word: str, size: float, font: int) -> float:
    *heads, last = syllables(word)
    heads = [head if head.endswith(HYPHEN) else head + HYPHEN for head in heads]
    return max(width(part, size, font) for part in (*heads, last))


def capitalized(words: str) -> str:
    """Capitalize words that stand alone instead of inside a sentence."""
    return words[:1].upper() + words[1:]
