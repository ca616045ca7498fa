"""The twelve factions (AOI-FACTION-01..128)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import FROM_AREA, TOWER, WORKSHOP
from tafelrunde.games.age_of_innovation.pieces.map import ends_of, name_of
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, site
from tafelrunde.games.age_of_innovation.table.player import AoiPlayer
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    AFTER,
    BOOK,
    BRIDGE,
    BUILD,
    COMPETENCY,
    LEECH,
    SPADES,
    START_PIECE,
    START_SITE,
    STEP,
    TERRAFORM_SITE,
    TUNNEL,
    TUNNEL_SITE,
    WORKSHOP_SITE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import (
    BANKING,
    ENGINEERING,
    LAW,
    MEDICINE,
    at_income,
    before_town,
    change,
    competency,
    founding,
    holdings,
    palace_built,
    place_all,
    plain_income,
    quiet,
    set_up,
    take_books,
    terrain,
    through_income,
    town,
)


def started(faction: str, **options: object) -> AoiPlayer:
    """A player of the faction who has received the first goods, on a board that adds nothing to them."""
    other = "monks" if faction != "monks" else "psychics"
    t = set_up(["plains", "desert"], [faction, other], **options)
    return t.player(0)


def start_goods(faction: str, **options: object) -> tuple[list[int], int]:
    """Levels and tools."""
    me = started(faction, **options)
    assert (me.coins, me.scholars, sum(me.books), me.vp) == (15, 0, 0, 20)
    return me.levels, me.tools


# ------------------------------------------------------------------------------------------------ Lizards


@rule("AOI-FACTION-01", "AOI-DEC-06")
@pytest.mark.parametrize(("one", "other", "levels"), [(LAW, LAW, [0, 2, 0, 0]), (BANKING, MEDICINE, [1, 0, 0, 1])])
def test_lizards_start_with_two_steps_of_choice(one: int, other: int, levels: list[int]):
    t = set_up(["plains", "desert"], ["lizards", "moles"])
    assert t.options == [0, 1, 2, 3]
    t.answer(STEP, one)
    assert t.options == [0, 1, 2, 3]
    t.answer(STEP, other)
    assert t.player(0).levels == levels
    assert t.asked is START_SITE


def lizard_town(made: AoiScenario) -> AoiTable:
    t = founding(made, "coins")
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 0)
    return t


@rule("AOI-FACTION-21", "AOI-DEC-35")
def test_lizards_terraform_and_build_for_nothing_when_they_found_a_town():
    t = lizard_town(quiet(faction="lizards"))
    before = holdings(t.player(0))
    t.at("E12")
    assert t.asked is WORKSHOP_SITE
    t.at("E12")
    assert t.buildings(0)["E12"] == "workshop"
    assert change(before, t.player(0)) == {}
    assert t.player(0).tools == 0


@rule("AOI-FACTION-21")
def test_other_factions_get_no_land_with_a_town():
    t = founding(quiet(faction="navigators", tools=9), "coins")
    assert t.asked is AFTER


@rule("AOI-FACTION-21")
def test_lizards_build_with_every_town():
    made = quiet(faction="lizards", towns=["power"]).building(0, "guild", "H7", town=True)
    t = lizard_town(made).at("E12").at("E12")
    assert t.buildings(0)["E12"] == "workshop"


@rule("AOI-FACTION-41", "AOI-DEC-35")
def test_the_free_workshop_of_lizards_may_stand_elsewhere():
    t = lizard_town(quiet(faction="lizards").terrain("D11", "desert")).at("E12")
    assert t.spaces == {"E12", "D11"}
    t.at("D11")
    assert t.buildings(0)["D11"] == "workshop"
    assert "E12" not in t.buildings(0)
    assert terrain(t, "E12") == "desert"


@rule("AOI-FACTION-61")
def test_the_free_workshop_of_lizards_needs_free_home_terrain_in_reach():
    made = quiet(faction="lizards").terrain("D11", "desert").terrain("E12", "desert").terrain("H7", "desert")
    made.building(1, "workshop", "D11")
    t = lizard_town(made).at("F8")
    assert t.asked is WORKSHOP_SITE
    assert t.spaces == {"E12", "F8"}


@rule("AOI-FACTION-61")
def test_lizards_need_a_workshop_on_the_planning_board():
    far = ("A4", "A5", "A6", "A7", "H5", "H6", "H7")
    t = lizard_town(quiet(faction="lizards").building(0, "workshop", *far)).at("E12")
    assert t.asked is WORKSHOP_SITE
    t = lizard_town(quiet(faction="lizards").building(0, "workshop", *far, "I6")).at("E12")
    assert t.player(0).on_board(WORKSHOP) == 0
    assert terrain(t, "E12") == "desert"
    assert t.asked is AFTER


@rule("AOI-FACTION-81", "AOI-DEC-35")
def test_lizards_may_decline_both():
    t = lizard_town(quiet(faction="lizards")).answer(TERRAFORM_SITE, NONE)
    assert t.asked is AFTER
    t = lizard_town(quiet(faction="lizards")).at("E12")
    t.answer(WORKSHOP_SITE, NONE)
    assert terrain(t, "E12") == "desert"
    assert "E12" not in t.buildings(0)


@rule("AOI-FACTION-81", "AOI-SPADE-29")
@pytest.mark.parametrize("build_without_spades", [True, False])
def test_lizards_may_leave_the_spade_and_build(build_without_spades: bool):
    options = {"build_without_spades": build_without_spades}
    made = quiet(faction="lizards", options=options).terrain("D11", "desert")
    t = lizard_town(made).answer(TERRAFORM_SITE, NONE)
    assert (t.asked is WORKSHOP_SITE) == build_without_spades
    if build_without_spades:
        assert t.at("D11").buildings(0)["D11"] == "workshop"


@rule("AOI-FACTION-81")
def test_lizards_may_buy_the_spades_that_are_missing():
    t = before_town(quiet(faction="lizards")).seat(0, tools=1 + 3, coins=2).start()
    t.act("workshop", at="E11")
    t.match.choose(town("coins"))
    t.at("D11")
    assert t.options == [1, 2]
    t.answer(SPADES, 2)
    assert t.player(0).tools == 0
    t.at("D11")
    assert t.buildings(0)["D11"] == "workshop"


@rule("AOI-FACTION-81")
def test_the_free_workshop_of_lizards_counts_as_built():
    made = quiet(faction="lizards", tile="workshop-law").building(1, "guild", "D12").terrain("D11", "wasteland")
    t = lizard_town(made)
    points = t.player(0).vp
    t.at("D11").at("D11")
    assert t.player(0).vp == points + 2
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 1, [2, NONE])


# ------------------------------------------------------------------------------------------------ Inventors


@rule("AOI-FACTION-02", "AOI-DEC-11")
def test_inventors_take_a_competency_when_the_workshops_stand():
    t = set_up(["plains", "lake"], ["inventors", "moles"], {"income-points-coins": (LAW, 1)})
    place_all(t)
    assert (t.asked, t.seat_asked, len(t.options)) == (COMPETENCY, 0, 12)
    assert len(t.buildings(0)) == len(t.buildings(1)) == 2
    t.answer(COMPETENCY, competency("income-points-coins"))
    assert t.player(0).levels == [0, 2, 0, 0]
    assert t.player(0).books == [0, 1, 0, 0]
    assert t.player(1).competencies == 0


@rule("AOI-FACTION-22")
def test_the_competency_of_inventors_pays_from_round_1():
    t = place_all(set_up(["plains", "lake"], ["inventors", "moles"]))
    t.answer(COMPETENCY, competency("income-points-coins"))
    through_income(t)
    assert t.table.round == 1
    assert t.player(0).vp == 20 + 3


@rule("AOI-FACTION-42", "AOI-DEC-12")
def test_inventors_use_spades_at_once_but_do_not_build():
    t = place_all(set_up(["plains", "lake"], ["inventors", "moles"]), "E9", "C5")
    t.answer(COMPETENCY, competency("once-spades"))
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 0)
    t.at("E8").answer(TERRAFORM_SITE, NONE)
    assert terrain(t, "E8") == "plains"
    assert t.asked is not BUILD
    assert len(through_income(t).buildings(0)) == 2


# ------------------------------------------------------------------------------------------------ Blessed


@rule("AOI-FACTION-03")
def test_blessed_start_a_step_up_in_each_discipline():
    assert start_goods("blessed") == ([1, 1, 1, 1], 3)


def scholars_by_law(faction: str, level: int) -> int:
    made = quiet(faction=faction, tile="workshop-law", levels=(0, level, 0, 0), bonus="coins")
    return made.phase("knowledge-bonus").start().player(0).scholars


@rule("AOI-FACTION-23", "AOI-EX-35")
def test_blessed_count_three_levels_more_for_the_knowledge_bonus():
    assert scholars_by_law("blessed", 6) == 3
    assert scholars_by_law("monks", 6) == 2
    assert scholars_by_law("blessed", 5) == 2
    assert scholars_by_law("blessed", 0) == 1


@rule("AOI-FACTION-43")
def test_the_raised_level_of_blessed_may_exceed_twelve():
    assert scholars_by_law("blessed", 12) == 5
    assert scholars_by_law("monks", 12) == 4


# ------------------------------------------------------------------------------------------------ Goblins


@rule("AOI-FACTION-04")
def test_goblins_start_with_steps_in_banking_and_engineering_and_a_tool():
    assert start_goods("goblins") == ([1, 0, 1, 0], 4)


@rule("AOI-FACTION-24")
def test_goblins_gain_two_coins_for_every_spade():
    for faction, coins in (("goblins", 4), ("moles", 0)):
        t = quiet(faction=faction, tools=6).building(0, "workshop", "E11").start()
        t.act("terraform", at="D11").answer(SPADES, 2)
        assert t.player(0).coins == coins


@rule("AOI-FACTION-24")
def test_goblins_gain_coins_for_free_spades_too():
    t = quiet(faction="goblins", bonus="spade").building(0, "workshop", "E11").start()
    t.act("special-bonus", at="E12")
    assert t.player(0).coins == 2


@rule("AOI-FACTION-24")
def test_goblins_gain_coins_for_spades_in_set_up_and_in_phase_3():
    def coins_of_round_1(faction: str) -> int:
        t = place_all(set_up(["desert", "plains"], [faction, "moles"]), "E11", "D6").at("E12")
        return through_income(t).player(0).coins

    assert coins_of_round_1("goblins") == coins_of_round_1("psychics") + 2

    made = quiet(faction="goblins", tile="guild-medicine", levels=(0, 0, 0, 8), bonus="river-workshops")
    t = made.building(0, "workshop", "E11").phase("knowledge-bonus").start()
    t.at("E12")
    assert t.player(0).coins == 2
    t.answer(TERRAFORM_SITE, NONE)


# ------------------------------------------------------------------------------------------------ Illusionists


@rule("AOI-FACTION-05")
@pytest.mark.parametrize(("tile", "balance"), [("illusionists", 2023), ("illusionists-2024", 2024)])
def test_illusionists_start_with_two_steps_in_medicine(tile: str, balance: int):
    assert start_goods(tile, balance=balance) == ([0, 0, 0, 2], 3)


@rule("AOI-FACTION-25")
def test_illusionists_pay_one_power_less_for_power_actions():
    assert "power-tools" not in quiet(faction="monks", bowls=(2, 7, 3)).start().actions
    t = quiet(faction="illusionists", bowls=(2, 7, 3)).start()
    assert "power-spades" not in t.actions
    t.act("power-tools")
    assert t.player(0).tools == 2
    assert t.match.view()["seats"][0]["bowls"] == [5, 7, 0]


@rule("AOI-FACTION-45")
@pytest.mark.parametrize(("players", "points"), [(2, 3), (3, 3), (4, 3), (5, 4)])
def test_illusionists_score_with_each_power_action(players: int, points: int):
    t = quiet(players, faction="illusionists", bowls=(2, 4, 6)).passed(*range(1, players)).start()
    t.act("power-coins").end_turn()
    assert t.player(0).vp == 20 + points
    t.act("power-scholar")
    assert t.player(0).vp == 20 + 2 * points


@rule("AOI-FACTION-45")
@pytest.mark.parametrize(("players", "points"), [(3, 1), (4, 2)])
def test_the_balance_of_2024_pays_illusionists_less(players: int, points: int):
    t = quiet(players, faction="illusionists", bowls=(6, 0, 6), options={"balance": "2024"}).start()
    assert t.act("power-coins").player(0).vp == 20 + points


@rule("AOI-FACTION-45")
def test_other_actions_give_illusionists_nothing():
    t = quiet(faction="illusionists", books=(1, 0, 0, 0)).book_actions("power").start()
    assert t.act("book-power").player(0).vp == 20


# ------------------------------------------------------------------------------------------------ Felines


@rule("AOI-FACTION-06")
def test_felines_start_with_steps_in_banking_and_medicine():
    assert start_goods("felines") == ([1, 0, 0, 1], 3)


@rule("AOI-FACTION-26", "AOI-FACTION-46", "AOI-DEC-25", "AOI-DEC-26")
def test_felines_make_three_steps_and_take_a_book_with_a_town_tile():
    t = founding(quiet(faction="felines"), "coins")
    before = holdings(t.player(0))
    t.answer(STEP, LAW).answer(STEP, LAW).answer(STEP, BANKING)
    assert t.asked is BOOK
    take_books(t, ENGINEERING)
    assert change(before, t.player(0)) == {"law steps": 2, "banking steps": 1, "engineering books": 1}


@rule("AOI-FACTION-26", "AOI-DEC-25")
def test_felines_may_leave_steps_out_but_the_book_is_theirs():
    t = founding(quiet(faction="felines"), "coins")
    t.answer(STEP, LAW).answer(STEP, NONE)
    take_books(t, LAW)
    assert t.player(0).levels == [0, 1, 0, 0]
    assert t.player(0).books == [0, 1, 0, 0]


@rule("AOI-FACTION-26", "AOI-FACTION-46")
def test_felines_are_rewarded_for_the_town_tile_of_a_palace_too():
    t = palace_built(quiet(faction="felines"), 11)
    t.match.choose(town("coins"))
    for _ in range(3):
        t.answer(STEP, MEDICINE)
    take_books(t, LAW)
    assert t.player(0).levels == [0, 0, 0, 3]


# ------------------------------------------------------------------------------------------------ Monks


@rule("AOI-FACTION-07")
def test_monks_start_with_a_step_in_law():
    assert start_goods("monks") == ([0, 1, 0, 0], 3)


@rule("AOI-FACTION-27", "AOI-DEC-10")
def test_monks_place_only_a_university_after_everybody_else():
    t = set_up(["plains", "lake", "swamp"], ["monks", "moles", "omar"])
    seats = []
    while t.asked in (START_PIECE, START_SITE):
        if t.asked is START_SITE:
            seats.append(t.seat_asked)
        t.match.choose(t.options[0])
    assert seats == [1, 2, 2, 1, 2, 0]
    assert list(t.buildings(0).values()) == ["university"]


@rule("AOI-FACTION-47", "AOI-DEC-11")
def test_monks_take_a_competency_for_their_university():
    t = place_all(set_up(["plains", "lake"], ["monks", "moles"], {"income-points-coins": (MEDICINE, 2)}))
    assert (t.asked, t.seat_asked, len(t.options)) == (COMPETENCY, 0, 12)
    t.answer(COMPETENCY, competency("income-points-coins"))
    assert t.player(0).levels == [0, 1, 0, 1]
    assert t.player(0).books[MEDICINE] == 2
    assert through_income(t).player(0).vp == 20 + 3, "its income counts from round 1"


@rule("AOI-FACTION-67", "AOI-DEC-12")
@pytest.mark.parametrize(
    ("boards", "factions"), [(["plains", "desert"], ["monks", "moles"]), (["desert", "plains"], ["moles", "monks"])]
)
def test_monks_use_spades_at_once_in_turn_order_without_building(boards: list[str], factions: list[str]):
    t = place_all(set_up(boards, factions), "E9", "E11")
    t.answer(COMPETENCY, competency("once-spades"))
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 0)
    monks = factions.index("monks")
    if monks == 1:
        t.answer(TERRAFORM_SITE, NONE)
    assert t.seat_asked == monks
    t.at("E8")
    assert terrain(t, "E8") == "plains"
    t.answer(TERRAFORM_SITE, NONE)
    assert t.asked is not BUILD
    if monks == 0:
        assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 1)
    assert list(through_income(t).buildings(monks).values()) == ["university"]


# ------------------------------------------------------------------------------------------------ Moles


@rule("AOI-FACTION-08", "AOI-EX-02")
def test_example_moles_start_with_two_steps_in_engineering():
    assert start_goods("moles") == ([0, 0, 2, 0], 3)


TWO_AWAY = {"C7", "D6", "E10", "F6", "F9", "G7"}  # land two spaces away from E8; C7, D6, F6, G7 across the river


def moles(**seat: Any) -> AoiScenario:
    return quiet(**{"faction": "moles", "tools": 9, "coins": 9, **seat}).building(0, "workshop", "E8")


def tunnelling(t: AoiTable) -> AoiTable:
    t.act("terraform")
    return t.answer(TERRAFORM_SITE, TUNNEL)


@rule("AOI-FACTION-28", "AOI-DEC-20")
def test_moles_pay_a_tool_to_skip_one_space():
    t = moles().start().act("terraform")
    assert t.spaces == {"D8", "E9", "F8"}, "normal reach"
    t.answer(TERRAFORM_SITE, TUNNEL)
    assert t.asked is TUNNEL_SITE
    assert t.spaces == TWO_AWAY - {"D6"}, "D6 is desert already"
    t.at("F9").answer(SPADES, 1)
    assert t.player(0).tools == 9 - 1 - 3
    assert terrain(t, "F9") == "wasteland"


@rule("AOI-FACTION-28")
def test_only_moles_dig_tunnels():
    t = moles(faction="monks").start().act("terraform")
    assert TUNNEL not in t.options


@rule("AOI-FACTION-28")
def test_a_tunnel_is_not_offered_if_the_tools_only_pay_for_the_spade():
    assert TUNNEL not in moles(tools=3).start().act("terraform").options
    assert TUNNEL in moles(tools=4).start().act("terraform").options


@rule("AOI-FACTION-48")
def test_moles_score_four_points_for_each_tunnel():
    t = tunnelling(moles().passed(1).start()).at("F9").answer(SPADES, 1).end_turn()
    assert t.player(0).vp == 24
    tunnelling(t).at("E10")
    assert t.player(0).vp == 28


@rule("AOI-FACTION-48")
def test_terraforming_without_a_tunnel_scores_nothing_for_moles():
    t = moles().start().act("terraform", at="E9")
    t.answer(BUILD, NONE)
    assert t.player(0).vp == 20


@rule("AOI-FACTION-48")
@pytest.mark.parametrize(("players", "points"), [(2, 4), (5, 7)])
def test_the_balance_of_2024_pays_moles_by_the_number_of_players(players: int, points: int):
    t = quiet(players, faction="moles", tools=9, options={"balance": "2024"}).building(0, "workshop", "E8").start()
    tunnelling(t)
    t.match.choose(t.options[0])
    assert t.player(0).vp == 20 + points


@rule("AOI-FACTION-48")
def test_the_target_of_a_tunnel_is_not_adjacent_to_an_own_building():
    t = tunnelling(moles().building(0, "workshop", "E11").start())
    assert t.spaces == {"C7", "F6", "F9", "G7", "D12", "E13", "F12"}, (
        "not E9 and E10, which are two away from one of them"
    )


@rule("AOI-FACTION-48")
def test_the_target_of_a_tunnel_may_be_in_reach_by_shipping():
    t = moles(shipping=1).start().act("terraform")
    assert "C7" in t.spaces
    t.answer(TERRAFORM_SITE, TUNNEL)
    assert "C7" in t.spaces
    t.at("C7").answer(SPADES, 1)
    assert t.player(0).vp == 24


@rule("AOI-FACTION-108")
def test_a_tunnel_may_lead_to_building_alone():
    t = moles(tools=2, coins=2).start()
    t.act("workshop")
    assert t.buildings(0)["D6"] == "workshop", "the only home terrain one space away"
    assert (t.player(0).tools, t.player(0).vp) == (0, 24)


@rule("AOI-FACTION-108")
def test_a_tunnel_may_lead_to_terraforming_and_building():
    t = tunnelling(moles(tools=1 + 6 + 1, coins=2).start()).at("F9")
    t.answer(SPADES, 2).answer(BUILD, 1)
    assert t.buildings(0)["F9"] == "workshop"
    assert t.player(0).tools == 0


@rule("AOI-FACTION-108")
def test_a_tunnel_may_skip_a_building():
    made = moles().building(1, "workshop", "E9", "F8")
    assert {"E10", "F9"} <= tunnelling(made.start()).spaces


@rule("AOI-FACTION-108")
def test_a_tunnel_never_leads_to_a_space_built_on():
    made = moles().building(1, "workshop", "F9")
    assert "F9" not in tunnelling(made.start()).spaces


@rule("AOI-FACTION-108")
def test_one_tunnel_and_one_target_for_each_terraform_and_build():
    made = moles(bowls=(0, 0, 12)).terrain("F9", "wasteland")
    t = made.start().act("power-spades")
    t.answer(TERRAFORM_SITE, TUNNEL).at("F9")
    assert t.asked is TERRAFORM_SITE, "one free spade is left"
    assert TUNNEL not in t.options
    assert t.spaces == {"D8", "E9", "F8"}


def sites(t: AoiTable) -> set[str]:
    assert t.asked is BRIDGE
    return {"-".join(name_of(end) for end in ends_of(code)) for code in t.options}


@rule("AOI-FACTION-68", "AOI-FACTION-128")
def test_moles_build_bridges_over_land_for_a_tool():
    t = moles(tools=1).start().act("moles-bridge")
    assert sites(t) == {"D6-E8", "E8-F6", "E8-F9"}, "E8-F9 lies between two land spaces"
    t.answer(BRIDGE, site("E8", "F9"))
    assert t.player(0).tools == 0
    assert t.match.view()["seats"][0]["bridges"] == 2
    assert t.match.view()["bridges"][0]["owner"] == 0


@rule("AOI-FACTION-68")
def test_a_bridge_of_moles_makes_its_ends_adjacent():
    assert "F9" not in moles().start().act("terraform").spaces
    assert "F9" in moles().bridge(0, "E8", "F9").start().act("terraform").spaces


@rule("AOI-FACTION-68", "AOI-FACTION-128")
def test_a_bridge_of_moles_may_have_land_on_one_side_only():
    made = quiet(faction="moles", tools=1).building(0, "workshop", "E10")
    t = made.start().act("moles-bridge")
    assert sites(t) == {"C10-E10", "D8-E10", "D11-E10", "E10-F11", "E10-F8"}


@rule("AOI-FACTION-68")
def test_only_moles_with_a_tool_build_such_bridges():
    assert "moles-bridge" in moles(tools=1).start().actions
    assert "moles-bridge" not in moles(tools=0).start().actions
    assert "moles-bridge" not in moles(faction="monks").start().actions


@rule("AOI-FACTION-128")
def test_bridges_from_other_sources_stay_on_printed_sites():
    t = moles(bowls=(0, 0, 12)).start().act("power-bridge")
    assert sites(t) == {"D6-E8", "E8-F6"}


@rule("AOI-FACTION-128")
def test_moles_need_a_free_site_and_have_three_bridges():
    made = moles(tools=9).passed(1).building(1, "workshop", "F6").bridge(1, "E8", "F6")
    t = made.start().act("moles-bridge")
    assert sites(t) == {"D6-E8", "E8-F9"}
    t.answer(BRIDGE, site("E8", "F9")).end_turn()
    t.act("moles-bridge").end_turn()
    assert t.match.view()["seats"][0]["bridges"] == 1, "twice in one round; the second could only be D6-E8"
    assert "moles-bridge" not in t.actions

    spread = moles().building(0, "workshop", "E10", "H8")
    assert "moles-bridge" in spread.start().actions
    spread = moles().building(0, "workshop", "E10", "H8")
    spread.bridge(0, "E8", "F9").bridge(0, "E10", "F8").bridge(0, "E8", "F6")
    assert "moles-bridge" not in spread.start().actions


def area_points(made: AoiScenario) -> int:
    return made.ended().start().player(0).tally[FROM_AREA]


@rule("AOI-FACTION-88")
def test_tunnels_join_the_area_of_moles_in_the_final_scoring():
    """Seat 1 has an area of 1; the third party is ahead of both."""

    def points(faction: str, *at: str) -> int:
        made = quiet(faction=faction, tools=0).building(0, "workshop", *at).building(1, "workshop", "H10")
        return area_points(made)

    assert points("moles", "E8", "E10") == 12, "over land"
    assert points("moles", "E8", "D6") == 12, "over the river"
    assert points("monks", "E8", "E10") == 9, "level with seat 1"
    assert points("moles", "E8", "E11") == 9, "two spaces are too many"


# ------------------------------------------------------------------------------------------------ Navigators


@rule("AOI-FACTION-09")
@pytest.mark.parametrize(("tile", "balance"), [("navigators", 2023), ("navigators-2024", 2024)])
def test_navigators_start_with_three_steps_in_law(tile: str, balance: int):
    assert start_goods(tile, balance=balance) == ([0, 3, 0, 0], 3)


def workshop_points(made: AoiScenario, at: str) -> int:
    """What seat 0 scores by building a workshop on a space of home terrain."""
    t = made.terrain(at, "desert").seat(0, tools=1, coins=2).start()
    t.act("workshop", at=at)
    assert t.buildings(0)[at] == "workshop"
    return t.player(0).vp - 20


@rule("AOI-FACTION-29")
def test_navigators_score_for_workshops_beside_the_river():
    assert workshop_points(quiet(faction="navigators").building(0, "workshop", "E13"), "D12") == 2
    assert workshop_points(quiet(faction="navigators").building(0, "workshop", "E13"), "E12") == 0, "not at the river"
    assert workshop_points(quiet(faction="monks").building(0, "workshop", "E13"), "D12") == 0


@rule("AOI-FACTION-29")
def test_the_balance_of_2024_gives_navigators_a_coin_as_well():
    made = quiet(faction="navigators", options={"balance": "2024"}, tools=1, coins=2).building(0, "workshop", "E13")
    t = made.terrain("D12", "desert").start().act("workshop", at="D12")
    assert (t.player(0).vp, t.player(0).coins) == (22, 1)


# ------------------------------------------------------------------------------------------------ Omar


@rule("AOI-FACTION-10")
def test_omar_start_with_steps_in_banking_and_engineering():
    assert start_goods("omar") == ([1, 0, 1, 0], 3)


@rule("AOI-FACTION-30", "AOI-DEC-09")
@pytest.mark.parametrize("turn_of_tower", [0, 1, 2])
def test_omar_place_a_tower_as_any_of_three_buildings(turn_of_tower: int):
    t = set_up(["plains", "lake"], ["omar", "moles"])
    seats = []
    for turn in range(3):
        if turn < 2 and turn <= turn_of_tower:  # otherwise only one kind is left
            assert t.options == [WORKSHOP, TOWER]
            t.answer(START_PIECE, TOWER if turn == turn_of_tower else WORKSHOP)
        assert t.seat_asked == 0
        t.match.choose(t.options[0])
        while t.seat_asked == 1 and t.asked is START_SITE:
            seats.append(turn)
            t.match.choose(t.options[0])
    assert sorted(t.buildings(0).values()) == ["tower", "workshop", "workshop"]
    assert seats == [0, 0], "the third building of Omar comes after everybody's second"


@rule("AOI-FACTION-30", "AOI-EX-11")
def test_the_tower_of_omar_has_power_value_two():
    made = quiet(faction="omar").building(0, "tower", "E12").order(1, 0).phase("actions", seat=1)
    made.building(1, "workshop", "F11").terrain("F12", "lake").seat(1, tools=1, coins=2)
    t = made.start().act("workshop", at="F12")
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 0, [2, NONE])


@rule("AOI-FACTION-50")
def test_omar_receive_power_and_coins_as_income():
    assert plain_income(at_income(faction="omar")) == {"power": 2, "coins": 2}
    assert plain_income(at_income(faction="monks")) == {}


# ------------------------------------------------------------------------------------------------ Philosophers


@rule("AOI-FACTION-11")
def test_philosophers_start_with_two_steps_in_banking():
    assert start_goods("philosophers") == ([2, 0, 0, 0], 3)


@rule("AOI-FACTION-31")
@pytest.mark.parametrize(("row", "books"), [(0, 1), (1, 2), (2, 3)])
def test_philosophers_gain_a_book_more_with_a_competency(row: int, books: int):
    for faction, more in (("philosophers", 0), ("monks", -1)):
        made = quiet(faction=faction, tools=3, coins=5).building(0, "guild", "E9")
        t = made.competency_at("action-power", "law", row).start().act("school")
        t.answer(COMPETENCY, competency("action-power"))
        assert t.player(0).books == [0, books + more, 0, 0]
        assert t.player(0).levels == [0, 3 - row, 0, 0]


@rule("AOI-FACTION-51", "AOI-DEC-26")
def test_philosophers_take_a_book_of_choice_once_per_round():
    t = quiet(faction="philosophers").passed(1).start().act("special-faction")
    take_books(t, ENGINEERING).end_turn()
    assert t.player(0).books == [0, 0, 1, 0]
    assert "special-faction" not in t.actions
    assert t.match.view()["seats"][0]["used"] == ["faction"]


# ------------------------------------------------------------------------------------------------ Psychics


@rule("AOI-FACTION-12")
def test_psychics_start_with_steps_in_banking_and_medicine_and_a_tool():
    assert start_goods("psychics") == ([1, 0, 0, 1], 4)


@rule("AOI-FACTION-32", "AOI-DEC-42")
def test_psychics_gain_power_and_take_a_further_action():
    t = quiet(faction="psychics", bowls=(0, 12, 0)).start().act("special-faction")
    assert t.match.view()["seats"][0]["bowls"] == [0, 7, 5]
    assert (t.asked, t.seat_asked) == (ACTION, 0)
    assert NONE in t.options, "it is a may"
    assert "special-faction" not in t.actions
    t.act("power-tools")
    assert t.player(0).tools == 2
    t.end_turn()
    assert t.seat_asked == 1, "one further action, not more"


@rule("AOI-FACTION-32", "AOI-DEC-42")
def test_psychics_may_leave_the_further_action_out():
    t = quiet(faction="psychics").start().act("special-faction").answer(ACTION, NONE).end_turn()
    assert (t.asked, t.seat_asked) == (ACTION, 1)


@rule("AOI-FACTION-32")
def test_psychics_may_exchange_before_the_further_action_and_pass_with_it():
    t = quiet(faction="psychics", bowls=(0, 12, 0)).start().act("special-faction").exchange("power-coin")
    assert t.player(0).coins == 1
    t.act("pass")
    assert t.seat_asked == 0
    assert t.player(0).passed


@rule("AOI-FACTION-32")
def test_an_ordinary_action_leads_to_no_further_one():
    t = quiet(faction="psychics", bowls=(0, 0, 12)).start().act("power-tools").end_turn()
    assert t.seat_asked == 1
