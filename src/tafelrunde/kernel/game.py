"""The interface of a game: a header, and the facets that play it, show it and evaluate it. All other modules import the
parts of this interface from here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Optional

from .errors import RecordError
from .errors import UsageError as UsageError
from .game_ai import GameAI as GameAI
from .game_ai import Level as Level
from .game_header import CORRECTED as CORRECTED
from .game_header import PUBLIC as PUBLIC
from .game_header import RECONSTRUCTED as RECONSTRUCTED
from .game_header import SEED as SEED
from .game_header import Component as Component
from .game_header import GameHeader
from .game_header import Naming as Naming
from .game_header import Option as Option
from .game_header import Preset as Preset
from .game_header import View as View
from .game_rules import FollowUp as FollowUp
from .game_rules import GameRules as GameRules
from .game_rules import Result as Result
from .game_rules import Series as Series
from .game_show import GameShow as GameShow
from .state import Value as Value


class Game(GameHeader):
    """A game. Subclasses fill in the header and name the classes of the facets; no other code depends on a particular
    game."""

    # The classes of the three facets: how the game is played, how it is shown, what bots and networks know about it.
    rules_class: type[GameRules] = GameRules
    show_class: type[GameShow] = GameShow
    ai_class: type[GameAI] = GameAI
    earlier: tuple[Game, ...] = ()  # this game under older rules, so that running and recorded matches continue

    def __init__(self) -> None:
        self.rules: GameRules = self.rules_class(self)
        self.show: GameShow = self.show_class(self)
        self.ai: GameAI = self.ai_class(self)
        super().__init__()

    def __reduce__(self) -> tuple[object, ...]:
        """Games are pickled by name, version and components; the reader looks them up in its own registry."""
        options = self.read_options({})
        return game_with, (self.name, self.rules_version, self.hash_of(options), options, None, self.pack)

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def under(self, rules_version: int, component_hash: str, options: Mapping[str, object]) -> Optional[Game]:
        """This game with the given rules and components; None if they are no longer available."""
        for game in (self, *self.earlier):
            if (game.rules_version, game.hash_of(options)) == (rules_version, component_hash):
                return game
        return None


# Finds a game by its name and the text of a pack; set by the registry of games, which the kernel does not know.
_find_game: list[Callable[[str, str], Game]] = []


def find_games_with(find: Callable[[str, str], Game]) -> None:
    _find_game[:] = [find]


def game_with(
    name: str,
    rules_version: int,
    component_hash: str,
    options: Mapping[str, object],
    game: Optional[Game] = None,
    pack: str = "",
) -> Game:
    """The game of this name with these rules and components: `game`, or else the registered one, patched by a pack."""
    if game is None:
        if not _find_game:
            raise RecordError(f"field game: no registry knows {name!r:.40}")
        try:
            game = _find_game[0](name, pack)
        except UsageError as wrong:
            raise RecordError(f"field {'pack' if pack else 'game'}: {wrong}") from None
    if game.name != name:
        raise RecordError(f"field game: the record is of {name!r:.40}, not of {game.name}")
    found = game.under(rules_version, component_hash, options)
    if found is not None:
        return found
    versions = [each.rules_version for each in (game, *game.earlier)]
    if rules_version not in versions:
        raise RecordError(
            f"field rules_version: played under version {rules_version} of {game.name}, "
            f"this program has version {', '.join(map(str, versions))}"
        )
    raise RecordError("field component_hash: played with other components (a corrections file is missing or differs)")
