"""A version of the environments never changes: trained policies depend on it."""

from __future__ import annotations

import json

import pytest

from tafelrunde import games

from .contract import GAMES, PAGE, VERSIONS, contract, page, path_of, written
from .observed_games import OBSERVED


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", GAMES)
def test_actions_layout_and_observations_are_those_of_the_version(name: str, version: str):
    promised = json.loads(path_of(name, version).read_text("utf-8"))
    found = contract(games[name], version)
    assert found["rules_version"] == promised["rules_version"], "new rules: python -m tests.envs.contract"
    for part in ("prompts", "layout", "observations"):
        assert found[part] == promised[part], f"{part} of {version} changed: this makes a new version"
    assert written(found) == path_of(name, version).read_text("utf-8")


def test_every_game_of_ours_has_its_contracts():
    assert {name for name in OBSERVED if type(games[name]).__module__.startswith("tafelrunde.games.")} == set(GAMES)


def test_the_page_is_made_from_them():
    assert PAGE.read_text("utf-8") == page(), "run python -m tests.envs.contract"
