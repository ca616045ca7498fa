"""Revive obeys the laws in the campaign and with variants together. Laws for every game are in
tests/conformance."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.kernel.laws import play_by_the_laws, plays_on
from tafelrunde.kernel.match import NOTHING, Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

EVERYTHING = {"locations": True, "formica": True, "giant_crystals": True, "vukuntur": True, "moon": True}
CHOICES = {"choose_tribes": True, "two_artifact_cards": True}


@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [
        (1, EVERYTHING, 5),
        (2, {"chapter": 5, **CHOICES}, 6),
        (3, {**EVERYTHING, **CHOICES, "switch": "energy"}, 7),
        (4, {**EVERYTHING, "longer": True, "switch": "track"}, 8),
        (2, {**EVERYTHING, "shared_artifact_card": True, "colours_when_playing_only": True}, 9),
    ],
)
def test_the_laws_hold(players: int, options: dict[str, object], seed: int) -> None:
    play_by_the_laws(REVIVE, players, options, seed, every=17)


def test_every_position_of_a_solo_game_obeys_the_laws() -> None:
    play_by_the_laws(REVIVE, 1, {"moon": True}, 3, every=2)


def test_what_is_imagined_can_be_played_to_an_end() -> None:
    match = Match(REVIVE, 3, 5, EVERYTHING)
    dice = seeded(5)
    while match.decision is not None:
        if len(match.codes) % 97 == 3:
            for seat in range(match.players):
                plays_on(match, seat, len(match.codes))
        match.choose(random_code(match, dice))


def test_games_end_before_the_guard() -> None:
    """The stall guard is for those who hibernate for ever; random players end games by artifacts."""
    for seed in range(6):
        match = Match(REVIVE, 2 + seed % 3, seed, keep=NOTHING)
        dice = seeded(seed)
        while match.decision is not None:
            match.choose(random_code(match, dice))
        assert match.result.ending == "artifacts"
