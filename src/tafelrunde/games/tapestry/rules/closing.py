"""What the expansions put at the end of a turn (TAP-TURN-09)."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..player import TapestryPlayer
from ..state import Table
from .landmark_cards import check_goals
from .order import pass_on


def close_turn(table: Table, me: TapestryPlayer) -> Rules:
    """Of either kind of turn; also of the one with which the player's game ends."""
    yield from check_goals(table, me)
    pass_on(table, me)
