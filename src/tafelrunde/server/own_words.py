"""The words of the server itself, apart from those of the games, and in which language a request wants them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from ..words import Words
from ..words.texts import LANGUAGES, PSEUDO

USUAL: Final = "en"


@cache
def own_words(lang: str) -> Words:
    return Words(lang, [Path(__file__).parent / ("de.ftl" if lang == "de" else "en.ftl")])


def language_of(scope: Scope) -> str:
    """As the address says (`?lang=`), else the first of the browser's languages that we speak."""
    asked: str = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[-1]
    if asked in (*LANGUAGES, PSEUDO):
        return asked
    wished = (part.partition(";")[0].strip() for part in Headers(scope=scope).get("accept-language", "").split(","))
    return next((tag[:2].lower() for tag in wished if tag[:2].lower() in LANGUAGES), USUAL)
