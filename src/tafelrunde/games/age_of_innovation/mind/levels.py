"""The levels chosen for Age of Innovation (docs/ladders.md); those not named are the default ones of bots/levels.py."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Level

LEVELS: Final = {
    "hard": Level("greedy:tries=4:value=learned", 1.5),
    "expert": Level("flat:playouts=4:rounds=2:ahead=6:later=2:tries=4:time=6s", 6.0),
    "master": Level("flat:playouts=4:rounds=2:ahead=6:later=2:tries=4:value=learned:time=6s", 6.0),
    "hard@1": Level("flat:playouts=2:candidates=3:later=1:games=2:time=1500ms", 1.5),
    "expert@1": Level("flat:playouts=4:rounds=2:ahead=6:later=2:tries=4:time=6s", 6.0),
}
ADVISER: Final = LEVELS["hard@1"].spec  # it answers at once, and plays better than the default adviser
