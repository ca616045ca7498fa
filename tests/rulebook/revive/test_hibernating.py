"""Hibernating (REV-HIB-01..17)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    BUILD,
    CRATE,
    CRYSTAL_INTO,
    EXCHANGE,
    EXPLORE,
    HIBERNATE,
    MACHINE,
    MODULE,
    NEXT,
    OPEN,
    REMOVE,
    REWARD,
    REWARD_CRATE,
    REWARD_EXCHANGE,
    SWITCH,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.places import ALL_TRACKS, cards, decline, sleep


def asleep(made: ReviveScenario) -> ReviveTable:
    """Seat 0 has hibernated and chooses a reward."""
    t = sleep(made.start())
    assert t.asked is REWARD
    return t


@rule("REV-HIB-01")
def test_hibernating_takes_the_place_of_both_actions():
    t = scenario().seat(0, gear=6, food=6, active=["1", "2"]).start()
    assert HIBERNATE in t.options
    sleep(t).answer(REWARD, NONE)
    assert t.seat_asked == 1, "the turn is over"


@rule("REV-HIB-01")
@pytest.mark.parametrize("actions", [0, 1])
def test_who_has_taken_an_action_cannot_hibernate_any_more(actions: int):
    t = scenario().seat(0, active=["1", "2"]).turn(0, actions=actions).start()
    assert SWITCH in t.options
    assert (HIBERNATE in t.options) == (actions == 0)


@rule("REV-HIB-02")
def test_energy_returns_from_all_machines_to_the_storage():
    t = scenario().seat(0, energy=1, tracks=ALL_TRACKS, machines={3: "MG02"}, loaded=[0, 3]).start()
    sleep(t).answer(REWARD, NONE)
    assert t.player(0).loaded == 0
    assert t.player(0).energy == 3


@rule("REV-HIB-02")
def test_the_machines_of_others_keep_their_energy():
    t = scenario().seat(1, tracks=ALL_TRACKS, loaded=[0, 1]).seat(0, active=["1"]).start()
    sleep(t).answer(REWARD, NONE)
    assert t.player(1).loaded == 0b11
    assert t.player(1).energy == 0


@rule("REV-HIB-03", "REV-HIB-04")
def test_rested_cards_become_active_and_played_ones_rest():
    made = scenario().seat(
        0,
        active=["CG01"],
        rest=["CG02", "1", "2", "3", "4", "5", "6"],
        slots={"top1": ["CG03", "CG04"], "bottom2": ["CY01"]},
    )
    t = made.start()
    start_cards = [card for card in t.player(0).rest if card not in cards(t, "CG02")]
    sleep(t).answer(REWARD, NONE)
    assert t.player(0).active == sorted([*cards(t, "CG01", "CG02"), *start_cards])
    assert t.player(0).rest == sorted(cards(t, "CG03", "CG04", "CY01"))
    assert not any(t.player(0).slots)


@rule("REV-HIB-05")
def test_the_switch_goes_up():
    t = scenario().seat(0, switch_used=True, active=["1"]).seat(1, switch_used=True).start()
    assert SWITCH not in t.options
    sleep(t).answer(REWARD, NONE)
    assert not t.player(0).switch_used
    assert t.player(1).switch_used


@rule("REV-HIB-06", "REV-HIB-07", "REV-HIB-17")
@pytest.mark.parametrize(("before", "offered"), [(0, [1]), (1, [1, 2]), (2, [1, 2, 3]), (4, [1, 2, 3, 4, 5])])
def test_the_marker_moves_one_field_and_gives_its_reward_or_one_below(before: int, offered: list[int]):
    t = asleep(scenario().seat(0, hibernation=before, active=["1"]))
    assert t.options == [*offered, NONE]
    assert t.player(0).hibernation == before + 1


@rule("REV-HIB-07", "REV-HIB-16")
def test_each_field_has_its_reward():
    def rewarded(field: int) -> dict[str, int]:
        t = sleep(scenario().seat(0, hibernation=5, active=["1"]).start())
        t.answer(REWARD, field)
        if t.asked is MODULE:
            return {"module": 1}
        if t.asked is NEXT:
            t.next("points")
        me = t.player(0)
        had = {"crystal": me.res[3], "crate": len(me.crates_closed), "energy": me.energy, "points": me.vp}
        return {name: amount for name, amount in had.items() if amount}

    gained = [rewarded(field) for field in range(1, 6)]
    assert gained == [{"crystal": 2}, {"module": 1}, {"crate": 1}, {"energy": 1}, {"points": 4}]


@rule("REV-HIB-07")
def test_only_one_reward_is_gained():
    t = sleep(scenario().seat(0, hibernation=2, active=["1"]).start())
    t.answer(REWARD, 1).answer(ACTION_PROMPT, NONE)
    assert t.seat_asked == 1
    assert (t.resources(0)["crystal"], t.player(0).crates_closed) == (2, [])


@rule("REV-HIB-16", "REV-HIB-08")
@pytest.mark.parametrize(("field", "before"), [(4, 3), (3, 2)])
def test_by_the_switch_the_start_field_is_counted_too(field: int, before: int):
    for at in range(5):
        t = sleep(scenario(removal_field=field).seat(0, hibernation=at, active=["1"]).start())
        assert (t.asked is REMOVE) == (at == before)
        assert t.match.view(0)["removal_field"] == field


@rule("REV-HIB-08", "REV-HIB-10")
def test_on_the_fourth_field_a_large_artifact_of_choice_goes_to_the_box_before_the_reward():
    t = sleep(scenario().seat(0, hibernation=3, active=["1"]).start())
    assert t.asked is REMOVE
    assert t.options == [0, 1, 2], "one of each colour"
    left = t.table.artifacts
    t.answer(REMOVE, 1)
    assert t.table.artifacts == left & ~(1 << 1)
    assert t.player(0).artifacts == 0, "it is nobody's"
    assert t.asked is REWARD


@rule("REV-HIB-08", "REV-HIB-17")
def test_the_reward_may_be_declined_but_not_the_removal():
    t = sleep(scenario().seat(0, hibernation=3, active=["1"]).start())
    assert NONE not in t.options
    t.answer(REMOVE, 0)
    assert NONE in t.options
    t.answer(REWARD, NONE)
    assert (t.seat_asked, t.player(0).energy, t.player(0).vp, sum(t.player(0).res)) == (1, 0, 0, 0)


@rule("REV-HIB-09")
def test_removing_the_last_large_artifact_triggers_the_end():
    t = sleep(scenario(players=3).only_artifacts(2).seat(0, hibernation=3, active=["1"]).start())
    assert t.asked is REWARD, "there was only one to remove"
    assert t.player(0).end_tile
    t.answer(REWARD, NONE)
    seats = []
    while not t.match.over:
        seats.append(t.seat_asked)
        decline(t.answer(ACTION_PROMPT, SWITCH)).answer(ACTION_PROMPT, NONE)
    assert seats == [1, 2], "one last turn for every other player"


@rule("REV-HIB-10", "REV-HIB-13")
def test_without_a_large_artifact_on_the_board_the_fourth_field_takes_none():
    t = asleep(scenario().only_artifacts().seat(0, hibernation=3, active=["1"]))
    assert t.options == [1, 2, 3, 4, NONE]


@rule("REV-HIB-13")
@pytest.mark.parametrize(("before", "removes"), [(2, False), (3, True), (4, False), (5, False)])
def test_an_artifact_is_removed_on_reaching_the_fourth_field_only(before: int, removes: bool):
    t = sleep(scenario().seat(0, hibernation=before, active=["1"]).start())
    assert (t.asked is REMOVE) == removes


@rule("REV-HIB-13")
def test_each_player_removes_an_artifact_on_reaching_the_fourth_field():
    t = scenario().seat(0, hibernation=3, active=["1"]).seat(1, hibernation=3, active=["1"]).start()
    sleep(t).answer(REMOVE, 0).answer(REWARD, NONE)
    assert t.seat_asked == 1
    sleep(t)
    assert t.asked is REMOVE


@rule("REV-HIB-11")
def test_machines_may_be_used_before_hibernating_and_not_after():
    made = scenario().seat(
        0, energy=1, tracks=ALL_TRACKS, machines={3: "MG02"}, loaded=[0], hibernation=0, closed=["K01"], active=["1"]
    )
    t = made.start()
    t.answer(ACTION_PROMPT, MACHINE)
    assert t.resources(0)["gear"] == 2
    sleep(t)
    assert t.player(0).energy == 2
    t.answer(REWARD, 1)
    assert t.seat_asked == 0
    assert t.options == [EXCHANGE, CRATE, NONE], "crystals and crates, but no machine"


@rule("REV-HIB-12")
def test_on_the_last_field_the_marker_stays_and_any_reward_may_be_chosen():
    t = asleep(scenario().seat(0, hibernation=5, active=["1"]))
    assert t.options == [1, 2, 3, 4, 5, NONE]
    assert t.player(0).hibernation == 5


@rule("REV-HIB-14")
def test_a_crystal_and_a_crate_may_be_used_after_waking_the_machines():
    t = sleep(scenario().seat(0, crystal=1, closed=["K04"], active=["1"]).start())
    assert t.options == [1, REWARD_EXCHANGE, REWARD_CRATE, NONE]
    t.answer(REWARD, REWARD_EXCHANGE).answer(CRYSTAL_INTO, 1)
    assert t.resources(0) == {"gear": 0, "book": 1, "food": 0, "crystal": 0}
    t.answer(REWARD, REWARD_CRATE).answer(OPEN, t.number("crate", "K04"))
    assert t.resources(0)["gear"] == 2
    assert t.asked is REWARD


@rule("REV-HIB-14")
def test_without_crystals_and_crates_there_is_nothing_to_use():
    assert asleep(scenario().seat(0, active=["1"])).options == [1, NONE]


@rule("REV-HIB-15")
def test_markers_of_several_players_share_a_field():
    t = scenario().seat(0, active=["1"]).seat(1, hibernation=1, active=["1"]).start()
    sleep(t).answer(REWARD, 1)
    assert t.player(0).hibernation == t.player(1).hibernation == 1


@rule("REV-HIB-16")
def test_the_fourth_hibernation_from_the_start_removes_an_artifact():
    t = scenario().seat(0, active=["1"]).seat(1, active=["1"]).start()
    assert t.player(0).hibernation == 0
    removed = []
    for _ in range(10):
        sleep(t)
        if t.asked is REMOVE:
            removed.append((t.seat_asked, t.player(t.seat_asked).hibernation))
            t.answer(REMOVE, t.options[0])
        t.answer(REWARD, NONE)
    assert removed == [(0, 4), (1, 4)]
    assert t.player(0).hibernation == 5


@rule("REV-HIB-01")
def test_no_board_action_is_left_after_hibernating():
    t = scenario().seat(0, gear=6, food=6, crystal=1, active=["1"]).start()
    assert {EXPLORE, BUILD} <= set(t.options)
    sleep(t).answer(REWARD, 1)
    assert t.seat_asked == 0
    assert t.options == [EXCHANGE, NONE]


@rule("REV-HIB-10")
@pytest.mark.parametrize(("left", "gained"), [([2], (0, 1)), ([1, 2], (1, 0))])
def test_an_artifact_gained_after_the_removal_is_a_small_one_if_none_is_left(left: list[int], gained: tuple[int, int]):
    """The crate of 3 points, opened before the reward, reaches the artifact on the score track."""
    t = sleep(scenario().only_artifacts(*left).seat(0, hibernation=3, vp=34, closed=["K14"], active=["1"]).start())
    if t.asked is REMOVE:
        t.answer(REMOVE, left[0])
    t.answer(REWARD, REWARD_CRATE).answer(OPEN, t.number("crate", "K14")).next("points")
    assert t.asked is REWARD
    assert (t.player(0).artifacts.bit_count(), t.player(0).small_artifacts) == gained
    assert t.player(0).end_tile, "either the removal or the taking emptied the area"
