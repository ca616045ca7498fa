"""Capitals: which plots are free, where a landmark fits, capitals that are full but for a few plots. Worked out from
the printed grids and shapes, without the rules."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable

Plot = tuple[int, int]  # row and column, from 0; outside the grid they are negative or beyond 8

# The mountain capital, which seat 0 has in scenarios: `#` is impassable.
MOUNTAIN = (
    ".........",
    "##...###.",
    "...###...",
    "...#####.",
    ".....##..",
    ".###....#",
    "..#......",
    ".......#.",
    "..#......",
)  # fmt: skip
FREE: frozenset[Plot] = frozenset((r, c) for r, row in enumerate(MOUNTAIN) for c, plot in enumerate(row) if plot == ".")
IMPASSABLE: frozenset[Plot] = frozenset((r, c) for r in range(9) for c in range(9)) - FREE


def number(plot: Plot) -> int:
    """The code of a plot."""
    return 9 * plot[0] + plot[1]


def site(row: int, column: int) -> int:
    """The code of a landmark's top left corner."""
    return 12 * (row + 3) + column + 3


def district(n: int) -> list[Plot]:
    """The nine plots of a district, the districts counted row by row."""
    return [(3 * (n // 3) + r, 3 * (n % 3) + c) for r in range(3) for c in range(3)]


def full_but(made: TapestryScenario, plots: Iterable[Plot], seat: int = 0) -> TapestryScenario:
    """The mountain capital with something on every free plot but these."""
    return made.fill(seat, [number(plot) for plot in FREE - set(plots)])


def turned(landmark: str, quarter_turns: int) -> list[Plot]:
    """The plots of a landmark from its top left corner, after quarter turns clockwise."""
    rows = list(next(kind.shape for kind in LANDMARKS if kind.id == landmark))
    for _ in range(quarter_turns):
        rows = ["".join(row[c] for row in reversed(rows)) for c in range(len(rows[0]))]
    return [(r, c) for r, row in enumerate(rows) for c, plot in enumerate(row) if plot == "#"]


def sites(landmark: str, quarter_turns: int = 0, free: frozenset[Plot] = FREE) -> set[int]:
    """Where it fits: no plot of the grid that is not free, and at least one that is."""
    shape = turned(landmark, quarter_turns)
    found = set()
    for row in range(-3, 9):
        for column in range(-3, 9):
            inside = {(row + r, column + c) for r, c in shape if 0 <= row + r < 9 and 0 <= column + c < 9}
            if inside and inside <= free:
                found.add(site(row, column))
    return found


def plots_shown(t: TapestryTable, seat: int = 0) -> list[object]:
    """What everybody sees on the 81 plots of a capital."""
    shown: list[object] = t.match.view()["seats"][seat]["capital"]["plots"]
    return shown
