"""Ratings, for other features."""

from __future__ import annotations

from .ledger import moves_rating, past_games, seats_of_games, strengths_of
from .presentation import level
from .scale import Strength, bot_strength, newcomer, places_of

__all__ = [
    "Strength",
    "bot_strength",
    "level",
    "moves_rating",
    "newcomer",
    "past_games",
    "places_of",
    "seats_of_games",
    "strengths_of",
]
