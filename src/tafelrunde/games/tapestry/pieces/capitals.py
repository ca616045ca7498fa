"""Capitals, and the six basic ones (TAP-COMP-13, TAP-CAPITAL-01, TAP-CAPITAL-02, TAP-CAPITAL-03,
TAP-CAPITAL-04): nine by nine plots, `#` is impassable.

Plots are bits of a grid with a margin on all sides, so that the overhanging parts of a landmark have places too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Optional

from ....kernel.corrections import corrected, table_row
from ....kernel.game import PUBLIC
from ....kernel.hexes import mask
from .kinds import BASE

if TYPE_CHECKING:  # so that forms show these parameters as before, with any value
    from ....kernel.effects import Effect

    TapestryEffect = Effect[Any, Any]  # the table, on which effects act, is above the pieces

SIZE: Final = 9
MARGIN: Final = 3  # the widest landmark covers four plots, one of them inside
WIDE: Final = SIZE + 2 * MARGIN
PLOTS: Final = SIZE * SIZE
SITES: Final = (SIZE + MARGIN) ** 2  # top left corners that a landmark may have


def bit(row: int, column: int) -> int:
    """The place of a plot in the masks; rows and columns from 0, the margin is negative or beyond 8."""
    return (row + MARGIN) * WIDE + column + MARGIN


PLOT_BIT: Final = tuple(bit(plot // SIZE, plot % SIZE) for plot in range(PLOTS))
PLOT_AT: Final = {place: plot for plot, place in enumerate(PLOT_BIT)}
PLOT_MASKS: Final = tuple((plot, 1 << PLOT_BIT[plot]) for plot in range(PLOTS))
ROW_PLOTS: Final = [  # [row][set of columns]: the plots
    [tuple(SIZE * row + column for column in range(SIZE) if columns >> column & 1) for columns in range(1 << SIZE)]
    for row in range(SIZE)
]
HALF: Final = (SIZE + MARGIN) // 2
HALF_ROW_SITES: Final = [  # [half of a row, from the upper left one on][set of columns in it]: the sites
    [tuple(HALF * half + column for column in range(HALF) if columns >> column & 1) for columns in range(1 << HALF)]
    for half in range(2 * (SIZE + MARGIN))
]
GRID: Final = mask(PLOT_BIT)
ROWS: Final = tuple(mask([bit(row, column) for column in range(SIZE)]) for row in range(SIZE))
COLUMNS: Final = tuple(mask([bit(row, column) for row in range(SIZE)]) for column in range(SIZE))
LINES: Final = ROWS + COLUMNS
DISTRICTS: Final = tuple(
    mask([bit(3 * (d // 3) + row, 3 * (d % 3) + column) for row in range(3) for column in range(3)]) for d in range(9)
)
BASIS: Final = "mats-agree"


def plots_in(places: int) -> list[int]:
    """The plots of a set, without those of the margin, in ascending order. Sets of plots are big numbers, so they are
    taken row by row, from three rows at a time."""
    plots: list[int] = []
    for row in range(0, SIZE, 3):
        rows = places >> PLOT_BIT[SIZE * row] & (1 << 3 * WIDE) - 1
        upper = ROW_PLOTS[row][rows & (1 << SIZE) - 1]
        middle = ROW_PLOTS[row + 1][rows >> WIDE & (1 << SIZE) - 1]
        lower = ROW_PLOTS[row + 2][rows >> 2 * WIDE & (1 << SIZE) - 1]
        plots += upper + middle + lower
    return plots


def sites_in(corners: int) -> list[int]:
    """The sites whose top left corners are these, in ascending order; row by row, as above."""
    sites: list[int] = []
    for row in range(SIZE + MARGIN):
        columns = corners >> WIDE * row & (1 << 2 * HALF) - 1
        if columns:
            left, right = HALF_ROW_SITES[2 * row], HALF_ROW_SITES[2 * row + 1]
            sites += left[columns & (1 << HALF) - 1] + right[columns >> HALF]
    return sites


# Where buildings may stand or overhang.
ANYWHERE: Final = -1  # all plots, also those of the margin
WITHIN: Final = GRID
OVER_THE_RIM: Final = GRID | mask([bit(row, c) for row in range(SIZE, SIZE + MARGIN) for c in range(SIZE)])
REACHES: Final = {ANYWHERE: "anywhere", WITHIN: "within", OVER_THE_RIM: "bottom"}


@table_row
class Capital:
    """Advanced capitals have other districts (`districts`: a letter for each plot), other `rewards` than any 1
    resource for some of them, by letter, and rules:

    `reach`     where a building may stand or overhang (TAP-BUILD-08)
    `pads`      plots that count as filled and can be built on
    `floating`  landmarks may cover impassable plots if they cover another one too
    `cliffs`    plots that no building covers together with others
    `wholes`    plots that give an effect when all of them are covered
    `later`     districts give their resource in each later income turn (TAP-CAPITAL-12)
    `reeds`     plots on which landmarks cost points (TAP-CAPITAL-09)
    `sealed`    no landmark stands here; each that would gives points (TAP-CAPITAL-17)
    `joined`    a district is complete when its plot is joined with a centre by buildings: the bits of both
                (TAP-CAPITAL-19, TAP-CAPITAL-20)
    """

    def __init__(
        self,
        id: str,
        *plots: str,
        districts: tuple[str, ...] = (),
        rewards: Optional[dict[str, TapestryEffect]] = None,
        reach: int = ANYWHERE,
        pads: str = "",
        floating: bool = False,
        cliffs: str = "",
        wholes: tuple[tuple[int, TapestryEffect], ...] = (),
        later: bool = False,
        reeds: int = 0,
        sealed: bool = False,
        joined: Optional[tuple[int, tuple[int, ...]]] = None,
        expansion: int = BASE,
        source: str = PUBLIC,
        basis: str = BASIS,
    ) -> None:
        self.id: str = id
        self.plots: tuple[str, ...] = plots
        self.grid: int = mask([bit(r, c) for r in range(len(plots)) for c in range(len(plots))])
        self.rows: tuple[int, ...] = tuple(row & self.grid for row in ROWS[: len(plots)])
        self.columns: tuple[int, ...] = tuple(column & self.grid for column in COLUMNS[: len(plots)])
        self.lines: tuple[int, ...] = self.rows + self.columns
        self.impassable: int = signed(plots, IMPASSABLE)  # TAP-ICON-05
        letters = sorted({letter for row in districts for letter in row if letter != "-"})
        self.districts: tuple[int, ...] = tuple(signed(districts, letter) for letter in letters) or DISTRICTS
        given = rewards or {}
        self.rewards: dict[int, TapestryEffect] = {letters.index(letter): given[letter] for letter in given}
        self.reach: int = reach
        self.pads: int = signed(plots, pads)
        self.floating: bool = floating
        self.cliffs: int = signed(plots, cliffs)
        self.wholes: tuple[tuple[int, TapestryEffect], ...] = wholes
        self.later: bool = later
        self.reeds: int = reeds
        self.sealed: bool = sealed
        self.joined: Optional[tuple[int, tuple[int, ...]]] = joined
        self.plain: bool = reach == ANYWHERE and not floating and not cliffs
        self.expansion: int = expansion
        self.source: str = source
        self.basis: str = basis

    def complete(self, number: int, city: int, rough: int) -> bool:
        """Is a district complete, with these plots filled and these of them impassable?"""
        district = self.districts[number]
        if self.joined is None:
            return city & district == district
        centre, ends = self.joined
        built = city & ~rough & self.grid
        reached = built & 1 << centre
        while True:
            wider = built & (reached | reached << 1 | reached >> 1 | reached << WIDE | reached >> WIDE)
            if wider == reached:
                return reached >> ends[number] & 1 == 1
            reached = wider

    def admits(self, covered: int) -> bool:
        """May a landmark cover these plots, as far as the rules of this capital go?"""
        if covered & ~self.reach:
            return False
        if self.floating and not covered & self.grid & ~self.impassable:
            return False
        return not (covered & self.cliffs and covered & self.grid & ~self.cliffs)


IMPASSABLE: Final = "#~PW"  # rock, water, parks, will-o'-the-wisps


def signed(plots: tuple[str, ...], signs: str) -> int:
    """The plots with one of these signs."""
    return mask([bit(r, c) for r, row in enumerate(plots) for c, plot in enumerate(row) if plot in signs])


# By their numbers 1 to 6.
CAPITALS: Final = corrected(
    "tapestry",
    "capital",
    (
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
    ),
    globals(),
)
PAIRS: Final[tuple[tuple[int, int], ...]] = ((0, 5), (1, 3), (2, 4))  # TAP-SETUP-14: 1/6, 2/4 and 3/5
