"""Rewards: what the end of a match is worth to each seat, and, if it is to be dense, what a lead is worth before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Optional

from ..kernel.encode import POINTS as ROW_POINTS
from ..kernel.game import Game, Result, UsageError
from ..kernel.match import Match

POINTS: Final = 100  # so many points are a reward of 1
RANK: Final = "rank"
SCORE: Final = "score"


def by_rank(result: Result) -> list[float]:
    """The opponents beaten, less those who beat the seat, as a share of all: from -1 to 1. Winners beat the others
    even at equal points, since they won a tie-break. Zero-sum, if all are counted: opponents that the rules play are
    among them. Who plays alone has won or lost."""
    ranks = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    rivals = [(score == max(result.scores + result.rivals), score) for score in result.rivals]
    everybody = ranks + rivals
    if len(everybody) == 1:
        return [1.0 if result.winners else -1.0]
    others = len(everybody) - 1
    return [sum((mine > theirs) - (mine < theirs) for theirs in everybody) / others for mine in ranks]


def by_margin(result: Result) -> list[float]:
    """Points ahead of the mean of the opponents, those that the rules play included, in hundreds: zero-sum, and finer
    than the rank."""
    everybody = result.scores + result.rivals
    total, others = sum(everybody), max(1, len(everybody) - 1)
    return [(score - (total - score) / others) / POINTS for score in result.scores]


def by_score(result: Result) -> list[float]:
    """Own points, in hundreds. Not zero-sum."""
    return [score / POINTS for score in result.scores]


Reward = Callable[[Result], list[float]]
REWARDS: Final[Mapping[str, Reward]] = {RANK: by_rank, "margin": by_margin, SCORE: by_score}


def reward_of(name: str) -> Reward:
    if name not in REWARDS:
        raise UsageError(f"there is no reward {name[:40]!r}; there is: {', '.join(REWARDS)}")
    return REWARDS[name]


def usual_reward(game: Game, players: int) -> str:
    """The rank; but points, where one plays alone against nobody."""
    return SCORE if players == 1 and not game.has_rivals else RANK


class Payer:
    """Pays the seats of one match. If the pay is dense, a seat gets for each of its answers how its lead in points has
    changed since it was last paid, in hundreds; the end pays the rest, so that all together is the reward of the
    match."""

    def __init__(self, game: Game, players: int, reward: Optional[str], dense: bool) -> None:
        self._reward = reward_of(usual_reward(game, players) if reward is None else reward)
        self._encoder = game.encoder
        if dense and self._encoder is None:
            raise UsageError(f"{game.name} has no encoder, so nothing tells who leads; dense must be off")
        self.dense = dense
        self._players = players
        self._paid = [0.0] * players
        self._leads = [0.0] * players

    def begin(self, match: Match) -> None:
        self._paid = [0.0] * self._players
        if self.dense:
            self._leads = [self._lead(match, seat) for seat in range(self._players)]

    def after_answer(self, match: Match, seat: int) -> float:
        """For an answer that did not end the match."""
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
        row, at = self._encoder.seen(match.state, seat), self._encoder.layout.at
        return float(row[at["own_points"]] - row[at["rival_points"]]) * ROW_POINTS / POINTS
