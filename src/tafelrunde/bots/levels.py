"""Levels: the strengths of opponents that people choose from, five in every game.

`GameAI.levels` has the bots chosen for a game by many games (docs/research/ladders.md); `DEFAULT_LEVELS` play where a
game brings none. Levels of earlier versions stay available under name and version, such as `expert@1`, for comparison;
people are not offered these. A level also needs texts and a rating; tests/words/test_levels.py lists what is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..kernel.game import Game, Level
from .evaluation import HANDMADE

LEVELS: Final = ("easy", "medium", "hard", "expert", "master")
EARLIER_LEVELS: Final = ("easy@1", "medium@1", "hard@1", "expert@1")
DEFAULT_LEVELS: Final[Mapping[str, Level]] = {
    "easy": Level("greedy:noise=4", 0.1),
    "medium": Level("greedy", 0.1),
    "hard": Level("greedy:tries=4", 0.1),
    "expert": Level("planner:worlds=1:width=4:tries=2:value=mix:time=1s", 1.0),
    "master": Level(
        "flat:playouts=8:rounds=3:candidates=6:distinct_first_moves=4"
        ":horizon=6:playout_speedup=6:tries=2:games=6:value=mix:time=6s",
        6.0,
    ),
    "easy@1": Level("greedy:blunders=2", 0.2),
    "medium@1": Level("greedy:blunders=5", 0.5),
    "hard@1": Level("greedy:tries=4", 0.5),
    "expert@1": Level(
        "flat:playouts=8:rounds=3:candidates=6:distinct_first_moves=4"
        ":horizon=6:playout_speedup=6:tries=2:games=6:time=6s",
        6.0,
    ),
}
DEFAULT_ADVISER: Final = "planner:worlds=1:time=1500ms"  # hints must come at once


def level(name: str, game: Game) -> Level:
    return game.ai.levels.get(name) or DEFAULT_LEVELS[name]


def adviser(game: Game) -> str:
    """The spec of the bot that gives hints in this game."""
    return game.ai.adviser or DEFAULT_ADVISER


def in_style(spec: str, style: str) -> str:
    """The spec of this bot in a style."""
    if not style:
        return spec
    parts = spec.split(":")
    if not any(part.startswith("value=") for part in parts):
        parts.append(f"value={HANDMADE}")
    return ":".join(f"{part}+{style}" if part.startswith("value=") else part for part in parts)
