"""`tafelrunde games`: the games and their options."""

from __future__ import annotations

import json

import pytest

from tafelrunde import games

from .conftest import Run


def test_games_lists_options_with_their_default_first(run: Run):
    outcome = run("games")
    assert outcome.code == 0
    assert "deus, 2-4 players" in outcome.out
    assert "false, true" in outcome.out
    deus = next(box for box in json.loads(run("games", "--json").out) if box["game"] == "deus")
    assert {option["name"]: option["default"] for option in deus["options"]}["joker"] is False


@pytest.mark.parametrize("width", [1, 12, 40, 80, 200])
def test_no_id_is_cut_however_narrow_the_terminal_is(run: Run, monkeypatch: pytest.MonkeyPatch, width: int):
    monkeypatch.setenv("COLUMNS", str(width))
    words = run("games").out.replace(",", " ").split()
    for box in games.values():
        assert box.name in words
        assert {option.name for option in box.options} <= set(words)
