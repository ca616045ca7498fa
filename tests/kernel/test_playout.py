"""Random play leans towards what keeps a game going."""

from __future__ import annotations

from tafelrunde.kernel.decision import NONE, Decision, Player, Prompt, ask
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

GO_ON = Prompt("GO_ON", 3, "number", ends_turn=2)


class Asked:
    """What random play looks at of a match."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision


def answers(options: list[int]) -> list[int]:
    dice = seeded(1)
    return [random_code(Asked(ask(Player(0), GO_ON, options)), dice) for _ in range(640)]  # type: ignore[arg-type]


def test_the_answer_that_ends_something_is_seldom_given() -> None:
    given = answers([0, 1, 2])
    assert 0 < given.count(2) < 32
    assert given.count(0) > 200
    assert given.count(1) > 200


def test_it_is_given_where_nothing_else_can_be() -> None:
    assert set(answers([2])) == {2}


def test_other_questions_are_answered_evenly() -> None:
    assert answers([0, NONE]).count(NONE) > 250
