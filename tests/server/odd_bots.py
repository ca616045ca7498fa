"""Bots that misbehave, found by name in the worker processes of a test server."""

from __future__ import annotations

from tafelrunde.bots import Bot, bot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng


class Loops(Bot):
    def choose(self, match: Match, dice: Rng) -> int:
        while True:
            pass


class Raises(Bot):
    def choose(self, match: Match, dice: Rng) -> int:
        raise RuntimeError("out of ideas")


class Cheats(Bot):
    """Answers what was not asked."""

    def choose(self, match: Match, dice: Rng) -> int:
        return 12345


ODD = {"loops": Loops, "raises": Raises, "cheats": Cheats}


def find(name: str) -> Bot:
    return ODD[name]() if name in ODD else bot(name)
