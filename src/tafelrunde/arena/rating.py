"""Ratings by OpenSkill (Plackett-Luce), where it is installed."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from .playing import Played


def ratings(played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """Mean and doubt of each bot's strength; nothing without OpenSkill. A bot on several seats of a game learns the
    mean of what they would."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for game in played:
        if len(set(game.bots)) < 2:
            continue
        teams = [[known.get(name) or model.rating(name=name)] for name in game.bots]
        rated = [team[0] for team in model.rate(teams, ranks=_ranks(game))]
        for name in dict.fromkeys(game.bots):
            own = [rating for rating, bot in zip(rated, game.bots, strict=True) if bot == name]
            mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
            known[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: {"mean": rating.mu, "doubt": rating.sigma} for name, rating in known.items()}


def _ranks(game: Played) -> list[float]:
    from .standings import places

    return [float(place) for place in places(game)]
