"""Slot modules (REV-MOD-01..14)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.board import SPACES
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import MODULE, MODULE_SPACE
from tests.rulebook import rule
from tests.rulebook.revive.positions import do_next

ACTIVATED_AT_ONCE = {0, 3, 5, 8, 10}  # one space of each slot
GREY_GEARS = "SM01"  # grey: 2 gears


def lay(module: str, space: int, own: dict[int, str], card: str = "CG02", slot: str = "bottom1") -> ReviveTable:
    """Seat 0 plays a card for 1 gear and a module, and lays the module; nothing else is carried out before."""
    made = scenario().seat(0, active=[card], modules=own).display(modules=[module])
    t = do_next(made.start().play(card, slot), "module")
    return t.answer(MODULE, t.number("module", module)).answer(MODULE_SPACE, space)


@rule("REV-MOD-01")
def test_a_card_activates_the_modules_of_its_slot_that_have_its_colour():
    def gained(card: str, slot: str) -> list[int]:
        own = {1: GREY_GEARS, 2: "SM09", 4: "SM17"}  # grey gears, green books; yellow food at the next slot
        return scenario().seat(0, active=[card], modules=own).start().play(card, slot).player(0).res

    assert gained("CG10", "top1") == [2, 0, 0, 2]
    assert gained("CN10", "top1") == [0, 2, 0, 2]
    assert gained("CY10", "top1") == [0, 0, 0, 2]
    assert gained("CY10", "top2") == [0, 0, 2, 2]
    assert gained("CG10", "top2") == [0, 0, 0, 2]


@rule("REV-MOD-01")
def test_all_modules_of_the_colour_are_activated():
    made = scenario().seat(0, active=["CG10"], modules={0: GREY_GEARS, 1: "SM02", 2: "SM26"})
    assert made.start().play("CG10", "top1").player(0).res == [3, 1, 0, 2]


@rule("REV-MOD-02")
@pytest.mark.parametrize(("card", "gears"), [("CG10", 1), ("CN10", 1), ("CY10", 0)])
def test_either_colour_activates_a_module_of_two_colours_once(card: str, gears: int):
    made = scenario().seat(0, active=[card], modules={1: "SM25"})  # grey or green: a gear
    assert made.start().play(card, "top1").resources(0)["gear"] == gears


@rule("REV-MOD-03", "REV-MOD-09", "REV-MOD-14")
def test_a_module_may_be_laid_at_any_slot_the_fifth_included():
    made = scenario().seat(0, active=["CG02"], modules={1: GREY_GEARS})
    t = made.start().play("CG02", "bottom1").next("module")
    t.answer(MODULE, t.options[0])
    assert t.asked is MODULE_SPACE
    assert t.options == list(range(SPACES)), "also in the place of another one, though there is room"


@rule("REV-MOD-04", "REV-MOD-10")
@pytest.mark.parametrize("space", range(SPACES))
def test_a_module_laid_on_the_activation_symbol_is_activated_at_once(space: int):
    t = lay(GREY_GEARS, space, {})
    assert t.player(0).modules[space] == t.number("module", GREY_GEARS)
    assert t.resources(0)["gear"] == (3 if space in ACTIVATED_AT_ONCE else 1)


@rule("REV-MOD-05", "REV-MOD-06", "REV-MOD-14")
def test_a_replaced_module_leaves_the_game_and_the_new_one_is_not_activated():
    t = lay(GREY_GEARS, 0, {0: "SM09"})
    assert t.player(0).modules[0] == t.number("module", GREY_GEARS)
    assert t.resources(0)["gear"] == 1
    old = t.number("module", "SM09")
    assert old not in t.match.view()["display"]["modules"]
    assert old not in t.table.module_pile


@rule("REV-MOD-07")
def test_a_module_comes_from_the_display_which_is_refilled():
    t = scenario().seat(0, active=["CG02"]).start().play("CG02", "bottom1").next("module")
    shown = t.match.view()["display"]["modules"]
    assert t.options[:5] == shown
    pile = t.match.view()["module_pile"]
    t.answer(MODULE, shown[2]).answer(MODULE_SPACE, 1)
    view = t.match.view()
    assert len(view["display"]["modules"]) == 5
    assert set(shown) - set(view["display"]["modules"]) == {shown[2]}
    assert view["module_pile"] == pile - 1


@rule("REV-MOD-08")
def test_a_module_is_not_activated_by_the_card_that_brought_it():
    t = lay(GREY_GEARS, 6, {})
    assert t.resources(0)["gear"] == 1
    made = scenario().seat(0, active=["CG01"], modules={6: GREY_GEARS})
    t = do_next(made.start().play("CG01", "bottom1"), "gain")
    assert t.resources(0)["gear"] == 2, "but by the next one"


@rule("REV-MOD-13")
def test_what_a_card_activates_is_settled_when_it_enters_the_slot():
    t = lay("SM09", 6, {6: GREY_GEARS})
    assert t.player(0).modules[6] == t.number("module", "SM09")
    assert t.resources(0)["gear"] == 1 + 2, "the module that was there still counts for this card"


@rule("REV-MOD-11")
def test_every_slot_has_two_or_three_spaces():
    seat = scenario().start().match.view()["seats"][0]
    assert [len(slot["modules"]) for slot in seat["slots"].values()] == [3, 2, 3, 2, 2]


@rule("REV-MOD-12")
@pytest.mark.parametrize(("space", "modules"), [(1, 1), (2, 2)])
def test_a_replaced_module_does_not_count_at_the_end(space: int, modules: int):
    made = scenario().seat(0, active=["CG02"], modules={1: "SM09"}, artifact_card="A02").display(modules=[GREY_GEARS])
    t = made.start().play("CG02", "bottom1").next("module")
    t.answer(MODULE, t.number("module", GREY_GEARS)).answer(MODULE_SPACE, space)
    points = REVIVE.rules.result(t.table).breakdown[0]["artifact-card"]
    assert points == 1 + modules // 2, "a point for the citizen card, one for two modules"
