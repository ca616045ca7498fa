"""The three achievements (chapter ACHIEVE; TAP-ACHIEVE-01). Their points are in pieces/kinds.py."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..pieces.kinds import ACHIEVEMENT_VP, TOPPLE_TWO
from ..table.participant import Participant
from ..table.state import Table


def claim(table: Table, me: Participant, which: int) -> Rules:
    """Once for each participant; the first ones gain most, and nobody gains anything where no space is free
    (TAP-ACHIEVE-02, TAP-ACHIEVE-03, TAP-ACHIEVE-04, TAP-ACHIEVE-13, TAP-FAQ-21)."""
    values = ACHIEVEMENT_VP[table.map.large][which]
    place = len(table.claims[which])
    if me.achieved >> which & 1 or me.finished or place == len(values):
        return
    me.achieved |= 1 << which
    table.claims[which] += (me.seat,)
    yield from me.conduct.achieve(table, me, which, values[place])


def topple_counts(table: Table, me: Participant) -> Rules:
    """Two outposts that still lie toppled by this player's conquest or trap (TAP-ACHIEVE-07, TAP-ACHIEVE-08,
    TAP-ICON-63, TAP-EX-38)."""
    if me.felled.bit_count() >= 2:
        yield from claim(table, me, TOPPLE_TWO)
