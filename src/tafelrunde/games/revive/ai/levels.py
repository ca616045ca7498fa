"""Bot levels of Revive (docs/research/ladders.md). Levels not named here are the defaults of bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "easy": Level("greedy:noise=3", 0.1, 1323),
    "medium": Level("greedy", 0.1, 1500),
    "hard": Level("greedy:tries=4:value=mix", 0.1, 1830),
    "expert": Level("planner:worlds=1:width=4:tries=2:value=mix:time=1s", 1.0, 2026),
    "master": Level(
        "flat:playouts=24:rounds=6:prune_at_sigma=3:candidates=12:distinct_first_moves=6"
        ":width=8:horizon=1:playout_speedup=8:tries=4:prior_weight=12:value=mix:time=6s",
        6.0,
        2200,
    ),
    "expert@1": Level("flat:playouts=4:rounds=2:candidates=4:time=6s", 6.0),
}
