"""The words of components follow the rows of the tables that they are made of."""

from __future__ import annotations

import pytest

from tafelrunde.conformance import said
from tafelrunde.games import games


def test_another_value_of_a_row_changes_the_words() -> None:
    assert list(said.rows(games["deus"])) == []


def test_a_row_that_no_word_follows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.conformance.said.labels.facts", lambda w, component: ())
    found = list(said.rows(games["deus"]))
    assert any("another gold reads the same" in problem for problem in found), found[:5]
