"""Exploring."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decision import NONE
from ..pieces.kinds import CRYSTAL, EXPLORE, FOOD
from ..pieces.map import AREA_SPACES, space_of, tile_fields
from ..table.hooks import Done
from ..table.player import RevivePlayer
from ..table.prompts import TILE
from ..table.state import Table
from .distance import distance_to, reach, within
from .gains import asked
from .pay import Act, Budget, back_cost, begin, budgets, cheaper_fields, food_spared, only_resources_pay, pay

# ---------------------------------------------------------------------------------------------------- which tile


def explorable_fields(table: Table, me: RevivePlayer, extra_range: int = 0) -> int:
    """Fields of face-down tiles (REV-EXPL-01) that can be reached (REV-EXPL-03) and paid for (REV-EXPL-02)."""
    found = 0
    for fields in affordable_tiles(table, me, extra_range):
        found |= fields
    return found


def can_explore(table: Table, me: RevivePlayer, extra_range: int = 0) -> bool:
    return any(affordable_tiles(table, me, extra_range))


def affordable_tiles(table: Table, me: RevivePlayer, extra_range: int) -> Iterator[int]:
    """Fields of affordable tiles, by budget and by kind of back."""
    least_food = table.back_fields[0][0]
    if me.res[FOOD] + me.res[CRYSTAL] < least_food and only_resources_pay(me):
        return
    layers = reach(table, me)
    hidden = ~table.open_fields
    cheaper = cheaper_tiles(table, me)
    off = me.standing[EXPLORE]
    spared = food_spared(me)
    for budget in budgets(table, me, EXPLORE, extra_range):
        yield from tiles_in_reach(table, layers, budget, hidden & ~cheaper, off, spared)
        if cheaper:
            yield from tiles_in_reach(table, layers, budget, hidden & cheaper, off + 1, spared)


def tiles_in_reach(
    table: Table, layers: tuple[int, ...], budget: Budget, among: int, off: int, spared: int
) -> Iterator[int]:
    """The tiles on some fields that one budget can pay for with this discount, back by back."""
    off += budget.discount
    for food, any, fields in table.back_fields:
        if fields & among:
            most = farthest_tile(budget, food, any, off, spared)
            if most >= 0:
                yield fields & among if budget.unlimited else fields & among & within(layers, most)


def farthest_tile(budget: Budget, food: int, any: int, off: int, spared: int) -> int:
    """The greatest distance at which a tile with such a back can be paid for; -1 if the back alone is too much.
    `spared` food comes off the way as far as it goes, else off the back (REV-KUN-14)."""
    food_due, any_due = back_cost(food, any, off, 0)
    most = budget.farthest(0, 0, food_due, any_due)
    if most >= 0 or not spared:
        return most + spared
    for used in range(1, spared + 1):
        food_due, any_due = back_cost(food, any, off, used)
        most = budget.farthest(0, 0, food_due, any_due)
        if most >= 0:
            return min(budget.range, most) + spared - used
    return -1


def cheaper_tiles(table: Table, me: RevivePlayer) -> int:
    """All fields of face-down tiles of which one is a cheaper field (REV-FOR-13)."""
    found = 0
    near = cheaper_fields(table, me) & ~table.open_fields
    while near:
        space = space_of(near.bit_length() - 1)
        found |= tile_fields(space)
        near &= ~tile_fields(space)
    return found


# ---------------------------------------------------------------------------------------------------- the action


def explore(table: Table, me: RevivePlayer, extra_range: int = 0, optional: bool = False) -> Done:
    """Choose a tile (REV-DEC-10) and pay; then points with their bonuses (REV-EXPL-04), a card (REV-EXPL-05), and the
    tile, in this order (REV-EXPL-10). No piece is placed (REV-EXPL-14)."""
    begin(table, extra_range)
    space = yield asked(me, TILE, lambda: spaces(table, me, extra_range, optional))
    if space == NONE:
        return False
    if not (yield from pay(table, me, exploring_act(table, me, space))):
        return False
    discover(table, me, space)
    return True


def discover(table: Table, me: RevivePlayer, space: int) -> None:
    """Push the effects of a paid exploration, to be carried out in this order (REV-EXPL-10)."""
    table.site = space
    table.quiet_rounds = -1
    then = table.catalog.unprinted
    points = table.catalog.tiles[table.tiles[space]].points
    rewards = (then.tile_points[points], then.explorer_card, then.turn_over)
    table.push_in_turn([(me.seat, [reward.number]) for reward in rewards])


def exploring_act(table: Table, me: RevivePlayer, space: int) -> Act:
    tile = table.catalog.tiles[table.tiles[space]]
    fields = tile_fields(space)
    off = me.standing[EXPLORE] + (1 if cheaper_tiles(table, me) & fields else 0)
    return Act(EXPLORE, distance_to(reach(table, me), fields), off, food=tile.food, any=tile.any)


def spaces(table: Table, me: RevivePlayer, extra_range: int, optional: bool) -> list[int]:
    fields = explorable_fields(table, me, extra_range)
    found = [space for space in range(AREA_SPACES) if fields & tile_fields(space)]
    return [*found, NONE] if optional or not found else found
