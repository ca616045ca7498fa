"""The seven kinds of town tile (AOI-TOWNTILE-01..07)."""

from __future__ import annotations

from tafelrunde.games.age_of_innovation.scenario import AoiTable
from tafelrunde.games.age_of_innovation.table.prompts import AFTER, BUILD, SPADES, TERRAFORM_SITE, TOWN
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import (
    LAW,
    MEDICINE,
    before_town,
    change,
    holdings,
    quiet,
    take_books,
    terrain,
    town,
)


def taking(tile: str, tools: int = 0, coins: int = 0) -> tuple[AoiTable, dict[str, int]]:
    """Seat 0 founds a town and takes a tile; what it had just before."""
    t = before_town(quiet()).seat(0, tools=1 + tools, coins=2 + coins).start().act("workshop", at="E11")
    before = holdings(t.player(0))
    assert t.options == list(range(7))
    return t.answer(TOWN, town(tile)), before


def gained(tile: str) -> dict[str, int]:
    t, before = taking(tile)
    assert t.asked is AFTER, "nothing is asked"
    return change(before, t.player(0))


@rule("AOI-TOWNTILE-01", "AOI-DEC-33")
def test_town_tile_1_gives_four_points_and_three_tools():
    assert gained("tools") == {"vp": 4, "tools": 3, "keys": 1}


@rule("AOI-TOWNTILE-02")
def test_town_tile_2_gives_five_points_and_terraforms_with_two_free_spades():
    t, before = taking("spades", tools=1, coins=2)
    assert change(before, t.player(0)) == {"vp": 5, "keys": 1}
    assert t.asked is TERRAFORM_SITE
    assert NONE in t.options
    t.at("D11").answer(SPADES, 2).answer(BUILD, 1)
    assert t.buildings(0)["D11"] == "workshop"
    assert t.player(0).tools == 0


@rule("AOI-TOWNTILE-02")
def test_missing_spades_may_be_bought_to_those_of_town_tile_2():
    t, _ = taking("spades", tools=3)
    t.at("D8")
    assert t.options == [1, 2, 3]
    t.answer(SPADES, 3)
    assert (terrain(t, "D8"), t.player(0).tools) == ("desert", 0)


@rule("AOI-TOWNTILE-03", "AOI-DEC-26")
def test_town_tile_3_gives_five_points_and_two_books():
    t, before = taking("books")
    take_books(t, LAW, MEDICINE)
    assert change(before, t.player(0)) == {"vp": 5, "keys": 1, "law books": 1, "medicine books": 1}
    assert t.asked is AFTER


@rule("AOI-TOWNTILE-04")
def test_town_tile_4_gives_six_points_and_six_coins():
    assert gained("coins") == {"vp": 6, "coins": 6, "keys": 1}


@rule("AOI-TOWNTILE-05")
def test_town_tile_5_gives_seven_points_and_a_step_in_each_discipline():
    steps = {"banking steps": 1, "law steps": 1, "engineering steps": 1, "medicine steps": 1}
    assert gained("steps") == {"vp": 7, "keys": 1, **steps}


@rule("AOI-TOWNTILE-06", "AOI-EX-09")
def test_example_town_tile_6_gives_eight_points_and_eight_power():
    """Four adjacent buildings with a total power value of 7, none of them in a town."""
    assert gained("power") == {"vp": 8, "power": 8, "keys": 1}


@rule("AOI-TOWNTILE-07")
def test_town_tile_7_gives_eight_points_and_a_scholar():
    assert gained("scholar") == {"vp": 8, "scholars": 1, "keys": 1}
