"""Summarizes the goal of a game on one screen."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Game
from ...words import words_of
from ..core.texts import server_texts
from .schemas import GoalPart

GOAL: Final = ("who", "win", "turn", "end")


def goal(game: Game, lang: str) -> list[GoalPart]:
    """What the game is about, on one screen; nothing if the game has no words for it."""
    w, say = words_of(game, lang), server_texts(lang)
    known = [part for part in GOAL if w.has(f"goal-{part}")]
    return [GoalPart(title=say.text(f"goal-{part}"), text=w.text(f"goal-{part}")) for part in known]
