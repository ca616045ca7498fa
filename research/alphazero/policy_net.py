"""A network with two heads, in numpy: a policy over answers, and the margin at the end of the game.

It reads the features of policies (kernel/features.py). Two hidden layers feed both heads; the margin, in units of
`POINTS`, also has a linear part. `trainer.py` trains it. Its weights file belongs to one game, like that of a learned
evaluation; with the same layout it plays with other components too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tafelrunde.bots.budget import ANY_TIME, Seconds
from tafelrunde.bots.outcome import winning_margin
from tafelrunde.bots.value_net import Numbers, unpacked
from tafelrunde.kernel.encode import POINTS
from tafelrunde.kernel.features import FeatureRow
from tafelrunde.kernel.game import Game, UsageError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng

from .evaluator import Evaluator, Judgement
from .search import DEFAULT_CURIOSITY, DEFAULT_LEAVES, TreeBot

# Both hidden layers, the policy head, the margin head and its linear part.
ARRAYS: Final = ("W1", "b1", "W2", "b2", "P", "p", "V", "v", "L")

# From rows to logits of all actions of the game, and margins: a network here, or one of another process (inference.py).
Heads = Callable[[Numbers], tuple[Numbers, Numbers]]


class PolicyNet:
    def __init__(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        self._arrays: dict[str, Numbers] = {name: np.ascontiguousarray(arrays[name], np.float32) for name in ARRAYS}

    def __call__(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        at = self._arrays
        first = np.maximum(rows @ at["W1"] + at["b1"], 0.0)
        second = np.maximum(first @ at["W2"] + at["b2"], 0.0)
        margins: Numbers = (second @ at["V"] + rows @ at["L"] + at["v"])[:, 0]
        answers: Numbers = second @ at["P"] + at["p"]
        return answers, margins


class NetEvaluator(Evaluator):
    """Runs the network once for all positions. With two players one view gives both margins; with more, every seat's
    view is evaluated, and the view of the seat to answer gives the priors."""

    def __init__(self, game: Game, heads: Heads) -> None:
        self._features = FeatureRow(game)
        self._heads = heads

    def judge(self, positions: Sequence[Match], dice: Rng) -> list[Judgement]:
        views = [(number, seat) for number, match in enumerate(positions) for seat in _views(match)]
        rows: Numbers = np.empty((len(views), self._features.size), np.float32)
        for row, (number, seat) in zip(rows, views, strict=True):
            self._features.write(positions[number], seat, row)
        answers, margins = self._heads(rows)
        found: list[Judgement] = []
        at = 0
        for match in positions:
            decision = match.decision
            assert decision is not None
            first = decision.prompt.base + 1
            priors = _shares(answers[at, [first + code for code in decision.options]])
            values = [0.0] * match.players
            for seat in _views(match):
                values[seat] = float(margins[at])
                at += 1
            if match.players == 2:
                values[1 - decision.seat] = -values[decision.seat]
            found.append(Judgement(priors, values))
        return found

    def outcome(self, match: Match) -> Sequence[float]:
        return [winning_margin(match, seat) / POINTS for seat in range(match.players)]


def _views(match: Match) -> list[int]:
    """The seats whose views are evaluated, first the one to answer."""
    assert match.decision is not None
    asked, players = match.decision.seat, match.players
    return [asked] if players == 2 else [(asked + step) % players for step in range(players)]


def _shares(numbers: Numbers) -> list[float]:
    weights = np.exp(numbers - numbers.max())
    found: list[float] = (weights / weights.sum()).tolist()
    return found


def read_net(game: Game, file: bytes) -> PolicyNet:
    """The network in a weights file, if it belongs to this game."""
    try:
        arrays, about = unpacked(file, ARRAYS)
    except (OSError, EOFError, ValueError, KeyError, BadZipFile):
        raise UsageError("not a file of a policy network; `python -m research.alphazero GAME` writes one") from None
    if (about["game"], about["layout"]) != (game.name, game.ai.encoder and game.ai.encoder.layout.hash):
        raise UsageError(f"the network was trained for {about['game']} with another layout, not for this {game.name}")
    return PolicyNet(arrays)


@lru_cache(maxsize=8)
def net_evaluator(game: Game, file: bytes) -> NetEvaluator:
    """Cached, since a process plays many games with the same file."""
    return NetEvaluator(game, read_net(game, file))


class WeightsBot(TreeBot):
    """Plays with the network in a weights file. With one iteration it answers by the policy alone."""

    def __init__(
        self,
        file: bytes,
        iterations: int = 0,
        time: Seconds = ANY_TIME,
        leaves: int = DEFAULT_LEAVES,
        curiosity: float = DEFAULT_CURIOSITY,
    ) -> None:
        super().__init__(iterations, time, leaves, curiosity)
        self._file = file

    def evaluator(self, game: Game) -> Evaluator:
        return net_evaluator(game, self._file)


class NetBot(WeightsBot):
    """Plays with the network in a named file: `research.alphazero.policy_net:NetBot:net=FILE`."""

    def __init__(
        self,
        net: str = "net.npz",
        iterations: int = 0,
        time: Seconds = ANY_TIME,
        leaves: int = DEFAULT_LEAVES,
        curiosity: float = DEFAULT_CURIOSITY,
    ) -> None:
        try:
            file = Path(net).read_bytes()
        except OSError as wrong:
            raise UsageError(f"{net[:80]} cannot be read: {wrong.strerror}") from None
        super().__init__(file, iterations, time, leaves, curiosity)
