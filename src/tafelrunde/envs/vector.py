"""Gymnasium vector environment: many learners' seats against bots, on the shared memory of a batch.

envs = gymnasium.make_vec("tafelrunde/Deus-v2", 64, vectorization_mode="vector_entry_point", jobs=4, opponents="greedy")
"""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from .batch import Batch
from .observations import rows_of


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """At the end of a match, observation and mask already belong to the next match, so there is always a legal action.
    `infos` has `action_mask` and `seat`, and at the end of a match `scores` and `won` (valid where `_scores` is true).
    An illegal action raises IllegalChoice."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012, as Gymnasium declares it

    def __init__(self, num_envs: int = 1, opponents: Any = "random", **settings: Any) -> None:
        self.num_envs = num_envs
        self._settings = {"matches": num_envs, "opponents": opponents, **settings}
        self._settings.pop("render_mode", None)
        self._batch: Optional[Batch] = None
        game = Batch(**{**self._settings, "matches": 1, "jobs": 1}).game
        self.single_observation_space = rows_of(game, settings.get("observation")).space
        self.single_action_space = spaces.Discrete(game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: Any = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Start new matches, all from one seed."""
        super().reset(seed=seed)
        self.close_extras()
        self._batch = Batch(**self._settings, seed=int(self.np_random.integers(1 << 48)))
        step = self._batch.time_step
        return step.observations, {"action_mask": step.masks, "seat": step.seats}

    def step(self, actions: ArrayLike) -> tuple[NDArray[Any], Any, Any, Any, dict[str, Any]]:
        assert self._batch is not None, "call reset first"
        step = self._batch.step(actions)
        slots = np.arange(self.num_envs)
        infos: dict[str, Any] = {"action_mask": step.masks, "seat": step.seats}
        if step.ended.any():
            infos |= {
                "scores": step.scores,
                "_scores": step.ended,
                "won": step.won[slots, step.actors],
                "_won": step.ended,
            }
        rewards = step.rewards[slots, step.actors].astype(np.float64)
        return step.observations, rewards, step.ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        assert self._batch is not None, "call reset first"
        return self._batch.time_step.masks

    def close_extras(self, **_: Any) -> None:
        if self._batch is not None:
            self._batch.close()
            self._batch = None
