"""Exploring territories and space (chapters EXPLORE, SPACE)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import members
from ..pieces.automa import SPACE_TILE
from ..pieces.map import Corners
from ..table.hooks import Hooks
from ..table.player import EXPLORED, TapestryPlayer
from ..table.prompts import (
    EXPLORE_HEX,
    EXPLORE_TILE,
    EXPLORE_TURN,
    GIVE_TILE,
    KEEP_SPACE,
    OPPONENT,
    OUTPOST,
    TILES,
    TWICE,
)
from ..table.state import Table
from .conquer import take_outpost
from .counts import TERRITORY, count_changed
from .gains import draw_tiles, put_back, score, under
from .offers import take_offered

SAIL_TILES: Final = 3  # Age of Sail

SAIL_POINTS: Final = 3

AIRSHIP_TILES: Final = 2  # Age of Airships

ANY_TILE: Final = -1


def explore(
    table: Table, me: TapestryPlayer, anywhere: bool = False, only: int = ANY_TILE
) -> Generator[Decision, int, int]:
    """A tile from the supply on a free hex: points for matching sides, then its benefit (TAP-EXPLORE-01,
    TAP-EXPLORE-02). It gives no control (TAP-EXPLORE-08). Returns the points for its place."""
    if not has_room(table, me, anywhere):
        return 0
    if table.moments.three_tiles(table, me):
        yield from draw_tiles(table, me, SAIL_TILES)
        yield from give_tile(table, me, only)
    if table.moments.two_tiles(table, me):
        yield from draw_tiles(table, me, AIRSHIP_TILES)
    tiles = members(me.tiles) if only == ANY_TILE else [only]
    if not tiles:
        return 0
    tile = yield ask(me, EXPLORE_TILE, tiles)
    if table.moments.explores_elsewhere(table, me):
        for explore_there in table.moments.of(Hooks.explore_elsewhere, me):
            sides = yield from explore_there(table, me, tile, must=not free_hexes(table, me, anywhere))
            if sides != NONE:
                return (yield from reward(table, me, tile, sides))
    hex = yield ask(me, EXPLORE_HEX, members(free_hexes(table, me, anywhere)), tile)
    turn = yield ask(me, EXPLORE_TURN, table.catalog.tiles[tile].turns, TILES * hex + tile)
    me.tiles &= ~(1 << tile)
    lay_tile(table, tile, hex, turn)
    if table.log:
        table.log.add("explored", me, tile=tile, hex=hex)
    points = yield from reward(table, me, tile, matching_sides(table, hex))
    if me.outposts and not table.items[hex] and table.moments.outpost_on_tile(table, me):
        yield from man_outpost(table, me, hex)
    return points


def free_hexes(table: Table, me: TapestryPlayer, anywhere: bool) -> int:
    """Beside territories of mine, or anywhere (TAP-EXPLORE-01, TAP-EXPLORE-09, TAP-EXPLORE-10, TAP-FAQ-02,
    TAP-EX-42)."""
    free = (1 << len(table.tiles)) - 1 & ~table.land
    return free if anywhere or table.moments.explore_anywhere(table, me) else free & table.map.grid.around(me.upright)


def has_room(table: Table, me: TapestryPlayer, anywhere: bool) -> bool:
    """On the map, or where a mat lets the player explore."""
    return free_hexes(table, me, anywhere) != 0 or table.moments.explores_elsewhere(table, me)


def draws_first(table: Table, me: TapestryPlayer) -> bool:
    """Does a card in force let the player draw tiles before exploring?"""
    return table.moments.three_tiles(table, me) or table.moments.two_tiles(table, me)


def lay_tile(table: Table, tile: int, hex: int, turn: int) -> None:
    table.tiles[hex] = tile
    table.turns[hex] = turn
    table.corners[hex] = table.catalog.tiles[tile].turned[turn]
    table.land |= 1 << hex


def reward(table: Table, me: TapestryPlayer, tile: int, points: int) -> Generator[Decision, int, int]:
    """The points for its place, then its benefit (TAP-EXPLORE-07, TAP-EX-05). Returns the points. Also for a tile on
    a mat that is explored like the map (TAP-RULING-14)."""
    effect = table.catalog.tiles[tile].effect
    before = table.source
    table.source = EXPLORED
    # Exploitation: the benefit twice instead of the points.
    if table.moments.tile_twice(table, me) and (yield ask(me, TWICE, [1, NONE], tile)) == 1:
        points = 0
        yield from under(table, EXPLORED, effect, me)
    else:
        score(table, me, points)
    yield from under(table, EXPLORED, effect, me)
    if table.moments.implemented(me, Hooks.explored_tile):
        me.own_side.last_tile = tile
        yield from table.moments.explored_tile(table, me)
    table.source = before
    return points


def matching_sides(table: Table, hex: int) -> int:
    """Sides on which a terrain meets the same terrain in the same place (TAP-EXPLORE-03, TAP-EXPLORE-04,
    TAP-EXPLORE-05, TAP-EXPLORE-06, TAP-EXPLORE-14, TAP-FAQ-01, TAP-EX-04, TAP-EX-39)."""
    corners = table.corners
    mine = corners[hex]
    assert mine is not None
    sides = 0
    for side, other in enumerate(table.map.beside[hex]):
        theirs = corners[other] if other >= 0 else None
        if theirs is not None and joins(mine, theirs, side):
            sides += 1
    return sides


def joins(mine: Corners, theirs: Corners, side: int) -> bool:
    """Does a terrain of mine meet the same one of theirs on this side of mine?"""
    return mine[side] == theirs[(side + 4) % 6] or mine[(side + 1) % 6] == theirs[(side + 3) % 6]


def give_tile(table: Table, me: TapestryPlayer, spared: int) -> Rules:
    """Age of Sail: one tile may be handed to an opponent for 3 points."""
    others = [other.seat for other in table.opponents(me) if other.conduct.takes_tiles(other)]
    tiles = members(me.tiles & ~(1 << spared) if spared >= 0 else me.tiles)
    if not others or not tiles:
        return
    tile = yield ask(me, GIVE_TILE, [*tiles, NONE])
    if tile == NONE:
        return
    seat = yield ask(me, OPPONENT, sorted(others))
    other = table.participant(seat)
    me.tiles &= ~(1 << tile)
    other.conduct.receive_tile(table, other, tile)
    score(table, me, SAIL_POINTS)
    if table.log:
        table.log.add("gave-tile", me, tile=tile, player_other=seat)


def man_outpost(table: Table, me: TapestryPlayer, hex: int) -> Rules:
    """Militarism: an outpost on the new territory; this is no conquest."""
    if (yield ask(me, OUTPOST, [1, NONE], hex)) == 1:
        yield from take_outpost(table, me)
        me.upright |= 1 << hex
        table.items[hex] += 1
        if table.log:
            table.log.add("manned", me, hex=hex)
        yield from count_changed(table, me, TERRITORY, me.upright.bit_count())


# ------------------------------------------------------------------------------------------------ space


def draw_spaces(table: Table, me: TapestryPlayer, n: int) -> None:
    """Space tiles to choose among, openly."""
    for _ in range(min(n + table.moments.extra_choice(table, me), len(table.spaces_left))):
        table.own_side.spaces.append(table.spaces_left.pop())
        table.reveals += 1


def keep_space(table: Table, me: TapestryPlayer, n: int) -> Generator[Decision, int, int]:
    """One of some drawn tiles goes into the supply, the others back. Returns it as a bit, or 0."""
    offered = yield from take_offered(table, me, SPACE_TILE)
    if offered != NONE:
        me.space |= 1 << offered
        return 1 << offered
    draw_spaces(table, me, n)
    if not table.side.spaces:
        return 0
    tile = yield ask(me, KEEP_SPACE, sorted(table.side.spaces))
    table.own_side.spaces.remove(tile)
    if table.side.spaces:
        put_back(table, table.own_side.spaces, table.spaces_left)
    me.space |= 1 << tile
    if table.log:
        table.log.add("drew-space", me, None, **{"space-tile": tile})
    return 1 << tile
