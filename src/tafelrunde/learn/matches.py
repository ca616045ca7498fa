"""Measures how strong a network plays, in matches against frozen opponents."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..bots.learned import adopt
from ..games import games
from .seating import NO_NETWORK
from .selfplay import Played, duel, model_of_weights

Z: Final = 1.96  # for an interval of 95 %


class Score:
    """The results of one player against others; a shared win counts in part."""

    __slots__ = ("against", "games", "points", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0.0
        self.against = 0.0  # points of the best other

    def add(self, seat: int, scores: Sequence[int], winners: Sequence[int]) -> None:
        self.games += 1
        self.wins += 1.0 / len(winners) if seat in winners else 0.0
        self.points += scores[seat]
        self.against += max(score for other, score in enumerate(scores) if other != seat)

    def join(self, other: Score) -> None:
        self.games += other.games
        self.wins += other.wins
        self.points += other.points
        self.against += other.against

    def figures(self) -> dict[str, float]:
        if not self.games:
            return {"games": 0}
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "ahead": round(self.wins / self.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "points": round(self.points / self.games, 2),
            "against": round(self.against / self.games, 2),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return middle - half, middle + half


def count_test(score: Score, played: Played) -> None:
    """Count a game of a network against the handmade evaluation."""
    seat = next(number for number, seat in enumerate(played.seating.seats) if seat.version != NO_NETWORK)
    score.add(seat, played.scores, played.winners)


class Pairing(NamedTuple):
    """A final match: the first bot at one seat, the second at the others."""

    first: str
    second: str
    players: int


FINAL: Final = (
    Pairing("greedy:value=learned", "greedy", 2),
    Pairing("greedy:value=mix", "greedy", 2),
    Pairing("greedy:tries=4:value=learned", "greedy:tries=4", 2),
    Pairing("greedy:tries=4:value=mix", "greedy:tries=4", 2),
    Pairing("greedy:value=learned", "greedy", 3),
    Pairing("greedy:value=mix", "greedy", 3),
    Pairing("greedy:tries=4:value=mix", "expert@1", 2),  # slow games, so they come last
)


class Duel(NamedTuple):
    """One game of a pairing. Games that differ only in where the first bot sits share a seed."""

    game: str
    pairing: Pairing
    number: int
    weights: bytes


def pairings(players: Sequence[int]) -> list[Pairing]:
    return [pairing for pairing in FINAL if pairing.players in players]


def play_duel(duel_: Duel) -> tuple[int, list[int], list[int]]:
    """The seat of the first bot, the scores and the winners."""
    game = games[duel_.game]
    adopt(game, model_of_weights(duel_.game, -1, duel_.weights))
    first, second, players = duel_.pairing
    seat = duel_.number % players
    names = tuple(first if number == seat else second for number in range(players))
    scores, winners = duel(game, names, 7_000_000 + duel_.number // players, {})
    return seat, scores, winners
