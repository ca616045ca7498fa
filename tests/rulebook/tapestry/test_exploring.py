"""Exploring (TAP-EXPLORE-01..15)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import TERRAINS
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    CONQUER,
    DIE,
    EXPLORE_HEX,
    EXPLORE_TILE,
    EXPLORE_TURN,
    PAY_TILE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.hexes import Hex
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import build, entered, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change

START = (0, -2)  # of seat 0
BESIDE_START = [(-1, -2), (0, -1), (1, -3)]  # its free hexes
SITE = (0, -1)
AROUND_SITE = [(0, -2), (1, -2), (0, 0), (-1, -1)]  # the territories next to that one
SEA_TILE, FOREST_TILE, TWO_TERRAINS = 5, 13, 4  # SSSSSS: 1 food; SFSSSS: 1 coin; SMDSSS: 1 culture


def rafts(made: TapestryScenario, *tiles: int, **seat: int) -> tuple[TapestryTable, dict[str, int]]:
    return entered("exploration", 2, made, tiles=list(tiles), **seat)


def lay(t: TapestryTable, at: Hex = SITE, turn: int = 0) -> TapestryTable:
    if t.asked is EXPLORE_HEX:
        t.answer(EXPLORE_HEX, t.hex(at))
    return t.answer(EXPLORE_TURN, turn) if t.asked is EXPLORE_TURN else t


def bare() -> TapestryScenario:
    """Nothing around the site has a terrain that a tile could match."""
    made = quiet()
    for at in AROUND_SITE:
        made.state.corners[made.hex(at)] = (-1,) * 6
    return made


@rule("TAP-EXPLORE-01")
def test_a_tile_of_the_supply_goes_on_a_free_hex_next_to_a_controlled_territory():
    t, before = rafts(quiet().outpost(0, (2, -1), toppled=True), 2, SEA_TILE)
    assert t.asked is EXPLORE_TILE
    assert t.options == [1, SEA_TILE - 1]
    t.answer(EXPLORE_TILE, SEA_TILE - 1)
    assert sorted(t.options) == sorted(map(t.hex, BESIDE_START))  # none beside the toppled outpost
    lay(t)
    assert t.table.tiles[t.hex(SITE)] == SEA_TILE - 1
    assert change(t, before)["tiles"] == -1


@rule("TAP-EXPLORE-02")
@pytest.mark.parametrize("turn", range(6))
def test_any_orientation_is_allowed_and_nothing_need_match(turn: int):
    t, before = rafts(bare(), TWO_TERRAINS)
    t.answer(EXPLORE_HEX, t.hex(SITE))
    assert t.options == [0, 1, 2, 3, 4, 5]
    t.answer(EXPLORE_TURN, turn)
    corners = t.match.view(0)["map"]["hexes"][t.hex(SITE)]["corners"]
    assert corners.index("mountain") == (1 + turn) % 6
    assert corners.index("desert") == (2 + turn) % 6
    assert change(t, before) == {"tiles": -1, "culture": 1}  # no points, but the benefit


@rule("TAP-EXPLORE-03", "TAP-EXPLORE-04")
@pytest.mark.parametrize(
    ("north_east", "points"),
    [("SSSSMD", 0), ("SSSSSM", 1), ("SSSSDS", 1), ("SSSSDM", 1), ("MDMDFF", 0), ("SSSSSS", 0)],
)
def test_a_side_scores_once_where_equal_terrains_face_each_other(north_east: str, points: int):
    """On the north-east side of the tile lie mountain and desert; they face corners 5 and 4 of the other territory."""
    t, before = rafts(bare().ground((1, -2), north_east), TWO_TERRAINS)
    lay(t)
    assert change(t, before).get("vp", 0) == points


@rule("TAP-EXPLORE-03")
def test_up_to_six_sides_score():
    made = quiet()
    for number, at in enumerate([(1, -1), (-1, 0)]):
        made.tile(at, (7, 16)[number])
    for at in [*AROUND_SITE, (1, -1), (-1, 0)]:
        made.ground(at, "SSSSSS")
    t, before = rafts(made, SEA_TILE)
    lay(t)
    assert change(t, before)["vp"] == 6


@rule("TAP-EXPLORE-05")
@pytest.mark.parametrize(("letter", "tile"), [("S", 5), ("M", 39), ("D", 1), ("F", 13), ("G", 27)])
def test_every_terrain_matches_itself_and_no_other(letter: str, tile: int):
    for other in "SMDFG":
        t, before = rafts(bare().ground((1, -2), other * 6), tile)
        lay(t)
        matches = other in (letter, "S")  # every tile has water on that side too
        assert change(t, before).get("vp", 0) == int(matches)


@rule("TAP-EXPLORE-06")
def test_a_river_is_no_terrain():
    """Where a river runs between the land and the edge, the tables hold the land: nothing else can stand there."""
    assert TERRAINS == ("sea", "desert", "forest", "grass", "mountain")
    corners = {corner for tile in TAPESTRY.catalog.tiles for corner in tile.turned[0]}
    for players in (2, 4):
        view = quiet(players).start().match.view(0)
        corners |= {TERRAINS.index(corner) for hex in view["map"]["hexes"] for corner in hex["corners"] or ()}
    assert corners == set(range(5))


@rule("TAP-EXPLORE-07")
def test_first_the_sides_score_then_the_tile_gives_its_benefit():
    t, before = rafts(quiet(), SEA_TILE)
    lay(t)
    assert change(t, before) == {"tiles": -1, "vp": 3, "food": 1}
    assert t.match.log is not None
    told = [event.name for event in t.match.log.events]
    assert told.index("explored") < told.index("scored") < told.index("gained")


@rule("TAP-EXPLORE-08")
def test_exploring_gives_no_control_and_the_new_territory_can_be_conquered():
    made = quiet().seat(0, culture=1)
    t, before = rafts(made, SEA_TILE)
    lay(t).answer(BONUS, NONE)
    hexes = t.match.view(0)["map"]["hexes"]
    assert hexes[t.hex(SITE)]["controller"] is None
    assert hexes[t.hex(SITE)]["pieces"] == []
    assert "outposts" not in change(t, before)
    t.advance("exploration").advance("military", pay=["culture"])  # seat 1 scouts meanwhile
    assert t.asked is CONQUER
    t.answer(CONQUER, t.hex(SITE)).answer(DIE, 0)
    assert t.match.view(0)["map"]["hexes"][t.hex(SITE)]["controller"] == 0


@rule("TAP-EXPLORE-09")
def test_without_a_free_hex_beside_ones_territories_nothing_is_placed_or_gained():
    made = quiet()
    for number, at in enumerate(BESIDE_START):
        made.tile(at, (7, 16, 17)[number])
    t, before = rafts(made, SEA_TILE)
    assert change(t, before) == {}
    assert seat_asked(t) == 1


@rule("TAP-EXPLORE-10")
def test_explore_anywhere_still_needs_a_free_hex_and_a_tile():
    made = quiet().tile((1, 0), 7)
    t, before = entered("exploration", 9, made, tiles=[SEA_TILE])
    t.answer(EXPLORE_TILE, SEA_TILE - 1)
    view = t.match.view(0)["map"]["hexes"]
    free = [h for h, hex in enumerate(view) if not hex["printed"] and hex["tile"] is None]
    assert t.options == free
    assert t.hex((1, 0)) not in t.options
    lay(t, at=(-3, 1))
    assert change(t, before)["tiles"] == 1  # two gained, one placed
    t, before = entered("exploration", 9, quiet().no_tiles())
    assert change(t, before) == {}


@rule("TAP-EXPLORE-11")
def test_tiles_lie_open_in_the_supply_and_their_number_has_no_limit():
    many = list(range(1, 31))
    t, _ = entered("exploration", 1, tiles=many)
    for seat in (0, 1):
        assert len(t.match.view(seat)["seats"][0]["tiles"]) == 32


@rule("TAP-EXPLORE-12", "TAP-EXPLORE-13")
@pytest.mark.parametrize("reshuffle", [False, True])
def test_an_empty_stack_gives_nothing_although_tiles_lie_in_the_discards(reshuffle: bool):
    made = quiet(reshuffle_tiles=reshuffle).no_tiles()
    assert made.state.tiles_gone.bit_count() == 48
    t, before = entered("exploration", 1, made)
    assert change(t, before) == ({"tiles": 2} if reshuffle else {})


@rule("TAP-EXPLORE-12", "TAP-EXPLORE-13")
@pytest.mark.parametrize("reshuffle", [False, True])
def test_tiles_paid_for_a_bonus_come_back_only_as_a_variant(reshuffle: bool):
    made = quiet(reshuffle_tiles=reshuffle).seat(0, tiles=[1, 2, 3], built={"farm": [0]})
    made.state.tiles_left, left = [], made.state.tiles_left
    for tile in left:  # in another player's supply
        made.state.players[1].tiles |= 1 << tile
    made.seat(1, tracks={"exploration": 0}, food=1)
    t, _ = entered("exploration", 8, made)
    build(t).answer(PAY_TILE, 0).answer(PAY_TILE, 1)
    before = t.player(1).tiles
    t.advance("exploration", pay=["coin"])
    gained = t.player(1).tiles & ~before
    assert gained == (0b11 if reshuffle else 0)


@rule("TAP-EXPLORE-14")
def test_printed_territories_score_and_free_hexes_and_the_rim_do_not():
    t, before = rafts(quiet(), SEA_TILE)
    lay(t, at=(1, -3))  # two sides at the rim, one at a free hex, water on the three others
    assert change(t, before)["vp"] == 3
    t, before = rafts(quiet(), FOREST_TILE)
    lay(t, turn=5)  # the forest in the north-west: beside forest on two sides, water on two more
    assert change(t, before)["vp"] == 4
    t, before = rafts(quiet(), FOREST_TILE)
    lay(t, turn=0)
    assert change(t, before)["vp"] == 2


@rule("TAP-EXPLORE-15")
def test_without_a_tile_exploring_is_lost():
    t, before = rafts(quiet())
    assert change(t, before) == {}
    assert seat_asked(t) == 1
    t, _ = rafts(quiet(), SEA_TILE)
    assert t.asked is EXPLORE_HEX
