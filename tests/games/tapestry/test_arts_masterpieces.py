"""The masterpieces of Arts & Architecture: one behaviour each, and how they are created and used."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.expansions.arts_architecture.masterpiece_cards import MASTERPIECES
from tafelrunde.games.tapestry.pieces.kinds import ARTS, COIN, CULTURE, EXPLORATION, FOOD, MIDDLE, MILITARY, RED_DIE
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    CONQUER,
    CREATE,
    DIE,
    INCOME,
    PERFORM,
    PLAY,
    REPEAT,
    RESOURCE,
    UPGRADE,
    USE_MASTERPIECE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF, ORDER
from tests.rulebook.tapestry.conquests import NEAR, TARGET
from tests.rulebook.tapestry.entering import build, leave
from tests.rulebook.tapestry.holdings import change, holdings

from .arts import art_of, arts, create, enter_arts, performing, take

TRACKS = {"technology": 5, "science": 3, "military": 2, "exploration": 4}
LINES = [*range(18), *range(0, 81, 9)]  # two rows and a column

# By their numbers: what lies before the player, the answers, and what changes.
PLAIN: dict[int, tuple[dict[str, Any], list[tuple[Any, int]], dict[str, int]]] = {
    1: ({"built": {"market": [0, 1], "house": [2], "farm": [3]}}, [(ONE_OF, 0)], {"vp": 3, "worker": 1}),
    2: ({"tracks": TRACKS}, [], {"vp": 5}),
    4: ({"era": 2, "played": {2: ["trap", "trap"]}, "hand": ["trap"]}, [(RESOURCE, 0)], {"vp": 3, "coin": 1}),
    5: ({}, [(RESOURCE, 1)], {"cards": 1, "worker": 1}),
    6: ({"plots": LINES}, [(RESOURCE, 0)], {"vp": 2, "coin": 1}),
    7: ({"tracks": TRACKS}, [], {"vp": 3}),
    8: ({"built": {"armory": [0], "farm": [1, 2], "house": [3]}}, [(ONE_OF, 1)], {"vp": 3, "culture": 1}),
    9: ({"outpost": TARGET}, [], {"vp": 2, "culture": 1}),
    10: ({"tech": {"bottom": ["paper"], "top": ["compass"]}}, [(RESOURCE, 3)], {"vp": 2, "culture": 1}),
    11: ({}, [(RESOURCE, 0)], {"tiles": 1, "coin": 1}),
    14: ({"plots": LINES}, [(RESOURCE, 0)], {"vp": 1, "coin": 1}),
    16: ({"tracks": TRACKS}, [], {"vp": 2}),
    17: ({"tracks": TRACKS}, [], {"vp": 6}),
    18: ({"tracks": TRACKS}, [], {"vp": 4}),
    19: ({}, [(RESOURCE, 2)], {"vp": 4, "food": 1}),
}
OTHERS = (3, 12, 13, 15, 20)


def income_with(*numbers: int, made: TapestryScenario | None = None, **seat: Any) -> tuple[TapestryTable, Any]:
    """Seat 0 has these masterpieces and takes income turn 2."""
    made = (made or arts()).art(0, *numbers).seat(0, hand=["trap"], **seat).seat(1, era=4)
    before = holdings(made.state.players[0])
    t = made.start()
    return (t.answer(ACTION, INCOME) if t.asked is ACTION else t), before


def used_up(t: TapestryTable) -> list[int]:
    return [number + 1 for number in t.match.view(0)["seats"][0]["side"]["worn"]]


def test_every_masterpiece_has_a_test() -> None:
    assert sorted((*PLAIN, *OTHERS)) == list(range(1, len(MASTERPIECES) + 1))


@pytest.mark.parametrize("number", PLAIN)
def test_masterpieces_without_a_price(number: int) -> None:
    mine, answers, gained = PLAIN[number]
    mine = dict(mine)
    made = arts()
    if "plots" in mine:
        made.plain(0).fill(0, mine.pop("plots"))
    if "outpost" in mine:
        made.outpost(0, mine.pop("outpost"))
    t, before = performing(number, made, **mine)
    for prompt, code in answers:
        t.answer(prompt, code)
    assert t.table.active == 1
    assert change(t, before) == gained
    assert used_up(t) == []


def test_masterpiece_3_gives_a_building_and_a_resource_once() -> None:
    t, before = performing(3)
    take(t.answer(ORDER, 1), "food")
    build(t.answer(ONE_OF, 3))
    assert change(t, before) == {"food": 1, "armory": 1}
    assert used_up(t) == [3]
    made = arts().art(0, 3)
    made.state.players[0].side.worn = 1 << 2
    t, _ = enter_arts(6, made)
    assert t.options == [0, 1, 2, 3]  # nothing to perform, only a building to choose


def test_masterpiece_12_pays_for_a_current_position_once() -> None:
    t, before = performing(12, tracks={"exploration": 2, "military": 2}, tiles=[1], food=2)
    assert t.asked is BONUS
    assert t.options == [FOOD, NONE]
    t.answer(BONUS, FOOD)
    assert t.asked is REPEAT
    assert t.options == [EXPLORATION, MILITARY]
    leave(t.answer(REPEAT, MILITARY))
    assert change(t, before) == {"food": -1, "cards": 1}
    assert used_up(t) == [12]
    t, _ = income_with(12, coin=1, tracks={"exploration": 1})
    t.answer(BONUS, NONE)
    assert used_up(t) == []  # what was not paid for stays


def test_masterpiece_13_upgrades_a_card_that_is_left_alone_for_the_turn() -> None:
    t, _ = income_with(13, tech={"bottom": ["calendar", "paper"]}, tracks={"exploration": 4, "science": 4})
    t.answer(UPGRADE, t.tech("calendar"))
    assert t.player(0).tech[MIDDLE] == 1 << t.tech("calendar")
    t.answer(PLAY, t.card("trap"))
    assert t.asked is UPGRADE
    assert t.options == [t.tech("paper"), NONE]
    t.answer(UPGRADE, NONE)
    assert t.table.active == 1
    assert t.player(0).side.locked == 0


def test_masterpiece_15_pays_to_advance_on_arts() -> None:
    t, _ = income_with(15, coin=1, culture=1, tracks={"arts": 1})
    t.answer(BONUS, COIN)
    assert t.player(0).far[ARTS] == 2
    assert t.player(0).vp == 5
    assert t.asked is BONUS
    assert t.options == [CULTURE, NONE]
    t, _ = income_with(15, coin=1, tracks={"arts": 1})
    t.answer(BONUS, NONE)
    assert t.player(0).far[ARTS] == 1


def test_masterpiece_20_conquers_a_territory_without_any_piece() -> None:
    made = arts().outpost(1, NEAR[1]).token(1, NEAR[0]).dice((6, 0), (6, 0))
    t, before = performing(20, made)
    if t.asked is CONQUER:
        assert t.options == [t.hex(NEAR[2])]
        t.answer(CONQUER, t.hex(NEAR[2]))
    t.answer(DIE, RED_DIE)
    assert change(t, before) == {"vp": 4, "territories": 1, "outposts": -1}
    assert t.player(0).upright >> t.hex(NEAR[2]) & 1


# ------------------------------------------------------------------------------------------------ how they are used


def test_income_turns_begin_with_all_masterpieces_in_any_order() -> None:
    t, before = income_with(19, 9, 11, civs=["leaders"])
    assert t.asked is USE_MASTERPIECE
    assert t.options == [8, 10, 18]
    take(t.answer(USE_MASTERPIECE, 18))
    take(t.answer(USE_MASTERPIECE, 10))
    assert change(t, before) == {"vp": 4 + 1, "coin": 2, "tiles": 1, "culture": 1}


def test_one_that_is_created_in_step_1_waits_for_the_next_income_turn() -> None:
    t, _ = income_with(15, made=arts().art_display(5, 9, 19), coin=2, tracks={"arts": 2})
    t.answer(BONUS, COIN)
    assert t.asked is CREATE
    create(t, 19)
    assert art_of(t) == [15, 19]
    assert t.asked is PLAY
    assert t.player(0).vp == 0


def test_only_own_masterpieces_are_performed() -> None:
    t, before = enter_arts(6, arts().art(0, 19, 2).art(1, 9), tracks={"technology": 6})
    t.answer(ONE_OF, 0)
    assert t.asked is PERFORM
    assert t.options == [1, 18]
    t.answer(PERFORM, 1)
    assert change(t, before) == {"vp": 6}
