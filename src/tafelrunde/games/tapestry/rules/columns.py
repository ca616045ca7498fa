"""Which columns of the income tracks are uncovered (TAP-INCOME-17, TAP-INCOME-22).

Buildings leave a track from the left, so that the first columns are open, unless a civilization moves buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..pieces.kinds import BUILDINGS_OF_A_TYPE
from ..table.player import TapestryPlayer
from ..table.state import Table

COLUMNS: Final = BUILDINGS_OF_A_TYPE + 1


def open_columns(table: Table, me: TapestryPlayer, kind: int) -> int:
    """As bits, the first column lowest."""
    for mat in table.moments.columns_covered.of(me):
        return (1 << COLUMNS) - 1 & ~mat.columns_covered(me, kind)
    return (1 << COLUMNS - me.left[kind]) - 1


def uncovered(table: Table, me: TapestryPlayer, kind: int, row: tuple[int, ...]) -> tuple[int, ...]:
    """What of a row of a track, one entry for each column, can be seen. It counts when income comes, not at once
    (TAP-INCOME-26, TAP-FAQ-15)."""
    if not table.moments.columns_covered.of(me):
        return row[: COLUMNS - me.left[kind]]
    columns = open_columns(table, me, kind)
    return tuple(entry for column, entry in enumerate(row) if columns >> column & 1)


def uncovered_of_all(table: Table, me: TapestryPlayer, rows: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The same of the rows of all four tracks."""
    if table.moments.columns_covered.of(me):
        return [uncovered(table, me, kind, row) for kind, row in enumerate(rows)]
    markets, houses, farms, armories = me.left
    market, house, farm, armory = rows
    return [
        market[: COLUMNS - markets],
        house[: COLUMNS - houses],
        farm[: COLUMNS - farms],
        armory[: COLUMNS - armories],
    ]
