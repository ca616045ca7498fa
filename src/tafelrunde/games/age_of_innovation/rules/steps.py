"""The steps of a game in the order of play (chapter TURN); each ends at a checkpoint."""

from __future__ import annotations

from ..table.state import STEPS
from .actions import take_action
from .automa.turn import end_automa_turn, take_automa_turn
from .leech import offer_power
from .rounds import after_action, receive_income, receive_knowledge_bonus
from .scoring import score
from .setup import set_table
from .start import draft, draft_bonus, pick_automa_home, pick_pair, pick_set, start_step

# By the numbers of state.SET_UP to state.AUTOMA_DONE; nothing follows when it is OVER.
STEPS[:] = [
    set_table, pick_set, draft, draft_bonus, start_step, receive_income, take_action, offer_power, after_action,
    receive_knowledge_bonus, score, score, pick_pair, pick_automa_home, take_automa_turn, end_automa_turn,
]  # fmt: skip
