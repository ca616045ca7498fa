"""Makes one line of plain text of what people type."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40


LONGEST_TITLE: Final = 80


def plain_line(text: str, longest: int) -> str:
    """One line of plain text: no control characters, no signs that turn the direction of writing."""
    kept = "".join(" " if letter.isspace() else letter for letter in text)
    kept = "".join(letter for letter in kept if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(kept.split())[:longest].strip()
