"""The levels chosen for Deus (docs/research/ladders.md); the rest are the defaults of bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "easy": Level("greedy:haze=2", 0.1),
    "hard": Level("greedy:value=learned", 0.1),
    "expert": Level("planner:worlds=1:width=4:tries=2:value=learned:time=1s", 1.0),
    "master": Level(
        "flat:playouts=32:rounds=8:doubt=3:candidates=10:firsts=6:width=6:ahead=3:tries=4:trust=16:value=learned:time=6s",
        6.0,
    ),
    "hard@1": Level("greedy:tries=3", 0.5),
    # It plays to the end of the game.
    "expert@1": Level("flat:playouts=32:rounds=12:candidates=6:firsts=4:hurry=2:whole=1:trust=16:time=6s", 6.0),
}
# What they like, and how much of its points beyond what it is worth (docs/research/ladders.md).
STYLES: Final = {
    "builder": {"regions": 0.5, "cities": 0.5},
    "racer": {"temples": 0.3, "breadth": 2.0, "temple_in_hand": 2.0},
}
