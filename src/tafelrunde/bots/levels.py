"""Levels: how strong an opponent people may ask for, five levels in every game.

A game brings the levels that were chosen for it by many games (`Game.levels`, docs/research/ladders.md). The bots of
`DEFAULT_LEVELS` play where a game brings none. Levels of earlier versions are kept under name and version, such as
`expert@1`, so that new ones can be compared with them; people are not offered these. A level also needs texts and
ratings in the server; tests/words/test_levels.py lists what is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Optional

from ..kernel.game import Game, Level
from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot
from .evaluation import BY_HAND, check_value

LEVELS: Final = ("easy", "medium", "hard", "expert", "master")
EARLIER_LEVELS: Final = ("easy@1", "medium@1", "hard@1", "expert@1")
DEFAULT_LEVELS: Final[Mapping[str, Level]] = {
    "easy": Level("greedy:haze=4", 0.1),
    "medium": Level("greedy", 0.1),
    "hard": Level("greedy:tries=4", 0.1),
    "expert": Level("planner:worlds=1:width=4:tries=2:value=mix:time=1s", 1.0),
    "master": Level(
        "flat:playouts=8:rounds=3:candidates=6:firsts=4:ahead=6:hurry=6:tries=2:games=6:value=mix:time=6s", 6.0
    ),
    "easy@1": Level("greedy:slips=2", 0.2),
    "medium@1": Level("greedy:slips=5", 0.5),
    "hard@1": Level("greedy:tries=4", 0.5),
    "expert@1": Level("flat:playouts=8:rounds=3:candidates=6:firsts=4:ahead=6:hurry=6:tries=2:games=6:time=6s", 6.0),
}
DEFAULT_ADVISER: Final = "planner:worlds=1:time=1500ms"  # hints must come at once


def level(name: str, game: Game) -> Level:
    return game.levels.get(name) or DEFAULT_LEVELS[name]


def adviser(game: Game) -> str:
    """The spec of the bot that gives hints in this game."""
    return game.adviser or DEFAULT_ADVISER


def in_style(spec: str, style: str) -> str:
    """The bot that values positions as this one does, but likes what the style likes."""
    if not style:
        return spec
    parts = spec.split(":")
    if not any(part.startswith("value=") for part in parts):
        parts.append(f"value={BY_HAND}")
    return ":".join(f"{part}+{style}" if part.startswith("value=") else part for part in parts)


class LevelBot(Bot):
    """Plays a level, in a `style` if one is named. It finds the bot of the level when it first sees a match, since that
    depends on the game."""

    def __init__(self, name: str, style: str = "") -> None:
        self._name = name
        self._style = style
        if style:
            check_value(f"{BY_HAND}+{style}")
        self._game: Optional[Game] = None
        self._bot: Optional[Bot] = None

    def choose(self, match: Match, dice: Rng) -> int:
        return self._player(match).choose(match, dice)

    def reasons(self, match: Match, code: int, dice: Rng) -> Optional[dict[str, float]]:
        return self._player(match).reasons(match, code, dice)

    def _player(self, match: Match) -> Bot:
        if self._bot is None or self._game is not match.game:
            from .registry import bot  # the registry knows the levels

            self._game = match.game
            self._bot = bot(in_style(level(self._name, match.game).spec, self._style))
        return self._bot
