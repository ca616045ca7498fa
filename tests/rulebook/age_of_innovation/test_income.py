"""Phase I: income (AOI-INCOME-01..09)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import TERRAINS
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, scenario
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, BOOK, COMPETENCY, STEP
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import place_all, set_up
from tests.rulebook.age_of_innovation.table_talk import bowls, calm, next_round

PLACES = ("A4", "A5", "A6", "B4", "B5", "B6", "C5", "C6", "C7", "D5", "D6")


def bare(**seat: Any) -> AoiScenario:
    """Seat 0 before its income, with a round bonus that pays none."""
    return calm(**{"bonus": "river-workshops", "bowls": (12, 0, 0), **seat}).phase("income")


def gained(made: AoiScenario) -> dict[str, int]:
    """What seat 0 receives in phase I, if it asks nothing."""
    before = made.state.players[0]
    t = made.start()
    assert t.asked is ACTION
    me = t.player(0)
    goods = {
        "coins": me.coins - before.coins,
        "tools": me.tools - before.tools,
        "scholars": me.scholars - before.scholars,
        "power": me.bowl2 + 2 * me.bowl3 - before.bowl2 - 2 * before.bowl3,
        "vp": me.vp - before.vp,
    }
    return {name: n for name, n in goods.items() if n}


# ------------------------------------------------------------------------------------------------ the planning board


@rule("AOI-EX-12", "AOI-INCOME-03", "AOI-INCOME-04", "AOI-INCOME-08")
def test_example_two_workshops_and_a_guild_are_out():
    assert gained(bare().building(0, "workshop", "A4", "A5").building(0, "guild", "C5")) == {
        "power": 1,
        "coins": 2,
        "tools": 3,
    }


@rule("AOI-INCOME-04", "AOI-INCOME-08")
@pytest.mark.parametrize("out", range(10))
def test_each_workshop_on_the_map_uncovers_a_tool_but_the_fifth(out: int):
    tools = 1 + out - (out >= 5)
    assert gained(bare().building(0, "workshop", *PLACES[:out])) == {"tools": tools}


@rule("AOI-INCOME-04", "AOI-INCOME-08")
@pytest.mark.parametrize(
    ("kind", "out", "goods"),
    [
        ("guild", 1, {"coins": 2, "power": 1}),
        ("guild", 2, {"coins": 4, "power": 2}),
        ("guild", 3, {"coins": 6, "power": 4}),
        ("guild", 4, {"coins": 8, "power": 6}),
        ("school", 1, {"scholars": 1}),
        ("school", 3, {"scholars": 3}),
        ("university", 1, {"scholars": 1}),
        ("palace", 1, {}),
    ],
)
def test_what_other_buildings_uncover(kind: str, out: int, goods: dict[str, int]):
    assert gained(bare().building(0, kind, *PLACES[:out])) == {"tools": 1, **goods}


@rule("AOI-INCOME-04")
def test_what_goes_back_to_the_planning_board_covers_its_income_again():
    made = calm(bonus="river-workshops", tools=2, coins=6).building(0, "workshop", "A4", "A5").passed(1)
    t = made.start().act("guild", at="A4").end_turn()
    next_round(t)
    assert t.player(0).tools == 2, "one workshop and a guild, no longer two workshops"


# ------------------------------------------------------------------------------------------------ other sources


@rule("AOI-INCOME-03", "AOI-INCOME-05")
@pytest.mark.parametrize(
    ("seat", "goods"),
    [
        ({"bonus": "coins"}, {"coins": 6}),
        ({"bonus": "power-coins"}, {"coins": 2, "power": 4}),
        ({"competencies": ["income-points-coins"]}, {"vp": 3, "coins": 2}),
        ({"innovations": ["neutral-guild"]}, {"coins": 5}),
        ({"levels": (9, 0, 0, 0)}, {"coins": 3}),
        ({"palace": 10}, {"coins": 6}),
        ({"faction": "omar"}, {"power": 2, "coins": 2}),
        ({"bonus": "coins", "palace": 10, "levels": (9, 0, 0, 0)}, {"coins": 15}),
    ],
)
def test_tiles_the_knowledge_board_and_omar_pay_income(seat: dict[str, Any], goods: dict[str, int]):
    assert gained(bare(**seat)) == {"tools": 1, **goods}


@rule("AOI-INCOME-05")
@pytest.mark.parametrize(
    "seat",
    [{"bonus": "river-workshops"}, {"competencies": ["scholars"]}, {"innovations": ["professor"]}, {"palace": 2}],
)
def test_what_shows_no_open_hand_pays_no_income(seat: dict[str, Any]):
    assert gained(bare(**seat)) == {"tools": 1}


@rule("AOI-DEC-13", "AOI-INCOME-05")
@pytest.mark.parametrize(
    "seat",
    [{"palace": 6}, {"palace": 16}, {"bonus": "spade"}, {"bonus": "bridge"}, {"competencies": ["income-book-power"]}],
)
def test_the_colour_of_a_book_of_income_is_chosen(seat: dict[str, Any]):
    t = bare(**seat).start()
    assert (t.asked, t.seat_asked, t.options) == (BOOK, 0, [0, 1, 2, 3])
    t.answer(BOOK, 2)
    assert t.player(0).books == [0, 0, 1, 0]
    assert t.asked is ACTION


# ------------------------------------------------------------------------------------------------ who and when


@rule("AOI-INCOME-01")
def test_all_players_receive_income():
    made = scenario(5)
    for seat in range(5):
        made.building(seat, "workshop", f"H{5 + seat}")
    t = made.phase("income").start()
    while t.asked is not ACTION:
        t.match.choose(t.options[0])
    assert all(player.tools >= 2 for player in t.table.players)
    assert t.seat_asked == 0


@rule("AOI-INCOME-02", "AOI-SETUP-55")
def test_income_comes_in_every_round_the_first_included():
    """Inventors with a competency taken in set-up."""
    t = place_all(set_up(["plains", "lake"], ["inventors", "blessed"]))
    t.answer(COMPETENCY, 1)
    while t.table.phase != 2:
        t.match.choose(t.options[0])
    assert t.table.round == 1
    me = t.player(0)
    assert me.tally[5] == 3, "3 points of the competency"
    workshops = 3
    bonus = {3: 1, 6: 2}.get(me.bonus, 0)
    assert me.tools == 3 + workshops + bonus
    before = me.tools
    next_round(t)
    me = t.player(0)
    assert me.tally[5] == 6
    assert me.tools >= before + workshops


# ------------------------------------------------------------------------------------------------ limits and order


@rule("AOI-INCOME-06", "AOI-Q-18", "AOI-SETUP-39")
@pytest.mark.parametrize(("held", "more"), [(3, 3), (4, 3), (5, 2), (7, 0)])
def test_scholars_are_limited_to_the_own_pieces(held: int, more: int):
    made = bare(scholars=held).building(0, "school", "A4", "A5", "A6")
    assert gained(made) == {"tools": 1, **({"scholars": more} if more else {})}
    t = made.start()
    assert t.match.view()["seats"][0]["scholars_in_supply"] == 7 - held - more


@rule("AOI-INCOME-07")
def test_coins_and_tools_are_unlimited():
    made = bare(coins=400, tools=100, bonus="coins").building(0, "workshop", "A4")
    assert gained(made) == {"coins": 6, "tools": 2}


@rule("AOI-INCOME-09", "AOI-DEC-14")
def test_the_step_of_the_competency_comes_before_the_income_of_the_knowledge_board():
    t = bare(competencies=["income-tool-step"], levels=(8, 9, 0, 0)).start()
    assert (t.asked, t.seat_asked, t.options) == (STEP, 0, [0, 1, 2, 3])
    t.answer(STEP, 0)
    me = t.player(0)
    assert (me.levels[0], me.coins) == (9, 3), "level 9 is reached in time"
    assert bowls(me) == (6, 6, 0), "and law pays once"


@rule("AOI-INCOME-09", "AOI-Q-23")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_income_choices_are_made_in_turn_order(order: tuple[int, int]):
    """Both want level 12 of law; the second finds it taken and can only step elsewhere."""
    made = calm(bonus="river-workshops").order(*order)
    for seat in range(2):
        made.seat(seat, competencies=["income-tool-step"], levels=(0, 11, 0, 0))
    t = made.phase("income", order[0]).start()
    assert (t.asked, t.seat_asked) == (STEP, order[0])
    t.answer(STEP, 1)
    assert (t.asked, t.seat_asked, t.options) == (STEP, order[1], [0, 2, 3])


@rule("AOI-INCOME-08")
@pytest.mark.parametrize("board", TERRAINS[:7])
def test_the_planning_boards_pay_alike_but_for_the_mountains(board: str):
    made = bare(board=board).building(0, "workshop", "A4", "A5").building(0, "guild", "C5")
    coins = 2 + 3 if board == "mountain" else 2
    assert gained(made) == {"tools": 3, "coins": coins, "power": 1}
