"""The step at the end of a turn that the expansions add (chapter TURN; TAP-TURN-09)."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..pieces.kinds import LAST_INCOME
from ..table.player import TapestryPlayer
from ..table.state import Table
from .order import pass_on


def close_turn(table: Table, me: TapestryPlayer) -> Rules:
    """Closes an advance or income turn, also the player's last one."""
    if not me.finished:
        yield from table.moments.turn_pauses(table, me)
    yield from table.moments.expansions.before_turn_closes(table, me)
    if not me.finished:
        yield from table.moments.turn_closes(table, me)
    if me.era == LAST_INCOME and me.side.income:
        table.moments.last_income_closes(table, me)
    for player in table.players:
        if player.side.marked:
            player.own_side.unmark()
    pass_on(table, me)
