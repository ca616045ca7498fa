"""Text measurement: estimated with one of the widest common fonts, so that text fits in any."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

LEAST: Final = 10.0  # the smallest readable letters

_EM: Final[dict[str, float]] = {}  # width of a letter at size 1
for _letters, _width in (
    ("ijlI.,'’|", 0.30),
    (" f()[]:;/!t-r„“”", 0.40),
    ("sczJ", 0.54),
    ("aekvxyLF?", 0.61),
    ("bdghnopquTYPß0123456789", 0.64),
    ("ABCERSVXZK", 0.69),
    ("DGHNOQU", 0.78),
    ("wM+×→–", 0.86),
    ("mW…—%", 1.0),
):
    for _letter in _letters:
        _EM[_letter] = _width
for _letter, _like in zip("äöüáàâéèêíóôúçÄÖÜ", "aouaaaeeeioouc" + "AOU", strict=True):
    _EM[_letter] = _EM[_like]


def width(words: str, size: float, bold: bool = False) -> float:
    em = sum([_EM.get(letter, 0.8) for letter in words], 0.0)
    return em * size * (1.1 if bold else 1)


@lru_cache(maxsize=1 << 14)
def fit(words: str, room: float, size: float, bold: bool = False) -> str:
    """The text, cut with an ellipsis if it is too long."""
    if width(words, size, bold) <= room:
        return words
    while words and width(words + "…", size, bold) > room:
        words = words[:-1]
    return words.rstrip() + "…"


@lru_cache(maxsize=1 << 14)
def letters(words: str, room: float, most: float, bold: bool = True, least: float = 6.5) -> float:
    """The largest size at which a name fits on its line."""
    return max(least, min(most, 0.99 * most * room / max(1.0, width(words, most, bold))))


@lru_cache(maxsize=1 << 14)
def wrap(words: str, room: float, size: float, most: int, bold: bool = False) -> tuple[str, ...]:
    """Wrap to at most n lines; a word too long for a line is divided, and the rest is cut."""
    lines: list[str] = []
    line = ""
    todo = words.split()
    while todo:
        word = todo.pop(0)
        longer = f"{line} {word}" if line else word
        if width(longer, size, bold) <= room:
            line = longer
        elif line:
            lines.append(line)
            line = ""
            todo.insert(0, word)
        else:
            head, tail = _divided(word, room, size, bold)
            lines.append(head)
            todo.insert(0, tail)
        if len(lines) == most:
            separator = "" if lines[-1].endswith("-") else " "
            return (*lines[:-1], fit(lines[-1] + separator + " ".join(todo), room, size, bold) if todo else lines[-1])
    return (*lines, line) if line else tuple(lines)


def _divided(word: str, room: float, size: float, bold: bool) -> tuple[str, str]:
    """After a hyphen in the word if there is one in time, else wherever the line ends."""
    n = len(word) - 1
    while n > 1 and width(word[:n] + "-", size, bold) > room:
        n -= 1
    own = word.rfind("-", 1, n + 1) + 1
    return (word[:own], word[own:]) if own else (word[:n] + "-", word[n:])


def capitalized(words: str) -> str:
    """With a capital, where words that stand in sentences stand alone."""
    return words[:1].upper() + words[1:]
