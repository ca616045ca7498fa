"""Turns after income turn 5, for two civilizations that continue (chapter CIV; TAP-CIV-06)."""

from __future__ import annotations

from ..pieces.kinds import LAST_INCOME
from ..table.hooks import Hooks
from ..table.player import TapestryPlayer
from ..table.state import Table


def plays_on(table: Table, me: TapestryPlayer) -> bool:
    """Their THIS ERA card of era 4 also stays in force until it is covered."""
    return me.era == LAST_INCOME and table.moments.implemented(me, Hooks.extra_turns_begin)


def extra_turn_tracks(table: Table, me: TapestryPlayer) -> list[int]:
    """Tracks on which the player may still advance."""
    return list(table.moments.extra_turn_tracks(table, me))


def extra_turn_cards(table: Table, me: TapestryPlayer) -> list[int]:
    """The card actions the player may still take, as options of LATE."""
    return list(table.moments.extra_turn_cards(table, me))
