"""Test games of a network against a bot that does not learn."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.bots.registry import bot
from tafelrunde.games import games
from tafelrunde.kernel.match import LAST, Match
from tafelrunde.kernel.rng import seeded

from .policy_net import WeightsBot

SEEDS: Final = 7_000_000  # far from those of self-play


class TestGame(NamedTuple):
    """Games 2n and 2n + 1 have the same seed, with seats swapped."""

    game: str
    weights: bytes
    version: int
    iterations: int
    opponent: str
    number: int


class Tested(NamedTuple):
    version: int
    seat: int
    scores: list[int]
    winners: list[int]


def play_test(test: TestGame) -> Tested:
    seat, seed = test.number % 2, SEEDS + test.number // 2
    players = [WeightsBot(test.weights, test.iterations), bot(test.opponent)]
    if seat == 1:
        players.reverse()
    match, dice = Match(games[test.game], 2, seed, keep=LAST), [seeded(seed * 31 + 1 + each) for each in range(2)]
    while match.decision is not None:
        asked = match.decision.seat
        match.choose(players[asked].choose(match, dice[asked]))
    return Tested(test.version, seat, match.result.scores, match.result.winners)
