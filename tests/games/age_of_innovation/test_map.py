"""Both sides of the game board: terrains, rivers, edges, bridge sites, neighbours."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import NO_SPACE, RIVER, TERRAINS
from tafelrunde.games.age_of_innovation.pieces.map import SOURCES, SPACES, Map, ends_of, map_of, name_of, site_name
from tafelrunde.kernel.game import PUBLIC
from tafelrunde.kernel.hexes import members

TOTALS = {
    "large": {"plains": 12, "swamp": 12, "lake": 12, "forest": 11, "mountain": 11, "wasteland": 12, "desert": 11},
    "small": {"plains": 8, "swamp": 8, "lake": 8, "forest": 9, "mountain": 9, "wasteland": 8, "desert": 9},
}
RIVERS = {"large": 36, "small": 29}
# Land that touches no river space.
INLAND = {
    "large": "A5 A6 A10 A11 B5 B6 C1 C6 D1 D2 D13 E1 E12 E13 H6 I6 I7 I8 I9 I10 I11 I12",
    "small": "A5 A6 A10 A11 B5 B6 C6 D13 E12 E13 H6 I6 I7 I8 I9 I10 I11 I12",
}
EDGE = {
    "large": "A1 A3 A4 A5 A6 A7 A9 A10 A11 A12 B1 B13 C1 C13 D1 D13 E1 E13 F1 F13 G1 "
    "I1 I2 I3 I5 I6 I7 I8 I9 I10 I11 I12 I13",
    "small": "A4 A5 A6 A7 A9 A10 A11 A12 B13 C13 D13 E13 F13 I5 I6 I7 I8 I9 I10 I11 I12 I13",
}
BRIDGES = {
    "large": "A3-B1 A3-C3 A9-B7 A12-B13 B4-C3 B11-C13 B11-D11 C5-D3 C7-D8 C10-D8 C10-D11 C10-E10 D5-E4 D5-F5 D6-E8 "
    "D6-F6 E3-G3 E4-F5 E4-G4 E8-F6 F1-G3 F5-G4 F8-G7 F8-H8 F9-H9 F11-H11 F12-H12 G1-H2 G1-I1 G4-H5 H3-I5",
    "small": "A9-B7 A12-B13 B11-C13 B11-D11 C7-D8 C10-D8 C10-D11 C10-E10 D5-F5 D6-E8 D6-F6 E8-F6 F8-G7 F8-H8 F9-H9 "
    "F11-H11 F12-H12",
}
both_sides = pytest.mark.parametrize("side", ["small", "large"])


def names(spaces: int) -> set[str]:
    return {name_of(space) for space in members(spaces)}


@both_sides
def test_every_terrain_has_as_many_spaces_as_printed(side: str) -> None:
    board = map_of(side)
    assert {TERRAINS[kind]: spaces.bit_count() for kind, spaces in enumerate(board.lands)} == TOTALS[side]
    assert board.river.bit_count() == RIVERS[side]


@both_sides
def test_edge_and_shore_are_as_printed(side: str) -> None:
    board = map_of(side)
    assert names(board.edge) == set(EDGE[side].split())
    assert names(board.land & ~board.shore) == set(INLAND[side].split())


@both_sides
def test_bridge_sites_are_as_printed(side: str) -> None:
    board = map_of(side)
    assert {site_name(site) for site in board.printed_sites} == set(BRIDGES[side].split())
    assert set(board.printed_sites) < set(board.mole_sites)
    for site in board.mole_sites:
        upper, lower = ends_of(site)
        assert board.land >> upper & board.land >> lower & 1
        assert not board.around[upper] >> lower & 1


@both_sides
def test_neighbours_and_reach_are_mutual(side: str) -> None:
    board = map_of(side)
    for one in range(SPACES):
        assert board.around[one].bit_count() <= 6
        assert board.terrain[one] != NO_SPACE or not board.around[one]
        for other in range(SPACES):
            assert board.around[one] >> other & 1 == board.around[other] >> one & 1
            for reach in map(board.reach, range(5)):
                assert reach[one] >> other & 1 == reach[other] >> one & 1


def test_shipping_reaches_along_the_river() -> None:
    """D5 on the large side: adjacent, by 1 river space, by 2."""
    board = map_of("large")
    start = next(space for space in range(SPACES) if name_of(space) == "D5")
    reached = [names(board.reach(n)[start]) for n in range(3)]
    assert reached[0] == {"C5", "C6", "D6"}
    assert reached[1] - reached[0] == {"D3", "E4", "F5", "F6"}
    assert reached[2] - reached[1] == {"B4", "C3", "E8", "G4"}


def test_the_small_side_is_the_large_one_without_its_western_island() -> None:
    small, large = Map("small"), Map("large")
    assert small.land & ~large.land == 0
    assert all(terrain != RIVER or large.terrain[space] == RIVER for space, terrain in enumerate(small.terrain))


def test_spaces_and_bridge_sites_of_both_sides_are_established() -> None:
    assert {side: {"spaces": PUBLIC, "bridges": PUBLIC} for side in BRIDGES} == SOURCES
