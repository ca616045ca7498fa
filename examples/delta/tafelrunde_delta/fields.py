"""Every field of the state, declared once. `python -m tafelrunde.kernel.fields fields.py` writes _fields.py from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.decision import Player
from tafelrunde.kernel.field_info import INTERNAL, NOBODY, OWNER
from tafelrunde.kernel.fields import as_int, field, seats, variable_length
from tafelrunde.kernel.state import State

from .pieces import GRAIN_AT_START

if TYPE_CHECKING:
    from .table import Settler


class SettlerFields(Player):
    """What lies in front of a player."""

    grain: int = GRAIN_AT_START
    hand: list[int] = variable_length([], OWNER, of="card")  # DELTA-SETUP-01
    planned: list[int] = variable_length([], "revealed", of="card")  # face down until all have planned (DELTA-ROUND-01)
    village: list[int] = variable_length([], of="card")
    tally: list[int] = field([0, 0], INTERNAL)  # points for buildings and for effects


class TableFields(State):
    """What lies on the table."""

    players: list[Settler] = seats()
    rounds: int = 0  # how many are played
    floods: bool = as_int(False)
    round: int = 1
    first: int = 0  # who begins this round
    plans: int = field(0, INTERNAL)  # how many have planned ...
    acts: int = field(0, INTERNAL)  # ... and how many have acted
    deck: list[int] = variable_length([], NOBODY, of="card")  # the last one is drawn first
    discard: list[int] = variable_length([], of="card")
