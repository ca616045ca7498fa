"""What many games come to: scores by seat and by bot, wins with their interval of doubt."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from .playing import Played

Z95: Final = 1.959964  # standard deviations that hold 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval), which holds for rates near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    rate, zz = wins / games, Z95 * Z95
    middle = (rate + zz / (2 * games)) / (1 + zz / games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + zz / (4 * games * games)) / (1 + zz / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def tally(played: Sequence[Played]) -> dict[str, Any]:
    """Everything that depends on the games alone, not on the clock."""
    endings: dict[str, int] = {}
    for game in played:
        endings[game.ending] = endings.get(game.ending, 0) + 1
    return {
        "games": len(played),
        "decisions": sum(game.decisions for game in played),
        "endings": dict(sorted(endings.items())),
        "seats": [_of_seat(played, seat) for seat in range(len(played[0].bots))],
        "bots": {name: _of_bot(played, name) for name in sorted({name for game in played for name in game.bots})},
    }


def _of_seat(played: Sequence[Played], seat: int) -> dict[str, Any]:
    wins = sum(share(game, [seat]) for game in played)
    return {"seat": seat, **_spread([game.scores[seat] for game in played]), **_rate(wins, len(played))}


def _of_bot(played: Sequence[Played], name: str) -> dict[str, Any]:
    """The rate is of games in which the bot held a seat; the scores are of all its seats."""
    with_it = [(game, [seat for seat, bot in enumerate(game.bots) if bot == name]) for game in played]
    with_it = [(game, seats) for game, seats in with_it if seats]
    wins = sum(share(game, seats) for game, seats in with_it)
    return {
        **_spread([game.scores[seat] for game, seats in with_it for seat in seats]),
        **_rate(wins, len(with_it)),
    }


def share(game: Played, seats: Sequence[int]) -> float:
    """Of the win: a shared one counts in parts."""
    return sum(seat in game.winners for seat in seats) / len(game.winners)


def _spread(scores: Sequence[int]) -> dict[str, Any]:
    return {
        "mean": fmean(scores),
        "deviation": stdev(scores) if len(scores) > 1 else 0.0,
        "least": min(scores),
        "most": max(scores),
    }


def _rate(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {"games": games, "wins": wins, "rate": wins / games, "low": low, "high": high}
