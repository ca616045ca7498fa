"""Remembers the plan for the rest of a turn, which a bot follows until something unexpected happens."""

from __future__ import annotations

from typing import NamedTuple, Optional

from ..kernel.match import Match
from ..kernel.rng import Rng

Situation = tuple[int, int, int, tuple[int, ...], float]


class Step(NamedTuple):
    expected: Situation  # when the bot gives the answer
    code: int


class PlanMemory:
    __slots__ = ("_steps",)

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def adopt(self, match: Match, codes: list[int], dice: Rng) -> int:
        """Remember the answers of a whole turn; returns the first of them, which answers the pending question."""
        assert match.decision is not None
        seat = match.decision.seat
        world = match.imagine(seat, dice.below(1 << 30))
        self._steps = []
        world.choose(codes[0])
        for code in codes[1:]:
            decision = world.decision
            if decision is None or decision.seat != seat or code not in decision.options:
                break
            self._steps.append(Step(_situation(world), code))
            world.choose(code)
        self._steps.reverse()
        return codes[0]

    def next_answer(self, match: Match, dice: Rng) -> Optional[int]:
        """The planned answer to the pending question; None without a plan, or if the situation differs from it."""
        if not self._steps:
            return None
        assert match.decision is not None
        step = self._steps.pop()
        if step.expected == _situation(match.imagine(match.decision.seat, dice.below(1 << 30))):
            return step.code
        self._steps = []
        return None


def _situation(world: Match) -> Situation:
    """The question and the value of the position: if both are as expected, luck has changed nothing that matters."""
    decision = world.decision
    assert decision is not None
    value = world.game.ai.evaluate(world.state, decision.seat)
    return decision.seat, decision.prompt.base, decision.about, tuple(decision.options), value
