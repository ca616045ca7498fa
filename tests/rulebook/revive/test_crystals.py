"""Crystals (REV-CRYS-01..07)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.pieces.kinds import RESOURCES
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, CRYSTAL_INTO, EXCHANGE, GIVE, SPARE_CRYSTAL, TRIBE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.positions import build, silent


@rule("REV-CRYS-01", "REV-CRYS-02")
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_a_crystal_becomes_one_basic_resource_of_choice(kind: int):
    t = scenario().seat(0, crystal=2).start().answer(ACTION_PROMPT, EXCHANGE)
    assert t.options == [0, 1, 2]
    t.answer(CRYSTAL_INTO, kind)
    assert t.resources(0) == {**dict.fromkeys(RESOURCES, 0), RESOURCES[kind]: 1, "crystal": 1}


@rule("REV-CRYS-02")
def test_basic_resources_never_become_crystals():
    assert EXCHANGE not in scenario().seat(0, gear=5, book=5, food=5).start().options
    assert EXCHANGE in scenario().seat(0, gear=5, book=5, food=5, crystal=1).start().options


def two_crystals(**resources: int) -> ReviveTable:
    return scenario().seat(0, active=["CG10"], **resources).start().play("CG10", "top1")


@rule("REV-CRYS-03", "REV-CRYS-04")
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_a_crystal_too_many_may_be_a_step_on_another_track(kind: int):
    t = two_crystals(crystal=2)
    assert t.asked is SPARE_CRYSTAL
    assert t.options == [0, 1, 2, NONE]
    t.answer(SPARE_CRYSTAL, kind)
    assert t.resources(0) == {**dict.fromkeys(RESOURCES, 0), RESOURCES[kind]: 1, "crystal": 3}
    assert t.asked is ACTION_PROMPT


@rule("REV-CRYS-03")
def test_each_crystal_too_many_may_go_to_a_track_of_its_own():
    t = two_crystals(crystal=3).answer(SPARE_CRYSTAL, 0).answer(SPARE_CRYSTAL, 2)
    assert t.resources(0) == {"gear": 1, "book": 0, "food": 1, "crystal": 3}


@rule("REV-CRYS-03")
def test_with_room_for_crystals_nothing_is_asked():
    t = two_crystals(crystal=1)
    assert t.asked is ACTION_PROMPT
    assert t.resources(0)["crystal"] == 3


@rule("REV-CRYS-04")
def test_a_full_track_takes_no_step():
    t = two_crystals(crystal=2, gear=6)
    assert t.options == [1, 2, NONE]
    t = two_crystals(crystal=2, gear=6, book=6, food=6)
    assert t.asked is ACTION_PROMPT
    assert t.resources(0) == {"gear": 6, "book": 6, "food": 6, "crystal": 3}


@rule("REV-CRYS-05")
def test_the_step_may_be_declined():
    t = two_crystals(crystal=2).answer(SPARE_CRYSTAL, NONE)
    assert t.resources(0) == {"gear": 0, "book": 0, "food": 0, "crystal": 3}


@rule("REV-CRYS-06")
def test_a_technology_may_bring_a_further_exchange():
    def table(*technologies: str) -> ReviveTable:
        made, _ = silent()
        made.tribe(0, "hofstadterians")
        for field, technology in zip(made.fields("location"), technologies, strict=False):
            made.figure(0, field, technology)
        return made.seat(0, gear=1, food=1).start()

    assert TRIBE not in table("t1").options
    t = table("t1", "t2L").answer(ACTION_PROMPT, TRIBE)
    while t.asked is GIVE:
        t.answer(GIVE, t.options[0])
    assert t.resources(0) == {"gear": 0, "book": 0, "food": 0, "crystal": 1}


@rule("REV-CRYS-07")
@pytest.mark.parametrize(("held", "left"), [((2, 2), (0, 1)), ((0, 3), (0, 0)), ((3, 3), (0, 3)), ((4, 1), (1, 1))])
def test_crystals_pay_only_for_what_is_missing(held: tuple[int, int], left: tuple[int, int]):
    made, site = silent()
    t = build(made.seat(0, gear=held[0], crystal=held[1]).start(), site).pay()
    assert t.player(0).small == 1 << site
    assert (t.resources(0)["gear"], t.resources(0)["crystal"]) == left


@rule("REV-CRYS-07")
def test_who_would_rather_spend_crystals_exchanges_them_first():
    made, site = silent()
    t = made.seat(0, gear=3, crystal=1).start()
    t.answer(ACTION_PROMPT, EXCHANGE).answer(CRYSTAL_INTO, 0)
    build(t, site).pay()
    assert t.resources(0) == {"gear": 1, "book": 0, "food": 0, "crystal": 0}
