"""The Gymnasium environments: its own check, and a seat against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tafelrunde import BadUse
from tafelrunde.envs.gymnasium import SeatEnv, id_of

from .observed_games import EVERY_TABLE


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_it_passes_the_check_without_a_warning(name: str, players: int):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(id_of(name), players=players).unwrapped)


def play(seat: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """To the end, at random. The last reward and what is said with it."""
    dice = np.random.default_rng(seed)
    _, info = seat.reset(seed=seed)
    ended, reward = False, 0.0
    while not ended:
        assert reward == 0
        masks = seat.unwrapped.action_masks()
        assert (masks == info["action_mask"]).all()
        _, reward, ended, cut, info = seat.step(dice.choice(np.flatnonzero(masks)))
        assert not cut
    assert not info["action_mask"].any()
    return reward, info


def test_a_random_player_loses_against_greedy_bots_in_any_seat():
    table = gymnasium.make("tafelrunde/Deus-v0", players=3, opponents=["greedy", "random"])
    seats = set()
    for seed in range(3):
        reward, info = play(table, seed)
        greedy = (info["seat"] + 1) % 3
        assert info["scores"][greedy] == max(info["scores"])
        assert reward < 1
        assert not info["won"]
        seats.add(info["seat"])
    assert len(seats) > 1


def test_the_same_seed_plays_the_same_match_again():
    assert play(SeatEnv(opponents="random"), 7) != play(SeatEnv(opponents="random"), 8)
    one, other = (play(SeatEnv(players=4, opponents="random", reward="margin"), 7) for _ in range(2))
    assert one[0] == other[0]
    assert one[1]["scores"] == other[1]["scores"]


def test_the_own_seat_can_be_given():
    table = SeatEnv(players=4, seat=2)
    for seed in range(5):
        assert table.reset(seed=seed)[1]["seat"] == 2
        assert table.match.decision is not None
        assert table.match.decision.seat == 2


def test_an_illegal_action_ends_the_match_and_costs_1():
    table = SeatEnv()
    table.reset(seed=1)
    _, reward, ended, _, info = table.step(np.int64(0))
    assert (reward, ended) == (-1, True)
    assert "ORDER, which is not asked" in info["illegal"]
    with pytest.raises(BadUse, match="call reset"):
        table.step(np.int64(0))


def test_a_name_of_several_words_becomes_one():
    assert id_of("age_of_innovation") == "tafelrunde/AgeOfInnovation-v0"


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"opponents": ["random", "random"]}, "2 play, so there are 1 opponents, not 2"),
        ({"opponents": "grandmaster"}, "there is no bot 'grandmaster'"),
        ({"seat": 2}, "the seats of 2 players are 0 to 1, not 2"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
    ],
)
def test_bad_use_is_named(settings: dict[str, Any], says: str):
    with pytest.raises(BadUse, match=says):
        SeatEnv(**settings)
