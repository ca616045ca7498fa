"""Upgrading a building (AOI-UPGRADE-01..21, AOI-DEC-21..23)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import DISCIPLINES
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, number_of
from tafelrunde.games.age_of_innovation.table.prompts import (
    AFTER,
    COMPETENCY,
    KEY,
    LEECH,
    PALACE,
    TERRAFORM_SITE,
    UPGRADE_SITE,
)
from tests.rulebook import rule

from .homes import alone, bowls, go_on, levels, settled

# What is upgraded to what, and its price in tools and coins.
UPGRADES = [
    ("workshop", "guild", 2, 6),
    ("guild", "palace", 4, 6),
    ("guild", "school", 3, 5),
    ("school", "university", 5, 8),
]
FOUR_PLACES = ("A6", "C10", "E11", "H5")


def take(t: AoiTable, competency: str) -> AoiTable:
    return t.answer(COMPETENCY, number_of(t.table.catalog.competencies, competency))


def standing(kind: str, **goods: object) -> AoiScenario:
    """Seat 0 has one building, of this kind."""
    return settled(**goods).building(0, kind, "I11")


# ------------------------------------------------------------------------------------------------ all upgrades


@rule("AOI-UPGRADE-01", "AOI-DEC-21")
def test_one_action_upgrades_one_building_by_one_step():
    t = settled(tools=9, coins=30).building(0, "workshop", "H5").start().act("guild")
    assert (t.asked, t.spaces) == (UPGRADE_SITE, {"I11", "H5"})
    t.at("H5")
    assert t.asked is AFTER
    assert t.buildings(0) == {"I11": "workshop", "H5": "guild"}


@rule("AOI-UPGRADE-02", "AOI-UPGRADE-08", "AOI-UPGRADE-10", "AOI-UPGRADE-13", "AOI-UPGRADE-18")
@pytest.mark.parametrize(("old", "new", "tools", "coins"), UPGRADES)
def test_the_price_of_each_upgrade(old: str, new: str, tools: int, coins: int):
    assert new not in standing(old, tools=tools - 1, coins=coins).start().actions
    assert new not in standing(old, tools=tools, coins=coins - 1).start().actions
    t = standing(old, tools=tools, coins=coins).start().act(new)
    assert (t.player(0).tools, t.player(0).coins) == (0, 0)
    assert t.buildings(0) == {"I11": new}


@rule("AOI-UPGRADE-03")
@pytest.mark.parametrize(("old", "new", "tools", "coins"), UPGRADES)
def test_neighbours_of_an_upgraded_building_are_offered_power(old: str, new: str, tools: int, coins: int):
    made = standing(old, tools=tools, coins=coins).palaces(1, 17).competency_at("pass-towns", "banking", 0)
    t = made.building(1, "school", "I12").start().act(new)
    if t.asked is PALACE:
        t.answer(PALACE, 0)
    if t.asked is COMPETENCY:
        take(t, "pass-towns")
    assert (t.asked, t.seat_asked, max(t.options)) == (LEECH, 1, 2)


@rule("AOI-UPGRADE-04")
@pytest.mark.parametrize(
    ("old", "new", "pieces"), [("workshop", "guild", 4), ("guild", "school", 3), ("guild", "palace", 1)]
)
def test_without_a_piece_on_the_planning_board_there_is_no_upgrade(old: str, new: str, pieces: int):
    some = standing(old, tools=9, coins=30).building(0, new, *FOUR_PLACES[: pieces - 1])
    assert new in some.start().actions
    all_of_them = standing(old, tools=9, coins=30).building(0, new, *FOUR_PLACES[:pieces])
    assert new not in all_of_them.start().actions


@rule("AOI-UPGRADE-04", "AOI-UPGRADE-06")
def test_an_upgraded_guild_is_a_piece_again():
    made = settled(tools=30, coins=60).building(0, "guild", *FOUR_PLACES).competency_at("pass-towns", "law", 0)
    t = alone(made).start()
    assert "guild" not in t.actions
    take(t.act("school", at="A6"), "pass-towns").end_turn()
    assert t.act("guild").buildings(0)["I11"] == "guild"


@rule("AOI-UPGRADE-05")
@pytest.mark.parametrize(("before", "power"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_guilds_are_taken_from_left_to_right(before: int, power: int):
    """The first two uncover 1 power each, the last two 2 each."""
    made = settled(tools=2, coins=6, bowls=(12, 0, 0)).building(0, "guild", *FOUR_PLACES[:before])
    t = go_on(made.start().act("guild"))
    assert bowls(t) == (12 - power, power, 0)


@rule("AOI-UPGRADE-06")
def test_the_old_building_covers_income_again():
    workshops = ("H5", "E11")
    assert go_on(settled().building(0, "workshop", *workshops).start()).player(0).tools == 4
    made = settled(tools=2, coins=6).building(0, "workshop", *workshops)
    t = go_on(made.start().act("guild", at="H5"))
    assert t.player(0).tools == 3
    assert t.buildings(0)["H5"] == "guild"


@rule("AOI-UPGRADE-07")
def test_there_are_four_upgrades_two_of_them_once_per_game():
    kinds = {"guild", "school", "palace", "university"}
    made = settled(tools=9, coins=30).building(0, "guild", "A6").building(0, "school", "H5")
    assert kinds <= made.start().actions
    again = settled(tools=9, coins=30, palace=17).building(0, "guild", "A6").building(0, "school", "H5")
    again.building(0, "palace", "C10").building(0, "university", "E11")
    assert kinds & again.start().actions == {"guild", "school"}


# ------------------------------------------------------------------------------------------------ the price of a guild


@rule("AOI-UPGRADE-09", "AOI-EX-17")
def test_example_a_foreign_neighbour_makes_the_guild_cheaper():
    made = settled(tools=4, coins=9).building(0, "workshop", "I10").building(0, "workshop", "H5")
    made.building(1, "workshop", "I12")
    t = made.start().act("guild", at="I11")
    assert (t.player(0).tools, t.player(0).coins) == (2, 6)
    own = settled(tools=4, coins=9).building(0, "workshop", "I10").building(1, "workshop", "I12")
    t = own.start().act("guild", at="I10")
    assert (t.player(0).tools, t.player(0).coins) == (2, 3), "I10 has only own neighbours"


@rule("AOI-UPGRADE-09")
def test_with_three_coins_only_a_workshop_beside_others_is_upgraded():
    made = settled(tools=2, coins=3).building(0, "workshop", "H5").building(1, "workshop", "I12")
    t = made.start().act("guild")
    assert t.buildings(0) == {"I11": "guild", "H5": "workshop"}
    own_neighbours = settled(tools=2, coins=5).building(0, "workshop", "I10", "I12").start()
    assert "guild" not in own_neighbours.actions
    two = settled(tools=2, coins=2).building(1, "workshop", "I12").start()
    assert "guild" not in two.actions


@rule("AOI-UPGRADE-09")
def test_a_foreign_building_across_the_river_is_no_neighbour():
    made = settled(tools=2, coins=5, shipping=3).building(0, "workshop", "E11").building(1, "workshop", "C10")
    assert "guild" not in made.start().actions


@rule("AOI-UPGRADE-09")
@pytest.mark.parametrize(("old", "new", "tools", "coins"), UPGRADES[1:])
def test_other_upgrades_are_never_cheaper(old: str, new: str, tools: int, coins: int):
    made = standing(old, tools=tools, coins=coins - 1).building(1, "workshop", "I12")
    assert new not in made.start().actions


# ------------------------------------------------------------------------------------------------ palaces


@rule("AOI-UPGRADE-11", "AOI-DEC-22")
def test_the_builder_of_the_palace_chooses_a_tile_which_works_from_then_on():
    made = standing("guild", tools=4, coins=6).palaces(1, 7, 17)
    t = alone(made).start().act("palace")
    assert (t.asked, t.options) == (PALACE, [0, 6, 16])
    t.answer(PALACE, 0).end_turn()
    assert t.match.view()["seats"][0]["palace"] == 0
    assert t.act("special-palace").player(0).tools == 2


@rule("AOI-UPGRADE-12")
def test_a_palace_tile_that_was_taken_is_gone():
    made = standing("guild", tools=4, coins=6).palaces(1, 7, 17).seat(1, tools=4, coins=6)
    t = made.building(1, "guild", "A9").start().act("palace").answer(PALACE, 6).end_turn()
    assert t.seat_asked == 1
    assert t.act("palace").options == [0, 16]


# ------------------------------------------------------------------------------------------------ competencies


@rule("AOI-UPGRADE-14", "AOI-DEC-23")
def test_a_school_gives_a_competency_of_choice():
    made = standing("guild", tools=3, coins=5).competency_at("pass-towns", "law", 0)
    t = made.start().act("school")
    assert (t.asked, t.options) == (COMPETENCY, list(range(12)))
    take(t, "pass-towns")
    assert t.match.view()["seats"][0]["competencies"] == [9]
    assert t.match.view()["competencies"][9]["left"] == 3


@rule("AOI-UPGRADE-19")
def test_a_university_gives_a_competency_under_the_same_rules():
    made = standing("school", tools=5, coins=8, competencies=["pass-towns"]).competency_at("action-power", "law", 1)
    t = made.start().act("university")
    assert t.asked is COMPETENCY
    assert 9 not in t.options
    take(t, "action-power")
    assert (levels(t)["law"], t.player(0).books) == (2, [0, 1, 0, 0])


@rule("AOI-UPGRADE-15")
def test_nobody_owns_two_competencies_of_a_kind():
    owned = ["pass-towns", "annexes"]
    t = standing("guild", tools=3, coins=5, competencies=owned).start().act("school")
    assert t.options == [n for n in range(12) if n not in (5, 9)]


@rule("AOI-UPGRADE-16", "AOI-UPGRADE-17")
@pytest.mark.parametrize("discipline", DISCIPLINES)
@pytest.mark.parametrize(("row", "steps", "books"), [(0, 3, 0), (1, 2, 1), (2, 1, 2)])
def test_the_place_of_a_competency_gives_three_steps_and_books(discipline: str, row: int, steps: int, books: int):
    made = standing("guild", tools=3, coins=5).competency_at("pass-towns", discipline, row)
    t = take(made.start().act("school"), "pass-towns")
    assert levels(t) == {name: steps if name == discipline else 0 for name in DISCIPLINES}
    assert t.player(0).books == [books if name == discipline else 0 for name in DISCIPLINES]


@rule("AOI-EX-18", "AOI-UPGRADE-16")
def test_example_three_steps_in_law_or_two_steps_and_a_book_of_engineering():
    made = standing("guild", tools=3, coins=5).competency_at("pass-towns", "law", 0)
    t = take(made.start().act("school"), "pass-towns")
    assert (levels(t)["law"], sum(t.player(0).books)) == (3, 0)
    made = standing("guild", tools=3, coins=5).competency_at("pass-towns", "engineering", 1)
    t = take(made.start().act("school"), "pass-towns")
    assert (levels(t)["engineering"], t.player(0).books) == (2, [0, 0, 1, 0])


@rule("AOI-UPGRADE-20")
def test_a_competency_of_another_source_follows_the_same_rules():
    """Palace 5 gives one."""
    made = standing("guild", tools=4, coins=6, competencies=["pass-towns"]).palaces(5, 17)
    t = made.competency_at("action-power", "medicine", 2).start().act("palace").answer(PALACE, 4)
    assert t.asked is COMPETENCY
    assert 9 not in t.options
    take(t, "action-power")
    assert (levels(t)["medicine"], t.player(0).books) == (1, [0, 0, 0, 2])


@rule("AOI-UPGRADE-21")
def test_the_place_pays_before_the_competency_does():
    made = settled(faction="philosophers", tools=3, coins=5, levels=(7, 0, 0, 0), towns=["tools"])
    t = made.building(0, "guild", "I11").competency_at("once-spades", "banking", 1).start().act("school")
    take(t, "once-spades")
    assert t.asked is KEY, "the steps come first"
    t.answer(KEY, 1)
    assert t.asked is TERRAFORM_SITE
    assert (levels(t)["banking"], t.player(0).books) == (9, [2, 0, 0, 0]), "with the Philosophers' book"
