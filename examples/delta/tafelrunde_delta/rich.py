"""Rich positions for checks: late rounds, full villages, empty and overflowing granaries."""

from __future__ import annotations

from tafelrunde.kernel.rng import Rng

from .cards import design
from .pieces import BUILDINGS, EFFECTS
from .table import Settler, Table


def enrich(table: Table, dice: Rng) -> None:
    """Skip some rounds and change everybody's stocks. Only between rounds: hands are full, and nothing is planned."""
    if table.over or table.plans:
        return
    while table.round < table.rounds and dice.below(3):
        for me in table.players:
            _use_any_card(table, me, dice)
        table.round += 1
        table.first = (table.first + 1) % len(table.players)
    for me in table.players:
        me.grain = dice.below((1, 6, 100)[dice.below(3)])  # without limit (DELTA-BOX-02)
        me.tally[EFFECTS] += dice.below((1, 60)[dice.below(2)])


def _use_any_card(table: Table, me: Settler, dice: Rng) -> None:
    """Build it or trade it in, and draw another one (DELTA-ROUND-03, DELTA-ROUND-04, DELTA-ROUND-06)."""
    card = me.hand.pop(dice.below(len(me.hand)))
    if dice.below(4):
        me.village.append(card)
        me.tally[BUILDINGS] += design(card).points
    else:
        table.discard.append(card)
    me.hand = sorted([*me.hand, table.deck.pop()])
