"""Elder Ones: they play on after income turn 5, and landmarks count then.

Their number on the mat is 1 from the end of income turn 5 on.
"""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import table_row
from ......kernel.decision import Rules
from ......kernel.effects import OneOf
from ....components.civilizations import EVERY_INCOME, Civilization, Line
from ....effects.gains import AnyResource
from ....effects.hand import TapestryCards
from ....pieces.kinds import ELDER_ONES, FANTASIES_FUTURES
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.state import Table


@table_row
class ElderOnes(Civilization):
    early = ("landmark_gained",)

    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = EVERY_INCOME,
        *lines: Line,
        box: int = FANTASIES_FUTURES,
        landmark_points: int = 10,
    ) -> None:
        super().__init__(id, turns, *lines, box=box)
        self.landmark_points = landmark_points

    def landmark_gained(self, table: Table, me: TapestryPlayer, landmark: int) -> Rules:
        if me.mat[ELDER_ONES]:
            me.score(self.landmark_points, CIVILIZATION)
        yield from ()


# Built twice: an effect belongs to one tree.
def gifts() -> Line:
    return (OneOf(AnyResource(1), TapestryCards(2)),)


PRINTED: Final = ElderOnes("elder_ones", EVERY_INCOME, gifts())
REVISED: Final = ElderOnes("elder_ones", EVERY_INCOME, gifts())
