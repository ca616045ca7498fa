"""Tunes the weights of a game's handmade evaluation by self-play of the greedy bot.

    python research/tune.py deus --minutes 8 --jobs 16
    python research/tune.py revive --players 1         # the weights for a single player, by points

An evolution strategy: each generation plays variations of the best weights so far against them, with rotating seats and
the same seeds for all, and moves to the mean of those with the best margin. Prints the weights for the game's
strategy.py. Runs on the standard library alone.
"""

from __future__ import annotations

import argparse
import importlib
import math
import os
import random
import time
from collections.abc import Sequence
from multiprocessing import Pool
from statistics import fmean

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import LAST, Match
from tafelrunde.kernel.rng import seeded

Weights = tuple[float, ...]
ALONE = "solo_weights"  # where a game keeps other weights for one player


def open_box(name: str) -> Game:
    module = importlib.import_module(f"tafelrunde.games.{name}.game")
    return next(value for value in vars(module).values() if isinstance(value, Game) and value.name == name)


def margin(job: tuple[str, int, int, Weights, Weights]) -> float:
    """By how much the challenger beats the mean of the others, in points and for the win; alone, its points."""
    name, players, seed, challenger, champion = job
    game = open_box(name)
    if players == 1:
        return score_alone(game, seed, challenger)
    match = Match(game, players, seed // players, keep=LAST)
    seat, bot, dice = seed % players, GreedyBot(tries=1), seeded(seed)
    while match.decision is not None:
        game.ai.weights = challenger if match.decision.seat == seat else champion
        match.choose(bot.choose(match, dice))
    result = match.result
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return max(-30, min(30, result.scores[seat] - fmean(others))) + 20 * (seat in result.winners)


def score_alone(game: Game, seed: int, weights: Weights) -> float:
    match, bot, dice = Match(game, 1, seed, keep=LAST), GreedyBot(tries=1), seeded(seed)
    setattr(game.ai, ALONE, weights)
    while match.decision is not None:
        match.choose(bot.choose(match, dice))
    return match.result.scores[0]


def vary(weights: Weights, step: float) -> Weights:
    return tuple(w * math.exp(random.gauss(0, step)) for w in weights)


def trial(
    pool: object, name: str, players: Sequence[int], pairs: list[tuple[Weights, Weights]], games: int
) -> list[float]:
    start = random.getrandbits(30)
    jobs = [
        (name, players[k % len(players)], start + k, challenger, champion)
        for challenger, champion in pairs
        for k in range(games)
    ]
    margins = pool.map(margin, jobs, chunksize=4)  # type: ignore[attr-defined]
    return [fmean(margins[i * games : (i + 1) * games]) for i in range(len(pairs))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--players", default="2,3", help="player counts, in turn")
    parser.add_argument("--candidates", type=int, default=24)
    parser.add_argument("--games", type=int, default=36, help="of each candidate in each generation")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    players = [int(n) for n in arguments.players.split(",")]
    first = best = tuple(getattr(open_box(arguments.game).ai, ALONE if players == [1] else "weights"))
    step, end, generation = 0.25, time.monotonic() + 60 * arguments.minutes, 0
    with Pool(arguments.jobs) as pool:
        while time.monotonic() < end:
            generation += 1
            tried = [vary(best, step) for _ in range(arguments.candidates)]
            margins = trial(pool, arguments.game, players, [(candidate, best) for candidate in tried], arguments.games)
            ranked = sorted(zip(margins, tried, strict=True), reverse=True)[: arguments.candidates // 4]
            best = tuple(math.copysign(math.exp(fmean(math.log(abs(w)) for w in column)), column[0])
                         for column in zip(*(weights for _, weights in ranked), strict=True))  # fmt: skip
            step = max(0.08, step * 0.97)
            print(f"generation {generation}: best margins {[round(m, 1) for m, _ in ranked[:3]]}", flush=True)
        against_first = trial(pool, arguments.game, players, [(best, first), (first, first)], 320)
    print(f"against the first weights: {against_first[0]:.1f}; equal weights: {against_first[1]:.1f} (320 games each)")
    print("WEIGHTS = (" + ", ".join(f"{w:.3g}" for w in best) + ")")


if __name__ == "__main__":
    main()
