"""The steps of a game, each a checkpoint, the phases of a round, and the turns of set-up."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
PICK_SET: Final = 1
DRAFT: Final = 2
DRAFT_BONUS: Final = 3
START: Final = 4
INCOME: Final = 5
TURN: Final = 6
OFFERS: Final = 7
AFTER: Final = 8
KNOWLEDGE_BONUS: Final = 9
SCORING: Final = 10
OVER: Final = 11
PICK_PAIR: Final = 12  # against the Automa: a planning board and one of its two factions ...
AUTOMA_HOME: Final = 13  # ... and its home terrain
AUTOMA_TURN: Final = 14
AUTOMA_DONE: Final = 15

# The phases of a round (AOI-TURN-02).
NO_PHASE: Final = 0  # set-up
INCOME_PHASE: Final = 1
ACTION_PHASE: Final = 2
BONUS_PHASE: Final = 3  # knowledge bonus and preparation
PHASES: Final = ("start", "income", "actions", "knowledge-bonus")

# Kinds of turns in set-up; after the workshops they are taken in this order (AOI-SETUP-62).
START_GOODS: Final = 0
START_PIECE: Final = 1
START_UNIVERSITY: Final = 2
START_ROW: Final = 3  # against the Automa: the row of round bonuses, of which it has the first ...
START_BONUS: Final = 4  # ... and one person takes another (AOI-SOLO-06)
START_COMPETENCY: Final = 5
START_SPADES: Final = 6
START_AUTOMA: Final = 7  # its two workshops, between those of the people (AOI-SOLO-11)
