"""What each of the twenty masterpieces gives (TAP-MASTER-09..28)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.pieces.kinds import ARTS, COIN, CULTURE, FOOD, RED_DIE, TECHNOLOGY, WORKER
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    CONQUER,
    DIE,
    PLAY,
    PLOT,
    REPEAT,
    RESOURCE,
    TOKEN_ON_TECH,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF, ORDER
from tests.rulebook import rule

from .arts import arts, asked, before_income, income, side, used
from .conquests import NEAR, TARGET
from .entering import build, part, seat_asked
from .upgrades import gained


def filled() -> TapestryScenario:
    """One complete row and two complete columns."""
    lines = {*range(9), *range(0, 81, 9), *range(1, 81, 9)}
    made = arts()
    return made.fill(0, sorted(lines))


HOMES: dict[str, Any] = {"built": {"market": [0, 1], "house": [2], "farm": [3, 4, 5], "armory": [6]}}
ADVANCED: dict[str, Any] = {
    "tracks": {"exploration": 2, "technology": 3, "science": 5, "military": 7, "arts": 9}, "coin": 0,
}  # fmt: skip


@rule("TAP-MASTER-09")
def test_card_1_counts_markets_and_houses_and_gives_a_worker_or_a_coin() -> None:
    t, before = used(1, **HOMES)
    assert asked(t) == (0, ONE_OF, [0, 1])
    assert gained(part(t, 0), before) == {"vp": 3, "worker": 1}
    t, before = used(1, **HOMES)
    assert gained(part(t, 1), before) == {"vp": 3, "coin": 1}


@rule("TAP-MASTER-16")
def test_card_8_counts_armories_and_farms_and_gives_food_or_culture() -> None:
    t, before = used(8, **HOMES)
    assert gained(part(t, 0), before) == {"vp": 4, "food": 1}
    t, before = used(8, **HOMES)
    assert gained(part(t, 1), before) == {"vp": 4, "culture": 1}


@rule(
    "TAP-MASTER-10", "TAP-MASTER-15", "TAP-MASTER-24", "TAP-MASTER-25", "TAP-MASTER-26", "TAP-ICON-12",
)  # fmt: skip
@pytest.mark.parametrize(("number", "points"), [(2, 3), (7, 5), (16, 7), (17, 9), (18, 2)])
def test_five_cards_count_the_spaces_advanced_on_a_track(number: int, points: int) -> None:
    t, before = used(number, **ADVANCED)
    assert gained(t, before) == {"vp": points}


@rule("TAP-MASTER-11", "TAP-ICON-29")
def test_card_3_gives_any_building_and_any_resource_once() -> None:
    t, before = used(3)
    assert asked(t) == (0, ORDER, [0, 1])
    part(t, 0)
    assert asked(t) == (0, ONE_OF, [0, 1, 2, 3])
    part(t, 2)
    assert t.asked is PLOT
    build(t)
    assert asked(t) == (0, RESOURCE, [COIN, WORKER, FOOD, CULTURE])
    t.answer(RESOURCE, WORKER)
    assert gained(t, before) == {"farm": 1, "worker": 1}
    assert side(t)["worn"] == [2]


@rule("TAP-MASTER-12")
def test_card_4_counts_tapestry_cards_in_hand_and_on_the_mat() -> None:
    t, before = used(4, hand=["trap", "guilds"], played={2: ["democracy", "feudalism"], 3: ["trap"]})
    t.answer(RESOURCE, CULTURE)
    assert gained(t, before) == {"vp": 5, "culture": 1}


@rule("TAP-MASTER-13")
def test_card_5_gives_a_tapestry_card_and_a_resource() -> None:
    t, before = used(5)
    t.answer(RESOURCE, FOOD)
    assert gained(t, before) == {"cards": 1, "food": 1}


@rule("TAP-MASTER-14", "TAP-ICON-02")
def test_card_6_counts_rows() -> None:
    t, before = used(6, filled())
    t.answer(RESOURCE, FOOD)
    assert gained(t, before) == {"vp": 1, "food": 1}


@rule("TAP-MASTER-22", "TAP-ICON-01")
def test_card_14_counts_columns() -> None:
    t, before = used(14, filled())
    t.answer(RESOURCE, FOOD)
    assert gained(t, before) == {"vp": 2, "food": 1}


@rule("TAP-MASTER-17")
def test_card_9_counts_territories_and_gives_culture() -> None:
    t, before = used(9, arts().outpost(0, NEAR[0]).outpost(0, NEAR[1]).outpost(1, NEAR[2]))
    assert gained(t, before) == {"vp": 3, "culture": 1}


@rule("TAP-MASTER-18")
def test_card_10_counts_tech_cards() -> None:
    made = before_income(5, arts().art(0, 10), tech={"bottom": ["barn"], "middle": ["paper"], "top": ["calendar"]})
    t = made.start().income().answer(RESOURCE, COIN)
    assert t.asked is UPGRADE
    assert (t.player(0).vp, t.player(0).goods[COIN]) == (3, 1)


@rule("TAP-MASTER-19")
def test_card_11_gives_a_territory_tile_and_a_resource() -> None:
    t, before = used(11)
    t.answer(RESOURCE, WORKER)
    assert gained(t, before) == {"tiles": 1, "worker": 1}


@rule("TAP-MASTER-20")
def test_card_12_repeats_a_position_with_its_bonus_and_is_turned_over() -> None:
    t, before = used(12, tracks={"exploration": 0, "technology": 2, "arts": 2}, coin=1, worker=1)
    t.answer(BONUS, COIN)
    assert asked(t) == (0, REPEAT, [TECHNOLOGY, ARTS])
    t.answer(REPEAT, ARTS)  # 5 points, and a building for a resource
    assert asked(t) == (0, BONUS, [WORKER, NONE])
    build(part(t.answer(BONUS, WORKER), 0))
    assert gained(t, before) == {"vp": 5, "coin": -1, "worker": -1, "market": 1}
    assert side(t)["worn"] == [11]


@rule("TAP-MASTER-21", "TAP-EX-37", "TAP-UPGRADE-26", "TAP-ICON-69")
def test_a_card_upgraded_by_card_13_is_left_alone_for_the_turn() -> None:
    made = arts().art(0, 13).mat(0, "inventors", 4)
    t = income(2, made, civs=["inventors"], tech={"bottom": ["calendar", "barn"]}, hand=["trap"])
    calendar, barn = t.tech("calendar"), t.tech("barn")
    assert asked(t) == (0, UPGRADE, sorted([calendar, barn]))
    t.answer(UPGRADE, calendar)
    assert t.player(0).goods[CULTURE] == 1
    assert asked(t) == (0, TOKEN_ON_TECH, [barn, NONE])  # not by a civilization
    t.answer(TOKEN_ON_TECH, NONE).answer(PLAY, t.card("trap"))
    assert asked(t) == (0, UPGRADE, [barn, NONE])  # nor in step 3


@rule("TAP-UPGRADE-26", "TAP-EX-37")
@pytest.mark.parametrize("masterpiece", [True, False])
def test_neither_is_a_card_that_could_go_on_to_the_top_row(masterpiece: bool) -> None:
    made = arts().art(0, 13) if masterpiece else arts()
    row = "bottom" if masterpiece else "middle"
    t = income(2, made, tech={row: ["calendar"]}, tracks={"exploration": 4}, hand=["trap"])
    t.answer(PLAY, t.card("trap")) if t.asked is PLAY else None
    assert (t.asked is UPGRADE) == (not masterpiece)


@rule("TAP-UPGRADE-26")
def test_in_the_next_turn_the_card_may_be_upgraded_again() -> None:
    t = income(2, arts().art(0, 13), tech={"bottom": ["calendar"]}, tracks={"exploration": 4}, hand=["trap"], coin=1)
    while t.asked is not ACTION or seat_asked(t) != 0:
        t.match.choose(t.options[0])
    t.income()
    assert t.player(0).tech[2] == 1 << t.tech("calendar")  # by the same masterpiece, without a question


@rule("TAP-MASTER-23", "TAP-DEC-35", "TAP-ICON-10")
def test_card_15_advances_on_the_arts_track_for_a_resource_with_benefit_and_bonus() -> None:
    t, before = used(15, tracks={"arts": 1}, coin=1, food=1)
    assert asked(t) == (0, BONUS, [COIN, FOOD, NONE])
    t.answer(BONUS, COIN)
    assert asked(t) == (0, BONUS, [FOOD, NONE])  # that of the space
    build(part(t.answer(BONUS, FOOD), 3))
    assert gained(t, before) == {"arts": 1, "coin": -1, "food": -1, "vp": 5, "armory": 1}
    assert side(t)["worn"] == []
    t, before = used(15, tracks={"arts": 1}, coin=1)
    t.answer(BONUS, NONE)
    assert gained(t, before) == {}


@rule("TAP-MASTER-27")
def test_card_19_gives_four_points_and_a_resource() -> None:
    t, before = used(19)
    t.answer(RESOURCE, COIN)
    assert gained(t, before) == {"vp": 4, "coin": 1}


def lone(made: TapestryScenario) -> list[int]:
    return sorted(made.hex(place) for place in NEAR if place != TARGET)


@rule("TAP-MASTER-28", "TAP-CONQUER-17", "TAP-ICON-78")
def test_card_20_conquers_an_adjoining_territory_without_pieces() -> None:
    made = arts().outpost(1, TARGET).dice((6, 0), (6, 0))
    t, before = used(20, made)
    assert asked(t) == (0, CONQUER, lone(made))
    t.answer(CONQUER, t.options[0]).answer(DIE, RED_DIE)
    assert gained(t, before) == {"vp": 4, "outposts": -1, "territories": 1}


@rule("TAP-CONQUER-17", "TAP-ICON-78")
@pytest.mark.parametrize("piece", ["toppled", "token"])
def test_a_toppled_outpost_or_a_token_makes_a_territory_not_empty(piece: str) -> None:
    made = arts()
    made.token(1, TARGET) if piece == "token" else made.outpost(1, TARGET, toppled=True)
    t, _ = used(20, made)
    assert asked(t) == (0, CONQUER, lone(made))
    t = military(made)
    assert t.hex(TARGET) in t.options  # for any other conquest it is a goal


def military(made: TapestryScenario) -> TapestryTable:
    made.state.players[0].era = 1
    return made.seat(0, culture=1, tracks={"military": 0}).start().advance("military")
