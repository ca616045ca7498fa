"""The worked examples of the rulebook (REV-EX-01..25)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.map import BESIDE
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.rules.scoring import location_points
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    BUILD,
    CARD,
    CRATE,
    EXPLORE,
    HIBERNATE,
    LOCATION,
    MODULE,
    MODULE_SPACE,
    OPEN,
    POPULATE,
    REWARD,
    SITE,
    SIZE,
    TILE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, dry, finish, points
from tests.rulebook.revive.positions import opening

DESERT_1 = 110  # one field between it and the abyss
FIRST_FOREST, SECOND_FOREST, WATER, STEPPE, PLACE, SIXTH = 47, 64, 65, 108, 109, 111  # the six fields around it


def away(made: ReviveScenario, field: int) -> int:
    return distance_to(reach(made.state, made.state.players[0]), 1 << field)


def surrounded(lake_tile: str, steppe: str, sixth: str) -> ReviveScenario:
    """Around a desert at distance 1: two forests, a lake, a small location, and two more kinds of field."""
    made = scenario().explored(11, "T22").explored(16, lake_tile)
    for field in range(64, 68):
        made.terrain(field, "desert")
    made.terrain(FIRST_FOREST, "forest").terrain(SECOND_FOREST, "forest").terrain(WATER, "lake")
    return made.terrain(STEPPE, steppe).terrain(PLACE, "location").terrain(SIXTH, sixth)


def tracks(t: ReviveTable) -> tuple[int, ...]:
    return tuple(t.player(0).tracks)


@rule("REV-EX-01", "REV-EX-02")
@pytest.mark.parametrize(("longer", "labels"), [(False, {1, 2, 3}), (True, {1, 2, 3, 4})])
def test_large_artifacts_of_three_players(longer: bool, labels: set[int]):
    used = opening(3, longer=longer)["artifacts"]["large"]
    label = {part.numbers[0]: part.facts["players"] for part in REVIVE.components if part.kind == "artifact"}
    assert {label[number] for number in used} == labels
    assert len(used) == sum(shown in labels for shown in label.values()), "all that carry such a label"


@rule("REV-EX-03")
def test_starting_resources_by_place():
    seats = opening(4, first_player="first_seat")["seats"]
    held = [[name for name in ("crystal", "gear", "book", "food") if seat["resources"][name]] for seat in seats]
    assert held == [["crystal"], ["crystal", "gear"], ["crystal", "gear", "book"], ["crystal", "gear", "book", "food"]]
    assert all(max(seat["resources"].values()) == 1 for seat in seats)


@rule("REV-EX-04")
def test_a_yellow_card_of_two_food_beside_a_green_and_yellow_module_of_a_book():
    t = scenario().seat(0, active=["3"], modules={1: "SM33"}).start().play("3", "top1")
    assert t.resources(0) == {**NOTHING, "food": 2, "book": 1}


@rule("REV-EX-05")
def test_a_module_of_a_book_on_the_activation_symbol_gives_it_at_once():
    t = scenario().seat(0, active=["4"]).display(modules=["SM33"]).start().play("4", "bottom1")
    t.answer(MODULE, t.number("module", "SM33")).answer(MODULE_SPACE, 0)
    assert t.resources(0) == {**NOTHING, "book": 1}


@rule("REV-EX-06")
def test_a_yellow_card_on_a_yellow_card_beside_a_yellow_module():
    made = scenario().seat(0, active=["CY10"], slots={"top1": ["CY09"]}, modules={1: "SM33"})
    t = made.start().play("CY10", "top1")
    assert t.resources(0) == {"gear": 0, "crystal": 2, "food": 2, "book": 1}, "the new card, the old one and the module"


@rule("REV-EX-07")
def test_nadair_gain_two_books_and_move_a_marker():
    t = scenario().seat(0, active=["5"]).start().play("5", "bottom1").next("ability")
    assert t.resources(0) == {**NOTHING, "book": 2}
    assert (t.player(0).tribe_markers, t.player(0).progress) == (1, 1)


@rule("REV-EX-08")
def test_explore_a_tile_of_3_food_and_2_points_two_fields_away():
    made = scenario().hidden(1, "T01").seat(0, food=6, active=["1"])
    assert distance_to(reach(made.state, made.state.players[0]), 0b1111 << 4) == 2
    t = made.start()
    finish(t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, 1))
    assert t.resources(0) == {**NOTHING, "food": 6 - 5}
    assert t.player(0).vp == 2
    assert len(t.player(0).active) == 2, "a citizen card came"
    assert t.table.explored >> 1 & 1


@rule("REV-EX-09")
def test_one_field_between_abyss_and_target_costs_one_food():
    t = dry(scenario()).seat(0, gear=3, food=1, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, DESERT_1))
    assert t.player(0).small == 1 << DESERT_1
    assert t.resources(0)["food"] == 0


@rule("REV-EX-10")
def test_a_building_three_fields_away_from_an_own_piece_costs_two_food():
    made = scenario().building(0, 102)
    assert away(made, 105) == 2
    t = dry(made).seat(0, gear=3, food=3, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 105))
    assert t.player(0).small == 1 << 102 | 1 << 105
    assert t.resources(0)["food"] == 1


@rule("REV-EX-11")
def test_populate_a_location_two_fields_away_where_blue_is():
    made = scenario()
    start, place = next(
        (start, place)
        for start in made.fields("desert")
        for place in made.fields("location")
        if away(scenario().building(0, start), place) == 2
    )
    t = made.building(0, start).figure(1, place, "t1").seat(0, book=3, food=2, active=["5"]).start()
    t.answer(ACTION_PROMPT, POPULATE)
    if t.asked is LOCATION:
        t.answer(LOCATION, place)
    finish(t)
    assert t.player(0).figures == 1 << place
    assert t.resources(0) == NOTHING
    assert t.resources(1) == {**NOTHING, "book": 1}
    t.play("5", "bottom1").next("ability")
    assert (t.resources(0)["book"], t.player(0).vp) == (3, 1), "the technology works from now on"


@rule("REV-EX-12")
def test_populate_a_large_location_with_two_others_on_it():
    made = scenario(players=3).corner(0, "LL1a").figure(1, 121, "t1").figure(2, 121, "t1")
    made.building(0, next(field for field in range(100) if BESIDE[121] >> field & 1))
    t = made.seat(0, book=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, POPULATE))
    assert t.player(0).figures == 1 << 121
    assert t.resources(0)["book"] == 6 - 2 - 1 - 1
    assert [t.resources(seat)["book"] for seat in (1, 2)] == [1, 1]
    assert [location_points(t.table, me) for me in t.table.players] == [1, 1, 1], "all three score it"


@rule("REV-EX-13")
@pytest.mark.parametrize("used", [True, False])
def test_a_small_building_beside_two_forests_a_steppe_and_an_energy_lake(used: bool):
    made = surrounded("T13", "steppe", "desert")
    assert away(made, DESERT_1) == 1
    if used:
        dry(made)
    t = made.seat(0, gear=3, food=2, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, DESERT_1))
    assert t.resources(0) == {**NOTHING, "food": 1}
    assert tracks(t) == (1, 3, 2)
    assert t.player(0).energy == (0 if used else 1)


@rule("REV-EX-14")
def test_a_large_building_beside_two_forests_a_mountain_and_a_new_lake():
    made = surrounded("T16", "desert", "mountain")
    t = made.seat(0, gear=5, food=1, active=["1"]).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, DESERT_1).answer(SIZE, 1)
    while t.asked is not ACTION_PROMPT:
        t.match.choose(1 if t.asked is MODULE_SPACE else t.options[0])  # no space with an activation symbol
    assert t.player(0).large == 1 << DESERT_1
    assert tracks(t) == (3, 5, 1)
    assert sum(module >= 0 for module in t.player(0).modules) == 1, "lakes are not doubled"


@rule("REV-EX-15")
@pytest.mark.parametrize(("before", "card", "unlocked"), [((7, 3, 1), "1", False), ((8, 3, 1), "2", True)])
def test_a_reward_field_of_two_tracks_needs_both_markers(before: tuple[int, int, int], card: str, unlocked: bool):
    """Grey 8 and green 4 open it."""
    made = scenario().seat(0, tracks=before, machines={3: "MG02"}, active=[card, "6"])
    t = made.start()
    finish(t.play(card, "bottom1"))
    assert tracks(t)[:2] == ((8, 4) if unlocked else (8, 3))
    assert t.player(0).opened >> 6 & 1 == unlocked


@rule("REV-EX-16")
@pytest.mark.parametrize("field", [1, 2, 3])
def test_the_reward_of_the_field_reached_or_of_any_earlier_one(field: int):
    t = scenario().seat(0, hibernation=2, active=["1"]).start().answer(ACTION_PROMPT, HIBERNATE)
    assert t.options == [1, 2, 3, NONE]
    t.answer(REWARD, field)
    assert (t.resources(0)["crystal"], t.asked is MODULE, len(t.player(0).crates_closed)) == (
        2 * int(field == 1),
        field == 2,
        int(field == 3),
    )


@rule("REV-EX-17")
def test_a_crate_of_a_book_and_a_gear():
    t = scenario().seat(0, closed=["K01"]).start().answer(ACTION_PROMPT, CRATE)
    t.answer(OPEN, t.number("crate", "K01"))
    assert t.resources(0) == {**NOTHING, "book": 1, "gear": 1}


@rule("REV-EX-18")
def test_one_violet_and_two_white_artifacts_score_their_categories_two_and_three_times():
    """A01: crates, energy, population. One crate, 10 energy and 2 figures tell the categories apart."""
    made = scenario(players=4).seat(0, artifact_card="A01", closed=["K01"], energy=10)
    made.figure(0, 121, "t1").figure(0, 106, "t2M").seat(0, artifacts={"violet": 1, "white": 2})
    assert points(made, "artifact-card") == 2 * 1 + 1 * 10 + 3 * 2


@rule("REV-EX-19")
def test_a_forest_tile_that_joins_a_group_of_four_beside_a_building_of_blue():
    made = scenario(moon=True).tribe(0, "nadair", "moon").terrain(101, "forest").terrain(103, "forest")
    made.terrain(100, "desert").building(1, 100)
    t = finish(
        made.seat(0, crystal=1, active=["5"]).start().play("5", "bottom1").next("ability").answer(ABILITY_FIELD, 102)
    )
    assert t.resources(0) == {**NOTHING, "book": 4}, "102, 101, 103 and 104"
    assert (t.track(0, "green"), t.track(1, "green")) == (1, 2)


@rule("REV-EX-20")
def test_the_owner_of_a_target_tile_builds_there_for_two_gears_less():
    made = dry(scenario(moon=True).tribe(0, "x49", "moon")).tribe_tile(0, 102)
    t = made.seat(0, gear=3, active=["1"]).start().answer(ACTION_PROMPT, BUILD).answer(SITE, 102)
    finish(t)
    assert t.player(0).small == 1 << 102
    assert (t.resources(0)["gear"], t.player(0).tiles) == (2, 0)


@rule("REV-EX-20")
@pytest.mark.parametrize("target", [True, False])
def test_the_owner_of_a_target_tile_populates_there_for_two_books_less(target: bool):
    made = scenario(moon=True).tribe(0, "x49", "moon")
    if target:
        made.tribe_tile(0, PLACE)
    t = made.seat(0, book=2, food=6, active=["1"]).start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, PLACE)
    finish(t)
    assert t.player(0).figures == 1 << PLACE
    assert t.resources(0)["book"] == (2 if target else 0)
    assert t.player(0).tiles == 0


@rule("REV-EX-21")
def test_a_desert_tile_on_a_mountain_takes_a_grey_card_and_scores_for_who_builds_there():
    made = scenario(moon=True).tribe(0, "kuniban", "moon").display(cards=["CG01", "CN01", "CY01"])
    made.seat(1, gear=3, food=6, active=["1"])
    t = dry(made, 1).seat(0, food=6, active=["5"]).start()
    grey = t.number("card", "CG01")
    t.play("5", "bottom1").next("ability").answer(ABILITY_FIELD, SIXTH)
    if t.asked is CARD:
        assert t.number("card", "CN01") not in t.options
        t.answer(CARD, grey)
    assert grey in t.player(0).active
    t.answer(ACTION_PROMPT, NONE)
    assert t.seat_asked == 1
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, SIXTH))
    assert t.player(1).small == 1 << SIXTH
    assert (t.player(0).vp, t.player(1).vp) == (0, 1)


@rule("REV-EX-25")
@pytest.mark.parametrize("known", [False, True])
def test_a_temple_on_an_energy_lake_gives_the_energy_again(known: bool):
    made = scenario(moon=True).tribe(0, "hofstadterians", "moon").explored(7, "T13")
    lake = next(field for field in range(28, 32) if field in made.fields("lake"))
    distance = away(made, lake)
    if known:
        dry(made)
    t = made.seat(0, crystal=1, food=6, active=["5", "1"]).start()
    finish(t.play("5", "bottom1").next("ability").answer(ABILITY_FIELD, lake))
    assert t.player(0).tiles == 1 << lake
    assert t.player(0).energy == 1
    assert t.resources(0) == {**NOTHING, "food": 6 - distance}


@rule("REV-EX-22")
@pytest.mark.parametrize(("tiles", "score"), [(2, 0), (3, 3), (6, 7), (8, 12), (10, 15)])
def test_presence_on_area_tiles(tiles: int, score: int):
    made = scenario().corner(0, "LL8a").figure(0, 121, "t1")
    for space in range(tiles):  # 5 small and 3 large buildings, then figures
        if space < 8:
            made.building(0, 4 * (29 - space), large=space >= 5)
        else:
            made.figure(0, 4 * (29 - space), ("t2L", "t2R")[space - 8])
    assert points(made, "locations") == score


@rule("REV-EX-23")
@pytest.mark.parametrize(("slot", "flasks"), [("top1", 1), ("bottom2", 2)])
def test_a_flask_on_the_lower_half_does_not_count_in_an_upper_slot(slot: str, flasks: int):
    """CG03 shows its flask on the lower half; CG05 counts its own too."""
    t = scenario().seat(0, active=["CG05"], slots={slot: ["CG03"]}).start()
    finish(t.play("CG05", "bottom1"))
    assert sum(t.player(0).res) == flasks


@rule("REV-EX-24")
@pytest.mark.parametrize(("first", "second"), [("advance", "points"), ("points", "advance")])
def test_the_effects_of_card_and_module_come_in_an_order_of_choice(first: str, second: str):
    t = scenario().seat(0, active=["CG01"], modules={6: "SM07"}).start().play("CG01", "bottom1").next(first)
    assert (t.track(0, "grey"), t.player(0).vp) == ((3, 0) if first == "advance" else (1, 2))
    t.next(second)
    assert (t.track(0, "grey"), t.player(0).vp) == (3, 2)
