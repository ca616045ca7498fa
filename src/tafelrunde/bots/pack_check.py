"""Tries out a pack: bots play quick games with it and the same seeds without it.

Reports whether every game ends, whether the laws hold, and how scores move.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from ..kernel.game import Game
from ..kernel.laws import InvariantViolation, play_by_the_laws, result_adds_up, well_asked
from ..kernel.match import Match
from ..kernel.rng import seeded
from .bot import Bot

RANDOM_GAMES: Final = 5  # with random play, checking all laws every few positions
EVERY: Final = 40
LONGEST: Final = 5000  # choices; our games have less than half as many
SECONDS: Final = 120.0  # of processor time, after which no further game starts


class PackReport(NamedTuple):
    """Mean scores over all seats with the pack and before it; `error` is the standard error of their difference."""

    games: int
    players: int
    ended: int
    broken: str  # the first error; empty if there was none
    score: float
    score_before: float
    error: float
    choices: float
    choices_before: float

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


def check_pack(mine: Game, before: Game, bot: Callable[[], Bot], say: Callable[[int], None], games: int) -> PackReport:
    """Compare `mine`, the game with the pack, to the game `before` it; `say` gets the progress in per cent."""
    players = max(2, mine.players[0])
    begun, broken, ended = time.process_time(), _random_play_error(mine, players, min(games, RANDOM_GAMES)), 0
    moved: list[float] = []
    sums = [0.0, 0.0, 0.0, 0.0]
    for seed in range(games):
        if seed and time.process_time() - begun > SECONDS:
            games = seed
            break
        say(100 * seed // games)
        try:
            with_pack, without = _played(mine, players, seed, bot()), _played(before, players, seed, bot())
        except Exception as wrong:  # rules may do anything with values they were not written for
            broken = broken or f"game {seed + 1}: {wrong!r:.160}"
            continue
        ended += 1
        scores = [fmean(match.result.scores) for match in (with_pack, without)]
        moved.append(scores[0] - scores[1])
        found = (*scores, len(with_pack.codes), len(without.codes))
        sums = [total + each for total, each in zip(sums, found, strict=True)]
    say(100)
    score, score_before, choices, choices_before = (round(total / max(1, ended), 1) for total in sums)
    error = round(stdev(moved) / sqrt(len(moved)), 1) if len(moved) > 1 else 0.0
    return PackReport(games, players, ended, broken, score, score_before, error, choices, choices_before)


def _random_play_error(game: Game, players: int, games: int) -> str:
    for seed in range(games):
        try:
            play_by_the_laws(game, players, seed=seed, every=EVERY, longest=LONGEST)
        except Exception as wrong:
            return f"random game {seed + 1}: {wrong!s:.160}"
    return ""


def _played(game: Game, players: int, seed: int, bot: Bot) -> Match:
    """Play a game to its end, checking every position."""
    match, dice = Match(game, players, seed), seeded(seed)
    while match.decision is not None:
        if len(match.codes) > LONGEST:
            raise InvariantViolation(f"the game did not end within {LONGEST} choices")
        well_asked(match)
        match.choose(bot.choose(match, dice))
        match.state.check()
    result_adds_up(match)
    return match
