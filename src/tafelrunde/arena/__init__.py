"""Many games between bots: contests, standings, ratings; on this machine or on a Ray cluster.

Needs nothing outside the standard library; ratings appear where OpenSkill is installed.
"""

from .contest import Contest
from .hall import hold
from .ledger import Ledger
from .playing import Outcome, Played, Sitting, play, seed_of
from .standings import standings

__all__ = ["Contest", "Ledger", "Outcome", "Played", "Sitting", "hold", "play", "seed_of", "standings"]
