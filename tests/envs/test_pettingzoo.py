"""The PettingZoo environments: its own tests, and what we promise beyond them."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from tafelrunde import IllegalChoice, UsageError, games
from tafelrunde.envs import pettingzoo as ours
from tafelrunde.envs.pettingzoo import deus_v1, deus_v2, env, raw_env

from .observed_games import EVERY_TABLE, OBSERVED


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_it_passes_the_api_test(name: str, players: int):
    """It doubts dictionaries as observations, although its own board games have them for the mask; nothing else."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for doubt in ("Observation space for each agent probably should be", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", doubt)
        api_test(env(name, players=players), num_cycles=120)


@pytest.mark.parametrize("name", OBSERVED)
def test_it_passes_the_seed_test(name: str):
    seed_test(partial(env, name, players=games[name].players[-1]), num_cycles=60)


def test_it_runs_the_performance_benchmark(capsys: pytest.CaptureFixture[str]):
    performance_benchmark(raw_env("deus", players=2))
    lines = capsys.readouterr().out.splitlines()
    speed = next(float(line.split()[0]) for line in lines if line.endswith("turns per second"))
    assert speed > 50, "an idle core does about 1900"


def play(table: Any, seed: int) -> dict[str, dict[str, Any]]:
    """To the end, at random. What each agent was told last."""
    dice = np.random.default_rng(seed)
    table.reset(seed=seed)
    told: dict[str, dict[str, Any]] = {}
    for agent in table.agent_iter():
        seen, reward, ended, cut, info = table.last()
        told[agent] = {"reward": reward, "ended": ended, "cut": cut, **info}
        table.step(None if ended else dice.choice(np.flatnonzero(seen["action_mask"])))
    return told


@pytest.mark.parametrize("reward", ["rank", "margin"])
def test_a_match_ends_with_scores_and_rewards_that_cancel_out(reward: str):
    told = play(deus_v2.env(players=3, reward=reward, observation="vector"), 3)
    assert sorted(told) == ["player_0", "player_1", "player_2"]
    assert all(one["ended"] and not one["cut"] for one in told.values())
    assert sum(one["reward"] for one in told.values()) == pytest.approx(0)
    best = max(told.values(), key=lambda one: one["score"])
    assert best["won"]
    assert best["reward"] == max(one["reward"] for one in told.values()) > 0


def test_with_the_reward_score_each_gets_what_it_scored():
    for one in play(env("deus", players=2, reward="score"), 4).values():
        assert one["reward"] == one["score"] / 100


def test_resets_without_a_seed_go_on_from_the_last_one():
    one, other = raw_env("deus", players=2), raw_env("deus", players=2)
    one.reset(seed=5)
    other.reset(seed=5)
    one.reset()
    other.reset()
    assert one.match.hash() == other.match.hash()
    other.reset()
    assert one.match.hash() != other.match.hash()


def test_an_illegal_action_is_refused_or_ends_the_match():
    bare = raw_env("deus", players=2)
    bare.reset(seed=1)
    before = bare.match.hash()
    with pytest.raises(IllegalChoice):
        bare.step(0)
    assert bare.match.hash() == before

    guarded = env("deus", players=2)
    guarded.reset(seed=1)
    guilty = guarded.agent_selection
    guarded.step(0)
    assert guarded.rewards == {agent: -1 if agent == guilty else 0 for agent in guarded.possible_agents}
    assert all(guarded.terminations.values())


def test_the_options_of_the_game_are_chosen_when_the_environment_is_made():
    table = raw_env("deus", players=2, options={"joker": True})
    table.reset(seed=1)
    assert table.match.options["joker"] is True


def test_every_game_has_a_versioned_name():
    assert deus_v2.env(players=2).metadata["name"] == "deus_v2"
    assert deus_v2.env(observation="vector").observation_space("player_0")["observation"].shape == (2160,)
    assert deus_v1.env().metadata["name"] == "deus_v1"
    assert deus_v1.env().observation_space("player_0") == deus_v2.env().observation_space("player_0")
    assert deus_v2.env().players == 2
    with pytest.raises(AttributeError, match=r"deus_v0 is gone, .* take deus_v2, observation='vector'"):
        _ = ours.deus_v0
    with pytest.raises(AttributeError, match="chess_v0"):
        _ = ours.chess_v0
    with pytest.raises(AttributeError, match="deus_v7"):
        _ = ours.deus_v7


def test_it_can_be_pickled_before_it_is_played():
    again = pickle.loads(pickle.dumps(raw_env("deus", players=4, reward="margin")))
    again.reset(seed=1)
    assert again.match.players == 4


@pytest.mark.parametrize("name", OBSERVED)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_in_the_middle_of_a_match_goes_on_in_the_same_way(name: str, copied: Callable[[Any], Any]):
    table = env(name, players=2, dense=True)
    table.reset(seed=4)
    dice = np.random.default_rng(4)
    for _ in range(40):
        table.step(dice.choice(table.infos[table.agent_selection]["legal_actions"]))
    twin = copied(table)
    for _ in range(25):
        assert (twin.agent_selection, twin.match.hash()) == (table.agent_selection, table.match.hash())
        for mine, theirs in zip(twin.last(), table.last(), strict=True):
            np.testing.assert_equal(mine, theirs)
        action = dice.choice(table.infos[table.agent_selection]["legal_actions"])
        table.step(action)
        twin.step(action)
    table.reset()
    twin.reset()
    assert twin.match.hash() == table.match.hash(), "the dice go on, too"


def test_legal_actions_are_told_as_numbers():
    table = env("deus")
    table.reset(seed=1)
    seen, _, _, _, info = table.last()
    assert info["legal_actions"] == np.flatnonzero(seen["action_mask"]).tolist()


@pytest.mark.parametrize("reward", ["rank", "margin"])
def test_dense_rewards_add_up_to_the_reward_of_the_match(reward: str):
    told = play(env("deus", players=2, reward=reward), 3)
    table, dice = env("deus", players=2, reward=reward, dense=True), np.random.default_rng(3)
    table.reset(seed=3)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    payments = 0
    for agent in table.agent_iter():
        seen, gained, ended, _, _ = table.last()
        paid[agent] += gained
        payments += gained != 0
        table.step(None if ended else dice.choice(np.flatnonzero(seen["action_mask"])))
    assert payments > 10
    assert paid == pytest.approx({agent: one["reward"] for agent, one in told.items()}, abs=1e-5)


def test_it_shows_what_the_seat_to_act_sees(capsys: pytest.CaptureFixture[str]):
    for mode, part in (("ansi", "Your hand"), ("svg", "<svg")):
        table = env("deus", players=2, render_mode=mode)
        table.reset(seed=1)
        assert part in table.render()
    table = env("deus", players=2, render_mode="rgb_array")
    table.reset(seed=1)
    picture = table.render()
    assert (picture.shape[1:], picture.dtype) == ((1000, 3), np.uint8)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 50, "it has many colours"
    table = env("deus", players=2, render_mode="human")
    table.reset(seed=1)
    table.step(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])
    assert "Your hand" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 9}, "deus is for 2 to 4 players, not 9"),
        ({"options": {"jokers": True}}, "deus has no option 'jokers'"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
        ({"render_mode": "opera"}, "there is no render mode 'opera'"),
    ],
)
def test_bad_use_is_named(settings: dict[str, Any], says: str):
    with pytest.raises(UsageError, match=says):
        env(**{"game": "deus", **settings})
