"""`tafelrunde components`: the components of a game, and coverage."""

from __future__ import annotations

import json

from tafelrunde import games
from tafelrunde.cli.coverage import Coverage, prompts_of
from tafelrunde.kernel.effects import MIX, ORDER

from .conftest import Run


def test_components_lists_everything_with_its_source(run: Run):
    listed = json.loads(run("components", "deus", "--json").out)
    assert sum(row["copies"] for row in listed if row["kind"] == "card") == 96
    assert sum(row["copies"] for row in listed if row["kind"] == "face") == 14
    assert all(row["effect"] for row in listed if row["kind"] == "card")
    ours = json.loads(run("components", "deus", "--json", "--source", "reconstructed").out)
    assert 0 < len(ours) < len(listed)
    assert {row["source"] for row in ours} == {"RECONSTRUCTED"}
    german = json.loads(run("components", "deus", "--json", "--lang", "de").out)
    assert [row["id"] for row in german] == [row["id"] for row in listed]
    assert german != listed
    assert f"{len(listed)} of {len(listed)} components" in run("components", "deus").out


def test_coverage_of_deus_is_complete(run: Run):
    outcome = run("components", "deus", "--coverage")
    assert outcome.code == 0, outcome.out
    assert "96 of 96 cards" in outcome.out
    assert "14 of 14 faces" in outcome.out


def test_coverage_names_what_one_game_leaves_unused(run: Run):
    outcome = run("components", "deus", "--coverage", "--games", "1")
    assert outcome.code == 1
    assert "never used: " in outcome.out
    assert "never asked: " in outcome.out
    assert "used in 1 games" in outcome.out
    answer = run("components", "deus", "--coverage", "--games", "1", "--json")
    assert answer.code == 1
    left = json.loads(answer.out)
    assert left["components_never_used"]
    assert left["prompts_never_used"]


def test_shared_prompts_count_only_if_an_effect_asks_them():
    names = [prompt.name for prompt in prompts_of(games["deus"])]
    assert MIX.name not in names
    assert (ORDER.name in names) == any(type(effect).__name__ == "AnyOrder" for effect in games["deus"].effects)
    assert Coverage(games["deus"]).prompts_left == set(names)
