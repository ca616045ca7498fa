"""The languages of all texts. A new one is an entry here, plus its texts (`<language>.ftl`, guides, rulebooks)."""

from __future__ import annotations

from typing import Final, Literal, get_args

Language = Literal["en", "de"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
DEFAULT_LANGUAGE: Final = "en"
PSEUDO: Final = "xx"  # disguised English: shows in tests which text comes from no file
TextLanguage = Literal[Language, "xx"]
