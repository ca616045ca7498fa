"""Sanitizes text typed by people to one line of plain text."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80


def plain_line(text: str, longest: int) -> str:
    """Removes control and format characters, such as those that change the writing direction, and collapses spaces."""
    line = "".join(" " if char.isspace() else char for char in text)
    line = "".join(char for char in line if unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(line.split())[:longest].strip()
