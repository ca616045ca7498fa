"""What the end of a match is worth."""

from __future__ import annotations

import pytest

from tafelrunde import Result, UsageError, games
from tafelrunde.envs.rewards import by_margin, by_rank, by_score, default_reward, reward_of


def ended(scores: list[int], winners: list[int]) -> Result:
    return Result(scores, winners, [{} for _ in scores], "temples")


def test_by_rank_each_opponent_counts_the_same():
    assert by_rank(ended([30, 50, 40], [1])) == [-1, 1, 0]
    assert by_rank(ended([10, 50, 40, 20], [1])) == pytest.approx([-1, 1, 1 / 3, -1 / 3])
    assert by_rank(ended([30, 50], [1])) == [-1, 1]


def test_by_rank_a_won_tie_break_counts_and_a_shared_win_is_shared():
    assert by_rank(ended([50, 50], [1])) == [-1, 1]
    assert by_rank(ended([50, 50], [0, 1])) == [0, 0]
    assert by_rank(ended([50, 20, 50], [0, 2])) == [0.5, -1, 0.5]


def test_by_margin_the_mean_of_the_others_counts():
    assert by_margin(ended([30, 50, 40], [1])) == pytest.approx([-0.15, 0.15, 0])


@pytest.mark.parametrize(("mine", "its", "rank", "margin"), [(30, 50, -1, -0.2), (60, 50, 1, 0.1), (50, 50, 0, 0)])
def test_an_opponent_that_the_rules_play_counts(mine: int, its: int, rank: int, margin: float):
    result = Result([mine], [0] if mine >= its else [], [{}], "rounds", rivals=[its])
    assert by_rank(result) == [rank]
    assert by_margin(result) == pytest.approx([margin])
    two = Result([mine, 10], [0] if mine >= its else [], [{}, {}], "rounds", rivals=[its])
    assert by_rank(two) == [{-1: 0, 1: 1, 0: 0.5}[rank], -1]


def test_who_plays_alone_has_won_or_lost_and_is_usually_paid_by_points():
    assert by_rank(ended([40], [0])) == [1]
    assert by_rank(ended([40], [])) == [-1]
    assert default_reward(games["revive"], 1) == "score"
    assert default_reward(games["revive"], 2) == "rank"
    assert default_reward(games["age_of_innovation"], 1) == "rank", "the Automa plays, too"


def test_by_score_only_the_own_points_count():
    assert by_score(ended([30, 50], [1])) == [0.3, 0.5]


def test_an_unknown_reward_is_named_with_the_known_ones():
    with pytest.raises(UsageError, match="there is no reward 'fame'; choose one of: rank, margin, score"):
        reward_of("fame")
