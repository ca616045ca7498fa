"""What a seat may see, as JSON. No other module exposes the state."""

from __future__ import annotations

from tafelrunde.kernel.game import View
from tafelrunde.kernel.state import EVERYTHING

from .table import Settler, Table


def view_of(table: Table, seat: int) -> View:
    return {
        "game": "delta",
        "seat": seat,
        "players": len(table.players),
        "round": min(table.round, table.rounds),
        "rounds": table.rounds,
        "first": table.first,
        "deck": len(table.deck),
        "discard": len(table.discard),
        "discarded": table.discard.copy(),
        "seats": [_settler(player, seat in (player.seat, EVERYTHING), table.revealed) for player in table.players],
    }


def _settler(player: Settler, own: bool, revealed: bool) -> View:
    """The hand is secret (DELTA-SETUP-01), and so is the plan until all have one (DELTA-ROUND-01)."""
    return {
        "vp": player.points,
        "grain": player.grain,
        "hand": len(player.hand),
        "cards": player.hand.copy() if own else None,
        "plans": len(player.planned),
        "planned": player.planned.copy() if own or revealed else None,
        "village": player.village.copy(),
    }
