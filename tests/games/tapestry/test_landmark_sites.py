"""Sites of landmarks are found all at once, with sets of plots. Here each site is looked at by itself."""

from __future__ import annotations

import random

import pytest

from tafelrunde.games.tapestry.pieces.capitals import CAPITALS, DISTRICTS, PLOT_BIT, PLOTS, plots_in
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS, open_sites
from tafelrunde.kernel.hexes import mask


def taken_plots(seed: int) -> int:
    """Plots of a capital that is more and more built up; a landmark overhangs."""
    dice = random.Random(seed)
    overhanging = dice.choice(list(LANDMARKS[1].turns[0].values()))
    return overhanging | mask(dice.sample(PLOT_BIT, 9 * seed))


@pytest.mark.parametrize("seed", range(9))
def test_a_landmark_fits_where_it_covers_no_taken_plot(seed: int) -> None:
    taken = taken_plots(seed)
    for number, landmark in enumerate(LANDMARKS):
        for turn, sites in enumerate(landmark.turns):
            fitting = [site for site, covered in sites.items() if not covered & taken]
            assert open_sites(number, turn, taken, CAPITALS[0]) == fitting
            assert bool(landmark.room(turn, taken)) == bool(fitting)


@pytest.mark.parametrize("seed", range(9))
def test_a_landmark_fits_over_a_gap_if_one_of_its_sites_covers_all_of_it(seed: int) -> None:
    taken = taken_plots(seed)
    for landmark in LANDMARKS:
        fitting = [covered for sites in landmark.turns for covered in sites.values() if not covered & taken]
        for district in DISTRICTS:
            gap = district & ~taken
            if gap:
                assert landmark.fits_over(gap, taken) == any(not gap & ~covered for covered in fitting)


@pytest.mark.parametrize("seed", range(9))
def test_free_plots_are_listed_in_order(seed: int) -> None:
    free = ~taken_plots(seed)
    assert plots_in(free) == [plot for plot in range(PLOTS) if free >> PLOT_BIT[plot] & 1]
