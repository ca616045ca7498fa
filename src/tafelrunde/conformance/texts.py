"""Checks of texts: every question, option and event has words in every language.

In the pseudo-language every letter from .ftl files carries an accent, so a plain word in a text comes from elsewhere,
such as a raw id or a fact meant only for choosing a variant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from ..kernel.game import Game, Value
from ..kernel.languages import PSEUDO
from ..kernel.state import EVERYTHING, SPECTATOR
from ..words import LANGUAGES, BrokenText, MissingText, Words, words_of
from ..words.check import missing_texts, texts_at_end, texts_now
from .positions import at_every_question, own_view

UNACCENTED_WORD: Final = re.compile(r"[A-Za-z]{2,}")
HYPHENATED: Final = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
TAGLINE: Final = 2  # lines


def complaint(w: Words, game: Game, text: str) -> str:
    """The fault of a text; empty if it can be shown to people."""
    if not text.strip():
        return f"{w.lang}: a text is empty"
    if "{" in text or "None" in text:
        return f"{w.lang}: not filled in: {text}"
    if w.lang == PSEUDO and UNACCENTED_WORD.search(text):
        return f"not from the files of words: {text}"
    for token in HYPHENATED.findall(text):
        kind, _, rest = token.partition("-")
        if w.has(token) or (kind in game.kinds and rest.isdigit()):
            return f"{w.lang}: holds the id {token}: {text}"
    return ""


def complaints(w: Words, game: Game, texts: list[str]) -> list[str]:
    return [found for text in texts if (found := complaint(w, game, text))]


def all_languages(game: Game) -> list[Words]:
    return [words_of(game, lang) for lang in (*LANGUAGES, PSEUDO)]


def spoken_languages(game: Game) -> list[Words]:
    return [words_of(game, lang) for lang in LANGUAGES]


def nothing_missing(game: Game) -> Iterator[str]:
    yield from missing_texts(game)


def game_texts(game: Game) -> Iterator[str]:
    for w in all_languages(game):
        texts = [w.text(f"game-{part}") for part in ("title", "tagline", "minutes")]
        yield from complaints(w, game, texts)
        if len(texts[1].splitlines()) != TAGLINE:
            yield f"{w.lang}: game-tagline must have {TAGLINE} lines"


def sentences(game: Game) -> Iterator[str]:
    """Every component with an effect has a sentence."""
    for w in all_languages(game):
        texts = [
            w.sentence(component.description) for component in game.components if component.description is not None
        ]
        yield from complaints(w, game, texts)


def whole_game(game: Game, players: int, options: Mapping[str, Value]) -> Iterator[str]:
    """A whole game: every question and option, then the log as each seat reads it, and the result."""
    found: dict[str, None] = {}  # each once
    languages = all_languages(game)
    for match in at_every_question(game, players, 7, options):
        view = {} if match.decision is None else own_view(match)
        for w in languages:
            try:
                if match.decision is not None:
                    found |= dict.fromkeys(complaints(w, game, texts_now(w, match, view)))
                    continue
                for seat in (*range(players), SPECTATOR, EVERYTHING):
                    found |= dict.fromkeys(complaints(w, game, texts_at_end(w, match, seat)))
            except (MissingText, BrokenText) as wrong:
                found[str(wrong)] = None
    yield from found
