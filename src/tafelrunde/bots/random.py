"""The random bot."""

from __future__ import annotations

from ..kernel.match import Match
from ..kernel.playout import random_code
from ..kernel.rng import Rng
from .bot import Bot


class RandomBot(Bot):
    """Chooses any option; the usual answer of a question comes up more often."""

    imagines = False

    def choose(self, match: Match, dice: Rng) -> int:
        return random_code(match, dice)

    def reasons(self, match: Match, code: int, dice: Rng) -> None:
        return None
