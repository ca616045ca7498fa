"""The arena: contests of many games between bots, with standings and ratings, on this machine or on a Ray cluster.

It needs only the standard library. Ratings need OpenSkill.
"""

from .contest import Contest
from .one_game import FinishedGame, GameResult, GameSpec, derived_seed, play_game
from .results_file import ResultsFile
from .runner import run_contest
from .standings import standings

__all__ = [
    "Contest",
    "FinishedGame",
    "GameResult",
    "GameSpec",
    "ResultsFile",
    "derived_seed",
    "play_game",
    "run_contest",
    "standings",
]
