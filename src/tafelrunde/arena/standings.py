"""Computes the standings of a contest: win rates with intervals, scores, ratings, thinking times, pairwise results."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

from .intervals import wilson_interval
from .one_game import FinishedGame, GameResult
from .ratings import ratings


def standings(finished: Sequence[FinishedGame], bots: Sequence[str]) -> dict[str, Any]:
    results = [game.result for game in finished]
    rated = ratings(results)
    rows = [_row(finished, name) | ({"rating": rated[name]} if name in rated else {}) for name in bots]
    rows.sort(key=lambda row: -row["rate"])
    return {
        "games": len(results),
        "winning_score": fmean(max(game.scores) for game in results) if results else 0.0,
        "bots": rows,
        "duels": [duel for a, b in combinations(bots, 2) if (duel := _duel(results, a, b))["games"]],
    }


def _row(finished: Sequence[FinishedGame], name: str) -> dict[str, Any]:
    games = wins = 0.0
    scores: list[int] = []
    millis: list[int] = []
    for result, times, _ in finished:
        seats = [seat for seat, bot in enumerate(result.bots) if bot == name]
        games += bool(seats)
        wins += result.win_share(seats)
        scores += [result.scores[seat] for seat in seats]
        millis += [time for seat in seats for time in times[seat]]
    low, high = wilson_interval(wins, int(games))
    return {
        "bot": name,
        "games": int(games),
        "wins": wins,
        "rate": wins / games if games else 0.0,
        "low": low,
        "high": high,
        "score": fmean(scores) if scores else 0.0,
        "seconds": _seconds(sorted(millis)),
    }


def _seconds(millis: list[int]) -> dict[str, float]:
    """Statistics of the thinking time per choice."""
    if not millis:
        return {"mean": 0.0, "p95": 0.0, "most": 0.0}
    p95 = millis[min(len(millis) - 1, len(millis) * 95 // 100)]
    return {"mean": fmean(millis) / 1000, "p95": p95 / 1000, "most": millis[-1] / 1000}


def _duel(results: Sequence[GameResult], a: str, b: str) -> dict[str, Any]:
    """The number of common games in which `a` finished above `b`; a tie counts half."""
    shares: list[float] = []
    for game in results:
        place = game.places()
        pairs = [
            (place[s] < place[t]) + 0.5 * (place[s] == place[t])
            for s, one in enumerate(game.bots)
            for t, other in enumerate(game.bots)
            if one == a and other == b
        ]
        if pairs:
            shares.append(fmean(pairs))
    low, high = wilson_interval(sum(shares), len(shares))
    rate = fmean(shares) if shares else 0.0
    return {"bots": [a, b], "games": len(shares), "rate": rate, "low": low, "high": high}
