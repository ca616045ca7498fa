"""One game between bots, as plain data in and out: it may be played in another process or on another machine."""

from __future__ import annotations

import time
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple, Optional

from ..bots import bot
from ..games import games
from ..kernel.game import Value
from ..kernel.match import LAST, NOTHING, TRAIL, Match
from ..kernel.rng import seeded


class Sitting(NamedTuple):
    """Who plays what. The game follows from it, unless a bot looks at the clock."""

    game: str
    options: Mapping[str, Value]
    bots: tuple[str, ...]  # by seat
    seed: int
    record: bool = False


class Played(NamedTuple):
    """One finished game."""

    seed: int
    bots: tuple[str, ...]  # by seat
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    decisions: int  # choices with more than one option


class Outcome(NamedTuple):
    """A finished game, what each seat took for each choice, and the record if one was wanted."""

    played: Played
    millis: tuple[tuple[int, ...], ...]
    record: Optional[dict[str, Any]] = None


def play(sitting: Sitting) -> Outcome:
    seats = range(len(sitting.bots))
    bots = [bot(name) for name in sitting.bots]
    keep = TRAIL if sitting.record else LAST if any(player.imagines for player in bots) else NOTHING
    match = Match(games[sitting.game], len(bots), sitting.seed, sitting.options, seats=list(sitting.bots), keep=keep)
    dice = [seeded(seed_of(sitting.seed, seat)) for seat in seats]
    millis: list[list[int]] = [[] for _ in seats]
    while match.decision is not None:
        seat, free = match.decision.seat, len(match.decision.options) > 1
        begun = time.perf_counter()
        code = bots[seat].choose(match, dice[seat])
        if free:
            millis[seat].append(round((time.perf_counter() - begun) * 1000))
        match.choose(code)
    result = match.result
    decisions = sum(len(times) for times in millis)
    played = Played(
        sitting.seed, sitting.bots, tuple(result.scores), tuple(result.winners), result.ending, decisions
    )  # fmt: skip
    return Outcome(played, tuple(map(tuple, millis)), match.record().to_json() if sitting.record else None)


def seed_of(seed: int, i: int) -> int:
    """Unrelated seeds for the parts of what one seed stands for."""
    return int.from_bytes(blake2b(f"{seed}/{i}".encode(), digest_size=6).digest(), "big")
