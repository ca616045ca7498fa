"""The three achievements (TAP-ACHIEVE-01). Their points are in pieces/kinds.py."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..pieces.kinds import ACHIEVEMENT_VP, TOPPLE_TWO
from ..table.player import ACHIEVEMENT, TapestryPlayer
from ..table.state import Table


def claim(table: Table, me: TapestryPlayer, which: int) -> Rules:
    """Once for each player; the first ones gain most, and nobody gains anything where no space is free
    (TAP-ACHIEVE-02, TAP-ACHIEVE-03, TAP-ACHIEVE-04, TAP-ACHIEVE-13, TAP-FAQ-21)."""
    values = ACHIEVEMENT_VP[table.map.large][which]
    place = len(table.claims[which])
    if me.achieved >> which & 1 or me.finished or place == len(values):
        return
    points = values[place]
    me.achieved |= 1 << which
    table.claims[which] += (me.seat,)
    me.score(points, ACHIEVEMENT)
    if table.log:
        table.log.add("achieved", me, achievement=which, amount=points)
    yield from table.moments.achieved(table, me)


def topple_counts(table: Table, me: TapestryPlayer) -> Rules:
    """Two outposts that still lie toppled by this player's conquest or trap (TAP-ACHIEVE-07, TAP-ACHIEVE-08,
    TAP-ICON-63, TAP-EX-38)."""
    if me.felled.bit_count() >= 2:
        yield from claim(table, me, TOPPLE_TWO)
