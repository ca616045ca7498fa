"""What large locations score (REV-LOC-01..10, REV-LOCC-01..07)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.map import BESIDE, CRYSTALS
from tafelrunde.games.revive.rules.scoring import location_points
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import ABILITY_FIELD, ACTION_PROMPT, BUILD, POPULATE, SITE, SIZE
from tafelrunde.games.revive.table.state import Table
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.revive.places import finish, points

CORNER = 121


def at(side: str, made: ReviveScenario | None = None) -> ReviveScenario:
    """Seat 0 has a figure on this side of a large location."""
    return (made or scenario()).corner(0, side).figure(0, CORNER, "t1")


def worth(made: ReviveScenario) -> int:
    return points(made, "locations")


@rule("REV-LOC-01", "REV-LOC-02", "REV-LOC-03")
@pytest.mark.parametrize(("side", "score"), [("LL1a", 5), ("LL2a", 8), ("LL3a", 2)])
def test_a_track_location_scores_the_number_under_the_marker_of_its_colour(side: str, score: int):
    assert worth(at(side).seat(0, tracks=(2, 5, 8)).seat(1, tracks=(9, 9, 9))) == score


@rule("REV-LOC-04")
def test_energy_on_machines_and_in_storage():
    assert worth(at("LL1b").seat(0, energy=2, tracks=(3, 1, 1), loaded=[0]).seat(1, energy=5)) == 3 * 2
    assert worth(at("LL1b")) == 0


@rule("REV-LOC-05")
def test_slot_modules():
    assert worth(at("LL2b").seat(0, modules={0: "SM01", 3: "SM02", 5: "SM03"}).seat(1, modules={0: "SM04"})) == 3 * 4


@rule("REV-LOC-06")
def test_large_buildings():
    made = at("LL3b")
    deserts = made.fields("desert")
    made.building(0, deserts[0], large=True).building(0, deserts[1], large=True).building(0, deserts[2])
    assert worth(made.building(1, deserts[3], large=True)) == 2 * 8


@rule("REV-LOC-07")
def test_figures_on_small_and_large_locations():
    made = at("LL4a")
    made.figure(0, made.field("location"), "t2M").figure(1, 122, "t1")
    assert worth(made) == 2 * 3


@rule("REV-LOC-08")
def test_figures_on_large_locations_this_one_included():
    assert worth(at("LL5a")) == 8
    made = at("LL5a")
    made.figure(0, made.field("location"), "t2M")
    assert worth(made.figure(0, 122, "t2R").figure(1, 123, "t1")) == 2 * 8


@rule("REV-LOC-09")
def test_cards_wherever_they_lie_without_start_cards():
    made = at("LL5b").seat(0, active=["CG01", "1"], rest=["CN01"], slots={"bottom1": ["CY01"]})
    assert worth(made) == 3 * 2
    assert worth(at("LL5b")) == 0


LAKE_100, LAKE_117 = 100, 117  # 102 lies beside the one, 118 and 116 beside the other


def worth_now(t: ReviveTable, seat: int = 0) -> int:
    return location_points(t.table, t.player(seat))


def build_on(t: ReviveTable, site: int) -> ReviveTable:
    t.answer(ACTION_PROMPT, BUILD)
    if t.asked is SITE:
        t.answer(SITE, site)
    if t.asked is SIZE:
        t.answer(SIZE, 0)
    return finish(t)


@rule("REV-LOC-10")
def test_each_lake_that_a_building_has_used_counts_once():
    made = (
        at("LL4b").figure(1, CORNER, "t1").terrain(116, "desert").building(0, 114).seat(0, gear=6, food=6, active=["1"])
    )
    t = made.start()
    assert worth_now(t) == 0
    build_on(t, 118)
    assert worth_now(t) == 3
    build_on(t, 116)
    assert worth_now(t) == 3, "the same lake"
    assert worth_now(t, 1) == 0, "the other player has built beside none"
    t = at("LL4b").building(0, 114).seat(0, gear=6, food=6, active=["1"]).start()
    build_on(build_on(t, 118), 102)
    assert worth_now(t) == 6, "two lakes"


@rule("REV-LOC-10")
def test_a_lake_used_by_a_temple_counts_too_and_only_once_with_a_building_beside_it():
    made = at("LL4b", scenario(moon=True).tribe(0, "hofstadterians", "moon")).building(0, 114)
    t = made.seat(0, crystal=1, gear=3, food=6, active=["5", "1"]).start().play("5", "bottom1").next("ability")
    finish(t.answer(ABILITY_FIELD, LAKE_117))
    assert t.player(0).tiles == 1 << LAKE_117
    assert worth_now(t) == 3
    build_on(t, 118)
    assert worth_now(t) == 3


# ------------------------------------------------------------------------------------------------ of the campaign


@rule("REV-LOCC-01")
def test_progress_markers_off_the_tribe_board():
    assert worth(at("LL6a").seat(0, tribe_markers=3, tracks=(3, 3, 1))) == 3 * 3


@rule("REV-LOCC-02")
def test_crystal_symbols_and_giant_crystals_each_once():
    ordinary = [field for field in range(120) if CRYSTALS[0] >> field & 1]
    giant = next(field for field in range(120) if CRYSTALS[1] >> field & 1)
    made = at("LL6b", scenario(giant_crystals=True))
    for field in (*ordinary, giant):
        made.building(0, field)
    assert worth(made) == 2 * 5
    assert worth(at("LL6b", scenario(giant_crystals=True))) == 0


@rule("REV-LOCC-03", "REV-LOCC-06")
@pytest.mark.parametrize(("side", "each"), [("LL7a", 2), ("LL8b", 1)])
def test_flasks_on_machines_modules_and_cards_of_all_areas(side: str, each: int):
    made = at(side).seat(
        0,
        modules={0: "SM02"},
        tracks=(5, 1, 1),
        machines={3: "MG02"},
        active=["CG05"],
        rest=["CG09"],
        slots={"top1": ["CN03"]},
    )
    assert worth(made) == each * (1 + 1 + 2 + 1 + 1)


@rule("REV-LOCC-04")
def test_crates_opened_or_closed():
    assert worth(at("LL7b").seat(0, closed=["K01"], opened=["K02", "K03"]).seat(1, closed=["K04"])) == 3 * 2


@rule("REV-LOCC-05")
@pytest.mark.parametrize(
    ("tiles", "score"), [(0, 0), (2, 0), (3, 3), (5, 3), (6, 7), (7, 7), (8, 12), (9, 12), (10, 15), (12, 15)]
)
def test_presence_on_area_tiles(tiles: int, score: int):
    """Large location LL8a itself is no area tile."""
    made = at("LL8a")
    made.state.players[0].small = sum(1 << 4 * space for space in range(min(5, tiles)))
    made.state.players[0].large = sum(1 << 4 * space for space in range(5, min(8, tiles)))
    made.state.players[0].figures |= sum(1 << 4 * space for space in range(8, tiles))
    assert location_points(made.state, made.state.players[0]) == score


@rule("REV-LOCC-05")
def test_presence_counts_tiles_and_not_pieces_and_no_large_locations():
    """Three area tiles, one of them a start tile, with two pieces each; figures in all four corners."""
    made = at("LL8a").corner(1, "LL6a").corner(2, "LL7b").corner(3, "LL5b").explored(7, "T22").explored(17, "T23")
    for field, place in ((122, "t2L"), (123, "t2M"), (124, "t2R")):
        made.figure(0, field, place)
    for field in (28, 29, 68, 69):
        made.building(0, field, large=field % 2 == 1)
    assert worth(made) == 0, "two tiles"
    made = at("LL8a").explored(7, "T22").explored(17, "T23")
    for field in (28, 29, 68, 69, 102):
        made.building(0, field, large=field % 2 == 1)
    assert worth(made) == 3, "a start tile is the third"


@rule("REV-LOCC-05")
def test_presence_needs_own_buildings_or_figures():
    def made(seat: int) -> ReviveScenario:
        """Buildings and a figure of a player on three tiles, tiles of the tribe of seat 0 on two others."""
        table = at("LL8a", scenario(moon=True).tribe(0, "x49", "moon")).tribe_tile(0, 114).tribe_tile(0, 118)
        return table.building(seat, 102).building(seat, 110).figure(seat, 106, "t2M")

    assert worth(made(0)) == 3
    assert worth(made(1)) == 0


@rule("REV-LOCC-06")
@pytest.mark.parametrize(("side", "energy"), [("LL8b", 1), ("LL8a", 0)])
def test_populating_the_flask_location_with_energy_gives_the_energy_at_once(side: str, energy: int):
    made = scenario().corner(0, side)
    made.building(0, next(field for field in range(100) if BESIDE[CORNER] >> field & 1))
    t = made.seat(0, book=6, food=6, active=["1"]).start()
    t.answer(ACTION_PROMPT, POPULATE)
    finish(t)
    assert t.player(0).figures == 1 << CORNER
    assert t.player(0).energy == energy


@rule("REV-LOCC-07")
def test_the_sides_of_the_campaign_lie_out_only_when_it_has_unlocked_them():
    def sides(locations: bool) -> set[int]:
        found: set[int] = set()
        for seed in range(1, 16):
            table = Match(REVIVE, 2, seed, {"locations": locations}).state
            assert isinstance(table, Table)
            tiles = [side // 2 for side in table.corners]
            assert len(set(tiles)) == 4, "four tiles, one side of each"
            found |= set(tiles)
        return found

    assert sides(False) == set(range(5))
    assert sides(True) == set(range(8))
