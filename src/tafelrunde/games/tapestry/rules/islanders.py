"""Islanders: six hexes around a printed one on the mat, which can be explored and never conquered."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import Decision, ask
from ..pieces.kinds import ISLANDERS, SEA
from ..pieces.map import SIDES, corners
from ..table.player import TapestryPlayer
from ..table.prompts import ISLAND_TURN
from ..table.state import Table
from ..table.steps import BENEFIT, BONUS, ENTER

HEXES: Final = 6
FREE: Final = -1
CENTRE: Final = corners("SSSSSS")  # all four kinds of land, within water
HOME: Final = 6  # the number of the printed hex among the neighbours


def beside(hex: int) -> tuple[int, ...]:
    """What lies on each side of a hex of the mat: another one, the printed one, or -1 for the edge."""
    q, r = SIDES[hex]
    places = [(q + dq, r + dr) for dq, dr in SIDES]
    return tuple(HOME if place == (0, 0) else SIDES.index(place) if place in SIDES else -1 for place in places)


BESIDE: Final = tuple(beside(hex) for hex in range(HEXES))


def free_island(table: Table, me: TapestryPlayer) -> list[int]:
    """The free hexes of the mat."""
    return [hex for hex in range(HEXES) if hex >= len(me.side.island) or me.side.island[hex] == FREE]


def open_island(table: Table, me: TapestryPlayer) -> list[int]:
    """Where any exploring may go: in advance turns."""
    if ISLANDERS not in me.civs or table.step not in (ENTER, BENEFIT, BONUS):
        return []
    return free_island(table, me)


def lay_on_island(table: Table, me: TapestryPlayer, tile: int, hex: int) -> Generator[Decision, int, int]:
    """Turn it and lay it. Returns its matching sides."""
    turn = yield ask(me, ISLAND_TURN, table.box.tiles[tile].turns, HEXES * tile + hex)
    island = list(me.side.island) or [FREE] * HEXES
    island[hex] = tile * 6 + turn
    me.tiles &= ~(1 << tile)
    me.own_side.island = tuple(island)
    if table.log:
        table.log.tell("explored-island", me, tile=tile, island=hex)
    return sides_on_island(table, me, hex)


def ground(table: Table, me: TapestryPlayer, hex: int) -> tuple[int, ...]:
    code = me.side.island[hex]
    return table.box.tiles[code // 6].turned[code % 6]


def sides_on_island(table: Table, me: TapestryPlayer, hex: int) -> int:
    """As on the map (TAP-EXPLORE-03)."""
    mine = ground(table, me, hex)
    sides = 0
    for side, other in enumerate(BESIDE[hex]):
        if other < 0 or (other != HOME and me.side.island[other] == FREE):
            continue
        theirs = CENTRE if other == HOME else ground(table, me, other)
        sides += mine[side] == theirs[(side + 4) % 6] or mine[(side + 1) % 6] == theirs[(side + 3) % 6]
    return sides


def in_water(table: Table, me: TapestryPlayer) -> int:
    """Tiles on the mat with nothing but water on their outer edges."""
    return sum(
        all(ground(table, me, hex)[(hex + corner) % 6] == SEA for corner in (-1, 0, 1, 2))
        for hex, code in enumerate(me.side.island)
        if code != FREE
    )
