"""Answers strategic choices (`Prompt.strategic`), such as a people to lead, by playing complete games with each answer.

No handmade evaluation can judge such a choice at once. Sequential halving drops the worse half of the answers
repeatedly.
"""

from __future__ import annotations

from typing import Final

from ..kernel.match import Match
from ..kernel.rng import Rng, seeded
from .budget import Budget
from .evaluation import HANDMADE_EVALUATION, Evaluation
from .greedy import GreedyBot
from .outcome import winning_margin

ROUNDS: Final = 3  # rounds of games before the worse half of the answers is dropped, down to two


class Contender:
    """An answer and the sum of the margins of victory in games that began with it."""

    __slots__ = ("code", "sum")

    def __init__(self, code: int) -> None:
        self.code = code
        self.sum = 0.0


def choose_by_playing_out(match: Match, dice: Rng, budget: Budget, evaluation: Evaluation = HANDMADE_EVALUATION) -> int:
    """The answer with which the seat did best in games of greedy players; all answers meet the same worlds and dice."""
    decision = match.decision
    assert decision is not None
    alive = [Contender(code) for code in decision.options]
    player = GreedyBot()
    player.evaluation = evaluation
    rounds = 0
    while len(alive) > 1 and budget.allows():
        world, fate = match.imagine(decision.seat, dice.below(1 << 30)), dice.below(1 << 30)
        margins = [_margin(world.clone(), contender.code, player, seeded(fate), budget) for contender in alive]
        if budget.spent():
            break  # a round that was cut short is not fair to all
        for contender, margin in zip(alive, margins, strict=True):
            contender.sum += margin
        rounds += 1
        alive.sort(key=lambda contender: -contender.sum)
        if rounds % ROUNDS == 0 and len(alive) > 2:
            alive = alive[: (len(alive) + 1) // 2]
    return alive[0].code


def _margin(world: Match, code: int, player: GreedyBot, dice: Rng, budget: Budget) -> float:
    """The margin of victory of a greedy player who gives this answer; aborts when the time is over."""
    assert world.decision is not None
    seat = world.decision.seat
    world.choose(code)
    while world.decision is not None:
        if budget.spent():
            return 0.0
        world.choose(player.choose(world, dice))
    return winning_margin(world, seat)
