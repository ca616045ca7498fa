"""Positions in which the component of a draft comes up. For where uploads are parsed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...games import game_with_pack
from ...kernel.game import Component, Game, UsageError, Value
from ...kernel.match import IllegalChoice, Match
from ..core.errors import illegal, not_found
from ..core.matches.rules_timeout import rules_timeout


class Position(NamedTuple):
    """Where a component comes up: after so many choices of a match."""

    players: int
    seed: int
    options: Mapping[str, Any]
    codes: Sequence[int]


class Reached(NamedTuple):
    """Whose turn it is in a position, and what the match is played with."""

    seat: int
    options: dict[str, Value]


def drafted(game: str, text: str, component: tuple[str, str]) -> tuple[Game, Component]:
    """The box of a draft, and the component there. For where uploads are parsed."""
    box = game_with_pack(game, text, unfinished=True)
    found = next((each for each in box.components if (each.kind, each.id) == component), None)
    if found is None:
        raise not_found("no-component")
    return box, found


def match_in(game: Game, position: Position) -> Match:
    """The match that has come to the position; refuses one that no game comes to."""
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
    match = match_in(game_with_pack(game, text), position)
    assert match.decision is not None
    return Reached(match.decision.seat, match.options)
