"""The texts (translations) of the server itself, apart from those of the games."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ...words import Words

USUAL_LANGUAGE: Final = "en"
LANGUAGES: Final = ("en", "de")


@cache
def server_texts(lang: str) -> Words:
    return Words(lang, [Path(__file__).parents[1] / ("de.ftl" if lang == "de" else "en.ftl")])
