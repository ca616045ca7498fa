"""Artificers: they work on their income tracks, take buildings off them or move them.

Their number on the mat has an octal digit for each building on an income track, by type and then from the right, that
says how far it was moved to the left.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.decision import NONE, Rules, ask
from ......kernel.effects import Per
from ....components.civilizations import EVERY_INCOME, Civilization, Line
from ....pieces.codes import artifice_code, artifice_deed, artifice_kind
from ....pieces.kinds import ARTIFICERS, BUILDINGS, BUILDINGS_OF_A_TYPE, FANTASIES_FUTURES, LAST_INCOME
from ....rules.columns import COLUMNS
from ....rules.gains import Points, under
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import ARTIFICE, FLUSH, FLUSH_POINTS
from ....table.state import Table
from ...arts_architecture.counts import IncomeBuildings

STATE_BITS: Final = 3 * BUILDINGS_OF_A_TYPE * len(BUILDINGS)  # of the number on the mat

# What an artifice does with the leftmost building of a track.
ASIDE: Final = 0
LEFT: Final = 1


def digit(kind: int, building: int) -> int:
    """The place of a building's digit in the number on the mat."""
    return 3 * (BUILDINGS_OF_A_TYPE * kind + building)


def moved(state: int, kind: int, building: int) -> int:
    """How far a building was moved; buildings on a track are counted from the right."""
    return state >> digit(kind, building) & 7


class Artificers(Civilization):
    describes_spaces: ClassVar[bool] = False

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """The leftmost building of an income track may be set aside, where it still counts for its type, or moved
        one column to the left. At last all of a track may be moved, or the buildings give points."""
        if me.era == LAST_INCOME:
            yield from self.finish_tracks(table, me)
            return
        options = []
        for kind in range(len(BUILDINGS)):
            if me.left[kind]:
                options.append(artifice_code(kind, ASIDE))
                if column_of(me, kind, me.left[kind] - 1):
                    options.append(artifice_code(kind, LEFT))
        code = (yield ask(me, ARTIFICE, [*options, NONE])) if options else NONE
        if code == NONE:
            return
        kind = artifice_kind(code)
        if artifice_deed(code) == LEFT:
            move_left(me, kind, me.left[kind] - 1, 1)
        else:
            me.left[kind] -= 1
            me.crafted[kind] += 1
        if table.log:
            table.log.add("artifice", me, artifice=code)

    def finish_tracks(self, table: Table, me: TapestryPlayer) -> Rules:
        options = [kind for kind in range(len(BUILDINGS)) if me.left[kind]]
        kind = yield ask(me, FLUSH, [*options, FLUSH_POINTS, NONE])
        if kind == FLUSH_POINTS:
            yield from under(table, CIVILIZATION, self.lines[0][0], me)
        elif kind != NONE:
            for building in range(me.left[kind]):
                move_left(me, kind, building, column_of(me, kind, building) - (me.left[kind] - 1 - building))

    def columns_covered(self, table: Table, me: TapestryPlayer, kind: int) -> int:
        return sum(1 << column_of(me, kind, building) for building in range(me.left[kind]))


def column_of(me: TapestryPlayer, kind: int, building: int) -> int:
    return COLUMNS - 1 - building - moved(me.mat[ARTIFICERS], kind, building)


def move_left(me: TapestryPlayer, kind: int, building: int, by: int) -> None:
    me.mat[ARTIFICERS] += by << digit(kind, building)


# Built twice: an effect belongs to one tree.
def points() -> Line:
    return (Per(IncomeBuildings(), Points(1)),)


PRINTED: Final[Artificers] = Artificers("artificers", EVERY_INCOME, points(), expansion=FANTASIES_FUTURES)
REVISED: Final[Artificers] = Artificers("artificers", EVERY_INCOME, points(), expansion=FANTASIES_FUTURES)
