"""Armies besiege villages, steal and move. movement.py computes where they may go."""

from __future__ import annotations

from ..pieces.kinds import GOLD, POINTS_ROBBED, STOCK
from ..table.player import DeusPlayer
from ..table.state import Table
from .attack import attack_villages


def besieged_villages(table: Table, me: DeusPlayer, with_points: bool = True) -> list[int]:
    """Villages beside which an own army stands, each once (DEUS-ATOM-09); none that was attacked
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
        table.log.add("robbed", me, player_victim=victim.seat, what=STOCK[what], amount=amount)


def march(table: Table, me: DeusPlayer, start: int, end: int) -> None:
    """Move an army, the only piece that moves (DEUS-RED-02). It counts as moved even after 0 steps (DEUS-ATOM-18)."""
    table.moved = end
    if start == end:
        return
    table.shift_army(me, start, end)
    if table.log:
        table.log.add("moved", me, region_from=start, region_to=end)
    if table.switches.attack_after_move:  # DEUS-ATTACK-14
        attack_villages(table)
