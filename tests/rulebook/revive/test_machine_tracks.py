"""Machine tracks and reward fields (REV-TRACK-01..14)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, ARTIFACT, MACHINE, MACHINE_TILE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.positions import do_next, result_of

STEPS = {"grey": "CG01", "green": "CN01", "yellow": "CY01"}  # lower half: two steps


def ready(tracks: tuple[int, int, int], colour: str = "grey", **seat: object) -> ReviveScenario:
    return scenario().seat(0, active=[STEPS[colour]], tracks=tracks, **seat)


def two_steps(made: ReviveScenario, colour: str = "grey") -> ReviveTable:
    return do_next(made.start().play(STEPS[colour], "bottom1"), "advance")


@rule("REV-TRACK-01", "REV-TRACK-03")
@pytest.mark.parametrize(("start", "opened"), [(1, 1), (2, 1)])
def test_reaching_or_passing_a_connected_field_unlocks_the_reward(start: int, opened: int):
    t = two_steps(ready((start, 1, 1)))
    assert t.match.view()["seats"][0]["opened"] == [0]
    assert t.player(0).progress == opened


@rule("REV-TRACK-02", "REV-TRACK-08")
@pytest.mark.parametrize(("green", "unlocked"), [(8, False), (9, True)])
def test_a_field_of_two_tracks_needs_both(green: int, unlocked: bool):
    t = two_steps(ready((10, green, 1)))
    assert t.track(0, "grey") == 12
    assert (t.asked is ARTIFACT) == unlocked
    assert (9 in t.match.view()["seats"][0]["opened"]) == unlocked
    if unlocked:
        assert len(t.options) == 3
        chosen = t.options[2]
        t.answer(ARTIFACT, chosen)
        assert t.match.view()["seats"][0]["artifacts"] == [chosen]


@rule("REV-TRACK-04", "REV-TRACK-10")
@pytest.mark.parametrize(("colour", "resource"), [("grey", "gear"), ("green", "book"), ("yellow", "food")])
def test_each_step_beyond_the_end_gives_a_resource(colour: str, resource: str):
    for start, gained in ((12, 2), (11, 1), (10, 0)):
        tracks = {"grey": (start, 1, 1), "green": (1, start, 1), "yellow": (1, 1, start)}[colour]
        t = two_steps(ready(tracks, colour), colour)
        assert t.track(0, colour) == 12
        assert t.resources(0) == {"gear": 0, "book": 0, "food": 0, "crystal": 0, resource: gained}


@rule("REV-TRACK-12")
def test_what_is_gained_beyond_the_end_keeps_to_the_cap():
    assert two_steps(ready((12, 1, 1), gear=5)).resources(0)["gear"] == 6


@rule("REV-TRACK-05")
def test_an_unlocked_standard_machine_may_be_activated():
    made = ready((1, 1, 1), energy=1, gear=1)
    t = made.start()
    assert MACHINE not in t.options
    do_next(t.play("CG01", "bottom1"), "advance")
    assert MACHINE in t.options


@rule("REV-TRACK-06", "REV-TRACK-07")
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_a_special_machine_is_chosen_from_the_tiles_of_its_colour_and_replaced(colour: int):
    name = ("grey", "green", "yellow")[colour]
    tracks = ((3, 1, 1), (1, 3, 1), (1, 1, 3))[colour]
    t = two_steps(ready(tracks, name), name)
    assert t.asked is MACHINE_TILE
    shown = t.match.view()["display"]["machines"][colour]
    assert t.options == shown
    t.answer(MACHINE_TILE, shown[1])
    assert t.player(0).machines[3 + colour] == shown[1]
    now = t.match.view()["display"]["machines"][colour]
    assert len(now) == 3
    assert shown[1] not in now


@rule("REV-TRACK-11")
def test_the_tile_of_a_special_machine_and_an_artifact_cannot_be_declined():
    t = two_steps(ready((3, 1, 1)))
    assert t.asked is MACHINE_TILE
    assert NONE not in t.options
    t = two_steps(ready((10, 9, 1)))
    assert t.asked is ARTIFACT
    assert NONE not in t.options


@rule("REV-TRACK-09", "REV-TRACK-14")
def test_a_card_bonus_counts_the_citizens_of_its_colour_wherever_they_lie():
    def points(track: int) -> int:
        made = scenario().seat(0, active=["CG05", "CN01"], rest=["CG10"], slots={"top1": ["CG01"]})
        return int(result_of(made.seat(0, tracks=(track, 1, 1))).breakdown[0]["card-bonus"])

    assert points(10) == 0
    assert points(11) == 2 * 3, "not the green one, and no start cards"


@rule("REV-TRACK-13")
def test_without_a_tile_of_the_colour_the_place_stays_empty_and_the_marker_moves():
    made = ready((3, 1, 1))
    state = made.state
    for machine in state.machines[0] + state.machine_piles[0]:
        state.machines_out |= 1 << machine
    state.machines[0], state.machine_piles[0] = [], []
    t = two_steps(made)
    assert t.asked is ACTION_PROMPT
    assert t.player(0).machines[3] == -1
    assert t.player(0).progress == 2
