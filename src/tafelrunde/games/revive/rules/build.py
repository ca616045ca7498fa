"""Building, and what buildings bring (REV-BUILD-01..21, REV-OX-06, -07, REV-KUN-08, REV-FOR-09)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE
from ....kernel.hexes import members
from ..effects.gains import Gain
from ..effects.tracks import Advance
from ..pieces.board import LARGE_BUILDINGS, LARGE_GEARS, SMALL_BUILDINGS, SMALL_GEARS
from ..pieces.kinds import BUILD, CRYSTAL, DESERT, GEAR, KUNIBAN, LAKE, MOON, MOUNTAIN, MOUNTAIN_DISCOUNT, X49
from ..pieces.map import BESIDE, CRYSTALS_BY, GIANT_CRYSTALS
from ..table.player import RevivePlayer
from ..table.prompts import SITE, SIZE
from ..table.state import Table
from ..table.steps import TRIBE
from .distance import distance_to, reach, within
from .gains import Done, asked, gain, score
from .pay import Act, Purse, begin, helped_fields, helpless, pay, purses

TARGET_DISCOUNT: Final = 2  # REV-OX-06

# What a building brings, as effects: steps[colour][n] and crystals[n].
STEPS: Final = tuple(tuple(Advance(colour, n, forced=True) for n in range(25)) for colour in range(3))
CRYSTALS: Final = tuple(Gain(CRYSTAL, n) for n in range(13))


def free_deserts(table: Table) -> int:
    """Without a building of anybody (REV-BUILD-01, -20)."""
    taken = 0
    for player in table.players:
        taken |= player.small | player.large
    return table.of[DESERT] & ~taken


def sizes_left(me: RevivePlayer) -> list[tuple[int, int]]:
    """The sizes of which a building is left, with their gears (REV-COMP-24)."""
    sizes = []
    if me.small.bit_count() < SMALL_BUILDINGS:
        sizes.append((0, SMALL_GEARS))
    if me.large.bit_count() < LARGE_BUILDINGS:
        sizes.append((1, LARGE_GEARS))
    return sizes


def discounts(table: Table, me: RevivePlayer, fields: int, kind: int) -> list[tuple[int, int]]:
    """Groups of fields with the same discount of their own: own targets, workshops, falcon, mountains beside."""
    if not me.tiles and not me.skills & MOUNTAIN_DISCOUNT and me.falcon < 0:
        return [(0, fields)]
    groups: dict[int, int] = {}
    for field in members(fields):
        off = field_discount(table, me, field, kind)
        groups[off] = groups.get(off, 0) | 1 << field
    return list(groups.items())


def field_discount(table: Table, me: RevivePlayer, field: int, kind: int) -> int:
    off = 1 if helped_fields(table, me) >> field & 1 else 0
    if is_target(me, field):
        off += TARGET_DISCOUNT
    if kind == BUILD and me.skills & MOUNTAIN_DISCOUNT:
        off += (BESIDE[field] & table.of[MOUNTAIN]).bit_count()
    return off


def is_target(owner: RevivePlayer, field: int) -> bool:
    return owner.tribe == X49 and owner.side == MOON and bool(owner.tiles >> field & 1)


def building_sites(
    table: Table, me: RevivePlayer, extra_range: int = 0, secret: bool = True, one_will_do: bool = False
) -> int:
    """Free deserts on which some building could be paid for; `secret`: closed crates included."""
    fields = free_deserts(table)
    sizes = sizes_left(me)
    if not fields or not sizes:
        return 0
    gears = sizes[0][1]  # a place for a large one is one for a small one, if there is any left
    if me.res[GEAR] + me.res[CRYSTAL] < gears and helpless(me):
        return 0
    layers = reach(table, me)
    found = 0
    groups = discounts(table, me, fields, BUILD)
    off = me.standing[BUILD]
    for purse in purses(table, me, BUILD, extra_range, secret):
        for extra, group in groups:
            most = purse.farthest(max(0, gears - off - extra - purse.discount), 0, 0, 0)
            found |= group & within(layers, most)
        if found and one_will_do:
            break
    return found


def build(table: Table, me: RevivePlayer, extra_range: int = 0, optional: bool = False) -> Done:
    begin(table, extra_range)
    field = yield asked(me, SITE, lambda: sites(table, me, extra_range, optional))
    if field == NONE:
        return False
    off = me.standing[BUILD] + field_discount(table, me, field, BUILD)
    distance = distance_to(reach(table, me), 1 << field)
    size = yield asked(me, SIZE, lambda: sizes_payable(table, me, off, distance, extra_range), field)
    if size == NONE:
        return False
    act = Act(BUILD, distance, off, gear=LARGE_GEARS if size else SMALL_GEARS)
    if not (yield from pay(table, me, act)):
        return False
    return_target(table, me, field, GEAR, max(0, act.gear - off - table.discount))
    put_building(table, me, field, size)
    return True


def sites(table: Table, me: RevivePlayer, extra_range: int, optional: bool) -> list[int]:
    found = members(building_sites(table, me, extra_range))
    return [*found, NONE] if optional or not found else found


def sizes_payable(table: Table, me: RevivePlayer, off: int, distance: int, extra_range: int) -> list[int]:
    def enough(purse: Purse, gears: int) -> bool:
        return purse.farthest(max(0, gears - off - purse.discount), 0, 0, 0) >= distance

    could = list(purses(table, me, BUILD, extra_range))
    return [size for size, gears in sizes_left(me) if any(enough(purse, gears) for purse in could)] or [NONE]


def return_target(table: Table, me: RevivePlayer, field: int, kind: int, paid: int) -> None:
    """A target tile goes back to its owner, who gains what another player paid (REV-OX-06, -07, -09, -13)."""
    for owner in table.players:
        if is_target(owner, field):
            owner.tiles &= ~(1 << field)
            if owner is not me and paid:
                gain_out_of_payment(table, owner, kind, paid)


def gain_out_of_payment(table: Table, owner: RevivePlayer, kind: int, amount: int) -> None:
    """What others pay counts at once against the cap (REV-POP-18)."""
    paying, table.paying = table.paying, False
    gain(table, owner, kind, amount)
    table.paying = paying


def put_building(table: Table, me: RevivePlayer, field: int, size: int) -> None:
    """The piece and its rewards (REV-BUILD-07..12, -19)."""
    if size:
        me.large |= 1 << field
    else:
        me.small |= 1 << field
    me.reach = ()
    table.quiet_rounds = -1
    if table.log:
        table.log.tell("built", me, field=field, size=size)
    rewards = building_rewards(table, me, field, size + 1)
    table.push(me.seat, rewards)
    for owner in table.players:  # REV-KUN-08
        if owner.tribe == KUNIBAN and owner.side == MOON and owner.tiles >> field & 1:
            score(table, me, 1, TRIBE)


def building_rewards(table: Table, me: RevivePlayer, field: int, times: int) -> list[int]:
    around = BESIDE[field]
    rewards = []
    for colour in range(3):
        steps = times * (around & table.of[colour]).bit_count()
        if steps:
            rewards.append(STEPS[colour][steps].number)
    crystals = sum(
        2 if table.switches.giant_crystals and symbol in GIANT_CRYSTALS else 1 for symbol in CRYSTALS_BY[field]
    )
    if crystals:
        rewards.append(CRYSTALS[times * crystals].number)
    return rewards + lake_rewards(table, me, around & table.of[LAKE])


def lake_rewards(table: Table, me: RevivePlayer, lakes: int) -> list[int]:
    """Of lakes that gave this player nothing yet (REV-BUILD-10, -11)."""
    rewards = []
    for lake in members(lakes & ~me.lakes):
        rewards.append(table.box.lake_at(table.tiles, lake).number)
        me.lakes |= 1 << lake
        if table.log:
            table.log.tell("lake", me, field=lake, lake=table.box.tiles[table.tiles[lake >> 2]].lake)
    return rewards


def push_field_rewards(table: Table, fields: int) -> None:
    """New fields reward the buildings beside them, player by player from the one on turn (REV-BUILD-13..18, -21)."""
    for player in reversed(table.in_turn_order()):
        rewards: list[int] = []
        if not player.small | player.large:
            continue
        for colour in range(3):
            steps = 0
            for field in members(fields & table.of[colour]):
                around = BESIDE[field]
                steps += (around & player.small).bit_count() + 2 * (around & player.large).bit_count()
            if steps:
                rewards.append(STEPS[colour][min(steps, 24)].number)
        for lake in members(fields & table.of[LAKE]):
            if BESIDE[lake] & (player.small | player.large):
                rewards += lake_rewards(table, player, 1 << lake)
        table.push(player.seat, rewards)


def crystal_symbols(me: RevivePlayer) -> int:
    """Crystal symbols beside at least one own building, each once (REV-ARTI-10)."""
    return len({symbol for field in members(me.small | me.large) for symbol in CRYSTALS_BY[field]})
