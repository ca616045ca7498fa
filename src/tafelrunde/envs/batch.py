"""A vectorized environment: one call answers the pending question of many matches, in one process or several.

Processes write observations and masks into shared memory; only actions and acknowledgements go through pipes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple, Optional, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..games import games
from ..kernel.game import Game, UsageError
from ..kernel.match import LAST, Match
from ..kernel.rng import seeded
from .observations import rows_of
from .opponents import Opponents, let_bots_play, read_opponents
from .rewards import Payer
from .spaces import apply_action, mark_legal, read_players

MOST_JOBS: Final = 256
GONE: Final = "a process of the batch has ended; a script that uses several jobs needs `if __name__ == '__main__':`"
DONE: Final = "done"


@dataclass(frozen=True, slots=True)
class TimeStep:
    """Row k is match k: observation and action mask of the seat that is asked. Where the last answer ended a match,
    `ended` is true, `rewards` and `scores` are those of all its seats, and the row already shows the next match.
    `actors` are the seats that gave the last answers."""

    observations: NDArray[Any]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int64]
    won: NDArray[np.bool_]
    actors: NDArray[np.int64]

    def rows(self, slots: range) -> TimeStep:
        """The rows of some matches, as views of the same memory."""
        return TimeStep(*(getattr(self, name)[slots.start : slots.stop] for name in TimeStep.__slots__))

    def copied(self) -> TimeStep:
        return TimeStep(*(getattr(self, name).copy() for name in TimeStep.__slots__))


class Shape(NamedTuple):
    """The settings of a batch, as plain data for its processes."""

    game: str
    players: int
    options: Mapping[str, object]
    reward: Optional[str]
    dense: bool
    observation: Optional[str]
    opponents: Optional[Opponents]
    seat: Optional[int]
    seed: int
    matches: int


def _arrays(shape: Shape) -> list[tuple[tuple[int, ...], Any]]:
    """Shapes and types of the arrays of a time step."""
    game, n, players = games[shape.game], shape.matches, shape.players
    form = rows_of(game, shape.observation)
    return [
        ((n, form.size), form.kind), ((n, game.actions), np.bool_), ((n,), np.int64), ((n,), np.bool_),
        ((n, players), np.float32), ((n, players), np.int64), ((n, players), np.bool_), ((n,), np.int64),
    ]  # fmt: skip


def _time_step(shape: Shape, memory: Optional[memoryview]) -> TimeStep:
    """Allocate a time step in the given shared memory, or in new memory."""
    arrays, at = [], 0
    for size, kind in _arrays(shape):
        room = prod(size) * np.dtype(kind).itemsize
        arrays.append(
            np.zeros(size, kind) if memory is None else np.frombuffer(memory, kind, prod(size), at).reshape(size)
        )
        at += -(-room // 64) * 64
    return TimeStep(*arrays)


def _room(shape: Shape) -> int:
    return sum(-(-prod(size) * np.dtype(kind).itemsize // 64) * 64 for size, kind in _arrays(shape))


class Matches:
    """The matches of one process. Each slot has its own dice, so results do not depend on the process that runs it."""

    def __init__(self, shape: Shape, slots: range, into: TimeStep) -> None:
        self.game: Game = games[shape.game]
        self.players = shape.players
        self.options = shape.options
        self.into = into
        self.rows = [memoryview(row) for row in into.observations]  # cached: creating one takes as long as filling it
        self.masks = [memoryview(mask) for mask in into.masks]
        self.nothing_legal = memoryview(np.zeros(self.game.actions, np.bool_))  # type: ignore[arg-type]
        self.form = rows_of(self.game, shape.observation)
        self.given_seat = shape.seat
        self.payers = [Payer(self.game, shape.players, shape.reward, shape.dense) for _ in slots]
        self.bots = [
            None if shape.opponents is None else read_opponents(shape.opponents, shape.players, shape.observation)
            for _ in slots
        ]
        self.own = [-1] * len(slots)  # the learner's seat, where bots play the others
        self.dice = [seeded(seeded(shape.seed).state + slot) for slot in slots]
        self.matches = [self._deal(k) for k in range(len(slots))]

    def _deal(self, k: int) -> Match:
        while True:
            dice, bots = self.dice[k], self.bots[k]
            match = Match(self.game, self.players, dice.below(1 << 30), self.options, keep=LAST)
            if bots is not None:
                self.own[k] = dice.below(self.players) if self.given_seat is None else self.given_seat
                let_bots_play(match, self.own[k], bots, dice)
            if not match.over:  # bots may end it before the learner is asked
                self.payers[k].begin(match)
                return match

    def show(self) -> None:
        """Write the current positions."""
        self.into.ended[:] = False
        self.into.rewards[:] = 0
        self.into.scores[:] = 0
        self.into.won[:] = False
        for k in range(len(self.matches)):
            self._show(k)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Answer in every match and write the next positions."""
        into = self.into
        into.actors[:] = into.seats
        into.ended[:] = False
        into.rewards[:] = 0
        into.scores[:] = 0
        into.won[:] = False
        for k, action in enumerate(actions.tolist()):
            self._answer(k, action)
            self._show(k)

    def _show(self, k: int) -> None:
        match, into = self.matches[k], self.into
        assert match.decision is not None
        seat, mask = match.decision.seat, self.masks[k]
        into.seats[k] = seat
        self.form.write(match, seat, self.rows[k])
        mask[:] = self.nothing_legal
        mark_legal(match, seat, mask)

    def _answer(self, k: int, action: int) -> None:
        match, into, bots = self.matches[k], self.into, self.bots[k]
        assert match.decision is not None
        seat = match.decision.seat
        apply_action(match, action)
        if bots is not None:
            let_bots_play(match, self.own[k], bots, self.dice[k])
        if not match.over:
            if self.payers[k].dense:
                into.rewards[k, seat] = self.payers[k].after_answer(match, seat)
            return
        result = match.result
        into.ended[k] = True
        into.rewards[k] = self.payers[k].at_end(match)
        into.scores[k] = result.scores
        into.won[k, result.winners] = True
        self.matches[k] = self._deal(k)


class Batch:
    """Runs many matches at the same time in `jobs` processes. Steps depend only on the seed and the answers. With
    `opponents`, bots play all seats but one, as in `SeatEnv`; without, every seat is asked.

    A time step is a copy. With `copy=False` it is the shared memory itself, which the next step overwrites.
    """

    def __init__(
        self,
        game: str,
        matches: int = 32,
        players: Optional[int] = None,
        options: Optional[Mapping[str, object]] = None,
        reward: Optional[str] = None,
        seed: int = 0,
        jobs: int = 1,
        observation: Optional[str] = None,
        opponents: Optional[Opponents] = None,
        seat: Optional[int] = None,
        dense: bool = False,
        copy: bool = True,
    ) -> None:
        self.game: Game = games[game]
        many = read_players(self.game, players)
        chosen = self.game.read_options(options or {})
        Payer(self.game, many, reward, dense)
        if opponents is not None:
            read_opponents(opponents, many, observation)
        if not 1 <= jobs <= min(matches, MOST_JOBS):
            raise UsageError(f"{matches} matches need 1 to {min(matches, MOST_JOBS)} jobs, not {jobs}")
        cuts = [matches * job // jobs for job in range(jobs + 1)]
        self.slots = [range(cuts[job], cuts[job + 1]) for job in range(jobs)]
        self.matches = matches
        self.copy = copy
        shape = Shape(game, many, chosen, reward, dense, observation, opponents, seat, seed, matches)
        self._memory = None if jobs == 1 else SharedMemory(create=True, size=_room(shape))
        self._shown = _time_step(shape, None if self._memory is None else self._memory.buf)
        self.workers: Sequence[Union[SameProcess, WorkerProcess]] = ()
        try:
            self.workers = (
                [SameProcess(shape, self.slots[0], self._shown)]
                if self._memory is None
                else [WorkerProcess(shape, slots, self._memory.name) for slots in self.slots]
            )
            self._gather([None] * jobs)
        except BaseException:
            self.close()
            raise
        self.time_step: TimeStep = self._shown.copied() if copy else self._shown

    def step(self, actions: ArrayLike) -> TimeStep:
        """Answer in every match, with one action number for each. An illegal answer raises IllegalChoice; the batch
        cannot be used afterwards."""
        given = np.asarray(actions, np.int64)
        if given.shape != (self.matches,):
            raise UsageError(f"{self.matches} matches need as many actions, not an array of shape {given.shape}")
        self._gather([given[slots.start : slots.stop] for slots in self.slots])
        self.time_step = self._shown.copied() if self.copy else self._shown
        return self.time_step

    def _gather(self, actions: list[Optional[NDArray[np.int64]]]) -> None:
        for worker, some in zip(self.workers, actions, strict=True):
            worker.send(some)
        for worker in self.workers:
            worker.receive()

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
        self.workers = ()
        if self._memory is not None:
            self._shown = self._shown.copied()  # the shared memory is released
            self.time_step = self._shown
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_memory", None) is not None:
            self.close()


class SameProcess:
    """Runs matches in this process."""

    def __init__(self, shape: Shape, slots: range, into: TimeStep) -> None:
        self.matches = Matches(shape, slots, into)
        self.actions: Optional[NDArray[np.int64]] = None

    def send(self, actions: Optional[NDArray[np.int64]]) -> None:
        self.actions = actions

    def receive(self) -> None:
        if self.actions is None:
            self.matches.show()
        else:
            self.matches.step(self.actions)

    def close(self) -> None:
        """Do nothing: there is no process to stop."""


class WorkerProcess:
    """Runs matches in a worker process."""

    def __init__(self, shape: Shape, slots: range, memory: str) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=_run_worker, args=(theirs, shape, slots, memory), daemon=True
        )
        self.process.start()
        theirs.close()

    def send(self, actions: Optional[NDArray[np.int64]]) -> None:
        try:
            self.pipe.send(actions)
        except OSError:
            raise UsageError(GONE) from None

    def receive(self) -> None:
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            raise UsageError(GONE) from None
        if isinstance(answer, Exception):
            raise answer

    def close(self) -> None:
        self.pipe.close()  # the process exits when its pipe closes
        self.process.join()


def _run_worker(pipe: Connection, shape: Shape, slots: range, name: str) -> None:
    memory = SharedMemory(name)
    matches: Optional[Matches] = None
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            break
        try:
            if matches is None:
                matches = Matches(shape, slots, _time_step(shape, memory.buf).rows(slots))
            matches.show() if actions is None else matches.step(actions)
            pipe.send(DONE)
        except Exception as wrong:  # raised again in the parent
            pipe.send(wrong)
    del matches  # they hold views of the memory
    memory.close()
