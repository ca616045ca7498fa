"""The games that have an observation vector: a new one is tested here as soon as it lists its parts."""

from __future__ import annotations

from tafelrunde import games
from tafelrunde.kernel.game import GameAI

OBSERVED = [name for name, game in games.items() if type(game.ai).observation_layout is not GameAI.observation_layout]
EVERY_TABLE = [(name, players) for name in OBSERVED for players in games[name].players]
