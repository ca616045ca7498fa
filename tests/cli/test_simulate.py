"""`tafelrunde simulate`: results that do not depend on the clock or the number of processes."""

from __future__ import annotations

import json

import pytest

from tafelrunde.arena.intervals import wilson_interval
from tafelrunde.arena.one_game import GameResult
from tafelrunde.arena.summary import summary
from tafelrunde.cli.simulate import Series, play_one

from .conftest import Run


def outcome_of(run: Run, *arguments: str) -> dict:
    outcome = run("simulate", "deus", "--json", *arguments)
    assert outcome.code == 0, outcome.err
    return json.loads(outcome.out)


def test_the_outcome_does_not_depend_on_jobs(run: Run):
    series = ["--games", "7", "--seed", "5", "--players", "3", "--bots", "random,greedy:tries=1"]
    alone, together = outcome_of(run, *series), outcome_of(run, *series, "--jobs", "2")
    assert alone.pop("speed")["jobs"] == 1
    assert together.pop("speed")["jobs"] == 2
    assert alone == together


def test_the_same_seed_gives_the_same_games_and_another_seed_others(run: Run):
    first = outcome_of(run, "--games", "5", "--seed", "5")
    again = outcome_of(run, "--games", "5", "--seed", "5")
    other = outcome_of(run, "--games", "5", "--seed", "6")
    assert first["seats"] == again["seats"]
    assert first["seats"] != other["seats"]


def test_a_game_is_the_same_in_a_longer_series():
    series = Series("deus", 2, {}, ("random",), 5)
    assert play_one((series, 3)) == play_one((series, 3))
    assert play_one((series, 3)).seed != play_one((series, 4)).seed


def test_bots_rotate_through_the_seats():
    series = Series("deus", 3, {}, ("random", "greedy:tries=1"), 5)
    assert play_one((series, 0)).bots == ("random", "greedy:tries=1", "random")
    assert play_one((series, 1)).bots == ("greedy:tries=1", "random", "greedy:tries=1")


def test_options_reach_the_games(run: Run):
    outcome = outcome_of(run, "--games", "2", "--seed", "1", "--option", "joker=true", "--option", "start_pieces=8")
    assert outcome["options"]["joker"] is True
    assert outcome["options"]["start_pieces"] == 8
    assert outcome["seats"] != outcome_of(run, "--games", "2", "--seed", "1")["seats"]


def test_the_table_names_seats_and_bots(run: Run):
    outcome = run("simulate", "deus", "--games", "4", "--seed", "2", "--bots", "random,greedy:tries=1")
    assert outcome.code == 0
    assert outcome.err == "", "no progress bar without a terminal"
    for text in ("4 games of deus, 2 players, seed 2", "games/s", "decisions/s", "seat 1", "seat 2", "greedy:tries=1"):
        assert text in outcome.out


def test_wilson_gives_the_known_intervals():
    assert wilson_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson_interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson_interval(380, 400)[0] == pytest.approx(0.9240, abs=1e-4)


def test_shared_wins_count_in_parts_and_scores_by_seat_and_bot():
    results = [
        GameResult(1, ("a", "b"), (10, 10), (0, 1), "end", 5),
        GameResult(2, ("b", "a"), (4, 8), (1,), "end", 7),
    ]
    answer = summary(results)
    assert answer["decisions"] == 12
    assert answer["bots"]["a"]["wins"] == 1.5
    assert answer["bots"]["a"]["mean"] == 9
    assert answer["bots"]["b"]["wins"] == 0.5
    assert answer["bots"]["b"]["deviation"] == pytest.approx(18**0.5)
    assert [seat["mean"] for seat in answer["seats"]] == [7, 9]
    assert answer["endings"] == {"end": 2}
