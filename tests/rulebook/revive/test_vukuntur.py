"""Vukuntur (REV-VUK-01..17)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import FALCON_DISCOUNT, PLACES, TRIBES
from tafelrunde.games.revive.pieces.map import ABYSS, BESIDE, tile_fields
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    BASIC_RESOURCE,
    BOARD_ACTION,
    BUILD,
    COPY,
    EXPLORE,
    GIVE,
    LOCATION,
    POPULATE,
    SITE,
    SIZE,
    SWITCH,
    TECHNOLOGY,
    TILE,
    TO_REST,
    TRIBE_BOARD,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.revive.places import dry, finish


def sun() -> ReviveScenario:
    return scenario(vukuntur=True).tribe(0, "vukuntur")


def moon() -> ReviveScenario:
    return scenario(vukuntur=True, moon=True).tribe(0, "vukuntur", "moon")


def ability(made: ReviveScenario) -> ReviveTable:
    return made.seat(0, active=["5", "1"]).start().play("5", "bottom1").next("ability")


def away(made: ReviveScenario, field: int) -> int:
    return distance_to(reach(made.state, made.state.players[0]), 1 << field)


@rule("REV-VUK-01")
@pytest.mark.parametrize("unlocked", [False, True])
def test_the_tribe_is_there_when_the_campaign_has_unlocked_it(unlocked: bool):
    match = Match(REVIVE, 2, 1, {"choose_tribes": True, "vukuntur": unlocked})
    assert match.decision is not None
    assert match.decision.prompt is TRIBE_BOARD
    assert (TRIBES.index("vukuntur") in match.decision.options) == unlocked


@rule("REV-VUK-03")
def test_the_falcon_starts_on_the_abyss_on_the_moon_side():
    assert moon().state.players[0].falcon == ABYSS
    assert sun().state.players[0].falcon != ABYSS


@rule("REV-VUK-04", "REV-VUK-15")
def test_distance_may_be_counted_from_the_falcon_as_well():
    made = moon()
    made.state.players[0].falcon = 107
    assert BESIDE[107] >> 105 & 1
    assert (away(made, 105), away(made, 102)) == (0, 0), "from the falcon, from the abyss: it is no settlement piece"
    made.building(0, 118)
    assert away(made, 105) == 0
    assert away(made, 102) > 0


def within_steps(start: int, steps: int) -> set[int]:
    near = {start}
    for _ in range(steps):
        near |= {field for field in range(125) for known in near if BESIDE[known] >> field & 1}
    return near


@rule("REV-VUK-05", "REV-VUK-06", "REV-VUK-14")
@pytest.mark.parametrize(("markers", "steps"), [(0, 3), (1, 6), (2, 9), (3, 12), (4, 15), (5, 15)])
def test_the_falcon_flies_three_fields_for_each_marker_to_a_terrain_field(markers: int, steps: int):
    """From a corner, over unexplored tiles; each step count ends in another set of fields, up to the whole board."""
    corner = 121
    made = moon().explored(5, "T22").explored(19, "T23").seat(0, tribe_markers=markers)
    made.state.players[0].falcon = corner
    terrain = {field for name in ("mountain", "forest", "steppe") for field in made.fields(name)}
    ends = [terrain & within_steps(corner, count) for count in (0, 3, 6, 9, 12, 15)]
    assert all(fewer < more for fewer, more in pairwise(ends)), "each marker matters"
    t = ability(made)
    assert {field for field in t.options if field != NONE} == ends[steps // 3]


@rule("REV-VUK-05")
def test_the_falcon_is_where_it_was_sent():
    t = ability(moon()).answer(ABILITY_FIELD, 111)
    assert t.player(0).falcon == 111
    assert (t.player(0).tribe_markers, t.player(0).progress) == (1, 1)


@rule("REV-VUK-06")
def test_it_may_stay_where_it_is_and_share_a_field_with_a_workshop():
    made = scenario(formica=True, vukuntur=True, moon=True).tribe(1, "formica", "moon").tribe(0, "vukuntur", "moon")
    made.state.players[0].falcon = 111
    t = ability(made.tribe_tile(1, 103))
    assert {111, 103} <= set(t.options)


@rule("REV-VUK-07")
@pytest.mark.parametrize(("falcon", "gears"), [(103, 2), (115, 3)])
def test_building_beside_the_falcon_costs_one_gear_less(falcon: int, gears: int):
    made = dry(moon())
    made.state.players[0].skills |= FALCON_DISCOUNT
    made.state.players[0].falcon = falcon
    t = made.seat(0, gear=3, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 102))
    assert t.player(0).small == 1 << 102
    assert t.resources(0)["gear"] == 3 - gears


@rule("REV-VUK-07")
@pytest.mark.parametrize(("falcon", "off"), [(106, 1), (116, 0)])
def test_populating_beside_the_falcon_costs_one_book_less(falcon: int, off: int):
    made = moon()
    made.state.players[0].skills |= FALCON_DISCOUNT
    made.state.players[0].falcon = falcon
    t = made.seat(0, book=2, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112))
    assert t.player(0).figures == 1 << 112
    assert t.resources(0)["book"] == off


@rule("REV-VUK-07")
@pytest.mark.parametrize(("falcon", "off"), [(102, 1), (111, 0)])
def test_exploring_beside_the_falcon_costs_one_resource_less_but_not_less_distance(falcon: int, off: int):
    """T03 costs 2 food; no way to pay for, as the tile touches the abyss."""
    made = moon().hidden(7, "T03")
    assert bool(BESIDE[falcon] & tile_fields(7)) == bool(off)
    made.state.players[0].skills |= FALCON_DISCOUNT
    made.state.players[0].falcon = falcon
    t = made.seat(0, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, 7))
    assert t.table.explored >> 7 & 1
    assert t.resources(0)["food"] == 6 - 2 + off


@rule("REV-VUK-07")
def test_beside_the_falcon_nothing_is_cheaper_without_the_technology():
    made = dry(moon())
    made.state.players[0].falcon = 103
    t = made.seat(0, gear=3, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 102))
    assert t.resources(0)["gear"] == 0


@rule("REV-VUK-08")
@pytest.mark.parametrize(("field", "name"), [(111, "gear"), (116, "book"), (103, "food")])
def test_the_terrain_where_the_falcon_ends_gives_three_resources(field: int, name: str):
    t = ability(moon().figure(0, 121, "t1")).answer(ABILITY_FIELD, field)
    assert t.resources(0) == {"gear": 0, "book": 0, "food": 0, "crystal": 0, name: 3}
    assert sum(ability(moon()).answer(ABILITY_FIELD, field).player(0).res) == 0, "only with the technology"


@rule("REV-VUK-09")
def test_the_switch_may_copy_the_lower_effect_of_a_card_of_another_player():
    made = sun().figure(0, 121, "t1").figure(0, 122, "t2R").seat(1, slots={"top1": ["CG01"]}).seat(0, active=["1"])
    t = made.start()
    t.answer(ACTION_PROMPT, SWITCH).answer(COPY, t.number("card", "CG01"))
    finish(t)
    assert (t.track(0, "grey"), t.track(1, "grey")) == (3, 1)
    assert t.number("card", "CG01") in t.player(1).rest


@rule("REV-VUK-09")
def test_the_switch_goes_up_when_the_technology_is_unlocked():
    made = sun().figure(0, 121, "t1").building(0, 114).seat(0, book=6, food=6, active=["1"], switch_used=True)
    t = made.start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112)
    finish(t.answer(TECHNOLOGY, PLACES.index("t2R")))
    assert not t.player(0).switch_used


@rule("REV-VUK-11", "REV-VUK-12")
def test_a_crate_and_a_crystal_at_once_and_a_crystal_with_each_crate_later():
    made = sun().figure(0, 121, "t1").building(0, 114).seat(0, book=3, food=6, active=["CG11", "1"])
    t = made.start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112)
    finish(t.answer(TECHNOLOGY, PLACES.index("t2L")))
    assert (len(t.player(0).crates_closed), t.resources(0)["crystal"]) == (1, 1)
    finish(t.play("CG11", "top1"))
    assert (len(t.player(0).crates_closed), t.resources(0)["crystal"]) == (2, 2)


@rule("REV-VUK-13")
@pytest.mark.parametrize(("known", "in_play", "food"), [(False, 0, 4), (True, 0, 3), (False, 1, 2), (True, 1, 1)])
def test_distance_costs_one_food_less_and_other_ranges_are_added(known: bool, in_play: int, food: int):
    """Four fields lie between 105 and 118; CY09 gives range +2 while it is in play."""
    made = dry(sun()).building(0, 105)
    made.seat(0, gear=3, food=5, active=["1"], slots={"bottom1": ["CY09"]} if in_play else {})
    if known:
        made.figure(0, 121, "t1")
    t = made.start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 118))
    assert t.player(0).small >> 118 & 1
    assert t.resources(0)["food"] == 5 - food


@rule("REV-VUK-13")
@pytest.mark.parametrize("known", [False, True])
def test_the_range_counts_for_every_action_and_for_what_can_be_reached(known: bool):
    """From 102 it is two fields to 105, to the location 106 one and to the tile on space 3 two."""

    def ready(food: int) -> ReviveTable:
        made = dry(sun()).building(0, 102).hidden(3, "T03").seat(0, gear=3, food=food, book=5, active=["1"])
        return (made.figure(0, 124, "t1") if known else made).start()

    assert (105 in ready(food=1).answer(ACTION_PROMPT, BUILD).options) == known
    assert (3 in ready(food=3).answer(ACTION_PROMPT, EXPLORE).options) == known
    t = ready(food=1).answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 106)
    finish(t)
    assert t.player(0).figures >> 106 & 1
    assert t.resources(0)["food"] == int(known)


# ------------------------------------------------------------------------------------------------ sun ability


@rule("REV-VUK-02")
@pytest.mark.parametrize("action", [0, 1, 2])
def test_the_sun_ability_is_an_extra_action_with_range_one(action: int):
    """Explore a tile at distance 2, populate at distance 1, build at distance 1, each for a food less."""
    made = dry(sun()).hidden(6, "T03").terrain(100, "location").seat(0, gear=3, book=2, food=3)
    t = ability(made).answer(BOARD_ACTION, action)
    target = {TILE: 6, LOCATION: 100, SITE: 110}
    assert t.asked is not None
    t.answer(t.asked, target[t.asked])
    finish(t)
    if action == 0:
        assert t.table.explored >> 6 & 1
        assert t.resources(0)["food"] == 3 - 2 - (2 - 1)
    else:
        assert (t.player(0).figures, t.player(0).small)[action - 1] == 1 << (100, 110)[action - 1]
        assert t.resources(0)["food"] == 3, "one field between, one in range"
    assert t.table.actions == 1, "only the card was an action"
    assert (t.player(0).tribe_markers, t.player(0).progress) == (1, 1)


@rule("REV-VUK-02")
def test_the_range_of_the_ability_ends_with_it():
    made = dry(sun()).building(0, 102).seat(0, gear=6, food=2)
    t = ability(made).answer(BOARD_ACTION, 2).answer(SITE, 114)
    if t.asked is SIZE:
        t.answer(SIZE, 0)
    finish(t)
    left = t.resources(0)["food"]
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 118))
    assert t.player(0).small >> 118 & 1
    assert t.resources(0)["food"] == left - 2, "the abyss and 117 lie between"


@rule("REV-VUK-02")
def test_the_extra_action_may_be_declined_and_then_no_marker_moves():
    t = ability(sun().seat(0, gear=3, food=3)).answer(BOARD_ACTION, NONE)
    assert t.asked is ACTION_PROMPT
    assert t.player(0).tribe_markers == 0


@rule("REV-VUK-17")
@pytest.mark.parametrize(("gear", "possible"), [(3, True), (2, False)])
def test_without_an_action_that_can_be_completed_the_ability_does_nothing(gear: int, possible: bool):
    t = sun().seat(0, gear=gear, active=["5", "1"]).start().play("5", "bottom1")
    assert (t.asked is not ACTION_PROMPT) == possible
    if possible:
        t.next("ability")
        assert t.options == [2, NONE], "building is all that can be paid"
    assert t.player(0).tribe_markers == 0


# ------------------------------------------------------------------------------------------------ the copying switch


def copier() -> ReviveScenario:
    return sun().figure(0, 121, "t1").figure(0, 122, "t2R")


@rule("REV-VUK-10")
@pytest.mark.parametrize(("own", "theirs"), [(2, 0), (0, 2), (1, 1)])
def test_a_copied_effect_counts_what_the_copier_has(own: int, theirs: int):
    """The lower half of CG05 gives a resource for each visible flask; SM02, SM10, SM18 and SM05 show one each."""
    modules = ["SM02", "SM10", "SM18", "SM05"]
    made = copier().seat(0, active=["1"], modules=dict(enumerate(modules[:own], 1)))
    made.seat(1, slots={"bottom1": ["CG05"]}, modules=dict(enumerate(modules[own : own + theirs], 1)))
    t = made.start()
    t.answer(ACTION_PROMPT, SWITCH).answer(COPY, t.number("card", "CG05"))
    finish(t)
    assert sum(t.player(0).res) == own
    assert sum(t.player(1).res) == 0


@rule("REV-VUK-16")
def test_effects_while_in_play_and_sleeping_cards_cannot_be_copied():
    made = copier().seat(0, active=["1"])
    made.seat(1, slots={"top1": ["CG09"], "bottom1": ["CY13"], "top2": ["CY12"], "bottom2": ["CN09"]})
    t = made.start().answer(ACTION_PROMPT, SWITCH)
    assert t.asked is COPY
    assert t.options == [t.number("card", "CY12"), NONE], "CG09 and CN09 work while in play, CY13 sleeps"


@rule("REV-VUK-16")
def test_slot_colour_and_modules_play_no_part_in_a_copy():
    """The half in use and the colour of the card do not matter, and no module of either player is activated."""
    made = copier().seat(0, active=["1"], modules={space: f"SM{space + 1:02}" for space in range(8)})
    made.seat(1, slots={"top1": ["CG01"]}, modules={1: "SM33"})
    t = made.start().answer(ACTION_PROMPT, SWITCH)
    t.answer(COPY, t.number("card", "CG01")).next("advance")
    assert t.asked is ACTION_PROMPT
    assert t.track(0, "grey") == 3
    assert (sum(t.player(0).res), sum(t.player(1).res), t.player(0).vp) == (0, 0, 0)


@rule("REV-VUK-16")
def test_a_copied_slot_to_rest_moves_own_cards_and_never_the_copied_one():
    made = copier().seat(0, active=["1"], slots={"top1": ["CG01"]}).seat(1, slots={"bottom1": ["CY12"]})
    t = made.start().answer(ACTION_PROMPT, SWITCH)
    t.answer(COPY, t.number("card", "CY12")).next("slot-to-rest")
    assert t.asked is TO_REST
    assert t.options == [t.number("card", "CG01"), NONE]
    assert t.number("card", "CY12") in t.player(1).rest, "its owner has put it there"


@rule("REV-VUK-16")
def test_without_a_card_of_another_player_in_a_slot_the_switch_works_as_usual():
    made = copier().seat(0, active=["1"], slots={"top1": ["CG01"]}).seat(1, active=["CG02"], rest=["CG03"])
    t = made.start().answer(ACTION_PROMPT, SWITCH)
    assert t.asked is BASIC_RESOURCE
    t.answer(BASIC_RESOURCE, 1)
    assert t.resources(0)["book"] == 1


@rule("REV-VUK-09")
def test_the_own_effect_of_the_switch_may_be_chosen_instead_of_a_copy():
    t = copier().seat(0, active=["1"]).seat(1, slots={"top1": ["CG01"]}).start()
    t.answer(ACTION_PROMPT, SWITCH).answer(COPY, NONE).answer(BASIC_RESOURCE, 2)
    assert t.resources(0)["food"] == 1
    assert t.player(1).slots[0] != (), "the card stays where it is"


@rule("REV-VUK-07")
def test_the_unit_a_falcon_takes_off_a_tile_of_two_kinds_leaves_the_choice_open():
    """T02 costs 2 food and one of choice: with the discount 1 food and one of choice are due."""
    made = moon().hidden(7, "T02")
    made.state.players[0].skills |= FALCON_DISCOUNT
    made.state.players[0].falcon = 102
    t = made.seat(0, food=2, gear=1, active=["1"]).start()
    t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, 7).answer(GIVE, 0)
    assert t.table.site == 7
    assert t.player(0).res == [0, 0, 1, 0]
