"""The six basic capitals (TAP-CAPITAL-01..04): nine by nine plots, `#` is impassable.

Plots are bits of a grid with a margin on all sides, so that the overhanging parts of a landmark have places too.
"""

from __future__ import annotations

from typing import Final

from ....kernel.hexes import mask

SIZE: Final = 9
MARGIN: Final = 3  # the widest landmark covers four plots, one of them inside
WIDE: Final = SIZE + 2 * MARGIN
PLOTS: Final = SIZE * SIZE
SITES: Final = (SIZE + MARGIN) ** 2  # top left corners that a landmark may have


def bit(row: int, column: int) -> int:
    """The place of a plot in the masks; rows and columns from 0, the margin is negative or beyond 8."""
    return (row + MARGIN) * WIDE + column + MARGIN


PLOT_BIT: Final = tuple(bit(plot // SIZE, plot % SIZE) for plot in range(PLOTS))
PLOT_MASKS: Final = tuple((plot, 1 << PLOT_BIT[plot]) for plot in range(PLOTS))
GRID: Final = mask(PLOT_BIT)
ROWS: Final = tuple(mask([bit(row, column) for column in range(SIZE)]) for row in range(SIZE))
COLUMNS: Final = tuple(mask([bit(row, column) for row in range(SIZE)]) for column in range(SIZE))
LINES: Final = ROWS + COLUMNS
DISTRICTS: Final = tuple(
    mask([bit(3 * (d // 3) + row, 3 * (d % 3) + column) for row in range(3) for column in range(3)]) for d in range(9)
)
BASIS: Final = "mats-agree"


class Capital:
    __slots__ = ("id", "impassable")

    def __init__(self, id: str, *rows: str) -> None:
        self.id: str = id
        self.impassable: int = mask(
            [bit(r, c) for r, row in enumerate(rows) for c, plot in enumerate(row) if plot == "#"]
        )


# By their numbers 1 to 6.
CAPITALS: Final = (
    Capital(
        "mountain",
        ".........",
        "##...###.",
        "...###...",
        "...#####.",
        ".....##..",
        ".###....#",
        "..#......",
        ".......#.",
        "..#......",
    ),
    Capital(
        "wetland",
        "........#",
        "##....###",
        ".........",
        ".###..##.",
        "..##.....",
        "###....#.",
        ".....##..",
        ".##......",
        ".....#...",
    ),
    Capital(
        "tropical",
        "....#..##",
        "...#...##",
        "..#.....#",
        ".........",
        ".#...#...",
        ".........",
        "#.##.#.#.",
        ".####....",
        "..###....",
    ),
    Capital(
        "desert",
        "...##....",
        "#.#......",
        "#.....##.",
        ".........",
        ".#..#..##",
        ".##.....#",
        ".#####...",
        "..##.....",
        ".....#...",
    ),
    Capital(
        "grassland",
        ".........",
        "###....#.",
        "####.....",
        "...####..",
        "......###",
        "###.....#",
        "..#......",
        "......#..",
        ".....#...",
    ),
    Capital(
        "forest",
        ".........",
        "..##..#..",
        "...#...#.",
        ".##.....#",
        "...#.....",
        "..#####..",
        ".#....#..",
        "..#...###",
        ".......##",
    ),
)
PAIRS: Final = ((0, 5), (1, 3), (2, 4))  # TAP-SETUP-14: 1/6, 2/4 and 3/5
