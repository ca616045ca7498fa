"""Distance (REV-DIST-01..20)."""

from __future__ import annotations

from typing import Optional

import pytest

from tafelrunde.games.revive.pieces.map import ABYSS, FIELD_AT, FIELD_HEXES, NORTH_WEST
from tafelrunde.games.revive.scenario import ReviveScenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    ACTIVATE,
    BUILD,
    EXPLORE,
    LOCATION,
    PAY,
    PAY_MACHINE,
    POPULATE,
    TECHNOLOGY,
    TILE,
)
from tafelrunde.kernel.hexes import members
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, build, do_next

RANGE_TWO = {"bottom1": ["CY09"]}  # in play: range +2
NEAR_TILE = "T03"  # its back costs 2 food


def touching(field: int) -> set[int]:
    """The fields that share a hex side with a field, counted on the drawing: odd rows are half a hex to the right."""
    found = set()
    for column, row in FIELD_HEXES[field]:
        left = column - 1 + row % 2
        beside = [(column - 1, row), (column + 1, row), *((left + k, row + d) for k in (0, 1) for d in (-1, 1))]
        found |= {FIELD_AT[place] for place in beside if place in FIELD_AT}
    return found - {field}


def between(made: ReviveScenario, origins: set[int], target: int) -> int:
    """How many fields lie between, on the shortest way over what is explored."""
    ways = set(members(made.state.open_fields))
    steps, near = 0, set(origins)
    while not any(target in touching(field) for field in near):
        grown = near | {other for field in near for other in touching(field) if other in ways}
        assert grown != near, "no way leads there"
        steps, near = steps + 1, grown
    return steps


def build_cost(made: ReviveScenario, site: int) -> Optional[int]:
    """The food seat 0 pays for a small building on the only desert; None if it cannot be chosen."""
    t = made.terrain(site, "desert").seat(0, gear=6, food=6).start()
    if BUILD not in t.options:
        return None
    build(t, site).pay()
    assert t.player(0).small >> site & 1
    assert t.resources(0)["gear"] == 3
    return 6 - t.resources(0)["food"]


def free_forests() -> list[int]:
    return alone().fields("forest")


def far_field(made: ReviveScenario, *origins: int, least: int = 3) -> int:
    return next(f for f in made.fields("forest") if f not in origins and between(made, set(origins), f) >= least)


# ------------------------------------------------------------------------------------------------ what is paid


@rule("REV-DIST-01", "REV-DIST-06")
def test_building_pays_for_distance():
    made = alone()
    site = far_field(made, ABYSS, least=2)
    assert build_cost(made, site) == between(made, {ABYSS}, site) == 2


@rule("REV-DIST-01", "REV-DIST-06")
def test_populating_pays_for_distance():
    made = alone()
    field = far_field(made, ABYSS, least=2)
    t = made.terrain(field, "location").seat(0, book=2, food=6).start().answer(ACTION_PROMPT, POPULATE)
    if t.asked is LOCATION:
        t.answer(LOCATION, field)
    if t.asked is TECHNOLOGY:
        t.answer(TECHNOLOGY, 0)
    t.pay()
    assert t.player(0).figures == 1 << field
    assert t.resources(0)["food"] == 6 - 2


@rule("REV-DIST-01", "REV-DIST-15")
@pytest.mark.parametrize("space", [1, 2, 3, 7, 8, 12, 17, 22])
def test_exploring_pays_for_distance_to_the_nearest_field_of_the_tile(space: int):
    made = alone().hidden(space, NEAR_TILE).seat(0, food=6)
    nearest = min(between_if_any(made, 4 * space + k) for k in range(4))
    t = made.start().answer(ACTION_PROMPT, EXPLORE)
    if nearest > 4:
        assert space not in t.options
        return
    t.answer(TILE, space).pay()
    assert t.resources(0)["food"] == 6 - 2 - nearest


def between_if_any(made: ReviveScenario, target: int, origin: int = ABYSS) -> int:
    try:
        return between(made, {origin}, target)
    except AssertionError:
        return 99


@rule("REV-DIST-02", "REV-DIST-06", "REV-DIST-18")
@pytest.mark.parametrize("site", free_forests())
def test_without_a_piece_distance_is_counted_from_the_abyss(site: int):
    made = alone()
    assert build_cost(made, site) == between(made, {ABYSS}, site)


@rule("REV-DIST-06", "REV-DIST-07")
def test_a_target_next_to_an_own_piece_costs_no_distance():
    origin = free_forests()[0]
    for site in members(alone().state.open_fields & (1 << 120) - 1):
        if site != origin:
            made = alone().building(0, origin)
            expected = between(made, {origin}, site)
            assert build_cost(made, site) == (0 if site in touching(origin) else expected)
            assert (expected == 0) == (site in touching(origin))


# ------------------------------------------------------------------------------------------------ where it begins


@rule("REV-DIST-03", "REV-DIST-05")
@pytest.mark.parametrize("piece", ["small", "large", "figure"])
def test_buildings_and_figures_are_origins_and_the_abyss_is_one_no_longer(piece: str):
    made = alone()
    origin = far_field(made, ABYSS, least=2)
    site = next(f for f in made.fields("forest") if f in touching(ABYSS) and between(made, {origin}, f) >= 2)
    assert build_cost(alone(), site) == 0
    if piece == "figure":
        made.figure(0, origin, "t1")
    else:
        made.building(0, origin, large=piece == "large")
    assert build_cost(made, site) == between(made, {origin}, site) >= 2


@rule("REV-DIST-03")
def test_a_temple_is_an_origin_for_the_hofstadterians():
    made = alone().tribe(0, "hofstadterians", "moon")
    lake = far_field(made, ABYSS, least=2)
    site = next(f for f in made.fields("forest") if f in touching(lake) and f not in touching(ABYSS))
    assert build_cost(alone(), site) == between(alone(), {ABYSS}, site) > 0
    made.terrain(lake, "lake").tribe_tile(0, lake)
    made.state.players[0].lakes |= 1 << lake
    assert build_cost(made, site) == 0


@rule("REV-DIST-04", "REV-DIST-20")
def test_of_several_pieces_the_nearest_counts():
    forests = free_forests()
    one, other = forests[0], forests[-1]
    for site in forests[1:-1]:
        made = alone().building(0, one).figure(0, other, "t1")
        assert build_cost(made, site) == min(between(made, {one}, site), between(made, {other}, site))


# ------------------------------------------------------------------------------------------------ the way


@rule("REV-DIST-08", "REV-DIST-17")
def test_pieces_on_the_way_neither_help_nor_hinder():
    origin = free_forests()[0]
    made = alone().building(0, origin)
    site = far_field(made, origin, least=3)
    plain = build_cost(made, site)
    crowded = alone().building(0, origin)
    others = [f for f in crowded.fields("forest") if f not in (origin, site)]
    for field in others[:4]:
        crowded.building(1, field)
    for field, technology in zip(others[4:], ("t1", "t2L", "t2M", "t2R", "t3L", "t3M", "t3R"), strict=False):
        crowded.figure(1, field, technology)
    assert build_cost(crowded, site) == plain == between(made, {origin}, site)


def island(*bridges: int) -> tuple[ReviveScenario, int]:
    """A far tile lies open; with its bridges a way leads there. A field of it."""
    made = alone().explored(0, "T22")
    for space, tile in zip(bridges, ("T23", "T24"), strict=False):
        made.explored(space, tile)
    for field in members(made.state.open_fields & (1 << 120) - 1):
        made.terrain(field, "forest")
    return made, 2


@rule("REV-DIST-09", "REV-DIST-14")
def test_no_way_leads_through_unexplored_tiles():
    assert build_cost(*island()) is None
    made, site = island(6, 7)
    assert build_cost(made, site) == between(made, {ABYSS}, site)


@rule("REV-DIST-13")
def test_range_does_not_lead_through_unexplored_tiles():
    made, site = island()
    assert build_cost(made.seat(0, slots=RANGE_TWO), site) is None
    made, site = island(6, 7)
    paid = build_cost(made.seat(0, slots=RANGE_TWO), site)
    assert paid == max(0, between(made, {ABYSS}, site) - 2)


@rule("REV-DIST-16")
def test_the_abyss_is_one_field_on_the_way():
    made = alone()
    rim = [f for f in made.fields("forest") if f in touching(ABYSS)]
    made.state.open_fields &= ~(1 << ABYSS)
    origin, site, round_about = max(
        ((a, b, between_if_any(made, b, a)) for a in rim for b in rim if a != b), key=lambda way: way[2]
    )
    assert round_about > 1
    assert build_cost(alone().building(0, origin), site) == 1


@rule("REV-DIST-16")
def test_a_large_location_is_one_field_on_the_way():
    made = alone().explored(0, "T22").explored(5, "T23")
    for field in members(made.state.open_fields & (1 << 120) - 1):
        made.terrain(field, "forest")
    origin = next(f for f in touching(NORTH_WEST) if f < 4)
    site = next(f for f in touching(NORTH_WEST) if 20 <= f < 24)
    assert site not in touching(origin)
    assert build_cost(made.building(0, origin), site) == 1


@rule("REV-DIST-18")
def test_a_field_touches_the_abyss_with_any_side():
    for site in free_forests():
        paid = build_cost(alone(), site)
        assert (paid == 0) == (site in touching(ABYSS))
    assert (1, 1) not in FIELD_AT, "an unused hex is no field"


# ------------------------------------------------------------------------------------------------ range


@rule("REV-DIST-10", "REV-DIST-11")
def test_range_saves_food_and_adds_up():
    def paid(card: bool, machine: bool) -> int:
        made = alone()
        origin = made.fields("forest")[0]
        site = far_field(made, origin, least=3)
        made.building(0, origin).terrain(site, "desert")
        if card:
            made.seat(0, slots=RANGE_TWO)
        if machine:
            made.seat(0, energy=1, tracks=(1, 1, 3))  # the standard machine of range +1
        t = build(made.seat(0, gear=6, food=6).start(), site)
        if machine:
            t.answer(PAY, PAY_MACHINE)
            if t.asked is ACTIVATE:
                t.answer(ACTIVATE, 2)
        t.pay()
        return 6 - t.resources(0)["food"]

    assert [paid(False, False), paid(True, False), paid(False, True), paid(True, True)] == [3, 1, 2, 0]


@rule("REV-DIST-12")
def test_range_lowers_nothing_but_distance():
    made = alone()
    site = made.field("forest", beside=ABYSS)
    assert build_cost(made.seat(0, slots=RANGE_TWO), site) == 0, "and three gears are paid all the same"
    space = next(s for s in range(25) if any(4 * s + k in touching(ABYSS) for k in range(4)))
    t = alone().hidden(space, NEAR_TILE).seat(0, food=6, slots=RANGE_TWO).start()
    t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, space).pay()
    assert t.resources(0)["food"] == 4, "the back of the tile costs two"


@rule("REV-DIST-19")
def test_range_counts_for_the_tiles_of_a_tribe_ability():
    def paid(**cards: object) -> int:
        made = alone("location").tribe(0, "kuniban", "moon")
        origin = made.fields("location")[0]
        forests = [f for f in made.fields("location") if f != origin and between(made, {origin}, f) == 3]
        made.terrain(forests[0], "forest").building(0, origin).seat(0, food=6, active=["CG03"], **cards)
        t = do_next(made.start().play("CG03", "bottom2"), "ability")
        if t.asked is ABILITY_FIELD:
            t.answer(ABILITY_FIELD, forests[0])
        t.pay()
        assert t.player(0).tiles == 1 << forests[0]
        return 6 - t.resources(0)["food"]

    assert paid() == 3
    assert paid(slots=RANGE_TWO) == 1
