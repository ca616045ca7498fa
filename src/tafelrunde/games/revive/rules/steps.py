"""The steps of a game in the order of play (chapter TURN); each ends at a checkpoint."""

from __future__ import annotations

from ..table.state import RESOLVE, STEPS
from .hibernate import choose_reward, clear_display, hibernate
from .resolve import resolve
from .scoring import score_game
from .setup import choose_tribe, keep_artifact_card, set_table
from .turn import end_turn, take_action

# By the numbers of table.steps.SET_UP to SCORING.
STEPS[:] = [
    set_table, choose_tribe, keep_artifact_card, take_action, hibernate, clear_display, choose_reward, end_turn,
    score_game,
]  # fmt: skip
RESOLVE[:] = [resolve]
