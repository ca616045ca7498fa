"""Many matches in step, for learners: one call answers the pending question of each, in one process or several."""

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
from .observe import choose, legal_actions, size_of
from .rewards import reward_of

MOST_JOBS: Final = 256
GONE: Final = "a process of the batch has ended; a script that uses several jobs starts under __name__ == '__main__'"


@dataclass(frozen=True, slots=True)
class Turn:
    """Row k is match k: what the seat to answer sees, and what it may answer. Where the last answers ended a match,
    `ended` is true, `rewards` and `scores` are those of all its seats, and the row already shows the next match."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int64]


class Matches:
    """Some matches in this process. Each place has dice of its own, so it does not matter which process it is in."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object], reward: str, seed: int, places: range
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.reward = reward_of(reward)
        self.dice = [seeded(seeded(seed).state + place) for place in places]
        self.matches = [self._deal(k) for k in range(len(places))]

    def _deal(self, k: int) -> Match:
        return Match(self.game, self.players, self.dice[k].below(1 << 30), self.options, keep=NOTHING)

    def step(self, actions: Optional[NDArray[np.int64]]) -> Turn:
        """Without actions: the turn as it is."""
        n = len(self.matches)
        turn = Turn(
            np.zeros((n, size_of(self.game)), np.float32),
            np.zeros((n, self.game.actions), np.bool_),
            np.zeros(n, np.int64),
            np.zeros(n, np.bool_),
            np.zeros((n, self.players), np.float32),
            np.zeros((n, self.players), np.int64),
        )
        for k in range(n):
            if actions is not None:
                self._answer(k, actions[k], turn)
            match = self.matches[k]
            assert match.decision is not None
            turn.seats[k] = match.decision.seat
            turn.observations[k] = self.game.observation(match.view(match.decision.seat))
            turn.masks[k, legal_actions(match)] = True
        return turn

    def _answer(self, k: int, action: np.int64, turn: Turn) -> None:
        match = self.matches[k]
        choose(match, action)
        if match.over:
            turn.ended[k] = True
            turn.rewards[k] = self.reward(match.result)
            turn.scores[k] = match.result.scores
            self.matches[k] = self._deal(k)


class Batch:
    """`matches` matches that are played at the same time; `jobs` processes share them out. The same seed and answers
    give the same turns, whatever the number of jobs."""

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
        self.places = [range(cuts[job], cuts[job + 1]) for job in range(jobs)]
        self.matches = matches
        parts = [(game, players, chosen, reward, seed, places) for places in self.places]
        self.hands: list[Union[Here, Elsewhere]] = [Here(parts[0])] if jobs == 1 else [Elsewhere(p) for p in parts]
        self.turn: Turn = self._gather([None] * jobs)

    def step(self, actions: ArrayLike) -> Turn:
        """Answer everywhere: one action number for each match. An answer that is not legal raises IllegalChoice; the
        batch must not be used any more then."""
        given = np.asarray(actions, np.int64)
        if given.shape != (self.matches,):
            raise BadUse(f"{self.matches} matches need as many actions, not an array of shape {given.shape}")
        self.turn = self._gather([given[places.start : places.stop] for places in self.places])
        return self.turn

    def _gather(self, actions: list[Optional[NDArray[np.int64]]]) -> Turn:
        for hand, some in zip(self.hands, actions, strict=True):
            hand.give(some)
        turns = [hand.take() for hand in self.hands]
        if len(turns) == 1:
            return turns[0]
        return Turn(*(np.concatenate([getattr(turn, name) for turn in turns]) for name in Turn.__slots__))

    def close(self) -> None:
        for hand in self.hands:
            hand.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Here:
    """Matches in this process."""

    def __init__(self, part: tuple[Any, ...]) -> None:
        self.matches = _matches(part)
        self.actions: Optional[NDArray[np.int64]] = None

    def give(self, actions: Optional[NDArray[np.int64]]) -> None:
        self.actions = actions

    def take(self) -> Turn:
        return self.matches.step(self.actions)

    def close(self) -> None:
        """There is nothing to end."""


class Elsewhere:
    """Matches in a process of their own. Actions go there, arrays come back."""

    def __init__(self, part: tuple[Any, ...]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(theirs, part), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, actions: Optional[NDArray[np.int64]]) -> None:
        try:
            self.pipe.send(actions)
        except OSError:
            raise BadUse(GONE) from None

    def take(self) -> Turn:
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            raise BadUse(GONE) from None
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, Turn)
        return answer

    def close(self) -> None:
        self.pipe.close()  # which ends the process
        self.process.join()


def _matches(part: tuple[Any, ...]) -> Matches:
    name, *rest = part
    return Matches(games[name], *rest)


def _work(pipe: Connection, part: tuple[Any, ...]) -> None:
    matches = _matches(part)
    step: Callable[[Any], Turn] = matches.step
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(step(actions))
        except Exception as wrong:  # told to those who asked
            pipe.send(wrong)
