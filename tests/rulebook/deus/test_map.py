"""Continents, regions, adjacency, distance (DEUS-MAP-01..12)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.pieces.kinds import RESOURCES
from tafelrunde.games.deus.scenario import DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, PRODUCE
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.deus.drawn import (
    EDGE_LAND,
    EDGE_SEA,
    FIELD_1,
    FIELD_7,
    FOREST_5,
    FOREST_10,
    FOREST_21,
    INNER_LAND,
    MOUNTAIN_4,
    MOUNTAIN_11,
    MOUNTAIN_25,
    SWAMP_6,
    SWAMP_12,
    SWAMP_27,
    drawn,
    free_places,
    hex_distance,
    neighbours,
    pieces,
    rich,
)


@rule("DEUS-MAP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_continent_has_two_seas_a_village_and_four_lands(players: int):
    seen = set()
    for seed in range(20):
        regions = Match(DEUS, players, seed).view()["regions"]
        for tile in range(len(regions) // 7):
            own = [n for n, region in enumerate(regions) if region["tile"] == tile]
            terrains = Counter(regions[n]["terrain"] for n in own)
            assert len(own) == 7
            assert terrains["sea"] == 2
            assert terrains["village"] == 1
            assert terrains["forest"] + terrains["swamp"] + terrains["mountain"] + terrains["field"] == 4
            assert max(hex_distance(regions, own[0], n) for n in own) == 1, "seven hexes round a middle one"
            seen.add(tuple(regions[n]["terrain"] for n in own))
    assert len(seen) > 14, "different faces and turns were looked at"


def produced_at(region: int) -> dict[str, int]:
    """What a production building yields that is built there with workers' quarters."""
    t = drawn().seat(0, gold=2, hand=["green_small_production", "red_raiders"])
    for neighbour in t.beside(region):
        if neighbour in EDGE_LAND | INNER_LAND:
            t.piece(0, "civil", neighbour)
            break
    played = t.start()
    before = list(played.player(0).goods)
    played.build("green_small_production", at=region).answer(PRODUCE, region)
    gained = [now - was for now, was in zip(played.player(0).goods, before, strict=True)]
    return {name: n for name, n in zip(RESOURCES, gained, strict=True) if n}


@rule("DEUS-MAP-02", "DEUS-MAP-03", "DEUS-MAP-04", "DEUS-MAP-05", "DEUS-MAP-07")
@pytest.mark.parametrize(
    ("region", "terrain", "resource"),
    [
        (FIELD_7, "field", "wheat"),
        (FOREST_21, "forest", "wood"),
        (SWAMP_12, "swamp", "clay"),
        (MOUNTAIN_11, "mountain", "stone"),
    ],
)
def test_each_kind_of_land_produces_its_resource(region: int, terrain: str, resource: str):
    assert drawn().start().match.view()["regions"][region]["terrain"] == terrain
    assert produced_at(region) == {resource: 1}


@rule("DEUS-MAP-06")
def test_every_land_yields_one_resource_and_sea_and_villages_cannot_be_worked():
    assert all(sum(produced_at(region).values()) == 1 for region in EDGE_LAND | INNER_LAND)
    regions = drawn().start().match.view()["regions"]
    for start in EDGE_LAND:
        t = drawn().seat(0, gold=2, vp=3, hand=["green_small_production"]).piece(0, "civil", start).start()
        t.play("green_small_production")
        assert {regions[n]["terrain"] for n in free_places(t)} <= {"forest", "swamp", "mountain", "field"}


@rule("DEUS-MAP-08")
@pytest.mark.parametrize("start", sorted(EDGE_LAND | INNER_LAND))
def test_neighbours_share_a_side_also_across_continents(start: int):
    t = rich(drawn(), vp=0).piece(0, "civil", start).start()
    regions = t.match.view()["regions"]
    beside = {n for n in neighbours(regions, start) if regions[n]["terrain"] not in ("sea", "village")}
    t.answer(ACTION, t.card("green_small_production"))
    assert free_places(t) == beside | {start}


@rule("DEUS-MAP-08")
def test_a_piece_may_cross_to_the_next_continent():
    t = rich(drawn()).piece(0, "civil", SWAMP_6).start()
    tile = [region["tile"] for region in t.match.view()["regions"]]
    assert tile[SWAMP_6] != tile[MOUNTAIN_11]
    t.build("green_small_production", at=MOUNTAIN_11)
    assert pieces(t, MOUNTAIN_11) == ["production"]


@rule("DEUS-MAP-09")
def test_a_region_with_a_missing_neighbour_is_at_the_edge():
    t = rich(drawn()).start()
    assert {n for n, r in enumerate(t.match.view()["regions"]) if r["edge"] and r["terrain"] == "sea"} == EDGE_SEA
    t.answer(ACTION, t.card("green_small_production"))
    assert free_places(t) == EDGE_LAND


@rule("DEUS-MAP-09")
def test_a_hole_in_the_board_has_an_edge_too():
    """Six continents in a ring: the regions round the gap in the middle are at the edge."""
    t = rich(scenario(3, layout="open")).start()
    regions = t.match.view()["regions"]
    round_the_gap = {n for n, r in enumerate(regions) if (abs(r["q"]) + abs(r["r"]) + abs(r["q"] + r["r"])) // 2 == 2}
    land = {n for n in round_the_gap if regions[n]["terrain"] not in ("sea", "village")}
    assert len(round_the_gap) == 12
    assert land
    t.answer(ACTION, t.card("green_small_production"))
    assert land <= free_places(t)


@rule("DEUS-MAP-10")
def test_two_players_never_share_a_region():
    t = rich(drawn(), vp=3).piece(0, "civil", FOREST_21).piece(1, "scientific", MOUNTAIN_25).start()
    t.answer(ACTION, t.card("green_small_production"))
    assert MOUNTAIN_25 not in t.options
    assert SWAMP_27 in t.options


@rule("DEUS-MAP-10")
def test_a_temple_belongs_to_whoever_occupies_its_region():
    """The market square pays for regions with 2 buildings: the temple makes one of its occupier, and of nobody else."""
    made = drawn().piece(0, "production", FOREST_5).piece(0, "temple", FOREST_5).piece(1, "production", FOREST_21)
    for seat in (0, 1):
        made.seat(seat, gold=0, clay=1, hand=["brown_market_square", "red_raiders"])
    t = made.start()
    assert pieces(t, FOREST_5, 0) == ["production", "temple"]
    assert pieces(t, FOREST_21, 1) == ["production"]
    t.build("brown_market_square", at=MOUNTAIN_4).take_gifts()
    t.build("brown_market_square", at=MOUNTAIN_25).take_gifts()
    assert [t.player(seat).gold for seat in (0, 1)] == [2, 0]


@rule("DEUS-MAP-11")
def test_distance_is_counted_straight_across_gaps():
    """Four continents with a channel of missing hexes, one wide: the far bank is 2 away, though no way leads there."""
    made = rich(scenario()).lay([8, 0, 12, 2], [5, 0, 0, 2], ((0, 0), (4, 0), (0, 4), (4, 4)))
    regions = made.start().match.view()["regions"]
    shores = [n for n, r in enumerate(regions) if r["edge"] and r["terrain"] not in ("sea", "village")]
    theirs, far_bank = next(
        (a, b)
        for a in shores
        for b in shores
        if hex_distance(regions, a, b) == 2 and not neighbours(regions, a) & neighbours(regions, b)
    )
    t = made.piece(1, "civil", theirs).start()
    t.answer(ACTION, t.card("green_small_production"))
    assert far_bank not in t.options
    assert set(t.options) == {n for n in shores if hex_distance(regions, n, theirs) >= 3}


def temple_of_continents(*regions: int) -> int:
    """What the temple of continents is worth to a player who has these regions; the deck is empty, so building the
    last card ends the game."""
    made = drawn().seat(0, wood=1, clay=1, stone=1, wheat=1, hand=["temple_continents"])
    for region in regions:
        made.piece(0, "civil", region)
    t: DeusTable = made.deck(only=True).start()
    t.build("temple_continents", at=regions[0])
    return t.match.result.breakdown[0]["temples"]


@rule("DEUS-MAP-12")
def test_a_region_belongs_to_the_continent_it_is_printed_on():
    assert temple_of_continents(FOREST_5, SWAMP_6) == 2, "two regions of one continent"
    assert temple_of_continents(FOREST_5, MOUNTAIN_11) == 4
    assert temple_of_continents(FIELD_1, FOREST_10) == 4, "neighbours on two continents"
    assert temple_of_continents(MOUNTAIN_4, FOREST_10, FOREST_21) == 6
