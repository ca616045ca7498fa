"""Positions for checks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Optional

from ..kernel.game import Game, Value, View
from ..kernel.match import Match
from ..kernel.playout import random_code
from ..kernel.rng import seeded


def played(
    game: Game, players: int, choices: int, seed: int = 1, options: Optional[Mapping[str, object]] = None
) -> Match:
    """A random match after n choices, or at its end."""
    match = Match(game, players, seed, options)
    dice = seeded(seed)
    while match.decision is not None and len(match.codes) < choices:
        match.choose(random_code(match, dice))
    return match


def at_every_question(
    game: Game, players: int, seed: int, options: Optional[Mapping[str, object]] = None
) -> Iterator[Match]:
    """The same match at each question and at its end; callers may look but not choose."""
    match = Match(game, players, seed, options)
    dice = seeded(seed)
    while match.decision is not None:
        yield match
        match.choose(random_code(match, dice))
    yield match


def own_view(match: Match) -> View:
    assert match.decision is not None
    return match.view(match.decision.seat)


def last_values(game: Game) -> dict[str, Value]:
    """Every option at its last value."""
    return {option.name: option.values[-1] for option in game.options}
