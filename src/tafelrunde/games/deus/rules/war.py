"""Armies: the villages they besiege, what they steal, how they move."""

from __future__ import annotations

from ..pieces.kinds import BLUE, GOLD, POINTS_ROBBED, PURPLE, RED, SECOND_ARMY, STOCK, VILLAGE
from ..table.player import DeusPlayer
from ..table.state import Table
from .attack import attack_villages


def besieged_villages(table: Table, me: DeusPlayer, with_points: bool = True) -> list[int]:
    """Villages beside which an own army stands, each once (DEUS-ATOM-09); none that was attacked or emptied
    (DEUS-CARD-17)."""
    watched = table.map.grid.around(me.armies)
    return [v for v in table.villages if watched >> v & 1 and (table.vp_on(v) or not with_points)]


def steal(table: Table, me: DeusPlayer, victim: DeusPlayer, what: int, amount: int) -> None:
    """Take gold or points from another player (DEUS-RED-01), or what is left of them (DEUS-RED-14)."""
    if what == GOLD:
        amount = min(amount, victim.gold)
        victim.gold -= amount
        me.gold += amount
    else:
        amount = min(amount, victim.vp)
        victim.score(-amount, POINTS_ROBBED)
        me.score(amount, table.source)
    if table.log:
        table.log.tell("robbed", me, player_victim=victim.seat, what=STOCK[what], amount=amount)


def march(table: Table, me: DeusPlayer, start: int, end: int) -> None:
    """Move an army, the only piece that moves (DEUS-RED-02). It is the moved one also after 0 steps (DEUS-ATOM-18)."""
    table.moved = end
    if start == end:
        return
    table.shift_army(me, start, end)
    if table.log:
        table.log.tell("moved", me, region_from=start, region_to=end)
    if table.switches.attack_after_move:  # DEUS-ATTACK-14
        attack_villages(table)


def stops(table: Table, me: DeusPlayer, start: int, distance: int) -> int:
    """The regions where a move of this army may end, its own included (DEUS-RED-15, DEUS-RED-17)."""
    here = 1 << start
    if alone_with_temple(me, start):
        return here
    may_enter = passable(table, me)
    reached = here
    for _ in range(distance):
        reached |= table.map.grid.around(reached) & may_enter
    # An army may pass through a region that is full, but not stop there (DEUS-RED-09, DEUS-RED-10).
    full = me.pieces[SECOND_ARMY] if table.switches.armies_per_region == 2 else me.armies
    ends = (table.map.land & (me.occupied | ~table.occupied)) | me.pieces[BLUE]
    return here | (reached & ends & ~full)


def passable(table: Table, me: DeusPlayer) -> int:
    """An army may enter land, whoever is there (DEUS-RED-03, DEUS-RED-04), and villages, attacked or not (DEUS-RED-05,
    DEUS-RED-16). At sea it may enter only regions with an own ship (DEUS-RED-06, DEUS-RED-07, DEUS-RED-08)."""
    return table.map.land | table.map.of[VILLAGE] | me.pieces[BLUE]


def alone_with_temple(me: DeusPlayer, region: int) -> bool:
    """An army that shares its region with nothing but a temple must stay (DEUS-TEMPLE-12, DEUS-TEMPLE-13,
    DEUS-RED-11)."""
    if not me.pieces[PURPLE] >> region & 1:
        return False
    return me.buildings_in(region) == 2 and bool(me.pieces[RED] >> region & 1)
