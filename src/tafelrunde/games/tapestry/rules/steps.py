"""The steps of a game in the order of play (chapter TURN); each ends at a checkpoint."""

from __future__ import annotations

from ..table.state import STEPS
from ..table.steps import CLOSING
from . import people as people
from .closing import close_turn
from .income import card_played, close_first_income, may_upgrade, play_card, take_income, use_abilities
from .setup import choose_capitals, choose_civilizations, set_mats, set_table
from .turn import buy_bonus, enter_space, take_space, take_turn

# By the numbers of SET_UP to AFTER_FIRST (table/steps.py).
STEPS.update(
    enumerate(
        [
            set_table, choose_capitals, choose_civilizations, set_mats,
            take_turn, enter_space, take_space, buy_bonus,
            use_abilities, play_card, card_played, may_upgrade, take_income, close_first_income,
        ]
    )
)  # fmt: skip
STEPS[CLOSING] = close_turn
