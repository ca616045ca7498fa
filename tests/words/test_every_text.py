"""Every box on the shelf has words for all it asks and tells, in every language (tafelrunde.conformance.texts)."""

from __future__ import annotations

import pytest
from tests.soak import SOAK

from tafelrunde.conformance import Case, cases
from tafelrunde.games import games

CASES = [case for game in games.values() for case in cases(game, thorough=bool(SOAK)) if case.part == "texts"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_said_without_a_text(case: Case) -> None:
    assert case.problems() == []
