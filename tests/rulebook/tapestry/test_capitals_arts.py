"""The advanced capitals of Arts & Architecture (the KA lines of CAPITAL and BUILD)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.expansions.arts_architecture.capitals import (
    ARCHIPELAGO,
    ARTS_CAPITALS,
    CLOUD_CITY,
    SWAMP,
)
from tafelrunde.games.tapestry.pieces.capitals import DISTRICTS, PLOT_BIT
from tafelrunde.games.tapestry.pieces.kinds import FOOD
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.player import INCOME
from tafelrunde.games.tapestry.table.prompts import LANDMARK_SITE, LANDMARK_TURN, PLOT, RESOURCE
from tests.rulebook import rule

from .arts import arts, asked, used
from .city import Plot, district, number, site
from .entering import entered, part, seat_asked
from .upgrades import gained


def islands(plots: tuple[str, ...]) -> list[set[Plot]]:
    """Plots that are not impassable, in groups that hang together side to side."""
    left = {(r, c) for r, row in enumerate(plots) for c, plot in enumerate(row) if plot == "."}
    found = []
    while left:
        edge, group = [min(left)], {min(left)}
        while edge:
            r, c = edge.pop()
            beside = {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & left - group
            group |= beside
            edge += beside
        left -= group
        found.append(group)
    return found


def free(plots: tuple[str, ...], area: list[Plot]) -> set[Plot]:
    return {(r, c) for r, c in area if plots[r][c] == "."}


def filled(capital: str, plots: set[Plot]) -> TapestryScenario:
    return arts().capital(0, capital).fill(0, sorted(number(plot) for plot in plots))


def market(made: TapestryScenario, plot: Plot) -> TapestryTable:
    """Seat 0 gains a market and builds it there."""
    t, _ = entered("technology", 3, made)
    return part(t, 1).answer(PLOT, number(plot))


@rule("TAP-CAPITAL-06")
def test_four_of_the_six_have_nine_districts_of_nine_plots() -> None:
    regular = {capital.id for capital in ARTS_CAPITALS if capital.districts == DISTRICTS}
    nine = {capital.id for capital in ARTS_CAPITALS if sorted(capital.districts) == sorted(DISTRICTS)}
    assert regular <= nine == {"swamp", "mesa", "canyon", "cavern"}
    assert {capital.id for capital in ARTS_CAPITALS} - nine == {"archipelago", "cloud_city"}


@rule("TAP-CAPITAL-06", "TAP-CAPITAL-18")
def test_a_district_of_the_swamp_gives_a_resource_when_it_is_full() -> None:
    plots = free(SWAMP, district(0))
    last = max(plots)
    t = market(filled("swamp", plots - {last}), last)
    assert asked(t) == (0, RESOURCE, [0, 1, 2, 3])


@rule("TAP-CAPITAL-07")
@pytest.mark.parametrize("which", range(len(islands(ARCHIPELAGO))))
def test_the_islands_of_the_archipelago_are_its_districts(which: int) -> None:
    island = islands(ARCHIPELAGO)[which]
    last = max(island)
    t = market(filled("archipelago", island - {last}), last)
    assert asked(t) == (0, RESOURCE, [0, 1, 2, 3])
    other = min(island)
    t = market(filled("archipelago", island - {last, other}), last)
    assert seat_asked(t) == 1  # not full yet


@rule("TAP-CAPITAL-21")
@pytest.mark.parametrize("which", range(len(islands(CLOUD_CITY))))
def test_the_clouds_of_the_cloud_city_are_its_districts(which: int) -> None:
    cloud = islands(CLOUD_CITY)[which]
    last = max(cloud)
    t = market(filled("cloud_city", cloud - {last}), last)
    assert asked(t) == (0, RESOURCE, [0, 1, 2, 3])
    t = market(filled("cloud_city", cloud - {last, min(cloud)}), last)
    assert seat_asked(t) == 1


@rule("TAP-CAPITAL-07", "TAP-CAPITAL-21")
@pytest.mark.parametrize(
    ("capital", "plots", "square"), [("archipelago", ARCHIPELAGO, 1), ("cloud_city", CLOUD_CITY, 0)]
)
def test_a_square_of_nine_plots_is_no_district_there(capital: str, plots: tuple[str, ...], square: int) -> None:
    inside = free(plots, district(square))
    t = market(filled(capital, inside - {max(inside)}), max(inside))
    assert seat_asked(t) == 1  # no resource


# ------------------------------------------------------------------------------------------------ swamp

PAD: Plot = (1, 1)


@rule("TAP-CAPITAL-18")
def test_a_lily_pad_covered_later_gives_no_second_reward() -> None:
    assert SWAMP[PAD[0]][PAD[1]] == "L"
    t, _ = entered("technology", 3, filled("swamp", free(SWAMP, district(0))))
    part(t, 1)
    assert number(PAD) in t.options  # it can be built on
    t.answer(PLOT, number(PAD))
    assert seat_asked(t) == 1  # no resource
    assert sum(t.player(0).goods) == 0


def with_pads_covered(n: int) -> TapestryScenario:
    """A row of the swamp is complete, and so many lily pads are covered."""
    row = [(0, c) for c in range(9) if SWAMP[0][c] == "."]
    made = filled("swamp", set(row))
    pads = [(r, c) for r, line in enumerate(SWAMP) for c, plot in enumerate(line) if plot == "L"]
    for plot in pads[:n]:
        made.state.players[0].side.pads &= ~(1 << PLOT_BIT[number(plot)])
    return made


@rule("TAP-CAPITAL-05", "TAP-ICON-02")
@pytest.mark.parametrize("pads", [0, 4])
def test_counting_rows_is_no_scoring_of_the_capital(pads: int) -> None:
    t, before = used(6, with_pads_covered(pads))
    t.answer(RESOURCE, FOOD)
    assert gained(t, before) == {"vp": 1, "food": 1}  # the row, nothing for the swamp
    assert t.player(0).tally[INCOME] == 1 + (pads > 0) * 2  # step 4 is one


@rule("TAP-CAPITAL-05", "TAP-ICON-01")
def test_counting_columns_is_none_either() -> None:
    t, before = used(14, with_pads_covered(4))
    t.answer(RESOURCE, FOOD)
    assert gained(t, before) == {"food": 1}


# ------------------------------------------------------------------------------------------------ overhanging


def forge_sites(capital: str) -> set[int]:
    """Where the Forge, two by two plots, may go."""
    made = arts().capital(0, capital).seat(0, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"])
    t.answer(LANDMARK_TURN, 0) if t.asked is LANDMARK_TURN else None
    assert t.asked is LANDMARK_SITE
    return {code for code in t.options if code >= 0}


INSIDE = {site(r, c) for r in range(8) for c in range(8)}


@rule("TAP-BUILD-08")
def test_nothing_overhangs_in_the_cloud_city() -> None:
    assert forge_sites("cloud_city")
    assert forge_sites("cloud_city") <= INSIDE
    for capital in ("mountain", "archipelago", "swamp"):
        assert not forge_sites(capital) <= INSIDE  # elsewhere it does
