"""Progress markers and progress track (REV-PROG-01..07)."""

from __future__ import annotations

from itertools import product

from tafelrunde.games.revive.pieces.board import REWARD_FIELDS
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, ARTIFACT
from tests.rulebook import rule
from tests.rulebook.revive.positions import change, do_next, holdings, result_of


def tracks_that_open(count: int) -> tuple[int, int, int]:
    """Positions of the markers that have unlocked this many reward fields."""
    for grey, green, yellow in product(range(1, 13), repeat=3):
        opened = [f for f in REWARD_FIELDS if grey >= f.needs[0] and green >= f.needs[1] and yellow >= f.needs[2]]
        if len(opened) == count:
            return grey, green, yellow
    raise LookupError(f"no way to unlock {count} reward fields")


def use_ability(opened: int = 0, markers: int = 0) -> ReviveTable:
    """Seat 0, of the Nàdair, activates the tribe ability by a card."""
    made = scenario().tribe(0, "nadair")
    made.seat(0, active=["CG03"], tracks=tracks_that_open(opened), tribe_markers=markers)
    return do_next(made.start().play("CG03", "bottom1"), "ability")


@rule("REV-PROG-01")
def test_the_tribe_ability_moves_a_progress_marker():
    t = use_ability()
    assert t.resources(0)["book"] == 2
    assert t.player(0).progress == 1
    assert t.player(0).tribe_markers == 1


@rule("REV-PROG-02")
def test_an_unlocked_reward_field_gives_its_progress_marker():
    def grey(track: int) -> ReviveTable:
        t = scenario().seat(0, active=["CG01"], tracks=(track, 1, 1)).start()
        return do_next(t.play("CG01", "bottom1"), "advance")

    t = grey(1)
    assert t.track(0, "grey") == 3
    assert t.player(0).progress == 1
    assert t.player(0).opened.bit_count() == 1
    assert scenario().seat(0, tracks=(2, 2, 2)).start().player(0).progress == 0


@rule("REV-PROG-03", "REV-PROG-07")
def test_certain_fields_give_energy_or_a_large_artifact():
    energy, artifacts = [], []
    for field in range(1, 21):
        markers = min(4, field - 1)
        t = use_ability(field - 1 - markers, markers)
        assert t.player(0).progress == field
        energy += [field] * t.player(0).energy
        artifacts += [field] if t.asked is ARTIFACT else []
    assert energy == [3, 6, 9]
    assert artifacts == [18]


@rule("REV-PROG-03")
def test_the_energy_comes_from_the_supply():
    before = scenario().start().match.view()["energy_in_supply"]
    assert use_ability(2).match.view()["energy_in_supply"] == before - 1


@rule("REV-PROG-04", "REV-PROG-07")
def test_the_lowest_free_field_counts_at_the_end():
    points = []
    for covered in range(20):
        markers = min(5, covered)
        made = scenario().seat(0, tracks=tracks_that_open(covered - markers), tribe_markers=markers)
        points.append(result_of(made).breakdown[0]["progress"])
    assert points == [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 31, 34, 37]


@rule("REV-PROG-05")
def test_with_every_field_covered_the_points_beside_the_last_one_count():
    made = scenario().seat(0, tracks=(12, 12, 12), tribe_markers=5)
    assert made.state.players[0].progress == 20
    assert result_of(made).breakdown[0]["progress"] == 40


@rule("REV-PROG-06")
def test_the_ability_takes_markers_from_the_tribe_board_only():
    t = use_ability(opened=15, markers=4)
    assert (t.player(0).progress, t.player(0).tribe_markers) == (20, 5)
    t = use_ability(opened=3, markers=5)
    assert (t.player(0).progress, t.player(0).tribe_markers) == (8, 5), "those of the reward fields stay there"


@rule("REV-PROG-06")
def test_machine_tracks_take_no_markers_from_the_tribe_board():
    t = scenario().seat(0, active=["CG01"], tribe_markers=1).start()
    before = holdings(t)
    do_next(t.play("CG01", "bottom1"), "advance")
    assert t.asked is ACTION_PROMPT
    assert change(t, before) == {"progress": 1}
    assert t.player(0).tribe_markers == 1
