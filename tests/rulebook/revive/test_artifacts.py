"""What the categories of artifact cards count (REV-ARTI-01..12)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.pieces import artifacts
from tafelrunde.games.revive.pieces.cards import SETS, start_cards
from tafelrunde.games.revive.pieces.map import CRYSTALS
from tafelrunde.games.revive.rules.scoring import artifact_points, category_points
from tafelrunde.games.revive.scenario import ReviveScenario, scenario
from tafelrunde.games.revive.table.prompts import ABILITY_FIELD, NEXT
from tests.rulebook import rule
from tests.rulebook.revive.places import finish, points

# Artifact card and colour of a category on it.
CRATES = ("A01", "violet")
ENERGY = ("A04", "violet")
MODULES = ("A02", "violet")
POPULATION = ("A05", "violet")
TRIBE_PROGRESS = ("A09", "violet")
FLASKS = ("A03", "violet")
CARDS = ("A07", "violet")
LAKES = ("A08", "violet")
CRYSTAL_SYMBOLS = ("A06", "violet")


def worth(made: ReviveScenario, category: tuple[str, str]) -> int:
    """Of a category, scored once: the difference that a large artifact of its colour makes."""
    card, colour = category
    table, me = made.seat(0, artifact_card=card).state, made.state.players[0]
    before = artifact_points(table, me)
    made.seat(0, artifacts={colour: 1})
    return artifact_points(table, me) - before


@rule("REV-ARTI-01")
def test_crates_count_opened_or_closed():
    assert worth(scenario().seat(0, opened=["K01", "K02"], closed=["K03"]).seat(1, closed=["K04"]), CRATES) == 3


@rule("REV-ARTI-02")
def test_energy_counts_on_machines_and_in_storage():
    assert worth(scenario().seat(0, energy=2, tracks=(3, 3, 1), loaded=[0]).seat(1, energy=4), ENERGY) == 3


@rule("REV-ARTI-03")
@pytest.mark.parametrize(("modules", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_every_two_modules_count(modules: int, points: int):
    laid = {space: f"SM{space + 1:02}" for space in range(modules)}
    assert worth(scenario().seat(0, modules=laid), MODULES) == points


@rule("REV-ARTI-04")
def test_figures_count_on_small_and_large_locations():
    made = scenario()
    made.figure(0, made.field("location"), "t1").figure(0, 121, "t2M").figure(1, 122, "t1")
    assert worth(made, POPULATION) == 2


@rule("REV-ARTI-05")
@pytest.mark.parametrize("markers", [0, 1, 5])
def test_progress_markers_count_that_left_the_tribe_board(markers: int):
    """Those that machine tracks brought do not."""
    assert worth(scenario().seat(0, tribe_markers=markers, tracks=(3, 3, 3)), TRIBE_PROGRESS) == markers


@rule("REV-ARTI-05")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_each_ability_carried_out_counts_up_to_five(before: int, after: int):
    t = scenario().seat(0, tribe_markers=before, artifact_card="A09", active=["5", "1"]).start()
    finish(t.play("5", "bottom1"))
    if t.asked is NEXT:
        t.next("ability")
    assert t.resources(0)["book"] == 2, "Nàdair used the ability"
    assert artifact_points(t.table, t.player(0)) == after


@rule("REV-ARTI-06", "REV-ARTI-07")
def test_flasks_count_on_machines_modules_and_all_cards():
    made = scenario().seat(0, modules={0: "SM02", 1: "SM01"}, tracks=(5, 1, 1), machines={3: "MG02"})
    assert worth(made, FLASKS) == 2
    made = scenario().seat(0, active=["CG05"], rest=["CG09"], slots={"top1": ["CN03"]})
    assert worth(made, FLASKS) == 2 + 1 + 1, "both halves, visible or not"


@rule("REV-ARTI-07")
@pytest.mark.parametrize("slot", ["top1", "bottom1"])
def test_a_flask_counts_on_the_half_that_is_not_in_use(slot: str):
    assert worth(scenario().seat(0, slots={slot: ["CG03"]}), FLASKS) == 1


@rule("REV-ARTI-08")
def test_citizens_count_wherever_they_lie_and_start_cards_do_not():
    made = scenario().seat(
        0, active=["CG01", "1"], rest=["CG02", "2"], slots={"top1": ["CG03", "3"], "right": ["CG04"]}
    )
    assert worth(made, CARDS) == 4
    assert worth(scenario(), CARDS) == 0


@rule("REV-ARTI-08")
@pytest.mark.parametrize("number", range(len(SETS)))
def test_no_start_card_of_any_set_counts(number: int):
    made = scenario()
    made.state.players[0].active, made.state.players[0].rest = list(start_cards(number)), []
    assert worth(made, CARDS) == 0


@rule("REV-ARTI-09")
def test_lakes_count_that_gave_a_reward():
    made = scenario()
    desert = made.field("desert", beside=made.field("lake"))
    assert worth(made, LAKES) == 0
    made = scenario().building(0, desert)
    assert made.state.players[0].lakes.bit_count() == 1
    assert worth(made, LAKES) == 1


@rule("REV-ARTI-09")
@pytest.mark.parametrize("known", [False, True])
def test_a_temple_counts_its_lake_once(known: bool):
    made = scenario(moon=True).tribe(0, "hofstadterians", "moon")
    lake = made.field("lake")
    if known:
        made.state.players[0].lakes |= 1 << lake
    t = made.seat(0, crystal=1, food=6, artifact_card="A08", active=["5", "1"]).start()
    assert artifact_points(t.table, t.player(0)) == known
    t.play("5", "bottom1").next("ability").answer(ABILITY_FIELD, lake)
    assert t.player(0).tiles == 1 << lake
    assert category_points(t.table, t.player(0), artifacts.LAKES) == 1
    assert t.match.view(0)["seats"][0]["lakes"] == [lake]


@rule("REV-ARTI-10")
def test_crystal_symbols_count_once_however_many_buildings_touch_them():
    one, other = (field for field in range(120) if CRYSTALS[0] >> field & 1)
    made = scenario()
    assert worth(made, CRYSTAL_SYMBOLS) == 0
    made = scenario().building(0, one)
    assert worth(made, CRYSTAL_SYMBOLS) == 1
    made = scenario().building(0, one).building(0, other, large=True)
    assert worth(made, CRYSTAL_SYMBOLS) == 1
    third = next(field for field in range(120) if CRYSTALS[1] >> field & 1)
    made = scenario().building(0, one).building(0, third).building(1, other)
    assert worth(made, CRYSTAL_SYMBOLS) == 2


@rule("REV-ARTI-10")
def test_a_figure_beside_a_crystal_symbol_does_not_count():
    field = next(field for field in range(120) if CRYSTALS[0] >> field & 1)
    assert worth(scenario().figure(0, field, "t1"), CRYSTAL_SYMBOLS) == 0


@rule("REV-ARTI-11")
def test_giant_crystals_count_as_crystal_symbols():
    giant = next(field for field in range(120) if CRYSTALS[1] >> field & 1)
    assert worth(scenario(giant_crystals=True).building(0, giant), CRYSTAL_SYMBOLS) == 1


@rule("REV-ARTI-12")
def test_machines_in_the_display_have_no_flasks_for_anybody():
    made = scenario()
    table = made.state
    assert any(table.catalog.machines[machine].flasks for row in table.machines for machine in row)
    assert worth(made, FLASKS) == 0
    assert worth(scenario().seat(0, tracks=(5, 1, 1), machines={3: "MG02"}), FLASKS) == 1


@rule("REV-ARTI-01", "REV-ARTI-02", "REV-ARTI-04")
def test_the_categories_reach_the_result():
    made = scenario().seat(0, artifact_card="A01", closed=["K01"], energy=2).figure(0, 121, "t1")
    assert points(made, "artifact-card") == 4
