"""Hexes: distances, neighbours, and sets of hexes as bitmasks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel.hexes import Grid, distance, mask, members, neighbours, spiral

PLACE = st.tuples(st.integers(-20, 20), st.integers(-20, 20))
DISC = Grid(list(spiral(2)))


@given(PLACE, PLACE, PLACE)
def test_distance_is_a_distance(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> None:
    assert distance(a, b) == distance(b, a) >= 0
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


def test_distances_around_a_corner() -> None:
    assert distance((0, 0), (3, 0)) == 3
    assert distance((0, 0), (2, -1)) == 2
    assert distance((0, 0), (2, 1)) == 3
    assert distance((-1, 2), (2, -1)) == 3


@given(PLACE)
def test_a_hex_has_six_different_neighbours_at_distance_one(place: tuple[int, int]) -> None:
    around = neighbours(place)
    assert len(set(around)) == 6
    assert {distance(place, other) for other in around} == {1}
    assert all(place in neighbours(other) for other in around)


def test_a_spiral_lists_every_place_once_ring_by_ring() -> None:
    places = list(spiral(3))
    assert len(places) == len(set(places)) == 1 + 6 + 12 + 18
    rings = [distance((0, 0), place) for place in places]
    assert rings == sorted(rings)
    assert list(spiral(0)) == [(0, 0)]


def test_the_edge_is_what_lacks_a_neighbour() -> None:
    assert members(DISC.edge) == list(range(7, 19))
    assert DISC.beside[0] == mask(range(1, 7))
    assert all(DISC.beside[a] >> b & 1 == DISC.beside[b] >> a & 1 for a in range(19) for b in range(19))


def test_within_counts_the_hexes_so_far_away() -> None:
    assert DISC.within[0] == [1, mask(range(7)), mask(range(19))]
    rim = DISC.number[(2, 0)]
    assert len(members(DISC.within[rim][1])) == 4
    assert all(distance((2, 0), DISC.places[h]) <= 2 for h in members(DISC.within[rim][2]))


def test_around_a_set_are_the_neighbours_of_its_members() -> None:
    assert DISC.around(0) == 0
    assert DISC.around(1) == DISC.beside[0]
    assert DISC.around(0b11) == DISC.beside[0] | DISC.beside[1]


def test_a_gap_in_the_board_is_an_edge_and_no_neighbour() -> None:
    ring = Grid([place for place in spiral(2) if place != (0, 0)])
    assert members(ring.edge) == list(range(18))
    assert all(len(members(ring.beside[ring.number[place]])) == 5 for place in neighbours((0, 0)))


@given(st.sets(st.integers(0, 90)))
def test_members_give_back_what_was_masked(hexes: set[int]) -> None:
    assert members(mask(sorted(hexes))) == sorted(hexes)
