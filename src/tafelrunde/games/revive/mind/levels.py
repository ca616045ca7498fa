"""The levels chosen for Revive (docs/research/ladders.md); the rest are the defaults of bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "easy": Level("greedy:haze=3", 0.1),
    "hard": Level("greedy:tries=4:value=mix", 0.1),
    "expert": Level("planner:worlds=1:width=4:tries=2:value=mix:time=1s", 1.0),
    "master": Level(
        "flat:playouts=24:rounds=6:doubt=3:candidates=12:firsts=6:width=8:ahead=1:hurry=8:tries=4:trust=12:value=mix:time=6s",
        6.0,
    ),
    "expert@1": Level("flat:playouts=4:rounds=2:candidates=4:time=6s", 6.0),
}
