"""The eighteen innovations (AOI-INNOV-01..54)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import FROM_INNOVATIONS
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, space
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    AFTER,
    BUILD,
    COMPETENCY,
    LEECH,
    NEUTRAL_SITE,
    SPADES,
    STEP,
    TOWN,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import (
    LAW,
    MEDICINE,
    at_income,
    change,
    competency,
    holdings,
    innovation,
    inventing,
    plain_income,
    quiet,
    take_books,
    terrain,
)


def worth(made: AoiScenario, name: str) -> int:
    """The points that an innovation gives at once."""
    return inventing(made, name).player(0).tally[FROM_INNOVATIONS]


def gained(made: AoiScenario, name: str) -> dict[str, int]:
    """What an innovation that asks nothing gives at once, its price left out."""
    before = holdings(made.state.players[0])
    return change(before, inventing(made, name).player(0))


def passing(made: AoiScenario) -> int:
    """The points of innovations on passing."""
    return made.start().act("pass").player(0).tally[FROM_INNOVATIONS]


# ------------------------------------------------------------------------------------------------ 1 to 12


@rule("AOI-INNOV-01")
def test_deus_ex_machina_terraforms_with_a_free_spade_once_per_round():
    made = quiet(innovations=["deus-ex-machina"], tools=1, coins=2).building(0, "workshop", "E11").passed(1)
    t = made.start().act("special-deus-ex-machina", at="E12")
    t.answer(BUILD, 1).end_turn()
    assert t.buildings(0)["E12"] == "workshop"
    assert t.player(0).tools == 0
    assert "special-deus-ex-machina" not in t.actions
    assert t.match.view()["seats"][0]["used"] == ["deus-ex-machina"]


@rule("AOI-INNOV-01")
def test_missing_spades_may_be_bought_to_that_of_deus_ex_machina():
    made = quiet(innovations=["deus-ex-machina"], tools=3).building(0, "workshop", "E11")
    t = made.start().act("special-deus-ex-machina", at="D11")
    assert t.options == [1, 2]
    t.answer(SPADES, 2)
    assert (terrain(t, "D11"), t.player(0).tools) == ("desert", 0)


@rule("AOI-INNOV-21", "AOI-DEC-26")
def test_deus_ex_machina_gives_a_book_and_a_step_in_each_discipline_at_once():
    made = quiet()
    before = holdings(made.state.players[0])
    t = inventing(made, "deus-ex-machina")
    take_books(t, LAW)
    assert change(before, t.player(0)) == {
        "law books": 1, "banking steps": 1, "law steps": 1, "engineering steps": 1, "medicine steps": 1,
    }  # fmt: skip
    assert t.asked is AFTER


@rule("AOI-INNOV-02", "AOI-EX-27")
def test_trade_routes_score_two_points_for_each_guild_on_passing():
    def made(**seat: Any) -> AoiScenario:
        return quiet(**seat).building(0, "guild", "E9", "H7").building(0, "workshop", "E10")

    assert passing(made(innovations=["trade-routes"])) == 4
    assert passing(made()) == 0
    assert worth(made(), "trade-routes") == 0, "not when it is made"


@rule("AOI-INNOV-03", "AOI-EX-25")
def test_example_professor_gives_a_scholar_and_three_points_once_per_round():
    made = quiet(innovations=["professor"]).passed(1)
    before = holdings(made.state.players[0])
    t = made.start().act("special-professor")
    assert change(before, t.player(0)) == {"scholars": 1, "vp": 3}
    t.end_turn()
    assert "special-professor" not in t.actions
    t.act("pass")
    while t.asked is not ACTION:
        t.match.choose(NONE if NONE in t.options else t.options[0])
    assert (t.table.round, t.seat_asked) == (2, 1)
    t.act("pass")
    while t.seat_asked == 1:
        t.match.choose(NONE if NONE in t.options else t.options[0])
    assert "special-professor" in t.actions, "in the next round again"


@rule("AOI-INNOV-04")
def test_sewage_system_scores_two_points_for_each_workshop():
    made = quiet().building(0, "workshop", "E9", "E10", "H7").building(0, "guild", "E11")
    made.building(1, "workshop", "F8")
    assert worth(made, "sewage-system") == 6


@rule("AOI-INNOV-04", "AOI-INNOV-53")
def test_sewage_system_counts_a_neutral_workshop():
    made = quiet().building(0, "workshop", "E9").building(0, "workshop", "E10", neutral=True)
    assert worth(made, "sewage-system") == 4


@rule("AOI-INNOV-05", "AOI-DEC-25")
def test_architecture_gives_a_step_for_each_form_on_the_map():
    made = quiet().building(0, "workshop", "E9", "H7").building(0, "guild", "E10", annex=True)
    made.building(0, "guild", "A5", neutral=True).building(0, "tower", "A6")
    t = inventing(made, "architecture")
    for discipline in (LAW, LAW, MEDICINE):
        t.answer(STEP, discipline)
    assert t.player(0).levels == [0, 2, 0, 1]
    assert t.asked is AFTER, "workshop, guild and tower: three"


@rule("AOI-INNOV-25")
def test_architecture_gives_ten_points():
    t = inventing(quiet().building(0, "workshop", "E9"), "architecture").answer(STEP, LAW)
    assert t.player(0).vp == 30


@rule("AOI-INNOV-06", "AOI-EX-36")
def test_example_library_scores_the_two_highest_levels():
    assert worth(quiet(levels=(9, 7, 2, 7), towns=["coins"]), "library") == 16


@rule("AOI-INNOV-07")
def test_steam_engine_gives_a_scholar_and_a_step_on_both_tracks():
    made = quiet()
    before = holdings(made.state.players[0])
    t = inventing(made, "steam-engine")
    take_books(t, LAW, LAW)
    assert change(before, t.player(0)) == {"scholars": 1, "vp": 2, "law books": 2}, "the rewards of the tracks"
    assert (t.player(0).shipping, t.player(0).digging) == (1, 1)


@rule("AOI-INNOV-27")
def test_a_step_of_steam_engine_on_a_track_at_its_top_lapses():
    assert gained(quiet(shipping=3, digging=2), "steam-engine") == {"scholars": 1}
    assert gained(quiet(shipping=3, digging=1), "steam-engine") == {"scholars": 1, "vp": 6}
    assert gained(quiet(shipping=2, digging=2), "steam-engine") == {"scholars": 1, "vp": 4}


@rule("AOI-INNOV-08")
def test_league_of_cities_scores_five_points_for_each_town_tile():
    assert worth(quiet(towns=["coins", "power"]), "league-of-cities") == 10
    assert worth(quiet(towns=["coins"], keys=0), "league-of-cities") == 5, "used keys count"
    assert worth(quiet(), "league-of-cities") == 0


SCATTERED = ("A4", "A7", "A12", "C13", "D5", "E9", "H7")  # no two of these are adjacent


@rule("AOI-INNOV-09")
@pytest.mark.parametrize(("areas", "points"), [(3, 0), (4, 8), (5, 12), (6, 18), (7, 18)])
def test_telecommunication_scores_settlement_areas(areas: int, points: int):
    assert worth(quiet().building(0, "workshop", *SCATTERED[:areas]), "telecommunication") == points


@rule("AOI-INNOV-29")
def test_a_settlement_area_is_joined_by_adjacency_not_by_shipping():
    made = quiet(shipping=3).building(0, "workshop", *SCATTERED[:4])
    assert worth(made, "telecommunication") == 8
    made = quiet().building(0, "workshop", *SCATTERED[:4], "D12")
    assert worth(made, "telecommunication") == 8, "D12 belongs to C13"
    made = quiet().building(0, "workshop", "A12", "B13", "E9", "H7", "D5")
    assert worth(made, "telecommunication") == 12
    made = quiet().building(0, "workshop", "A12", "B13", "E9", "H7", "D5").bridge(0, "A12", "B13")
    assert worth(made, "telecommunication") == 8, "a bridge makes its ends adjacent"


@rule("AOI-INNOV-10", "AOI-INNOV-30")
@pytest.mark.parametrize(("bridges", "points"), [(0, 0), (1, 8), (2, 12), (3, 18)])
def test_steel_scores_own_bridges_that_touch_one_own_building(bridges: int, points: int):
    made = quiet().building(0, "workshop", "E8", "F8").building(1, "workshop", "F12")
    for one, other in (("D6", "E8"), ("E8", "F6"), ("F8", "H8"))[:bridges]:
        made.bridge(0, one, other)
    made.bridge(1, "F12", "H12")
    assert worth(made, "steel") == points


MANY = ("E8", "E9", "A4", "A6", "B7", "C5", "D5", "H5", "H7", "H9", "H11", "F5")


@rule("AOI-INNOV-11")
@pytest.mark.parametrize(("buildings", "points"), [(6, 0), (7, 8), (8, 8), (9, 12), (10, 12), (11, 18), (12, 18)])
def test_census_scores_all_buildings(buildings: int, points: int):
    made = quiet().building(0, "guild", *MANY[:3]).building(0, "tower", MANY[3])
    made.building(0, "workshop", *MANY[4:buildings]).building(1, "workshop", "E12")
    assert worth(made, "census") == points


@rule("AOI-INNOV-12")
def test_science_scores_five_points_for_each_school():
    made = quiet().building(0, "school", "E9", "H7").building(0, "university", "E8").building(1, "school", "H10")
    assert worth(made, "science") == 10


# ------------------------------------------------------------------------------------------------ neutral buildings


def placing(made: AoiScenario, name: str) -> AoiTable:
    """Seat 0 has made an innovation with a neutral building; a workshop on E11 gives it reach to E12."""
    made.building(0, "workshop", "E11").terrain("E12", "desert").terrain("D11", "desert")
    t = inventing(made, name)
    assert t.asked is NEUTRAL_SITE
    assert t.spaces == {"E12", "D11"}, "home terrain in reach; there are no tools for spades"
    return t.at("E12")


@rule("AOI-INNOV-13", "AOI-DEC-32")
def test_neutral_workshop_is_placed_at_once_and_brings_three_tools_each_round():
    t = placing(quiet(), "neutral-workshop")
    assert t.buildings(0)["E12"] == "workshop"
    assert t.match.view()["spaces"][space("E12")]["neutral"]
    assert plain_income(at_income(innovations=["neutral-workshop"])) == {"tools": 3}


@rule("AOI-INNOV-14")
def test_neutral_guild_is_placed_at_once_and_brings_five_coins_each_round():
    t = placing(quiet(), "neutral-guild")
    assert t.buildings(0)["E12"] == "guild"
    assert plain_income(at_income(innovations=["neutral-guild"])) == {"coins": 5}


@rule("AOI-INNOV-15", "AOI-DEC-23")
def test_neutral_school_is_placed_at_once_and_brings_a_competency():
    t = placing(quiet().competency_at("action-power", "law", 1), "neutral-school")
    assert t.buildings(0)["E12"] == "school"
    assert len(t.options) == 12
    t.answer(COMPETENCY, competency("action-power"))
    assert (t.player(0).levels, t.player(0).books) == ([0, 2, 0, 0], [0, 1, 0, 0])
    assert t.asked is AFTER, "one competency, not a second for the building"
    assert plain_income(at_income(innovations=["neutral-school"])) == {}


@rule("AOI-INNOV-16")
def test_neutral_university_gives_no_competency_but_two_points_each_round():
    t = placing(quiet(), "neutral-university")
    assert t.buildings(0)["E12"] == "university"
    assert t.asked is AFTER
    assert t.player(0).competencies == 0
    assert plain_income(at_income(innovations=["neutral-university"])) == {"vp": 2}


@rule("AOI-INNOV-36")
@pytest.mark.parametrize(
    ("name", "other", "founded"),
    [
        ("neutral-university", "guild", True),
        ("neutral-university", "workshop", False),
        ("neutral-palace", "guild", False),
    ],
)
def test_neutral_university_founds_a_town_with_three_buildings_and_power_seven(name: str, other: str, founded: bool):
    made = quiet().building(0, "guild", "E10").building(0, other, "E11").terrain("E12", "desert")
    t = inventing(made, name)
    assert t.buildings(0)["E12"] == name.removeprefix("neutral-")
    assert (t.asked is TOWN) == founded


@rule("AOI-INNOV-17")
def test_neutral_palace_gives_no_palace_tile_but_four_power_each_round():
    t = placing(quiet(), "neutral-palace")
    assert t.buildings(0)["E12"] == "palace"
    assert t.asked is AFTER
    assert t.match.view()["seats"][0]["palace"] is None
    assert plain_income(at_income(innovations=["neutral-palace"])) == {"power": 4}


@rule("AOI-INNOV-37")
def test_neutral_palace_brings_two_tokens_into_the_third_bowl():
    t = placing(quiet(bowls=(5, 6, 1)), "neutral-palace")
    assert t.match.view()["seats"][0]["bowls"] == [5, 6, 3]


@rule("AOI-INNOV-18", "AOI-EX-11")
def test_monument_brings_seven_points_and_has_power_value_four():
    t = placing(quiet(), "monument")
    assert t.buildings(0)["E12"] == "monument"
    assert t.player(0).vp == 27

    made = quiet().building(0, "monument", "E12").order(1, 0).phase("actions", seat=1)
    made.building(1, "workshop", "F11").terrain("F12", "lake").seat(1, tools=1, coins=2)
    t = made.start().act("workshop", at="F12")
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 0, [4, NONE])


@rule("AOI-INNOV-38")
@pytest.mark.parametrize(("beside", "founded"), [("palace", True), ("guild", False)])
def test_monument_founds_a_town_with_two_buildings_and_power_seven(beside: str, founded: bool):
    made = quiet().building(0, beside, "E11").terrain("E12", "desert")
    t = inventing(made, "monument")
    assert t.buildings(0)["E12"] == "monument"
    assert (t.asked is TOWN) == founded


FORM_TILES = {
    "neutral-workshop": ("workshop-law", 2),
    "neutral-guild": ("guild-law", 3),
    "neutral-school": ("school-banking", 4),
    "neutral-university": ("palace-university-medicine", 5),
    "neutral-palace": ("palace-university-banking", 5),
}


@rule("AOI-INNOV-53")
@pytest.mark.parametrize("name", FORM_TILES)
def test_placing_a_neutral_building_scores_and_offers_power(name: str):
    tile, points = FORM_TILES[name]
    t = placing(quiet(tile=tile).building(1, "guild", "F12"), name)
    if t.asked is COMPETENCY:
        t.answer(COMPETENCY, competency("action-power"))
    assert t.player(0).vp == 20 + points
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 1, [2, NONE])


@rule("AOI-INNOV-53")
def test_placing_the_monument_offers_power():
    t = placing(quiet().building(1, "guild", "F12"), "monument")
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 1, [2, NONE])


@rule("AOI-INNOV-53")
def test_neutral_buildings_count_when_passing_and_for_other_innovations():
    made = quiet(innovations=["trade-routes"]).building(0, "guild", "E9", neutral=True)
    assert passing(made) == 2
    assert worth(quiet().building(0, "school", "E9", neutral=True), "science") == 5
    neutral = quiet().building(0, "workshop", *MANY[:6]).building(0, "monument", MANY[6])
    assert worth(neutral, "census") == 8


@rule("AOI-INNOV-54", "AOI-DEC-32")
def test_a_neutral_building_may_need_spades_paid_with_tools():
    made = quiet(tools=3).building(0, "workshop", "E11")
    t = inventing(made, "neutral-guild")
    assert t.buildings(0)["E12"] == "guild", "the only space one spade away"
    assert (t.player(0).tools, terrain(t, "E12")) == (0, "desert")


@rule("AOI-INNOV-54", "AOI-DEC-32")
def test_a_neutral_building_without_a_place_is_lost_but_the_tile_stays():
    t = inventing(quiet(tools=2).building(0, "workshop", "E11"), "neutral-palace")
    assert t.buildings(0) == {"E11": "workshop"}
    assert t.match.view()["seats"][0]["innovations"] == [innovation("neutral-palace")]
    assert t.player(0).bowl3 == 2, "its tokens"
    assert t.asked is AFTER


@rule("AOI-INNOV-54")
def test_a_neutral_building_is_never_upgraded():
    t = quiet(tools=9, coins=9).building(0, "workshop", "E11", neutral=True).start()
    assert "guild" not in t.actions
    t = quiet(tools=9, coins=9).building(0, "workshop", "E11").start()
    assert "guild" in t.actions
