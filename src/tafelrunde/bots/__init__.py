"""Those who play when nobody else does. `bot("mcts:time=2s")` is the bot of that name with that setting."""

from .bot import Bot
from .budget import Seconds
from .greedy import GreedyBot
from .levels import LEVELS, LevelBot, level
from .names import KNOWN, bot, settings_of
from .random_bot import RandomBot

__all__ = ["KNOWN", "LEVELS", "Bot", "GreedyBot", "LevelBot", "RandomBot", "Seconds", "bot", "level", "settings_of"]
