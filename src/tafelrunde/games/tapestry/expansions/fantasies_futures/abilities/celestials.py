"""Celestials: their capital floats over the map.

Their number on the mat is that of the hex under the floating capital, from 1; it stays when the mat is lost.
"""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import table_row
from ......kernel.decision import NONE, Rules, ask
from ......kernel.hexes import members
from ....components.civilizations import EVERY_INCOME, Civilization, Line
from ....pieces.kinds import BLACK_DIE, CELESTIALS, FANTASIES_FUTURES, LAST_INCOME, RED_DIE
from ....pieces.landmarks import covered_by
from ....rules.build import capital_of
from ....rules.conquer import take_both
from ....rules.dice import roll_die
from ....rules.gains import score
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import FLOAT
from ....table.state import Table


def hex_under(state: int) -> int:
    """The hex under the floating capital, or -1."""
    return state - 1


@table_row
class Celestials(Civilization):
    stays_on_map = True
    begins_when_gained = True

    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = EVERY_INCOME,
        *lines: Line,
        expansion: int = FANTASIES_FUTURES,
        points: int = 5,
        loss: int = 2,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.points = points  # at last, for each landmark within the capital
        self.loss = loss  # for each that hangs over its edge

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """The floating capital takes the place of an outpost on the start territory."""
        if hex_under(me.mat[CELESTIALS]) < 0:  # else the mat comes back
            me.mat[CELESTIALS] = me.start + 1
            if not me.huts >> me.start & 1:
                me.outposts += 1
        yield from ()

    def exchangeable(self, table: Table) -> bool:
        return True

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """The floating capital may move to a neighbouring territory, for both conquer dice; this is no conquest. At
        last landmarks that hang over the edge of the capital cost points, the others give some."""
        if me.era == LAST_INCOME:
            for code in me.sites:
                outside = covered_by(code) & ~capital_of(table, me).grid
                score(table, me, -self.loss if outside else self.points)
            return
        here = hex_under(me.mat[CELESTIALS])
        hexes = members(table.map.grid.beside[here] & table.land) if here >= 0 else []
        hex = (yield ask(me, FLOAT, [*hexes, NONE])) if hexes else NONE
        if hex == NONE:
            return
        table.items[here] -= 1
        table.items[hex] += 1
        me.mat[CELESTIALS] = hex + 1
        table.reveals += 1
        if table.log:
            table.log.add("floated", me, hex=hex)
        red = yield from roll_die(table, me, hex, RED_DIE)
        black = yield from roll_die(table, me, hex, BLACK_DIE)
        yield from take_both(table, me, hex, red, black)
        table.source = CIVILIZATION

    def capital_on_map(self, table: Table, me: TapestryPlayer) -> int:
        return hex_under(me.mat[CELESTIALS])

    def numbers(self) -> dict[str, int]:
        return {"points": self.points, "loss": self.loss}


PRINTED: Final[Celestials] = Celestials("celestials")
REVISED: Final[Celestials] = Celestials("celestials")
