"""Craftsmen: income buildings may go into three columns of the mat and give what they cover.

Their number on the mat has an octal digit for each column: the buildings or tokens in it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.decision import NONE, Prompt, Rules, ask
from ..components.civilizations import Civilization, Line
from ..effects.gains import Gain, Tiles
from ..effects.hand import TapestryCards
from ..effects.invent import Invent, Upgrade
from ..effects.research import Research
from ..pieces.kinds import COIN, CRAFTSMEN, CULTURE, FOOD, WORKER
from ..rules.gains import Points, under
from ..table.dispatch import AsksBool
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import COVERED, CRAFT, RAISE
from ..table.state import Table


def height(state: int, column: int) -> int:
    """The number of buildings or tokens in a column, by the number on the mat."""
    return state >> 3 * column & 7


def raised(state: int, column: int, by: int) -> int:
    """The number on the mat after `by` more go into a column."""
    return state + (by << 3 * column)


class Craftsmen(Civilization):
    asked_on: ClassVar[tuple[Prompt, ...]] = (CRAFT, COVERED)
    answers: ClassVar[str] = "column"
    drawn_as: ClassVar[str] = "columns"

    def instead_of_building(self, table: Table, me: TapestryPlayer, kind: int) -> AsksBool:
        """It may go on the lowest free space of a column, and what it covers is gained."""
        state = me.mat[CRAFTSMEN]
        open_columns = [c for c, spaces in enumerate(self.lines) if height(state, c) < len(spaces)]
        column = (yield ask(me, CRAFT, [*open_columns, NONE], kind)) if open_columns else NONE
        if column == NONE:
            return False
        effect = self.lines[column][height(state, column)]
        me.left[kind] -= 1
        me.mat[CRAFTSMEN] = raised(state, column, 1)
        me.crafted[kind] += 1
        if table.log:
            table.log.add("crafted", me, building=kind, column=column)
        yield from table.moments.placed_building(table, me)  # the mat counts as the capital
        yield from under(table, CIVILIZATION, effect, me)
        return True

    def given_up(self, table: Table, me: TapestryPlayer) -> Rules:
        """The buildings stand beside the capital from now on."""
        for kind in range(4):
            me.beside[kind] += me.crafted[kind]
            me.crafted[kind] = 0
        yield from ()

    def covered(self, state: int, line: int, place: int) -> bool:
        return place < height(state, line)


class RevisedCraftsmen(Craftsmen):
    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """Up to one token in each column, no higher than the era; one of the benefits covered is gained."""
        covered = []
        for column, spaces in enumerate(self.lines):
            row = yield ask(me, RAISE, list(range(min(me.era, len(spaces)) + 1)), column)
            me.mat[CRAFTSMEN] = raised(me.mat[CRAFTSMEN], column, row)
            if row:
                covered.append(column)
        if covered:
            column = yield ask(me, COVERED, covered)
            row = height(me.mat[CRAFTSMEN], column)
            yield from under(table, CIVILIZATION, self.lines[column][row - 1], me)


# Built twice: an effect belongs to one tree.
def columns() -> tuple[Line, ...]:
    return (
        (Gain(WORKER), Tiles(1), Points(5)),
        (Gain(COIN), Invent(), Upgrade(), Points(10)),
        (Gain(FOOD), TapestryCards(1), Gain(CULTURE), Research(), Points(15)),
    )


PRINTED: Final[Craftsmen] = Craftsmen("craftsmen", (), *columns())
REVISED: Final[RevisedCraftsmen] = RevisedCraftsmen("craftsmen", (), *columns())
