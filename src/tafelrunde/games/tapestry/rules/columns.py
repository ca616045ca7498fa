"""The uncovered columns of the income tracks (chapter INCOME; TAP-INCOME-17, TAP-INCOME-22).

Buildings leave a track from the left, so that the first columns are open, unless a civilization moves buildings.
"""

from __future__ import annotations

from typing import Final

from ..pieces.kinds import BUILDINGS_OF_A_TYPE
from ..table.hooks import Hooks
from ..table.player import TapestryPlayer
from ..table.state import Table

COLUMNS: Final = BUILDINGS_OF_A_TYPE + 1
# [buildings left on a track]: the open columns as bits, the first column lowest.
FIRST_COLUMNS: Final = tuple((1 << COLUMNS - left) - 1 for left in range(COLUMNS + 1))


def open_columns(table: Table, me: TapestryPlayer, kind: int) -> int:
    for covered in table.moments.of(Hooks.columns_covered, me):
        return (1 << COLUMNS) - 1 & ~covered(table, me, kind)
    return FIRST_COLUMNS[me.left[kind]]


def all_open_columns(table: Table, me: TapestryPlayer) -> tuple[int, ...]:
    """The open columns of all four tracks."""
    if table.moments.implemented(me, Hooks.columns_covered):
        return tuple(open_columns(table, me, kind) for kind in range(len(me.left)))
    markets, houses, farms, armories = me.left
    return FIRST_COLUMNS[markets], FIRST_COLUMNS[houses], FIRST_COLUMNS[farms], FIRST_COLUMNS[armories]


def uncovered(table: Table, me: TapestryPlayer, kind: int, row: tuple[int, ...]) -> tuple[int, ...]:
    """The uncovered entries of a row of a track, one for each column. They count when income comes, not at once
    (TAP-INCOME-26, TAP-FAQ-15)."""
    if not table.moments.implemented(me, Hooks.columns_covered):
        return row[: COLUMNS - me.left[kind]]
    columns = open_columns(table, me, kind)
    return tuple(entry for column, entry in enumerate(row) if columns >> column & 1)
