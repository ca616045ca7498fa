"""Questions and answers of the rulebooks (TAP-FAQ-01..22, -51, -52). Those that other chapters answer too are cited
there; those on civilizations and tapestry cards stand in test_faq_cards.py."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import COIN, CULTURE, EXPLORATION, FOOD, MILITARY, SCIENCE, TECHNOLOGY
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.player import CARDS, EXPLORED, TECH
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    CIRCLE,
    CONQUER,
    DIE,
    EXPLORE_HEX,
    EXPLORE_TILE,
    EXPLORE_TURN,
    FROM_DECK,
    INCOME,
    INVENT,
    LANDMARK_SITE,
    PAY_TILE,
    PLAY,
    REPEAT,
    RESEARCH,
    RESOURCE,
    TOKEN_ON_TECH,
    TRACK,
    TRAP,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.hexes import Hex
from tests.rulebook import rule
from tests.rulebook.tapestry.city import FREE, district, number, site
from tests.rulebook.tapestry.entering import entered, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change
from tests.rulebook.tapestry.income_turns import before_income, playing, take_income, to_turn_of, upgraded

START: Hex = (0, -2)  # where seat 0 begins
NEXT: Hex = (0, -1)  # a free hex beside it, next to the middle island
AROUND_NEXT: tuple[Hex, ...] = ((0, -2), (1, -2), (1, -1), (0, 0), (-1, 0), (-1, -1))
AROUND_START: tuple[Hex, ...] = ((1, -3), (0, -1), (-1, -2))  # without tiles


# ------------------------------------------------------------------------------------------------ exploration


@rule("TAP-FAQ-01")
@pytest.mark.parametrize("sea", range(7))
def test_exploring_scores_a_point_for_each_matching_side(sea: int):
    """A tile that is sea all around, next to so many territories that show sea, and others without."""
    made = quiet().tile((1, -1), 7).tile((-1, 0), 16)
    for n, at in enumerate(AROUND_NEXT):
        made.ground(at, "SSSSSS" if n < sea else "GGGGGG")
    t, _ = entered("exploration", 2, made, tiles=[5])
    t.answer(EXPLORE_HEX, t.hex(NEXT))
    assert t.player(0).tally[EXPLORED] == sea


@rule("TAP-FAQ-01")
def test_a_side_that_matches_in_part_scores_a_whole_point():
    """The start territory meets the tile with sea on one half of the side and forest on the other."""
    scored = []
    for letters in ("SSSSSS", "FFFFSF", "FFFSSF", "FFFFFF"):
        made = quiet()
        for at in AROUND_NEXT[1:]:
            if at in ((1, -2), (-1, -1), (0, 0)):
                made.ground(at, "GGGGGG")
        t, _ = entered("exploration", 2, made.ground(START, letters), tiles=[5])
        scored.append(t.answer(EXPLORE_HEX, t.hex(NEXT)).player(0).tally[EXPLORED])
    assert scored == [1, 1, 1, 0]


@rule("TAP-FAQ-02", "TAP-EX-45")
def test_without_a_free_hex_no_tile_is_placed_and_nothing_gained():
    made = quiet()
    for at, tile in zip(AROUND_START, (7, 16, 17), strict=True):
        made.tile(at, tile)
    t, before = entered("exploration", 2, made, tiles=[5], food=1)
    assert t.asked is BONUS, "which may be bought all the same"
    assert change(t, before) == {}
    t, _ = entered("exploration", 2, quiet(), tiles=[5], food=1)
    assert t.asked is EXPLORE_HEX


@rule("TAP-FAQ-03")
@pytest.mark.parametrize(("reshuffle", "gained"), [(False, 0), (True, 2)])
def test_discarded_tiles_are_out_of_the_game(reshuffle: bool, gained: int):
    made = quiet(reshuffle_tiles=reshuffle)
    made.state.tiles_gone, made.state.tiles_left = (1 << 48) - 1, []
    t, before = entered("exploration", 1, made)
    assert change(t, before) == ({"tiles": gained} if gained else {})


@rule("TAP-FAQ-03")
def test_tiles_that_pay_for_a_bonus_are_discarded():
    t, _ = entered("exploration", 8, quiet(), tiles=[5, 7, 16])
    t.match.choose(t.options[0])
    t.answer(PAY_TILE, 4).answer(PAY_TILE, 6)
    assert t.match.view()["discards"]["tiles"] == [4, 6]


@rule("TAP-FAQ-03")
def test_an_empty_stock_of_space_tiles_stays_empty():
    t, before = entered("exploration", 11, quiet().space_stack())
    assert change(t, before) == {}
    assert seat_asked(t) == 1


# ------------------------------------------------------------------------------------------------ technology, science


@rule("TAP-FAQ-04", "TAP-EX-23")
def test_after_ai_singularity_technology_counts_twelve():
    made = quiet().seat(0, era=4, tech={"middle": ["clocks"]})
    t, _ = entered("technology", 12, made)
    t.answer(TRACK, SCIENCE)
    to_turn_of(t, 0).income().answer(UPGRADE, t.tech("clocks"))
    assert t.player(0).tally[TECH] == 12


@rule("TAP-FAQ-05", "TAP-EX-24")
@pytest.mark.parametrize("again", ["canned_food", "calendar"])
def test_electronics_may_use_the_card_just_upgraded_or_another(again: str):
    made = quiet().seat(0, tech={"bottom": ["canned_food"], "middle": ["calendar"]})
    t, before = entered("technology", 9, made)
    part(t, 0)
    assert t.asked is CIRCLE
    assert t.options == sorted([t.tech("canned_food"), t.tech("calendar")])
    t.answer(CIRCLE, t.tech(again))
    assert change(t, before) == ({"food": 2} if again == "canned_food" else {"food": 1, "culture": 1})


@rule("TAP-FAQ-06")
def test_a_position_that_was_left_through_ai_singularity_cannot_be_repeated():
    tracks = {"exploration": 1, "military": 1}
    t, _ = entered("science", 7, quiet(), tracks={**tracks, "technology": 12})
    assert TECHNOLOGY in t.options
    made = quiet().seat(0, tracks={**tracks, "technology": 12}).restarted(0, "exploration")
    t, _ = entered("science", 7, made)
    assert t.asked is REPEAT
    assert t.options == [EXPLORATION, MILITARY]


@rule("TAP-FAQ-08", "TAP-EX-25")
def test_different_repeats_may_be_used_in_a_turn_but_no_space_twice():
    tech = {"middle": ["lithium_ion_battery"]}
    made = quiet().seat(1, tracks={"exploration": 10})
    tracks = {"technology": 5, "exploration": 1, "military": 2}
    t, _ = entered("science", 7, made, tracks=tracks, tech=tech, food=1)
    assert t.options == [EXPLORATION, TECHNOLOGY, MILITARY]
    t.answer(REPEAT, TECHNOLOGY)
    part(t, 0)
    t.match.choose(t.options[0])
    t.answer(BONUS, FOOD)
    assert t.asked is REPEAT, "the battery"
    assert t.options == [EXPLORATION, MILITARY]


# ------------------------------------------------------------------------------------------------ military


def attack(made: TapestryScenario | None = None) -> TapestryTable:
    """Seat 0 conquers a territory of seat 1 beside its own; the dice show 4 VP and the tile, which gives food."""
    made = (made or quiet()).tile(NEXT, 5).outpost(1, NEXT).dice((6, 0), (6, 4))
    t, _ = entered("military", 1, made)
    return t.answer(CONQUER, t.hex(NEXT))


@rule("TAP-FAQ-09", "TAP-EX-26")
def test_the_dice_are_rolled_also_when_a_trap_answers():
    t = attack(quiet().seat(1, hand=["trap"]))
    assert t.asked is TRAP
    t.answer(TRAP, t.card("trap")).answer(RESOURCE, COIN)
    assert t.asked is DIE
    assert seat_asked(t) == 0
    t.answer(DIE, 0)
    assert (t.player(0).vp, t.player(0).goods) == (4, [0, 0, 0, 0]), "one of the two results"


@rule("TAP-FAQ-10")
def test_the_benefit_of_the_tile_comes_only_with_its_face_of_the_black_die():
    gained = {}
    for die in (0, 1):
        t = attack().answer(DIE, die)
        gained[die] = (t.player(0).vp, t.player(0).goods[FOOD])
    assert gained == {0: (4, 0), 1: (0, 1)}


@rule("TAP-FAQ-11")
@pytest.mark.parametrize("finished", [False, True])
def test_no_trap_after_the_last_income_turn(finished: bool):
    made = quiet().seat(1, hand=["trap"])
    if finished:
        made.finished(1)
    assert (attack(made).asked is TRAP) == (not finished)


@rule("TAP-FAQ-12", "TAP-EX-28")
def test_nuclear_bomb_with_an_empty_hand_gives_its_points_only():
    t, before = entered("military", 10, quiet(), tracks={"exploration": 5})
    assert change(t, before) == {"vp": 5}
    t, _ = entered("military", 10, quiet(), tracks={"exploration": 5}, hand=["trap"])
    part(t, 1)
    assert t.asked is PLAY


# ------------------------------------------------------------------------------------------------ income turns


@rule("TAP-FAQ-16")
def test_only_a_civilization_allows_a_card_on_maker_of_fire():
    for civ in ("heralds", "leaders"):
        t = before_income(1, civs=[civ], hand=["trap"]).deck("guilds", "democracy").start()
        assert (t.asked is PLAY and seat_asked(t) == 0) == (civ == "heralds")


@rule("TAP-FAQ-17", "TAP-EX-20")
def test_a_card_of_the_last_income_turn_goes_on_the_stack_of_era_4():
    t = upgraded("printing_press", "middle", hand=["trap"], played={3: ["democracy"], 4: ["guilds"]})
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[3:] == [(t.card("democracy"),), (t.card("guilds"), t.card("trap"))]


@rule("TAP-FAQ-18", "TAP-EX-21")
@pytest.mark.parametrize(("turn", "space"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_a_card_played_in_step_1_goes_on_the_space_of_the_new_era(turn: int, space: int):
    made = before_income(turn, civs=["inventors"], hand=["trap"], tech={"middle": ["printing_press"]})
    t = take_income(made.mat(0, "inventors", 4))
    t.answer(TOKEN_ON_TECH, t.tech("printing_press")).answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[space][0] == t.card("trap")
    assert t.player(0).tally[CARDS] == 10


# ------------------------------------------------------------------------------------------------ tracks


@rule("TAP-FAQ-19", "TAP-EX-22", "TAP-ADV-09")
def test_a_resource_of_a_district_that_a_landmark_completes_pays_the_bonus():
    """Rafts explore a tile that researches; the roll leads into tier II of technology, the Forge completes a district.
    The last resource was paid for Rafts, so that only the new one can buy the card."""
    gap = [(7, 0), (7, 1), (8, 0), (8, 1)]
    filled = [number(plot) for plot in district(6) if plot in FREE and plot not in gap]
    made = quiet().fill(0, filled).dice((4, TECHNOLOGY))
    t, _ = entered("exploration", 2, made, tiles=[12], tracks={"technology": 3})
    t.answer(EXPLORE_HEX, t.hex(NEXT)).answer(EXPLORE_TURN, 0).answer(RESEARCH, TECHNOLOGY)
    t.answer(LANDMARK_SITE, site(7, 0)).answer(RESOURCE, CULTURE)
    assert t.asked is BONUS
    assert t.options == [CULTURE, NONE]
    t.answer(BONUS, CULTURE)
    assert (t.player(0).goods, t.player(0).hand.bit_count()) == ([0, 0, 0, 0], 1)


@rule("TAP-FAQ-19")
def test_landmark_then_benefits_then_bonus():
    """Space Shuttle: a landmark, a point per technology space, and 10 VP for three tiles."""
    made = quiet().seat(0, food=2, tiles=[5, 7, 16], tracks={"exploration": 9, "technology": 2})
    t = made.start().advance("exploration")
    t.match.choose(0)  # the orientation
    assert t.asked is LANDMARK_SITE
    assert t.player(0).vp == 0
    t.answer(LANDMARK_SITE, t.options[0])
    assert t.asked is PAY_TILE
    assert t.player(0).vp == 2


@rule("TAP-FAQ-20", "TAP-ADV-13")
def test_a_tier_reached_in_the_turn_of_another_gives_its_landmark_at_once():
    """Age of Discovery moves everybody."""
    made = before_income(2).seat(1, tracks={"science": 3}).dice((4, SCIENCE))
    made.seat(0, tracks={"science": 11})
    t = playing("age_of_discovery", made)
    while t.asked is RESEARCH:
        t.answer(RESEARCH, NONE)
    assert t.asked is LANDMARK_SITE
    assert seat_asked(t) == 1
    assert t.table.active == 0
    assert t.player(1).landmarks == 1 << t.landmark_number("apothecary")


@rule("TAP-FAQ-20", "TAP-ADV-13")
def test_the_end_of_a_track_reached_in_the_turn_of_another_is_an_achievement_at_once():
    made = before_income(2).seat(1, tracks={"military": 11}).dice((4, MILITARY)).tile(NEXT, 5)
    t = playing("age_of_discovery", made)
    t.answer(CONQUER, t.hex(NEXT)).answer(DIE, 0)
    assert (t.player(1).vp, t.player(1).far[MILITARY]) == (10, 12)


@rule("TAP-FAQ-21", "TAP-ACHIEVE-03", "TAP-ACHIEVE-04")
def test_a_second_completed_track_gives_no_second_achievement_and_blocks_no_space():
    made = before_income(5, tech={"bottom": ["siegecraft"]}, tracks={"military": 11}).claimed(0, "end-of-track")
    t = take_income(made)
    t.answer(UPGRADE, t.tech("siegecraft"))
    assert t.player(0).far[MILITARY] == 12
    assert t.player(0).tally[9] == 0
    assert t.match.view()["achievements"][0]["seats"] == [0]


@rule("TAP-FAQ-22", "TAP-TURN-11", "TAP-TURN-12")
def test_a_benefit_cannot_be_refused_and_a_bonus_can():
    t, _ = entered("exploration", 2, quiet(), tiles=[5, 7], food=1)
    assert t.asked is EXPLORE_TILE
    assert t.options == [4, 6]
    t.answer(EXPLORE_TILE, 4)
    assert NONE not in t.options
    t.answer(EXPLORE_HEX, t.options[0])
    assert t.asked is BONUS
    assert t.options[-1] == NONE
    t.answer(BONUS, NONE)
    assert t.player(0).hand == 0


# ------------------------------------------------------------------------------------------------ in general


@rule("TAP-FAQ-51", "TAP-EX-36")
def test_no_action_hands_material_to_another_player():
    made = quiet().seat(0, coin=8, worker=8, food=8, culture=8, tiles=[5], hand=["trap"])
    t = made.start()
    assert t.asked is ACTION
    assert t.options == [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY, INCOME]


@rule("TAP-FAQ-52")
@pytest.mark.parametrize("discarded", [True, False])
def test_the_discarded_tapestry_cards_become_the_deck_when_it_runs_out(discarded: bool):
    made = quiet().no_cards()
    if discarded:
        made.state.cards_out &= ~1
        made.state.discard = 1
    t, before = entered("technology", 2, made)
    assert change(t, before) == ({"cards": 1} if discarded else {})
    assert t.match.view()["discards"]["tapestry"] == []


@rule("TAP-FAQ-52")
@pytest.mark.parametrize("discarded", [True, False])
def test_the_discarded_tech_cards_become_the_deck_when_it_runs_out(discarded: bool):
    made = quiet().display("bakery", "barn", "calendar").no_tech()
    if discarded:
        card = made.state.techs_out & -made.state.techs_out
        made.state.techs_out &= ~card
        made.state.tech_discard = card
    t, _ = entered("technology", 1, made)
    assert (FROM_DECK in t.options) == discarded
    t.answer(INVENT, t.tech("barn"))
    assert len(t.table.display) == (3 if discarded else 2)
