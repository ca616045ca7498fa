"""Every field of the state, declared once. `python -m tafelrunde.kernel.fields fields.py` writes _fields.py from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.decision import Player
from tafelrunde.kernel.fields import as_int, custom, variable_length
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.state import State

from .pieces import GRAIN_AT_START

if TYPE_CHECKING:
    from .table import Settler


class SettlerFields(Player):
    """What lies in front of a player."""

    grain: int = GRAIN_AT_START
    hand: list[int] = variable_length([])
    planned: list[int] = variable_length([])  # the card of this round: face down until all have planned
    village: list[int] = variable_length([])
    tally: list[int] = [0, 0]  # points for buildings and for effects


class TableFields(State):
    """What lies on the table."""

    def __init__(self, rng: Rng) -> None: ...

    players: list[Settler] = custom()
    rounds: int = 0  # how many are played
    floods: bool = as_int(False)
    round: int = 1
    first: int = 0  # who begins this round
    plans: int = 0  # how many have planned ...
    acts: int = 0  # ... and how many have acted
    deck: list[int] = variable_length([])  # the last one is drawn first
    discard: list[int] = variable_length([])
