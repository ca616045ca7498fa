"""The steps of a game, each a checkpoint."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
CAPITALS: Final = 1  # each player in secret
CIVILIZATIONS: Final = 2
MATS: Final = 3  # what the mats say of the start
TURN: Final = 4
ENTER: Final = 5  # an advance turn: landmark and triggers of the space entered,
BENEFIT: Final = 6
BONUS: Final = 7
ABILITIES: Final = 8  # an income turn, step 1,
TAPESTRY: Final = 9  # step 2: resources of the era and the card,
PLAYED: Final = 10  # what the card does,
UPGRADE: Final = 11  # step 3,
INCOME: Final = 12  # steps 4 and 5,
AFTER_FIRST: Final = 13  # and what adjustments put at the end of income turn 1
OVER: Final = 14
# With expansions: landmark cards are drafted before the first turn, and a turn is closed in a step of its own.
DRAFT: Final = 15
CLOSING: Final = 16
PLANNING: Final = 17  # Urban Planners take a further landmark card after the draft
RESERVED: Final = 19  # income turn 5: reserved items, before step 3
BOTS: Final = 20  # the turn of the opponents that the rules play
