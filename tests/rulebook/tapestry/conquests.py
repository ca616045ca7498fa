"""Conquests by seat 0, whose start lies in the north of the small map."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.tapestry.pieces.kinds import FOREST, RED_DIE
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import CONQUER, DIE
from tafelrunde.kernel.hexes import Hex, mask, members

from .entering import quiet

START: Hex = (0, -2)
NEAR: tuple[Hex, ...] = ((0, -3), (1, -2), (-1, -1))  # territories of the map beside it
TARGET: Hex = (1, -2)
BESIDE_TARGET: Hex = (1, -1)  # a free hex
FAR: Hex = (-2, 1)
SITE: Hex = (0, -1)  # a free hex between the start and the middle island
MIDDLE: Hex = (0, 0)
# Faces of the dice.
POINTS_4, PER_TERRITORY, COIN_FACE, TILE_FACE = 0, 4, 0, 4


def rolling(red: int = POINTS_4, black: int = COIN_FACE, players: int = 2, **options: Any) -> TapestryScenario:
    return quiet(players, **options).dice((6, red), (6, black))


def attack(made: TapestryScenario, at: Hex = TARGET) -> TapestryTable:
    """Seat 0 enters Archery and places an outpost; what comes then is open."""
    t = made.seat(0, culture=1, tracks={"military": 0}).start().advance("military")
    return t.answer(CONQUER, t.hex(at)) if t.asked is CONQUER else t


def conquer(made: TapestryScenario, at: Hex = TARGET, die: int = RED_DIE) -> TapestryTable:
    return attack(made, at).answer(DIE, die)


def to_the_middle(made: TapestryScenario) -> TapestryScenario:
    """Seat 0 controls a tile beside the middle island."""
    return made.tile(SITE, 5).outpost(0, SITE)


def told(t: TapestryTable) -> list[str]:
    """What the log says, in order."""
    assert t.match.log is not None
    return [event.name for event in t.match.log.events]


def pieces(t: TapestryTable, at: Hex) -> list[tuple[int, str]]:
    """Who has what on a hex."""
    return [(piece["seat"], piece["piece"]) for piece in t.match.view(0)["map"]["hexes"][t.hex(at)]["pieces"]]


def controller(t: TapestryTable, at: Hex) -> int | None:
    seat: int | None = t.match.view(0)["map"]["hexes"][t.hex(at)]["controller"]
    return seat


def in_the_woods(made: TapestryScenario, territories: int) -> TapestryScenario:
    """Seat 0 controls so many territories from its start on, a forest without gaps."""
    grid, start = made.state.map.grid, made.state.players[0].start
    tiles = iter([number for number, tile in enumerate(made.state.catalog.tiles, 1) if FOREST in tile.land])
    mine = {start}
    while len(mine) < territories:
        mine.add(min(set(members(grid.around(mask(list(mine))))) - mine))
    for hex in mine:
        at = grid.places[hex]
        if not made.state.land >> hex & 1:
            made.tile(at, next(tiles))
        if hex != start:
            made.outpost(0, at)
        made.ground(at, "FFFFFF")
    return made
