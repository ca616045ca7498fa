"""Plays one game between bots. Input and output are plain data, so that other processes and machines can do it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Optional

from ..bots import bot
from ..games import games
from ..kernel.game import Value
from ..kernel.match import LAST, NOTHING, TRAIL, Match
from ..kernel.rng import seeded


class GameSpec(NamedTuple):
    """A game to play. It determines the result, unless a bot uses the clock."""

    game: str
    options: Mapping[str, Value]
    bots: tuple[str, ...]  # by seat
    seed: int
    record: bool = False


class GameResult(NamedTuple):
    """The result of a finished game."""

    seed: int
    bots: tuple[str, ...]  # by seat
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    decisions: int  # choices with more than one option

    def places(self) -> list[int]:
        """The rank of each seat: 0 for winners, the others by score."""
        return [
            0 if seat in self.winners else 1 + sum(other > score for other in self.scores)
            for seat, score in enumerate(self.scores)
        ]

    def win_share(self, seats: Sequence[int]) -> float:
        """The share of the win that these seats have; several winners share it. It is 0 if the rules won."""
        return sum(seat in self.winners for seat in seats) / max(1, len(self.winners))


class FinishedGame(NamedTuple):
    """The result of a game, the thinking times of each seat in milliseconds, and the record if requested."""

    result: GameResult
    millis: tuple[tuple[int, ...], ...]
    record: Optional[dict[str, Any]] = None


def play_game(spec: GameSpec) -> FinishedGame:
    seats = range(len(spec.bots))
    bots = [bot(name) for name in spec.bots]
    keep = TRAIL if spec.record else LAST if any(player.imagines for player in bots) else NOTHING
    match = Match(games[spec.game], len(bots), spec.seed, spec.options, seats=list(spec.bots), keep=keep)
    dice = [seeded(derived_seed(spec.seed, seat)) for seat in seats]
    millis: list[list[int]] = [[] for _ in seats]
    while match.decision is not None:
        seat, free = match.decision.seat, len(match.decision.options) > 1
        started = time.perf_counter()
        code = bots[seat].choose(match, dice[seat])
        if free:
            millis[seat].append(round((time.perf_counter() - started) * 1000))
        match.choose(code)
    ended = match.result
    decisions = sum(len(times) for times in millis)
    result = GameResult(spec.seed, spec.bots, tuple(ended.scores), tuple(ended.winners), ended.ending, decisions)
    return FinishedGame(result, tuple(map(tuple, millis)), match.record().to_json() if spec.record else None)


def derived_seed(seed: int, i: int) -> int:
    """An independent seed for part i, derived from one seed."""
    return int.from_bytes(blake2b(f"{seed}/{i}".encode(), digest_size=6).digest(), "big")
