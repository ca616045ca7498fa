"""Replays to positions in which the component of a draft is used. Runs in upload processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...games import box_with
from ...kernel.game import Component, Game, UsageError, Value
from ...kernel.match import IllegalChoice, Match
from ..core.errors import illegal, not_found
from ..core.matches.rules_timeout import rules_timeout


class Position(NamedTuple):
    """A position of a game, given by the choices before it."""

    players: int
    seed: int
    options: Mapping[str, Any]
    codes: Sequence[int]


class Reached(NamedTuple):
    """The seat to move in a position, and the options of the game."""

    seat: int
    options: dict[str, Value]


def drafted(game: str, text: str, component: tuple[str, str]) -> tuple[Game, Component]:
    """The game with a draft applied, and the component in it."""
    patched = box_with(game, text, unfinished=True)
    found = next((each for each in patched.components if (each.kind, each.id) == component), None)
    if found is None:
        raise not_found("no-component")
    return patched, found


def match_in(game: Game, position: Position) -> Match:
    """The match at the position; refuses invalid positions."""
    try:
        match = Match(game, position.players, position.seed, position.options)
        with rules_timeout():
            for code in position.codes:
                match.choose(code)
    except (UsageError, IllegalChoice) as wrong:
        raise illegal("illegal", reason=str(wrong)[:120]) from None
    if match.decision is None:
        raise illegal("no-such-ply", "no-fork-there")
    return match


def reached(game: str, text: str, position: Position) -> Reached:
    match = match_in(box_with(game, text), position)
    assert match.decision is not None
    return Reached(match.decision.seat, match.options)
