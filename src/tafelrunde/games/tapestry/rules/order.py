"""How a turn ends and who is next (TAP-TURN-02)."""

from __future__ import annotations

from ..table.player import TapestryPlayer
from ..table.state import Table
from ..table.steps import OVER, TURN


def end_turn(table: Table, me: TapestryPlayer) -> None:
    """An expansion may put a step of its own at the end of a turn (closing.py)."""
    if not table.moments.expansions.turn_ends(table):
        pass_on(table, me)


def pass_on(table: Table, me: TapestryPlayer) -> None:
    """The next player who has not finished; the game is over when all have, after however many turns each (TAP-END-01,
    TAP-END-04, TAP-END-10). One turn comes after the other (TAP-TURN-10)."""
    for track, left in enumerate(me.locks):
        if left:
            me.locks[track] = 0 if me.finished else left - 1
    for player in table.players:
        player.used = 0
        player.icons = 0
    table.step = TURN
    table.turn += 1
    seats = len(table.players)
    for clockwise in range(me.seat + 1, me.seat + seats + 1):
        if not table.players[clockwise % seats].finished:
            table.active = clockwise % seats
            return
    table.step = OVER
    if table.log:
        table.log.add("ended", me)
