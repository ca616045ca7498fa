"""What a bot means to do in the rest of its turn: thought out once, and done as long as nothing surprising happens."""

from __future__ import annotations

from typing import NamedTuple, Optional

from ..kernel.match import Match
from ..kernel.rng import Rng

Look = tuple[int, int, int, tuple[int, ...], float]


class Step(NamedTuple):
    look: Look  # how the table should look when the answer is due
    code: int


class Intention:
    __slots__ = ("_steps",)

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def adopt(self, match: Match, codes: list[int], dice: Rng) -> int:
        """The answers of a whole turn, the pending one first, which is given at once."""
        assert match.decision is not None
        seat = match.decision.seat
        world = match.imagine(seat, dice.below(1 << 30))
        self._steps = []
        world.choose(codes[0])
        for code in codes[1:]:
            decision = world.decision
            if decision is None or decision.seat != seat or code not in decision.options:
                break
            self._steps.append(Step(_look(world), code))
            world.choose(code)
        self._steps.reverse()
        return codes[0]

    def next_answer(self, match: Match, dice: Rng) -> Optional[int]:
        """What was meant to be answered now; None if it has come otherwise, and the turn must be thought over."""
        if not self._steps:
            return None
        assert match.decision is not None
        step = self._steps.pop()
        if step.look == _look(match.imagine(match.decision.seat, dice.below(1 << 30))):
            return step.code
        self._steps = []
        return None


def _look(world: Match) -> Look:
    """The question, and what the position is worth: if both are as foreseen, luck has changed nothing that counts."""
    decision = world.decision
    assert decision is not None
    worth = world.game.evaluate(world.state, decision.seat)
    return decision.seat, decision.prompt.base, decision.about, tuple(decision.options), worth
