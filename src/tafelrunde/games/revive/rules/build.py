"""Building, and the rewards of buildings."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decision import NONE
from ....kernel.hexes import members
from ..pieces.board import LARGE_BUILDINGS, LARGE_GEARS, SMALL_BUILDINGS, SMALL_GEARS
from ..pieces.kinds import BUILD, CRYSTAL, DESERT, GEAR, LAKE
from ..pieces.map import BESIDE, CRYSTALS_BY, GIANT, GIANT_CRYSTALS
from ..table.hooks import ACTION_PAID, BUILT, Done
from ..table.player import RevivePlayer
from ..table.prompts import SITE, SIZE
from ..table.state import Table
from .distance import distance_to, reach, within
from .gains import asked
from .pay import Act, affordable, begin, budgets, by_discount, field_discount, only_resources_pay, pay

# ---------------------------------------------------------------------------------------------------- where and what


def free_deserts(table: Table) -> int:
    """Deserts without a building (REV-BUILD-01, REV-BUILD-05, REV-BUILD-06, REV-BUILD-20)."""
    taken = 0
    for player in table.players:
        taken |= player.small | player.large
    return table.of[DESERT] & ~taken


def sizes_left(me: RevivePlayer) -> list[tuple[int, int]]:
    """The sizes of which a building is left (REV-COMP-24), with their gears (REV-BUILD-03, REV-BUILD-04)."""
    sizes = []
    if me.small.bit_count() < SMALL_BUILDINGS:
        sizes.append((0, SMALL_GEARS))
    if me.large.bit_count() < LARGE_BUILDINGS:
        sizes.append((1, LARGE_GEARS))
    return sizes


def building_sites(table: Table, me: RevivePlayer, extra_range: int = 0) -> int:
    """Free deserts on which some building could be paid for."""
    found = 0
    for fields in affordable_deserts(table, me, extra_range):
        found |= fields
    return found


def can_build(table: Table, me: RevivePlayer, extra_range: int = 0) -> bool:
    return any(affordable_deserts(table, me, extra_range))


def affordable_deserts(table: Table, me: RevivePlayer, extra_range: int) -> Iterator[int]:
    """By budget."""
    fields = free_deserts(table)
    sizes = sizes_left(me)
    if not fields or not sizes:
        return
    gears = sizes[0][1]  # a place for a large one is one for a small one, if there is any left
    if me.res[GEAR] + me.res[CRYSTAL] < gears and only_resources_pay(me):
        return
    layers = reach(table, me)
    groups = by_discount(table, me, fields, BUILD)
    gears -= me.standing[BUILD]
    for budget in budgets(table, me, BUILD, extra_range):
        found = 0
        for off, group in groups:
            found |= group & within(layers, budget.farthest(max(0, gears - off - budget.discount), 0, 0, 0))
        yield found


# ---------------------------------------------------------------------------------------------------- the action


def build(table: Table, me: RevivePlayer, extra_range: int = 0, optional: bool = False) -> Done:
    """Choose a desert and a size, pay, put the building there (REV-BUILD-01, REV-BUILD-02, REV-DEC-14)."""
    begin(table, extra_range)
    field = yield asked(me, SITE, lambda: sites(table, me, extra_range, optional))
    if field == NONE:
        return False
    size = yield asked(me, SIZE, lambda: sizes_payable(table, me, field, extra_range), field)
    if size == NONE:
        return False
    act = building_act(table, me, field, LARGE_GEARS if size else SMALL_GEARS)
    if not (yield from pay(table, me, act)):
        return False
    action_paid(table, me, field, GEAR, act.cost(table.discount)[GEAR])
    put_building(table, me, field, size)
    return True


def building_act(table: Table, me: RevivePlayer, field: int, gears: int) -> Act:
    off = me.standing[BUILD] + field_discount(table, me, field, BUILD)
    return Act(BUILD, distance_to(reach(table, me), 1 << field), off, gear=gears)


def sites(table: Table, me: RevivePlayer, extra_range: int, optional: bool) -> list[int]:
    found = members(building_sites(table, me, extra_range))
    return [*found, NONE] if optional or not found else found


def sizes_payable(table: Table, me: RevivePlayer, field: int, extra_range: int) -> list[int]:
    could_have = list(budgets(table, me, BUILD, extra_range))
    return [
        size for size, gears in sizes_left(me) if affordable(could_have, building_act(table, me, field, gears))
    ] or [NONE]


def action_paid(table: Table, me: RevivePlayer, field: int, kind: int, paid: int) -> None:
    """Calls the hooks of a paid build or populate action, with the amount paid for the action itself."""
    for owner in table.players:
        for answer in ACTION_PAID.of(owner):
            answer(table, owner, me, field, kind, paid)


# ---------------------------------------------------------------------------------------------------- rewards


def put_building(table: Table, me: RevivePlayer, field: int, size: int) -> None:
    """Puts the piece on the field and pushes its rewards."""
    if size:
        me.large |= 1 << field
    else:
        me.small |= 1 << field
    me.reach = ()
    table.quiet_rounds = -1
    if table.log:
        table.log.add("built", me, field=field, size=size)
    table.push(me.seat, building_rewards(table, me, field, size + 1))
    for owner in table.players:
        for answer in BUILT.of(owner):
            answer(table, owner, me, field)


def building_rewards(table: Table, me: RevivePlayer, field: int, times: int) -> list[int]:
    """A step for each terrain field beside it (REV-BUILD-07, REV-BUILD-08, REV-BUILD-17), a crystal for each symbol
    (REV-BUILD-09), both twice for a large building (REV-BUILD-12); lakes. Nothing else (REV-BUILD-16)."""
    around = BESIDE[field]
    rewards = []
    for colour in range(3):
        steps = times * (around & table.of[colour]).bit_count()
        if steps:
            rewards.append(table.catalog.unprinted.steps[colour][steps].number)
    crystals = crystals_beside(table, field)
    if crystals:
        rewards.append(table.catalog.unprinted.crystals[times * crystals].number)
    return rewards + lake_rewards(table, me, around & table.of[LAKE])


def crystals_beside(table: Table, field: int) -> int:
    return sum(
        GIANT if table.switches.giant_crystals and symbol in GIANT_CRYSTALS else 1 for symbol in CRYSTALS_BY[field]
    )


def lake_rewards(table: Table, me: RevivePlayer, lakes: int) -> list[int]:
    """Of lakes that rewarded no building of this player yet (REV-BUILD-10, REV-BUILD-11)."""
    fresh = members(lakes & ~me.lakes)
    me.lakes |= lakes
    return [lake_reward(table, me, lake) for lake in fresh]


def lake_reward(table: Table, me: RevivePlayer, lake: int) -> int:
    kind = table.lake_at(lake)
    if table.log:
        table.log.add("lake", me, field=lake, lake=kind)
    return table.catalog.lakes[kind].number


def push_field_rewards(table: Table, fields: int) -> None:
    """New fields reward the buildings beside them (REV-BUILD-13, REV-EXPL-11), player by player from the one on turn
    (REV-BUILD-14, REV-BUILD-21)."""
    table.push_in_turn([(player.seat, field_rewards(table, player, fields)) for player in table.in_turn_order()])


def field_rewards(table: Table, me: RevivePlayer, fields: int) -> list[int]:
    """For each building beside a new terrain field a step, twice for a large one (REV-BUILD-15, REV-BUILD-18); for a
    new lake one reward in all."""
    if not me.small | me.large:
        return []
    rewards: list[int] = []
    for colour in range(3):
        steps = 0
        for field in members(fields & table.of[colour]):
            around = BESIDE[field]
            steps += (around & me.small).bit_count() + 2 * (around & me.large).bit_count()
        if steps:
            rewards.append(table.catalog.unprinted.steps[colour][steps].number)
    for lake in members(fields & table.of[LAKE]):
        if BESIDE[lake] & (me.small | me.large):
            rewards += lake_rewards(table, me, 1 << lake)
    return rewards


def crystal_symbols(me: RevivePlayer) -> int:
    """Crystal symbols beside at least one own building, each once (REV-ARTI-10), giant ones too (REV-ARTI-11)."""
    return len({symbol for field in members(me.small | me.large) for symbol in CRYSTALS_BY[field]})
