"""The advanced capitals of Fantasies & Futures (TAP-CAPITAL-06..20) and how they come into play."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tafelrunde.games.tapestry.expansions.fantasies_futures.capitals import FANTASY_CAPITALS
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.capitals import PLOT_BIT, PLOT_MASKS
from tafelrunde.games.tapestry.pieces.kinds import COIN, FARM
from tafelrunde.games.tapestry.rules.build import capital_points, complete_districts, fill
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.player import CITY
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    CIVILIZATION,
    KEEP_CAPITAL,
    LANDMARK_SITE,
    LANDMARK_TURN,
    PLAY,
    PLOT,
    RESOURCE,
)
from tafelrunde.kernel.hexes import mask
from tafelrunde.kernel.match import Match
from tests.rulebook import rule

from .entering import entered, seat_asked
from .futures import before, futures

CAPITALS = {capital.id: capital for capital in FANTASY_CAPITALS}


def in_capital(name: str, made: TapestryScenario | None = None) -> TapestryScenario:
    return (made or futures()).capital(0, name)


def district_of(name: str, letter: str) -> int:
    return CAPITALS[name].districts["ABCDEFGHI".index(letter)]


def plots_in(area: int) -> list[int]:
    return [plot for plot, place in PLOT_MASKS if area & place]


def all_but_one(made: TapestryScenario, area: int) -> int:
    """The area is filled up to one plot, which is returned."""
    me = made.state.players[0]
    *rest, last = plots_in(area & ~me.city)
    made.fill(0, rest)
    return last


def farm_on(made: TapestryScenario, plot: int, **seat: int) -> TapestryTable:
    """Seat 0 gains a farm on Cars and builds it there."""
    t, _ = entered("exploration", 8, made, **seat)
    return t.answer(PLOT, plot)


@rule("TAP-CAPITAL-06", "TAP-COMP-13")
def test_six_capitals_of_which_only_one_has_nine_square_districts():
    assert list(CAPITALS) == ["polar", "savanna", "quagmire", "veil", "city_in_a_bottle", "netherworld"]
    assert {name: len(mat.districts) for name, mat in CAPITALS.items()} == {
        "polar": 6, "savanna": 6, "quagmire": 9, "veil": 8, "city_in_a_bottle": 6, "netherworld": 4,
    }  # fmt: skip


@rule("TAP-SETUP-15", "TAP-SETUP-17", "TAP-DEC-03", "TAP-COMP-18")
@pytest.mark.parametrize("advanced", [True, False])
def test_everybody_draws_an_advanced_capital_and_keeps_one(advanced: bool):
    match = Match(TAPESTRY, 4, 7, {"fantasies_futures": True})
    starts = [player["territories"] for player in match.view()["seats"]]
    drawn = [player.side.advanced for player in match.state.players]  # type: ignore[attr-defined]
    assert len(set(drawn)) == 4
    assert all(TAPESTRY.catalog.capitals[number].id in CAPITALS for number in drawn)
    basic = [player.capital for player in match.state.players]  # type: ignore[attr-defined]
    for seat in range(4):
        assert match.decision is not None
        assert match.decision.prompt is CIVILIZATION
        match.choose(match.decision.options[0])
        assert (match.decision.prompt, match.decision.seat) == (KEEP_CAPITAL, seat)
        assert match.decision.options == [basic[seat], drawn[seat]]
        match.choose(match.decision.options[1 if advanced else 0])
    kept = [player["capital"]["number"] for player in match.view()["seats"]]
    assert kept == (drawn if advanced else basic)
    assert [player["territories"] for player in match.view()["seats"]] == starts, "the start follows the basic one"


@rule("TAP-CAPITAL-08")
def test_wisps_and_water_of_the_quagmire_are_impassable():
    t, _ = entered("exploration", 8, in_capital("quagmire"))
    plots = CAPITALS["quagmire"].plots
    assert t.options == [9 * r + c for r, row in enumerate(plots) for c, plot in enumerate(row) if plot == "."]


@rule("TAP-CAPITAL-09")
@pytest.mark.parametrize("vp", [20, 3])
@pytest.mark.parametrize("on_reeds", [True, False])
def test_a_landmark_beside_a_wisp_of_the_quagmire_costs_points(on_reeds: bool, vp: int):
    """The Forge beside the wisp of the second row; nobody falls below 0."""
    made = in_capital("quagmire").seat(0, vp=vp, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"])
    row, column = (0, 4) if on_reeds else (0, 2)
    t.answer(LANDMARK_SITE, (row + 3) * 12 + column + 3)
    assert t.player(0).in_city.bit_count() == 1, "it stands there in any case"
    assert t.player(0).vp == (max(0, vp - 5) if on_reeds else vp)


@rule("TAP-CAPITAL-08", "TAP-CAPITAL-09")
def test_a_wisp_of_the_quagmire_that_is_surrounded_gives_points():
    made = in_capital("quagmire")
    made.fill(0, [6, 14, 16])
    t = farm_on(made, 24)
    assert t.player(0).tally[CITY] == 3


@rule("TAP-CAPITAL-10")
@pytest.mark.parametrize(("letter", "resources"), [("A", 1), ("B", 2)])
def test_the_lines_of_polar_give_one_or_two_resources(letter: str, resources: int):
    made = in_capital("polar")
    last = all_but_one(made, district_of("polar", letter))
    t = farm_on(made, last)
    for _ in range(resources):
        assert (t.asked, seat_asked(t)) == (RESOURCE, 0)
        t.answer(RESOURCE, COIN)
    assert t.asked is not RESOURCE


@rule("TAP-CAPITAL-10")
def test_each_line_of_polar_has_a_plot_in_every_column():
    for district in CAPITALS["polar"].districts:
        assert sorted(plot % 9 for plot in plots_in(district)) == list(range(9))


@rule("TAP-CAPITAL-11", "TAP-CAPITAL-13")
@pytest.mark.parametrize("name", ["polar", "savanna"])
def test_plots_outside_the_districts_count_for_lines_only(name: str):
    mat = CAPITALS[name]
    outside = mat.grid & ~mask_of(mat.districts) & ~mat.impassable
    made = in_capital(name)
    me = made.state.players[0]
    row = next(line for line in mat.rows if line & outside)
    last = plots_in(row & outside)[-1]
    made.fill(0, [plot for plot in plots_in(row & ~me.city) if plot != last])
    lines, districts = capital_points(made.state, me), complete_districts(made.state, me)
    t = farm_on(made, last)
    assert t.asked is not RESOURCE
    assert capital_points(t.table, t.player(0)) == lines + 1
    assert complete_districts(t.table, t.player(0)) == districts


def mask_of(areas: Iterable[int]) -> int:
    return mask([bit for area in areas for bit in range(area.bit_length()) if area >> bit & 1])


@rule("TAP-CAPITAL-12")
def test_the_districts_of_savanna_pay_in_later_income_turns_and_not_at_once():
    made = in_capital("savanna")
    last = all_but_one(made, district_of("savanna", "A"))
    t = farm_on(made, last)
    assert t.asked is ACTION, "nothing at once"
    made = in_capital("savanna").fill(0, plots_in(district_of("savanna", "A")))
    t = before(2, made, hand=["trap"]).start().income()
    t.answer(PLAY, t.card("trap"))
    assert (t.asked, seat_asked(t)) == (RESOURCE, 0)
    t.answer(RESOURCE, COIN)
    assert t.player(0).goods[COIN] == 2
    assert before(5, in_capital("savanna").fill(0, plots_in(district_of("savanna", "A")))).start().asked is not RESOURCE


@rule("TAP-CAPITAL-12")
def test_a_district_of_savanna_that_is_completed_in_an_income_turn_pays_in_the_next_one():
    made = in_capital("savanna")
    last = all_but_one(made, district_of("savanna", "A"))
    t = before(2, made, hand=["moon_gardens"]).start().income()
    t.answer(PLAY, t.card("moon_gardens")).answer(PLOT, last)
    assert t.asked is not RESOURCE


@rule("TAP-CAPITAL-14", "TAP-CAPITAL-15")
@pytest.mark.parametrize("letter", "ABCDEFGH")
def test_the_districts_of_veil(letter: str):
    """Five ordinary ones, and three with a reward of their own."""
    made = in_capital("veil").space_stack(8)
    district = district_of("veil", letter)
    assert (len(plots_in(district)) == 9) == (letter in "ABCDE")
    last = all_but_one(made, district)
    t = farm_on(made, last)
    if letter in "ABCDE":
        assert t.asked is RESOURCE
        return
    assert t.asked is not RESOURCE
    if letter == "F":
        assert t.player(0).hand.bit_count() == 2
        assert t.player(0).tally[CITY] == 2
    elif letter == "G":
        t.match.choose(FARM)
        t.match.choose(t.options[0])
        assert t.player(0).left[FARM] == 3
        assert t.player(0).tally[CITY] == 4
    else:
        assert t.player(0).explored == 1 << 7


@rule("TAP-CAPITAL-16")
@pytest.mark.parametrize("letter", "ABCDEF")
def test_the_districts_of_the_city_in_a_bottle_give_a_resource(letter: str):
    made = in_capital("city_in_a_bottle")
    last = all_but_one(made, district_of("city_in_a_bottle", letter))
    assert farm_on(made, last).asked is RESOURCE


@rule("TAP-CAPITAL-16")
def test_the_city_in_a_bottle_has_six_by_six_plots():
    t, _ = entered("exploration", 8, in_capital("city_in_a_bottle"))
    assert len(t.options) == 19
    assert all(plot % 9 < 6 and plot // 9 < 6 for plot in t.options)
    assert len(CAPITALS["city_in_a_bottle"].lines) == 12


@rule("TAP-CAPITAL-17")
@pytest.mark.parametrize("name", ["city_in_a_bottle", "polar"])
def test_no_landmark_is_built_in_the_city_in_a_bottle(name: str):
    made = in_capital(name).seat(0, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"])
    bottled = name == "city_in_a_bottle"
    assert (t.asked in (LANDMARK_TURN, LANDMARK_SITE)) != bottled
    assert t.player(0).landmarks.bit_count() == 1, "it is gained in any case"
    assert t.player(0).in_city == 0
    assert t.player(0).tally[CITY] == (6 if bottled else 0)


PATH = (2, 11, 20, 21, 22, 31, 40)  # from the goblin of the first district to the city centre


@rule("TAP-CAPITAL-19", "TAP-CAPITAL-20")
@pytest.mark.parametrize("order", [PATH, PATH[::-1], (40, *PATH[:-1])])
def test_a_goblin_that_is_joined_with_the_centre_completes_a_district_of_the_netherworld(order: tuple[int, ...]):
    made = in_capital("netherworld").fill(0, order[:-1])
    assert complete_districts(made.state, made.state.players[0]) == 0
    t = farm_on(made, order[-1])
    assert t.asked is RESOURCE
    t.answer(RESOURCE, COIN)
    assert t.player(0).tally[CITY] == 2
    assert complete_districts(t.table, t.player(0)) == 1


@rule("TAP-CAPITAL-19")
def test_impassable_plots_and_diagonals_do_not_join():
    for gaps in ([2, 11, 20, 30, 40], [2, 21, 22, 31, 40]):  # a diagonal; rock between the goblin and the rest
        made = in_capital("netherworld").fill(0, gaps)
        assert complete_districts(made.state, made.state.players[0]) == 0
    made = in_capital("netherworld").fill(0, PATH)
    assert complete_districts(made.state, made.state.players[0]) == 1


@rule("TAP-CAPITAL-19")
def test_filling_a_district_of_the_netherworld_is_not_enough():
    made = in_capital("netherworld").fill(0, [p for p in plots_in(district_of("netherworld", "A")) if p != 31])
    assert complete_districts(made.state, made.state.players[0]) == 0
    assert list(fill(made.state, made.state.players[0], 1 << PLOT_BIT[31])) == []
