"""Games of Tapestry from their very beginning, as a seat sees them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.table.prompts import ACTION
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded


def opening(players: int = 2, seed: int = 1, **options: object) -> Match:
    """The table is set; the first player makes a choice of set-up."""
    return Match(TAPESTRY, players, seed, options)


def seen(match: Match, seat: int = 0) -> dict[str, Any]:
    view: dict[str, Any] = match.view(seat)
    return view


def first_turns(players: int = 2, seed: int = 1, **options: object) -> Match:
    """Everything of set-up is chosen, the first option each time; somebody is asked for an action."""
    match = opening(players, seed, **options)
    while match.decision is not None and match.decision.prompt is not ACTION:
        match.choose(match.decision.options[0])
    return match


def random_game(players: int, seed: int) -> Iterator[Match]:
    """The match before each choice, and at last when it is over."""
    match, dice = opening(players, seed), seeded(seed)
    while match.decision is not None:
        yield match
        match.choose(random_code(match, dice))
    yield match
