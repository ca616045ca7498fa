"""Laws about a whole game: what its rules treat as secret is hidden from others.

A field that its declaration shows by mistake contradicts the rules: they ask in secret for things that everybody knows,
or count a reveal that tells nobody anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from .decision import Decision
from .game import Game
from .laws import InvariantViolation, sealed_answers_hold
from .match import Match
from .playout import random_code
from .rng import seeded
from .zones import zones

WORLDS: Final = 3  # imagined by each seat
QUESTIONS: Final = 10  # asked in secret before their options are judged
REVEALS: Final = 4  # counted after a prompt before they are judged

Play = tuple[int, Mapping[str, object], int]  # players, options, seed


class SecrecyLaw:
    """Counts secret questions and reveals of random games, by prompt."""

    def __init__(self) -> None:
        self._asked: Counter[str] = Counter()  # in secret
        self._known: Counter[str] = Counter()  # of these: others knew the things to choose from
        self._revealed: Counter[str] = Counter()
        self._idle: Counter[str] = Counter()  # of these: nobody learned anything

    def play(self, game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
        match, dice = Match(game, players, seed, options), seeded(seed)
        while match.decision is not None:
            decision, before, reveals = match.decision, match.clone(), match.state.reveals
            name, code, world_seed = decision.prompt.name, random_code(match, dice), dice.below(1 << 30)
            if decision.prompt.simultaneous:
                sealed_answers_hold(match, code, world_seed)
            elif decision.secret is not None and names_own_things(match, decision):
                self._asked[name] += 1
                self._known[name] += others_know_options(match, decision, world_seed)
            match.choose(code)
            if match.state.reveals != reveals:
                self._revealed[name] += 1
                self._idle[name] += reveals_nothing(before, code, match, world_seed)

    def judge(self) -> None:
        for name, asked in self._asked.items():
            if asked >= QUESTIONS and self._known[name] == asked:
                raise InvariantViolation(
                    f"{name} was asked in secret {asked} times, and everybody knew its things each time: a field is "
                    "shown that should be hidden, or `ask` is enough"
                )
        for name, revealed in self._revealed.items():
            if revealed >= REVEALS and self._idle[name] > revealed / 2:
                raise InvariantViolation(
                    f"{self._idle[name]} of {revealed} reveals after {name} told nobody anything: a field is shown "
                    "that should be hidden, or `reveals` grows too often"
                )


def rules_keep_secrets(game: Game, plays: Iterable[Play]) -> None:
    """In these random games, secret questions are secret and reveals tell something."""
    law = SecrecyLaw()
    for players, options, seed in plays:
        law.play(game, players, options, seed)
    law.judge()


def names_own_things(match: Match, decision: Decision) -> bool:
    """Whether options are things in front of the seat. Others that depend on hidden things may hardly ever differ."""
    own = [zone for zone in zones(match.state, decision.prompt.of) if getattr(zone.part, "seat", -1) == decision.seat]
    return any(code in zone.things for zone in own for code in decision.options if code < decision.prompt.extra)


def others_know_options(match: Match, decision: Decision, seed: int) -> bool:
    """Whether the options are the same in all worlds that other seats imagine."""
    return all(
        imagined is not None and imagined.options == decision.options
        for seat in range(match.players)
        if seat != decision.seat
        for imagined in (match.imagine(seat, seed + n).decision for n in range(WORLDS))
    )


def reveals_nothing(before: Match, code: int, after: Match, seed: int) -> bool:
    """Whether every seat sees the same after this answer in all worlds that it imagined before."""
    for seat in range(before.players):
        view = after.view(seat)
        for n in range(WORLDS):
            imagined = before.imagine(seat, seed + n)
            if imagined.decision is None or code not in imagined.decision.options:
                return False  # what others hold decides what they can answer
            imagined.choose(code)
            if imagined.view(seat) != view:
                return False
    return True
