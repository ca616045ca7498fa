"""Every box on the shelf has words for all it asks and tells, in every language (tafelrunde.conformance.texts)."""

from __future__ import annotations

import pytest
from tests.soak import SOAK

from tafelrunde.conformance import Case, cases
from tafelrunde.games import games
from tafelrunde.kernel.languages import LANGUAGES
from tafelrunde.kernel.state import Fact
from tafelrunde.words import words_of
from tafelrunde.words.ftl import simple

FACTS: tuple[Fact, ...] = (0, 7, 999, 1000, -1, "ä {} $x  ")
CASES = [case for game in games.values() for case in cases(game, thorough=bool(SOAK)) if case.part == "texts"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_said_without_a_text(case: Case) -> None:
    assert case.problems() == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games)
def test_a_simple_text_is_said_as_fluent_says_it(name: str, lang: str) -> None:
    words = words_of(games[name], lang)
    for id in words.ids():
        names = (simple(words._entries[id]) or [])[1::2]
        for fact in FACTS if names else (0,):
            facts: dict[str, Fact] = dict.fromkeys(names, fact)
            said = words._format_simply(id, facts)
            assert said is None or said == words._format_by_fluent(id, facts)
