"""The levels chosen for Tapestry (docs/research/ladders.md); the rest are the defaults of bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "easy": Level("greedy:haze=10", 0.1),
    "hard": Level("greedy:tries=2:value=mix", 0.1),
    "expert": Level("planner:worlds=1:width=4:tries=2:value=mix:time=1s", 1.0),
    "master": Level(
        "flat:playouts=24:rounds=8:doubt=3:candidates=10:firsts=6:width=6:ahead=6:hurry=16:tries=4:games=6"
        ":value=learned:time=6s",
        6.0,
    ),
    "expert@1": Level("flat:playouts=8:rounds=3:candidates=6:firsts=4:ahead=6:hurry=6:tries=2:games=6:time=6s", 6.0),
}
