"""Riverfolk: they build on impassable plots. They keep nothing on the mat."""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import table_row
from ......kernel.decision import Rules
from ....components.civilizations import LastScorer, Line
from ....pieces.capitals import GRID, Capital
from ....pieces.kinds import PLANS_PLOYS
from ....rules.gains import gain_any, score
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.state import Table

RIVER_PLOTS: Final = 2  # impassable plots of a district that gives points at the start


@table_row
class Riverfolk(LastScorer):
    """`points` are gained at the start for each district with several impassable plots."""

    def __init__(
        self, id: str, turns: tuple[int, ...] = (), *lines: Line, expansion: int = PLANS_PLOYS, points: int = 4
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.points = points

    def numbers(self) -> dict[str, int]:
        return {"points": self.points}

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        districts = table.catalog.capitals[me.capital].districts
        rivers = sum((me.rough & district).bit_count() >= RIVER_PLOTS for district in districts)
        score(table, me, self.points * rivers)
        yield from ()

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """TAP-RULING-04."""
        table.source = CIVILIZATION
        yield from self.begin(table, me)

    def exchangeable(self, table: Table) -> bool:
        return True

    def fits_capital(self, table: Table, capital: Capital) -> bool:
        """Rejects the Cloud City (TAP-CIVADJ-08)."""
        return not capital.floating or table.switches.no_civ_adjustments

    def build_on_impassable(self, table: Table, me: TapestryPlayer) -> bool:
        return True

    def impassable_covered(self, table: Table, me: TapestryPlayer, covered: int) -> Rules:
        """Any 1 resource for each district whose last impassable plot is covered."""
        districts = table.catalog.capitals[me.capital].districts
        yield from gain_any(table, me, sum(covered & d != 0 and me.rough & d == 0 for d in districts))

    def last_score(self, table: Table, me: TapestryPlayer) -> None:
        """A point is lost for each impassable plot in sight (the printed mat)."""
        score(table, me, -(me.rough & GRID).bit_count(), CIVILIZATION)


PRINTED: Final[Riverfolk] = Riverfolk("riverfolk", (5,))
REVISED: Final[Riverfolk] = Riverfolk("riverfolk", points=5)
