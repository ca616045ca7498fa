"""Merrymakers: tokens move over the mat and gain what they reach.

On the printed mat three tokens climb a column each; their number has an octal digit for each column, the height of its
token. On the revised one two tokens move on a grid of three by three; their number has a hexadecimal digit for each.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.decision import Prompt, Rules, ask
from ....kernel.effects import All, AnyOrder
from ..components.civilizations import EVERY_INCOME, Civilization
from ..effects.build import Building, ScoreCapital
from ..effects.conquer import Conquer
from ..effects.explore import Explore
from ..effects.gains import Gain, Tiles
from ..effects.hand import TapestryCards
from ..effects.invent import Invent
from ..effects.research import Research
from ..pieces.kinds import ARMORY, COIN, CULTURE, FOOD, MERRYMAKERS, WORKER
from ..rules.gains import Points, under
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import CELEBRATE, CELEBRATE_TO, REVEL
from ..table.state import Table

WIDTH: Final = 3
SPACES: Final = WIDTH * WIDTH


def height(state: int, column: int) -> int:
    """How high the token of a column is, by the number on the printed mat."""
    return state >> 3 * column & 7


class Merrymakers(Civilization):
    asked_on: ClassVar[tuple[Prompt, ...]] = (CELEBRATE,)
    answers: ClassVar[str] = "revel"
    start_resources = 1  # TAP-CIVADJ-20
    drawn_as: ClassVar[str] = "columns"

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """One of three tokens moves up its column."""
        state = me.mat[MERRYMAKERS]
        options = [column for column, spaces in enumerate(self.lines) if height(state, column) < len(spaces)]
        if options:
            column = yield ask(me, CELEBRATE, options)
            me.mat[MERRYMAKERS] += 1 << 3 * column
            yield from under(table, CIVILIZATION, self.lines[column][height(state, column)], me)

    def covered(self, state: int, line: int, place: int) -> bool:
        return place < height(state, line)


# ------------------------------------------------------------------------------------------------ the revised mat


def tokens_of(state: int) -> list[int]:
    """The spaces of the two tokens, by the number on the revised mat."""
    return [state & 15, state >> 4]


def state_of(one: int, two: int) -> int:
    return one | two << 4


class RevisedMerrymakers(Civilization):
    asked_on: ClassVar[tuple[Prompt, ...]] = (CELEBRATE, CELEBRATE_TO, REVEL)
    answers: ClassVar[str] = "revel"
    across: ClassVar[int] = WIDTH
    begins_when_gained = True

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """Two tokens on different spaces of the grid."""
        one = yield ask(me, REVEL, list(range(SPACES)))
        two = yield ask(me, REVEL, [space for space in range(SPACES) if space != one])
        me.mat[MERRYMAKERS] = state_of(one, two)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """Each token moves to an orthogonal neighbour that is free, and gains it."""
        left = tokens_of(me.mat[MERRYMAKERS])
        rest: list[int] = []
        while left:
            movable = [space for space in left if beside(space, [*left, *rest])]
            if not movable:
                return
            start = yield ask(me, CELEBRATE, sorted(movable))
            goal = yield ask(me, CELEBRATE_TO, beside(start, [*left, *rest]), start)
            left.remove(start)
            rest.append(goal)
            me.mat[MERRYMAKERS] = state_of(*left, *rest)
            yield from under(table, CIVILIZATION, self.lines[0][goal], me)

    def covered(self, state: int, line: int, place: int) -> bool:
        return state > 0 and place in tokens_of(state)


def beside(space: int, taken: list[int]) -> list[int]:
    row, column = divmod(space, WIDTH)
    return [
        other
        for other in range(SPACES)
        if abs(other // WIDTH - row) + abs(other % WIDTH - column) == 1 and other not in taken
    ]


PRINTED: Final[Merrymakers] = Merrymakers(
    "merrymakers",
    EVERY_INCOME,
    (Gain(COIN), All(Gain(WORKER), Gain(FOOD)), All(Gain(CULTURE), Building(ARMORY))),
    (Tiles(1), AnyOrder(Invent(), TapestryCards(1)), AnyOrder(Explore(), Research())),
    (Points(5), Points(10), Points(15)),
)
REVISED: Final[RevisedMerrymakers] = RevisedMerrymakers(
    "merrymakers",
    EVERY_INCOME,
    (
        Explore(), Gain(CULTURE), Research(gain=False),
        Gain(WORKER), ScoreCapital(), Gain(COIN),
        Invent(), Gain(FOOD), Conquer(),
    ),
)  # fmt: skip
