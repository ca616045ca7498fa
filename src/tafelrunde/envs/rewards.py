"""Rewards of each seat at the end of a match and, if dense, for changes of its lead before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Optional

from ..kernel.encode import POINTS as ROW_POINTS
from ..kernel.game import Game, Result, UsageError
from ..kernel.match import Match

POINTS: Final = 100  # points for a reward of 1
RANK: Final = "rank"
SCORE: Final = "score"


def by_rank(result: Result) -> list[float]:
    """Opponents beaten minus opponents that beat the seat, as a fraction of all: from -1 to 1. Winners beat the others
    even at equal points, by the tie-break. Zero-sum, if opponents played by the rules are counted. A solo game is won
    or lost."""
    ranks = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    rivals = [(score == max(result.scores + result.rivals), score) for score in result.rivals]
    everybody = ranks + rivals
    if len(everybody) == 1:
        return [1.0 if result.winners else -1.0]
    others = len(everybody) - 1
    return [sum((mine > theirs) - (mine < theirs) for theirs in everybody) / others for mine in ranks]


def by_margin(result: Result) -> list[float]:
    """Lead over the mean score of the opponents (including those played by the rules), in hundreds of points. Zero-sum,
    and finer than the rank."""
    everybody = result.scores + result.rivals
    total, others = sum(everybody), max(1, len(everybody) - 1)
    return [(score - (total - score) / others) / POINTS for score in result.scores]


def by_score(result: Result) -> list[float]:
    """Own score in hundreds of points. Not zero-sum."""
    return [score / POINTS for score in result.scores]


Reward = Callable[[Result], list[float]]
REWARDS: Final[Mapping[str, Reward]] = {RANK: by_rank, "margin": by_margin, SCORE: by_score}


def reward_of(name: str) -> Reward:
    if name not in REWARDS:
        raise UsageError(f"there is no reward {name[:40]!r}; choose one of: {', '.join(REWARDS)}")
    return REWARDS[name]


def default_reward(game: Game, players: int) -> str:
    """The default reward: the rank, or the score in a solo game without opponents."""
    return SCORE if players == 1 and not game.has_rivals else RANK


class Payer:
    """Computes the rewards of one match. A dense reward pays, for each answer of a seat, the change of its lead since
    its last reward, in hundreds of points. The end of the match pays the rest, so that the sum is the reward of the
    match."""

    def __init__(self, game: Game, players: int, reward: Optional[str], dense: bool) -> None:
        self._reward = reward_of(default_reward(game, players) if reward is None else reward)
        self._encoder = game.ai.encoder
        if dense and self._encoder is None:
            raise UsageError(f"{game.name} has no encoder, which dense rewards need; set dense=False")
        self.dense = dense
        self._players = players
        self._paid = [0.0] * players
        self._leads = [0.0] * players

    def begin(self, match: Match) -> None:
        self._paid = [0.0] * self._players
        if self.dense:
            self._leads = [self._lead(match, seat) for seat in range(self._players)]

    def after_answer(self, match: Match, seat: int) -> float:
        """The reward for an answer that did not end the match."""
        if not self.dense:
            return 0.0
        lead = self._lead(match, seat)
        paid = lead - self._leads[seat]
        self._leads[seat] = lead
        self._paid[seat] += paid
        return paid

    def at_end(self, match: Match) -> list[float]:
        return [whole - paid for whole, paid in zip(self._reward(match.result), self._paid, strict=True)]

    def _lead(self, match: Match, seat: int) -> float:
        assert self._encoder is not None
        row, at = self._encoder.base_row(match.state, seat), self._encoder.layout.at
        return float(row[at["own_points"]] - row[at["rival_points"]]) * ROW_POINTS / POINTS
