"""Copies of a position offer the same, although they do not find it out anew."""

from __future__ import annotations

import pytest

from tafelrunde.games import games
from tafelrunde.games.deus.rules import steps
from tafelrunde.games.deus.table.player import DeusPlayer
from tafelrunde.games.deus.table.prompts import ACTION
from tafelrunde.games.deus.table.state import Table
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

CHOICES = 120
WORLD = 1


@pytest.mark.parametrize("name", games)
def test_every_copy_of_a_position_is_the_same(name: str) -> None:
    match, dice = Match(games[name], 2, 5), seeded(3)
    while (asked := match.decision) is not None and len(match.codes) < CHOICES:
        code = random_code(match, dice)
        copies = [match.clone() for _ in range(3)]
        assert {copy.hash() for copy in copies} == {match.hash()}
        world = match.imagine(asked.seat, WORLD)
        imagined = [world.clone() for _ in range(3)]
        assert {one.hash() for one in imagined} == {match.imagine(asked.seat, WORLD).hash()}
        for one in (*copies, *imagined):
            one.choose(code)
        assert len({one.hash() for one in copies}) == len({one.hash() for one in imagined}) == 1
        match.choose(code)


def test_what_is_offered_is_found_out_for_the_first_copy_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match, dice = Match(games["deus"], 2, 5), seeded(3)
    while match.decision is not None and match.decision.prompt is not ACTION:
        match.choose(random_code(match, dice))
    assert match.decision is not None
    times, actions = 0, steps.actions

    def counted(table: Table, me: DeusPlayer) -> list[int]:
        nonlocal times
        times += 1
        return actions(table, me)

    monkeypatch.setattr(steps, "actions", counted)
    offered = [copy.decision.options for copy in (match.clone() for _ in range(5)) if copy.decision]
    assert offered == [match.decision.options] * 5
    assert times <= 1
