"""Rates bots with OpenSkill (Plackett-Luce), if it is installed."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from .one_game import GameResult


def ratings(results: Sequence[GameResult]) -> dict[str, dict[str, float]]:
    """Mean and standard deviation of each bot's strength; empty without OpenSkill. A bot with several seats in a game
    gets the mean of their new ratings."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for game in results:
        if len(set(game.bots)) < 2:
            continue
        teams = [[known.get(name) or model.rating(name=name)] for name in game.bots]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places()])]
        for name in dict.fromkeys(game.bots):
            own = [rating for rating, bot in zip(rated, game.bots, strict=True) if bot == name]
            mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
            known[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: {"mean": rating.mu, "doubt": rating.sigma} for name, rating in known.items()}
