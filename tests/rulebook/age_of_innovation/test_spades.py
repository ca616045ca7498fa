"""Terraforming within Terraform and Build (AOI-SPADE-01..28, AOI-DEC-17..19)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiTable
from tafelrunde.games.age_of_innovation.table.prompts import AFTER, BUILD, SPADES, TERRAFORM_SITE, TOWN, WORKSHOP_SITE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .homes import alone, dig, go_on, settled, terrain_of

WHEEL = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")
AROUND = {"I10", "I12", "H10", "H11"}
YES = 1


def with_power_spades(**goods: object) -> AoiTable:
    """Seat 0 has taken the power action with two free spades and chooses the first space."""
    return settled(bowls=(0, 0, 6), **goods).start().act("power-spades")


def with_book_spades(**goods: object) -> AoiTable:
    """The same with three free spades."""
    return settled(books=(3, 0, 0, 0), **goods).book_actions("spades").start().act("book-spades")


# ------------------------------------------------------------------------------------------------ what the action is


@rule("AOI-SPADE-01", "AOI-DEC-17")
def test_a_space_is_turned_into_home_terrain_and_built_on():
    t = settled(tools=4, coins=2).start().act("terraform", at="I10").answer(BUILD, YES)
    assert t.buildings(0) == {"I11": "workshop", "I10": "workshop"}
    assert (terrain_of(t, "I10"), t.player(0).tools, t.player(0).coins) == ("desert", 0, 0)


@rule("AOI-SPADE-02", "AOI-DEC-17")
def test_home_terrain_is_built_on_without_spades():
    t = settled(tools=1, coins=2).terrain("I10", "desert").start().act("workshop")
    assert t.buildings(0) == {"I11": "workshop", "I10": "workshop"}
    assert t.player(0).tools == 0


@rule("AOI-SPADE-03", "AOI-DEC-17")
def test_terraforming_without_building_is_allowed():
    t = settled(tools=4, coins=2).start().act("terraform", at="I10").answer(BUILD, NONE)
    assert terrain_of(t, "I10") == "desert"
    assert t.buildings(0) == {"I11": "workshop"}
    assert (t.player(0).tools, t.player(0).coins) == (1, 2)


@rule("AOI-SPADE-04")
def test_a_space_with_a_building_is_not_terraformed():
    assert settled(tools=3).start().act("terraform").spaces == AROUND
    t = settled(tools=3).building(1, "workshop", "I12").start().act("terraform")
    assert t.spaces == AROUND - {"I12"}


@rule("AOI-SPADE-05")
def test_only_spaces_in_reach_of_an_own_building_are_terraformed():
    near = {"D11", "E10", "E12", "F11"}
    made = settled(tools=3).building(0, "workshop", "E11")
    assert made.start().act("terraform").spaces == AROUND | near
    by_ship = settled(tools=3, shipping=1).building(0, "workshop", "E11")
    assert by_ship.start().act("terraform").spaces == AROUND | near | {"F9"}


@rule("AOI-SPADE-06")
def test_home_terrain_is_not_terraformed():
    t = settled(tools=4, coins=2).terrain("I10", "desert").start()
    assert "workshop" in t.actions
    assert t.act("terraform").spaces == AROUND - {"I10"}


# ------------------------------------------------------------------------------------------------ the wheel


@rule("AOI-SPADE-07", "AOI-SPADE-20")
@pytest.mark.parametrize("home", WHEEL)
@pytest.mark.parametrize("steps", [-3, -2, -1, 1, 2, 3])
def test_the_distance_on_the_wheel_is_the_number_of_spades(home: str, steps: int):
    terrain = WHEEL[(WHEEL.index(home) + steps) % 7]
    t = settled(home=home, tools=9).terrain("I10", terrain).terrain("I12", terrain).start()
    dig(t.act("terraform"), "I10", abs(steps))
    assert terrain_of(t, "I10") == home
    assert t.player(0).tools == 9 - 3 * abs(steps)


@rule("AOI-EX-14", "AOI-SPADE-07")
def test_example_from_swamp_to_desert_it_takes_two_spades():
    t = settled(tools=9).start().act("terraform", at="H11")
    assert t.options == [1, 2]
    assert terrain_of(t.answer(SPADES, 2), "H11") == "desert"


@rule("AOI-SPADE-08", "AOI-SPADE-15", "AOI-SPADE-20")
@pytest.mark.parametrize(
    ("terrain", "after_one", "after_two"),
    [
        ("swamp", "plains", "desert"),
        ("lake", "swamp", "plains"),
        ("mountain", "wasteland", "desert"),
        ("forest", "mountain", "wasteland"),
    ],
)
def test_terraforming_takes_the_shortest_way(terrain: str, after_one: str, after_two: str):
    for spades, after in ((1, after_one), (2, after_two)):
        t = settled(tools=9).terrain("I10", terrain).start()
        dig(t.act("terraform"), "I10", spades)
        assert terrain_of(t, "I10") == after


@rule("AOI-SPADE-09")
@pytest.mark.parametrize(("at", "needed"), [("H11", 2), ("H10", 3)])
def test_terraforming_never_goes_past_home_terrain(at: str, needed: int):
    t = settled(tools=30).start().act("terraform", at=at)
    assert t.asked is SPADES
    assert max(t.options) == needed


# ------------------------------------------------------------------------------------------------ paying for spades


@rule("AOI-SPADE-10", "AOI-SPADE-11", "AOI-DIG-02")
@pytest.mark.parametrize(("steps", "rate"), [(0, 3), (1, 2), (2, 1)])
def test_a_spade_costs_as_many_tools_as_the_track_says(steps: int, rate: int):
    t = settled(tools=9, digging=steps).start().act("terraform", at="H11").answer(SPADES, 2)
    assert t.player(0).tools == 9 - 2 * rate
    poor = settled(tools=rate - 1, digging=steps, coins=1).start()
    assert "terraform" not in poor.actions
    assert "terraform" in settled(tools=rate, digging=steps).start().actions


@rule("AOI-EX-15", "AOI-SPADE-10", "AOI-BUILD-05")
def test_example_mountain_to_desert_and_a_workshop_cost_seven_tools_and_two_coins():
    t = settled(tools=8, coins=3).terrain("H11", "mountain").start()
    dig(t.act("terraform"), "H11", 2)
    assert (terrain_of(t, "H11"), t.player(0).tools, t.player(0).coins) == ("desert", 2, 3)
    t.answer(BUILD, YES)
    assert t.buildings(0)["H11"] == "workshop"
    assert (t.player(0).tools, t.player(0).coins) == (1, 1)


@rule("AOI-SPADE-12")
@pytest.mark.parametrize(
    ("action", "goods", "terrain"),
    [
        ("power-spade", {"bowls": (0, 0, 4)}, "plains"),
        ("power-spades", {"bowls": (0, 0, 6)}, "swamp"),
        ("book-spades", {"books": (3, 0, 0, 0)}, "lake"),
        ("special-bonus", {"bonus": "spade"}, "plains"),
        ("special-palace", {"palace": 2}, "swamp"),
        ("special-deus-ex-machina", {"innovations": ["deus-ex-machina"]}, "plains"),
    ],
)
def test_spades_of_an_action_terraform_and_a_workshop_may_follow(action: str, goods: dict[str, object], terrain: str):
    made = settled(tools=1, coins=2, **goods).terrain("I10", terrain).book_actions("spades")
    t = made.start().act(action)
    dig(t, "I10", {"plains": 1, "swamp": 2, "lake": 3}[terrain]).answer(BUILD, YES)
    assert (terrain_of(t, "I10"), t.buildings(0).get("I10")) == ("desert", "workshop")
    assert t.player(0).tools == 0, "the spades cost no tools"


@rule("AOI-SPADE-14", "AOI-EX-42", "AOI-SPADE-27", "AOI-DEC-18")
def test_missing_spades_are_bought_for_the_first_space():
    t = with_power_spades(tools=4, coins=2).at("H10")
    assert t.options == [1, 2, 3]
    t.answer(SPADES, 3)
    assert (terrain_of(t, "H10"), t.player(0).tools) == ("desert", 1)
    t.answer(BUILD, YES)
    assert t.buildings(0)["H10"] == "workshop"
    assert (t.player(0).tools, t.player(0).coins) == (0, 0)


@rule("AOI-SPADE-14", "AOI-DEC-18")
def test_buying_missing_spades_is_voluntary():
    t = with_power_spades(tools=4, coins=2).at("H10").answer(SPADES, 2)
    assert (terrain_of(t, "H10"), t.player(0).tools) == ("plains", 4)


@rule("AOI-SPADE-14")
def test_no_spade_is_bought_where_the_free_ones_suffice():
    t = with_power_spades(tools=9).at("H11")
    assert t.options == [1, 2]
    assert t.answer(SPADES, 2).player(0).tools == 9


@rule("AOI-SPADE-27", "AOI-Q-07")
def test_no_spade_is_bought_for_a_second_space():
    t = dig(with_power_spades(tools=9), "I10", 1)
    assert t.asked is TERRAFORM_SITE
    t.at("H11")
    assert t.asked is not SPADES, "the one spade left is all there is"
    assert (terrain_of(t, "H11"), t.player(0).tools) == ("plains", 9)


@rule("AOI-SPADE-27", "AOI-Q-07")
def test_bought_spades_may_stop_at_an_intermediate_terrain():
    t = settled(tools=3, bowls=(0, 0, 4)).start().act("power-spade", at="H10").answer(SPADES, 2)
    assert (terrain_of(t, "H10"), t.player(0).tools) == ("plains", 0)


# ------------------------------------------------------------------------------------------------ how many spaces


@rule("AOI-SPADE-13")
def test_all_spades_go_to_one_space_until_it_is_home_terrain():
    t = with_power_spades(tools=1).at("H11").answer(SPADES, 1)
    assert terrain_of(t, "H11") == "plains"
    assert t.asked is AFTER, "the second spade cannot go elsewhere"


@rule("AOI-SPADE-25", "AOI-SPADE-13")
def test_bought_spades_terraform_exactly_one_space():
    t = settled(tools=30).start().act("terraform", at="I10")
    assert terrain_of(t, "I10") == "desert"
    assert t.asked is AFTER


@rule("AOI-SPADE-15")
def test_no_workshop_is_built_on_an_intermediate_terrain():
    t = settled(tools=9, coins=2).start().act("terraform", at="H11").answer(SPADES, 1)
    assert (terrain_of(t, "H11"), t.asked) == ("plains", AFTER)
    whole = settled(tools=9, coins=2).start().act("terraform", at="H11").answer(SPADES, 2)
    assert whole.asked is BUILD


@rule("AOI-SPADE-16", "AOI-DEC-19")
def test_the_second_free_spade_may_go_to_another_space():
    t = dig(with_power_spades(), "I10", 1)
    assert t.asked is TERRAFORM_SITE
    assert t.spaces == AROUND - {"I10"}
    assert NONE in t.options
    dig(t, "I12", 1)
    assert (terrain_of(t, "I10"), terrain_of(t, "I12")) == ("desert", "desert")


@rule("AOI-SPADE-17")
def test_three_free_spades_serve_three_spaces_the_last_of_them_unfinished():
    t = dig(dig(with_book_spades(), "I10", 1), "I12", 1)
    t.at("H11")
    assert [terrain_of(t, at) for at in ("I10", "I12", "H11")] == ["desert", "desert", "plains"]


@rule("AOI-SPADE-17")
@pytest.mark.parametrize("finished", [False, True])
def test_a_space_is_finished_before_spades_go_to_another(finished: bool):
    t = with_book_spades(tools=1)
    if finished:
        dig(t, "I10", 1)
    dig(t, "H11", 1)
    assert terrain_of(t, "H11") == "plains"
    assert t.asked is AFTER


@rule("AOI-SPADE-18")
def test_with_several_spaces_the_workshop_stands_on_the_first():
    t = dig(dig(with_power_spades(tools=1, coins=2), "I12", 1), "I10", 1)
    assert t.asked is BUILD
    t.answer(BUILD, YES)
    assert t.buildings(0) == {"I11": "workshop", "I12": "workshop"}


@rule("AOI-EX-43", "AOI-SPADE-17", "AOI-SPADE-18")
def test_example_three_spades_on_plains_and_forest():
    t = settled(books=(3, 0, 0, 0), tools=1, coins=2).book_actions("spades").terrain("H10", "forest").start()
    dig(t.act("book-spades"), "I10", 1)
    dig(t, "H10", 2)
    assert (terrain_of(t, "I10"), terrain_of(t, "H10")) == ("desert", "wasteland")
    t.answer(BUILD, YES)
    assert t.buildings(0) == {"I11": "workshop", "I10": "workshop"}


@rule("AOI-SPADE-19")
def test_the_spades_come_before_the_workshop():
    """I9 and H9 would be in reach of a workshop on I10."""
    t = dig(with_power_spades(tools=1, coins=2), "I10", 1)
    assert t.asked is TERRAFORM_SITE, "not the workshop"
    assert not {"I9", "H9"} & t.spaces
    dig(t, "I12", 1).answer(BUILD, YES)
    assert t.asked is not TERRAFORM_SITE


@rule("AOI-EX-16", "AOI-SPADE-16", "AOI-SPADE-18", "AOI-SPADE-19")
def test_example_two_plains_and_a_workshop_on_the_right_one():
    """Wasteland H12 becomes adjacent only through the workshop on the right plains."""
    made = settled(bowls=(0, 0, 6), tools=1, coins=2).terrain("I12", "plains").terrain("H12", "wasteland")
    t = dig(made.start().act("power-spades"), "I12", 1)
    assert "H12" not in t.spaces
    dig(t, "I10", 1).answer(BUILD, YES)
    assert t.buildings(0) == {"I11": "workshop", "I12": "workshop"}
    assert [terrain_of(t, at) for at in ("I12", "I10", "H12")] == ["desert", "desert", "wasteland"]
    later = alone(settled(tools=3).building(0, "workshop", "I12").terrain("H12", "wasteland")).start()
    assert "H12" in later.act("terraform").spaces


@rule("AOI-SPADE-20")
def test_a_changed_space_shows_its_new_terrain_to_everybody():
    t = settled(tools=3).start()
    assert terrain_of(t, "I12") == "wasteland"
    t.act("terraform", at="I12")
    assert {t.match.view(seat)["spaces"][115]["terrain"] for seat in (0, 1)} == {"desert"}
    assert t.match.view()["spaces"][115]["printed"] == "wasteland"


@rule("AOI-SPADE-21", "AOI-DEC-19")
def test_spades_are_not_kept_for_a_later_action():
    t = alone(settled(bowls=(0, 2, 6))).start()
    assert "terraform" not in t.actions
    dig(t.act("power-spades"), "I10", 1).answer(TERRAFORM_SITE, NONE).end_turn()
    assert "terraform" not in t.actions
    assert terrain_of(t, "I12") == "wasteland"


@rule("AOI-SPADE-22")
def test_no_workshop_follows_a_spade_of_the_knowledge_bonus():
    made = settled(tile="town-engineering", levels=(0, 0, 4, 0), tools=9, coins=9).phase("knowledge-bonus")
    t = made.start()
    assert t.asked is TERRAFORM_SITE
    t.at("I10")
    assert terrain_of(t, "I10") == "desert"
    assert t.asked is not BUILD
    assert (t.table.round, t.buildings(0)) == (2, {"I11": "workshop"})
    assert t.act("workshop").buildings(0)["I10"] == "workshop", "it waits for the next action phase"


@rule("AOI-SPADE-23")
def test_a_terraformed_space_may_be_terraformed_again_by_others():
    made = settled(tools=3).seat(1, tools=9).building(1, "workshop", "H10")
    t = made.start().act("terraform", at="I10").end_turn()
    assert (terrain_of(t, "I10"), t.seat_asked) == ("desert", 1)
    t.act("terraform", at="I10").answer(SPADES, 3)
    assert terrain_of(t, "I10") == "lake"


@rule("AOI-SPADE-24")
def test_after_spades_the_workshop_stands_there_and_nowhere_else():
    t = settled(tools=4, coins=2).terrain("I12", "desert").start().act("terraform", at="I10")
    assert t.asked is BUILD
    t.answer(BUILD, YES)
    assert t.asked is not WORKSHOP_SITE
    assert t.buildings(0) == {"I11": "workshop", "I10": "workshop"}


# ------------------------------------------------------------------------------------------------ spades and building


@rule("AOI-SPADE-29", "AOI-Q-06")
@pytest.mark.parametrize("build_without_spades", [True, False])
def test_free_spades_may_lapse_for_a_workshop_on_home_terrain(build_without_spades: bool):
    made = settled(bowls=(0, 0, 4), tools=1, coins=2, build_without_spades=build_without_spades)
    t = made.terrain("I12", "desert").start().act("power-spade")
    assert t.spaces == (AROUND if build_without_spades else AROUND - {"I12"})
    if build_without_spades:
        t.at("I12")
        assert t.buildings(0) == {"I11": "workshop", "I12": "workshop"}
        assert (t.player(0).tools, t.player(0).coins, t.player(0).bowl1) == (0, 0, 4)


@rule("AOI-SPADE-29")
@pytest.mark.parametrize(("tools", "coins"), [(0, 2), (1, 1)])
def test_a_workshop_in_place_of_spades_has_its_price(tools: int, coins: int):
    made = settled(bowls=(0, 0, 4), tools=tools, coins=coins).terrain("I12", "desert")
    assert made.start().act("power-spade").spaces == AROUND - {"I12"}


@rule("AOI-SPADE-26", "AOI-Q-06")
def test_who_used_a_free_spade_builds_nothing_while_another_could_be_used():
    t = dig(with_power_spades(tools=1, coins=2), "I10", 1).answer(TERRAFORM_SITE, NONE)
    assert t.asked is AFTER, "declining the second spade is declining the workshop"
    used = dig(dig(with_power_spades(tools=1, coins=2), "I10", 1), "H11", 1)
    assert used.asked is BUILD


@rule("AOI-SPADE-26")
@pytest.mark.parametrize("build_without_spades", [True, False])
def test_home_terrain_is_built_on_when_no_free_spade_can_be_used(build_without_spades: bool):
    made = settled(bowls=(0, 0, 4), tools=1, coins=2, build_without_spades=build_without_spades)
    made.terrain("I12", "desert").terrain("I10", "desert")
    made.building(1, "workshop", "H10", "H11")
    t = made.start().act("power-spade")
    assert t.spaces == {"I10", "I12"}
    assert t.at("I12").buildings(0) == {"I11": "workshop", "I12": "workshop"}


@rule("AOI-SPADE-26", "AOI-SPADE-16")
def test_a_leftover_spade_without_a_use_does_not_stop_the_workshop():
    made = settled(bowls=(0, 0, 6), tools=1, coins=2).terrain("I12", "desert")
    made.building(1, "workshop", "H10", "H11")
    t = made.start().act("power-spades", at="I10")
    assert (terrain_of(t, "I10"), t.asked) == ("desert", BUILD)


@rule("AOI-SPADE-28")
def test_spades_of_two_sources_are_used_one_after_the_other():
    """The workshop of a T&B with one spade founds a town whose tile gives two more."""
    made = settled(bowls=(0, 0, 4), tools=1, coins=2).building(0, "guild", "H10", "H11").building(0, "guild", "I11")
    t = made.terrain("I12", "lake").start().act("power-spade")
    assert t.match.decision is not None
    assert t.match.decision.about == 1, "free spades"
    t.at("I10").answer(BUILD, YES).answer(TOWN, 1)
    assert t.asked is TERRAFORM_SITE
    assert t.match.decision.about == 2
    t.at("I12")
    assert t.options == [1, 2]


@rule("AOI-SPADE-21", "AOI-Q-06")
def test_spades_of_the_knowledge_bonus_may_lapse():
    made = settled(tile="town-engineering", levels=(0, 0, 8, 0)).phase("knowledge-bonus")
    t = made.start().at("I10").answer(TERRAFORM_SITE, NONE)
    assert t.table.round == 2
    assert (terrain_of(t, "I10"), terrain_of(t, "I12")) == ("desert", "wasteland")
    assert go_on(t).table.round == 3
    assert terrain_of(t, "I12") == "wasteland"
