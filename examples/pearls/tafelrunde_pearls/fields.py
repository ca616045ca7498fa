"""Every field of the state. `python -m tafelrunde.kernel.fields fields.py` writes _fields.py from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.decision import Player
from tafelrunde.kernel.field_info import NOBODY
from tafelrunde.kernel.fields import field, seats, variable_length
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from .rules import Diver


class DiverFields(Player):
    """What lies in front of a player."""

    vp: int = field(0, most=60)
    catch: list[int] = variable_length([], of="card")  # PEARLS-TURN-01


class TableFields(State):
    """What lies on the table."""

    players: list[Diver] = seats()
    first: int = 0
    turns: int = 0  # finished ones
    deck: list[int] = variable_length([], NOBODY, of="card")  # the last one is on top
    discard: list[int] = variable_length([], of="card")
