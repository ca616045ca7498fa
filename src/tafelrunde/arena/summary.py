"""Summarizes many games: scores and win rates by seat and by bot."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any

from .intervals import wilson_interval
from .one_game import GameResult


def summary(results: Sequence[GameResult]) -> dict[str, Any]:
    """All figures that depend only on the games, not on timing."""
    endings: dict[str, int] = {}
    for game in results:
        endings[game.ending] = endings.get(game.ending, 0) + 1
    return {
        "games": len(results),
        "decisions": sum(game.decisions for game in results),
        "endings": dict(sorted(endings.items())),
        "seats": [_of_seat(results, seat) for seat in range(len(results[0].bots))],
        "bots": {name: _of_bot(results, name) for name in sorted({name for game in results for name in game.bots})},
    }


def _of_seat(results: Sequence[GameResult], seat: int) -> dict[str, Any]:
    wins = sum(game.win_share([seat]) for game in results)
    return {"seat": seat, **_scores([game.scores[seat] for game in results]), **_win_rate(wins, len(results))}


def _of_bot(results: Sequence[GameResult], name: str) -> dict[str, Any]:
    """Statistics of a bot: win rate over the games it played, scores over all its seats."""
    with_it = [(game, [seat for seat, bot in enumerate(game.bots) if bot == name]) for game in results]
    with_it = [(game, seats) for game, seats in with_it if seats]
    wins = sum(game.win_share(seats) for game, seats in with_it)
    return {
        **_scores([game.scores[seat] for game, seats in with_it for seat in seats]),
        **_win_rate(wins, len(with_it)),
    }


def _scores(scores: Sequence[int]) -> dict[str, Any]:
    return {
        "mean": fmean(scores),
        "deviation": stdev(scores) if len(scores) > 1 else 0.0,
        "least": min(scores),
        "most": max(scores),
    }


def _win_rate(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson_interval(wins, games)
    return {"games": games, "wins": wins, "rate": wins / games, "low": low, "high": high}
