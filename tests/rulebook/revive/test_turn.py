"""Turn (REV-TURN-01..15)."""

from __future__ import annotations

from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    BASIC_RESOURCE,
    BUILD,
    CARD,
    CRATE,
    CRYSTAL_INTO,
    EXCHANGE,
    EXPLORE,
    HIBERNATE,
    MACHINE,
    MACHINE_TILE,
    MODULE,
    MODULE_SPACE,
    NEXT,
    OPEN,
    POPULATE,
    REWARD,
    SWITCH,
    TILE,
    TURN_TILE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, build, do_next, silent

BOARD_ACTIONS = {EXPLORE, POPULATE, BUILD}
ACTIONS = {SWITCH, *BOARD_ACTIONS}
FREE = {EXCHANGE, MACHINE, CRATE}


def use_switch(t: ReviveTable) -> ReviveTable:
    return t.answer(ACTION_PROMPT, SWITCH).answer(BASIC_RESOURCE, 0)


def explore(t: ReviveTable) -> ReviveTable:
    """The first tile on offer, to the end."""
    if t.asked is TILE:
        t.answer(TILE, t.options[0])
    t.pay()
    t.answer(CARD, t.options[0])
    return t.answer(TURN_TILE, 0)


@rule("REV-TURN-01")
def test_turns_go_clockwise_from_the_first_player():
    t = scenario(3).start()
    seats = []
    for _ in range(4):
        seats.append(t.seat_asked)
        if SWITCH in t.options:
            use_switch(t).answer(ACTION_PROMPT, NONE)
    assert seats == [0, 1, 2, 0]


@rule("REV-TURN-02")
def test_a_turn_has_two_actions_at_most():
    t = scenario().seat(0, active=["1", "2", "3"], crystal=1).start()
    t.play("1", "top1")
    assert SWITCH in t.options
    use_switch(t)
    assert t.seat_asked == 0
    assert set(t.options) == {EXCHANGE, NONE}


@rule("REV-TURN-03")
def test_there_are_five_actions():
    made, _ = silent()
    t = made.seat(0, active=["1", "2"], gear=6, book=6, food=6).start()
    assert set(t.options) == {t.own_card("1"), t.own_card("2"), *ACTIONS, HIBERNATE}


@rule("REV-TURN-04")
def test_both_actions_may_be_the_same_or_different():
    def after(*cards: str) -> list[int]:
        t = scenario().seat(0, active=["CG01", "CN01", "CY01"]).start()
        for n, card in enumerate(cards):
            t.play(card, f"top{n + 1}")
        return t.player(0).res

    assert after("CG01", "CN01") == [3, 3, 0, 0]
    t = use_switch(scenario().seat(0, active=["CG01"]).start().play("CG01", "top1"))
    assert t.player(0).res == [4, 0, 0, 0]


@rule("REV-TURN-05")
def test_one_action_is_enough():
    t = use_switch(scenario().seat(0, active=["1"]).start())
    assert t.seat_asked == 0
    t.answer(ACTION_PROMPT, NONE)
    assert t.seat_asked == 1


@rule("REV-TURN-06")
def test_who_does_nothing_must_hibernate():
    t = scenario().seat(0, active=["1"]).start()
    assert NONE not in t.options
    assert HIBERNATE in t.options
    t = scenario().seat(0, active=[], switch_used=True).start()
    assert t.asked is not ACTION_PROMPT or t.options == [HIBERNATE], "there is nothing else to do"
    assert t.player(0).hibernation == 1


@rule("REV-TURN-07")
def test_nobody_hibernates_after_an_action():
    t = scenario().seat(0, active=["1", "2"]).start()
    assert HIBERNATE in t.options
    use_switch(t)
    assert HIBERNATE not in t.options


@rule("REV-TURN-07", "REV-TURN-08")
def test_after_hibernating_there_are_free_actions_but_no_actions():
    made, _ = silent()
    t = made.seat(0, active=["1", "2"], gear=5, book=5, food=5, crystal=1, closed=["K01"]).start()
    assert set(t.options) >= ACTIONS
    t.answer(ACTION_PROMPT, HIBERNATE).answer(REWARD, NONE)
    assert t.seat_asked == 0
    assert set(t.options) == {EXCHANGE, CRATE, NONE}


@rule("REV-TURN-08")
def test_any_number_of_free_actions_may_be_added():
    made = scenario().seat(0, active=["1", "2"], gear=1, crystal=2, energy=1, closed=["K05", "K05"])
    t = made.seat(0, tracks=(3, 1, 1)).start()  # the standard machine that makes crystals
    assert set(t.options) >= FREE
    t.answer(ACTION_PROMPT, EXCHANGE).answer(CRYSTAL_INTO, 2)
    t.answer(ACTION_PROMPT, EXCHANGE).answer(CRYSTAL_INTO, 2)
    for _ in range(2):
        t.answer(ACTION_PROMPT, CRATE)
        if t.asked is OPEN:
            t.answer(OPEN, t.options[0])
    assert t.resources(0) == {"gear": 1, "book": 4, "food": 2, "crystal": 0}
    assert t.seat_asked == 0
    assert t.own_card("1") in use_switch(t).options, "they took no action"
    assert MACHINE in t.options, "and may come between actions"


@rule("REV-TURN-09")
def test_effects_of_card_and_modules_come_in_any_order():
    def table() -> ReviveTable:
        made = scenario().seat(0, active=["CG01"], modules={6: "SM07"})  # grey steps, and 2 points
        return made.start().play("CG01", "bottom1")

    assert len(table().waiting()) == 2
    t = table().next("points")
    assert (t.player(0).vp, t.track(0, "grey")) == (2, 1)
    t = table().next("advance")
    assert (t.player(0).vp, t.track(0, "grey")) == (0, 3)
    do_next(t, "points")
    assert (t.player(0).vp, t.track(0, "grey")) == (2, 3)


@rule("REV-TURN-09")
def test_an_effect_that_is_being_carried_out_does_not_wait_any_more():
    t = scenario().seat(0, active=["CG05"]).start().play("CG05", "top1")
    assert t.asked is BASIC_RESOURCE
    assert t.match.view(0)["waiting"] == []


@rule("REV-TURN-10")
def test_an_effect_need_not_be_used():
    t = scenario().seat(0, active=["CG01"]).start().play("CG01", "bottom1")
    assert t.asked is NEXT
    t.skip()
    assert t.track(0, "grey") == 1
    assert t.asked is ACTION_PROMPT


@rule("REV-TURN-12")
def test_an_extra_action_does_not_count():
    t = scenario().seat(0, active=["CY06", "1"], food=6, crystal=3).start()
    t.play("CY06", "bottom1")
    explore(do_next(t, "board-action"))
    assert t.player(0).vp > 0
    assert SWITCH in t.options, "the second action is still to come"
    use_switch(t)
    assert not set(t.options) & ACTIONS


@rule("REV-TURN-13")
def test_cards_modules_and_machines_are_replaced_in_the_display_at_once():
    made = scenario().seat(0, active=["CG02", "CG01"], tracks=(3, 1, 1)).display(cards=["CG05"])
    t = made.start().play("CG02", "bottom1").next("module")
    module = t.options[0]
    t.answer(MODULE, module).answer(MODULE_SPACE, 1)
    shown = t.match.view()["display"]
    assert len(shown["modules"]) == 5
    assert module not in shown["modules"]
    do_next(t.play("CG01", "bottom2"), "advance")
    machine = t.options[0]
    t.answer(MACHINE_TILE, machine)
    shown = t.match.view()["display"]
    assert len(shown["machines"][0]) == 3
    assert machine not in shown["machines"][0]
    t = scenario().seat(0, active=["CG10"]).display(cards=["CG05"]).start().play("CG10", "bottom1")
    t.answer(CARD, t.number("card", "CG05"))
    shown = t.match.view()["display"]
    assert len(shown["cards"]) == 5
    assert t.number("card", "CG05") not in shown["cards"]


@rule("REV-TURN-14")
def test_free_actions_alone_do_not_make_a_turn():
    t = scenario().seat(0, active=["1"], crystal=1).start()
    t.answer(ACTION_PROMPT, EXCHANGE).answer(CRYSTAL_INTO, 0)
    assert t.seat_asked == 0
    assert NONE not in t.options
    assert HIBERNATE in t.options


@rule("REV-TURN-15")
def test_crystals_crates_and_machines_count_for_what_can_be_paid():
    def offered(**seat: object) -> bool:
        made, _ = silent()
        return BUILD in made.seat(0, **seat).start().options

    assert not offered(gear=2)
    assert offered(gear=2, crystal=1)
    assert offered(gear=1, closed=["K04"])
    assert not offered(gear=0, closed=["K04"])
    assert offered(gear=1, energy=1, tracks=(5, 1, 1), machines={3: "MG02"})
    assert not offered(gear=1, energy=0, tracks=(5, 1, 1), machines={3: "MG02"})
    assert offered(gear=1, energy=1, tracks=(5, 1, 1), machines={3: "MG01"}), "a discount counts too"
    assert not offered(gear=1, energy=1, tracks=(5, 1, 1), machines={3: "MG03"}), "one crystal is not enough"


@rule("REV-TURN-15")
def test_range_of_a_machine_counts_for_what_can_be_reached():
    def offered(energy: int) -> bool:
        made = alone()
        far = next(f for f in made.fields("forest") if build_is_one_away(f))
        made.terrain(far, "desert").seat(0, gear=3, energy=energy, tracks=(1, 1, 3))
        return BUILD in made.start().options

    assert offered(1)
    assert not offered(0)


def build_is_one_away(field: int) -> bool:
    """From the abyss it costs one food to build there."""
    made = alone()
    t = made.terrain(field, "desert").seat(0, gear=3, food=1).start()
    if BUILD not in t.options:
        return False
    build(t, field).pay()
    return t.resources(0)["food"] == 0


@rule("REV-TURN-11")
def test_everybody_sees_how_many_actions_were_taken_and_free_actions_do_not_count():
    t = scenario(3).seat(0, active=["1", "2"], crystal=2).start()

    def shown() -> set[int]:
        return {t.match.view(seat)["actions"] for seat in range(3)}

    assert shown() == {0}
    t.answer(ACTION_PROMPT, EXCHANGE).answer(CRYSTAL_INTO, 0)
    assert shown() == {0}
    t.play("1", "top1")
    assert shown() == {1}
    use_switch(t)
    assert shown() == {2}
    t.answer(ACTION_PROMPT, NONE)
    assert (t.seat_asked, shown()) == (1, {0})
