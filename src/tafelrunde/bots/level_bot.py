"""The bot that plays a level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Optional

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot
from .evaluation import HANDMADE, check_value
from .levels import in_style, level


class LevelBot(Bot):
    """Plays a level, optionally in a `style`. The level's bot depends on the game, so `make` builds it from its spec
    when the first match comes."""

    def __init__(self, name: str, make: Callable[[str], Bot], style: str = "") -> None:
        self._name = name
        self._make = make
        self._style = style
        if style:
            check_value(f"{HANDMADE}+{style}")
        self._game: Optional[Game] = None
        self._bot: Optional[Bot] = None

    def choose(self, match: Match, dice: Rng) -> int:
        return self._player(match).choose(match, dice)

    def reasons(self, match: Match, code: int, dice: Rng) -> Optional[dict[str, float]]:
        return self._player(match).reasons(match, code, dice)

    def _player(self, match: Match) -> Bot:
        if self._bot is None or self._game is not match.game:
            self._game = match.game
            self._bot = self._make(in_style(level(self._name, match.game).spec, self._style))
        return self._bot
