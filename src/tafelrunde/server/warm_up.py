"""Work that a server does before its first request, because the event loop would be blocked by it later."""

from __future__ import annotations

import gc
from typing import Final

from ..games import games
from ..words import LANGUAGES, words_of

# With the default thresholds the garbage collector would walk through hundreds of tables every few seconds, and
# everybody would wait.
GC_THRESHOLDS: Final = (20_000, 10, 200)


def warm_up() -> None:
    for game in games.values():
        words_of(game, LANGUAGES[0])
    gc.collect()
    gc.freeze()  # loaded modules stay, so the garbage collector can skip them
    gc.set_threshold(*GC_THRESHOLDS)
