"""What the rest of a game promises each seat: points at the end, and the chance to win.

A learned mind foretells both, and the hand-made evaluation has its own opinion. How far each is to be trusted depends
on how much of the game is left, so a curve for each game, fitted to games of bots (`bench/calibration.py`), makes
points and chances of them. Where no mind fits, the hand-made evaluation counts as points, and the chances are rough.
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
from .learned import Mind, mind_of

CURVE: Final = "chances.json"  # in `Game.ai_folder`
RIVAL_COUNTS: Final = 0.5  # a point of the best rival counts as much against a point of one's own


class Outlook(NamedTuple):
    """What a seat may hope for. `chance` is None for a single player whom nobody can beat."""

    points: float
    chance: Optional[float]


class Signs(NamedTuple):
    """What a position tells of its end: how far the game has come, and for each seat the points that the mind
    foretells, those that the hand-made evaluation promises, and the mind's logit of winning."""

    phase: int
    learned: list[float]
    by_hand: list[float]
    logits: list[float]


class Trust(NamedTuple):
    """How far the signs are to be trusted in a phase. Points are `usual`, plus what each opinion says by its weight; a
    chance grows with `logit` times the mind's logit and `lead` times the points, `POINTS` of them counted as 1."""

    usual: float
    learned: float
    by_hand: float
    logit: float
    lead: float


# Where nothing was fitted: 12 points ahead make a chance 2.7 times as large.
ROUGH: Final = Trust(0.0, 0.0, 1.0, 0.0, POINTS / 12)
ROUGH_LEARNED: Final = Trust(0.0, 0.5, 0.5, 0.0, POINTS / 12)


class Curve(NamedTuple):
    phases: Sequence[Trust]
    games: int  # that it was fitted to; 0 if it is rough

    def read(self, signs: Signs) -> list[Outlook]:
        """What several seats that play against each other may hope for."""
        trust = self.phases[min(signs.phase, len(self.phases) - 1)]
        points = self.points(signs)
        hopes = [
            trust.logit * logit + trust.lead * expected / POINTS
            for logit, expected in zip(signs.logits, points, strict=True)
        ]
        shares = [math.exp(hope - max(hopes)) for hope in hopes]
        return [Outlook(expected, share / sum(shares)) for expected, share in zip(points, shares, strict=True)]

    def points(self, signs: Signs) -> list[float]:
        trust = self.phases[min(signs.phase, len(self.phases) - 1)]
        pairs = zip(signs.learned, signs.by_hand, strict=True)
        return [trust.usual + trust.learned * learned + trust.by_hand * by_hand for learned, by_hand in pairs]


def outlooks(matches: Sequence[Match]) -> list[list[Outlook]]:
    """For each position of one game what every seat may hope for."""
    if not matches:
        return []
    curve = curve_of(matches[0])
    return [
        _at_the_end(match) if match.decision is None else _outlook(match, curve, signs)
        for match, signs in zip(matches, signs_of(matches), strict=True)
    ]


def outlook(match: Match) -> list[Outlook]:
    return outlooks([match])[0]


def public_outlook(match: Match, worlds: int) -> list[Outlook]:
    """What every seat may hope for, as far as somebody can tell who sees nobody's cards: the mean over imagined
    worlds."""
    imagined = outlooks([match.imagine(SPECTATOR, number) for number in range(worlds)])
    return [_mean([hopes[seat] for hopes in imagined]) for seat in range(match.players)]


def _mean(hopes: Sequence[Outlook]) -> Outlook:
    chances = [hope.chance for hope in hopes if hope.chance is not None]
    return Outlook(fmean(hope.points for hope in hopes), fmean(chances) if chances else None)


def in_set_up(match: Match) -> bool:
    """So early that a mind knows nothing but the choices for the whole game."""
    mind = mind_of(match)
    return mind is not None and match.decision is not None and _phase(mind, match) == SET_UP


def lead(outlook: Sequence[Outlook], seat: int) -> float:
    """By what answers are compared: the points of a seat less half of those of its best rival. Unlike a chance it still
    tells answers apart when a game is as good as won."""
    rivals = [other.points for number, other in enumerate(outlook) if number != seat]
    return outlook[seat].points - RIVAL_COUNTS * max(rivals, default=0.0)


def signs_of(matches: Sequence[Match]) -> list[Signs]:
    """For positions of one game; those of finished games mean nothing."""
    mind = mind_of(matches[0])
    return [_by_hand(match) for match in matches] if mind is None else _by_mind(mind, matches)


def curve_of(match: Match) -> Curve:
    """The curve that was fitted for a game, if its mind judges the match; else a rough one."""
    if mind_of(match) is None:
        return Curve([ROUGH], 0)
    return _read(match.game.ai_folder / CURVE)


@lru_cache(maxsize=32)
def _read(path: Path) -> Curve:
    if not path.is_file():
        return Curve([ROUGH_LEARNED], 0)
    kept = json.loads(path.read_text())
    return Curve([Trust(*trust) for trust in kept["phases"]], kept["games"])


def _outlook(match: Match, curve: Curve, signs: Signs) -> list[Outlook]:
    if match.players > 1:
        return curve.read(signs)
    chance = 1 / (1 + math.exp(-signs.logits[0])) if match.game.has_rivals else None
    return [Outlook(curve.points(signs)[0], chance)]


def _at_the_end(match: Match) -> list[Outlook]:
    result = match.result
    alone = match.players == 1 and not match.game.has_rivals
    share = 1 / max(1, len(result.winners))
    return [
        Outlook(score, None if alone else share if seat in result.winners else 0.0)
        for seat, score in enumerate(result.scores)
    ]


def _by_hand(match: Match) -> Signs:
    nothing = [0.0] * match.players
    return Signs(0, nothing, [match.game.evaluate(match.state, seat) for seat in range(match.players)], nothing)


def _by_mind(mind: Mind, matches: Sequence[Match]) -> list[Signs]:
    """The rows of all seats of all positions are judged at once."""
    from .value_net import OWN, WIN, rows_of

    rows = rows_of(mind.encoder, [(match.state, seat) for match in matches for seat in range(match.players)])
    heads, at = mind.net.heads(rows), mind.encoder.layout.at
    points = rows[:, at["own_points"]]
    learned = (POINTS * (points + heads[:, OWN])).tolist()
    by_hand = (POINTS * (points + rows[:, at["handmade"]])).tolist()
    logits = heads[:, WIN].tolist()
    found: list[Signs] = []
    first = 0
    for match in matches:
        here = slice(first, first + match.players)
        signs = Signs(_phase(mind, match), learned[here], by_hand[here], logits[here])
        found.append(_by_choices(mind, match, signs) if signs.phase == SET_UP else signs)
        first += match.players
    return found


def _phase(mind: Mind, match: Match) -> int:
    """Of the seat that has come furthest; set-up while it is that of any seat."""
    phases = [mind.encoder.phase(match.state, seat) for seat in range(match.players)]
    return SET_UP if SET_UP in phases else max(phases)


def _by_choices(mind: Mind, match: Match, signs: Signs) -> Signs:
    """Before the first turn the mind knows only by how much games go better with each choice."""
    net, chosen = mind.net, mind.encoder.chosen
    learned = [net.value_of_choices(chosen(match.state, seat)) for seat in range(match.players)]
    return signs._replace(learned=learned, logits=[0.0] * match.players)
