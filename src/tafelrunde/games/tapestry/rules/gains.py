"""Gains from the supply: resources, points, territory tiles (chapters ICON, EXPLORE; TAP-INCOME-23)."""

from __future__ import annotations

from typing import Optional

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Per
from ..pieces.automa import TILE
from ..table.dispatch import AsksInt
from ..table.effect import QuietEffect, TapestryEffect
from ..table.hooks import Hooks
from ..table.player import TapestryPlayer
from ..table.prompts import LOSE, PAY, RESOURCE
from ..table.state import Table
from .offers import take_offered


def gain(table: Table, me: TapestryPlayer, resource: int, amount: int) -> int:
    gained = me.gain(resource, amount)
    if table.log and gained:
        table.log.add("gained", me, resource=resource, amount=gained)
    return gained


def gain_any(table: Table, me: TapestryPlayer, n: int) -> Rules:
    """Resources of any kinds, one by one (TAP-ICON-28). Full resources cannot be gained."""
    for left in range(n, 0, -1):
        options = [kind for kind in range(4) if me.goods[kind] < 8] or [0]
        resource = yield ask(me, RESOURCE, options, left)
        gain(table, me, resource, 1)


def payable_kinds(me: TapestryPlayer, lowest: int, left: int) -> list[int]:
    """The kinds, from the lowest on, of which the next of `left` resources can be paid so that the rest can be too."""
    kinds = []
    have = me.wealth
    for kind in range(4):
        if kind >= lowest and me.goods[kind] and have >= left:
            kinds.append(kind)
        have -= me.goods[kind]
    return kinds


def pay_any(table: Table, me: TapestryPlayer, n: int) -> Rules:
    """Resources of any kinds, in ascending order: no permutations, and the rest stays payable."""
    lowest = 0
    for left in range(n, 0, -1):
        lowest = yield ask(me, PAY, payable_kinds(me, lowest, left), left)
        me.goods[lowest] -= 1
        if table.log:
            table.log.add("paid", me, resource=lowest, amount=1)


def lose(table: Table, me: TapestryPlayer, kinds: list[int]) -> Rules:
    """Lose one resource of each of these kinds; missing ones are not owed (TAP-CIVADJ-02, TAP-FAQ-29, TAP-EX-35)."""
    held = [kind for kind in kinds if me.goods[kind]]
    if held:
        kind = yield ask(me, LOSE, held, 1)
        me.goods[kind] -= 1
        if table.log:
            table.log.add("lost", me, resource=kind, amount=1)


def score(table: Table, me: TapestryPlayer, points: int, source: Optional[int] = None) -> None:
    """Booked under a source, which is that of the table unless another one is named. Every change has a line."""
    me.score(points, table.source if source is None else source)
    if table.log and points > 0:
        table.log.add("scored", me, amount=points)
    elif table.log and points < 0:
        table.log.add("lost-points", me, amount=-points)


def gain_tiles(table: Table, me: TapestryPlayer, n: int) -> int:
    """Drawn at random, face up; of an empty stack nobody gains (TAP-EXPLORE-11, TAP-EXPLORE-12, TAP-EXPLORE-13,
    TAP-SPACE-10, TAP-FAQ-03)."""
    gained = 0
    while gained < n and tiles_are_left(table):
        tile = next_tile(table)
        me.tiles |= 1 << tile
        gained += 1
        if table.log:
            table.log.add("drew-tile", me, tile=tile)
    if gained:
        table.reveals += 1
    return gained


def tiles_are_left(table: Table) -> bool:
    return bool(table.tiles_left) or (table.switches.reshuffle_tiles and table.tiles_gone > 0)


def next_tile(table: Table) -> int:
    """The top one of the stack; there must be one (TAP-EXPLORE-13)."""
    if not table.tiles_left:
        reshuffle_tiles(table)
    return table.tiles_left.pop()


def draw_tiles(table: Table, me: TapestryPlayer, n: int) -> AsksInt:
    """Like `gain_tiles`, with the hooks that change how tiles are drawn. Open ones may be taken instead."""
    taken = 0
    while taken < n:
        tile = yield from take_offered(table, me, TILE)
        if tile == NONE:
            break
        me.tiles |= 1 << tile
        taken += 1
    for draw in table.moments.of(Hooks.draws_tiles, me) if taken < n else ():
        return taken + (yield from draw(table, me, n - taken))
    return taken + gain_tiles(table, me, n - taken)


def put_back(table: Table, drawn: list[int], stack: list[int]) -> None:
    """Shuffles drawn things that were not kept back into their stack."""
    stack += drawn
    drawn.clear()
    stack.sort()
    table.rng.shuffle(stack)
    table.reveals += 1


def reshuffle_tiles(table: Table) -> None:
    """TAP-VARIANT-10, TAP-EXPLORE-13."""
    table.tiles_left = [tile for tile in range(table.tiles_gone.bit_length()) if table.tiles_gone >> tile & 1]
    table.tiles_gone = 0
    table.rng.shuffle(table.tiles_left)


def discard_tile(table: Table, me: TapestryPlayer, tile: int) -> None:
    """Out of the game, unless TAP-VARIANT-10 brings it back (TAP-EXPLORE-12, TAP-FAQ-03)."""
    me.tiles &= ~(1 << tile)
    table.tiles_gone |= 1 << tile
    if table.log:
        table.log.add("discarded-tile", me, tile=tile)


def under(table: Table, source: int, effect: TapestryEffect, me: TapestryPlayer) -> Rules:
    """Carry out an effect whose points are booked under a source."""
    before = table.source
    table.source = source
    if not effect.now(table, me):
        yield from effect.run(table, me)
    table.source = before


class Points(QuietEffect):
    """Victory points."""

    key = "points"
    icon_row = ("{amount}", "vp")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        score(table, me, self.amount)
        return True

    def now_many(self, table: Table, me: TapestryPlayer, n: int) -> bool:
        score(table, me, self.amount * n)
        return True


def points_only(effect: TapestryEffect) -> bool:
    """Does the effect give only points, which a player who has finished can still gain (TAP-END-03)?"""
    return isinstance(effect, Points) or (isinstance(effect, Per) and isinstance(effect.part, Points))
