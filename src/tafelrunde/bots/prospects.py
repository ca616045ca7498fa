"""Choices for a whole game, such as a people to lead: no evaluation of the position tells what they are worth, so they
are played to the end."""

from __future__ import annotations

from typing import Final

from ..kernel.match import Match
from ..kernel.rng import Rng, seeded
from .budget import Budget
from .greedy import GreedyBot

ROUNDS: Final = 3  # of games after which the worse half of the answers is dropped, down to two


class Prospect:
    """An answer, and by how much games that began with it were won."""

    __slots__ = ("code", "sum")

    def __init__(self, code: int) -> None:
        self.code = code
        self.sum = 0.0


def play_to_the_end(match: Match, dice: Rng, budget: Budget) -> int:
    """The answer with which the seat did best in games of greedy players. All answers are tried in the same worlds and
    with the same dice."""
    decision = match.decision
    assert decision is not None
    alive = [Prospect(code) for code in decision.options]
    rounds = 0
    while len(alive) > 1 and budget.allows():
        world, fate = match.imagine(decision.seat, dice.below(1 << 30)), dice.below(1 << 30)
        margins = [_margin(world.clone(), prospect.code, seeded(fate), budget) for prospect in alive]
        if budget.spent():
            break  # a round that was cut short is not fair to all
        for prospect, margin in zip(alive, margins, strict=True):
            prospect.sum += margin
        rounds += 1
        alive.sort(key=lambda prospect: -prospect.sum)
        if rounds % ROUNDS == 0 and len(alive) > 2:
            alive = alive[: (len(alive) + 1) // 2]
    return alive[0].code


def _margin(world: Match, code: int, dice: Rng, budget: Budget) -> float:
    """By how much greedy players win with this answer. When the time is over it breaks off."""
    assert world.decision is not None
    seat, player = world.decision.seat, GreedyBot()
    world.choose(code)
    while world.decision is not None:
        if budget.spent():
            return 0.0
        world.choose(player.choose(world, dice))
    return won_by(world, seat)


def won_by(match: Match, seat: int) -> float:
    """Points over the best of the others, when the game is over; alone, points."""
    scores = match.result.scores
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0.0)
