"""The end of a turn and the next player (chapters TURN, END; TAP-TURN-02)."""

from __future__ import annotations

from ..table.participant import Participant
from ..table.player import TapestryPlayer
from ..table.state import Table
from ..table.steps import OVER


def end_turn(table: Table, me: TapestryPlayer) -> None:
    """An expansion may put a step of its own at the end of a turn (closing.py)."""
    if not table.moments.expansions.turn_ends(table):
        pass_on(table, me)


def pass_on(table: Table, me: TapestryPlayer) -> None:
    """A turn of Dictatorship is over."""
    for track, left in enumerate(me.locks):
        if left:
            me.locks[track] = 0 if me.finished else left - 1
    begin_next_turn(table, me)


def begin_next_turn(table: Table, me: Participant) -> None:
    """The next one who has not finished; the game is over when all have, after however many turns each (TAP-END-01,
    TAP-END-04, TAP-END-10). One turn comes after the other (TAP-TURN-10)."""
    for player in table.players:
        player.used = 0
        player.icons = 0
    table.turn += 1
    takers = table.turn_takers
    seats = len(takers)
    for clockwise in range(me.seat + 1, me.seat + seats + 1):
        following = takers[clockwise % seats]
        if not following.finished:
            hand_turn_to(table, following)
            return
    table.moments.expansions.game_ends(table)
    table.step = OVER
    if table.log:
        table.log.add("ended", me)


def hand_turn_to(table: Table, who: Participant) -> None:
    table.active = who.seat
    table.step = who.turn_step
