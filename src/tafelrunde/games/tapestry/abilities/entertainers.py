"""Entertainers: a token moves along paths from stage to stage. Their number on the mat is its stage; 0 is the start."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.decision import Prompt, Rules, ask
from ..components.civilizations import EVERY_INCOME, Civilization, Line
from ..effects.build import Building
from ..effects.conquer import Conquer
from ..effects.explore import Explore
from ..effects.gains import Gain
from ..effects.invent import Invent
from ..effects.research import Research
from ..effects.track import Advance
from ..pieces.kinds import (
    ARMORY,
    COIN,
    CULTURE,
    ENTERTAINERS,
    EXPLORATION,
    FARM,
    FOOD,
    HOUSE,
    MARKET,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
)
from ..rules.gains import under
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import ENTERTAIN
from ..table.state import Table

# Where the token may go from each stage.
PATHS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2, 3, 4), (5, 6), (6, 7), (6, 7), (7, 8), (9, 10), (9, 10), (11, 12), (11, 12),
    (13, 14), (14, 15), (14, 15), (15, 16), (), (), (), (),
)  # fmt: skip


class Entertainers(Civilization):
    asked_on: ClassVar[tuple[Prompt, ...]] = (ENTERTAIN,)
    answers: ClassVar[str] = "stage"
    start_resources = 1  # TAP-CIVADJ-07
    start_points = 10
    across: ClassVar[int] = 4
    first_space: ClassVar[int] = 1  # the start has no space

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """Any stage at once."""
        yield from self.perform(table, me, list(range(1, len(self.lines[0]) + 1)))

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """Move one space to the right along a path, and gain its benefit."""
        yield from self.perform(table, me, list(PATHS[me.mat[ENTERTAINERS]]))

    def perform(self, table: Table, me: TapestryPlayer, stages: list[int]) -> Rules:
        if stages:
            stage = yield ask(me, ENTERTAIN, stages)
            me.mat[ENTERTAINERS] = stage
            yield from under(table, CIVILIZATION, self.lines[0][stage - 1], me)

    def covered(self, state: int, line: int, place: int) -> bool:
        return place + 1 == state


# Built twice: an effect belongs to one tree.
def stages() -> Line:
    return (
        Gain(WORKER), Gain(CULTURE), Gain(FOOD), Gain(COIN),
        Building(FARM), Building(MARKET), Building(HOUSE), Building(ARMORY),
        Conquer(), Research(gain=False), Invent(), Explore(),
        Advance(TECHNOLOGY), Advance(EXPLORATION), Advance(MILITARY), Advance(SCIENCE),
    )  # fmt: skip


PRINTED: Final[Entertainers] = Entertainers("entertainers", EVERY_INCOME, stages())
REVISED: Final[Entertainers] = Entertainers("entertainers", (1, 2, 3, 4), stages())
