"""Chooses at random."""

from __future__ import annotations

from ..kernel.game import Game, View
from ..kernel.match import Match
from ..kernel.playout import random_code, random_option
from ..kernel.rng import Rng
from .bot import Bot


class RandomBot(Bot):
    """Chooses any option, the default answer of a prompt more often."""

    imagines = False

    def choose(self, match: Match, dice: Rng) -> int:
        return random_code(match, dice)

    def choose_from_view(self, game: Game, view: View, dice: Rng) -> int:
        pending = view["pending"]
        return random_option(game.prompt(pending["prompt"]), pending["options"], dice)

    def reasons(self, match: Match, code: int, dice: Rng) -> None:
        return None
