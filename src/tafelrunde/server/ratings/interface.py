"""Interface for other features: ratings, strengths of bots, and past games."""

from __future__ import annotations

from .ledger import is_known_bot, merge_guest_results, moves_rating, past_games, seats_of_games, strengths_of
from .scale import Strength, bot_strength, newcomer, places_of, rating

__all__ = [
    "Strength",
    "bot_strength",
    "is_known_bot",
    "merge_guest_results",
    "moves_rating",
    "newcomer",
    "past_games",
    "places_of",
    "rating",
    "seats_of_games",
    "strengths_of",
]
