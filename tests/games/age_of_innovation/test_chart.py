"""The drawn map: contours of groups of spaces, the course of the river, coordinates."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from tafelrunde.conformance.pictures import drawn
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.map import COLUMNS, ROWS, map_of, name_of
from tafelrunde.games.age_of_innovation.show.chart import RADIUS, beyond, chart_of, contour, corners, groups, middle
from tafelrunde.kernel.match import Match

both_sides = pytest.mark.parametrize("side", ["small", "large"])


@both_sides
def test_neighbours_on_the_chart_are_those_of_the_map(side: str) -> None:
    board, chart = map_of(side), chart_of(side)
    for space in chart.spaces:
        assert {near for near in beyond(space) if near in chart.spaces} == {
            near for near in chart.spaces if board.around[space] >> near & 1
        }


def test_a_contour_goes_round_a_group_and_moves_inwards() -> None:
    (loop,) = contour([0], 0)
    assert sorted(loop) == sorted(corners(0))
    (inner,) = contour([0], 10)
    x, y = middle(0)
    assert all(((px - x) ** 2 + (py - y) ** 2) ** 0.5 < RADIUS - 10 for px, py in inner)
    ring = [near for near in beyond(58) if near >= 0]
    assert sorted(len(loop) for loop in contour(ring, 0)) == [6, 18]
    assert sorted(map(sorted, groups([0, 1, 5]))) == [[0, 1], [5]]


@both_sides
def test_the_current_runs_through_every_space_of_the_river(side: str) -> None:
    chart = chart_of(side)
    bands, strands = chart.current
    bends = {(int(x), int(y)) for x, y in re.findall(r"Q(-?\d+) (-?\d+) ", bands)}
    assert bends <= {(round(x), round(y)) for x, y in map(middle, chart.river)}
    assert len(bends) >= len(chart.river) - 2  # dead ends are still water
    assert strands.count("M") >= len(chart.river)


@both_sides
def test_every_place_stands_on_the_rims(side: str) -> None:
    match = Match(AGE_OF_INNOVATION, 2 if side == "small" else 4, 3, {})
    tree = drawn(AGE_OF_INNOVATION, match.view(0))
    rims = {e.attrib["data-rim"] for e in tree.iter() if "data-rim" in e.attrib}
    chart = chart_of(side)
    assert rims == {*ROWS, *(str(column + 1) for column in chart.columns)}
    places = {e.attrib["id"]: e.attrib["data-at"] for e in tree.iter() if "data-at" in e.attrib}
    assert places == {f"space-{space}": name_of(space) for space in chart.spaces}
    assert {space % COLUMNS for space in chart.spaces} == set(chart.columns)


def test_a_town_has_a_wall_and_its_bridges_the_colour_of_their_owner() -> None:
    view = Match(AGE_OF_INNOVATION, 4, 3, {}).view(0)
    for space in (3, 4, 5):
        view["spaces"][space] |= {"owner": 1, "building": "guild", "neutral": False, "annex": False, "town": True}
    view["bridges"] = [{"site": view["sites"][0], "from": 0, "to": 0, "owner": 2}]
    tree = drawn(AGE_OF_INNOVATION, view)
    walls = [e for e in tree.iter() if e.get("class") == "wall"]
    assert len(walls) == 1
    assert _class_of(tree, f"site-{view['sites'][0]}") == "bridge seat-2"
    assert _class_of(tree, "piece-4-1-guild") == "piece seat-1"


def _class_of(tree: ET.Element, id: str) -> str | None:
    return next(e.get("class") for e in tree.iter() if e.get("id") == id)
