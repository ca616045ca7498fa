"""Bot levels of Tapestry (docs/research/ladders.md). Levels not named here are the defaults of bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "easy": Level("greedy:noise=10", 0.1, 1259),
    "medium": Level("greedy", 0.1, 1500),
    "hard": Level("greedy:tries=2:value=mix", 0.1, 1744),
    "expert": Level("planner:worlds=1:width=4:tries=2:value=mix:time=1s", 1.0, 1892),
    "master": Level(
        "flat:playouts=24:rounds=8:prune_at_sigma=3:candidates=10"
        ":distinct_first_moves=6:width=6:horizon=6:playout_speedup=16:tries=4:games=6"
        ":value=learned:time=6s",
        6.0,
        2157,
    ),
    "expert@1": Level(
        "flat:playouts=8:rounds=3:candidates=6:distinct_first_moves=4"
        ":horizon=6:playout_speedup=6:tries=2:games=6:time=6s",
        6.0,
    ),
}
