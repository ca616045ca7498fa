"""What games without a plan use of a box: every component and every question should come up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..kernel.decision import Prompt
from ..kernel.effects import MAY, ONE_OF, ORDER, SHARED_PROMPTS, AnyOrder, Effect, May, OneOf
from ..kernel.game import Component, Game, Value
from ..kernel.match import NOTHING, Match
from ..kernel.playout import random_code
from ..kernel.rng import Rng, seeded
from ..kernel.state import Log
from .curious import Curiosity, CuriousPlayer

RANDOM_GAMES: Final = 4  # one in so many; the others are played by the curious
ASKED_BY: Final[dict[type[Effect[Any, Any]], Prompt]] = {AnyOrder: ORDER, OneOf: ONE_OF, May: MAY}


class Coverage:
    """Plays games with any number of players and any options, and notes what is used."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.curiosity = Curiosity(game)
        self.prompts_left: set[str] = {prompt.name for prompt in prompts_of(game)}
        self.numbers_left: set[tuple[str, int]] = {
            (component.kind, number) for component in game.components for number in component.numbers
        }

    @property
    def complete(self) -> bool:
        return not self.prompts_left and not self.numbers_left

    def play(self, seed: int) -> None:
        """One game, at random or by the curious."""
        dice = seeded(seed)
        counts = list(self.game.players)
        players = counts[dice.below(len(counts))]
        if self.games % RANDOM_GAMES == 0:
            self._play(players, some_options(self.game, dice), seed, [], dice)
        else:
            options = self.curiosity.options(dice)
            seated = self.curiosity.seated(players, dice)
            self._play(players, options, seed, seated, dice)
            self.curiosity.note(seated, options)
        self.games += 1

    def _play(self, players: int, options: dict[str, Value], seed: int, seated: list[CuriousPlayer], dice: Rng) -> None:
        state = self.game.set_up(players, options, seeded(seed))
        state.log = log = Log()
        match = Match(self.game, players, state=state, keep=NOTHING)  # the fastest, and still heard from the start
        while match.decision is not None:
            self.prompts_left.discard(match.decision.prompt.name)
            match.choose(seated[match.decision.seat].choose(match, dice) if seated else random_code(match, dice))
        for event in log.events:
            if event.name in self.game.uses:
                for kind, number in (event.facts | event.whisper).items():
                    if isinstance(number, int):
                        self.numbers_left.discard((kind, number))

    def unused(self) -> list[Component]:
        """The components of which a copy was never used."""
        return [
            component
            for component in self.game.components
            if any((component.kind, number) in self.numbers_left for number in component.numbers)
        ]

    def counts(self) -> Iterator[tuple[str, int, int]]:
        """Each kind of thing and the prompts: how many were used, how many there are."""
        for kind in dict.fromkeys(component.kind for component in self.game.components):
            there = sum(len(component.numbers) for component in self.game.components if component.kind == kind)
            left = sum(other == kind for other, _ in self.numbers_left)
            yield kind, there - left, there
        prompts = len(prompts_of(self.game))
        yield "prompt", prompts - len(self.prompts_left), prompts


def prompts_of(game: Game) -> list[Prompt]:
    """The prompts of the game, and of the shared ones those that its effects ask."""
    shared = {prompt for kind, prompt in ASKED_BY.items() if any(isinstance(effect, kind) for effect in game.effects)}
    return [prompt for prompt in game.prompts if prompt not in SHARED_PROMPTS or prompt in shared]


def some_options(game: Game, dice: Rng) -> dict[str, Value]:
    """Each option at its default in half of the games, and at any of its values in the others."""
    return {
        option.name: option.values[dice.below(len(option.values))] if dice.below(2) else option.default
        for option in game.options
    }
