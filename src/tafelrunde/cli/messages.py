"""Messages of the command line program (en.ftl, de.ftl)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..words import Words


@cache
def messages(lang: str) -> Words:
    return Words(lang, [Path(__file__).parent / f"{lang}.ftl"])
