"""The levels chosen for Age of Innovation (docs/research/ladders.md); the rest are the defaults of bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "easy": Level("greedy:haze=6", 0.1),
    "hard": Level("greedy:value=learned", 0.1),
    "expert": Level("flat:playouts=3:rounds=1:candidates=4:firsts=3:ahead=1:value=learned:time=1s", 1.0),
    "master": Level(
        "flat:playouts=40:rounds=10:doubt=3:candidates=12:firsts=6:width=8:ahead=3:tries=4:value=learned:time=6s", 6.0
    ),
    "hard@1": Level("flat:playouts=2:candidates=3:later=1:games=2:time=1500ms", 1.5),
    "expert@1": Level("flat:playouts=4:rounds=2:ahead=6:later=2:tries=4:time=6s", 6.0),
}
ADVISER: Final = LEVELS["hard@1"].spec  # it answers at once, and plays better than the default adviser
# What they like, and how much of its points beyond what it is worth (docs/research/ladders.md).
STYLES: Final = {
    "builder": {"buildings": 0.5, "area_size": 0.5, "towns": 0.5},
    "racer": {"levels": 2.0, "knowledge": 0.6},
}
