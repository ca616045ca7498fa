"""The numbered rules in other languages say the same numbers as the English ones.

Ids, chapters, tags and pages are compared by `tafelrunde check` (conformance/header.py).
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from tafelrunde.conformance.header import faults_of_translation
from tafelrunde.games import games
from tafelrunde.games.rulebook import appendices, chapters, rulebook

TRANSLATED: Final = list(games)
NAMES: Final = re.compile(r"[A-Z]+(?:-[A-Z][A-Z0-9]*)+-\d+|\d{3} p\.\d+(?:-\d+)?(?:, p\.\d+(?:-\d+)?)*")  # ids, pages
NUMBER: Final = re.compile(r"\d+")


def numbers_of(text: str) -> Counter[str]:
    return Counter(NUMBER.findall(NAMES.sub("", text)))


@pytest.mark.parametrize("name", TRANSLATED)
def test_no_number_of_a_rule_is_lost_in_german(name: str) -> None:
    english, german = (
        {
            rule.id: rule.text
            for chapter in rulebook(games[name], lang) + appendices(games[name], lang)
            for rule in chapter.rules
        }
        for lang in ("en", "de")
    )
    lost = {id: numbers for id, text in english.items() if (numbers := numbers_of(text) - numbers_of(german[id]))}
    assert not lost
    assert all(text != english[id] for id, text in german.items())


ENGLISH: Final = "## Moving (MOVE)\n- BOX-MOVE-01 [base] A piece moves. (002 p.3)\n- BOX-MOVE-02 It stays. [RULING]\n"


@pytest.mark.parametrize(
    ("instead_of", "stands", "fault"),
    [
        ("- BOX-MOVE-02 It stays. [RULING]\n", "", "rule 2 must be BOX-MOVE-02 and is none"),
        ("MOVE-02", "MOVE-03", "rule 2 must be BOX-MOVE-02 and is BOX-MOVE-03"),
        ("(MOVE)", "(GO)", "the chapter 'Moving' must hold the same rules under the same codes"),
        ("[base]", "[PG]", "BOX-MOVE-01 must have the tags base"),
        (" [RULING]", "", "BOX-MOVE-02 must have the tags RULING"),
        ("p.3", "p.4", "BOX-MOVE-01 must name the pages 002 p.3"),
    ],
)
def test_what_a_translation_lacks_is_named(instead_of: str, stands: str, fault: str) -> None:
    assert not list(faults_of_translation(chapters(ENGLISH), chapters(ENGLISH)))
    translated = ENGLISH.replace(instead_of, stands)
    assert list(faults_of_translation(chapters(ENGLISH), chapters(translated))) == [fault]
