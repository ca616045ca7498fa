"""Loads games and texts before the first request, since that would block the event loop later."""

from __future__ import annotations

import logging

import anyio

from ..games import games
from ..games.conventional_game import ConventionalGame
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.state import SPECTATOR
from ..words import LANGUAGES, words_of
from .core.garbage import defer_full_collections
from .core.presentation.viewer import Screen
from .core.texts import server_texts

log = logging.getLogger(__name__)


def warm_up() -> None:
    for lang in LANGUAGES:
        server_texts(lang)
    for game in games.values():
        try:
            _load(game)
        except Exception as wrong:  # a broken game of another package; requests that need the part report it
            log.warning("game %s: a part cannot be loaded: %r", game.name, wrong)
    anyio.run(anyio.sleep, 0)  # imports its backend
    defer_full_collections()


def _load(game: Game) -> None:
    """Load what the first view of a table needs, and draw a board, since what is printed on it is cached."""
    if isinstance(game, ConventionalGame):
        game.show.import_parts()
    first = Match(game, game.players[-1], seed=0).view(SPECTATOR)
    for lang in LANGUAGES:
        words_of(game, lang).read_complex()
        game.show.board(first, lang, Screen.width, Screen.height)
