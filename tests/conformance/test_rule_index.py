"""From a rule to its code by a plain text search: the code of a game writes out every id of its rulebook."""

from __future__ import annotations

import pytest

from tafelrunde import games
from tafelrunde.games.rule_index import named_in_code
from tafelrunde.games.rulebook import appendices, rulebook

COMPLETE = tuple(games)  # `tafelrunde rules GAME --missing` lists what the code of one does not name


@pytest.mark.parametrize("name", COMPLETE)
def test_the_code_names_every_rule(name: str) -> None:
    game = games[name]
    named = named_in_code(game.folder)
    ids = [rule.id for chapter in rulebook(game) for rule in chapter.rules]
    assert [id for id in ids if id not in named] == []


@pytest.mark.parametrize("name", games)
def test_the_code_names_only_rules_that_there_are(name: str) -> None:
    game = games[name]
    known = {rule.id for chapter in rulebook(game) + appendices(game) for rule in chapter.rules}
    beginnings = {id.split("-")[0] for id in known}
    named = {id for id in named_in_code(game.folder) if id.split("-")[0] in beginnings}
    assert named - known == set()
