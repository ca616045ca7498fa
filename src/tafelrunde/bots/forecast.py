"""Forecasts the points of each seat at the end of a game, and its chance to win.

The learned model and the handmade evaluation both predict them. How reliable each is depends on the phase of the game,
so a calibration curve for each game, fitted to games of bots (`research/calibration.py`), combines them. Without
fitting weights the handmade evaluation counts as points, and the chances are rough.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple, Optional

from ..kernel.encode import POINTS, SET_UP
from ..kernel.match import Match
from ..kernel.state import SPECTATOR
from .learned import LearnedModel, model_of

CURVE: Final = "chances.json"  # in `GameAI.folder`
RIVAL_COUNTS: Final = 0.5  # weight of a point of the best rival against an own point


class Forecast(NamedTuple):
    """The expected result of a seat. `chance` is None for a single player without rivals."""

    points: float
    chance: Optional[float]


class Indicators(NamedTuple):
    """Predictors at a position: the phase of the game, and for each seat the points predicted by the learned model and
    by the handmade evaluation, and the model's logit of winning."""

    phase: int
    learned: list[float]
    handmade: list[float]
    logits: list[float]


class Calibration(NamedTuple):
    """Coefficients for one phase. Points are the intercept plus the weighted predictions; the log-odds of winning grow
    by `logit` times the model's logit and by `lead` times the points in units of `POINTS`."""

    intercept: float
    learned: float
    handmade: float
    logit: float
    lead: float


# Without a fitted curve, 12 points ahead multiply the odds by e.
ROUGH: Final = Calibration(0.0, 0.0, 1.0, 0.0, POINTS / 12)
ROUGH_LEARNED: Final = Calibration(0.0, 0.5, 0.5, 0.0, POINTS / 12)


class Curve(NamedTuple):
    phases: Sequence[Calibration]
    games: int  # it was fitted to; 0 for a rough curve

    def forecast(self, indicators: Indicators) -> list[Forecast]:
        """Forecasts for seats that play against each other."""
        calibration = self.phases[min(indicators.phase, len(self.phases) - 1)]
        points = self.points(indicators)
        log_odds = [
            calibration.logit * logit + calibration.lead * expected / POINTS
            for logit, expected in zip(indicators.logits, points, strict=True)
        ]
        shares = [math.exp(each - max(log_odds)) for each in log_odds]
        return [Forecast(expected, share / sum(shares)) for expected, share in zip(points, shares, strict=True)]

    def points(self, indicators: Indicators) -> list[float]:
        calibration = self.phases[min(indicators.phase, len(self.phases) - 1)]
        pairs = zip(indicators.learned, indicators.handmade, strict=True)
        at, learned, handmade = calibration.intercept, calibration.learned, calibration.handmade
        return [at + learned * by_model + handmade * by_evaluation for by_model, by_evaluation in pairs]


def forecasts(matches: Sequence[Match]) -> list[list[Forecast]]:
    """The forecasts of every seat for each position; all positions are of one game."""
    if not matches:
        return []
    curve = curve_of(matches[0])
    return [
        _at_the_end(match) if match.decision is None else _in_play(match, curve, indicators)
        for match, indicators in zip(matches, indicators_of(matches), strict=True)
    ]


def forecast(match: Match) -> list[Forecast]:
    return forecasts([match])[0]


def public_forecast(match: Match, worlds: int) -> list[Forecast]:
    """Forecasts from public knowledge: the mean over imagined worlds."""
    imagined = forecasts([match.imagine(SPECTATOR, number) for number in range(worlds)])
    return [_mean([forecasts[seat] for forecasts in imagined]) for seat in range(match.players)]


def _mean(forecasts: Sequence[Forecast]) -> Forecast:
    chances = [each.chance for each in forecasts if each.chance is not None]
    return Forecast(fmean(each.points for each in forecasts), fmean(chances) if chances else None)


def in_set_up(match: Match) -> bool:
    """Whether the model still knows nothing but the strategic choices."""
    model = model_of(match)
    return model is not None and match.decision is not None and _phase(model, match) == SET_UP


def lead(forecasts: Sequence[Forecast], seat: int) -> float:
    """The measure by which answers are compared: the points of a seat less half of those of its best rival. Unlike a
    chance, it still tells answers apart when the game is as good as won."""
    rivals = [other.points for number, other in enumerate(forecasts) if number != seat]
    return forecasts[seat].points - RIVAL_COUNTS * max(rivals, default=0.0)


def indicators_of(matches: Sequence[Match]) -> list[Indicators]:
    """The predictors for positions of one game; meaningless for finished matches."""
    model = model_of(matches[0])
    return [_by_evaluation(match) for match in matches] if model is None else _by_model(model, matches)


def curve_of(match: Match) -> Curve:
    """The fitted curve of the game if its model fits the match; else a rough one."""
    if model_of(match) is None:
        return Curve([ROUGH], 0)
    return _read(match.game.ai.folder / CURVE)


@lru_cache(maxsize=32)
def _read(path: Path) -> Curve:
    if not path.is_file():
        return Curve([ROUGH_LEARNED], 0)
    stored = json.loads(path.read_text())
    return Curve([Calibration(*phase) for phase in stored["phases"]], stored["games"])


def _in_play(match: Match, curve: Curve, indicators: Indicators) -> list[Forecast]:
    if match.players > 1:
        return curve.forecast(indicators)
    chance = 1 / (1 + math.exp(-indicators.logits[0])) if match.game.has_rivals else None
    return [Forecast(curve.points(indicators)[0], chance)]


def _at_the_end(match: Match) -> list[Forecast]:
    result = match.result
    alone = match.players == 1 and not match.game.has_rivals
    share = 1 / max(1, len(result.winners))
    return [
        Forecast(score, None if alone else share if seat in result.winners else 0.0)
        for seat, score in enumerate(result.scores)
    ]


def _by_evaluation(match: Match) -> Indicators:
    zeros = [0.0] * match.players
    return Indicators(0, zeros, [match.game.ai.evaluate(match.state, seat) for seat in range(match.players)], zeros)


def _by_model(model: LearnedModel, matches: Sequence[Match]) -> list[Indicators]:
    """All seats of all positions in one batch."""
    from .value_net import OWN, WIN, rows_of

    rows = rows_of(model.encoder, [(match.state, seat) for match in matches for seat in range(match.players)])
    heads, at = model.net.heads(rows), model.encoder.layout.at
    points = rows[:, at["own_points"]]
    learned = (POINTS * (points + heads[:, OWN])).tolist()
    handmade = (POINTS * (points + rows[:, at["handmade"]])).tolist()
    logits = heads[:, WIN].tolist()
    found: list[Indicators] = []
    first = 0
    for match in matches:
        here = slice(first, first + match.players)
        indicators = Indicators(_phase(model, match), learned[here], handmade[here], logits[here])
        found.append(_by_choices(model, match, indicators) if indicators.phase == SET_UP else indicators)
        first += match.players
    return found


def _phase(model: LearnedModel, match: Match) -> int:
    """The phase of the seat that is furthest ahead; set-up while any seat is in it."""
    phases = [model.encoder.phase(match.state, seat) for seat in range(match.players)]
    return SET_UP if SET_UP in phases else max(phases)


def _by_choices(model: LearnedModel, match: Match, indicators: Indicators) -> Indicators:
    """Forecasts before the first turn, when the model only knows the value of each strategic choice."""
    net, chosen = model.net, model.encoder.chosen
    learned = [net.value_of_choices(chosen(match.state, seat)) for seat in range(match.players)]
    return indicators._replace(learned=learned, logits=[0.0] * match.players)
