"""Militants: their outposts come from two rows of the mat and uncover what is below them.

Their number on the mat has an octal digit for each row: the outposts left there.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.decision import Prompt, Rules, ask
from ....kernel.effects import Per
from ..components.civilizations import EVERY_INCOME, Civilization
from ..effects.conquer import Conquer
from ..effects.counts import Territories
from ..effects.gains import Gain
from ..pieces.kinds import COIN, CULTURE, FOOD, MILITANTS, OUTPOSTS, WORKER
from ..rules.gains import Points, under
from ..table.effect import TapestryEffect
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import MUSTER
from ..table.state import Table

ROWS: Final = 2
IN_A_ROW: Final = 4
ONE_IN_ROW: Final = tuple(1 << 3 * row for row in range(ROWS))  # one outpost of a row in the number on the mat


def left_in(state: int, row: int) -> int:
    """The outposts left in a row, by the number on the mat."""
    return state >> 3 * row & 7


class Militants(Civilization):
    asked_on: ClassVar[tuple[Prompt, ...]] = (MUSTER,)
    answers: ClassVar[str] = "column"
    rows_chosen: ClassVar[bool] = True
    across: ClassVar[int] = IN_A_ROW

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """The outposts in supply cover the two rows from right to left; eight fill them."""
        left = min(me.outposts, ROWS * IN_A_ROW)
        for _ in range(left):
            rows = [row for row in range(ROWS) if left_in(me.mat[MILITANTS], row) < IN_A_ROW]
            row = rows[0] if left == ROWS * IN_A_ROW else (yield ask(me, MUSTER, rows, MILITANTS))
            me.mat[MILITANTS] += ONE_IN_ROW[row]

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from Militants.begin(self, table, me)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """All spaces that outposts have left."""
        for effect in self.uncovered(me):
            yield from under(table, CIVILIZATION, effect, me)

    def uncovered(self, me: TapestryPlayer) -> list[TapestryEffect]:
        state = me.mat[MILITANTS]
        return [effect for row, spaces in enumerate(self.lines) for effect in spaces[: IN_A_ROW - left_in(state, row)]]

    def covered(self, state: int, line: int, place: int) -> bool:
        return place >= IN_A_ROW - left_in(state, line)

    def outpost_taken(self, table: Table, me: TapestryPlayer) -> Rules:
        """The leftmost one of either row."""
        rows = [row for row in range(ROWS) if left_in(me.mat[MILITANTS], row)]
        if rows:
            row = yield ask(me, MUSTER, rows, MILITANTS)
            me.mat[MILITANTS] -= ONE_IN_ROW[row]


class RevisedMilitants(Militants):
    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """Two tokens hold the start territory, so two more outposts are free."""
        yield from super().begin(table, me)
        me.huts |= 1 << me.start
        me.outposts = OUTPOSTS

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A conquest comes last."""
        for effect in sorted(self.uncovered(me), key=lambda effect: isinstance(effect, Conquer)):
            yield from under(table, CIVILIZATION, effect, me)


PRINTED: Final[Militants] = Militants(
    "militants",
    EVERY_INCOME,
    (Gain(COIN), Points(2), Gain(FOOD), Points(4)),
    (Points(1), Gain(WORKER), Points(3), Gain(CULTURE)),
)
REVISED: Final[RevisedMilitants] = RevisedMilitants(
    "militants",
    EVERY_INCOME,
    (Gain(COIN), Points(2), Gain(FOOD), Per(Territories(), Points(1))),
    (Points(3), Gain(WORKER), Points(5), Conquer()),
)
