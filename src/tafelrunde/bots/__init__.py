"""Bots: programs that answer for a seat. `bot("mcts:time=2s")` makes one from its name and settings (registry.py)."""

from .bot import Bot
from .budget import Seconds
from .greedy import GreedyBot
from .level_bot import LevelBot
from .levels import LEVELS, level
from .random import RandomBot
from .registry import KNOWN, OfferedBots, bot, builtin_bot, settings_of

__all__ = [
    "KNOWN",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "LevelBot",
    "OfferedBots",
    "RandomBot",
    "Seconds",
    "bot",
    "builtin_bot",
    "level",
    "settings_of",
]
