"""The seventeen palace tiles (AOI-PALACE-01..114)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.pieces.codes import town_at
from tafelrunde.games.age_of_innovation.pieces.kinds import FROM_AREA, FROM_PALACES
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, site, space
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    AFTER,
    BOOK,
    BRIDGE,
    BUILD,
    COMPETENCY,
    FLIGHT,
    FLIGHT_SITE,
    FREE_SHIPPING,
    GUILD_SITE,
    LEECH,
    PALACE,
    RIVER_TOWN_FIRST,
    SPADES,
    STEPS_IN_ONE,
    TERRAFORM_SITE,
    TOWN,
    TOWN_SITE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ORDER
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import (
    BANKING,
    LAW,
    MEDICINE,
    at_income,
    change,
    competency,
    holdings,
    income,
    palace_built,
    plain_income,
    quiet,
    set_up,
    take_books,
    terrain,
    town,
)


def used_once(t: AoiTable) -> None:
    """The special action of the palace has been carried out: it cannot be taken again this round."""
    t.end_turn()
    assert t.seat_asked == 0
    assert "special-palace" not in t.actions
    assert t.match.view()["seats"][0]["used"] == ["palace"]


# ------------------------------------------------------------------------------------------------ income


@pytest.mark.parametrize(
    ("number", "gained"),
    [
        pytest.param(1, {"power": 5}, marks=rule("AOI-PALACE-01"), id="palace-1"),
        pytest.param(2, {}, marks=rule("AOI-PALACE-02"), id="palace-2"),
        pytest.param(3, {"power": 2}, marks=rule("AOI-PALACE-03"), id="palace-3"),
        pytest.param(4, {"power": 2}, marks=rule("AOI-PALACE-04"), id="palace-4"),
        pytest.param(5, {"power": 4}, marks=rule("AOI-PALACE-05"), id="palace-5"),
        pytest.param(7, {"power": 4}, marks=rule("AOI-PALACE-07"), id="palace-7"),
        pytest.param(8, {"power": 2, "coins": 2, "tools": 1}, marks=rule("AOI-PALACE-08"), id="palace-8"),
        pytest.param(9, {"scholars": 1}, marks=rule("AOI-PALACE-09"), id="palace-9"),
        pytest.param(10, {"coins": 6}, marks=rule("AOI-PALACE-10"), id="palace-10"),
        pytest.param(11, {"tools": 1}, marks=rule("AOI-PALACE-11"), id="palace-11"),
        pytest.param(12, {"power": 8}, marks=rule("AOI-PALACE-12"), id="palace-12"),
        pytest.param(13, {}, marks=rule("AOI-PALACE-13"), id="palace-13"),
        pytest.param(14, {"power": 6}, marks=rule("AOI-PALACE-14"), id="palace-14"),
        pytest.param(15, {"power": 6}, marks=rule("AOI-PALACE-15"), id="palace-15"),
        pytest.param(17, {"power": 2}, marks=rule("AOI-PALACE-17"), id="palace-17"),
    ],
)
def test_the_income_of_palaces(number: int, gained: dict[str, int]):
    assert plain_income(at_income(palace=number)) == gained


@rule("AOI-PALACE-06", "AOI-PALACE-16", "AOI-DEC-13")
@pytest.mark.parametrize("number", [6, 16])
def test_palaces_6_and_16_bring_two_power_and_a_book_of_choice(number: int):
    t, before = income(at_income(palace=number))
    take_books(t, MEDICINE)
    assert change(before, t.player(0)) == {"power": 2, "medicine books": 1, "tools": 1}, "1 tool is the board's"


# ------------------------------------------------------------------------------------------------ special actions


@rule("AOI-PALACE-21", "AOI-PALACE-77")
def test_palace_1_gives_two_tools_once_per_round():
    t = quiet(palace=1).passed(1).start().act("special-palace")
    assert t.player(0).tools == 2
    used_once(t)


@rule("AOI-PALACE-02", "AOI-PALACE-77")
def test_palace_2_terraforms_and_builds_with_two_free_spades():
    t = quiet(palace=2, tools=1, coins=2).building(0, "workshop", "E11").passed(1).start()
    t.act("special-palace", at="D11").answer(SPADES, 2).answer(BUILD, 1)
    assert t.buildings(0)["D11"] == "workshop"
    assert t.player(0).tools == 0, "for the workshop"
    used_once(t)


@rule("AOI-PALACE-02")
def test_missing_spades_may_be_bought_to_those_of_palace_2():
    t = quiet(palace=2, tools=3).building(0, "workshop", "E11").start().act("special-palace", at="E10")
    assert t.options == [1, 2, 3]
    t.answer(SPADES, 3)
    assert (terrain(t, "E10"), t.player(0).tools) == ("desert", 0)


@rule("AOI-PALACE-23", "AOI-PALACE-77", "AOI-DEC-41")
def test_palace_3_replaces_a_school_by_a_guild():
    made = quiet(palace=3).building(0, "school", "E9", "H7").passed(1)
    before = holdings(made.state.players[0])
    t = made.start().act("special-palace")
    assert t.spaces == {"E9", "H7"}
    t.at("E9")
    assert t.buildings(0) == {"E9": "guild", "H7": "school"}
    assert change(before, t.player(0)) == {"vp": 3, "tools": 1}
    assert t.match.view()["seats"][0]["on_board"] == [9, 3, 2, 1, 1], "the school is back on the planning board"
    used_once(t)


@rule("AOI-PALACE-23")
def test_palace_3_does_not_replace_a_neutral_school():
    assert "special-palace" not in quiet(palace=3).building(0, "school", "E9", neutral=True).start().actions
    assert "special-palace" in quiet(palace=3).building(0, "school", "E9").start().actions


@rule("AOI-PALACE-43")
def test_the_guild_of_palace_3_counts_as_built():
    made = quiet(palace=3, tile="guild-law").building(0, "school", "E9").building(1, "guild", "E10")
    t = made.start().act("special-palace")
    assert t.player(0).vp == 20 + 3 + 3
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 1, [2, NONE])


@rule("AOI-PALACE-63")
def test_palace_3_needs_a_guild_on_the_planning_board():
    three, four = ("A4", "A7", "A12"), ("A4", "A7", "A12", "H9")
    assert "special-palace" in quiet(palace=3).building(0, "school", "E9").building(0, "guild", *three).start().actions
    made = quiet(palace=3).building(0, "school", "E9").building(0, "guild", *four)
    assert "special-palace" not in made.start().actions


@rule("AOI-PALACE-24", "AOI-PALACE-77", "AOI-DEC-41")
def test_palace_4_upgrades_a_workshop_to_a_guild_for_nothing():
    made = quiet(palace=4, tile="guild-law").building(0, "workshop", "E9", "H7").building(1, "guild", "E10").passed(1)
    t = made.start().act("special-palace")
    assert t.spaces == {"E9", "H7"}
    t.at("E9")
    assert t.buildings(0)["E9"] == "guild"
    assert t.player(0).vp == 23, "counts as building a guild"
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 1, [2, NONE])
    t.answer(LEECH, NONE)
    used_once(t)


@rule("AOI-PALACE-26", "AOI-PALACE-77", "AOI-DEC-25")
def test_palace_6_gives_two_steps_in_one_discipline():
    t = quiet(palace=6).passed(1).start().act("special-palace")
    assert t.options == [0, 1, 2, 3]
    t.answer(STEPS_IN_ONE, LAW)
    assert t.player(0).levels == [0, 2, 0, 0]
    used_once(t)


@rule("AOI-PALACE-13", "AOI-PALACE-77", "AOI-DEC-26")
def test_palace_13_gives_three_coins_and_a_book():
    t = quiet(palace=13).passed(1).start().act("special-palace")
    take_books(t, BANKING)
    assert (t.player(0).coins, t.player(0).books) == (3, [1, 0, 0, 0])
    used_once(t)


# ------------------------------------------------------------------------------------------------ points


@rule("AOI-PALACE-27")
def test_palace_7_scores_three_points_for_each_school_on_passing():
    made = quiet(palace=7).building(0, "school", "E9", "H7").building(0, "university", "E8")
    assert made.start().act("pass").player(0).tally[FROM_PALACES] == 6


@rule("AOI-PALACE-32")
def test_palace_12_scores_two_points_for_each_workshop_built():
    made = quiet(palace=12, tools=1, coins=2).building(0, "workshop", "E12")
    t = made.start().act("workshop", at="E11")
    assert t.player(0).tally[FROM_PALACES] == 2
    t = quiet(palace=12, tools=2, coins=6).building(0, "workshop", "E12").start().act("guild")
    assert t.player(0).tally[FROM_PALACES] == 0


@rule("AOI-PALACE-33")
def test_palace_13_scores_three_points_for_each_guild_built():
    t = quiet(palace=13, tools=2, coins=6).building(0, "workshop", "E12").start().act("guild")
    assert t.player(0).tally[FROM_PALACES] == 3
    t = quiet(palace=13, tools=1, coins=2).building(0, "workshop", "E12").start().act("workshop", at="E11")
    assert t.player(0).tally[FROM_PALACES] == 0


@rule("AOI-PALACE-37")
def test_palace_17_gives_ten_points_when_built():
    assert palace_built(quiet(), 17).player(0).vp == 30


@rule("AOI-PALACE-57")
def test_palace_17_is_always_laid_out():
    for seed in range(1, 9):
        laid_out = set_up(["plains", "desert"], ["omar", "moles"], seed=seed).match.view()["palaces"]
        assert 16 in laid_out
        assert len(laid_out) == 4, "with three of the others"


# ------------------------------------------------------------------------------------------------ when built


@rule("AOI-PALACE-25", "AOI-DEC-23")
def test_palace_5_brings_a_competency_with_its_steps_and_books():
    t = palace_built(quiet().competency_at("action-power", "medicine", 1), 5)
    assert len(t.options) == 12
    t.answer(COMPETENCY, competency("action-power"))
    assert (t.player(0).levels, t.player(0).books) == ([0, 0, 0, 2], [0, 0, 0, 1])
    assert t.asked is AFTER


@rule("AOI-PALACE-30", "AOI-DEC-26")
def test_palace_10_brings_twelve_power_and_two_books():
    t = palace_built(quiet(bowls=(5, 7, 0)), 10)
    assert t.match.view()["seats"][0]["bowls"] == [0, 5, 7]
    take_books(t, LAW, MEDICINE)
    assert t.player(0).books == [0, 1, 0, 1]
    assert t.asked is AFTER


@rule("AOI-PALACE-31", "AOI-PALACE-91", "AOI-DEC-39")
def test_palace_11_brings_a_town_tile_with_points_benefit_and_key():
    made = quiet()
    before = holdings(made.state.players[0])
    t = palace_built(made, 11)
    assert t.options == list(range(7))
    t.answer(TOWN, town("coins"))
    assert change(before, t.player(0)) == {"vp": 6, "coins": 6, "keys": 1}
    assert t.match.view()["seats"][0]["towns"] == [{"town": town("coins"), "space": None}], "on the palace tile"


@rule("AOI-PALACE-51")
def test_the_tile_on_palace_11_leaves_the_palace_free_to_found_a_town():
    made = quiet(tools=1, coins=2).building(0, "guild", "E8", "E10").passed(1)
    t = palace_built(made, 11).answer(TOWN, town("coins"))
    assert not t.match.view()["spaces"][space("E9")]["town"]
    t.end_turn().act("workshop", at="E11")
    assert t.asked is TOWN, "guild, palace, guild, workshop: power 8"


@rule("AOI-PALACE-51")
def test_palace_11_brings_its_tile_also_within_a_town():
    made = quiet(towns=["coins"], tools=4, coins=6).palaces(11).building(0, "workshop", "E11", town=True)
    t = (
        made.building(0, "guild", "E8", "E9", "E10", town=True)
        .start()
        .act("palace", at="E9")
        .answer(TOWN, town("power"))
    )
    assert len(t.match.view()["seats"][0]["towns"]) == 2


@rule("AOI-PALACE-71")
def test_the_tile_of_palace_11_counts_like_any_town_tile():
    t = palace_built(quiet(tile="town-engineering"), 11).answer(TOWN, town("power"))
    assert t.player(0).vp == 20 + 8 + 5, "with the round tile for town tiles"
    t = palace_built(quiet(levels=(7, 0, 0, 0), competencies=["pass-towns"]).passed(1), 11)
    t.answer(TOWN, town("power")).end_turn()
    assert t.player(0).keys == 1
    t.act("pass")
    assert t.player(0).vp == 20 + 8 + 2


@rule("AOI-PALACE-71")
def test_the_tile_of_palace_11_counts_for_lizards_too_but_makes_no_town_on_the_map():
    t = palace_built(quiet(faction="lizards"), 11).answer(TOWN, town("power"))
    assert t.asked is TERRAFORM_SITE
    t.answer(TERRAFORM_SITE, NONE)
    assert not t.match.view()["spaces"][space("E9")]["town"]


@rule("AOI-PALACE-34", "AOI-DEC-38")
@pytest.mark.parametrize(("steps", "points", "books"), [(0, 0, 0), (1, 2, 0), (2, 2, 2)])
def test_palace_14_gives_up_to_two_steps_of_shipping_with_their_rewards(steps: int, points: int, books: int):
    t = palace_built(quiet(), 14)
    assert t.options == [0, 1, 2]
    t.answer(FREE_SHIPPING, steps)
    take_books(t, *[LAW] * books)
    assert t.player(0).shipping == steps
    assert (t.player(0).vp, sum(t.player(0).books)) == (20 + points, books)
    assert t.asked is not BOOK


@rule("AOI-PALACE-34")
def test_palace_14_does_not_lead_beyond_the_track():
    t = palace_built(quiet(shipping=2), 14)
    assert t.options == [0, 1]


# ------------------------------------------------------------------------------------------------ palace 8


@rule("AOI-PALACE-28", "AOI-EX-44")
def test_palace_8_founds_towns_with_power_six():
    def annexed(palace: int) -> AoiTable:
        """A school with an annex beside a guild that gets one: four buildings, power 6."""
        made = quiet(palace=palace, annexes=1).building(0, "school", "E9", annex=True).building(0, "guild", "E10")
        return made.start().act("annex")

    assert annexed(8).asked is TOWN
    assert annexed(7).asked is AFTER


@rule("AOI-PALACE-28")
def test_palace_8_does_not_change_how_many_buildings_a_town_needs():
    three = quiet(palace=8, tools=2, coins=6).building(0, "guild", "E8", "E9").building(0, "workshop", "E10")
    assert three.start().act("guild").asked is AFTER, "three buildings, power 6"
    four = quiet(palace=8, tools=2, coins=6).building(0, "guild", "E8").building(0, "workshop", "E9", "E10", "E11")
    assert four.start().act("guild", at="E9").asked is TOWN, "four buildings, power 6"


@rule("AOI-PALACE-48", "AOI-DEC-49")
def test_taking_palace_8_founds_all_towns_that_now_qualify():
    made = quiet().building(0, "workshop", "A5", "A6").building(0, "school", "B5", "B6")
    made.building(0, "guild", "H7", "H8").building(0, "workshop", "I7", "I8")
    t = palace_built(made, 8)
    assert t.asked is TOWN_SITE
    assert len(t.options) == 2
    first = t.options[0]
    t.match.choose(t.options[1])
    assert t.match.decision is not None
    t.answer(TOWN, town("coins"))
    t.answer(TOWN, town("power"))
    assert [tile["space"] for tile in t.match.view()["seats"][0]["towns"]][1] == first
    assert t.match.view()["spaces"][space("A5")]["town"]
    assert t.match.view()["spaces"][space("I8")]["town"]
    assert not t.match.view()["spaces"][space("E9")]["town"], "the palace alone is none"


# ------------------------------------------------------------------------------------------------ palace 9


def flier(**seat: Any) -> AoiScenario:
    goods = {"palace": 9, "tools": 9, "coins": 9, "scholars": 1}
    return quiet(**{**goods, **seat}).building(0, "workshop", "A4")


ONE_SKIPPED = {"A6", "B5", "C5"}  # from A4, which lies in the corner
TWO_SKIPPED = {"A7", "B6", "C6", "D5"}


@rule("AOI-PALACE-29", "AOI-PALACE-49", "AOI-DEC-20")
def test_palace_9_flies_over_one_or_two_spaces_for_a_scholar():
    t = flier().start().act("terraform")
    assert t.spaces == {"A5", "B4"}
    t.answer(TERRAFORM_SITE, FLIGHT)
    assert t.asked is FLIGHT_SITE
    assert t.spaces == (ONE_SKIPPED | TWO_SKIPPED) - {"A6"}, "A6 is desert already"
    t.at("C6").answer(SPADES, 1)
    assert terrain(t, "C6") == "wasteland"
    assert t.player(0).scholars == 0
    assert t.player(0).vp == 25
    assert t.player(0).tools == 6, "only the spade"


@rule("AOI-PALACE-29")
def test_a_flight_needs_palace_9_and_a_scholar():
    assert FLIGHT in flier().start().act("terraform").options
    assert FLIGHT not in flier(scholars=0).start().act("terraform").options
    assert FLIGHT not in flier(palace=8).start().act("terraform").options


@rule("AOI-PALACE-29")
def test_each_flight_scores():
    t = flier(scholars=2).passed(1).start()
    t.act("terraform").answer(TERRAFORM_SITE, FLIGHT).at("C6").answer(SPADES, 1).end_turn()
    assert t.player(0).vp == 25
    t.act("terraform").answer(TERRAFORM_SITE, FLIGHT).at("B5").answer(SPADES, 1)
    assert t.player(0).vp == 30


@rule("AOI-PALACE-29")
def test_a_flight_may_lead_to_building_alone():
    t = flier(tools=1, coins=2).start().act("workshop")
    assert t.buildings(0)["A6"] == "workshop"
    assert t.player(0).vp == 25


@rule("AOI-PALACE-69")
def test_the_target_of_a_flight_is_not_adjacent_but_may_be_in_reach_by_shipping():
    t = flier(shipping=2).start().act("terraform")
    assert "C5" in t.spaces
    t.answer(TERRAFORM_SITE, FLIGHT)
    assert "C5" in t.spaces
    assert not {"A5", "B4"} & t.spaces


@rule("AOI-PALACE-89")
def test_flights_join_the_area_in_the_final_scoring():
    """Seat 1 has an area of 1; the third party is ahead of both."""

    def points(palace: int, far: str) -> int:
        made = quiet(palace=palace, scholars=0).building(0, "workshop", "A4", far).building(1, "workshop", "H10")
        return made.ended().start().player(0).tally[FROM_AREA]

    assert points(9, "A6") == points(9, "A7") == 12
    assert points(8, "A6") == 9, "level with seat 1"
    assert points(9, "B7") == 9, "three spaces are too many"


@rule("AOI-PALACE-109")
def test_the_scholar_of_a_flight_returns_and_was_not_sent():
    t = flier(competencies=["scholars"], bonus="scholars").start().act("terraform").answer(TERRAFORM_SITE, FLIGHT)
    t.at("C6").answer(SPADES, 1)
    assert t.player(0).vp == 25
    assert t.match.view()["seats"][0]["scholars_in_supply"] == 7


# ------------------------------------------------------------------------------------------------ palace 14


def riverside(**seat: Any) -> AoiScenario:
    """Guilds on both sides of the river space D7: power 8, four buildings, two groups."""
    return quiet(**{"palace": 14, **seat}).building(0, "guild", "D6", "C7").building(0, "guild", "D8", "E8")


@rule("AOI-PALACE-54", "AOI-PALACE-74", "AOI-PALACE-114", "AOI-DEC-34")
def test_palace_14_founds_a_town_across_one_river_space_when_its_owner_likes():
    t = riverside().passed(1).start()
    assert "river-town" in t.actions
    t.act("river-town", at="D7")
    t.answer(TOWN, town("coins"))
    assert (t.asked, t.seat_asked) == (ACTION, 0), "the action is still to come"
    assert all(t.match.view()["spaces"][space(name)]["town"] for name in ("D6", "C7", "D8", "E8"))
    assert "river-town" not in t.actions


@rule("AOI-PALACE-94")
def test_the_tile_of_a_town_across_the_river_lies_on_the_river():
    t = riverside().start().act("river-town", at="D7").answer(TOWN, town("coins"))
    assert t.match.view()["seats"][0]["towns"] == [{"town": town("coins"), "space": space("D7")}]


@rule("AOI-PALACE-54", "AOI-PALACE-114")
def test_a_town_across_the_river_needs_palace_14_and_no_more_than_one_river_space():
    assert "river-town" not in riverside(palace=8).start().actions
    apart = quiet(palace=14).building(0, "guild", "D5", "C5").building(0, "guild", "D8", "E8")
    assert "river-town" not in apart.start().actions


@rule("AOI-PALACE-114")
def test_a_town_across_the_river_needs_buildings_and_power_like_any_other():
    poor = quiet(palace=14).building(0, "workshop", "D6", "C7").building(0, "guild", "D8", "E8")
    assert "river-town" not in poor.start().actions, "power 6"
    few = quiet(palace=14).building(0, "palace", "D6").building(0, "guild", "D8", "E8")
    assert "river-town" not in few.start().actions, "three buildings"


@rule("AOI-PALACE-114")
def test_groups_of_a_town_do_not_count_across_the_river():
    made = quiet(palace=14).building(0, "guild", "D6", "C7", town=True).building(0, "guild", "D8", "E8")
    assert "river-town" not in made.start().actions


@rule("AOI-PALACE-114")
def test_a_river_space_carries_one_town_tile():
    assert riverside().start().act("river-town").spaces == {"C8", "D7", "E7"}
    made = riverside(towns=["power"])
    made.state.players[0].tiles = [town_at(town("power"), space("D7"))]
    assert made.start().act("river-town").spaces == {"C8", "E7"}


@rule("AOI-PALACE-74", "AOI-PALACE-114", "AOI-DEC-34")
def test_a_town_across_the_river_may_wait_until_after_the_action_or_for_ever():
    t = riverside(bowls=(0, 0, 12)).start().act("power-tools")
    assert t.asked is TOWN_SITE
    t.answer(TOWN_SITE, NONE)
    assert t.asked is AFTER
    t.end_turn()
    assert t.seat_asked == 1
    assert t.player(0).tiles == []

    t = riverside(bowls=(0, 0, 12)).start().act("power-tools").at("D7")
    t.answer(TOWN, town("coins"))
    assert t.asked is AFTER
    assert RIVER_TOWN_FIRST not in t.options


# ------------------------------------------------------------------------------------------------ palaces 15 and 16

SPADES_FIRST, BRIDGES_FIRST, BOOKS_FIRST = 0, 1, 2


def palace_15(**seat: Any) -> AoiTable:
    return palace_built(quiet(**seat).building(0, "workshop", "E8"), 15, at="E10")


@rule("AOI-PALACE-35", "AOI-PALACE-55", "AOI-DEC-36", "AOI-DEC-26", "AOI-DEC-31")
def test_palace_15_brings_spades_bridges_and_books():
    t = palace_15()
    assert t.options == [SPADES_FIRST, BRIDGES_FIRST, BOOKS_FIRST]
    t.answer(ORDER, BOOKS_FIRST)
    take_books(t, LAW, LAW)
    assert t.options == [SPADES_FIRST, BRIDGES_FIRST, NONE], "both are a may"
    t.answer(ORDER, BRIDGES_FIRST).answer(BRIDGE, site("E8", "F6")).answer(BRIDGE, site("C10", "E10"))
    t.answer(ORDER, SPADES_FIRST)
    t.at("F9").answer(SPADES, 2)
    assert terrain(t, "F9") == "desert"
    assert t.match.view()["seats"][0]["bridges"] == 1
    assert t.player(0).books == [0, 2, 0, 0]
    assert t.asked is AFTER


@rule("AOI-PALACE-35")
def test_missing_spades_may_be_bought_to_those_of_palace_15_and_a_workshop_built():
    t = palace_15(tools=3 + 1, coins=2).answer(ORDER, SPADES_FIRST).at("D8")
    assert t.options == [1, 2, 3]
    t.answer(SPADES, 3).answer(BUILD, 1)
    assert t.buildings(0)["D8"] == "workshop"
    assert t.player(0).tools == 0


@rule("AOI-PALACE-35", "AOI-DEC-31")
def test_the_bridges_of_palace_15_may_be_left_out():
    t = palace_15().answer(ORDER, BRIDGES_FIRST)
    t.answer(BRIDGE, NONE)
    assert t.match.view()["bridges"] == []
    assert BRIDGES_FIRST not in t.options


@rule("AOI-PALACE-55", "AOI-EX-37", "AOI-DEC-36")
def test_example_the_rewards_of_palace_15_are_not_interleaved():
    """Terraforming, a bridge, terraforming again: not possible."""
    t = palace_15().answer(ORDER, SPADES_FIRST).at("F8")
    assert t.asked is TERRAFORM_SITE, "the second spade comes before anything else"
    t.answer(TERRAFORM_SITE, NONE)
    assert SPADES_FIRST not in t.options
    t.answer(ORDER, BRIDGES_FIRST).answer(BRIDGE, site("E8", "F6"))
    assert t.asked is BRIDGE
    t.answer(BRIDGE, NONE)
    take_books(t, LAW, LAW)
    assert t.asked is AFTER


@rule("AOI-PALACE-36", "AOI-PALACE-56", "AOI-DEC-37")
def test_palace_16_places_a_guild_on_any_free_home_terrain():
    made = quiet().building(1, "workshop", "I11")
    t = palace_built(made, 16)
    assert t.asked is GUILD_SITE
    assert t.spaces == {"A6", "C10", "C13", "D6", "E11", "F13", "H5", "H8"}, "desert as printed, near or far, but free"
    before = holdings(t.player(0))
    t.at("A6")
    assert t.buildings(0)["A6"] == "guild"
    assert change(before, t.player(0)) == {}
    assert t.match.view()["seats"][0]["on_board"][1] == 3


@rule("AOI-PALACE-36", "AOI-DEC-37")
def test_the_guild_of_palace_16_is_a_may():
    t = palace_built(quiet(), 16).answer(GUILD_SITE, NONE)
    assert t.buildings(0) == {"E9": "palace"}


@rule("AOI-PALACE-56")
def test_no_space_is_terraformed_for_the_guild_of_palace_16():
    t = palace_built(quiet(tools=9), 16)
    assert "E10" not in t.spaces, "beside the palace, but lake"


@rule("AOI-PALACE-76")
def test_the_guild_of_palace_16_counts_as_built():
    t = palace_built(quiet(tile="guild-law").building(1, "guild", "B5"), 16).at("A6")
    assert t.player(0).vp == 23
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 1, [2, NONE])


@rule("AOI-DEC-22", "AOI-PALACE-77")
def test_a_palace_tile_is_chosen_among_those_laid_out():
    made = quiet(tools=4, coins=6).palaces(1, 4, 17).building(0, "guild", "E9")
    t = made.start().act("palace")
    assert t.options == [0, 3, 16]
    t.answer(PALACE, 3)
    assert t.match.view()["palaces"] == [0, 16]
