"""The capital: districts, impassable plots, rows and columns (TAP-CAPITAL-01..04)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import COIN, CULTURE, FOOD, WORKER
from tafelrunde.games.tapestry.scenario import TapestryTable
from tafelrunde.games.tapestry.table.player import TRACK as FROM_TRACK
from tafelrunde.games.tapestry.table.prompts import PLOT, RESOURCE
from tests.rulebook import rule
from tests.rulebook.tapestry.city import FREE, IMPASSABLE, Plot, district, number, plots_shown
from tests.rulebook.tapestry.entering import entered, quiet, seat_asked


def last_plot(plots: list[Plot], last: Plot) -> TapestryTable:
    """These plots are filled where they are free, but for one, where seat 0 builds a farm."""
    made = quiet().fill(0, [number(plot) for plot in plots if plot in FREE and plot != last])
    return entered("exploration", 3, made)[0].answer(PLOT, number(last))


def scored(*filled: Plot) -> int:
    """What the capital scores on Drone Assassins."""
    t, _ = entered("military", 11, quiet().fill(0, [number(plot) for plot in filled if plot in FREE]))
    return t.player(0).tally[FROM_TRACK]


@rule("TAP-CAPITAL-01", "TAP-CAPITAL-02", "TAP-EX-19")
@pytest.mark.parametrize("n", range(9))
def test_the_last_plot_of_each_district_gives_any_resource_at_once(n: int):
    last = next(plot for plot in reversed(district(n)) if plot in FREE)
    t = last_plot(district(n), last)
    assert t.asked is RESOURCE
    assert t.options == [COIN, WORKER, FOOD, CULTURE]
    t.answer(RESOURCE, CULTURE)
    assert t.player(0).goods == [0, 0, 0, 1]
    assert seat_asked(t) == 1, "one resource only"
    assert t.match.view()["seats"][0]["capital"]["districts"] == [n]


@rule("TAP-CAPITAL-01")
def test_the_grid_has_nine_times_nine_plots():
    t = quiet().start()
    assert len(plots_shown(t)) == 81
    assert {n for n, what in enumerate(plots_shown(t)) if what == "impassable"} == {number(p) for p in IMPASSABLE}


@rule("TAP-CAPITAL-01", "TAP-CAPITAL-02")
def test_nine_plots_across_districts_give_nothing():
    square = [(r, c) for r in (1, 2, 3) for c in (1, 2, 3)]
    t = last_plot(square, (1, 2))
    assert seat_asked(t) == 1


@rule("TAP-CAPITAL-02")
def test_a_district_that_lacks_a_plot_gives_nothing():
    t = last_plot([plot for plot in district(0) if plot != (2, 2)], (2, 1))
    assert seat_asked(t) == 1
    assert sum(t.player(0).goods) == 0


@rule("TAP-CAPITAL-03")
def test_impassable_plots_count_as_filled_for_districts():
    """Five of the nine plots in the middle are impassable."""
    assert len([plot for plot in district(4) if plot in IMPASSABLE]) == 5
    assert last_plot(district(4), (5, 5)).asked is RESOURCE


@rule("TAP-CAPITAL-03", "TAP-CAPITAL-04")
def test_impassable_plots_count_as_filled_for_rows_and_columns():
    row = [(1, c) for c in range(9)]
    column = [(r, 6) for r in range(9)]
    assert len([plot for plot in row if plot in IMPASSABLE]) == 5
    assert len([plot for plot in column if plot in IMPASSABLE]) == 3
    assert (scored(*row), scored(*column), scored(*row[:-1])) == (1, 1, 0)


@rule("TAP-CAPITAL-04", "TAP-ICON-37", "TAP-EX-18")
def test_each_completed_row_and_column_scores_one_point():
    def row(n: int) -> list[Plot]:
        return [(n, c) for c in range(9)]

    def column(n: int) -> list[Plot]:
        return [(r, n) for r in range(9)]

    assert scored() == 0
    assert scored(*row(0)) == 1
    assert scored(*row(0), *row(8)) == 2
    assert scored(*row(0), *row(8), *column(4)) == 3
    assert scored(*FREE) == 18


@rule("TAP-CAPITAL-02")
def test_two_districts_completed_by_one_landmark_give_a_resource_each():
    gap = [(2, 0), (3, 0), (2, 1), (3, 1)]
    filled = (set(district(0)) | set(district(3))) - set(gap)
    made = quiet().fill(0, [number(plot) for plot in filled & FREE])
    t = made.seat(0, coin=2, tracks={"technology": 3}).start().advance("technology")
    t.match.choose(12 * 5 + 3)
    t.answer(RESOURCE, FOOD).answer(RESOURCE, WORKER)
    assert t.player(0).goods == [0, 1, 1, 0]
