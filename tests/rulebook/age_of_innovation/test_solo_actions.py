"""What the Automa does: building, studying, covering, its factions (AOI-SOLO-28..41, AOI-SOLO-43..52)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.kinds import FROM_FACTION
from tafelrunde.games.age_of_innovation.scenario import AoiTable, scenario, space
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, LEECH
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.automa_talk import facing, the_automa

FACTIONS = AGE_OF_INNOVATION.catalog.automa_factions


def new(t: AoiTable, *before: str) -> str:
    """The space of the only building of the Automa that did not stand before."""
    fresh = set(t.buildings(1)) - {"E10", "H10", *before}
    assert len(fresh) == 1, fresh
    return fresh.pop()


def is_marked(t: AoiTable, name: str) -> bool:
    return bool(the_automa(t.table).marked >> space(name) & 1)


# ------------------------------------------------------------------------------------------------ terraform and build
#
# Around E10: E9 plains, E11 desert, F9 mountain. Around H10: H9 forest, H11 swamp, I10 plains, I11 desert.


@rule("AOI-SOLO-28", "AOI-SOLO-30", "AOI-SOLO-31")
@pytest.mark.parametrize(
    ("support", "site", "marked"),
    [
        ("1", "E9", True),  # marked, list A: lake swamp forest plains ...
        ("2", "F9", True),  # marked, list B: lake forest swamp mountain ...
        ("6", "H11", False),  # unmarked, list A
        ("4", "H9", False),  # unmarked, list B
    ],
)
def test_it_builds_near_the_buildings_that_the_card_points_at(support: str, site: str, marked: bool):
    t = facing(support, "13").start()
    assert new(t) == site
    assert is_marked(t, site) == marked
    assert t.table.terrain[space(site)] == t.player(1).board
    assert t.buildings(1)[site] == "workshop"


@rule("AOI-SOLO-28", "AOI-SOLO-42")
def test_shipping_widens_what_it_looks_at():
    """F11, made a lake, lies across one river space from H10."""
    near = facing("6", "13").terrain("F11", "lake").start()
    far = facing("6", "13", automa_level=3).terrain("F11", "lake").start()
    assert new(near) == "H11"
    assert new(far) == "F11"


@rule("AOI-SOLO-29")
@pytest.mark.parametrize(("support", "site"), [("5", "F9"), ("7", "H9")])
def test_it_brings_marked_and_unmarked_buildings_together(support: str, site: str):
    """F9 is the only space beside E10 that is nearer to H10; of those beside H10, H9 is nearer to E10."""
    assert new(facing(support, "13").start()) == site


@rule("AOI-SOLO-29")
def test_once_they_are_in_reach_of_each_other_it_builds_as_usual():
    t = facing("5", "13").building(1, "workshop", "F9").start()  # unmarked, beside the marked one
    assert new(t, "F9") == "E9"


@rule("AOI-SOLO-30")
def test_of_one_terrain_it_takes_what_is_nearest_to_people():
    made = facing("1", "13", person=("E12",))
    for name in ("E9", "E11", "F9"):
        made.terrain(name, "swamp")
    assert new(made.start()) == "E11"


@rule("AOI-SOLO-30", "AOI-SOLO-23")
@pytest.mark.parametrize(("support", "site"), [("1", "E11"), ("8", "E9"), ("9", "E11"), ("13", "E11")])
def test_then_the_arrow_decides(support: str, site: str):
    made = facing(support, "4", person=("E8", "E12")).building(1, "workshop", "F9")
    made.terrain("E9", "swamp").terrain("E11", "swamp")
    assert new(made.start(), "F9") == site


@rule("AOI-SOLO-31")
def test_it_builds_for_nothing_however_far_the_terrain():
    t = facing("1", "13").terrain("E9", "desert").terrain("F9", "desert").start()
    assert t.table.terrain[space(new(t))] == t.player(1).board
    assert t.player(1).tools == t.player(1).coins == 0


@rule("AOI-SOLO-31")
def test_a_mark_stays_when_the_building_is_upgraded():
    t = facing("2", "1", person=("E11",)).start()
    t.match.choose(NONE)
    assert t.buildings(1)["E10"] == "guild"
    assert is_marked(t, "E10")


@rule("AOI-SOLO-32")
def test_without_a_workshop_it_upgrades():
    made = facing("1", "13")
    made.building(1, "workshop", "A4", "A5", "A6", "A7", "B4", "B5", "B6")
    t = made.start()
    assert sorted(t.buildings(1).values()) == ["guild"] + ["workshop"] * 8


@rule("AOI-SOLO-22", "AOI-SOLO-28")
def test_without_land_it_builds_nothing_but_does_the_rest():
    made = facing("1", "13").building(0, "workshop", "E9", "E11", "F9")
    t = made.start()
    assert set(t.buildings(1)) == {"E10", "H10"}
    assert t.player(1).vp == 23


# ------------------------------------------------------------------------------------------------ upgrades


@rule("AOI-SOLO-33", "AOI-SOLO-34")
def test_workshops_beside_people_are_upgraded_first():
    t = facing("2", "1", person=("H11",)).start()
    assert t.buildings(1) == {"E10": "workshop", "H10": "guild"}


@rule("AOI-SOLO-33")
def test_without_any_all_buildings_count_and_the_arrow_decides():
    t = facing("3", "1").building(1, "guild", "A9").start()  # right-down 3: A9, E10, H10
    assert t.buildings(1) == {"A9": "guild", "E10": "workshop", "H10": "guild"}


@rule("AOI-SOLO-33")
def test_of_several_it_takes_the_one_that_gives_people_least_power():
    made = facing("1", "11", person=("D6",)).building(0, "palace", "E11").building(0, "workshop", "H11")
    t = made.start()
    assert t.asked is LEECH
    assert t.buildings(1)["H10"] == "guild"
    assert t.buildings(1)["E10"] == "workshop"


@rule("AOI-SOLO-33", "AOI-SOLO-34")
def test_without_a_guild_workshops_beside_people_have_no_precedence():
    made = facing("2", "1", person=("E11",)).building(1, "guild", "A9", "A10", "A11", "A12")
    t = made.start()  # left-up 1 of the guilds, none of which gives power
    assert t.buildings(1)["A12"] == "palace"
    assert t.buildings(1)["E10"] == "workshop"


@rule("AOI-SOLO-34", "AOI-SOLO-54")
@pytest.mark.parametrize(
    ("standing", "palace", "becomes"),
    [
        ("workshop", False, "guild"),
        ("guild", False, "palace"),
        ("guild", True, "school"),
        ("school", True, "university"),
    ],
)
def test_a_building_becomes_the_best_it_can(standing: str, palace: bool, becomes: str):
    made = scenario(1, boards=["desert", "lake"], factions=["monks"]).building(0, "workshop", "D6")
    made.building(1, standing, "E10")
    if palace:
        made.building(1, "palace", "H10")
    t = made.automa("2", "1", "5", "6", marked=["E10"]).start()
    assert t.buildings(1)["E10"] == becomes
    assert t.player(1).palace == -1
    assert t.player(1).competencies == 0


@rule("AOI-SOLO-22", "AOI-SOLO-34")
def test_palace_and_university_stay_as_they_are():
    made = scenario(1, boards=["desert", "lake"], factions=["monks"]).building(0, "workshop", "D6")
    made.building(1, "palace", "E10").building(1, "university", "H10")
    t = made.automa("2", "10", "5", "6").start()
    assert t.buildings(1) == {"E10": "palace", "H10": "university"}
    assert t.player(1).vp == 22


# ------------------------------------------------------------------------------------------------ power


@rule("AOI-SOLO-35")
def test_people_may_take_power_from_it_at_the_usual_price():
    made = facing("1", "13").building(0, "guild", "E8").seat(0, bowls=(5, 7, 0), vp=20)
    t = made.start()
    assert t.asked is LEECH
    assert t.options == [2, NONE]
    t.match.choose(2)
    assert t.player(0).vp == 19
    assert t.asked is ACTION


@rule("AOI-SOLO-35")
def test_it_never_takes_power_itself():
    made = facing("2", "3", person=("D6", "E12")).seat(0, tools=1, coins=2)
    t = made.start().act("workshop", at="E11")
    assert t.match.decision is not None
    assert t.match.decision.seat == 0
    assert (t.player(1).bowl1, t.player(1).bowl2, t.player(1).bowl3) == (0, 0, 0)
    assert t.player(1).vp == 20


# ------------------------------------------------------------------------------------------------ other actions


@rule("AOI-SOLO-36")
def test_it_covers_open_actions_and_gets_nothing():
    made = facing("2", "14")  # left-up 1
    made.state.used = 1 << 5
    t = made.start()
    assert t.table.used & 63 == 1 << 5 | 1 << 4
    assert (t.table.used >> 6).bit_count() == 1
    assert t.table.used >> 6 & ~t.table.actions_out == 0
    assert t.player(1).vp == 21  # of its level


@rule("AOI-SOLO-37")
@pytest.mark.parametrize(
    ("taken", "scholars", "level", "sent"), [(0, 7, 3, 1), (1, 7, 2, 1), (0b1111, 7, 1, 0), (0, 0, 1, 0)]
)
def test_it_sends_a_scholar_to_the_best_space(taken: int, scholars: int, level: int, sent: int):
    made = facing("1", "3").round(1, "guild-law")
    made.state.scholar_spaces[1] = taken
    me = made.state.players[1]
    me.pool, me.sent = scholars, 7 - scholars
    t = made.start()
    assert t.player(1).levels == [0, level, 0, 0]
    assert t.player(1).pool == scholars - sent
    assert t.table.scholar_spaces[1].bit_count() == taken.bit_count() + sent


@rule("AOI-SOLO-37")
def test_the_scoring_tile_leads_its_scholar_only_if_the_support_card_says_so():
    """Card 2 does not: the scholar goes where the Automa has no step yet."""
    t = facing("2", "3").round(1, "guild-law").seat(1, levels=(1, 1, 1, 0)).start()
    assert t.player(1).levels == [1, 1, 1, 3]


@rule("AOI-SOLO-38")
def test_it_advances_without_a_scholar():
    t = facing("2", "6").seat(1, levels=(1, 1, 1, 0)).start()
    assert t.player(1).levels == [1, 1, 1, 1]
    assert t.player(1).pool == 7


@rule("AOI-SOLO-39")
@pytest.mark.parametrize(("number", "owned", "takes"), [(2, 0, 0), (3, 0, 1), (6, 2, 1), (4, 3, 0)])
def test_when_it_takes_an_innovation(number: int, owned: int, takes: int):
    made = facing("2", "6").round(number)
    me = made.state.players[1]
    for place in range(owned):
        me.innovations.append(made.state.innovations[place])
        made.state.innovations[place] = -1
    t = made.start()
    assert len(t.player(1).innovations) == owned + takes
    assert t.table.innovations.count(-1) == owned + takes
    assert t.player(1).vp == 20


@rule("AOI-SOLO-39")
def test_it_takes_whatever_innovation_lies_there():
    """Also the first one of all."""
    made = facing("1", "6").round(3)
    lying = made.state.innovations
    if 0 in lying:
        lying[lying.index(0)] = lying[5]
    lying[5] = 0
    assert made.start().player(1).innovations == [0]


@rule("AOI-SOLO-40")
@pytest.mark.parametrize(("card", "points"), [("8", 3), ("10", 2), ("12", 1)])
def test_it_gains_printed_points_or_those_of_its_level(card: str, points: int):
    assert facing("2", card).start().player(1).vp == 20 + points


@rule("AOI-SOLO-40", "AOI-SOLO-47")
def test_never_fewer_than_none():
    assert facing("6", "7", faction="wanderers", automa_level=1).start().player(1).vp == 20


# ------------------------------------------------------------------------------------------------ factions


@rule("AOI-SOLO-10")
@pytest.mark.parametrize(
    ("faction", "levels"),
    [
        pytest.param("simpletons", (1, 1, 1, 1), marks=rule("AOI-SOLO-43")),
        pytest.param("kuddlers", (1, 1, 0, 0), marks=rule("AOI-SOLO-44")),
        pytest.param("druids", (0, 0, 0, 2), marks=rule("AOI-SOLO-45")),
        pytest.param("racelings", (0, 1, 0, 1), marks=rule("AOI-SOLO-46")),
        pytest.param("wanderers", (1, 0, 1, 0), marks=rule("AOI-SOLO-47")),
        pytest.param("mimics", (0, 1, 1, 0), marks=rule("AOI-SOLO-48")),
        pytest.param("powermongers", (0, 0, 1, 1), marks=rule("AOI-SOLO-49")),
        pytest.param("symbionts", (1, 0, 1, 0), marks=rule("AOI-SOLO-50")),
        pytest.param("blight", (0, 1, 1, 0), marks=rule("AOI-SOLO-51")),
        pytest.param("gognomes", (1, 0, 0, 1), marks=rule("AOI-SOLO-52")),
    ],
)
def test_where_its_markers_begin(faction: str, levels: tuple[int, ...]):
    assert next(each for each in FACTIONS if each.id == faction).start.levels == levels


@rule("AOI-SOLO-41")
@pytest.mark.parametrize(
    ("faction", "points"),
    [
        pytest.param("simpletons", 1, marks=rule("AOI-SOLO-43")),
        pytest.param("kuddlers", 2, marks=rule("AOI-SOLO-44")),
        pytest.param("druids", 0, marks=rule("AOI-SOLO-45")),
        pytest.param("racelings", 0, marks=rule("AOI-SOLO-46")),
        pytest.param("wanderers", 0, marks=rule("AOI-SOLO-47")),
        pytest.param("mimics", 2, marks=rule("AOI-SOLO-48")),
        pytest.param("powermongers", 1, marks=rule("AOI-SOLO-49")),
        pytest.param("symbionts", 0, marks=rule("AOI-SOLO-50")),
        pytest.param("blight", 2, marks=rule("AOI-SOLO-51")),
        pytest.param("gognomes", 0, marks=rule("AOI-SOLO-52")),
    ],
)
def test_the_action_of_a_faction_builds_and_may_gain_points(faction: str, points: int):
    t = facing("6", "7", faction=faction).start()  # level 2 gains 1 point in round 1
    assert len(t.buildings(1)) == 3
    assert t.player(1).vp == 20 + points


@rule("AOI-SOLO-44")
def test_kuddlers_come_close_first():
    made = facing("1", "7", faction="kuddlers", person=("E12",))
    assert new(made.start()) == "E11"  # a desert, last on the list of lakes


@rule("AOI-SOLO-44")
def test_kuddlers_then_go_by_the_persons_list():
    made = facing("1", "7", faction="kuddlers", person=("E8", "E12")).terrain("E9", "forest").terrain("E11", "plains")
    assert new(made.start()) == "E11"  # of deserts list A has plains third and forest last


@rule("AOI-SOLO-45")
def test_druids_study_two_steps_in_one_discipline():
    t = facing("6", "7", faction="druids").seat(1, levels=(1, 0, 1, 2)).start()
    assert t.player(1).levels == [1, 2, 1, 2]
    assert t.player(1).pool == 7


@rule("AOI-SOLO-46")
@pytest.mark.parametrize(("first", "points"), [(True, 6), (False, 3)])
def test_racelings_score_twice_if_they_pass_first(first: bool, points: int):
    made = facing("3", faction="racelings", padded=False).round(1, "workshop-law")
    if not first:
        made.passed(0)
    t = made.start()
    assert t.player(1).by_round[1] == points


@rule("AOI-SOLO-47")
def test_wanderers_build_anywhere_and_score_their_buildings():
    t = facing("6", "7", faction="wanderers").start()
    assert t.table.map.terrain[space(new(t))] == t.player(1).board, "there is lake left, far away"
    made = facing("6", "7", faction="wanderers").building(1, "workshop", "A9").ended()
    assert made.start().player(1).tally[FROM_FACTION] == 2 * 3


@rule("AOI-SOLO-47", "AOI-SOLO-29")
@pytest.mark.parametrize("support", ["5", "6"])  # both by list A, counted to the same space; 5 brings together
def test_with_unlimited_reach_wanderers_bring_nothing_together(support: str):
    made = facing(support, "7", faction="wanderers")
    for name in ("A9", "F9"):
        made.terrain(name, "lake")
    considered = [event for event in made.start().match.events() if event.name == "automa-prefers"]
    assert considered[0].facts["why"] == "terrain"


@rule("AOI-SOLO-48")
def test_mimics_go_by_the_persons_terrain():
    assert new(facing("1", "7", faction="mimics").start()) == "E11"  # desert comes first


@rule("AOI-SOLO-49")
def test_powermongers_build_where_people_get_most_power():
    made = facing("1", "7", faction="powermongers", person=("D6",)).building(0, "palace", "E12")
    t = made.start()
    assert new(t) == "E11"
    assert t.options == [3, NONE]


@rule("AOI-SOLO-49")
@pytest.mark.parametrize(
    ("beside", "answer", "steps"), [("guild", 2, 1), ("palace", 3, 1), ("workshop", 1, 0), ("palace", NONE, 0)]
)
def test_powermongers_study_when_people_take_power_from_them(beside: str, answer: int, steps: int):
    made = facing("1", "7", faction="powermongers", person=("D6",)).building(0, beside, "E12")
    t = made.start()
    before = sum(t.player(1).levels)
    t.match.choose(answer)
    assert sum(t.player(1).levels) == before + steps


@rule("AOI-SOLO-50")
def test_symbionts_lay_a_tool_beside_people_and_who_builds_there_takes_it():
    """The youth has forests. Beside D6 lie D5 wasteland, C6 mountain and C7 forest."""
    assert the_automa(facing("6", "7", faction="symbionts").start().table).tools == 1 << space("C7")
    made = facing("6", "7", faction="symbionts").seat(0, tools=8, coins=2).terrain("C7", "desert").phase("actions")
    the_automa(made.state).tools = 1 << space("C7") | 1 << space("C6")
    t = made.start().act("workshop", at="C7")
    assert the_automa(t.table).tools == 1 << space("C6")
    assert t.player(0).tools == 8 - 1 + 1


@rule("AOI-SOLO-50")
def test_tools_left_are_worth_points_at_the_end():
    made = facing("6", "7", faction="symbionts").ended()
    the_automa(made.state).tools = 1 << space("C7") | 1 << space("C6")
    assert made.start().player(1).tally[FROM_FACTION] == 4


@rule("AOI-SOLO-50", "AOI-SOLO-51")
def test_what_lies_where_it_builds_itself_goes():
    made = facing("6", "13", faction="symbionts")
    automa = the_automa(made.state)
    automa.tools = automa.blighted = 1 << space("H11")
    t = made.start()
    assert the_automa(t.table).tools == the_automa(t.table).blighted == 0


@rule("AOI-SOLO-51")
@pytest.mark.parametrize(("points", "left"), [(20, 19), (0, 0)])
def test_the_blight_costs_who_builds_on_it_a_point(points: int, left: int):
    made = facing("6", "7", faction="blight").seat(0, tools=8, coins=2, vp=points).terrain("C7", "desert")
    made.phase("actions")
    the_automa(made.state).blighted = 1 << space("C7") | 1 << space("C6")
    t = made.start().act("workshop", at="C7")
    assert t.player(0).vp == left
    assert the_automa(t.table).blighted == 1 << space("C6")


@rule("AOI-SOLO-51")
def test_two_fallow_spaces_nearest_to_people_are_blighted():
    t = facing("6", "7", faction="blight").start()
    blighted = the_automa(t.table).blighted
    assert blighted.bit_count() == 2
    assert blighted & ~t.table.around[space("D6")] == 0


@rule("AOI-SOLO-51")
def test_blight_left_is_worth_points_at_the_end():
    made = facing("6", "7", faction="blight").ended()
    the_automa(made.state).blighted = 0b111 << space("A4")
    assert made.start().player(1).tally[FROM_FACTION] == 3


@rule("AOI-SOLO-52")
def test_gognomes_score_each_achievement_once():
    made = facing("3", faction="gognomes", padded=False).building(1, "palace", "A9").seat(1, levels=(7, 0, 0, 0))
    t = made.start()
    assert t.player(1).tally[FROM_FACTION] == 6
    made = facing("3", faction="gognomes", padded=False).building(1, "palace", "A9").seat(1, levels=(6, 0, 0, 0))
    the_automa(made.state).achieved = 1
    made.building(1, "workshop", "A4", "A5", "A6", "A7", "B4").seat(1, innovations=["steel", "library"])
    assert made.start().player(1).tally[FROM_FACTION] == 6  # eight buildings, two innovations
