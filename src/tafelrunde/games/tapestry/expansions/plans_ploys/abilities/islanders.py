"""Islanders: six hexes around a printed one on the mat, which can be explored and never conquered. Which tiles lie
there is on the sideboard; their number on the mat is not used."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar, Final

from ......kernel.decision import NONE, Decision, Rules, ask
from ......kernel.hexes import members
from ....components.civilizations import EVERY_INCOME, Civilization
from ....pieces.codes import laid_code, laid_tile, laid_turn, landing_code
from ....pieces.kinds import LAST_INCOME, PLANS_PLOYS, SEA
from ....pieces.map import LETTERS, SIDES
from ....rules.explore import joins, reward
from ....rules.gains import draw_tiles, score
from ....table.dispatch import AsksInt
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import ISLAND, ISLAND_TILE, ISLAND_TURN
from ....table.state import Table
from ....table.steps import BENEFIT, BONUS, ENTER

HEXES: Final = 6
FREE: Final = -1
# The printed hex has land on all its sides: two terrains for each, clockwise from north (TAP-RULING-02).
CENTRE: Final = tuple((LETTERS[first], LETTERS[second]) for first, second in ("MG", "GG", "FF", "FD", "DD", "MM"))
START_TILES: Final = 4
MOST_LAID: Final = 4  # tiles that go onto the mat when it is gained later
WATER_POINTS: Final = 4  # for a tile on the mat with nothing but water outside
HOME: Final = 6  # the number of the printed hex among the neighbours


def beside(hex: int) -> tuple[int, ...]:
    """The neighbours of a hex of the mat by side: another one, the printed one, or -1 for the edge."""
    q, r = SIDES[hex]
    places = [(q + dq, r + dr) for dq, dr in SIDES]
    return tuple(HOME if place == (0, 0) else SIDES.index(place) if place in SIDES else -1 for place in places)


BESIDE: Final = tuple(beside(hex) for hex in range(HEXES))


class Islanders(Civilization):
    drawn_as: ClassVar[str] = "islands"

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from draw_tiles(table, me, START_TILES)

    def exchangeable(self, table: Table) -> bool:
        return True

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """The tiles of the start, then some of the player's tiles onto the mat, without benefits (TAP-RULING-04)."""
        yield from self.begin(table, me)
        for _ in range(MOST_LAID):
            tile = (yield ask(me, ISLAND_TILE, [*members(me.tiles), NONE])) if me.tiles else NONE
            if tile == NONE:
                return
            hex = yield ask(me, ISLAND, free_island(me), tile)
            yield from lay_on_island(table, me, tile, hex)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A hex of the mat may be explored."""
        free = free_island(me)
        tile = (yield ask(me, ISLAND_TILE, [*members(me.tiles), NONE])) if me.tiles and free else NONE
        if tile == NONE:
            return
        hex = yield ask(me, ISLAND, free, tile)
        sides = yield from lay_on_island(table, me, tile, hex)
        yield from reward(table, me, tile, sides)

    def explores_elsewhere(self, table: Table, me: TapestryPlayer) -> bool:
        """Any exploring may go to the mat in advance turns."""
        return table.step in (ENTER, BENEFIT, BONUS) and bool(free_island(me))

    def explore_elsewhere(self, table: Table, me: TapestryPlayer, tile: int, must: bool) -> AsksInt:
        island = free_island(me)
        hex = yield ask(me, ISLAND, island if must else [*island, NONE], tile)
        return NONE if hex == NONE else (yield from lay_on_island(table, me, tile, hex))

    def income_scored(self, table: Table, me: TapestryPlayer) -> Rules:
        """Points for the tiles in water, in the last income turn."""
        if me.era == LAST_INCOME:
            score(table, me, WATER_POINTS * in_water(table, me), CIVILIZATION)
        yield from ()

    def given_up(self, table: Table, me: TapestryPlayer) -> Rules:
        """Its tiles are out of the game."""
        for code in me.side.island:
            if code >= 0:
                table.tiles_gone |= 1 << laid_tile(code)
        me.own_side.island = ()
        yield from ()


def free_island(me: TapestryPlayer) -> list[int]:
    """The free hexes of the mat."""
    return [hex for hex in range(HEXES) if hex >= len(me.side.island) or me.side.island[hex] == FREE]


def lay_on_island(table: Table, me: TapestryPlayer, tile: int, hex: int) -> Generator[Decision, int, int]:
    """Turn it and lay it. Returns its matching sides."""
    turn = yield ask(me, ISLAND_TURN, table.catalog.tiles[tile].turns, landing_code(tile, hex))
    island = list(me.side.island) or [FREE] * HEXES
    island[hex] = laid_code(tile, turn)
    me.tiles &= ~(1 << tile)
    me.own_side.island = tuple(island)
    if table.log:
        table.log.add("explored-island", me, tile=tile, island=hex)
    return sides_on_island(table, me, hex)


def ground(table: Table, me: TapestryPlayer, hex: int) -> tuple[int, ...]:
    code = me.side.island[hex]
    return table.catalog.tiles[laid_tile(code)].turned[laid_turn(code)]


def sides_on_island(table: Table, me: TapestryPlayer, hex: int) -> int:
    """Matching sides, counted as on the map (TAP-EXPLORE-03)."""
    mine = ground(table, me, hex)
    sides = 0
    for side, other in enumerate(BESIDE[hex]):
        if other < 0 or (other != HOME and me.side.island[other] == FREE):
            continue
        if other == HOME:
            sides += joins_centre(mine, hex)
        else:
            sides += joins(mine, ground(table, me, other), side)
    return sides


def joins_centre(mine: tuple[int, ...], hex: int) -> bool:
    """Does a terrain of this tile meet the same one of the printed hex? Seen from the tile, its side there runs the
    other way."""
    first, second = CENTRE[hex]
    side = (hex + 3) % 6
    return mine[side] == second or mine[(side + 1) % 6] == first


def in_water(table: Table, me: TapestryPlayer) -> int:
    """Tiles on the mat with nothing but water on their outer edges."""
    return sum(
        all(ground(table, me, hex)[(hex + corner) % 6] == SEA for corner in (-1, 0, 1, 2))
        for hex, code in enumerate(me.side.island)
        if code != FREE
    )


PRINTED: Final[Islanders] = Islanders("islanders", EVERY_INCOME, expansion=PLANS_PLOYS)
REVISED: Final[Islanders] = Islanders("islanders", (1, 2, 3, 4, 5), expansion=PLANS_PLOYS)
