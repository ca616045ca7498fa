"""Confidence intervals of win rates."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959964  # standard deviations around the mean that contain 95 %


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson's score interval), which also holds for rates near 0 and 1."""
    if not games:
        return 0.0, 1.0
    rate, zz = wins / games, Z95 * Z95
    middle = (rate + zz / (2 * games)) / (1 + zz / games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + zz / (4 * games * games)) / (1 + zz / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
