"""The six advanced capitals of Fantasies & Futures (TAP-COMP-13). As with those of Arts & Architecture the maps and
some rules are ours. `#`, `~` and `W` are impassable."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from .....kernel.corrections import corrected
from .....kernel.effects import All
from .....kernel.game import RECONSTRUCTED
from ...components.civilizations import any_building
from ...effects.explore import ExploreSpace, SpaceTiles
from ...effects.gains import AnyResource
from ...effects.hand import TapestryCards
from ...pieces.capitals import Capital, bit
from ...pieces.kinds import FANTASIES_FUTURES as EXPANSION
from ...rules.gains import Points
from ..arts_architecture.capitals import each_of, surroundings

WISP_POINTS: Final = 3
GOBLIN_POINTS: Final = 2

QUAGMIRE: Final = (
    "~~.......",
    "~~....W..",
    "~....~...",
    "...W.~~..",
    ".....~~..",
    "~~......W",
    "~~~..~...",
    "....~~...",
    ".W.......",
)
# Goblins, by the letters of their districts, and the centre.
GOBLINS: Final[tuple[int, ...]] = (bit(0, 2), bit(2, 8), bit(8, 6), bit(6, 0))
CENTRE: Final = bit(4, 4)

FANTASY_CAPITALS: Final = corrected(
    "tapestry",
    "capital",
    (
        # Six lines of plots as districts; the rest counts for rows and columns only (TAP-CAPITAL-10, TAP-CAPITAL-11).
        Capital(
            "polar",
            ".##......",
            "..#..##..",
            ".....#..#",
            "#...#..##",
            "###......",
            ".........",
            "....#....",
            "##.##...#",
            "...#....#",
            districts=(
                "AAAA---AA",
                "BB--AAABB",
                "--BBBBB--",
                "CCC--CCCC",
                "-DDCCDDD-",
                "D--DD-E-D",
                "EEEEEE-EE",
                "--FFF-FF-",
                "FF---F--F",
            ),
            rewards={"B": AnyResource(2), "E": AnyResource(2)},
            expansion=EXPANSION,
            source=RECONSTRUCTED,
            basis="polar",
        ),
        # Six districts that pay later; the rest counts for rows and columns only (TAP-CAPITAL-12, TAP-CAPITAL-13).
        Capital(
            "savanna",
            "##...#..#",
            "#...##...",
            ".........",
            "#.##....#",
            "#..#...##",
            ".........",
            ".....#..#",
            "##...##..",
            ".#.......",
            districts=(
                "AAA-BBB--",
                "AAA-BBB--",
                "AAA-BBB--",
                "-CCC--DDD",
                "-CCC--DDD",
                "-CCC--DDD",
                "EEE-FFF--",
                "EEE-FFF--",
                "EEE-FFF--",
            ),
            later=True,
            expansion=EXPANSION,
            source=RECONSTRUCTED,
            basis="savanna",
        ),
        # Wisps and water are impassable (TAP-CAPITAL-08); there are reeds around the wisps (TAP-CAPITAL-09).
        Capital(
            "quagmire",
            *QUAGMIRE,
            wholes=each_of(surroundings(QUAGMIRE, "W"), WISP_POINTS),
            reeds=reduce(or_, surroundings(QUAGMIRE, "W")),
            expansion=EXPANSION,
            source=RECONSTRUCTED,
            basis="quagmire",
        ),
        # Five districts with any 1 resource, three with other rewards (TAP-CAPITAL-14, TAP-CAPITAL-15).
        Capital(
            "veil",
            ".#....##.",
            ".#.....#.",
            "...##....",
            "....#....",
            "##.......",
            "#....##.#",
            "...##....",
            "...##.##.",
            "..#....#.",
            districts=(
                "AAAFFFFGG",
                "AAAFFFGGG",
                "AAAFFFGGH",
                "BBBFFGGHH",
                "BBBGGGHHH",
                "BBBHHHHHH",
                "CCCDDDEEE",
                "CCCDDDEEE",
                "CCCDDDEEE",
            ),
            rewards={
                "F": All(TapestryCards(2), Points(2)),
                "G": All(any_building(), Points(4)),
                "H": All(SpaceTiles(1), ExploreSpace()),
            },
            expansion=EXPANSION,
            source=RECONSTRUCTED,
            basis="veil",
        ),
        # TAP-CAPITAL-16, TAP-CAPITAL-17.
        Capital(
            "city_in_a_bottle",
            "##...#",
            "#...##",
            ".#.##.",
            "..##..",
            "..###.",
            "#.#..#",
            districts=("AAABBB", "AAABBB", "CCCDDD", "CCCDDD", "EEEFFF", "EEEFFF"),
            sealed=True,
            expansion=EXPANSION,
            source=RECONSTRUCTED,
            basis="city-in-a-bottle",
        ),
        # Goblins that buildings join with the centre, in any order (TAP-CAPITAL-19, TAP-CAPITAL-20).
        Capital(
            "netherworld",
            "..K###...",
            "...##....",
            "........K",
            "#..#.#.##",
            "##..C..##",
            "##.#.#..#",
            "K........",
            "....##...",
            "...###K..",
            districts=(
                "AAAAABBBB",
                "AAAAABBBB",
                "AAAAABBBB",
                "AAAAABBBB",
                "DDDD-BBBB",
                "DDDDCCCCC",
                "DDDDCCCCC",
                "DDDDCCCCC",
                "DDDDCCCCC",
            ),
            rewards={letter: All(AnyResource(1), Points(GOBLIN_POINTS)) for letter in "ABCD"},
            joined=(CENTRE, GOBLINS),
            expansion=EXPANSION,
            source=RECONSTRUCTED,
            basis="netherworld",
        ),
    ),
    globals(),
)
