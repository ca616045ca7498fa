"""`tafelrunde games`: the games and their options."""

from __future__ import annotations

import json

from .conftest import Run


def test_games_lists_options_with_their_default_first(run: Run):
    outcome = run("games")
    assert outcome.code == 0
    assert "deus" in outcome.out
    assert "2-4" in outcome.out
    assert "false, true" in outcome.out
    deus = next(box for box in json.loads(run("games", "--json").out) if box["game"] == "deus")
    assert {option["name"]: option["default"] for option in deus["options"]}["joker"] is False
