"""Pearls: dive as long as you dare.

Players  2 to 4.
A turn   turn up cards, one by one; surface to score them. A second shark takes them all.
Chance   the deck, which is all that is hidden, and who begins.
End      after six turns each. Most points win.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from tafelrunde.games.default_game import DefaultGame
from tafelrunde.kernel.game import SEED, Component, GameRules, Result, Value
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.state import State

from .rules import DIVE, KINDS, Table, final_result, set_up


class PearlsRules(GameRules):
    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Table:
        return set_up(players, rng)

    def result(self, state: State) -> Result:
        assert isinstance(state, Table)
        return final_result(state)


class Pearls(DefaultGame):
    name = "pearls"
    players = range(2, 5)
    prompts = (DIVE,)
    kinds = frozenset({"card"})
    folder = Path(__file__).parent
    rules_class = PearlsRules

    @cached_property
    def components(self) -> list[Component]:
        found: list[Component] = []
        first = 0
        for id, points, copies in KINDS:
            numbers = range(first, first := first + copies)
            found.append(Component("card", id, numbers, {"points": SEED}, "PEARLS-BOX-01", None, {"vp": points}))
        return found


PEARLS = Pearls()
