"""The games that have an observation vector: a new one is tested here as soon as it lists its parts."""

from __future__ import annotations

from tafelrunde import Game, games

OBSERVED = [name for name, game in games.items() if type(game).observation_layout is not Game.observation_layout]
EVERY_TABLE = [(name, players) for name in OBSERVED for players in games[name].players]
