"""Counts how often a bot would have made the same choices as the players of a finished game.

Only questions with several good-looking answers say anything, so the sample leaves out those with few options. The bot
answers from what the seat knew, in one imagined world.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from ..kernel.match import LAST, NOTHING, Match
from ..kernel.rng import seeded
from .bot import Bot

LEAST_OPTIONS: Final = 4
DICE: Final = 7  # a game is always compared in the same way


class Agreement(NamedTuple):
    """How many choices of a seat were compared, and how many of them were the bot's, too."""

    choices: int
    agreed: int


def agreements(
    match: Match, bot: Callable[[], Bot], seats: Collection[int], most: int, say: Callable[[int], None]
) -> dict[int, Agreement]:
    """Compare at most `most` choices of each of these seats; `say` gets the progress in per cent."""
    sample, dice = _sample(match, seats, most), seeded(DICE)
    agreed, again = dict.fromkeys(seats, 0), _fresh(match, LAST)
    for ply, code in enumerate(match.codes):
        decision = again.decision
        assert decision is not None
        if ply in sample[decision.seat]:
            world = again.imagine(decision.seat, dice.below(1 << 30))
            agreed[decision.seat] += bot().choose(world, dice) == code
            say(100 * ply // len(match.codes))
        again.choose(code)
    return {seat: Agreement(len(sample[seat]), agreed[seat]) for seat in seats}


def _sample(match: Match, seats: Collection[int], most: int) -> dict[int, set[int]]:
    """Numbers of choices of each seat, at random among those with enough options."""
    plies: dict[int, list[int]] = {seat: [] for seat in range(match.players)}
    again, dice = _fresh(match, NOTHING), seeded(DICE)
    for ply, code in enumerate(match.codes):
        decision = again.decision
        assert decision is not None
        if decision.seat in seats and len(decision.options) >= LEAST_OPTIONS:
            plies[decision.seat].append(ply)
        again.choose(code)
    for some in plies.values():
        dice.shuffle(some)
    return {seat: {*some[:most]} for seat, some in plies.items()}


def _fresh(match: Match, keep: int) -> Match:
    return Match(match.game, match.players, match.seed, match.options, keep=keep)
