"""Free actions, machines, crates (REV-FREE-*, REV-MACH-*, REV-CRATE-*)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.prompts import (
    ACTION_PROMPT,
    ACTIVATE,
    BUILD,
    CRATE,
    CRYSTAL_INTO,
    EXCHANGE,
    EXPLORE,
    GIVE,
    MACHINE,
    OPEN,
    PAY,
    PAY_CRATE,
    PAY_MACHINE,
    PAY_NOW,
    REWARD,
    SITE,
    SIZE,
    SWITCH,
    TO_REST,
)
from tafelrunde.games.revive.scenario import scenario
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import MAY
from tests.rulebook import rule
from tests.rulebook.revive.places import ALL_TRACKS, NOTHING, cards, dry, finish, points, sleep

NEAR = 102  # a desert beside the abyss: nothing to pay for distance
FAR = 105  # a desert with two fields between it and the abyss
GEARS = "MG02"  # a machine of 2 gears
BOOKS = "MN02"


# ------------------------------------------------------------------------------------------------ free actions


@rule("REV-FREE-01")
@pytest.mark.parametrize(("kind", "name"), [(0, "gear"), (1, "book"), (2, "food")])
def test_crystals_change_one_to_one_into_any_basic_resource_any_number_of_times(kind: int, name: str):
    t = scenario().seat(0, crystal=3, active=["1"]).start()
    for _ in range(2):
        t.answer(ACTION_PROMPT, EXCHANGE).answer(CRYSTAL_INTO, kind)
    assert t.resources(0) == {**NOTHING, name: 2, "crystal": 1}
    assert t.table.actions == 0, "it is no action"


@rule("REV-FREE-02", "REV-CRATE-02")
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_free_actions_come_before_between_and_after_the_actions(actions: int):
    made = scenario().seat(0, crystal=1, energy=1, tracks=(5, 1, 1), machines={3: GEARS}, closed=["K01"], active=["1"])
    t = made.turn(0, actions=actions).start()
    assert {EXCHANGE, MACHINE, CRATE} <= set(t.options)
    assert (SWITCH in t.options) == (actions < 2)
    t.answer(ACTION_PROMPT, CRATE)
    finish(t)
    assert t.table.actions == actions
    assert t.resources(0)["book"] == 1


@rule("REV-FREE-02", "REV-FREE-04")
def test_machines_and_crates_help_one_after_the_other_while_an_action_is_paid():
    made = scenario().seat(0, energy=1, tracks=(5, 1, 1), machines={3: GEARS}, food=6, closed=["K04"], active=["1"])
    t = dry(made).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, NEAR).answer(SIZE, 0)
    assert t.options == [PAY_MACHINE, PAY_CRATE], "3 gears are due and there is none"
    t.answer(PAY, PAY_MACHINE).answer(ACTIVATE, 3)
    assert t.resources(0)["gear"] == 2
    finish(t)
    assert t.player(0).small == 1 << NEAR
    assert t.resources(0)["gear"] == 2 + 2 - 3
    assert t.player(0).closed == []


@rule("REV-FREE-04")
def test_range_and_discount_of_machines_go_together_in_one_payment():
    made = scenario().seat(
        0, gear=1, food=1, energy=2, tracks=(5, 1, 3), loaded=[0], machines={3: "MG01"}, active=["1"]
    )  # 3 gears and 2 food are due
    t = dry(made).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, FAR)
    finish(t)
    assert t.player(0).small == 1 << FAR
    assert t.player(0).loaded == 0b1101
    assert (t.resources(0)["gear"], t.resources(0)["food"]) == (0, 0)


# ------------------------------------------------------------------------------------------------ machines


@rule("REV-MACH-01")
def test_a_machine_takes_one_energy_from_the_storage_and_gives_its_effect():
    t = scenario().seat(0, energy=2, tracks=(5, 1, 1), machines={3: GEARS}, active=["1"]).start()
    supply = t.table.energy
    t.answer(ACTION_PROMPT, MACHINE)
    assert t.resources(0) == {**NOTHING, "gear": 2}
    assert (t.player(0).energy, t.player(0).loaded, t.table.energy) == (1, 1 << 3, supply)
    assert t.table.actions == 0


@rule("REV-MACH-01")
@pytest.mark.parametrize(("energy", "loaded", "offered"), [(1, [], True), (0, [], False), (1, [3], False)])
def test_a_machine_needs_energy_in_the_storage_and_none_on_itself(energy: int, loaded: list[int], offered: bool):
    made = scenario().seat(0, energy=energy, loaded=loaded, tracks=(5, 1, 1), machines={3: GEARS}, active=["1"])
    assert (MACHINE in made.start().options) == offered


@rule("REV-MACH-01")
def test_a_machine_that_is_locked_cannot_be_activated():
    made = scenario().seat(0, energy=1, gear=1, tracks=(2, 1, 1), active=["1"])
    assert MACHINE not in made.start().options
    made = scenario().seat(0, energy=1, gear=1, tracks=(3, 1, 1), active=["1"])
    assert MACHINE in made.start().options


@rule("REV-MACH-02")
def test_a_machine_works_again_after_hibernating():
    made = scenario().seat(0, energy=2, tracks=(5, 1, 1), machines={3: GEARS}, loaded=[0], active=["1"])
    t = made.start()
    t.answer(ACTION_PROMPT, MACHINE)
    assert MACHINE not in t.options
    sleep(t).answer(REWARD, NONE)
    sleep(t).answer(REWARD, NONE)
    assert t.seat_asked == 0
    t.answer(ACTION_PROMPT, MACHINE).answer(ACTIVATE, 3)
    assert t.resources(0)["gear"] == 4


@rule("REV-MACH-03")
def test_any_number_of_machines_may_be_activated_in_a_turn():
    made = scenario().seat(
        0, energy=3, tracks=ALL_TRACKS, machines={3: GEARS, 4: BOOKS, 5: "MY02"}, loaded=[0, 1, 2], active=["1"]
    )
    t = made.start()
    for place in (3, 4):
        t.answer(ACTION_PROMPT, MACHINE).answer(ACTIVATE, place)
    t.answer(ACTION_PROMPT, MACHINE)
    assert t.resources(0) == {"gear": 2, "book": 2, "food": 2, "crystal": 0}
    assert t.player(0).energy == 0


@rule("REV-MACH-04")
def test_a_machine_on_the_tribe_board_works_like_the_others_once_unlocked():
    locked = scenario(formica=True).tribe(0, "formica").figure(0, 121, "t1").seat(0, energy=2, active=["1"])
    assert MACHINE not in locked.start().options
    made = scenario(formica=True).tribe(0, "formica").figure(0, 121, "t1").figure(0, 122, "t2L")
    t = made.seat(0, energy=2, active=["1"]).start()
    t.answer(ACTION_PROMPT, MACHINE)
    assert t.resources(0) == {**NOTHING, "crystal": 1}
    assert t.player(0).energy == 1
    assert MACHINE not in t.options, "there is energy on it"


@rule("REV-MACH-05")
@pytest.mark.parametrize(("kind", "left"), [(0, (0, 1, 1)), (1, (1, 0, 1)), (2, (1, 1, 0))])
def test_the_first_standard_machine_makes_a_crystal_of_a_basic_resource_of_choice(kind: int, left: tuple[int, ...]):
    t = scenario().seat(0, energy=1, tracks=(3, 1, 1), gear=1, book=1, food=1, active=["1"]).start()
    t.answer(ACTION_PROMPT, MACHINE).answer(MAY, 1).answer(GIVE, kind)
    assert tuple(t.player(0).res) == (*left, 1)


@rule("REV-MACH-06")
def test_the_second_standard_machine_moves_a_card_from_a_slot_to_the_rest_area():
    made = scenario().seat(
        0, energy=1, tracks=(1, 3, 1), active=["CG07"], slots={"top1": ["CG01"], "bottom1": ["CY01"]}
    )
    t = made.start()
    t.answer(ACTION_PROMPT, MACHINE)
    assert t.options == [*cards(t, "CG01", "CY01"), NONE]
    t.answer(TO_REST, t.number("card", "CG01"))
    assert t.number("card", "CG01") in t.player(0).rest
    assert t.player(0).slots[0] == ()
    assert t.player(0).slots[2] != ()
    t.play("CG07", "top1")  # the slot is free again
    sleeping = scenario().seat(0, rest=["CG01"], active=["1"]).start()
    sleep(sleeping)
    assert t.number("card", "CG01") in sleeping.player(0).active, "and the card returns"


@rule("REV-MACH-07")
@pytest.mark.parametrize(("food", "energy", "reaches"), [(2, 0, True), (1, 0, False), (1, 1, True), (0, 1, False)])
def test_the_third_standard_machine_takes_one_food_off_the_distance(food: int, energy: int, reaches: bool):
    t = scenario().seat(0, energy=energy, tracks=(1, 1, 3), gear=3, food=food, active=["1"]).start()
    t.answer(ACTION_PROMPT, BUILD)
    assert (FAR in t.options) == reaches
    if reaches:
        finish(t.answer(SITE, FAR))
        assert t.player(0).small == 1 << FAR
        assert t.resources(0)["food"] == 0


@rule("REV-MACH-08")
def test_every_player_board_has_three_standard_machines():
    made = scenario(players=4)
    for seat in range(4):
        made.seat(seat, tracks=(3, 3, 3))
    assert [me.unlocked for me in made.start().table.players] == [0b111] * 4
    assert [me.unlocked for me in scenario(players=4).start().table.players] == [0] * 4


@rule("REV-MACH-09")
def test_the_discount_of_a_machine_ends_with_the_action():
    made = scenario().seat(
        0, gear=4, food=6, energy=2, tracks=(5, 1, 1), loaded=[0], machines={3: "MG01"}, active=["1"]
    )
    t = dry(made).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, NEAR).answer(SIZE, 0)
    assert t.options == [PAY_NOW, PAY_MACHINE]
    t.answer(PAY, PAY_MACHINE)
    finish(t)
    assert t.resources(0)["gear"] == 3
    t.answer(ACTION_PROMPT, BUILD)
    t.answer(SITE, 114)
    finish(t)
    assert t.resources(0)["gear"] == 0, "the full 3 gears"


@rule("REV-MACH-10")
@pytest.mark.parametrize(
    ("place", "machine", "at_any_time"),
    [
        (3, "MG01", False),
        (5, "MY04", False),
        (5, "MY03", False),
        (3, "MG04", False),
        (3, "MG10", False),
        (3, GEARS, True),
        (3, "MG05", True),
    ],
)
def test_machines_for_actions_and_card_plays_wait_for_them(place: int, machine: str, at_any_time: bool):
    made = scenario().seat(0, energy=1, tracks=(5, 1, 5), loaded=[0, 2], machines={place: machine}, active=["1"])
    assert (MACHINE in made.start().options) == at_any_time


@rule("REV-MACH-10")
@pytest.mark.parametrize(("place", "machine", "helps"), [(3, "MG01", False), (5, "MY01", True)])
def test_a_discount_helps_the_action_it_shows_only(place: int, machine: str, helps: bool):
    made = scenario().seat(
        0, food=1, energy=1, tracks=(5, 1, 5), loaded=[0, 2], machines={place: machine}, active=["1"]
    )
    assert (EXPLORE in made.start().options) == helps


# ------------------------------------------------------------------------------------------------ crates


@rule("REV-CRATE-01", "REV-CRATE-06")
def test_a_gained_crate_is_the_top_one_and_lies_closed():
    t = scenario().top_crate("K08").seat(0, active=["CG11"]).start()
    top = t.table.crates[-1]
    left = len(t.table.crates)
    finish(t.play("CG11", "top1"))
    assert t.player(0).closed == [top]
    assert t.player(0).opened_crates == []
    assert t.resources(0) == {**NOTHING, "gear": 1}, "its effect waits"
    assert len(t.table.crates) == left - 1


@rule("REV-CRATE-01")
def test_only_the_owner_sees_the_front_of_a_closed_crate():
    t = scenario().seat(0, closed=["K08"], active=["1"]).start()
    crate = t.number("crate", "K08")
    assert t.match.view(0)["seats"][0]["crates_closed"] == [crate]
    assert t.match.view(1)["seats"][0]["crates_closed"] is None
    assert t.match.view(1)["seats"][0]["crates_closed_count"] == 1


@rule("REV-CRATE-02", "REV-CRATE-03", "REV-CRATE-05")
def test_any_number_of_crates_may_be_opened_in_a_turn_each_once():
    t = scenario().seat(0, closed=["K04", "K05", "K06"], active=["1"]).start()
    for crate in ("K04", "K05"):
        t.answer(ACTION_PROMPT, CRATE).answer(OPEN, t.number("crate", crate))
    t.answer(ACTION_PROMPT, CRATE)
    finish(t)
    assert t.resources(0) == {"gear": 2, "book": 2, "food": 2, "crystal": 0}
    assert CRATE not in t.options
    assert t.table.actions == 0


@rule("REV-CRATE-02")
def test_crates_are_opened_by_their_owner_in_the_own_turn_only():
    t = scenario().seat(0, active=["1"]).seat(1, closed=["K04"], active=["1"]).start()
    assert CRATE not in t.options
    sleep(t).answer(REWARD, NONE)
    assert t.seat_asked == 1
    assert CRATE in t.options


@rule("REV-CRATE-04")
def test_an_opened_crate_still_counts():
    t = scenario().seat(0, closed=["K04"], active=["1"]).start()
    t.answer(ACTION_PROMPT, CRATE)
    finish(t)
    assert t.player(0).opened_crates == [t.number("crate", "K04")]
    made = scenario().seat(0, artifact_card="A01", opened=["K04", "K05"], closed=["K06"])
    assert points(made, "artifact-card") == 3
