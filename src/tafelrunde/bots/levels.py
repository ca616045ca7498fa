"""How strong an opponent may be asked for: four levels for every game, chosen from ladders (docs/ladders.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Optional

from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot


class Level(NamedTuple):
    """The bot that plays a level, and the time it may take for one answer on one core, as people are told."""

    spec: str
    seconds: float


LEVELS: Final = ("easy", "medium", "hard", "expert")

EASY: Final = Level("greedy:slips=2", 0.2)
MEDIUM: Final = Level("greedy:slips=5", 0.5)
GOOD_LOOK: Final = Level("greedy:tries=4", 0.5)
LOOKED_AHEAD: Final = Level(
    "flat:playouts=8:rounds=3:candidates=6:firsts=4:ahead=6:hurry=6:tries=2:games=6:time=6s", 6.0
)
PLAYED_OUT: Final = Level("flat:playouts=32:rounds=12:candidates=6:firsts=4:hurry=2:whole=1:trust=16:time=6s", 6.0)

USUAL: Final[Mapping[str, Level]] = {"easy": EASY, "medium": MEDIUM, "hard": GOOD_LOOK, "expert": LOOKED_AHEAD}
BY_GAME: Final[Mapping[str, Mapping[str, Level]]] = {
    "deus": {**USUAL, "hard": Level("greedy:tries=3", 0.5), "expert": PLAYED_OUT},
    "age_of_innovation": {
        **USUAL,
        "hard": Level("flat:playouts=2:candidates=3:later=1:games=2:time=1500ms", 1.5),
        "expert": Level("flat:playouts=4:rounds=2:ahead=6:later=2:tries=4:time=6s", 6.0),
    },
    "revive": {**USUAL, "expert": Level("flat:playouts=4:rounds=2:candidates=4:time=6s", 6.0)},
}

ADVISER: Final = "planner:worlds=1:time=1500ms"


def adviser(game: str) -> str:
    """Whom to ask for a hint: the best who answers at once."""
    return level("hard", game).spec if game == "age_of_innovation" else ADVISER


def level(name: str, game: str) -> Level:
    return BY_GAME.get(game, USUAL)[name]


class LevelBot(Bot):
    """Knows who it is when it first sees a game."""

    def __init__(self, name: str, find: Callable[[str], Bot]) -> None:
        self._name = name
        self._find = find
        self._game = ""
        self._bot: Optional[Bot] = None

    def choose(self, match: Match, dice: Rng) -> int:
        return self._player(match).choose(match, dice)

    def reasons(self, match: Match, code: int, dice: Rng) -> Optional[dict[str, float]]:
        return self._player(match).reasons(match, code, dice)

    def _player(self, match: Match) -> Bot:
        if self._bot is None or self._game != match.game.name:
            self._game = match.game.name
            self._bot = self._find(level(self._name, self._game).spec)
        return self._bot
