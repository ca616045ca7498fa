"""Rounds, turns and the end of the game."""

from __future__ import annotations

from ..table.player import DeusPlayer
from ..table.state import Table
from ..table.steps import ACTION, BY_STALL, BY_TEMPLES, BY_VILLAGES, NOT_YET, SCORING
from .piles import refill


def end_turn(table: Table, me: DeusPlayer) -> None:
    """Refill an empty hand, check for the end of the game, and pass the turn clockwise (DEUS-TURN-02)."""
    if not me.hand:  # DEUS-HAND-04; else nothing is drawn (DEUS-HAND-05)
        refill(table, me)
        if table.step == SCORING:
            return
    look_for_end(table)
    table.step = ACTION
    table.active = (table.active + 1) % len(table.players)
    table.turns_taken += 1
    if table.turns_taken == len(table.players):
        end_round(table)


def look_for_end(table: Table) -> None:
    """The end comes when all temple pieces are built or all villages attacked; one is enough (DEUS-END-01, DEUS-END-02,
    DEUS-END-03). Then this round is finished and one more is played (DEUS-END-04, DEUS-END-05), by the normal rules
    (DEUS-END-06)."""
    if table.ending != NOT_YET:  # DEUS-END-07
        return
    if table.temples == 0:
        table.ending = BY_TEMPLES
    elif not table.villages:
        table.ending = BY_VILLAGES
    else:
        return
    table.last_round = table.round + 1
    if table.log:
        table.log.add("last-round", table.players[table.active])


def end_round(table: Table) -> None:
    """Begin another round (DEUS-TURN-01), unless this was the last."""
    table.turns_taken = 0
    table.quiet_rounds += 1
    if table.round == table.last_round:
        table.step = SCORING
    elif table.switches.stall_rounds and table.quiet_rounds >= table.switches.stall_rounds:  # DEUS-END-09
        table.ending = BY_STALL
        table.step = SCORING
    else:
        table.round += 1
        if table.log:
            table.log.add("round", table.players[table.first], number=table.round)
