"""Rewords numbered rules for readers, in English and German: remarks for developers are removed or put in plain words.

The English lists use markers such as `ICON LOST`, `DEFAULT` and `OPEN Q7`; the German ones use sentences, so fewer
patterns are needed there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from ...games.rulebook import rulebook_language
from ...kernel.game import Game
from ...words import Words, labels, words_of

GAP: Final = "\ue000"  # placeholder for removed text; a sentence may begin after it
Reworded = tuple[tuple[re.Pattern[str], str], ...]


class Wording(NamedTuple):
    """The patterns and phrases of one language."""

    reworded: Reworded
    quoted: str
    variant: str
    begins: re.Pattern[str]  # words that begin a sentence only after rewording
    inside: re.Pattern[str]  # words of a sentence of their own, found inside another
    book: Callable[[Words, str], str]


def _compiled(*pairs: tuple[str, str]) -> Reworded:
    return tuple((re.compile(pattern), words) for pattern, words in pairs)


def _book(words: Words, number: str) -> str:
    name = words.text(f"book-{number}-hint") if words.has(f"book-{number}-hint") else number
    return name[0].lower() + name[1:]


def _heft(words: Words, number: str) -> str:
    """Without an article, since its grammatical case is unknown."""
    return f"Heft „{words.text(f'book-{number}')}“" if words.has(f"book-{number}") else number


TAGS: Final = r"\[(?:DE/EN|RULING|DERIVED|[^\]]*; RULING)[^\]]*\]\s*"
OF_COMPONENTS: Final = r"(?:`?(?:(?:components|pieces|table)/\w+|box)\.py`?|`abilities/`)"
OF_OPTIONS: Final = r"`?(?:table/)?switches\.py`?"
NOTHING: Final = re.compile(r"(?!)")

ENGLISH: Final = Wording(
    reworded=_compiled(
        (r"\[DERIVED\] from\b", "Follows from"),
        (TAGS, GAP),
        (r"ICON LOST around [^.]*\.", ""),
        (r"(?<=prerequisite )ICON LOST(?:, OPEN)?", "unknown"),
        (r"ICON LOST(?: \(board\))?(?:[,;] (?:SETTLED|OPEN))?: ", "Only drawn in the rulebook: "),
        (r"ICON LOST(?: \(board\))?(?:[,;] (?:SETTLED|OPEN))?[;.,]?\s*", GAP),
        (r"(?<=\(position )OPEN", "unknown"),
        (r"\bOPEN Q\d+ (?:for|on) ", "Open question: "),
        (r"\bOPEN(?: Q\d+)?\b[,:;.]?\s*", GAP),
        (r"\bSETTLED\b[,:;.]?\s*", GAP),
        (r"\bINFERRED\b[:,]?\s*", GAP),
        (r"\bDEFAULT (?:Q\d+: |order: )", GAP),
        (r"\bDEFAULT DE\b", "Played here: the German rulebook"),
        (r"\bDEFAULT EN\b", "Played here: the English rulebook"),
        (r"\bDEFAULT\.\s*", GAP),
        (r"\bDEFAULT(?:[:,] | (?=\S))", "Played here: "),
        (r"\bDEFAULT\b", "played here so"),
        (r"\bEngine default:", "Played here:"),
        (r"\s*\(engine: [^)]*\)", ""),
        (r"\bDE:", "German rulebook:"),
        (r"\bDE (?=rule|example)", "German "),
        (r"\bEN:", "English rulebook:"),
        (r"\bEN\b", "the English rulebook"),
        (r"\bthe extract\b", "our copy of the rulebook"),
        (r"\b(?:[Ss]witch|Key) (?=`)", "option "),
        (rf"`[\w.]+` of (?={OF_COMPONENTS}|`?switches\.py)", ""),
        (OF_COMPONENTS, "the list of components"),
        (r"`?switches\.py`?", "the options of the table"),
    ),
    quoted="“{}”",
    variant="Variant",
    begins=re.compile(r"(^|[.!?] )(the English rulebook|option)"),
    inside=re.compile(r"(?<![.!?:]) (Played here|Open question|Follows from|Only drawn)\b"),
    book=_book,
)

GERMAN: Final = Wording(
    reworded=_compiled(
        (TAGS, GAP),
        (r"\b(?:Schalter|Schlüssel) (?=`)", "Option "),
        (rf"(?:`[\w.]+`(?:, | und ))*`[\w.]+` in (?={OF_COMPONENTS})", ""),
        (OF_OPTIONS, "die Optionen des Tisches"),
        (rf"\b(aus|in) {OF_COMPONENTS}", r"\1 der Liste der Bestandteile"),
        (rf"{OF_COMPONENTS}(?:, {OF_COMPONENTS})*", "die Liste der Bestandteile"),
    ),
    quoted="„{}“",
    variant="Variante",
    begins=NOTHING,
    inside=NOTHING,
    book=_heft,
)

WORDINGS: Final = {"en": ENGLISH, "de": GERMAN}

TIDY: Final = _compiled((r"\s+([.,;:])", r"\1"), (r"\(\s*\)", ""), (r"\s{2,}", " "))
BEGUN: Final = re.compile(rf"(^|[.!?:] ?){GAP}+\s*([a-zäöü])")
ID: Final = re.compile(r"\s*\(`([^`]+)`\)")  # of a component, behind its name
BOOK: Final = re.compile(r"\b0\d\d\b")
CODE: Final = re.compile(r"`([^`]+)`")
VARIANT: Final = re.compile(r"`?VARIANT\(([\w-]+)\)`?")


def worded(game: Game, language: str, text: str) -> str:
    """A rule, already without marks and pages, reworded for readers of this language."""
    language = rulebook_language(game, language)
    words, wording = words_of(game, language), WORDINGS[language]

    def called(match: re.Match[str]) -> str:
        """The label of an option; other codes unchanged."""
        name = f"option-{labels.slug(match[1])}"
        return wording.quoted.format(words.text(name)) if words.has(name) else match[1]

    for pattern, instead in wording.reworded:
        text = pattern.sub(instead, text)
    text = VARIANT.sub(lambda match: f"{wording.variant} {called(match)}", text)
    text = ID.sub(lambda match: "" if match[1] in _ids(game) else match[0], text)
    text = CODE.sub(called, text)
    text = BOOK.sub(lambda match: wording.book(words, match[0]), text)
    for pattern, instead in TIDY:
        text = pattern.sub(instead, text)
    text = wording.inside.sub(lambda match: f" {match[1][0].lower()}{match[1][1:]}", text.strip())
    for beginning in (BEGUN, wording.begins):
        text = beginning.sub(_capital, text)
    return _ended(text.replace(GAP, "").strip())


def _capital(match: re.Match[str]) -> str:
    """Capitalize the beginning of a sentence."""
    return match[1] + match[2][0].upper() + match[2][1:]


@lru_cache(maxsize=32)
def _ids(game: Game) -> frozenset[str]:
    return frozenset(component.id for component in game.components)


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", ")")) else f"{text}."
