"""A numbered rule as readers see it: the sentence, and small marks for what the list says about its origin.

The rule lists are also the specification of the engines. Their remarks for those who build (`ICON LOST`, `[RULING]`,
`OPEN Q7`, file names, pages) become marks with an explanation, or plain words.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from ...games.rulebook import Rule
from ...kernel.game import Game
from ...words import Words, labels, words_of
from ..schemas.games import RuleInfo, RuleMark
from ..texts import server_texts

BOXES: Final = re.compile(r"^\[\w+(?:,\w+)*\]\s*")
LAST_BRACKETS: Final = re.compile(r"\s*\(([^()]*)\)\s*$")
PAGES: Final = re.compile(r"(?P<book>\d{3}) (?P<pages>p\.\d+(?:-\d+)?(?:, p\.\d+(?:-\d+)?)*)")
ABOUT_ORIGIN: Final = re.compile(
    r"\d{3} p\.|(?:components|pieces|table)/|(?:box|switches)\.py|our rulings|^ours$|public data|inferred|follows from"
)

# What a remark looks like, and the mark it becomes.
REMARKS: Final = (
    (re.compile(r"\[DE/EN\]"), "editions"),
    (re.compile(r"\[(?:RULING|[^\]]*; RULING)[^\]]*\]"), "ruling"),
    (re.compile(r"\[DERIVED[^\]]*\]"), "derived"),
    (re.compile(r"ICON LOST around [^.]*\."), "icon"),
    (re.compile(r"(?<=prerequisite )ICON LOST(?:, OPEN)?"), "icon"),
    (re.compile(r"ICON LOST(?: \(board\))?"), "icon"),
    (re.compile(r"\bSETTLED\b"), "settled"),
    (re.compile(r"\bOPEN(?: Q\d+)?\b"), "open"),
    (re.compile(r"\bDEFAULT(?: Q\d+)?\b"), "ruling"),
    (re.compile(r"\bINFERRED\b"), "derived"),
)
IN_BRACKETS: Final = (
    ("ruling", re.compile(r"RULING|our rulings|^ours$")),
    ("derived", re.compile(r"DERIVED|inferred|follows from")),
    ("public", re.compile(r"public data")),
)

GAP: Final = "\ue000"  # where something was taken out; a sentence may begin behind it

# Words for builders, and words for readers.
REWORDED: Final = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"\[DERIVED\] from\b", "Follows from"),
        (r"\[(?:DE/EN|RULING|DERIVED|[^\]]*; RULING)[^\]]*\]\s*", GAP),
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
        (r"`[\w.]+` of (?=`?(?:(?:components|pieces|table)/\w+|box|switches)\.py)", ""),
        (r"`?(?:(?:components|pieces|table)/\w+|box)\.py`?", "the list of components"),
        (r"`?switches\.py`?", "the options of the table"),
    )
)
TIDY: Final = ((re.compile(r"\s+([.,;:])"), r"\1"), (re.compile(r"\(\s*\)"), ""), (re.compile(r"\s{2,}"), " "))
BEGUN: Final = re.compile(rf"(^|[.!?:] ?){GAP}+\s*([a-z])|(^|[.!?] )(the English rulebook|option)")
INSIDE: Final = re.compile(r"(?<![.!?:]) (Played here|Open question|Follows from|Only drawn)\b")
ID: Final = re.compile(r"\s*\(`([^`]+)`\)")  # of a component, behind its name
BOOK: Final = re.compile(r"\b0\d\d\b")
CODE: Final = re.compile(r"`([^`]+)`")
VARIANT: Final = re.compile(r"`?VARIANT\(([\w-]+)\)`?")


class _Sorted(NamedTuple):
    text: str
    marks: list[str]
    pages: list[tuple[str, str]]  # which rulebook, which pages


def rule_shown(game: Game, w: Words, rule: Rule) -> RuleInfo:
    """A rule of the reference. Its sentence is English; its marks are in the language of the reader."""
    found = _sorted(rule.text)
    say = server_texts(w.lang)
    marks = [
        RuleMark(kind="box", label=w.text(f"box-{tag.lower()}"), hint=say.text("mark-box-hint"))
        for tag in rule.tags
        if w.has(f"box-{tag.lower()}")
    ]
    marks += [
        RuleMark(kind=kind, label=say.text(f"mark-{kind}"), hint=say.text(f"mark-{kind}-hint"))
        for kind in dict.fromkeys(found.marks)
    ]
    for book, pages in found.pages:
        known = w.has(f"book-{book}")
        label = say.text("mark-page-of", book=w.text(f"book-{book}"), pages=pages) if known else ""
        hint = w.text(f"book-{book}-hint") if known else say.text("mark-page-hint")
        marks.append(RuleMark(kind="page", label=label or say.text("mark-page", pages=pages), hint=hint))
    return RuleInfo(id=rule.id, text=_worded(game, found.text), marks=marks)


def chapter_title(title: str) -> str:
    """The heading of a chapter without pages and names in other languages."""
    return re.sub(r"\s*(?:\([^()]*\d{3} p\.[^()]*\)|\[[^\]]*\]|: (?:number\b|\d).*)", "", title)


def _sorted(text: str) -> _Sorted:
    text = BOXES.sub("", text)
    marks: list[str] = []
    pages: list[tuple[str, str]] = []
    while (last := LAST_BRACKETS.search(text)) is not None and ABOUT_ORIGIN.search(last[1]):
        text = text[: last.start()]
        pages = [(each["book"], each["pages"].replace("p.", "")) for each in PAGES.finditer(last[1])] + pages
        parts = [part.strip() for part in last[1].split(";")]
        marks += [mark for mark, pattern in IN_BRACKETS if any(pattern.search(part) for part in parts)]
    marks = [mark for pattern, mark in REMARKS if pattern.search(text)] + marks
    return _Sorted(text, marks, pages)


def _worded(game: Game, text: str) -> str:
    words = words_of(game, "en")

    def called(match: re.Match[str]) -> str:
        """An option by its label; a component by nothing, for its name stands before it."""
        name = labels.slug(match[1])
        return f"“{words.text(f'option-{name}')}”" if words.has(f"option-{name}") else match[1]

    for pattern, instead in REWORDED:
        text = pattern.sub(instead, text)
    text = VARIANT.sub(lambda match: f"Variant {called(match)}", text)
    text = ID.sub(lambda match: "" if match[1] in _ids(game) else match[0], text)
    text = CODE.sub(called, text)
    text = BOOK.sub(lambda match: _book(words, match[0]), text)
    for pattern, instead in TIDY:
        text = pattern.sub(instead, text)
    text = INSIDE.sub(lambda match: f" {match[1][0].lower()}{match[1][1:]}", text.strip())
    text = BEGUN.sub(_capital, text)
    return _ended(text.replace(GAP, "").strip())


def _capital(match: re.Match[str]) -> str:
    """What begins a sentence, with a capital letter."""
    before, begun = (match[1], match[2]) if match[2] else (match[3], match[4])
    return before + begun[0].upper() + begun[1:]


@lru_cache(maxsize=32)
def _ids(game: Game) -> frozenset[str]:
    return frozenset(component.id for component in game.components)


def _book(words: Words, number: str) -> str:
    name = words.text(f"book-{number}-hint") if words.has(f"book-{number}-hint") else number
    return name[0].lower() + name[1:]


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", ")")) else f"{text}."
