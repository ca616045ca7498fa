"""The levels chosen for Deus (docs/ladders.md); those not named are the default ones of bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "hard": Level("greedy:tries=4:value=mix", 0.5),
    # The expert plays to the end of the game.
    "expert": Level("flat:playouts=32:rounds=12:candidates=6:firsts=4:hurry=2:whole=1:trust=16:time=6s", 6.0),
    "master": Level("flat:playouts=32:rounds=12:candidates=6:firsts=4:hurry=2:whole=1:trust=16:value=mix:time=6s", 6.0),
    "hard@1": Level("greedy:tries=3", 0.5),
    "expert@1": Level("flat:playouts=32:rounds=12:candidates=6:firsts=4:hurry=2:whole=1:trust=16:time=6s", 6.0),
}
