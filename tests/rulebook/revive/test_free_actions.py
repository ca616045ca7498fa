"""Free actions, machines, crates (REV-FREE-*, REV-MACH-*, REV-CRATE-*)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    ACTIVATE,
    BLIND,
    BUILD,
    CARD,
    CRATE,
    CRYSTAL_INTO,
    EFFECTS,
    EXCHANGE,
    EXPLORE,
    FREE_CRATE,
    FREE_EXCHANGE,
    FREE_MACHINE,
    FREE_TRIBE,
    GIVE,
    MACHINE,
    MODULE,
    MODULE_SPACE,
    NEXT,
    OPEN,
    PAY,
    PAY_CRATE,
    PAY_MACHINE,
    PAY_NOW,
    PLAY,
    REWARD,
    SITE,
    SIZE,
    SLOT,
    SWITCH,
    TILE,
    TO_ACTIVE,
    TO_REST,
    TURN_TILE,
)
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
    assert t.player(0).crates_closed == []


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


# ------------------------------------------------------------------------------------------------ between rewards


def free(t: ReviveTable) -> list[int]:
    """The free actions offered beside the effects that wait."""
    assert t.asked is NEXT
    return [code - EFFECTS for code in t.options if code >= EFFECTS]


@rule("REV-FREE-02")
def test_free_actions_are_offered_between_two_rewards_of_an_action():
    made = scenario().seat(0, crystal=1, energy=1, tracks=(5, 1, 1), loaded=[0], machines={3: GEARS}, closed=["K05"])
    t = made.seat(0, active=["CG01"], modules={6: "SM07"}).start().play("CG01", "bottom1")
    assert free(t) == [FREE_EXCHANGE, FREE_MACHINE, FREE_CRATE]
    waiting = t.waiting()
    t.answer(NEXT, EFFECTS + FREE_EXCHANGE).answer(CRYSTAL_INTO, 2)
    assert t.waiting() == waiting, "the rewards still wait"
    t.answer(NEXT, EFFECTS + FREE_MACHINE)
    t.next("points")
    t.answer(NEXT, EFFECTS + FREE_CRATE).answer(OPEN, t.number("crate", "K05"))
    assert t.resources(0) == {"gear": 2, "book": 2, "food": 1, "crystal": 0}
    assert t.player(0).vp == 2
    assert free(t) == []
    t.next("advance")
    assert t.track(0, "grey") == 7
    assert t.table.actions == 1


@rule("REV-FREE-02")
@pytest.mark.parametrize(("crate", "asked"), [("K06", True), (None, False)])
def test_a_crate_may_pay_for_a_reward_that_would_lapse(crate: str | None, asked: bool):
    """The module pays a food for a step on the yellow track, and there is neither food nor crystal."""
    made = scenario().seat(0, active=["CN10"], closed=[crate] if crate else [], modules={6: "SM32"})
    made.display(cards=[f"CG{n:02}" for n in range(1, 6)])  # no green card for the effect of CN10 itself
    t = made.start().play("CN10", "bottom1")
    assert (t.asked is NEXT) == asked
    if crate:
        assert free(t) == [FREE_CRATE]
        assert t.options[-1] == NONE
        t.answer(NEXT, EFFECTS + FREE_CRATE).answer(OPEN, t.number("crate", crate)).answer(MAY, 1)
        assert (t.track(0, "yellow"), t.resources(0)["food"]) == (2, 1)


@rule("REV-FREE-02")
@pytest.mark.parametrize(("energy", "asked"), [(1, True), (0, False)])
def test_a_machine_may_play_the_card_that_another_reward_takes_to_rest(energy: int, asked: bool):
    """CG12 sends a card to rest, and nothing but itself is in a slot; MY09 plays one more card before."""
    made = scenario().seat(0, energy=energy, tracks=(1, 1, 5), machines={5: "MY09"}, loaded=[2])
    t = made.seat(0, active=["CG12", "CG01"]).start().play("CG12", "bottom1")
    assert (t.asked is NEXT) == asked
    if asked:
        t.answer(NEXT, EFFECTS + FREE_MACHINE).answer(PLAY, t.number("card", "CG01")).answer(SLOT, 0)
        t.next("slot-to-rest").answer(TO_REST, t.number("card", "CG01"))
        assert t.number("card", "CG01") in t.player(0).rest


@rule("REV-FREE-02")
@pytest.mark.parametrize(("gears", "asked"), [(3, False), (4, True)])
def test_a_machine_may_make_room_for_a_reward_that_would_overflow(gears: int, asked: bool):
    """CG01 gives 3 gears; the standard machine makes a crystal of a gear before."""
    t = scenario().seat(0, gear=gears, energy=1, tracks=(3, 1, 1), active=["CG01", "1"]).start().play("CG01", "top1")
    assert (t.asked is NEXT) == asked
    if asked:
        assert NONE not in t.options, "going on means taking the gears"
        t.answer(NEXT, EFFECTS + FREE_MACHINE).answer(MAY, 1)
        assert t.asked is ACTION_PROMPT, "no more question: nothing is lost"
    assert t.resources(0) == {**NOTHING, "gear": 6, "crystal": int(asked)}


@rule("REV-FREE-02")
def test_a_reward_that_overflows_may_be_taken_as_it_is():
    t = scenario().seat(0, gear=4, energy=1, tracks=(3, 1, 1), active=["CG01", "1"]).start().play("CG01", "top1")
    t.next("gain")
    assert t.asked is ACTION_PROMPT
    assert t.resources(0) == {**NOTHING, "gear": 6}


@rule("REV-FREE-02")
@pytest.mark.parametrize(("energy", "gained"), [(1, 3), (0, 1)])
def test_a_machine_may_change_what_a_reward_counts(energy: int, gained: int):
    """CG05 gives a resource for each visible flask; MN04 brings CN05 with two flasks back before."""
    made = scenario().seat(0, energy=energy, tracks=(1, 5, 1), machines={4: "MN04"}, loaded=[1])
    t = made.seat(0, active=["CG05", "1"], rest=["CN05"]).start().play("CG05", "bottom1")
    assert (t.asked is NEXT) == bool(energy)
    if energy:
        t.answer(NEXT, EFFECTS + FREE_MACHINE).answer(TO_ACTIVE, t.number("card", "CN05"))
    finish(t)
    assert sum(t.player(0).res) == gained


@rule("REV-FREE-02")
def test_nobody_is_asked_where_a_free_action_changes_nothing():
    made = scenario().seat(0, crystal=2, energy=1, tracks=(3, 1, 1), closed=["K04"], active=["CG01", "1"])
    assert made.start().play("CG01", "top1").asked is ACTION_PROMPT


def module_from_the_lake(made: ReviveScenario, module: str, seat: int) -> ReviveTable:
    """Seat 0 explores a tile whose lake gives a module to a player beside it, who lays it on an activation space."""
    made.terrain(100, "desert").building(seat, 100).hidden(7, "T16").display(modules=[module])
    t = made.seat(0, food=6).start().answer(ACTION_PROMPT, EXPLORE).answer(TILE, 7).pay()
    t.answer(CARD, BLIND).answer(TURN_TILE, 0).next("module")
    assert t.seat_asked == seat
    return t.answer(MODULE, t.number("module", module)).answer(MODULE_SPACE, 0)


@rule("REV-FREE-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_machines_and_crates_are_for_the_own_turn(seat: int):
    """SM40 wants a gear, and there is none but in the machine and in the crate."""
    made = scenario().seat(seat, energy=1, tracks=(5, 1, 1), loaded=[0], machines={3: GEARS}, closed=["K04"])
    t = module_from_the_lake(made.seat(0, active=["1"]), "SM40", seat)
    if seat:
        assert t.seat_asked == 0, "in the turn of another nothing helps, so the effect lapses"
    else:
        assert free(t) == [FREE_MACHINE, FREE_CRATE]


@rule("REV-FREE-03")
@pytest.mark.parametrize(("crystal", "pays"), [(1, True), (0, False)])
def test_in_the_turn_of_another_a_crystal_pays_for_an_own_effect(crystal: int, pays: bool):
    t = module_from_the_lake(scenario().seat(1, crystal=crystal).seat(0, active=["1"]), "SM32", 1)
    assert (t.asked is MAY) == pays
    if pays:
        before = t.track(1, "yellow")
        t.answer(MAY, 1)
        assert (t.track(1, "yellow"), t.resources(1)["crystal"]) == (before + 1, 0)


@rule("REV-FREE-03")
@pytest.mark.parametrize("known", [True, False])
def test_in_the_turn_of_another_the_exchange_of_a_technology_pays_for_an_own_effect(known: bool):
    """Hofstadterians make a crystal of two basic resources; the crystal pays for the food. A crate and a machine that
    would help too are not for this turn."""
    made = scenario().seat(1, gear=2, energy=1, tracks=(5, 1, 1), loaded=[0], machines={3: GEARS}, closed=["K06"])
    made.seat(0, active=["1"])
    if known:
        made.figure(1, 121, "t1").figure(1, 122, "t2L")
    t = module_from_the_lake(made, "SM32", 1)
    assert (t.seat_asked == 1) == known
    if known:
        assert free(t) == [FREE_TRIBE]
        t.answer(NEXT, EFFECTS + FREE_TRIBE)
        assert t.asked is MAY
        t.answer(MAY, 1)
        assert sum(t.player(1).res) == 0


@rule("REV-FREE-03")
def test_in_the_turn_of_another_nothing_is_exchanged_without_a_payment():
    made = scenario().figure(1, 121, "t1").figure(1, 122, "t2L").seat(1, gear=6, crystal=1).seat(0, active=["1"])
    t = module_from_the_lake(made, "SM01", 1)
    assert t.seat_asked == 0, "two more gears overflow, but there is nothing to pay"


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
    assert t.player(0).crates_closed == [top]
    assert t.player(0).crates_opened == []
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
    assert t.player(0).crates_opened == [t.number("crate", "K04")]
    made = scenario().seat(0, artifact_card="A01", opened=["K04", "K05"], closed=["K06"])
    assert points(made, "artifact-card") == 3
