"""Age of Innovation obeys the laws of the kernel: every player count, both set-ups, both balances, both sides."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.kernel.laws import imagines_afresh, play_by_the_laws, plays_on
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

MOST_OPTIONS = 150
MOST_TO_REPLAY = 3.0


@pytest.mark.parametrize("players", AGE_OF_INNOVATION.players)
@pytest.mark.parametrize("set_up", ["sets", "draft"])
@pytest.mark.parametrize("balance", ["2023", "2024"])
def test_random_play_obeys_the_laws(players: int, set_up: str, balance: str) -> None:
    options = {"set_up": set_up, "balance": balance, "harder_map": set_up == "draft"}
    play_by_the_laws(AGE_OF_INNOVATION, players, options, seed=10 * players, every=7)


def test_what_a_seat_imagines_can_be_played_to_the_end() -> None:
    match = Match(AGE_OF_INNOVATION, 2, 5)
    dice = seeded(5)
    for _ in range(60):
        match.choose(random_code(match, dice))
    for seat in range(2):
        plays_on(match, seat, seed=seat)


def test_the_area_tile_is_dealt_anew_by_who_imagines() -> None:
    imagines_afresh(AGE_OF_INNOVATION, 2, seed=3, every=5)


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("set_up", ["draft", "sets"])
def test_in_set_up_the_table_shows_who_is_asked(players: int, set_up: str) -> None:
    match, dice = Match(AGE_OF_INNOVATION, players, 1, {"set_up": set_up}), seeded(1)
    while match.decision is not None and match.view(0)["round"] == 0:
        assert match.view(0)["turn"] == match.decision.seat
        match.choose(random_code(match, dice))
