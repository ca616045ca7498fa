"""A vectorized environment: one call answers the pending question of many matches, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Optional, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..games import games
from ..kernel.game import BadUse, Game
from ..kernel.match import NOTHING, Match
from ..kernel.rng import seeded
from .rewards import reward_of
from .spaces import apply_action, legal_actions, observation_size

MOST_JOBS: Final = 256
GONE: Final = "a process of the batch has ended; a script that uses several jobs starts under __name__ == '__main__'"


@dataclass(frozen=True, slots=True)
class TimeStep:
    """Row k is match k: what the asked seat sees, and what it may answer. Where the last answers ended a match, `ended`
    is true, `rewards` and `scores` are those of all its seats, and the row already shows the next match."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int64]


class Matches:
    """The matches of one process. Each slot has its own dice, so that it does not matter which process holds it."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object], reward: str, seed: int, slots: range
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.reward = reward_of(reward)
        self.dice = [seeded(seeded(seed).state + slot) for slot in slots]
        self.matches = [self._deal(k) for k in range(len(slots))]

    def _deal(self, k: int) -> Match:
        return Match(self.game, self.players, self.dice[k].below(1 << 30), self.options, keep=NOTHING)

    def step(self, actions: Optional[NDArray[np.int64]]) -> TimeStep:
        """Answer in every match; without actions, only show the matches as they are."""
        n = len(self.matches)
        step = TimeStep(
            np.zeros((n, observation_size(self.game)), np.float32),
            np.zeros((n, self.game.actions), np.bool_),
            np.zeros(n, np.int64),
            np.zeros(n, np.bool_),
            np.zeros((n, self.players), np.float32),
            np.zeros((n, self.players), np.int64),
        )
        for k in range(n):
            if actions is not None:
                self._answer(k, actions[k], step)
            match = self.matches[k]
            assert match.decision is not None
            step.seats[k] = match.decision.seat
            step.observations[k] = self.game.observation(match.view(match.decision.seat))
            step.masks[k, legal_actions(match)] = True
        return step

    def _answer(self, k: int, action: np.int64, step: TimeStep) -> None:
        match = self.matches[k]
        apply_action(match, action)
        if match.over:
            step.ended[k] = True
            step.rewards[k] = self.reward(match.result)
            step.scores[k] = match.result.scores
            self.matches[k] = self._deal(k)


class Batch:
    """Many matches at the same time, shared out to `jobs` processes. The same seed and answers give the same steps,
    whatever the number of jobs."""

    def __init__(
        self,
        game: str = "deus",
        matches: int = 32,
        players: int = 2,
        options: Optional[Mapping[str, object]] = None,
        reward: str = "rank",
        seed: int = 0,
        jobs: int = 1,
    ) -> None:
        self.game: Game = games[game]
        self.game.read_players(players)
        chosen = self.game.read_options(options or {})
        reward_of(reward)
        if not 1 <= jobs <= min(matches, MOST_JOBS):
            raise BadUse(f"{matches} matches can be shared out to 1 to {min(matches, MOST_JOBS)} jobs, not {jobs}")
        cuts = [matches * job // jobs for job in range(jobs + 1)]
        self.slots = [range(cuts[job], cuts[job + 1]) for job in range(jobs)]
        self.matches = matches
        parts = [(game, players, chosen, reward, seed, slots) for slots in self.slots]
        kind = SameProcess if jobs == 1 else WorkerProcess
        self.workers: list[Union[SameProcess, WorkerProcess]] = [kind(part) for part in parts]
        self.time_step: TimeStep = self._gather([None] * jobs)

    def step(self, actions: ArrayLike) -> TimeStep:
        """Answer in every match, with one action number for each. An illegal answer raises IllegalChoice; the batch
        must not be used any more then."""
        given = np.asarray(actions, np.int64)
        if given.shape != (self.matches,):
            raise BadUse(f"{self.matches} matches need as many actions, not an array of shape {given.shape}")
        self.time_step = self._gather([given[slots.start : slots.stop] for slots in self.slots])
        return self.time_step

    def _gather(self, actions: list[Optional[NDArray[np.int64]]]) -> TimeStep:
        for worker, some in zip(self.workers, actions, strict=True):
            worker.send(some)
        steps = [worker.receive() for worker in self.workers]
        if len(steps) == 1:
            return steps[0]
        return TimeStep(*(np.concatenate([getattr(step, name) for step in steps]) for name in TimeStep.__slots__))

    def close(self) -> None:
        for worker in self.workers:
            worker.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class SameProcess:
    """Matches in this process."""

    def __init__(self, part: tuple[Any, ...]) -> None:
        self.matches = _matches(part)
        self.actions: Optional[NDArray[np.int64]] = None

    def send(self, actions: Optional[NDArray[np.int64]]) -> None:
        self.actions = actions

    def receive(self) -> TimeStep:
        return self.matches.step(self.actions)

    def close(self) -> None:
        """There is nothing to end."""


class WorkerProcess:
    """Matches in a worker process. Actions go there through a pipe, and arrays come back."""

    def __init__(self, part: tuple[Any, ...]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_run_worker, args=(theirs, part), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, actions: Optional[NDArray[np.int64]]) -> None:
        try:
            self.pipe.send(actions)
        except OSError:
            raise BadUse(GONE) from None

    def receive(self) -> TimeStep:
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            raise BadUse(GONE) from None
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, TimeStep)
        return answer

    def close(self) -> None:
        self.pipe.close()  # this ends the process
        self.process.join()


def _matches(part: tuple[Any, ...]) -> Matches:
    name, *rest = part
    return Matches(games[name], *rest)


def _run_worker(pipe: Connection, part: tuple[Any, ...]) -> None:
    matches = _matches(part)
    step: Callable[[Any], TimeStep] = matches.step
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(step(actions))
        except Exception as wrong:  # the parent raises it
            pipe.send(wrong)
