"""The advanced capitals of Arts & Architecture: one behaviour each, and where landmarks fit."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.expansions.arts_architecture.capitals import ARTS_CAPITALS, patches
from tafelrunde.games.tapestry.pieces.capitals import DISTRICTS, GRID, PLOT_BIT
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import LANDMARK_SITE, LANDMARK_TURN, PLOT, RESOURCE
from tests.rulebook.tapestry.city import site
from tests.rulebook.tapestry.entering import entered
from tests.rulebook.tapestry.holdings import change

from .arts import arts, performing, take

NUMBERS = {  # free plots, impassable ones, districts
    "archipelago": (53, 28, 8),
    "swamp": (67, 14, 9),
    "cloud_city": (51, 30, 7),
    "mesa": (61, 20, 9),
    "canyon": (59, 22, 9),
    "cavern": (59, 22, 9),
}


def in_capital(name: str) -> TapestryScenario:
    return arts().capital(0, name)


def house(made: TapestryScenario, row: int, column: int) -> tuple[TapestryTable, dict[str, int]]:
    """A house on this plot, through the bonus of Mathematics; what seat 0 had with it bought."""
    t, before = entered("science", 2, made, culture=1)
    t.match.choose(3)
    before |= {"cards": before["cards"] + 1, "culture": before["culture"] - 1, "house": before["house"] + 1}
    return t.answer(PLOT, 9 * row + column), before


def landmark(made: TapestryScenario, track: str = "technology") -> TapestryTable:
    """Seat 0 is the first in tier II of technology and may place the Forge, two plots by two."""
    t = made.seat(0, coin=2, tracks={"technology": 3}).start().advance(track, pay=["coin"])
    if t.asked is LANDMARK_TURN:
        t.match.choose(t.options[0])
    assert t.asked is LANDMARK_SITE
    return t


def fill_district(made: TapestryScenario, district: int, but: tuple[int, int]) -> TapestryScenario:
    me = made.state.players[0]
    capital = made.state.catalog.capitals[me.capital]
    left = 1 << PLOT_BIT[9 * but[0] + but[1]]
    assert capital.districts[district] & left
    me.city |= capital.districts[district] & ~left
    return made


def test_every_capital_has_a_test() -> None:
    tests = [name for name in globals() if name.startswith("test_the_")]
    assert {capital.id for capital in ARTS_CAPITALS} == set(NUMBERS)
    assert [name for name in NUMBERS if not any(name in test for test in tests)] == []


@pytest.mark.parametrize("capital", ARTS_CAPITALS, ids=lambda capital: capital.id)
def test_the_maps_are_whole(capital: Any) -> None:
    free, impassable, districts = NUMBERS[capital.id]
    assert all(len(row) == 9 for row in capital.plots)
    assert len(capital.plots) == 9
    assert (GRID & ~capital.impassable).bit_count() == free
    assert capital.impassable.bit_count() == impassable
    assert len(capital.districts) == districts
    assert sum(district.bit_count() for district in capital.districts) <= 81
    assert all(one & other == 0 for one in capital.districts for other in capital.districts if one is not other)


def test_the_archipelago_has_islands_for_districts() -> None:
    made = fill_district(in_capital("archipelago"), 7, (7, 4))  # the small island in the south
    t, before = house(made, 7, 4)
    assert t.asked is RESOURCE
    take(t, "food")
    assert change(t, before) == {"food": 1}
    assert t.match.view(0)["seats"][0]["capital"]["districts"] == [7]
    square = DISTRICTS[0]
    assert square not in made.state.catalog.capitals[made.state.players[0].capital].districts


def test_the_swamp_counts_lily_pads_as_filled_and_lets_them_be_built_on() -> None:
    made = in_capital("swamp")
    assert made.match().view(0)["seats"][0]["capital"]["plots"][4] == "pad"
    made = fill_district(in_capital("swamp"), 0, (0, 0))
    t, before = house(made, 0, 0)  # the pad of the district is not covered
    take(t)
    assert change(t, before) == {"coin": 1}
    made = in_capital("swamp")
    made.state.players[0].city |= DISTRICTS[0]
    t, before = house(made, 1, 1)
    assert change(t, before) == {}  # a pad in a complete district gives no second reward
    assert t.match.view(0)["seats"][0]["capital"]["plots"][10] == 1


def test_the_swamp_scores_two_covered_lily_pads_as_a_point_but_not_with_rows_only() -> None:
    for covered, points in ((1, 0), (2, 1), (4, 2)):
        made = in_capital("swamp")
        pads = [plot for plot in range(81) if made.state.players[0].side.pads >> PLOT_BIT[plot] & 1][:covered]
        for plot in pads:
            made.state.players[0].side.pads &= ~(1 << PLOT_BIT[plot])
            made.state.players[0].left[1] -= 1
            made.state.players[0].houses[1] |= 1 << PLOT_BIT[plot]
        t, before = entered("military", 11, made)
        assert change(t, before) == ({"vp": points} if points else {})
        made.state.active = 0
        t, before = performing(6, made)  # complete rows are no scoring of the capital
        take(t)
        assert "vp" not in change(t, before)


def test_the_cloud_city_lets_landmarks_cover_sky_but_nothing_hang_over() -> None:
    t = landmark(in_capital("cloud_city"))
    assert site(0, 0) in t.options  # three cloud plots and one of the sky
    sky = [(row, column) for row in range(8) for column in range(8)]
    capital = t.table.catalog.capitals[t.player(0).capital]
    for row, column in sky:
        plots = [capital.plots[row + r][column + c] for r in (0, 1) for c in (0, 1)]
        assert (site(row, column) in t.options) == ("." in plots)  # at least one cloud plot
    assert all(0 <= code // 12 - 3 <= 7 and 0 <= code % 12 - 3 <= 7 for code in t.options)
    t.answer(LANDMARK_SITE, site(0, 0))
    t, _ = entered("science", 2, in_capital("cloud_city"), culture=1)
    t.match.choose(3)
    assert t.asked is PLOT
    assert 0 not in t.options
    assert 1 in t.options


def test_the_mesa_keeps_high_and_low_apart_and_pays_for_a_covered_one() -> None:
    t = landmark(in_capital("mesa"))
    assert site(1, 1) in t.options
    assert site(1, 2) in t.options
    assert site(0, 1) not in t.options
    assert site(1, 0) not in t.options
    made = in_capital("mesa")
    high = made.state.catalog.capitals[made.state.players[0].capital].wholes[0][0]
    last = 1 << PLOT_BIT[9 + 1]
    assert high & last
    made.state.players[0].city |= high & ~last
    t, before = house(made, 1, 1)
    assert change(t, before) == {"vp": 5}


def test_high_plots_side_by_side_are_one_mesa() -> None:
    plots = ("HH.H", "...H", "HH..")
    assert [patch.bit_count() for patch in patches(plots, "H")] == [2, 2, 2]


def test_the_canyon_pays_for_its_rim_and_lets_buildings_hang_over_it_only() -> None:
    t, before = house(in_capital("canyon"), 8, 4)
    assert change(t, before) == {"vp": 1}
    t, before = house(in_capital("canyon"), 0, 0)
    assert change(t, before) == {}
    t = landmark(in_capital("canyon"))
    assert site(8, 0) in t.options  # over the bottom edge
    assert site(-1, 3) not in t.options
    assert site(2, -1) not in t.options
    assert site(2, 8) not in t.options
    vp = t.player(0).vp
    t.answer(LANDMARK_SITE, site(8, 0))
    assert t.player(0).vp == vp + 2


def test_the_cavern_pays_for_pools_and_gives_food_for_their_districts() -> None:
    made = fill_district(in_capital("cavern"), 1, (0, 4))
    t, before = house(made, 0, 4)
    assert change(t, before) == {"food": 1}
    made = in_capital("cavern")
    for row, column in ((0, 3), (1, 2), (2, 3)):  # around the pool at (1, 3)
        made.state.players[0].city |= 1 << PLOT_BIT[9 * row + column]
    t, before = house(made, 1, 4)
    assert change(t, before) == {"vp": 3}
    made = fill_district(in_capital("cavern"), 2, (0, 6))
    t, before = house(made, 0, 6)
    take(t)
    assert change(t, before) == {"coin": 1}
