"""Work that a server does before its first request, because the event loop would be blocked by it later."""

from __future__ import annotations

from ..games import games
from ..words import LANGUAGES, words_of
from .garbage import defer_full_collections


def warm_up() -> None:
    for game in games.values():
        words_of(game, LANGUAGES[0])
    defer_full_collections()
