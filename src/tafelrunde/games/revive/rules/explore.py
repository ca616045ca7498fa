"""Exploring (REV-EXPL-01..17)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Icons
from ..effects.cards import ExplorerCard
from ..pieces.kinds import CHEAP_EXPLORE, CRYSTAL, EXPLORE, FOOD
from ..pieces.map import AREA_SPACES, tile_fields
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import TILE, TURN_TILE
from ..table.state import Table
from ..table.steps import EXPLORED
from .build import push_field_rewards
from .distance import distance_to, reach, within
from .gains import Done, Points, asked
from .pay import Act, Purse, back_cost, begin, helped_fields, helpless, pay, purses


def explorable_fields(
    table: Table, me: RevivePlayer, extra_range: int = 0, secret: bool = True, one_will_do: bool = False
) -> int:
    """Fields of face-down tiles that could be explored and paid for (REV-EXPL-01..03, REV-DIST-13..15)."""
    if me.res[FOOD] + me.res[CRYSTAL] < table.back_fields[0][0] and helpless(me):
        return 0
    hidden = ~table.open_fields
    layers = reach(table, me)
    off = me.standing[EXPLORE]
    helped = helped_tiles(table, me)
    cheap = bool(me.skills & CHEAP_EXPLORE)
    found = 0
    for purse in purses(table, me, EXPLORE, extra_range, secret):
        for extra, where in ((0, ~helped), (1, helped)) if helped else ((0, -1),):
            lower = off + purse.discount + extra
            for food, any, fields in table.back_fields:
                fields &= hidden & where
                if not fields:
                    continue
                most = farthest_tile(purse, food, any, lower, cheap)
                if most >= 0:
                    found |= fields if purse.unlimited else fields & within(layers, most)
                    if found and one_will_do:
                        return found
    return found


def farthest_tile(purse: Purse, food: int, any: int, off: int, cheap: bool) -> int:
    """The greatest distance at which a tile with such a back can be paid for; -1 if the back alone is too much."""
    most = purse.farthest(0, 0, *back_cost(food, any, off, False))
    if not cheap:
        return most
    if most >= 0:
        return most + 1  # REV-KUN-14: the way costs one less
    return min(purse.range, purse.farthest(0, 0, *back_cost(food, any, off, True)))


def helped_tiles(table: Table, me: RevivePlayer) -> int:
    """All fields of tiles of which one is beside a workshop or the falcon (REV-FOR-13)."""
    near = helped_fields(table, me) & ~table.open_fields
    found = 0
    while near:
        space = (near.bit_length() - 1) >> 2
        found |= tile_fields(space)
        near &= ~tile_fields(space)
    return found


def explore(table: Table, me: RevivePlayer, extra_range: int = 0, optional: bool = False) -> Done:
    begin(table, extra_range)
    space = yield asked(me, TILE, lambda: spaces(table, me, extra_range, optional))
    if space == NONE:
        return False
    tile = table.box.tiles[table.tiles[space]]
    fields = tile_fields(space)
    off = me.standing[EXPLORE] + (1 if helped_tiles(table, me) & fields else 0)
    act = Act(EXPLORE, distance_to(reach(table, me), fields), off, food=tile.food, any=tile.any)
    if not (yield from pay(table, me, act)):
        return False
    table.site = space
    table.quiet_rounds = -1
    # In this order: points with their bonuses, a card, the tile (REV-EXPL-10).
    table.push(me.seat, [TURN_OVER.number])
    table.push(me.seat, [EXPLORER_CARD.number])
    table.push(me.seat, [TILE_POINTS[tile.points].number])
    return True


def spaces(table: Table, me: RevivePlayer, extra_range: int, optional: bool) -> list[int]:
    fields = explorable_fields(table, me, extra_range)
    found = [space for space in range(AREA_SPACES) if fields & tile_fields(space)]
    return [*found, NONE] if optional or not found else found


class TurnOver(ReviveEffect):
    """The tile is turned over and laid one way or the other; then all buildings beside it (REV-EXPL-08..13)."""

    key = "turn-over"

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        space = table.site
        table.reveals += 1
        table.shown |= 1 << space
        turned = yield ask(me, TURN_TILE, [0, 1], space)
        table.lay_tile(space, turned == 1)
        if table.log:
            table.log.tell("explored", me, tile=table.tiles[space], space=space)
        push_field_rewards(table, tile_fields(space))

    def icons(self) -> Icons:
        return ["explore"]


TURN_OVER: Final = TurnOver()
EXPLORER_CARD: Final = ExplorerCard()
TILE_POINTS: Final = tuple(Points(points, EXPLORED) for points in range(5))
