"""A mind for tests: a network with random weights, as a file and as it plays."""

from __future__ import annotations

from typing import Any

import numpy as np

from tafelrunde import Game
from tafelrunde.bots.learned import LearnedModel, about
from tafelrunde.bots.value_net import HEADS, ValueNet, packed

FIRST, SECOND = 16, 8


def some_arrays(game: Game, seed: int = 1) -> dict[str, Any]:
    assert game.ai.encoder is not None
    layout, dice = game.ai.encoder.layout, np.random.default_rng(seed)
    shapes: dict[str, tuple[int, ...]] = {
        "W1": (layout.size, FIRST), "b1": (FIRST,), "W2": (FIRST, SECOND), "b2": (SECOND,), "W3": (SECOND, HEADS),
        "b3": (HEADS,), "L": (layout.size, HEADS), "anchor": (layout.size_of("phase"),),
        "offset": (layout.size_of("phase"),), "choices": (len(game.ai.encoder.choices),), "base": (),
    }  # fmt: skip
    return {name: np.asarray(dice.normal(size=shape) * 0.2, np.float32) for name, shape in shapes.items()}


def some_model(game: Game, seed: int = 1) -> LearnedModel:
    assert game.ai.encoder is not None
    return LearnedModel(game.ai.encoder, ValueNet(some_arrays(game, seed), game.ai.encoder.layout))


def some_file(game: Game, **otherwise: object) -> bytes:
    """A file of weights that says of itself what the game wants to hear, or something else."""
    return packed(some_arrays(game), {**about(game, "tafelrunde learn"), **otherwise})
