"""A pack is tried out by games of bots."""

from __future__ import annotations

import pytest

from tafelrunde.bots import bot, pack_check
from tafelrunde.bots.pack_check import check_pack
from tafelrunde.games import game_with_pack, games

RICH = '[pack]\nname = "rich"\n\n[deus.card.green_small_production]\neffect = "Gain(VP, 9)"\n'
AS_IT_IS = '[pack]\nname = "as it is"\n'


def test_a_trial_tells_how_scores_move_and_says_how_far_it_is() -> None:
    said: list[int] = []
    found = check_pack(game_with_pack("deus", RICH), games["deus"], lambda: bot("random"), said.append, games=10)
    assert (found.games, found.ended, found.broken, said[-1]) == (10, 10, "", 100)
    assert found.score > found.score_before


def test_with_nothing_changed_nothing_moves() -> None:
    found = check_pack(
        game_with_pack("deus", AS_IT_IS), games["deus"], lambda: bot("random"), lambda percent: None, games=2
    )
    assert (found.score, found.choices, found.error) == (found.score_before, found.choices_before, 0.0)


def test_a_game_that_does_not_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_check, "LONGEST", 30)
    found = check_pack(
        game_with_pack("deus", RICH), games["deus"], lambda: bot("random"), lambda percent: None, games=2
    )
    assert found.ended == 0
    assert "still not over after" in found.broken
