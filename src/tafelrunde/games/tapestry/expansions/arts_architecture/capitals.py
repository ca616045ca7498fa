"""The advanced capitals (TAP-CAPITAL-06). No source shows the mats: maps and most rules are ours, derived from their
names and the rulebook. `#`, `~` and `P` are impassable."""

from __future__ import annotations

from typing import Final

from .....kernel.corrections import corrected
from .....kernel.game import RECONSTRUCTED
from .....kernel.hexes import mask
from ...effects.gains import Gain
from ...pieces.capitals import GRID, OVER_THE_RIM, SIZE, WITHIN, Capital, bit, signed
from ...pieces.kinds import ARTS_ARCHITECTURE, FOOD
from ...rules.gains import Points
from ...table.effect import TapestryEffect

MESA_POINTS: Final = 5
RIM_POINTS: Final = 1
POOL_POINTS: Final = 3


def patches(plots: tuple[str, ...], sign: str) -> list[int]:
    """The plots with a sign, in groups that hang together side to side."""
    left = {(r, c) for r, row in enumerate(plots) for c, plot in enumerate(row) if plot == sign}
    found = []
    for start in sorted(left):
        if start not in left:
            continue
        edge, patch = [start], [start]
        left.remove(start)
        while edge:
            row, column = edge.pop()
            for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if beside in left:
                    left.remove(beside)
                    edge.append(beside)
                    patch.append(beside)
        found.append(mask([bit(row, column) for row, column in patch]))
    return found


def surroundings(plots: tuple[str, ...], sign: str) -> list[int]:
    """For each plot with a sign the free ones beside it."""
    free = GRID & ~signed(plots, "#~PW")
    spots = [(r, c) for r, row in enumerate(plots) for c, plot in enumerate(row) if plot == sign]
    return [mask([bit(r - 1, c), bit(r + 1, c), bit(r, c - 1), bit(r, c + 1)]) & free for r, c in spots]


def each_of(groups: list[int], points: int) -> tuple[tuple[int, TapestryEffect], ...]:
    return tuple((group, Points(points)) for group in groups)


ARCHIPELAGO: Final = (  # the islands are the districts (TAP-CAPITAL-07)
    "...~..~..",
    "...~...~.",
    "..~~~.~..",
    "~~...~~..",
    "..~....~~",
    "...~..~..",
    ".~~~~~...",
    "~..~..~..",
    "....~..~~",
)
SWAMP: Final = (
    "..#.L..L.",
    ".L..#....",
    "....#..##",
    "#...L....",
    "#.#....L.",
    "..L..#...",
    "...#....#",
    ".L.#..L..",
    "....#.#..",
)
CLOUD_CITY: Final = (  # the clouds are the districts (TAP-CAPITAL-21)
    "#..##...#",
    "....#....",
    "..###..##",
    "###..###.",
    "..#...#..",
    "...#..#..",
    "..#.####.",
    "##...#..#",
    "....#....",
)
MESA: Final = (
    "...#....#",
    ".HHH..#..",
    ".HHH#.#..",
    "#...#.HH.",
    "##...HHH.",
    "..#..#..#",
    "..HH.#.#.",
    "#.HHH.##.",
    "#..#....#",
)
CANYON: Final = (
    ".##....#.",
    "...#...##",
    "#..#.....",
    "##.......",
    "....##...",
    ".#..##..#",
    ".##....#.",
    "....#..##",
    "QQQQQQQQQ",
)
CAVERN: Final = (
    "##.......",
    "##.P...#.",
    ".......#.",
    "...##...P",
    ".P.##....",
    ".#.......",
    ".#...##..",
    "....P##..",
    "#......#.",
)
# The ordinary districts, for a capital that gives something else for some of them.
SQUARES: Final = tuple("".join("ABCDEFGHI"[row // 3 * 3 + column // 3] for column in range(9)) for row in range(9))

ARTS_CAPITALS: Final = corrected(
    "tapestry",
    "capital",
    (
        Capital(
            "archipelago",
            *ARCHIPELAGO,
            districts=(
                "AAA-BB-CC",
                "AAA-BBB-C",
                "AA---B-CC",
                "--DDD--CC",
                "EE-DDDD--",
                "EEE-DD-FF",
                "E-----FFF",
                "-GG-HH-FF",
                "GGGG-HH--",
            ),
            expansion=ARTS_ARCHITECTURE,
            source=RECONSTRUCTED,
            basis="archipelago",
        ),
        Capital("swamp", *SWAMP, pads="L", expansion=ARTS_ARCHITECTURE, source=RECONSTRUCTED, basis="swamp"),
        Capital(
            "cloud_city",
            *CLOUD_CITY,
            districts=(
                "-AA--BBB-",
                "AAAA-BBBB",
                "AA---BB--",
                "---DD---E",
                "CC-DDD-EE",
                "CCC-DD-EE",
                "CC-F----E",
                "--FFF-GG-",
                "FFFF-GGGG",
            ),
            reach=WITHIN,
            floating=True,
            expansion=ARTS_ARCHITECTURE,
            source=RECONSTRUCTED,
            basis="cloud-city",
        ),
        Capital(
            "mesa",
            *MESA,
            cliffs="H",
            wholes=each_of(patches(MESA, "H"), MESA_POINTS),
            expansion=ARTS_ARCHITECTURE,
            source=RECONSTRUCTED,
            basis="mesa",
        ),
        Capital(
            "canyon",
            *CANYON,
            reach=OVER_THE_RIM,
            wholes=each_of([1 << bit(SIZE - 1, column) for column in range(SIZE)], RIM_POINTS),
            expansion=ARTS_ARCHITECTURE,
            source=RECONSTRUCTED,
            basis="canyon",
        ),
        Capital(
            "cavern",
            *CAVERN,
            districts=SQUARES,
            rewards={letter: Gain(FOOD) for letter in "BDFH"},
            wholes=each_of(surroundings(CAVERN, "P"), POOL_POINTS),
            expansion=ARTS_ARCHITECTURE,
            source=RECONSTRUCTED,
            basis="cavern",
        ),
    ),
    globals(),
)
