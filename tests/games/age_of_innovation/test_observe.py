"""Observations have the same length at every table, and every number lies between 0 and 1."""

from __future__ import annotations

import pytest

from tafelrunde.conformance.observed import faults_of
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded


@pytest.mark.parametrize("players", AGE_OF_INNOVATION.players)
@pytest.mark.parametrize("set_up", ["sets", "draft"])
def test_every_part_has_its_size(players: int, set_up: str) -> None:
    match = Match(AGE_OF_INNOVATION, players, players, {"set_up": set_up, "balance": "2024"})
    dice = seeded(players)
    while match.decision is not None:
        if len(match.codes) % 9 == 0:
            view = match.view(match.decision.seat)
            assert list(faults_of(AGE_OF_INNOVATION, view)) == []
        match.choose(random_code(match, dice))
