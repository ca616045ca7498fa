"""Misbehaving bots, found by name in the worker processes of a test server."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

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


class Ponders(Bot):
    """Takes its time, but none of the processor's."""

    def choose(self, match: Match, dice: Rng) -> int:
        assert match.decision is not None
        time.sleep(PONDERS)
        return match.decision.options[0]


class DiesOnce(Bot):
    """Its process is ended from outside the first time that the test's server asks it."""

    def choose(self, match: Match, dice: Rng) -> int:
        assert match.decision is not None
        mark = death_of(os.getppid())
        if not mark.exists():
            mark.touch()
            os._exit(1)
        return match.decision.options[0]


def death_of(server: int) -> Path:
    return Path(tempfile.gettempdir()) / f"tafelrunde-died-{server}"


PONDERS = 0.7  # seconds for a choice
ODD = {"loops": Loops, "raises": Raises, "cheats": Cheats, "ponders": Ponders, "dies": DiesOnce}


def find(name: str) -> Bot:
    return ODD[name]() if name in ODD else bot(name)
