"""Tafelrunde: civilisation board games as exact rule engines.

from tafelrunde import Match, games
m = Match(games["deus"], players=3, seed=7)
"""

from .games import games
from .kernel.decision import NONE, Decision, Prompt
from .kernel.game import Game, Result, UsageError
from .kernel.match import LAST, NOTHING, TRAIL, CannotUndo, IllegalChoice, Match
from .kernel.record import Record, RecordError
from .kernel.state import EVERYTHING, SPECTATOR

__version__ = "0.1.0"
__all__ = [
    "EVERYTHING",
    "LAST",
    "NONE",
    "NOTHING",
    "SPECTATOR",
    "TRAIL",
    "CannotUndo",
    "Decision",
    "Game",
    "IllegalChoice",
    "Match",
    "Prompt",
    "Record",
    "RecordError",
    "Result",
    "UsageError",
    "games",
]
