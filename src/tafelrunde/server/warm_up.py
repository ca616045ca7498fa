"""Work that a server does before its first request, because the event loop would be blocked by it later."""

from __future__ import annotations

import logging

import anyio

from ..games import games
from ..games.conventional_game import ConventionalGame
from ..kernel.game import Game
from ..words import LANGUAGES, words_of
from .core.garbage import defer_full_collections
from .core.texts import server_texts

log = logging.getLogger(__name__)


def warm_up() -> None:
    for lang in LANGUAGES:
        server_texts(lang)
    for game in games.values():
        try:
            _load(game)
        except Exception as wrong:  # a game of another package; whoever needs the broken part is told of it
            log.warning("game %s: a part cannot be loaded: %r", game.name, wrong)
    anyio.run(anyio.sleep, 0)  # imports its backend, which the first answer that is sent in pieces would do
    defer_full_collections()


def _load(game: Game) -> None:
    """What is otherwise loaded when somebody first looks at a table. Single texts are parsed only then: all of them
    would take a second, and a board shows a few."""
    for lang in LANGUAGES:
        words_of(game, lang)
    if isinstance(game, ConventionalGame):
        game.import_show()
