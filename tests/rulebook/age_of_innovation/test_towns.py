"""Founding towns (AOI-TOWN-01..17)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, space
from tafelrunde.games.age_of_innovation.table.prompts import AFTER, COMPETENCY, KEY, LEECH, TILE_FIRST, TOWN, TOWN_SITE
from tafelrunde.kernel.decision import NONE, Prompt
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.table_talk import bowls, bridge, calm, founding, next_round, town

ROW = ("E8", "E9", "E10", "E11", "E12")
WITH_TILES = ("tools", "spades", "books", "coins", "steps", "power", "scholar")


def row(*kinds: str, **options: str) -> AoiScenario:
    """Buildings side by side from E8 on, without a town; goods for any one action. The last is to be upgraded."""
    made = calm(tools=9, coins=12, bowls=(3, 4, 5), annexes=1, options=options)
    for kind, name in zip(kinds, ROW, strict=False):
        made.building(0, kind, name)
    return made.palaces(17)


def in_town(t: AoiTable, seat: int = 0) -> set[str]:
    return {seen["name"] for seen in t.match.view()["spaces"] if seen.get("owner") == seat and seen["town"]}


# ------------------------------------------------------------------------------------------------ what a town needs


@rule("AOI-TOWN-01", "AOI-TOWN-16", "AOI-DEC-33")
@pytest.mark.parametrize(
    ("before", "after", "founded"),
    [
        (["guild", "guild", "guild", "workshop"], "guild", True),  # 8
        (["guild", "guild", "workshop", "workshop"], "guild", True),  # 7
        (["guild", "workshop", "workshop", "workshop"], "guild", False),  # 4 buildings, 6
        (["school", "guild", "palace", "workshop"], "guild", True),  # 9
        (["palace", "guild", "workshop"], "guild", False),  # 3 buildings, 7
        (["palace", "school", "guild"], "school", False),  # 3 buildings, 7
    ],
)
def test_four_buildings_and_seven_power_found_a_town(before: list[str], after: str, founded: bool):
    t = row(*before).start().act(after, at=ROW[len(before) - 1])
    assert (t.asked is TOWN) == founded
    if founded:
        assert t.options == list(range(7)), "it is founded without being asked for, with any tile"


@rule("AOI-EX-09", "AOI-TOWN-01", "AOI-TOWN-06", "AOI-TOWN-07")
def test_example_four_buildings_with_seven_power():
    t = founding(calm(bowls=(5, 7, 0)), "power")
    assert (t.player(0).vp, bowls(t.player(0))) == (28, (0, 9, 3))
    assert in_town(t) == {"E8", "E9", "E10", "E11"}


@rule("AOI-TOWN-02", "AOI-TOWN-04", "AOI-TOWN-16")
@pytest.mark.parametrize("neutral", [False, True])
@pytest.mark.parametrize(
    ("others", "founded"), [(["guild", "workshop"], True), (["workshop", "workshop"], False), (["workshop"], False)]
)
def test_with_a_university_three_buildings_are_enough(others: list[str], founded: bool, neutral: bool):
    """The last becomes a guild: 3 + 2 + 2, 3 + 1 + 2, 3 + 2."""
    made = row("university", *others)
    made.state.players[0].neutral |= neutral << space("E8")
    assert (made.start().act("guild", at=ROW[len(others)]).asked is TOWN) == founded


@rule("AOI-TOWN-03", "AOI-TOWN-04", "AOI-TOWN-16")
@pytest.mark.parametrize(
    ("before", "after", "founded"),
    [
        (["monument", "guild"], "palace", True),  # 4 + 3
        (["monument", "guild"], "school", False),  # 4 + 2
        (["monument", "workshop", "workshop"], "guild", True),  # 4 + 1 + 2
        (["university", "monument", "workshop"], "guild", True),  # the lower number if both are there
    ],
)
def test_with_the_monument_two_buildings_are_enough(before: list[str], after: str, founded: bool):
    assert (row(*before).start().act(after, at=ROW[len(before) - 1]).asked is TOWN) == founded


@rule("AOI-TOWN-16", "AOI-TOWN-03")
def test_monument_and_university_need_two_buildings():
    t = row("monument", "school").start().act("university")
    assert t.asked is TOWN


@rule("AOI-EX-44", "AOI-TOWN-16")
@pytest.mark.parametrize(("palace", "founded"), [(17, False), (8, True)])
def test_example_two_buildings_with_annexes_count_as_four(palace: int, founded: bool):
    made = calm(annexes=1, palace=palace).building(0, "school", "E8", annex=True).building(0, "guild", "E9")
    t = made.start().act("annex")
    assert (t.asked is TOWN) == founded


@rule("AOI-TOWN-16")
def test_an_annex_counts_as_a_building():
    """Two guilds and a palace are three buildings with 7 power; an annex makes them four."""
    made = row("guild", "guild", "palace")
    assert made.start().act("annex", at="E9").asked is TOWN


@rule("AOI-TOWN-12")
@pytest.mark.parametrize(("last", "founded"), [("E12", True), ("E13", False)])
def test_the_whole_group_counts_linked_side_by_side(last: str, founded: bool):
    """Six workshops in a row have 6 power, a guild instead of the last has 7; apart from them it has not."""
    made = calm(tools=2, coins=6).building(0, "workshop", "D8", "E8", "E9", "E10", "E11")
    assert (made.building(0, "workshop", last).start().act("guild", at=last).asked is TOWN) == founded


# ------------------------------------------------------------------------------------------------ rewards


@rule("AOI-TOWN-05")
def test_any_kind_of_tile_goes_under_a_building_of_the_town():
    for kind, tile in enumerate(WITH_TILES):
        t = founding(calm(), tile)
        (seen,) = t.match.view()["seats"][0]["towns"]
        assert seen["town"] == kind
        assert seen["space"] in {space(name) for name in ("E8", "E9", "E10", "E11")}


@rule("AOI-EX-08", "AOI-TOWN-06")
@pytest.mark.parametrize(("tile", "points"), [("town-engineering", 5), ("guild-law", 0)])
def test_example_the_round_tile_with_the_key_pays_for_a_town(tile: str, points: int):
    t = founding(calm().round(1, tile), "coins")
    assert t.player(0).vp == 20 + 6 + points
    assert t.player(0).coins == 6


@rule("AOI-TOWN-07")
def test_the_benefit_of_a_tile_comes_once():
    t = founding(calm(), "tools").end_turn()
    assert t.player(0).tools == 3
    assert next_round(t).table.round == 2
    assert t.player(0).tools == 3 + 2, "what one workshop out gives"


@rule("AOI-TOWN-08", "AOI-KNOW-06")
def test_each_tile_is_a_key():
    t = founding(calm(towns=["coins"], keys=1), "tools")
    assert t.match.view()["seats"][0]["keys"] == 2


@rule("AOI-TOWN-17")
def test_the_key_may_be_used_for_the_steps_of_its_own_tile():
    t = founding(calm(levels=(0, 0, 7, 0)), "steps")
    assert t.asked is KEY
    t.answer(KEY, 1)
    assert t.player(0).levels == [1, 1, 8, 1]


@rule("AOI-TOWN-17")
def test_the_key_may_be_used_for_the_steps_of_the_felines():
    t = founding(calm(faction="felines", levels=(7, 0, 0, 0)).seat(1, bonus="power-coins"), "tools")
    assert 0 in t.options, "a step in banking, though it needs the key"
    t.match.choose(0)
    assert t.asked is KEY
    assert t.answer(KEY, 1).player(0).levels[0] == 8


@rule("AOI-TOWN-11")
def test_there_are_three_of_each_tile():
    made = calm(towns=["power", "power", "coins"]).seat(1, towns=["power", "coins"])
    made.building(0, "guild", "E8", "E9", "E10").seat(0, tools=1, coins=2)
    t = made.start().act("workshop", at="E11")
    assert t.options == [0, 1, 2, 3, 4, 6], "the third of the coins is still there"


@rule("AOI-TOWN-11", "AOI-Q-25")
def test_without_tiles_the_town_is_founded_for_nothing():
    made = calm(towns=WITH_TILES * 2).seat(1, towns=WITH_TILES)
    made.building(0, "guild", "E8", "E9", "E10").seat(0, tools=1, coins=2)
    before = made.state.players[0].vp
    t = made.start().act("workshop", at="E11")
    assert (t.asked, t.player(0).vp) == (AFTER, before)
    assert in_town(t) == {"E8", "E9", "E10", "E11"}
    assert len(t.player(0).tiles) == t.player(0).keys == 14


# ------------------------------------------------------------------------------------------------ what completes a town


@rule("AOI-TOWN-09", "AOI-TOWN-14")
@pytest.mark.parametrize("last", ["workshop", "upgrade", "school", "bridge", "neutral", "annex"])
def test_every_change_of_the_own_buildings_may_complete_a_town(last: str):
    made = calm(tools=9, coins=12, bowls=(3, 4, 5), annexes=1, books=(5, 0, 0, 0))
    if last == "upgrade":
        t = made.building(0, "guild", "E8", "E9").building(0, "workshop", "E10", "E11").start().act("guild", at="E11")
    elif last == "school":
        made.building(0, "guild", "E8", "E9").building(0, "school", "E10").building(0, "workshop", "E12")
        t = made.start().act("workshop", at="E11")
    elif last == "bridge":
        t = bridge(made.building(0, "guild", "C10", "E9", "E10", "E11").start().act("power-bridge"), "C10", "E10")
    elif last == "annex":
        t = made.building(0, "guild", "E8", "E9", "E10").start().act("annex", at="E9")
    else:
        made.building(0, "guild", "E8", "E9", "E10").innovations("neutral-workshop")
        t = made.start().act("innovation" if last == "neutral" else "workshop", at="E11")
    assert t.asked is TOWN


@rule("AOI-TOWN-14")
def test_nothing_another_player_does_founds_a_town():
    """A group that would qualify stands unnoticed until its owner changes something there."""
    made = calm(tools=2, coins=6).building(0, "guild", "E8", "E9", "E10").building(0, "workshop", "E11", "B6")
    made.building(1, "workshop", "E12").seat(1, tools=2, coins=6).phase("actions", 1)
    t = made.start().act("guild").answer(LEECH, NONE).end_turn()
    assert t.seat_asked == 0
    assert in_town(t) == set()
    assert made.phase("actions").start().act("guild", at="B6").asked is AFTER, "nor does a building elsewhere"
    assert made.start().act("guild", at="E11").asked is TOWN


# ------------------------------------------------------------------------------------------------ beside a town


@rule("AOI-TOWN-10", "AOI-TOWN-13")
@pytest.mark.parametrize("old_town", [True, False])
def test_buildings_beside_a_town_belong_to_it_and_found_no_other(old_town: bool):
    """Four guilds of a town, and four more beside them that would make another."""
    made = calm(tools=2, coins=6).building(0, "guild", "B4").building(0, "school", "B5", "A5", town=old_town)
    made.building(0, "palace", "A4", town=old_town).building(0, "guild", "C5").building(0, "guild", "C6")
    made.building(0, "workshop", "D5")
    if old_town:
        made.state.players[0].towned |= 1 << space("B4") | 1 << space("C5") | 1 << space("C6")
    t = made.start().act("guild", at="D5")
    assert (t.asked is TOWN) == (not old_town)
    if old_town:
        assert in_town(t) == {"A4", "A5", "B4", "B5", "C5", "C6", "D5"}


@rule("AOI-EX-45", "AOI-TOWN-10", "AOI-TOWN-13", "AOI-Q-03", "AOI-Q-04")
@pytest.mark.parametrize("beside_town", [True, False])
def test_example_a_workshop_that_links_a_town_with_three_guilds(beside_town: bool):
    """The workshop on E11 joins the guilds on E8 to E10; E12 is a building of an own town, or is not there."""
    made = calm(tools=1, coins=2).building(0, "guild", "E8", "E9", "E10")
    if beside_town:
        made.building(0, "school", "E12", town=True).building(0, "university", "E13", town=True)
        made.building(0, "school", "D12", town=True)
    t = made.start().act("workshop", at="E11")
    assert (t.asked is TOWN) == (not beside_town)
    if beside_town:
        assert t.player(0).vp == 20
        assert in_town(t) == {"E8", "E9", "E10", "E11", "E12", "E13", "D12"}


@rule("AOI-TOWN-13", "AOI-Q-04")
def test_a_bridge_to_a_town_makes_the_far_group_part_of_it():
    made = calm(bowls=(3, 4, 5)).building(0, "guild", "E9", "E10", "E11").building(0, "palace", "C10", town=True)
    made.building(0, "school", "B10", town=True)
    t = bridge(made.start().act("power-bridge"), "C10", "E10")
    assert t.asked is AFTER
    assert in_town(t) == {"B10", "C10", "E9", "E10", "E11"}


@rule("AOI-TOWN-13")
def test_two_towns_that_meet_stay_two():
    made = calm(bowls=(3, 4, 5), towns=["coins", "tools"]).building(0, "guild", "E9", "E10", "E11", town=True)
    made.building(0, "palace", "C10", town=True).building(0, "school", "B10", town=True)
    t = bridge(made.start().act("power-bridge"), "C10", "E10")
    assert (t.asked, len(t.player(0).tiles), t.player(0).keys) == (AFTER, 2, 2)
    assert in_town(t) == {"B10", "C10", "E9", "E10", "E11"}


@rule("AOI-TOWN-15", "AOI-DEC-49")
@pytest.mark.parametrize("first", ["E8", "A4"])
def test_with_palace_8_each_ready_group_founds_its_town_in_the_owners_order(first: str):
    """Two groups with 6 power each, and a lonely guild."""
    made = calm(tools=4, coins=6).palaces(8).building(0, "guild", "E8", "A4", "H10", "F5")
    groups = {"E8": {"E8", "E9", "E10", "E11", "E12"}, "A4": {"A4", "A5", "A6", "A7", "B4"}}
    for name, group in groups.items():
        made.building(0, "workshop", *sorted(group - {name}))
    t = made.start().act("palace", at="F5")
    assert t.asked is TOWN_SITE
    assert t.spaces == {"E8", "A4"}
    assert t.options == sorted(t.options), "both are founded: there is no way to refuse"
    t.at(first).answer(TOWN, town(made, "coins")).answer(TOWN, town(made, "tools"))
    assert in_town(t) == groups["E8"] | groups["A4"]
    tiles = [(seen["town"], seen["space"]) for seen in t.match.view()["seats"][0]["towns"]]
    other = "A4" if first == "E8" else "E8"
    assert tiles == [(town(made, "coins"), space(first)), (town(made, "tools"), space(other))]


@rule("AOI-TOWN-01", "AOI-Q-17")
def test_the_town_comes_before_the_competency_of_the_building_that_completes_it():
    t = row("guild", "guild", "workshop", "guild").start().act("school", at="E11")
    assert t.asked is TOWN
    assert t.answer(TOWN, 0).asked is COMPETENCY


@rule("AOI-TOWN-01", "AOI-Q-17")
@pytest.mark.parametrize(("answer", "first", "then"), [(1, COMPETENCY, TOWN), (NONE, TOWN, COMPETENCY)])
def test_by_option_the_owner_orders_the_town_and_the_tile(answer: int, first: Prompt, then: Prompt):
    t = row("guild", "guild", "workshop", "guild", rewards="chosen").start().act("school", at="E11")
    assert (t.asked, t.options) == (TILE_FIRST, [1, NONE])
    assert t.answer(TILE_FIRST, answer).asked is first
    assert t.answer(first, t.options[0]).asked is then
    t.answer(then, t.options[0])
    assert (t.buildings(0)["E11"], in_town(t)) == ("school", {"E8", "E9", "E10", "E11"})


@rule("AOI-Q-17")
def test_without_a_town_or_without_a_tile_there_is_nothing_to_order():
    assert row("guild", "guild", "guild", rewards="chosen").start().act("school", at="E10").asked is COMPETENCY
    assert row("guild", "school", "workshop", "workshop", rewards="chosen").start().act("guild", at="E11").asked is TOWN
