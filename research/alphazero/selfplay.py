"""Self-play: one game with a search for each answer, and its training data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tafelrunde.bots.budget import Budget
from tafelrunde.bots.evaluation import Value as EvaluationName
from tafelrunde.bots.evaluations import evaluation_of
from tafelrunde.bots.outcome import winning_margin
from tafelrunde.bots.turn_playout import obvious_answer
from tafelrunde.games import games
from tafelrunde.kernel.encode import POINTS
from tafelrunde.kernel.features import FeatureRow
from tafelrunde.kernel.game import Value
from tafelrunde.kernel.match import LAST, Match
from tafelrunde.kernel.rng import Rng, seeded

from .episodes import Episode
from .evaluator import Evaluator, TurnEvaluator
from .inference import connected
from .policy_net import NetEvaluator, net_evaluator
from .search import Search

NOISE: Final = 0.25  # random share of the root's priors
FINE: Final = 1 << 30


class Job(NamedTuple):
    """Games for one process. The evaluation `value` judges positions, or a network: that of the process at `address`,
    or else the one in `weights`."""

    game: str
    players: int
    options: Mapping[str, Value]
    seeds: tuple[int, ...]
    value: str = ""
    weights: bytes = b""
    address: str = ""
    iterations: int = 32
    leaves: int = 8
    explore: int = 40  # a seat draws its first n answers by their shares, then takes the best


def play_job(job: Job) -> list[Episode]:
    evaluator = evaluator_of(job)
    return [play(job, seed, evaluator) for seed in job.seeds]


def evaluator_of(job: Job) -> Evaluator:
    game = games[job.game]
    if job.value:
        return TurnEvaluator(evaluation_of(EvaluationName(job.value)))
    return NetEvaluator(game, connected(job.address)) if job.address else net_evaluator(game, job.weights)


class Asked(NamedTuple):
    """A question of the game: seat, features, legal actions, search shares, and the action taken."""

    seat: int
    row: NDArray[np.float32]
    legal: list[int]
    shares: list[float]
    action: int


def play(job: Job, seed: int, evaluator: Evaluator) -> Episode:
    game, dice = games[job.game], seeded(seed * 31 + 1)
    match = Match(game, job.players, seed, job.options, keep=LAST)
    features, asked, given = FeatureRow(game), list[Asked](), [0] * job.players
    while match.decision is not None:
        decision = match.decision
        code = obvious_answer(decision)
        if code is None:
            shares = found_shares(match, evaluator, job, dice)
            explores = given[decision.seat] < job.explore
            code = decision.options[drawn(shares, dice) if explores else shares.index(max(shares))]
            given[decision.seat] += 1
            row: NDArray[np.float32] = np.empty(features.size, np.float32)
            features.write(match, decision.seat, row)
            legal = [decision.prompt.action(option) for option in decision.options]
            asked.append(Asked(decision.seat, row, legal, shares, decision.prompt.action(code)))
        match.choose(code)
    return _episode(match, asked, seed)


def found_shares(match: Match, evaluator: Evaluator, job: Job, dice: Rng) -> list[float]:
    """The share of tries the search spent on each option; an evaluation gives its priors without search."""
    decision = match.decision
    assert decision is not None
    if job.value:
        world = match.imagine(decision.seat, dice.below(FINE))
        return list(evaluator.judge([world], dice)[0].priors)
    search = Search(evaluator, job.leaves, noise=NOISE)
    tried = search.run(match, Budget(-(-job.iterations // job.leaves), 0.0), dice)
    total = sum(tried.values())
    return [tried[code] / total for code in decision.options]


def drawn(shares: list[float], dice: Rng) -> int:
    left = dice.below(FINE) / FINE * sum(shares)
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    return len(shares) - 1


def _episode(match: Match, asked: list[Asked], seed: int) -> Episode:
    margins = [winning_margin(match, seat) / POINTS for seat in range(match.players)]
    return Episode(
        observations=np.array([one.row for one in asked], np.float16),
        actions=np.array([one.action for one in asked], np.int32),
        legal=np.array([action for one in asked for action in one.legal], np.int32),
        legal_from=np.cumsum([0, *(len(one.legal) for one in asked)]),
        shares=np.array([share for one in asked for share in one.shares], np.float32),
        seats=np.array([one.seat for one in asked], np.int32),
        returns=np.array([margins[one.seat] for one in asked], np.float32),
        scores=np.array(match.result.scores, np.int64),
        seed=seed,
    )
