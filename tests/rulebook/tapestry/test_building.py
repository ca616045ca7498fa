"""Where buildings go (TAP-BUILD-01..14)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.capitals import SITES, bit
from tafelrunde.games.tapestry.pieces.kinds import FARM, MARKET
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.games.tapestry.table.player import TRACK as FROM_TRACK
from tafelrunde.games.tapestry.table.prompts import BONUS, LANDMARK_SITE, LANDMARK_TURN, PLOT
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tests.rulebook import rule
from tests.rulebook.tapestry.city import (
    FREE,
    IMPASSABLE,
    Plot,
    full_but,
    number,
    plots_shown,
    site,
    sites,
    turned,
)
from tests.rulebook.tapestry.entering import entered, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change


def gaining_farm(made: TapestryScenario | None = None) -> TapestryTable:
    """Seat 0 enters Wagons without a tile, so that only the farm is left of it."""
    return entered("exploration", 3, made or quiet())[0]


def gaining(landmark: str, made: TapestryScenario | None = None) -> TapestryTable:
    """Seat 0 is first into the tier of this landmark and is about to build it."""
    made = made or quiet()
    place = [kind.id for kind in LANDMARKS].index(landmark)
    track = ("exploration", "technology", "science", "military")[place // 3]
    made.seat(0, coin=5, worker=5, food=5, culture=5, tracks={track: (3, 6, 9)[place % 3]})
    return made.start().advance(track, pay=["coin", "coin"] if place % 3 == 1 else ["coin"])


def stand(landmark: str, at: tuple[int, int], made: TapestryScenario, quarter_turns: int = 0) -> None:
    """A landmark of seat 0 that stands with its top left corner here."""
    made.landmark(0, landmark)
    me = made.state.players[0]
    for r, c in turned(landmark, quarter_turns):
        me.city |= 1 << bit(at[0] + r, at[1] + c)
    me.sites += ((made.landmark_number(landmark) * 4 + quarter_turns) * SITES + site(*at),)


# ------------------------------------------------------------------------------------------------ gaining


@rule("TAP-BUILD-01", "TAP-BUILD-02")
def test_an_income_building_leaves_the_income_mat_and_a_landmark_does_not():
    t, before = entered("exploration", 3)
    t.answer(PLOT, 0)
    assert change(t, before) == {"farm": 1}
    t = gaining("forge")
    t.answer(LANDMARK_SITE, t.options[0])
    assert t.player(0).left == [5, 5, 5, 5]
    assert t.player(0).landmarks == 1 << t.landmark_number("forge")


@rule("TAP-BUILD-02", "TAP-ICON-48")
def test_an_income_building_uncovers_its_track_from_the_left_and_stands_in_the_capital():
    t = gaining_farm().answer(PLOT, 4)
    assert plots_shown(t)[4] == FARM
    assert t.match.view()["seats"][0]["left"] == [5, 5, 4, 5]
    t.match.choose(5)  # seat 1 takes income
    while seat_asked(t) == 1:
        t.match.choose(t.options[0])
    assert t.player(0).goods == [1, 1, 2, 1], "the second space of the farm track pays, too"


@rule("TAP-BUILD-03", "TAP-FAQ-24")
def test_without_a_building_of_the_type_nothing_is_gained_instead():
    made = quiet().seat(0, built={"farm": [0, 1, 2, 3, 4]})
    t, before = entered("exploration", 3, made)
    assert seat_asked(t) == 1
    assert change(t, before) == {}


@rule("TAP-BUILD-03", "TAP-FAQ-24")
def test_a_type_that_is_used_up_is_not_among_the_types_to_choose_from():
    for gone, offered in (({}, [0, 1, 2]), ({"house": range(5)}, [0, 2])):
        t, _ = entered("technology", 5, quiet().seat(0, built=gone))
        assert t.asked is ONE_OF
        assert t.options == offered, "farm, house, armory"


@rule("TAP-BUILD-03")
def test_a_bonus_for_a_building_that_is_used_up_is_not_offered():
    for gone in (4, 5):
        t, _ = entered("technology", 2, quiet().seat(0, built={"market": range(gone)}), food=1)
        assert (t.asked is BONUS) == (gone < 5)


# ------------------------------------------------------------------------------------------------ where


@rule("TAP-BUILD-04", "TAP-BUILD-05", "TAP-DEC-15")
def test_an_income_building_goes_on_any_free_plot():
    t = gaining_farm(quiet().seat(0, built={"house": [40]}))
    assert t.asked is PLOT
    assert set(t.options) == {number(plot) for plot in FREE} - {40}, "next to another building or not"


@rule("TAP-BUILD-04", "TAP-BUILD-05", "TAP-BUILD-07", "TAP-BUILD-14", "TAP-DEC-15")
@pytest.mark.parametrize("landmark", [kind.id for kind in LANDMARKS[:12]])
def test_a_landmark_goes_anywhere_it_fits_in_any_orientation(landmark: str):
    shapes = {tuple(turned(landmark, n)): n for n in (3, 2, 1, 0)}
    turns = sorted(shapes.values())
    t = gaining(landmark)
    if len(turns) > 1:
        assert t.asked is LANDMARK_TURN
        assert t.options == turns
    for turn in turns:
        t = gaining(landmark)
        if len(turns) > 1:
            t.answer(LANDMARK_TURN, turn)
        assert t.asked is LANDMARK_SITE
        assert set(t.options) - {NONE} == sites(landmark, turn)


@rule("TAP-BUILD-05", "TAP-ICON-05")
def test_impassable_plots_cannot_be_built_on_unless_a_card_says_so():
    impassable = {number(plot) for plot in IMPASSABLE}
    assert not impassable & set(gaining_farm().options)
    t = gaining_farm(quiet().seat(0, era=2, played={2: ["terraforming"]}))
    assert impassable <= set(t.options)


@rule("TAP-BUILD-06")
def test_no_building_is_ever_taken_away_or_moved():
    """Over a whole game of chance; the Architects, who may swap, are not in it."""
    for seed in (3, 4):
        match = Match(TAPESTRY, 3, seed)
        dice = seeded(seed)
        stood: list[dict[int, object]] = [{} for _ in range(3)]
        architects = next(n for n, civ in enumerate(TAPESTRY.catalog.civilizations) if civ.id == "architects")
        while match.decision is not None:
            match.choose(random_code(match, dice))
            for seat, player in enumerate(match.view()["seats"]):
                if architects in player["civilizations"]:
                    continue
                plots = player["capital"]["plots"]
                for plot, building in stood[seat].items():
                    assert plots[plot] == building
                stood[seat] = {n: what for n, what in enumerate(plots) if what is not None and what != "impassable"}
        assert sum(map(len, stood)) > 20


# ------------------------------------------------------------------------------------------------ over the edge


@rule("TAP-BUILD-07", "TAP-BUILD-10")
def test_an_overhanging_landmark_fills_only_the_plots_under_it():
    t = gaining("forge")
    assert site(2, 0) in t.options, "there is room inside the grid as well"
    t.answer(LANDMARK_SITE, site(-1, -1))
    filled = [n for n, what in enumerate(plots_shown(t)) if what == "landmark"]
    assert filled == [0]


@rule("TAP-BUILD-10")
def test_overhanging_parts_complete_no_row_of_the_other_side():
    """The parts left of the second and third rows do not count for the ends of the rows above them."""
    made = full_but(quiet(), [(2, 0), (3, 0), (2, 8), (1, 8)])
    t = gaining("forge", made).answer(LANDMARK_SITE, site(2, -1))
    shown = t.match.view()["seats"][0]["capital"]
    assert 1 not in shown["lines"]
    assert 2 not in shown["lines"]
    assert 3 in shown["lines"]


@rule("TAP-BUILD-14")
def test_landmarks_do_not_overlap_outside_the_grid_either():
    """A Fusion Reactor that goes round the plot in the corner meets what overhangs above it."""
    around = [plot for plot in turned("fusion_reactor", 3) if plot[0] == 2]
    assert around == [(2, 1), (2, 2)]
    for at, free in (((-1, -1), False), ((-1, -2), True)):
        made = quiet()
        if free:
            made.fill(0, [0])
        else:
            stand("forge", at, made)
        t = gaining("fusion_reactor", made).answer(LANDMARK_TURN, 3)
        assert (site(-2, 0) in t.options) == free


@rule("TAP-BUILD-11", "TAP-BUILD-07", "TAP-FAQ-23")
def test_a_landmark_must_be_built_where_it_can_even_if_it_has_to_overhang():
    t = gaining("forge", full_but(quiet(), [(0, 0)]))
    assert t.player(0).in_city == 1 << t.landmark_number("forge")
    assert plots_shown(t)[0] == "landmark"


@rule("TAP-BUILD-11", "TAP-FAQ-23")
def test_what_fits_cannot_be_set_aside():
    t = gaining_farm()
    assert NONE not in t.options
    t = gaining("tech_hub")
    assert t.asked is LANDMARK_TURN
    assert t.options == [0, 1]
    t = gaining_farm(full_but(quiet(), [(8, 8)]))
    assert plots_shown(t)[80] == FARM, "the last plot"


@rule("TAP-BUILD-12", "TAP-VARIANT-12")
def test_with_the_option_a_building_may_be_set_aside_although_it_fits():
    t = gaining_farm(quiet(free_set_aside=True))
    assert NONE in t.options
    t.answer(PLOT, NONE)
    assert (t.player(0).beside[FARM], t.player(0).left[FARM]) == (1, 4)
    assert FARM not in plots_shown(t)
    t = gaining("forge", quiet(free_set_aside=True))
    assert t.options == [0, NONE]
    t.answer(LANDMARK_TURN, NONE)
    assert t.player(0).landmarks == 1 << t.landmark_number("forge")
    assert "landmark" not in plots_shown(t)


# ------------------------------------------------------------------------------------------------ beside the mat


@rule("TAP-BUILD-09", "TAP-BUILD-13", "TAP-FAQ-23")
def test_an_income_building_without_room_is_gained_and_stands_beside_the_mat():
    t, before = entered("exploration", 3, full_but(quiet(), []))
    assert seat_asked(t) == 1
    assert change(t, before) == {"farm": 1}
    assert t.match.view()["seats"][0]["beside"] == [0, 0, 1, 0]


@rule("TAP-BUILD-09", "TAP-BUILD-13", "TAP-FAQ-23")
def test_a_landmark_without_room_is_gained_and_stands_beside_the_mat():
    t = gaining("forge", full_but(quiet(), []))
    assert t.asked is not LANDMARK_SITE
    assert t.player(0).landmarks == 1 << t.landmark_number("forge")
    assert t.player(0).in_city == 0


@rule("TAP-BUILD-10", "TAP-VP-04")
def test_a_building_beside_the_mat_does_not_count_as_in_the_capital():
    for made, points in ((quiet(), 1), (full_but(quiet(), []), 0)):
        t, _ = entered("technology", 8, made)  # a market, then 1 VP per market in the capital
        if t.asked is PLOT:
            t.answer(PLOT, 0)
        assert t.player(0).left[MARKET] == 4
        assert t.player(0).tally[FROM_TRACK] == points


@rule("TAP-BUILD-14")
def test_every_place_offered_covers_a_plot_and_nothing_that_stands():
    made = scenario().seat(1, coin=1)
    stand("barracks", (3, 0), made)
    free: frozenset[Plot] = FREE - {(3, 0), (3, 1), (4, 0), (4, 1)}
    t = gaining("laboratory", made).answer(LANDMARK_TURN, 1)
    assert set(t.options) - {NONE} == sites("laboratory", 1, free)
