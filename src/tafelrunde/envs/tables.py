"""Describes a position as a dictionary of arrays: the parts of the observation vector in their own shapes (rows of
seats, cards, places of the map), the adjacency of the places, and the options with their effects as tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel.effects import trees
from ..kernel.game import Game
from ..kernel.match import Match
from .observation import Observation
from .spaces import observation_layout, observe

EDGES: Final = "map_edges"  # two rows, from and to; padded with -1
OPTIONS: Final = "options"  # a row each: action, code, tokens of the effect; padded with -1 and 0
TOKENS: Final = 12  # of an effect; longer ones are truncated
MOST_EDGES: Final = 1024


class Tables(Observation):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.vocabulary = effect_tokens(game)
        self._effects = _effects_by_thing(game, self.vocabulary)
        self._places = observation_layout(game)
        self.room = max(prompt.size for prompt in game.prompts) + 1
        shapes = {part.name: spaces.Box(0.0, 1.0, part.shape, np.float32) for part in game.ai.observation_layout}
        most = max(game.actions, len(self.vocabulary) + 1)
        self.space = spaces.Dict(
            {
                **shapes,
                EDGES: spaces.Box(-1, 4096, (2, MOST_EDGES), np.int32),
                OPTIONS: spaces.Box(-1, most, (self.room, 2 + TOKENS), np.int32),
            }
        )

    def of(self, match: Match, seat: int) -> dict[str, NDArray[Any]]:
        vector = observe(match, seat)
        tables: dict[str, NDArray[Any]] = {
            part.name: vector[self._places[part.name]].reshape(part.shape) for part in self.game.ai.observation_layout
        }
        tables[EDGES] = self._edges(match)
        tables[OPTIONS] = self._options(match, seat)
        return tables

    def _edges(self, match: Match) -> NDArray[np.int32]:
        edges: NDArray[np.int32] = np.full((2, MOST_EDGES), -1, np.int32)
        found = list(_pairs(self.game, match))
        edges[:, : len(found)] = np.array(found, np.int32).reshape(-1, 2).T
        return edges

    def _options(self, match: Match, seat: int) -> NDArray[np.int32]:
        options: NDArray[np.int32] = np.zeros((self.room, 2 + TOKENS), np.int32)
        options[:, :2] = -1
        decision = match.decision
        if decision is None or decision.seat != seat:
            return options
        for row, code in enumerate(decision.options):
            tokens = self._effects.get((decision.prompt.of, code), ())
            options[row, : 2 + len(tokens)] = (decision.prompt.action(code), code, *tokens)
        return options


def effect_tokens(game: Game) -> dict[str, int]:
    """The number of each kind of effect, from 1."""
    return {name: number for number, name in enumerate(sorted({type(one).__name__ for one in game.effects}), 1)}


def _effects_by_thing(game: Game, vocabulary: dict[str, int]) -> dict[tuple[str, int], tuple[int, ...]]:
    found = {}
    for (kind, number), component in game.numbered.items():
        if component.effect is not None:
            tokens = [vocabulary[type(one).__name__] for one in trees(component.effect)]
            found[kind, number] = tuple(tokens[:TOKENS])
    for effect in game.effects:  # an option may name an effect itself
        found["effect", effect.number] = tuple([vocabulary[type(one).__name__] for one in trees(effect)][:TOKENS])
    return found


def _pairs(game: Game, match: Match) -> Iterator[tuple[int, int]]:
    for place, beside in enumerate(game.rules.beside(match.state)):
        while beside:
            low = beside & -beside
            yield place, low.bit_length() - 1
            beside ^= low
