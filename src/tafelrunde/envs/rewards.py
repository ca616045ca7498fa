"""Rewards: what the end of a match is worth to each seat. There is no reward before the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..kernel.game import BadUse, Result

POINTS: Final = 100  # so many points are a reward of 1


def by_rank(result: Result) -> list[float]:
    """The opponents beaten, less those who beat the seat, as a share of all: from -1 to 1. Winners beat the others
    even at equal points, since they won a tie-break. Zero-sum, if all are counted: opponents that the rules play are
    among them."""
    ranks = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    rivals = [(score == max(result.scores + result.rivals), score) for score in result.rivals]
    everybody = ranks + rivals
    others = max(1, len(everybody) - 1)
    return [sum((mine > theirs) - (mine < theirs) for theirs in everybody) / others for mine in ranks]


def by_margin(result: Result) -> list[float]:
    """Points ahead of the mean of the opponents, those that the rules play included, in hundreds: zero-sum, and finer
    than the rank."""
    everybody = result.scores + result.rivals
    total, others = sum(everybody), max(1, len(everybody) - 1)
    return [(score - (total - score) / others) / POINTS for score in result.scores]


def by_score(result: Result) -> list[float]:
    """Own points, in hundreds. Not zero-sum."""
    return [score / POINTS for score in result.scores]


REWARDS: Final[Mapping[str, Callable[[Result], list[float]]]] = {
    "rank": by_rank,
    "margin": by_margin,
    "score": by_score,
}


def reward_of(name: str) -> Callable[[Result], list[float]]:
    if name not in REWARDS:
        raise BadUse(f"there is no reward {name[:40]!r}; there is: {', '.join(REWARDS)}")
    return REWARDS[name]
