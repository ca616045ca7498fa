"""Bot levels of Deus (docs/research/ladders.md). Levels not named here are the defaults of bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "easy": Level("greedy:noise=2", 0.1, 1340),
    "medium": Level("greedy", 0.1, 1500),
    "hard": Level("greedy:value=learned", 0.1, 1750),
    "expert": Level("planner:worlds=1:width=4:tries=2:value=learned:time=1s", 1.0, 2018),
    "master": Level(
        "flat:playouts=32:rounds=8:prune_at_sigma=3:candidates=10:distinct_first_moves=6"
        ":width=6:horizon=3:tries=4:prior_weight=16:value=learned:time=6s",
        6.0,
        2213,
    ),
    "hard@1": Level("greedy:tries=3", 0.5),
    # It plays to the end of the game.
    "expert@1": Level(
        "flat:playouts=32:rounds=12:candidates=6"
        ":distinct_first_moves=4:playout_speedup=2:to_end=1:prior_weight=16:time=6s",
        6.0,
    ),
}
# The preferred feature of each style, and the points added per unit (docs/research/ladders.md).
STYLES: Final = {
    "builder": {"regions": 0.5, "cities": 0.5},
    "racer": {"temples": 0.3, "breadth": 2.0, "temple_in_hand": 2.0},
}
