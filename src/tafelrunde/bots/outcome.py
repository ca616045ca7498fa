"""The result of a finished game for one seat."""

from __future__ import annotations

from ..kernel.game import Result
from ..kernel.match import Match


def best_other(result: Result, seat: int) -> int:
    """The points of the best opponent, automated rivals included; 0 if a seat played alone."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return max(others + result.rivals, default=0)


def winning_margin(match: Match, seat: int) -> float:
    """The points of a seat less those of its best opponent; the points of a single player."""
    return match.result.scores[seat] - best_other(match.result, seat)
