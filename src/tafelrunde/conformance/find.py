"""Finds the game to check, including one that cannot be registered."""

from __future__ import annotations

from importlib import import_module

from ..games import load_unchecked
from ..games.plugin_check import in_one_line
from ..kernel.game import Game, UsageError


class BrokenGame(Exception):
    """The game's modules cannot be imported or hold no game; the text says why."""


def find_game(name: str) -> Game:
    """Find a game by its registered name, or by `module:OBJECT`."""
    module, colon, attribute = name.partition(":")
    try:
        game = vars(import_module(module)).get(attribute) if colon else load_unchecked(name)
    except UsageError:
        raise
    except ModuleNotFoundError as wrong:
        if colon and wrong.name == module.partition(".")[0]:
            raise UsageError(f"there is no module {module[:80]!r}") from None
        raise BrokenGame(in_one_line(wrong)) from wrong
    except (Exception, SystemExit) as wrong:
        raise BrokenGame(in_one_line(wrong)) from wrong
    if colon and game is None:
        raise UsageError(f"the module {module[:80]!r} has no {attribute[:40]!r}")
    if not isinstance(game, Game):
        raise BrokenGame(f"{name} is no Game but {type(game).__name__}")
    if not colon and game.name != name:
        raise BrokenGame(f"the entry point is called {name} and its game {game.name}")
    return game
