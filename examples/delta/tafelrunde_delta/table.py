"""The state: what comes next, and its invariants. fields.py declares the fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from tafelrunde.kernel.decision import Rules
from tafelrunde.kernel.zones import things

from ._fields import SettlerFields, TableFields
from .pieces import CARDS

Rule = Callable[["Table", "Settler"], Rules]
STEPS: Final[dict[str, Rule]] = {}  # set by rules.py, since rules import the table


class Settler(SettlerFields):
    __slots__ = ()

    @property
    def points(self) -> int:
        return sum(self.tally)


class Table(TableFields):
    __slots__ = ()

    def next_step(self) -> Optional[Rules]:
        """Plan, act, and so on: the next step follows from the data."""
        n = len(self.players)
        if self.over:
            return None
        if self.plans < n:
            return STEPS["plan"](self, self.players[self.plans])
        return STEPS["act"](self, self.players[(self.first + self.acts) % n])

    @property
    def over(self) -> bool:
        return self.round > self.rounds  # DELTA-END-01

    @property
    def revealed(self) -> bool:
        """All cards of this round are revealed."""
        return self.plans == len(self.players)

    def others(self, me: Settler) -> list[Settler]:
        """In turn order."""
        return self.players[me.seat + 1 :] + self.players[: me.seat]

    def check(self) -> None:
        assert things(self, "card") == list(range(CARDS)), "a card was lost or doubled"
        for player in self.players:
            assert player.grain >= 0, f"seat {player.seat} owes grain"
