"""Power from other players' building (AOI-LEECH-01..16)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, scenario, space
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, AFTER, COMPETENCY, GUILD_SITE, LEECH
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.table_talk import bowls, calm, neighbours, offer

PLENTY = (12, 0, 0)


def built(made: AoiScenario) -> AoiTable:
    """Seat 0 has built its workshop on E12."""
    return made.start().act("workshop")


# ------------------------------------------------------------------------------------------------ offer and price


@rule("AOI-EX-06", "AOI-LEECH-01", "AOI-LEECH-02", "AOI-DEC-43")
def test_example_red_builds_beside_a_workshop_and_a_school():
    made = neighbours("workshop", "school").building(1, "guild", "D13")
    t = built(made)
    assert t.buildings(0) == {"E12": "workshop", "E13": "workshop"}
    assert t.seat_asked == 1
    assert offer(t) == 3
    t.answer(LEECH, 3)
    assert (bowls(t.player(1)), t.player(1).vp) == ((2, 10, 0), 18)


@rule("AOI-EX-07", "AOI-LEECH-02", "AOI-LEECH-03")
@pytest.mark.parametrize(
    ("theirs", "power"),
    [(["workshop"], 1), (["guild"], 2), (["workshop", "guild"], 3), (["guild", "school"], 4)],
)
def test_example_the_price_is_one_point_less_than_the_power(theirs: list[str], power: int):
    t = built(neighbours(*theirs, bowls=PLENTY))
    assert t.options == [power, NONE]
    t.answer(LEECH, power)
    assert (bowls(t.player(1)), t.player(1).vp) == ((12 - power, power, 0), 20 - (power - 1))


@rule("AOI-LEECH-02", "AOI-DEC-43")
def test_the_offer_may_be_refused():
    t = built(neighbours("guild", bowls=PLENTY)).answer(LEECH, NONE)
    assert (bowls(t.player(1)), t.player(1).vp) == (PLENTY, 20)
    assert (t.asked, t.seat_asked) == (AFTER, 0)


@rule("AOI-LEECH-01")
def test_only_neighbours_of_the_new_building_count():
    """D13 touches the workshop on E13, not the new one."""
    t = built(neighbours().building(1, "palace", "D13").building(1, "workshop", "D12"))
    assert offer(t) == 1


@rule("AOI-LEECH-01", "AOI-LEECH-09")
@pytest.mark.parametrize(
    ("before", "after"), [("workshop", "guild"), ("guild", "school"), ("guild", "palace"), ("school", "university")]
)
def test_an_upgrade_offers_what_stands_beside_it_whatever_it_is_worth_itself(before: str, after: str):
    made = neighbours("guild").building(0, before, "E12").seat(0, tools=5, coins=8).palaces(17)
    t = made.start().act(after, at="E12")
    if t.asked is COMPETENCY:
        t.answer(COMPETENCY, 1)
    assert (t.seat_asked, offer(t)) == (1, 2)


@rule("AOI-LEECH-12")
def test_own_buildings_give_their_owner_nothing():
    made = neighbours().building(0, "guild", "F12", "E11")
    t = built(made)
    assert (t.asked, t.seat_asked) == (AFTER, 0)
    assert bowls(t.player(0)) == (5, 7, 0)
    assert offer(built(neighbours("guild"))) == 2


@rule("AOI-LEECH-10")
def test_the_neighbour_is_told_of_the_building():
    t = built(neighbours("workshop"))
    pending = t.match.view(1)["pending"]
    assert (pending["prompt"], pending["seat"], pending["about"]) == ("LEECH", 1, space("E12"))


# ------------------------------------------------------------------------------------------------ too little room


@rule("AOI-EX-40", "AOI-LEECH-03", "AOI-LEECH-04", "AOI-LEECH-06")
def test_example_with_too_little_room_the_bowls_are_filled_and_less_is_paid():
    t = built(neighbours("guild", "school", "workshop", bowls=(1, 1, 10)))
    assert t.options == [3, NONE]
    t.answer(LEECH, 3)
    assert (bowls(t.player(1)), t.player(1).vp) == ((0, 0, 12), 18)


@rule("AOI-EX-41", "AOI-LEECH-03", "AOI-LEECH-05", "AOI-LEECH-06", "AOI-SCORE-06")
@pytest.mark.parametrize(("points", "power"), [(2, 3), (0, 1)])
def test_example_with_too_few_points_all_of_them_are_given(points: int, power: int):
    t = built(neighbours("guild", "school", bowls=PLENTY, vp=points))
    assert t.options == [power, NONE]
    t.answer(LEECH, power)
    assert (bowls(t.player(1)), t.player(1).vp) == ((12 - power, power, 0), 0)


@rule("AOI-LEECH-06")
@pytest.mark.parametrize(
    ("held", "points", "power"),
    [
        ((12, 0, 0), 20, 5),
        ((2, 1, 9), 20, 5),
        ((2, 0, 10), 20, 4),
        ((0, 2, 10), 20, 2),
        ((0, 4, 8), 3, 4),
        ((0, 4, 8), 2, 3),
        ((0, 1, 11), 0, 1),
    ],
)
def test_the_least_of_offer_room_and_points_decides(held: tuple[int, int, int], points: int, power: int):
    t = built(neighbours("guild", "school", "workshop", bowls=held, vp=points))
    assert offer(t) == power


@rule("AOI-LEECH-06")
def test_where_nothing_can_be_gained_nothing_is_offered():
    t = built(neighbours("guild", bowls=(0, 0, 12)))
    assert (t.asked, t.seat_asked) == (AFTER, 0)


# ------------------------------------------------------------------------------------------------ power values


@rule("AOI-LEECH-07", "AOI-LEECH-08", "AOI-NEUTRAL-12")
@pytest.mark.parametrize("neutral", [False, True])
@pytest.mark.parametrize("annex", [False, True])
@pytest.mark.parametrize(
    ("kind", "value"), [("workshop", 1), ("guild", 2), ("school", 2), ("palace", 3), ("university", 3)]
)
def test_the_power_values_of_buildings(kind: str, value: int, neutral: bool, annex: bool):
    made = neighbours(bowls=PLENTY).building(1, kind, "E11", neutral=neutral, annex=annex)
    assert offer(built(made)) == value + annex


@rule("AOI-EX-11", "AOI-LEECH-08", "AOI-NEUTRAL-15")
@pytest.mark.parametrize(("kind", "value"), [("tower", 2), ("monument", 4)])
def test_example_tower_and_monument(kind: str, value: int):
    assert offer(built(neighbours(kind, bowls=PLENTY))) == value


@rule("AOI-LEECH-11")
def test_only_power_from_others_building_costs_points():
    t = calm(bowls=PLENTY, books=(1, 0, 0, 0)).book_actions("power", "coins", "steps").start().act("book-power")
    assert (bowls(t.player(0)), t.player(0).vp) == ((7, 5, 0), 20)
    leeched = built(neighbours("guild", "school", "workshop", bowls=PLENTY)).answer(LEECH, 5)
    assert (bowls(leeched.player(1)), leeched.player(1).vp) == ((7, 5, 0), 16)


# ---------------------------------------------------------------------------------------------- what counts as building


@rule("AOI-LEECH-13", "AOI-NEUTRAL-09")
@pytest.mark.parametrize(
    ("deed", "offered"),
    [
        ("neutral", True),
        ("book-upgrade", True),
        ("palace-4", True),
        ("palace-3", True),
        ("palace-16", True),
        ("annex", False),
    ],
)
def test_what_is_placed_or_exchanged_counts_as_built_but_an_annex_does_not(deed: str, offered: bool):
    """Seat 1 has a guild on E11, beside E10 and E12."""
    made = calm(books=(5, 0, 0, 0), tools=4, coins=6, annexes=1).building(1, "guild", "E11")
    made.book_actions("upgrade", "coins", "steps")
    if deed == "neutral":
        made.building(0, "workshop", "E9").innovations("neutral-guild").terrain("E10", "desert")
        t = made.start().act("innovation", at="E10")
    elif deed == "book-upgrade":
        t = made.building(0, "workshop", "E10").start().act("book-upgrade")
    elif deed == "palace-4":
        t = made.building(0, "workshop", "E10").seat(0, palace=4).start().act("special-palace")
    elif deed == "palace-3":
        t = made.building(0, "school", "E10").seat(0, palace=3).start().act("special-palace")
    elif deed == "palace-16":
        made.building(0, "guild", "B6").palaces(16).terrain("E10", "desert")
        t = made.start().act("palace").answer(GUILD_SITE, space("E10"))
    else:
        t = made.building(0, "workshop", "E10").start().act("annex")
    assert (t.asked is LEECH) == offered
    assert offer(t) == (2 if offered else 0)


# ------------------------------------------------------------------------------------------------ who and when


@rule("AOI-LEECH-14")
def test_who_has_passed_is_offered_power_all_the_same():
    t = built(neighbours("guild").passed(1))
    assert (t.seat_asked, offer(t)) == (1, 2)


@rule("AOI-LEECH-15", "AOI-LEECH-01")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 3, 0, 1), (1, 0, 3, 2), (3, 2, 1, 0)])
def test_neighbours_are_asked_in_turn_order_after_the_builder(order: tuple[int, int, int, int]):
    made = scenario(4, factions=["monks"]).order(*order)
    made.building(0, "workshop", "A5").terrain("B5", "desert").seat(0, tools=1, coins=2)
    for seat, name in ((1, "B4"), (2, "B6"), (3, "C5")):
        made.building(seat, "workshop", name)
    t = made.start().act("workshop", at="B5")
    at = order.index(0)
    expected = [*order[at + 1 :], *order[:at]]
    asked = []
    while t.asked is LEECH:
        asked.append(t.seat_asked)
        t.answer(LEECH, NONE)
    assert asked == expected
    assert (t.asked, t.seat_asked) == (AFTER, 0), "then the builder may exchange, then the next turn comes"
    assert t.end_turn().seat_asked == order[(at + 1) % 4]
    assert t.asked is ACTION


def two_buildings(**seat: Any) -> AoiTable:
    """Palace 16: the palace on E10 and a guild on E12 in one action; a guild of seat 1 stands between them."""
    made = calm(tools=4, coins=6).building(0, "guild", "E10").palaces(16).terrain("E12", "desert")
    made.building(1, "guild", "E11").seat(1, **seat)
    return made.start().act("palace").answer(GUILD_SITE, space("E12"))


@rule("AOI-LEECH-16", "AOI-LEECH-15")
def test_two_buildings_in_one_action_are_two_offers_with_two_prices():
    t = two_buildings(bowls=PLENTY)
    for at in ("E10", "E12"):
        assert t.match.view()["pending"]["about"] == space(at), "in the order built"
        assert offer(t) == 2
        t.answer(LEECH, 2)
    assert (bowls(t.player(1)), t.player(1).vp) == ((8, 4, 0), 18), "not 3 points for 4 power"
    one = two_buildings(bowls=PLENTY).answer(LEECH, NONE)
    assert offer(one) == 2, "the second stands though the first was refused"


@rule("AOI-LEECH-15")
@pytest.mark.parametrize(("seat", "second"), [({"vp": 1}, 1), ({"bowls": (0, 3, 9)}, 1), ({"bowls": (0, 4, 8)}, 2)])
def test_an_offer_is_answered_before_the_next_is_worked_out(seat: dict[str, Any], second: int):
    t = two_buildings(**seat)
    assert offer(t) == 2
    t.answer(LEECH, 2)
    assert offer(t) == second
    assert offer(two_buildings(**seat).answer(LEECH, NONE)) == 2
