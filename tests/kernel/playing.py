"""What tests of a match need: a toy match to start from, and everything that is the match at a glance."""

from __future__ import annotations

from typing import Any

from toy import TOY, Harbour, Table, build, gamble, scout, stow, take
from toy_cards import (
    SEAL,
)

from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.match import (
    Match,
)
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING


def asked(match: Match) -> Decision:
    assert match.decision is not None
    return match.decision


def first_turn(game: Harbour = TOY, players: int = 2, seed: int = 1, **options: object) -> Match:
    """After the sealing: seat 0 has two of every good and may act."""
    match = Match(game, players, seed, options)
    while asked(match).prompt is SEAL:
        match.choose(asked(match).options[0])
    return match


def play_some(match: Match, seed: int, choices: int) -> Match:
    dice = seeded(seed)
    for _ in range(choices):
        if not match.over:
            match.choose(random_code(match, dice))
    return match


def told(match: Match, since: int = -1) -> list[tuple[Any, ...]]:
    return [(event.ply, event.name, event.seat, event.facts, event.private) for event in match.events(since)]


def everything_of(match: Match) -> tuple[Any, ...]:
    return (
        match.hash(), match.codes.copy(), match.hashes.copy(), match.horizon, match.answers_since.copy(),
        match.view(EVERYTHING), told(match),
    )  # fmt: skip


class WithAction(Harbour):
    """The toy with another rule in place of the festival."""

    def __init__(self, rule: Any) -> None:
        super().__init__()

        class Changed(Table):
            actions = (scout, build, take, rule, gamble, stow)

        self.table = Changed  # type: ignore[misc]
