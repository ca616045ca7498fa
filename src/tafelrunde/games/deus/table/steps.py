"""The steps of a game, each a checkpoint, and the reasons why a game is over."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
START_PIECES: Final = 1
ACTION: Final = 2
COLUMN: Final = 3
OFFERING: Final = 4
BLESSING: Final = 5
SCORING: Final = 6
OVER: Final = 7

# Value of `quiet_rounds` while a card was built in this round, so that the end of the round makes it 0 (DEUS-END-09).
BUILT_THIS_ROUND: Final = -1

# Why a game is over.
NOT_YET: Final = 0
BY_TEMPLES: Final = 1
BY_VILLAGES: Final = 2
BY_CARDS: Final = 3
BY_STALL: Final = 4
ENDINGS: Final = ("", "temples", "villages", "cards", "stall")
