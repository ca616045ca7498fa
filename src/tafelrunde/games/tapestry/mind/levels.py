"""The levels chosen for Tapestry (docs/ladders.md); those not named are the default ones of bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "hard": Level("greedy:tries=4:value=mix", 0.5),
    # The expert looks six turns ahead.
    "expert": Level("flat:playouts=8:rounds=3:candidates=6:firsts=4:ahead=6:hurry=6:tries=2:games=6:time=6s", 6.0),
    "master": Level(
        "flat:playouts=8:rounds=3:candidates=6:firsts=4:ahead=6:hurry=6:tries=2:games=6:value=mix:time=6s", 6.0
    ),
    "expert@1": Level("flat:playouts=8:rounds=3:candidates=6:firsts=4:ahead=6:hurry=6:tries=2:games=6:time=6s", 6.0),
}
