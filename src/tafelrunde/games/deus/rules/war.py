"""Red cards: armies move and steal (DEUS-RED-01..17, DEUS-ATOM-14..20)."""

from __future__ import annotations

from typing import Final

from ..pieces.kinds import BLUE, PURPLE, RED, ROBBED, SECOND_ARMY, VILLAGE
from ..table.player import DeusPlayer
from ..table.state import Table
from .attack import attack_villages
from .gains import GOLD, STOCK

ALL_ARMIES: Final = 99


def steal(table: Table, me: DeusPlayer, victim: DeusPlayer, what: int, amount: int) -> None:
    """What is there, if it is less than the amount (DEUS-RED-14)."""
    if what == GOLD:
        amount = min(amount, victim.gold)
        victim.gold -= amount
        me.gold += amount
    else:
        amount = min(amount, victim.vp)
        victim.score(-amount, ROBBED)
        me.score(amount, table.source)
    if table.log:
        table.log.tell("robbed", me, player_victim=victim.seat, what=STOCK[what], amount=amount)


def march(table: Table, me: DeusPlayer, start: int, end: int) -> None:
    table.moved = end
    if start == end:
        return
    table.shift_army(me, start, end)
    if table.log:
        table.log.tell("moved", me, region_from=start, region_to=end)
    if table.switches.attack_after_move:  # DEUS-ATTACK-14
        attack_villages(table)


def stops(table: Table, me: DeusPlayer, start: int, distance: int) -> int:
    """The regions where a move of this army may end, its own included (DEUS-RED-03..11, -15, -16)."""
    here = 1 << start
    if holds_temple_alone(me, start):
        return here
    passable = table.map.land | table.map.of[VILLAGE] | me.pieces[BLUE]
    reached = here
    for _ in range(distance):
        reached |= table.map.grid.around(reached) & passable
    full = me.pieces[SECOND_ARMY] if table.switches.armies_per_region == 2 else me.armies  # DEUS-RED-09, -10
    ends = (table.map.land & (me.occupied | ~table.occupied)) | me.pieces[BLUE]
    return here | (reached & ends & ~full)


def holds_temple_alone(me: DeusPlayer, region: int) -> bool:
    """An army that shares its region with nothing but a temple must stay (DEUS-TEMPLE-13, DEUS-RED-11)."""
    if not me.pieces[PURPLE] >> region & 1:
        return False
    return me.buildings_in(region) == 2 and bool(me.pieces[RED] >> region & 1)
