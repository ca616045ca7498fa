"""Which columns of the income tracks are uncovered (TAP-INCOMEMAT-01..04, TAP-INCOME-17..22).

Buildings leave a track from the left, so that the first columns are open. Only Artificers move buildings: their number
on the mat has an octal digit for each building, by type and then from the right, that says how far it was moved."""

from __future__ import annotations

from typing import Final

from ..pieces.kinds import ARTIFICERS, BUILDINGS_OF_A_TYPE
from ..table.player import TapestryPlayer

COLUMNS: Final = BUILDINGS_OF_A_TYPE + 1


def column_of(me: TapestryPlayer, kind: int, building: int) -> int:
    """Of a building on a track, counted from the right."""
    return COLUMNS - 1 - building - (me.mat[ARTIFICERS] >> 3 * (BUILDINGS_OF_A_TYPE * kind + building) & 7)


def open_columns(me: TapestryPlayer, kind: int) -> int:
    """As bits, the first column lowest."""
    if ARTIFICERS not in me.civs:
        return (1 << COLUMNS - me.left[kind]) - 1
    covered = sum(1 << column_of(me, kind, building) for building in range(me.left[kind]))
    return (1 << COLUMNS) - 1 & ~covered


def uncovered(me: TapestryPlayer, kind: int, row: tuple[int, ...]) -> tuple[int, ...]:
    """What of a row of a track, one entry for each column, can be seen."""
    if ARTIFICERS not in me.civs:
        return row[: COLUMNS - me.left[kind]]
    columns = open_columns(me, kind)
    return tuple(entry for column, entry in enumerate(row) if columns >> column & 1)


def move_left(me: TapestryPlayer, kind: int, building: int, by: int) -> None:
    me.mat[ARTIFICERS] += by << 3 * (BUILDINGS_OF_A_TYPE * kind + building)
