"""Text observations: positions described in words."""

from __future__ import annotations

import string
from typing import Final

from gymnasium import spaces

from ..kernel.game import Game
from ..kernel.match import Match
from .description import LONGEST, described
from .observation import Observation

# Characters beyond ASCII in boards and names: arrows, dashes, quotation marks, accents, box drawing.
FURTHER: Final = "".join(map(chr, (*range(0xA0, 0x250), *range(0x2010, 0x2070), *range(0x2190, 0x2800))))


class InWords(Observation):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.space = spaces.Text(LONGEST, charset=string.printable + FURTHER)

    def of(self, match: Match, seat: int) -> str:
        return described(match, seat)
