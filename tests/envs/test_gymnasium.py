"""The Gymnasium environments: its own check, and a seat against bots."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tafelrunde import UsageError
from tafelrunde.envs.gymnasium import SeatEnv, id_of

from ..bots.ten_lines import HighestBot
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
    table = gymnasium.make("tafelrunde/Deus-v2", players=3, observation="vector", opponents=["greedy", "random"])
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
    assert play(SeatEnv("deus", opponents="random"), 7) != play(SeatEnv("deus", opponents="random"), 8)
    one, other = (play(SeatEnv("deus", players=4, opponents="random", reward="margin"), 7) for _ in range(2))
    assert one[0] == other[0]
    assert one[1]["scores"] == other[1]["scores"]


def test_the_own_seat_can_be_given():
    table = SeatEnv("deus", players=4, seat=2)
    for seed in range(5):
        assert table.reset(seed=seed)[1]["seat"] == 2
        assert table.match.decision is not None
        assert table.match.decision.seat == 2


def test_an_illegal_action_ends_the_match_and_costs_1():
    table = SeatEnv("deus")
    table.reset(seed=1)
    _, reward, ended, _, info = table.step(np.int64(0))
    assert (reward, ended) == (-1, True)
    assert "ORDER, which is not the pending question" in info["illegal"]
    with pytest.raises(UsageError, match="call reset"):
        table.step(np.int64(0))


def test_a_name_of_several_words_becomes_one():
    assert id_of("age_of_innovation") == "tafelrunde/AgeOfInnovation-v2"
    assert gymnasium.make(id_of("deus"), observation="vector").observation_space.shape == (2160,)


def test_a_policy_plays_at_the_other_seats():
    asked = []

    def first_legal(observation: np.ndarray, mask: np.ndarray) -> int:
        asked.append(observation.shape)
        return int(np.flatnonzero(mask)[len(asked) % mask.sum()])

    table = SeatEnv("deus", opponents=first_legal)
    play(table, 3)
    assert set(asked) == {table.observation_space.shape}


@pytest.mark.parametrize("opponent", [HighestBot, HighestBot(3), "tests.bots.ten_lines:HighestBot:whims=3"])
def test_a_bot_from_outside_plays_at_the_other_seats(opponent: Any):
    reward, info = play(SeatEnv("deus", opponents=opponent), 5)
    assert len(info["scores"]) == 2
    assert reward in (-1, 0, 1)


@pytest.mark.parametrize("opponents", ["random", "medium"])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_in_the_middle_of_a_match_goes_on_in_the_same_way(opponents: str, copied: Callable[[Any], Any]):
    table, dice = SeatEnv("deus", opponents=opponents), np.random.default_rng(2)
    _, info = table.reset(seed=2)
    for _ in range(12):
        _, _, _, _, info = table.step(dice.choice(info["legal_actions"]))
    twin = copied(table)
    for _ in range(6):
        action = dice.choice(info["legal_actions"])
        seen, _, _, _, info = table.step(action)
        same, *_ = twin.step(action)
        assert (same == seen).all()
        assert twin.match.hash() == table.match.hash()
    assert (twin.reset()[0] == table.reset()[0]).all()


def test_alone_one_is_paid_by_points_and_a_lost_game_is_not_won():
    for name in ("revive", "tapestry"):
        reward, info = play(SeatEnv(name, 1), 1)
        assert reward == pytest.approx(info["scores"][0] / 100)
    reward, info = play(SeatEnv("revive", 1, reward="rank"), 1)
    assert (reward, info["won"]) == (-1, False)


def test_dense_rewards_add_up():
    whole, _ = play(SeatEnv("deus", reward="margin", seat=0), 4)
    table, dice = SeatEnv("deus", reward="margin", seat=0, dense=True), np.random.default_rng(4)
    _, info = table.reset(seed=4)
    paid, ended = 0.0, False
    while not ended:
        _, reward, ended, _, info = table.step(dice.choice(np.flatnonzero(info["action_mask"])))
        paid += reward
    assert paid == pytest.approx(whole, abs=1e-5)


def test_many_seats_are_one_vector_environment():
    envs = gymnasium.make_vec(
        "tafelrunde/Deus-v2", 3, vectorization_mode="vector_entry_point", opponents="random", seat=1, jobs=2
    )
    seen, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    dice, ends = np.random.default_rng(1), 0
    while not ends:
        assert infos["action_mask"].any(1).all()
        assert (infos["seat"] == 1).all()
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, ended, _, infos = envs.step(actions)
        ends += ended.sum()
    assert (rewards[ended] != 0).all()
    assert infos["won"].tolist()[int(ended.argmax())] == (rewards[ended][0] > 0)
    envs.close()


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"opponents": ["random", "random"]}, "with 2 players there must be 1 opponents, not 2"),
        ({"opponents": "grandmaster"}, "there is no bot 'grandmaster'"),
        ({"seat": 2}, "seat must be 0 to 1 with 2 players, not 2"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
    ],
)
def test_bad_use_is_named(settings: dict[str, Any], says: str):
    with pytest.raises(UsageError, match=says):
        SeatEnv("deus", **settings)
