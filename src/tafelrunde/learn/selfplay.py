"""Self-play: one game of greedy bots, and the positions of it that are learned from.

A position is taken where bots compare positions: after an answer with which a turn of the seat is over.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import lru_cache
from traceback import format_exc
from typing import Any, NamedTuple, Optional, Union

import numpy as np
from numpy.typing import NDArray

from ..bots.bot import Bot
from ..bots.greedy import GreedyBot
from ..bots.learned import LearnedEvaluation, Mind
from ..bots.outcome import best_other
from ..bots.registry import bot
from ..bots.turn_playout import quick_answer, turn_over
from ..bots.value_net import ValueNet, unpacked
from ..games import games
from ..kernel.encode import SET_UP, Encoder, Row
from ..kernel.game import Game
from ..kernel.match import LAST, Match
from ..kernel.rng import Rng, seeded
from .line_up import BY_HAND, Seat, Table


class Track(NamedTuple):
    """What one seat saw in a game, position by position, and how it ended. The best rival of a single player has no
    points, and nobody wins against nobody."""

    rows: NDArray[np.float16]
    points: NDArray[np.float32]  # own and best rival's, at each position
    own: float
    rival: float
    win: float
    players: int
    choices: tuple[int, ...]


class Played(NamedTuple):
    table: Table
    scores: list[int]
    winners: list[int]
    tracks: list[Track]
    seconds: float


class Job(NamedTuple):
    """Games for one process, with the networks that play in them. Where `learn_by_hand` is set, something is learned
    from who plays without a network too: as long as nobody plays better."""

    tables: tuple[Table, ...]
    weights: Mapping[int, bytes]
    learn_by_hand: bool


class Failed(NamedTuple):
    """A game that broke off: one mistake in the rules must not end a long run, but the report counts it."""

    table: Table
    why: str


def play_job(job: Job) -> list[Union[Played, Failed]]:
    done: list[Union[Played, Failed]] = []
    for table in job.tables:
        try:
            done.append(play(table, job.weights, job.learn_by_hand))
        except Exception:
            done.append(Failed(table, format_exc(limit=-3)))
    return done


def play(table: Table, weights: Mapping[int, bytes], learn_by_hand: bool) -> Played:
    game = games[table.game]
    begun = time.perf_counter()
    bots = [player(game, seat, weights) for seat in table.seats]
    watched = [learn_by_hand or seat.version != BY_HAND for seat in table.seats]
    match, tracks = play_out(game, table, bots, watched)
    result = match.result
    found = [
        track for seat, rows in enumerate(tracks) if (track := _track(match, seat, rows, game.encoder)) is not None
    ]
    return Played(table, result.scores, result.winners, found, time.perf_counter() - begun)


def player(game: Game, seat: Seat, weights: Mapping[int, bytes]) -> Bot:
    found = GreedyBot(tries=seat.tries, slips=seat.slips)
    if seat.version != BY_HAND:
        found.evaluation = LearnedEvaluation(seat.share, mind(game.name, seat.version, weights[seat.version]))
    return found


@lru_cache(maxsize=8)
def mind(game: str, version: int, weights: bytes) -> Mind:
    """A process plays many games with the same weights, so it reads them once."""
    arrays, _ = unpacked(weights)
    encoder = games[game].encoder
    assert encoder is not None
    return Mind(encoder, ValueNet(arrays, encoder.layout))


class Watched:
    """The rows of a seat so far, and the choices it had made when the game began."""

    __slots__ = ("answers", "choices", "rows", "strolling")

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.answers = 0  # in this turn
        self.strolling = False  # this turn is played without thought
        self.choices: tuple[int, ...] = ()


def play_out(game: Game, table: Table, bots: list[Bot], watched: list[bool]) -> tuple[Match, list[Watched]]:
    encoder = game.encoder
    assert encoder is not None
    match = Match(game, len(bots), table.seed, table.options, keep=LAST)
    dice = [seeded(table.seed * 31 + 1 + seat) for seat in range(len(bots))]
    tracks = [Watched() for _ in bots]
    while match.decision is not None:
        seat = match.decision.seat
        track, strolls = tracks[seat], table.seats[seat].strolls
        if not track.answers and strolls:
            track.strolling = not dice[seat].below(strolls)
        if match.decision.prompt.strategic and table.seats[seat].wanders:
            code = match.decision.options[dice[seat].below(len(match.decision.options))]
        elif track.strolling and not match.decision.prompt.strategic:
            code = quick_answer(match.decision, dice[seat])
        else:
            code = bots[seat].choose(match, dice[seat])
        match.choose(code)
        track.answers += 1
        if turn_over(match, seat, track.answers):
            track.answers = 0
            if watched[seat] and match.decision is not None and encoder.phase(match.state, seat) != SET_UP:
                if not track.rows:
                    track.choices = tuple(encoder.chosen(match.state, seat))
                track.rows.append(encoder.row(match.state, seat))
    return match, tracks


def _track(match: Match, seat: int, watched: Watched, encoder: Optional[Encoder]) -> Optional[Track]:
    if not watched.rows or encoder is None:
        return None
    scores, winners = match.result.scores, match.result.winners
    rival = best_other(match.result, seat)
    win = 1.0 / len(winners) if seat in winners and len(scores) > 1 else 0.0
    rows: NDArray[Any] = np.array(watched.rows, np.float32)
    points = rows[:, [encoder.layout.at["own_points"], encoder.layout.at["rival_points"]]].copy()
    return Track(rows.astype(np.float16), points, float(scores[seat]), float(rival), win, len(scores), watched.choices)


def duel(game: Game, names: tuple[str, ...], seed: int, options: Mapping[str, object]) -> tuple[list[int], list[int]]:
    """A game between bots by their specs; the scores and the winners."""
    match = Match(game, len(names), seed, options, keep=LAST)
    bots = [bot(name) for name in names]
    dice: list[Rng] = [seeded(seed * 31 + 1 + seat) for seat in range(len(bots))]
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(bots[seat].choose(match, dice[seat]))
    return match.result.scores, match.result.winners
