"""Self-play: one game of greedy bots and its training positions, taken where bots compare positions: at ends of
turns."""

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
from ..bots.learned import LearnedEvaluation, LearnedModel
from ..bots.outcome import best_other
from ..bots.registry import bot
from ..bots.turn_playout import quick_answer, turn_over
from ..bots.value_net import ValueNet, unpacked
from ..games import games
from ..kernel.encode import SET_UP, Encoder, Row
from ..kernel.game import Game
from ..kernel.match import LAST, Match
from ..kernel.rng import Rng, seeded
from .seating import NO_NETWORK, Seat, Seating


class Track(NamedTuple):
    """The positions of one seat in a game, and how it ended. A single player never wins, and its rival has 0 points."""

    rows: NDArray[np.float16]
    points: NDArray[np.float32]  # of the seat and its best rival, at each position
    own: float
    rival: float
    win: float
    players: int
    choices: tuple[int, ...]


class Played(NamedTuple):
    seating: Seating
    scores: list[int]
    winners: list[int]
    tracks: list[Track]
    seconds: float


class Job(NamedTuple):
    """Games for one process, with the networks that play in them. With `learn_from_handmade`, seats without a network
    yield training data too, as long as nobody plays better."""

    seatings: tuple[Seating, ...]
    weights: Mapping[int, bytes]
    learn_from_handmade: bool


class Failed(NamedTuple):
    """A game that raised an error: one bug in the rules must not end a long run, but the report counts it."""

    seating: Seating
    why: str


def play_job(job: Job) -> list[Union[Played, Failed]]:
    done: list[Union[Played, Failed]] = []
    for seating in job.seatings:
        try:
            done.append(play(seating, job.weights, job.learn_from_handmade))
        except Exception:
            done.append(Failed(seating, format_exc(limit=-3)))
    return done


def play(seating: Seating, weights: Mapping[int, bytes], learn_from_handmade: bool) -> Played:
    game = games[seating.game]
    begun = time.perf_counter()
    bots = [player(game, seat, weights) for seat in seating.seats]
    watched = [learn_from_handmade or seat.version != NO_NETWORK for seat in seating.seats]
    match, tracks = play_out(game, seating, bots, watched)
    result = match.result
    found = [
        track for seat, rows in enumerate(tracks) if (track := _track(match, seat, rows, game.ai.encoder)) is not None
    ]
    return Played(seating, result.scores, result.winners, found, time.perf_counter() - begun)


def player(game: Game, seat: Seat, weights: Mapping[int, bytes]) -> Bot:
    found = GreedyBot(tries=seat.tries, blunders=seat.blunders)
    if seat.version != NO_NETWORK:
        model = model_of_weights(game.name, seat.version, weights[seat.version])
        found.evaluation = LearnedEvaluation(seat.share, model)
    return found


@lru_cache(maxsize=8)
def model_of_weights(game: str, version: int, weights: bytes) -> LearnedModel:
    """The network in a weights file; a process plays many games with the same one."""
    arrays, _ = unpacked(weights)
    encoder = games[game].ai.encoder
    assert encoder is not None
    return LearnedModel(encoder, ValueNet(arrays, encoder.layout))


class SeatRecorder:
    """The rows of a seat so far, and its choices before the first turn."""

    __slots__ = ("answers", "choices", "in_quick_turn", "rows")

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.answers = 0  # in this turn
        self.in_quick_turn = False  # it plays this turn without thought
        self.choices: tuple[int, ...] = ()


def play_out(game: Game, seating: Seating, bots: list[Bot], watched: list[bool]) -> tuple[Match, list[SeatRecorder]]:
    encoder = game.ai.encoder
    assert encoder is not None
    match = Match(game, len(bots), seating.seed, seating.options, keep=LAST)
    dice = [seeded(seating.seed * 31 + 1 + seat) for seat in range(len(bots))]
    tracks = [SeatRecorder() for _ in bots]
    while match.decision is not None:
        seat = match.decision.seat
        track, quick_turns = tracks[seat], seating.seats[seat].quick_turns
        if not track.answers and quick_turns:
            track.in_quick_turn = not dice[seat].below(quick_turns)
        if match.decision.prompt.strategic and seating.seats[seat].explores_choices:
            code = match.decision.options[dice[seat].below(len(match.decision.options))]
        elif track.in_quick_turn and not match.decision.prompt.strategic:
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


def _track(match: Match, seat: int, watched: SeatRecorder, encoder: Optional[Encoder]) -> Optional[Track]:
    if not watched.rows or encoder is None:
        return None
    scores, winners = match.result.scores, match.result.winners
    rival = best_other(match.result, seat)
    win = 1.0 / len(winners) if seat in winners and len(scores) > 1 else 0.0
    rows: NDArray[Any] = np.array(watched.rows, np.float32)
    points = rows[:, [encoder.layout.at["own_points"], encoder.layout.at["rival_points"]]].copy()
    return Track(rows.astype(np.float16), points, float(scores[seat]), float(rival), win, len(scores), watched.choices)


def duel(game: Game, names: tuple[str, ...], seed: int, options: Mapping[str, object]) -> tuple[list[int], list[int]]:
    """Play a game between bots given by specs; returns the scores and the winners."""
    match = Match(game, len(names), seed, options, keep=LAST)
    bots = [bot(name) for name in names]
    dice: list[Rng] = [seeded(seed * 31 + 1 + seat) for seat in range(len(bots))]
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(bots[seat].choose(match, dice[seat]))
    return match.result.scores, match.result.winners
