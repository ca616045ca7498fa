"""Merrymakers on the revised mat: two tokens on a grid of three by three."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask
from ..pieces.kinds import MERRYMAKERS
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import CELEBRATE, CELEBRATE_TO, REVEL
from ..table.state import Table
from .gains import under

MERRY_WIDTH: Final = 3


def begin_revels(table: Table, me: TapestryPlayer) -> Rules:
    """Two tokens on different spaces of the grid; their number on the mat has a hexadecimal digit for each."""
    one = yield ask(me, REVEL, list(range(9)))
    two = yield ask(me, REVEL, [space for space in range(9) if space != one])
    me.mat[MERRYMAKERS] = one | two << 4


def revel(table: Table, me: TapestryPlayer) -> Rules:
    """Each token moves to an orthogonal neighbour that is free, and gains it."""
    left = [me.mat[MERRYMAKERS] & 15, me.mat[MERRYMAKERS] >> 4]
    rest: list[int] = []
    while left:
        movable = [space for space in left if beside(space, [*left, *rest])]
        if not movable:
            return
        start = yield ask(me, CELEBRATE, sorted(movable))
        goal = yield ask(me, CELEBRATE_TO, beside(start, [*left, *rest]), start)
        left.remove(start)
        rest.append(goal)
        tokens = [*left, *rest]
        me.mat[MERRYMAKERS] = tokens[0] | tokens[1] << 4
        yield from under(table, CIVILIZATION, table.mats[MERRYMAKERS].lines[0][goal], me)


def beside(space: int, taken: list[int]) -> list[int]:
    row, column = divmod(space, MERRY_WIDTH)
    return [
        other
        for other in range(9)
        if abs(other // MERRY_WIDTH - row) + abs(other % MERRY_WIDTH - column) == 1 and other not in taken
    ]
