"""Loads the translated texts of the server (`en.ftl`, `de.ftl`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...kernel.languages import DEFAULT_LANGUAGE, LANGUAGES
from ...words import Words


@cache
def server_texts(lang: str) -> Words:
    return Words(lang, [Path(__file__).parents[1] / f"{lang if lang in LANGUAGES else DEFAULT_LANGUAGE}.ftl"])
