"""Where words may be divided at the end of a line."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

SOFT: Final = "\u00ad"  # a soft hyphen; texts may bring their own
HYPHEN: Final = "-"

_WORD: Final = re.compile(r"[^\W\d_]+")


@cache
def _list() -> dict[str, str]:
    """Long German words of the games with a hyphen at each place; web/syllables.mjs writes the file."""
    lines = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8").split()
    return {line.replace(HYPHEN, ""): line for line in lines}


@cache
def syllables(word: str) -> tuple[str, ...]:
    """The parts of a word; a single one if it may not be divided. A hyphen of the word itself ends a part."""
    if SOFT in word:
        return tuple(word.split(SOFT))
    marked = _WORD.sub(lambda found: _divided(found[0]), word.replace(HYPHEN, HYPHEN + SOFT))
    return tuple(part for part in marked.split(SOFT) if part)


def _divided(word: str) -> str:
    """A word with soft hyphens, spelled as it was."""
    places = _list().get(word.lower())
    if places is None:
        return word
    letters = iter(word)
    return "".join(SOFT if letter == HYPHEN else next(letters) for letter in places)
