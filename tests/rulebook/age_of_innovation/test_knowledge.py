"""The knowledge board (AOI-KNOW-01..13)."""

from __future__ import annotations

from colorsys import rgb_to_hls

import pytest

from tafelrunde.draw.palette import COLOURS
from tafelrunde.games.age_of_innovation.pieces.kinds import DISCIPLINES
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable
from tafelrunde.games.age_of_innovation.table.prompts import AFTER, BOOK, KEY, SEND, STEPS_IN_ONE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.table_talk import bowls, calm, founding, step

PLENTY = (12, 0, 0)
EACH = pytest.mark.parametrize("discipline", DISCIPLINES)


def on_level(level: int, discipline: str, **seat: object) -> AoiScenario:
    levels = [0, 0, 0, 0]
    levels[DISCIPLINES.index(discipline)] = level
    return calm(**{"scholars": 1, "bowls": PLENTY, "levels": levels, **seat})


def three_steps(made: AoiScenario, discipline: str) -> AoiTable:
    """A scholar goes to the space for 3 steps."""
    return made.start().act("scholar").answer(SEND, 4 * DISCIPLINES.index(discipline))


def level(t: AoiTable, discipline: str, seat: int = 0) -> int:
    return int(t.match.view()["seats"][seat]["levels"][DISCIPLINES.index(discipline)])


@rule("AOI-KNOW-01")
def test_there_are_four_disciplines_in_their_colours():
    assert DISCIPLINES == ("banking", "law", "engineering", "medicine")
    hues = {}
    for name in DISCIPLINES:
        paint = COLOURS[name][0]
        hue, light, _ = rgb_to_hls(*(int(paint[i : i + 2], 16) / 255 for i in (1, 3, 5)))
        hues[name] = (round(360 * hue), light)
    assert 40 <= hues["banking"][0] <= 60, "yellow"
    assert 190 <= hues["law"][0] <= 230, "blue"
    assert 20 <= hues["engineering"][0] <= 38, "brown"
    assert hues["medicine"][1] > 0.95, "white"


@rule("AOI-KNOW-02")
@EACH
def test_a_step_moves_the_marker_of_its_discipline_up_by_one(discipline: str):
    t = step(calm(scholars=1, levels=(4, 4, 4, 4)).start(), discipline)
    assert {name: level(t, name) for name in DISCIPLINES} == {name: 4 + (name == discipline) for name in DISCIPLINES}


# ------------------------------------------------------------------------------------------------ power on the way


@rule("AOI-KNOW-03", "AOI-KNOW-04")
@EACH
@pytest.mark.parametrize("reached", range(1, 13))
def test_levels_3_5_7_and_12_give_power(reached: int, discipline: str):
    t = step(on_level(reached - 1, discipline, towns=["coins"]).start(), discipline)
    if t.asked is KEY:
        t.answer(KEY, 1)
    assert level(t, discipline) == reached
    gained = {3: 1, 5: 2, 7: 2, 12: 3}.get(reached, 0)
    assert bowls(t.player(0)) == (12 - gained, gained, 0)


@rule("AOI-KNOW-05")
@pytest.mark.parametrize(("before", "power"), [(0, 1), (1, 1), (2, 1 + 2), (3, 2), (4, 2 + 2), (9, 3)])
def test_levels_passed_on_the_way_give_their_power_as_well(before: int, power: int):
    t = three_steps(on_level(before, "law"), "law")
    assert level(t, "law") == before + 3
    assert t.player(0).bowl2 == power


@rule("AOI-KNOW-03")
def test_the_power_of_a_level_comes_in_each_discipline():
    t = founding(calm(levels=(2, 2, 2, 2), bowls=PLENTY), "steps")
    assert t.player(0).levels == [3, 3, 3, 3]
    assert t.player(0).bowl2 == 4


# ------------------------------------------------------------------------------------------------ keys


@rule("AOI-KNOW-06", "AOI-DEC-24")
@EACH
def test_level_8_needs_a_key_which_is_then_used(discipline: str):
    t = step(on_level(7, discipline, towns=["coins", "tools"]).start(), discipline)
    assert (t.asked, t.options) == (KEY, [1, NONE])
    t.answer(KEY, 1)
    seen = t.match.view()["seats"][0]
    assert (level(t, discipline), seen["keys"], len(seen["towns"])) == (8, 1, 2)


@rule("AOI-KNOW-06", "AOI-KNOW-07", "AOI-KNOW-12")
@pytest.mark.parametrize("before", [5, 6, 7])
def test_without_a_key_all_steps_from_level_8_on_are_lost(before: int):
    """A tile turned over is no key any more."""
    made = on_level(before, "law", towns=["coins"], keys=0).round(1, "step-medicine")
    t = three_steps(made, "law")
    assert t.asked is not KEY
    assert level(t, "law") == 7
    assert t.player(0).vp == 20 + 7 - before, "lost steps score nothing"


@rule("AOI-KNOW-06")
def test_a_key_is_needed_for_level_8_only_and_anew_in_each_discipline():
    beyond = step(on_level(8, "law").start(), "law")
    assert (beyond.asked is KEY, level(beyond, "law")) == (False, 9)
    other = step(calm(scholars=1, levels=(8, 7, 0, 0), towns=["coins"], keys=0).start(), "law")
    assert level(other, "law") == 7


@rule("AOI-KNOW-07", "AOI-DEC-24", "AOI-KNOW-12")
@pytest.mark.parametrize(("answer", "reached", "keys", "points"), [(1, 9, 0, 3), (NONE, 7, 1, 1)])
def test_the_key_may_be_kept_and_the_steps_are_lost(answer: int, reached: int, keys: int, points: int):
    made = on_level(6, "engineering", towns=["coins"]).round(1, "step-medicine")
    t = three_steps(made, "engineering").answer(KEY, answer)
    assert t.asked is AFTER
    assert (level(t, "engineering"), t.player(0).keys, t.player(0).vp) == (reached, keys, 20 + points)


# ------------------------------------------------------------------------------------------------ income and the top


@rule("AOI-KNOW-08", "AOI-KNOW-09")
@pytest.mark.parametrize("reached", [8, 9, 10, 11, 12])
@pytest.mark.parametrize(
    ("discipline", "goods"),
    [("banking", {"coins": 3}), ("law", {"power": 6}), ("engineering", {"tools": 1}), ("medicine", {"vp": 3})],
)
def test_level_9_and_more_pay_in_each_income_phase(discipline: str, goods: dict[str, int], reached: int):
    made = on_level(reached, discipline, bonus="river-workshops", scholars=0)
    me = made.phase("income").start().player(0)
    gained = {"tools": me.tools - 1, "coins": me.coins, "vp": me.vp - 20, "power": me.bowl2, "scholars": me.scholars}
    assert {name: n for name, n in gained.items() if n} == (goods if reached >= 9 else {})


@rule("AOI-KNOW-10", "AOI-KNOW-11", "AOI-KNOW-12")
@pytest.mark.parametrize("before", [9, 10, 11])
@pytest.mark.parametrize("taken", [True, False])
def test_level_12_is_for_one_marker_and_the_others_stop_below(before: int, taken: bool):
    made = on_level(before, "banking").round(1, "step-medicine").seat(1, levels=(12 if taken else 11, 0, 0, 0))
    t = three_steps(made, "banking")
    top = 11 if taken else 12
    assert level(t, "banking") == top
    assert t.player(0).vp == 20 + top - before, "what is lost scores nothing"
    assert t.player(0).bowl2 == (0 if taken else 3), "and gives no power"


@rule("AOI-KNOW-10")
def test_level_12_of_one_discipline_leaves_the_others_open():
    t = step(on_level(11, "law").seat(1, levels=(12, 0, 12, 12)).start(), "law")
    assert level(t, "law") == 12
    late = step(calm(scholars=1, levels=(12, 0, 0, 0)).seat(1, levels=(11, 0, 0, 0)).start(), "banking")
    assert late.player(0).levels == [12, 0, 0, 0], "level 12 is the maximum for its owner too"


@rule("AOI-KNOW-11")
def test_where_no_marker_can_move_steps_of_choice_go_elsewhere():
    made = calm(books=(1, 0, 0, 0), levels=(11, 7, 12, 3)).book_actions("steps", "power", "coins")
    t = made.seat(1, levels=(12, 0, 0, 0)).start().act("book-steps")
    assert t.asked is not STEPS_IN_ONE, "only medicine is left, so nothing is asked"
    assert t.player(0).levels == [11, 7, 12, 5]


@rule("AOI-KNOW-13", "AOI-DEC-24", "AOI-Q-17")
def test_a_step_in_each_discipline_goes_from_banking_to_medicine():
    """Two keys for three markers on level 7, in this order; the third step is lost."""
    t = founding(calm(levels=(7, 7, 3, 7), towns=["coins"]), "steps")
    asked = []
    while t.asked is KEY:
        assert t.match.decision is not None
        asked.append(DISCIPLINES[t.match.decision.about])
        t.answer(KEY, 1)
    assert asked == ["banking", "law"]
    assert t.player(0).levels == [8, 8, 4, 7]
    steps = [event.facts["discipline"] for event in t.match.events() if event.name == "stepped"]
    assert steps == [0, 1, 2]
    kept = founding(calm(levels=(7, 7, 3, 7), towns=["coins"]), "steps").answer(KEY, NONE).answer(KEY, 1)
    assert kept.answer(KEY, 1).player(0).levels == [7, 8, 4, 8]
    assert kept.asked is not BOOK
