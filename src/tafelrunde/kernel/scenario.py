"""Custom positions for tests and lessons: arrange a table, then play from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Optional, Self

from .decision import NONE, Prompt
from .game import Game
from .match import Match
from .state import State


class Scenario:
    """A table after set-up that can be rearranged. Games subclass it with words of their own (`seat(0, gold=4)`)."""

    def __init__(
        self, game: Game, players: int = 2, options: Optional[Mapping[str, object]] = None, seed: int = 1
    ) -> None:
        start = Match(game, players, seed, options)
        self.game: Game = game
        self.players: int = players
        self.state: State = start.checkpoint.clone()

    def match(self) -> Match:
        """The match that continues from here. The position must be reachable."""
        self.state.check()
        return Match(self.game, self.players, state=self.state)


class Played:
    """A running scenario. Games subclass it to play in words of their own (`play("woodcutters_guild")`)."""

    def __init__(self, match: Match) -> None:
        self.match: Match = match

    @property
    def asked(self) -> Optional[Prompt]:
        return None if self.match.decision is None else self.match.decision.prompt

    @property
    def seat_asked(self) -> int:
        return NONE if self.match.decision is None else self.match.decision.seat

    @property
    def options(self) -> list[int]:
        return [] if self.match.decision is None else self.match.decision.options

    def answer(self, prompt: Prompt, code: int) -> Self:
        """Answer a question, and require that it is the intended one."""
        answer(self.match, prompt, code)
        return self


def answer(match: Match, prompt: Prompt, code: int) -> None:
    """Choose, and require the prompt: a test that answers the wrong question proves nothing."""
    asked = match.decision
    assert asked is not None, f"the game is over; {prompt} is not asked"
    assert asked.prompt is prompt, f"{asked.prompt} is asked, not {prompt}"
    match.choose(code)
