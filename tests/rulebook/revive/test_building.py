"""Action: build (REV-BUILD-01..21)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.pieces.map import ABYSS, BESIDE, CRYSTALS_BY
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    BLIND,
    BUILD,
    CARD,
    EXPLORE,
    MACHINE_TILE,
    NEXT,
    SITE,
    TILE,
    TURN_TILE,
)
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, build, change, holdings, silent

NEAR = 7  # this space touches the abyss
NEW = range(4 * NEAR, 4 * NEAR + 4)


def site_with(*terrains: str, seat: int = 0) -> tuple[ReviveScenario, int, list[int]]:
    """A desert with these fields beside it, and nothing else that would reward a building."""
    made, _ = silent()
    site = next(f for f in made.fields("desert"))
    around = [f for f in made.fields("location") if BESIDE[site] >> f & 1]
    for field, terrain in zip(around, terrains, strict=False):
        made.terrain(field, terrain)
    return made.seat(seat, gear=6), site, around


def take_all(t: ReviveTable) -> ReviveTable:
    while t.asked is NEXT:
        t.match.choose(t.options[0])
    return t


def built(made: ReviveScenario, site: int, large: bool = False) -> ReviveTable:
    return take_all(build(made.start(), site, large).pay())


@rule("REV-BUILD-01", "REV-BUILD-05", "REV-BUILD-06")
def test_free_deserts_are_the_only_sites():
    made = alone("forest").seat(0, gear=6, food=6)
    one, two, three = made.fields("forest")[:3]
    for field in (one, two, three):
        made.terrain(field, "desert")
    t = made.building(1, three).start().answer(ACTION_PROMPT, BUILD)
    assert t.asked is SITE
    assert t.options == [one, two]


@rule("REV-BUILD-02")
def test_distance_is_paid():
    made = alone("location").seat(0, gear=3, food=2)
    far = next(f for f in made.fields("location") if not BESIDE[ABYSS] >> f & 1)
    t = built(made.terrain(far, "desert"), far)
    assert t.player(0).small == 1 << far
    assert t.resources(0)["food"] < 2


@rule("REV-BUILD-03", "REV-BUILD-04")
@pytest.mark.parametrize(("large", "gears"), [(False, 3), (True, 5)])
def test_a_small_building_costs_three_gears_and_a_large_one_five(large: bool, gears: int):
    made, site, _ = site_with()
    t = built(made, site, large)
    assert t.resources(0)["gear"] == 6 - gears
    assert (t.player(0).large if large else t.player(0).small) == 1 << site


@rule("REV-BUILD-07", "REV-BUILD-08")
@pytest.mark.parametrize(("terrain", "track"), [("mountain", 0), ("forest", 1), ("steppe", 2)])
def test_each_terrain_beside_moves_its_own_track(terrain: str, track: int):
    made, site, _ = site_with(terrain)
    assert built(made, site).player(0).tracks == [2 if colour == track else 1 for colour in range(3)]


@rule("REV-BUILD-07", "REV-BUILD-12")
@pytest.mark.parametrize(("large", "tracks"), [(False, [2, 2, 1]), (True, [3, 3, 1])])
def test_a_large_building_doubles_the_steps(large: bool, tracks: list[int]):
    made, site, _ = site_with("mountain", "forest")
    made.seat(0, tracks=(1, 1, 1))
    assert built(made, site, large).player(0).tracks == tracks


@rule("REV-BUILD-09", "REV-BUILD-12")
@pytest.mark.parametrize("large", [False, True])
def test_crystal_symbols_beside_give_crystals(large: bool):
    made = alone("location").explored(2, "T22")
    for field in range(8, 12):
        made.terrain(field, "location")
    site = next(f for f in range(8, 12) if CRYSTALS_BY[f])
    made.terrain(site, "desert").building(0, 4 * 2 + 3 if site != 11 else 10).seat(0, gear=6, food=6)
    assert built(made, site, large).resources(0)["crystal"] == (2 if large else 1) * len(CRYSTALS_BY[site])


def beside_a_lake(large: bool = False, used: bool = False, theirs: bool = False) -> ReviveTable:
    """Seat 0 builds beside a lake that gives two crystals; perhaps it or seat 1 got them before."""
    made = alone("location").explored(NEAR, "T21")
    lake = next(f for f in made.fields("lake") if f in NEW)
    for field in NEW:
        if field != lake:
            made.terrain(field, "location")
    site = made.field("location", beside=lake)
    made.terrain(site, "desert").seat(0, gear=6, food=6)
    for seat, had in ((0, used), (1, theirs)):
        if had:
            made.state.players[seat].lakes |= 1 << lake
    return built(made, site, large)


@rule("REV-BUILD-10", "REV-BUILD-11", "REV-BUILD-12")
def test_a_lake_rewards_each_player_once_and_never_twice_for_a_large_building():
    assert beside_a_lake().resources(0)["crystal"] == 2
    assert beside_a_lake(large=True).resources(0)["crystal"] == 2
    assert beside_a_lake(theirs=True).resources(0)["crystal"] == 2
    assert beside_a_lake(used=True).resources(0)["crystal"] == 0


@rule("REV-BUILD-16")
def test_locations_and_deserts_beside_give_nothing():
    made, site, _ = site_with("desert")
    t = made.start()
    before = holdings(t)
    take_all(build(t, site).pay())
    assert change(t, before) == {"gear": -3}
    assert t.player(0).tracks == [1, 1, 1]


def explored_beside(tile: str, mine: int = 1, large: bool = False, seat: int = 0) -> tuple[ReviveTable, list[int]]:
    """This many buildings of a player stand beside a tile that seat 0 explores; the sites."""
    made = alone("location").hidden(NEAR, tile).seat(0, food=6)
    rim = [f for f in made.fields("location") if any(BESIDE[f] >> field & 1 for field in NEW)]
    for site in rim[:mine]:
        made.building(seat, site, large)
    t = made.start().answer(ACTION_PROMPT, EXPLORE)
    if t.asked is TILE:
        t.answer(TILE, NEAR)
    t.pay()
    t.answer(CARD, BLIND).answer(TURN_TILE, 0)
    return take_all(t), rim[:mine]


def steps_due(t: ReviveTable, sites: list[int]) -> list[int]:
    return [
        sum(BESIDE[site] >> field & 1 for site in sites for field in NEW if t.table.of[colour] >> field & 1)
        for colour in range(3)
    ]


@rule("REV-BUILD-13", "REV-BUILD-15", "REV-BUILD-17", "REV-BUILD-18")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_new_terrain_rewards_every_building_beside_it(count: int, large: bool, seat: int):
    t, sites = explored_beside("T22", count, large, seat)
    due = steps_due(t, sites)
    assert sum(due) > 0
    assert [track - 1 for track in t.player(seat).tracks] == [(2 if large else 1) * steps for steps in due]


@rule("REV-BUILD-17")
@pytest.mark.parametrize("large", [False, True])
def test_the_second_building_beside_the_same_terrain_is_rewarded_like_the_first(large: bool):
    """102 and 101 both touch 103, the only terrain field there is; the first one stands already."""
    made = alone("location").terrain(102, "desert").terrain(101, "desert").terrain(103, "forest")
    t = built(made.building(0, 102).seat(0, gear=6, food=6), 101, large)
    assert t.player(0).buildings == 1 << 102 | 1 << 101
    assert t.player(0).tracks == [1, 3 if large else 2, 1]
    made = alone("location").terrain(102, "desert").terrain(101, "desert").terrain(103, "forest")
    t = take_all(build(built(made.seat(0, gear=6, food=6), 102), 101).pay())
    assert t.player(0).tracks == [1, 3, 1], "a step for each of the two"


@rule("REV-BUILD-18")
def test_two_buildings_beside_a_new_lake_are_rewarded_once():
    """Both 102 and 100 touch the tile; its lake of two crystals comes to lie beside 100 and 102 alike."""
    made = alone("location").hidden(NEAR, "T20").building(0, 100).building(0, 102).seat(0, food=6)
    t = made.start().answer(ACTION_PROMPT, EXPLORE)
    if t.asked is TILE:
        t.answer(TILE, NEAR)
    t.pay()
    take_all(t.answer(CARD, BLIND).answer(TURN_TILE, 0))
    lake = 4 * NEAR + 3
    assert BESIDE[100] >> lake & 1
    assert BESIDE[102] >> lake & 1
    assert t.table.of[4] >> lake & 1
    assert t.resources(0)["crystal"] == 2


@rule("REV-BUILD-19")
def test_the_order_of_rewards_is_free():
    made, site, _ = site_with("mountain", "forest")
    t = build(made.start(), site).pay()
    assert t.asked is NEXT
    assert len(t.waiting()) == 2


@rule("REV-BUILD-20")
def test_a_target_tile_stops_nobody():
    made, site, _ = site_with()
    made.tribe(1, "x49", "moon").tribe_tile(1, site)
    t = built(made, site)
    assert t.player(0).small == 1 << site


@rule("REV-BUILD-14", "REV-BUILD-21")
@pytest.mark.parametrize("active", [0, 1])
def test_rewards_of_several_players_come_in_turn_order_from_the_active_one(active: int):
    made = alone("location").hidden(NEAR, "T22")
    terrains = (NEW[1], NEW[2])  # forest and mountain
    rim = [f for f in made.fields("location") if any(BESIDE[f] >> field & 1 for field in terrains)]
    for seat in (0, 1):
        made.building(seat, rim[seat]).seat(seat, food=6, tracks=(4, 4, 4))
    t = made.turn(active).start().answer(ACTION_PROMPT, EXPLORE)
    if t.asked is TILE:
        t.answer(TILE, NEAR)
    t.pay()
    t.answer(CARD, BLIND).answer(TURN_TILE, 0)
    choosers = []
    while t.asked is not ACTION_PROMPT:
        if t.asked is MACHINE_TILE:
            choosers.append(t.seat_asked)
        t.match.choose(t.options[0])
    assert choosers == sorted(choosers, key=lambda seat: seat != active)
    assert set(choosers) == {0, 1}
