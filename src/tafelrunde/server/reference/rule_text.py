"""Converts numbered rules into responses: the sentence, and marks for remarks about its origin.

The rule lists are also the specification of the engines. Their remarks for developers (`ICON LOST`, `[RULING]`,
`OPEN Q7`, file names, pages) become marks with an explanation, or plain words (rule_wording.py). The marks come from
the English list in every language.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from ...games.rulebook import Rule, rulebook
from ...kernel.game import Game
from ...words import Words
from ..core.texts import server_texts
from .rule_wording import worded
from .schemas import RuleInfo, RuleMark

BOXES: Final = re.compile(r"^\[\w+(?:,\w+)*\]\s*")
LAST_BRACKETS: Final = re.compile(r"\s*\(([^()]*)\)\s*$")
PAGES: Final = re.compile(r"(?P<book>\d{3}) (?P<pages>p\.\d+(?:-\d+)?(?:, p\.\d+(?:-\d+)?)*)")
ABOUT_ORIGIN: Final = re.compile(
    r"\d{3} p\.|(?:abilities|components|pieces|table)/|(?:box|switches)\.py"
    r"|our rulings|^ours$|public data|inferred|follows from"
)

# Patterns of remarks, and the marks they become.
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


class _Parsed(NamedTuple):
    text: str
    marks: list[str]
    pages: list[tuple[str, str]]  # which rulebook, which pages


def rule_shown(game: Game, w: Words, rule: Rule) -> RuleInfo:
    """A rule of the reference, in the reader's language if there is a rulebook in it."""
    found = _in_english(game)[rule.id]
    texts = server_texts(w.lang)
    marks = [
        RuleMark(kind="box", label=w.text(f"box-{tag.lower()}"), hint=texts.text("mark-box-hint"))
        for tag in rule.tags
        if w.has(f"box-{tag.lower()}")
    ]
    marks += [
        RuleMark(kind=kind, label=texts.text(f"mark-{kind}"), hint=texts.text(f"mark-{kind}-hint"))
        for kind in dict.fromkeys(found.marks)
    ]
    for book, pages in found.pages:
        known = w.has(f"book-{book}")
        label = texts.text("mark-page-of", book=w.text(f"book-{book}"), pages=pages) if known else ""
        hint = w.text(f"book-{book}-hint") if known else texts.text("mark-page-hint")
        marks.append(RuleMark(kind="page", label=label or texts.text("mark-page", pages=pages), hint=hint))
    return RuleInfo(id=rule.id, text=worded(game, w.lang, _parsed(rule.text).text), marks=marks)


def chapter_title(title: str) -> str:
    """The heading of a chapter without page numbers and names in other languages."""
    return re.sub(r"\s*(?:\([^()]*\d{3} p\.[^()]*\)|\[[^\]]*\]|: (?:number\b|Nummer\b|\d).*)", "", title)


@lru_cache(maxsize=32)
def _in_english(game: Game) -> dict[str, _Parsed]:
    return {rule.id: _parsed(rule.text) for chapter in rulebook(game) for rule in chapter.rules}


def _parsed(text: str) -> _Parsed:
    text = BOXES.sub("", text)
    marks: list[str] = []
    pages: list[tuple[str, str]] = []
    while (last := LAST_BRACKETS.search(text)) is not None and ABOUT_ORIGIN.search(last[1]):
        text = text[: last.start()]
        pages = [(each["book"], each["pages"].replace("p.", "")) for each in PAGES.finditer(last[1])] + pages
        parts = [part.strip() for part in last[1].split(";")]
        marks += [mark for mark, pattern in IN_BRACKETS if any(pattern.search(part) for part in parts)]
    marks = [mark for pattern, mark in REMARKS if pattern.search(text)] + marks
    return _Parsed(text, marks, pages)
