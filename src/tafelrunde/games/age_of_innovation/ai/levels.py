"""Bot levels of Age of Innovation (docs/research/ladders.md). Levels not named here are the defaults of
bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "easy": Level("greedy:noise=6", 0.1, 1338),
    "medium": Level("greedy", 0.1, 1500),
    "hard": Level("greedy:value=learned", 0.1, 1882),
    "expert": Level(
        "flat:playouts=3:rounds=1:candidates=4:distinct_first_moves=3:horizon=1:value=learned:time=1s",
        1.0,
        2146,
    ),
    "master": Level(
        "flat:playouts=40:rounds=10:prune_at_sigma=3:candidates=12"
        ":distinct_first_moves=6:width=8:horizon=3:tries=4:value=learned:time=6s",
        6.0,
        2302,
    ),
    "hard@1": Level("flat:playouts=2:candidates=3:later=1:games=2:time=1500ms", 1.5),
    "expert@1": Level("flat:playouts=4:rounds=2:horizon=6:later=2:tries=4:time=6s", 6.0),
}
ADVISER: Final = LEVELS["hard@1"].spec  # it answers at once, and plays better than the default adviser
# The preferred feature of each style, and the points added per unit (docs/research/ladders.md).
STYLES: Final = {
    "builder": {"buildings": 0.5, "area_size": 0.5, "towns": 0.5},
    "racer": {"levels": 2.0, "knowledge": 0.6},
}
