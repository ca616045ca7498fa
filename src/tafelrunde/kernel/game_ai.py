"""How bots and networks read a game: evaluation, observation, levels. `Game.ai` is an instance."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, Optional

from .encode import Encoder, Row
from .errors import UsageError
from .game_header import GameHeader, View
from .observe import Part, Write
from .state import State


class Level(NamedTuple):
    """A strength of bots that people can choose: the spec of its bot, such as `greedy:tries=4`, the most seconds it
    takes for an answer on one core, and its rating in contests (docs/research/ladders.md), None if not measured."""

    spec: str
    seconds: float
    rating: Optional[int] = None


class GameAI:
    """What bots and networks know about a game."""

    feature_names: tuple[str, ...] = ()  # what `evaluate` adds up; each has a text `feature-<name>`
    weights: Sequence[float] = ()  # of the features, in points
    # By name, earlier versions as `expert@1`; missing levels use the defaults of bots/levels.py.
    levels: Mapping[str, Level] = {}
    # By style: the features its bots like, and the points added per point of value.
    styles: Mapping[str, Mapping[str, float]] = {}
    adviser: str = ""  # spec of the bot that gives hints; empty for the default

    def __init__(self, game: GameHeader) -> None:
        self.game: GameHeader = game

    def features(self, state: State, seat: int) -> Sequence[float]:
        """The value of each of `feature_names` for a seat, unweighted."""
        raise NotImplementedError(
            f"{self.game.name} has no evaluation; a game that derives from DefaultGame has a plain one"
        )

    def weights_in(self, state: State) -> Sequence[float]:
        """The weights for this match; solo games may differ."""
        return self.weights

    def evaluate(self, state: State, seat: int) -> float:
        """The value of the position to a seat, in points."""
        measured = self.features(state, seat)
        return sum([weight * value for weight, value in zip(self.weights_in(state), measured, strict=True)])

    def contributions(self, state: State, seat: int) -> dict[str, float]:
        """The contribution of each feature to `evaluate`, in points; empty if the game names no features."""
        if not self.feature_names:
            return {}
        values = zip(self.feature_names, self.weights_in(state), self.features(state, seat), strict=True)
        return {name: weight * value for name, weight, value in values}

    @cached_property
    def observation_layout(self) -> Sequence[Part]:
        """The parts of the observation vector: the same for all numbers of players and options."""
        raise UsageError(f"{self.game.name} has no observation vector, so networks cannot play it yet")

    def observation(self, view: View) -> Row:
        """The view as numbers from 0 to 1, in the order of `observation_layout`."""
        size, writes = self._observation_plan
        if not 0 <= view["seat"] < view["players"]:
            raise UsageError("an observation is what a seat sees; the view is of no seat")
        row = array("f", bytes(4 * size))
        for write, at in writes:
            write(view, row, at)
        return row

    @cached_property
    def _observation_plan(self) -> tuple[int, list[tuple[Write, int]]]:
        """The size of the vector, and where each part writes."""
        size, writes = 0, []
        for part in self.observation_layout:
            writes.append((part.write, size))
            size += part.size
        return size, writes

    @cached_property
    def encoder(self) -> Optional[Encoder]:
        """Encodes positions as rows of numbers for learned evaluation; None if the game has no encoder."""
        return None

    @property
    def folder(self) -> Path:
        """Weights and curves of its bots."""
        return self.game.folder / "ai"
