"""The base class of all forms of observation."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces

from ..kernel.game import Game
from ..kernel.match import Match


class Observation:
    """Shows the positions of one game to the seat that is asked."""

    space: spaces.Space[Any]

    def __init__(self, game: Game) -> None:
        self.game = game

    def of(self, match: Match, seat: int) -> Any:
        raise NotImplementedError
