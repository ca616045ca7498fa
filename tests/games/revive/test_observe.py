"""Observations have the same length at every table, and every number lies between 0 and 1."""

from __future__ import annotations

import pytest

from tafelrunde.conformance.observed import faults_of
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.kernel.game import Value
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

EVERYTHING_IN: dict[str, Value] = {"chapter": 5, "moon": True, "choose_tribes": True, "two_artifact_cards": True}


def played(players: int, options: dict[str, Value], choices: int) -> Match:
    match, dice = Match(REVIVE, players, players, options), seeded(players)
    while len(match.codes) < choices and match.decision is not None:
        match.choose(random_code(match, dice))
    return match


@pytest.mark.parametrize("players", REVIVE.players)
@pytest.mark.parametrize("options", [{}, EVERYTHING_IN], ids=["base", "everything"])
def test_every_part_has_its_size(players: int, options: dict[str, Value]) -> None:
    for choices in (0, 3, 60, 200, 400):
        match = played(players, options, choices)
        for seat in range(players):
            assert list(faults_of(REVIVE, match.view(seat))) == []


def test_closed_crates_are_seen_by_their_owner_only() -> None:
    match, dice = Match(REVIVE, 2, 2), seeded(2)
    while not any(seat["crates_closed_count"] for seat in match.view(0)["seats"]):
        match.choose(random_code(match, dice))
    part = next(part for part in REVIVE.ai.observation_layout if part.name == "crates_closed")
    size = part.shape[1]
    for seat in (0, 1):
        view = match.view(seat)
        numbers = part.read(view)
        assert sum(numbers[:size]) == len(view["seats"][seat]["crates_closed"]) / 2
        assert not any(numbers[size:])
