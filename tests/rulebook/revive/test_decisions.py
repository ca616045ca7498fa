"""The decisions of the rule list (REV-DEC-01..39): who is asked, when, and what the options are."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import PLACES, TRIBES
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    ACTIVATE,
    ALL_COLOURS,
    ARTIFACT,
    BASIC_RESOURCE,
    BLIND,
    BOARD_ACTION,
    BUILD,
    CARD,
    CLEAR_CARD,
    CLEAR_MACHINE,
    CLEAR_MODULE,
    COPY,
    CRATE,
    CRYSTAL_INTO,
    EFFECTS,
    EXCHANGE,
    EXPLORE,
    FIFTH_BOTTOM,
    FIGURE_FROM,
    FIGURE_TO,
    FREE_CRATE,
    FREE_EXCHANGE,
    GIVE,
    HIBERNATE,
    KEEP,
    LAY_DOWN,
    LOCATION,
    MACHINE,
    MACHINE_TILE,
    MODULE,
    MODULE_SPACE,
    NEXT,
    OPEN,
    PAY,
    PAY_CRATE,
    PAY_MACHINE,
    PAY_NOW,
    POPULATE,
    REMOVE,
    REOPEN,
    REWARD,
    SITE,
    SIZE,
    SLOT,
    SMALL_ARTIFACT,
    SPARE_CRYSTAL,
    SWITCH,
    TECHNOLOGY,
    TILE,
    TO_ACTIVE,
    TO_REST,
    TRACK,
    TRIBE_BOARD,
    TURN_TILE,
)
from tafelrunde.kernel.decision import NONE, Prompt
from tafelrunde.kernel.effects import MAY, ONE_OF
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.revive.places import cards, dry, finish, sleep
from tests.rulebook.revive.positions import alone, build, silent

NEAR_TILE = 7  # this space touches the abyss


def asked(t: ReviveTable, prompt: Prompt, seat: int, *options: int) -> ReviveTable:
    """This seat is asked this, with exactly these options."""
    assert (t.asked, t.seat_asked) == (prompt, seat)
    assert sorted(t.options) == sorted(options)
    return t


# ------------------------------------------------------------------------------------------------ the turn


@rule("REV-DEC-01")
def test_at_the_start_of_a_turn_one_acts_or_hibernates():
    t = scenario().seat(0, active=["1"]).start()
    asked(t, ACTION_PROMPT, 0, t.own_card("1"), SWITCH, HIBERNATE)
    t = scenario().seat(0, active=[], switch_used=True).start()
    assert t.player(0).hibernation == 1, "nothing else can be done, so it is done"


@rule("REV-DEC-02")
def test_the_first_action_is_forced_and_the_second_optional_but_alone_there_is_one_only():
    t = scenario().seat(0, active=["1", "2"]).start()
    asked(t, ACTION_PROMPT, 0, t.own_card("1"), t.own_card("2"), SWITCH, HIBERNATE)
    asked(t.play("1", "top1"), ACTION_PROMPT, 0, t.own_card("2"), SWITCH, NONE)
    t.play("2", "top2")
    assert t.seat_asked == 1
    solo = scenario(1).seat(0, active=["1", "2"]).start()
    asked(solo.play("1", "top1"), ACTION_PROMPT, 0, solo.own_card("2"), SWITCH, HIBERNATE)


@rule("REV-DEC-03")
@pytest.mark.parametrize("slept", [False, True])
def test_a_turn_ends_when_its_player_wants_no_more_free_actions(slept: bool):
    t = scenario().seat(0, crystal=1, closed=["K04"], active=["1", "2"]).turn(0, actions=0 if slept else 1).start()
    if slept:
        sleep(t).answer(REWARD, NONE)
    else:
        t.play("1", "top1")
    asked(t, ACTION_PROMPT, 0, EXCHANGE, CRATE, NONE)
    t.answer(ACTION_PROMPT, CRATE)
    finish(t)
    asked(t, ACTION_PROMPT, 0, EXCHANGE, NONE)
    assert t.answer(ACTION_PROMPT, NONE).seat_asked == 1


@rule("REV-DEC-03", "REV-DEC-05")
def test_free_actions_are_offered_beside_the_effects_that_wait():
    t = scenario().seat(0, crystal=1, closed=["K04"], active=["CG01"], modules={6: "SM07"}).start()
    t.play("CG01", "bottom1")
    waiting = [code for code in t.options if 0 <= code < EFFECTS]
    assert len(waiting) == 2
    asked(t, NEXT, 0, *waiting, EFFECTS + FREE_EXCHANGE, EFFECTS + FREE_CRATE, NONE)


# ------------------------------------------------------------------------------------------------ playing a card


@rule("REV-DEC-04")
def test_card_slot_and_way_round_are_chosen():
    made = scenario().figure(0, 121, "t1").figure(0, 122, "t2M").seat(0, active=["1", "2"], slots={"top1": ["CG01"]})
    t = made.start()
    assert {t.own_card("1"), t.own_card("2")} <= set(t.options)
    t.answer(ACTION_PROMPT, t.own_card("2"))
    asked(t, SLOT, 0, 1, 2, 3, 4, FIFTH_BOTTOM)
    t.answer(SLOT, FIFTH_BOTTOM).next("advance")
    assert t.track(0, "green") == 2


@rule("REV-DEC-05")
def test_card_cards_below_and_modules_come_in_an_order_of_choice():
    made = scenario().seat(0, active=["CN01"], slots={"bottom1": ["CN12"]}, modules={6: "SM15"})
    t = made.start().play("CN01", "bottom1")
    names = t.waiting()
    assert sorted(name.split("(")[0] for name in names) == ["ability", "advance", "points", "points"]
    for _ in range(3):
        t.match.choose(t.options[-2])
    assert t.asked is NEXT
    assert len(t.waiting()) == 1


@rule("REV-DEC-06")
def test_an_effect_may_be_left_and_an_exchange_stopped_after_each_time():
    t = scenario().seat(0, active=["CG01"]).start().play("CG01", "bottom1")
    asked(t, NEXT, 0, *[code for code in t.options if code != NONE], NONE)
    t = scenario().seat(0, gear=3, active=["CG08"]).start().play("CG08", "top1")
    asked(t, MAY, 0, 1, NONE)
    asked(t.answer(MAY, 1).answer(ONE_OF, 0), MAY, 0, 1, NONE)
    assert t.answer(MAY, NONE).asked is ACTION_PROMPT
    t = scenario().seat(0, gear=1, food=1, active=["4"]).start().play("4", "top1")
    asked(t, GIVE, 0, 0, 2, NONE)


@rule("REV-DEC-07")
def test_symbols_with_a_slash_ask_for_one_side():
    t = scenario().seat(0, active=["6"]).start().play("6", "bottom1").next("one-of")
    asked(t, ONE_OF, 0, 0, 1)
    assert t.answer(ONE_OF, 0).asked is MODULE
    t = scenario().seat(0, gear=1, active=["CG08"]).start().play("CG08", "top1").answer(MAY, 1)
    asked(t, ONE_OF, 0, 0, 1)
    asked(scenario().seat(0, active=["CG05"]).start().play("CG05", "top1"), BASIC_RESOURCE, 0, 0, 1, 2)
    asked(scenario().start().answer(ACTION_PROMPT, SWITCH), BASIC_RESOURCE, 0, 0, 1, 2)
    t = scenario().seat(0, active=["CG07"]).start().play("CG07", "bottom1").next("advance-any")
    asked(t, TRACK, 0, 0, 1, 2, NONE)
    made = scenario(vukuntur=True).tribe(0, "vukuntur").seat(0, gear=3, book=2, active=["5"])
    t = made.start().play("5", "bottom1").next("ability")
    asked(t, BOARD_ACTION, 0, 1, 2, NONE)


@rule("REV-DEC-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_module_and_space_are_chosen_also_in_the_turn_of_another(seat: int):
    """The lake of the explored tile gives a module to the player beside it."""
    made = scenario().terrain(100, "desert").building(seat, 100).hidden(NEAR_TILE, "T16")
    made.seat(seat, modules={0: "SM01"}).seat(0, food=6)
    t = made.start().answer(ACTION_PROMPT, EXPLORE).answer(TILE, NEAR_TILE)
    t.answer(CARD, BLIND).answer(TURN_TILE, 0).next("module")
    asked(t, MODULE, seat, *t.table.modules, NONE)
    t.answer(MODULE, t.options[0])
    asked(t, MODULE_SPACE, seat, *range(12))


@rule("REV-DEC-09")
def test_the_switch_asks_for_a_basic_resource_which_cannot_be_refused():
    asked(scenario().start().answer(ACTION_PROMPT, SWITCH), BASIC_RESOURCE, 0, 0, 1, 2)


# ------------------------------------------------------------------------------------------------ the board


@rule("REV-DEC-10", "REV-DEC-11", "REV-DEC-12")
def test_exploring_asks_for_tile_card_and_orientation():
    """With 3 food two tiles beside the abyss are in reach, and a cheaper one further away."""
    made = alone("location").hidden(7, "T01").hidden(17, "T06").seat(0, food=3, active=["1"])
    t = made.start().answer(ACTION_PROMPT, EXPLORE)
    assert t.asked is TILE
    assert {7, 17} <= set(t.options)
    assert NONE not in t.options
    t.answer(TILE, 17)
    asked(t, CARD, 0, *t.table.cards, BLIND)
    asked(t.answer(CARD, BLIND), TURN_TILE, 0, 0, 1)
    assert t.answer(TURN_TILE, 1).table.turned >> 17 & 1


@rule("REV-DEC-10")
def test_the_tiles_to_choose_from_are_those_that_can_be_reached_and_paid_for():
    """2 food: only the tile beside the abyss that costs no more."""
    made = alone("location").hidden(7, "T03").hidden(17, "T05").hidden(16, "T09")
    t = made.seat(0, food=3, active=["1"]).start().answer(ACTION_PROMPT, EXPLORE)
    asked(t, TILE, 0, 7, 16)


@rule("REV-DEC-13")
def test_populating_asks_for_location_and_technology():
    made = scenario().figure(0, 106, "t1").seat(0, book=3, food=2, active=["1"])
    t = made.start().answer(ACTION_PROMPT, POPULATE)
    asked(t, LOCATION, 0, 109, 112)
    t.answer(LOCATION, 112)
    asked(t, TECHNOLOGY, 0, PLACES.index("t2L"), PLACES.index("t2M"), PLACES.index("t2R"))


@rule("REV-DEC-14")
def test_building_asks_for_desert_and_size():
    t = scenario().seat(0, gear=5, active=["1"]).start().answer(ACTION_PROMPT, BUILD)
    asked(t, SITE, 0, 102, 114)
    asked(t.answer(SITE, 114), SIZE, 0, 0, 1)
    made = scenario().seat(0, gear=4, active=["1"]).start().answer(ACTION_PROMPT, BUILD).answer(SITE, 114)
    assert made.asked is not SIZE, "the large one is too expensive"


@rule("REV-DEC-15")
def test_nobody_is_asked_for_origin_and_way():
    """Two pieces, and several ways from each: the cheapest is paid without a question."""
    made = dry(scenario()).building(0, 102).building(0, 118).terrain(113, "desert")
    t = made.seat(0, gear=3, food=6, active=["1"]).start().answer(ACTION_PROMPT, BUILD).answer(SITE, 114)
    assert t.asked is not PAY
    finish(t)
    assert t.player(0).small >> 114 & 1
    assert t.resources(0)["food"] == 6 - 1, "over the abyss"


@rule("REV-DEC-16")
def test_the_payer_says_which_discounts_and_ranges_are_used():
    made = scenario().seat(0, gear=5, food=2, energy=2, tracks=(5, 1, 3), loaded=[0], machines={3: "MG01"})
    t = dry(made).seat(0, closed=["K13"], active=["1"]).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, 105).answer(SIZE, 0)
    asked(t, PAY, 0, PAY_NOW, PAY_MACHINE, PAY_CRATE)
    asked(t.answer(PAY, PAY_MACHINE), ACTIVATE, 0, 2, 3)
    asked(t.answer(ACTIVATE, 3), PAY, 0, PAY_NOW, PAY_MACHINE, PAY_CRATE)
    finish(t.answer(PAY, PAY_NOW))
    assert t.player(0).small == 1 << 105
    assert (t.resources(0)["gear"], t.resources(0)["food"]) == (4, 0)


@rule("REV-DEC-17")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_owner_of_a_building_orders_its_rewards(owner: int):
    """A new tile with forest and steppe beside a building; then a new building beside forest and mountain."""
    explored = alone("location").building(owner, 100).hidden(NEAR_TILE, "T17").seat(0, food=6)
    t = explored.start().answer(ACTION_PROMPT, EXPLORE).answer(TILE, NEAR_TILE)
    t.answer(CARD, BLIND).answer(TURN_TILE, 1)
    assert (t.asked, t.seat_asked) == (NEXT, owner)
    assert NONE not in t.options, "the steps of a building cannot be left"
    assert sorted(t.waiting()) == ["advance(colour='green', steps=1)", "advance(colour='yellow', steps=1)"]
    made, site = silent()
    around = [f for f in made.fields("location") if f in (100, 101, 103)]
    made.terrain(around[0], "forest").terrain(around[1], "mountain")
    t = build(made.seat(0, gear=3).start(), site).pay()
    assert (t.asked, t.seat_asked, len(t.waiting())) == (NEXT, 0, 2)
    assert NONE not in t.options


@rule("REV-DEC-18")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_unlocks_a_special_machine_chooses_the_tile_also_in_the_turn_of_another(seat: int):
    """The mountain of the explored tile brings the fifth grey step."""
    made = alone("location").building(seat, 100).hidden(NEAR_TILE, "T22").seat(seat, tracks=(4, 1, 1))
    t = made.seat(0, food=6).start().answer(ACTION_PROMPT, EXPLORE).answer(TILE, NEAR_TILE)
    t.answer(CARD, BLIND).answer(TURN_TILE, 1)
    asked(t, MACHINE_TILE, seat, *t.table.machines[0])


@rule("REV-DEC-19")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_gains_a_large_artifact_chooses_it_also_in_the_turn_of_another(seat: int):
    """Nàdair lay a forest beside a building; the green step opens an artifact field."""
    made = scenario(moon=True).tribe(0, "nadair", "moon").terrain(103, "desert").building(seat, 103)
    made.seat(seat, tracks=(1, 11, 9)).only_artifacts(0, 1, 3, 4)
    t = made.seat(0, crystal=1, food=6, active=["5"]).start().play("5", "bottom1").next("ability")
    t.answer(ABILITY_FIELD, 102)
    asked(t, ARTIFACT, seat, 0, 1)
    assert t.answer(ARTIFACT, 1).player(seat).artifacts == 1 << 1


# ------------------------------------------------------------------------------------------------ hibernating


@rule("REV-DEC-20", "REV-DEC-21")
def test_hibernating_asks_for_the_artifact_to_remove_and_for_the_reward():
    t = sleep(scenario().only_artifacts(1, 2, 4).seat(0, hibernation=3, active=["1"]).start())
    asked(t, REMOVE, 0, 1, 2)
    asked(t.answer(REMOVE, 2), REWARD, 0, 1, 2, 3, 4, NONE)


@rule("REV-DEC-22")
def test_crystals_are_exchanged_one_by_one_into_what_has_room():
    t = scenario().seat(0, crystal=2, gear=6, active=["1"]).start()
    assert EXCHANGE in t.options
    asked(t.answer(ACTION_PROMPT, EXCHANGE), CRYSTAL_INTO, 0, 1, 2)
    assert EXCHANGE in t.answer(CRYSTAL_INTO, 1).options
    assert EXCHANGE not in scenario().seat(0, active=["1"]).start().options


@rule("REV-DEC-23")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_crystal_too_many_may_be_another_resource_also_in_the_turn_of_another(seat: int):
    """The lake of T20 gives two crystals."""
    made = alone("location").building(seat, 102).hidden(NEAR_TILE, "T20").seat(seat, crystal=2, book=6)
    t = made.seat(0, food=5).start().answer(ACTION_PROMPT, EXPLORE).answer(TILE, NEAR_TILE)
    t.answer(CARD, BLIND).answer(TURN_TILE, 0)
    asked(t, SPARE_CRYSTAL, seat, 0, 2, NONE)
    t.answer(SPARE_CRYSTAL, 0)
    assert (t.resources(seat)["crystal"], t.resources(seat)["gear"]) == (3, 1)


@rule("REV-DEC-24")
def test_the_player_on_turn_chooses_the_machine():
    made = scenario().seat(0, energy=1, gear=1, tracks=(5, 5, 1), machines={3: "MG02", 4: "MN02"}, loaded=[4])
    t = made.seat(1, energy=1, gear=1, tracks=(3, 1, 1)).seat(0, active=["1"]).start()
    asked(t.answer(ACTION_PROMPT, MACHINE), ACTIVATE, 0, 0, 3)
    t.answer(ACTIVATE, 3)
    assert MACHINE not in t.options, "no energy is left"


@rule("REV-DEC-24")
def test_no_machine_after_hibernating():
    t = scenario().seat(0, energy=1, crystal=1, tracks=(5, 1, 1), machines={3: "MG02"}, active=["1"]).start()
    assert MACHINE in t.options
    sleep(t).answer(REWARD, NONE)
    asked(t, ACTION_PROMPT, 0, EXCHANGE, NONE)


@rule("REV-DEC-25")
def test_crates_to_open_and_to_use_again_are_chosen():
    made = scenario().seat(0, closed=["K04", "K05"], opened=["K01", "K06"], gear=1, energy=1, active=["1"])
    made.seat(0, tracks=(5, 1, 1), loaded=[0], machines={3: "MG07"})
    t = made.start()
    number = t.number
    asked(t.answer(ACTION_PROMPT, CRATE), OPEN, 0, number("crate", "K04"), number("crate", "K05"))
    t.answer(OPEN, number("crate", "K05")).answer(ACTION_PROMPT, MACHINE)
    asked(t, REOPEN, 0, number("crate", "K01"), number("crate", "K05"), number("crate", "K06"), NONE)


# ------------------------------------------------------------------------------------------------ cards


@rule("REV-DEC-26")
def test_cards_that_move_are_chosen_by_their_owner():
    made = scenario().seat(0, active=["CY12", "1"], slots={"top1": ["CG01"], "bottom2": ["CY01"]})
    t = made.start().play("CY12", "bottom1").next("slot-to-rest")
    asked(t, TO_REST, 0, *cards(t, "CG01", "CY01"), NONE)
    made = scenario().seat(0, active=["CG13", "1", "2", "3", "4", "5"], rest=["CY01"])
    t = made.start().play("CG13", "bottom1").next("rest-to-active")
    asked(t, TO_ACTIVE, 0, *t.player(0).rest, NONE)
    made = scenario().seat(0, energy=1, tracks=(5, 1, 1), loaded=[0], machines={3: "MG05"}, active=["CG01", "CY01"])
    t = made.start().answer(ACTION_PROMPT, MACHINE)
    asked(t, LAY_DOWN, 0, *cards(t, "CG01", "CY01"), NONE)


@rule("REV-DEC-27")
def test_the_card_of_the_display_is_chosen():
    made = scenario().display(cards=["CG01", "CG02", "CN01", "CY01", "CY02"]).seat(0, active=["CG10"])
    t = made.start().play("CG10", "bottom1")
    asked(t, CARD, 0, *cards(t, "CG01", "CG02"), NONE)


@rule("REV-DEC-28")
def test_the_card_that_counts_as_all_colours_is_chosen():
    made = scenario().seat(0, energy=1, tracks=(5, 1, 1), loaded=[0], machines={3: "MG10"}, active=["CN01"])
    t = made.seat(0, active=["CN01"], slots={"top1": ["CG03"]}).start().play("CN01", "top1")
    asked(t, ALL_COLOURS, 0, *cards(t, "CN01", "CG03"), NONE)


# ------------------------------------------------------------------------------------------------ tribes


@rule("REV-DEC-29")
def test_the_ability_asks_for_the_field_of_its_tile_and_may_be_left():
    def table(tribe: str) -> ReviveTable:
        made = scenario(moon=True, vukuntur=True).tribe(0, tribe, "moon").seat(0, crystal=1, active=["5"])
        return made.start().play("5", "bottom1").next("ability")

    asked(table("nadair"), ABILITY_FIELD, 0, 102, 114, NONE)
    t = table("vukuntur")
    terrain = [field for field in range(120) if (t.table.of[0] | t.table.of[1] | t.table.of[2]) >> field & 1]
    asked(t, ABILITY_FIELD, 0, *terrain, NONE)
    assert t.answer(ABILITY_FIELD, NONE).player(0).tribe_markers == 0


@rule("REV-DEC-30")
def test_who_unlocks_the_move_of_a_figure_says_from_where_to_where():
    made = scenario().tribe(0, "kuniban").figure(0, 106, "t1").seat(0, book=3, food=6, active=["1"])
    t = made.start().answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112).answer(TECHNOLOGY, PLACES.index("t2R"))
    asked(t, FIGURE_FROM, 0, 106, 112, NONE)
    t.answer(FIGURE_FROM, 106)
    assert t.player(0).figures == 1 << 112 | 1 << 109, "109 is the only other small location"


@rule("REV-DEC-30")
def test_the_new_place_of_the_figure_is_chosen():
    made = scenario().tribe(0, "kuniban").explored(NEAR_TILE, "T01").figure(0, 106, "t1")
    t = made.seat(0, book=3, food=6, active=["1"]).start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112).answer(TECHNOLOGY, PLACES.index("t2R"))
    t.answer(FIGURE_FROM, 106)
    new = next(field for field in range(28, 32) if t.table.of[5] >> field & 1)
    asked(t, FIGURE_TO, 0, new, 109)


@rule("REV-DEC-31")
def test_the_copying_switch_asks_which_card_of_which_player_or_the_own_effect():
    made = scenario(3, vukuntur=True).tribe(0, "vukuntur").figure(0, 121, "t1").figure(0, 122, "t2R")
    made.seat(1, slots={"top1": ["CG01"]}).seat(2, slots={"bottom1": ["CY01"]})
    t = made.seat(0, active=["1"], slots={"top1": ["CN01"]}).start().answer(ACTION_PROMPT, SWITCH)
    asked(t, COPY, 0, *cards(t, "CG01", "CY01"), NONE)


# ------------------------------------------------------------------------------------------------ set-up


@rule("REV-DEC-32")
def test_everybody_keeps_one_of_two_artifact_cards_in_secret():
    match = Match(REVIVE, 3, 1, {"two_artifact_cards": True})
    for seat in range(3):
        decision = match.decision
        assert decision is not None
        assert (decision.prompt, decision.seat) == (KEEP, seat)
        assert decision.options == match.view(seat)["seats"][seat]["artifact_cards"]
        assert len(decision.options) == 2
        assert "options" not in match.view((seat + 1) % 3)["pending"]
        match.choose(decision.options[0])
    assert match.decision is not None
    assert match.decision.prompt is ACTION_PROMPT


@rule("REV-DEC-33")
def test_tribe_boards_are_chosen_from_what_is_left():
    match = Match(REVIVE, 2, 1, {"choose_tribes": True, "first_player": "first_seat"})
    assert match.decision is not None
    assert (match.decision.prompt, match.decision.seat, match.decision.options) == (TRIBE_BOARD, 1, [0, 1, 2, 3])
    match.choose(TRIBES.index("x49"))
    assert (match.decision.prompt, match.decision.seat, match.decision.options) == (TRIBE_BOARD, 0, [0, 1, 3])


# ------------------------------------------------------------------------------------------------ solo, longer game


@rule("REV-DEC-35")
def test_alone_one_may_remove_things_of_the_display_one_by_one():
    t = sleep(scenario(1).seat(0, active=["1"]).start())
    shown = t.table.cards.copy()
    asked(t, CLEAR_CARD, 0, *shown, NONE)
    asked(t.answer(CLEAR_CARD, shown[0]), CLEAR_CARD, 0, *shown[1:], NONE)
    asked(t.answer(CLEAR_CARD, NONE), CLEAR_MACHINE, 0, *[tile for row in t.table.machines for tile in row], NONE)
    asked(t.answer(CLEAR_MACHINE, NONE), CLEAR_MODULE, 0, *t.table.modules, NONE)


@rule("REV-DEC-36")
def test_alone_one_may_stop_after_the_trigger_and_not_before():
    t = scenario(1).seat(0, active=["1"]).turn(0, clock=20).start()
    assert NONE not in t.options
    t = scenario(1).seat(0, active=["1"]).turn(0, clock=21).start()
    asked(t, ACTION_PROMPT, 0, SWITCH, NONE)
    assert t.answer(ACTION_PROMPT, NONE).match.over


@rule("REV-DEC-37")
def test_in_the_longer_game_of_four_small_ones_of_the_area_can_be_taken_or_removed():
    made = scenario(4, longer=True).seat(0, vp=34, active=["CG13", "1"])
    t = made.start().play("CG13", "top1").next("points")
    asked(t, ARTIFACT, 0, 0, 1, 2, SMALL_ARTIFACT)
    t = sleep(scenario(4, longer=True).seat(0, hibernation=3, active=["1"]).start())
    asked(t, REMOVE, 0, 0, 1, 2, SMALL_ARTIFACT)
    t = sleep(scenario(4).seat(0, hibernation=3, active=["1"]).start())
    asked(t, REMOVE, 0, 0, 1, 2)


@rule("REV-DEC-38")
def test_what_pays_units_of_choice_is_asked_one_by_one():
    """T07 costs 2 food and two of choice."""
    made = alone("location").hidden(NEAR_TILE, "T07").seat(0, gear=1, book=2, food=2, active=["1"])
    t = made.start().answer(ACTION_PROMPT, EXPLORE)
    if t.asked is TILE:
        t.answer(TILE, NEAR_TILE)
    asked(t, GIVE, 0, 0, 1)
    asked(t.answer(GIVE, 1), GIVE, 0, 0, 1)
    t.answer(GIVE, 0)
    assert t.player(0).res == [0, 1, 0, 0]
