"""Bonuses that cost more than the printed ones."""

from __future__ import annotations

from tafelrunde.games.tapestry.effects.bonus import Bonus
from tafelrunde.games.tapestry.pieces.kinds import COIN, FOOD, WORKER
from tafelrunde.games.tapestry.rules.bonus import RESOURCE
from tafelrunde.games.tapestry.rules.gains import Points
from tafelrunde.games.tapestry.scenario import scenario
from tafelrunde.kernel.decision import NONE
from tests.conformance.arranged.playing import CarriedOut


def taking(amount: int, **goods: int) -> CarriedOut:
    """Seat 0 may pay so many resources for 5 points."""
    return CarriedOut(Bonus(RESOURCE, amount, Points(5)), scenario().seat(0, **goods).state, 0)  # type: ignore[arg-type]


def test_a_bonus_takes_as_many_resources_as_it_says() -> None:
    t = taking(2, coin=1, worker=1, food=1)
    assert t.decision is not None
    assert t.decision.options == [COIN, WORKER, NONE], "in their order; after food nothing would be left"
    t.choose(COIN)
    assert t.decision.options == [WORKER, FOOD], "who has begun pays in full"
    t.choose(FOOD)
    assert t.decision is None
    assert t.table.players[0].goods == [0, 1, 0, 0]
    assert t.table.players[0].vp == 5


def test_a_bonus_that_cannot_be_paid_in_full_is_not_offered() -> None:
    t = taking(2, food=1)
    assert t.decision is None
    assert t.table.players[0].goods == [0, 0, 1, 0]
    assert t.table.players[0].vp == 0
