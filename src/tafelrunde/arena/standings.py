"""How a contest stands: wins with their interval, scores, ratings, thinking times, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

from .playing import Outcome, Played
from .rating import ratings
from .tally import share, wilson


def standings(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, Any]:
    played = [outcome.played for outcome in outcomes]
    rated = ratings(played)
    rows = [_row(outcomes, name) | ({"rating": rated[name]} if name in rated else {}) for name in bots]
    rows.sort(key=lambda row: -row["rate"])
    return {
        "games": len(played),
        "winning_score": fmean(max(game.scores) for game in played) if played else 0.0,
        "bots": rows,
        "duels": [duel for a, b in combinations(bots, 2) if (duel := _duel(played, a, b))["games"]],
    }


def places(game: Played) -> list[int]:
    """From 0 for the winners; the others by their score."""
    return [
        0 if seat in game.winners else 1 + sum(other > score for other in game.scores)
        for seat, score in enumerate(game.scores)
    ]


def _row(outcomes: Sequence[Outcome], name: str) -> dict[str, Any]:
    games = wins = 0.0
    scores: list[int] = []
    millis: list[int] = []
    for played, times, _ in outcomes:
        seats = [seat for seat, bot in enumerate(played.bots) if bot == name]
        games += bool(seats)
        wins += share(played, seats)
        scores += [played.scores[seat] for seat in seats]
        millis += [time for seat in seats for time in times[seat]]
    low, high = wilson(wins, int(games))
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
    """Of one choice."""
    if not millis:
        return {"mean": 0.0, "p95": 0.0, "most": 0.0}
    p95 = millis[min(len(millis) - 1, len(millis) * 95 // 100)]
    return {"mean": fmean(millis) / 1000, "p95": p95 / 1000, "most": millis[-1] / 1000}


def _duel(played: Sequence[Played], a: str, b: str) -> dict[str, Any]:
    """How often a came out ahead of b, over the games in which both sat down; at even a half for each."""
    shares: list[float] = []
    for game in played:
        place = places(game)
        pairs = [
            (place[s] < place[t]) + 0.5 * (place[s] == place[t])
            for s, one in enumerate(game.bots)
            for t, other in enumerate(game.bots)
            if one == a and other == b
        ]
        if pairs:
            shares.append(fmean(pairs))
    low, high = wilson(sum(shares), len(shares))
    rate = fmean(shares) if shares else 0.0
    return {"bots": [a, b], "games": len(shares), "rate": rate, "low": low, "high": high}
