"""Measures coverage: the components and prompts of a game that random and exploring players use."""

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
from .exploring_players import Exploration, ExploringPlayer

RANDOM_GAMES: Final = 4  # one game in 4 has random players, the others have exploring players
ASKED_BY: Final[dict[type[Effect[Any, Any]], Prompt]] = {AnyOrder: ORDER, OneOf: ONE_OF, May: MAY}


class Coverage:
    """Plays games with random player counts and options, and records what they use."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.exploration = Exploration(game)
        self.prompts_left: set[str] = {prompt.name for prompt in prompts_of(game)}
        self.numbers_left: set[tuple[str, int]] = {
            (component.kind, number) for component in game.components for number in component.numbers
        }

    @property
    def complete(self) -> bool:
        return not self.prompts_left and not self.numbers_left

    def play(self, seed: int) -> None:
        """Play one game with random or exploring players."""
        dice = seeded(seed)
        counts = list(self.game.players)
        players = counts[dice.below(len(counts))]
        if self.games % RANDOM_GAMES == 0:
            self._play(players, random_options(self.game, dice), seed, [], dice)
        else:
            options = self.exploration.options(dice)
            explorers = self.exploration.seat_players(players, dice)
            self._play(players, options, seed, explorers, dice)
            self.exploration.learn_from(explorers, options)
        self.games += 1

    def _play(
        self, players: int, options: dict[str, Value], seed: int, explorers: list[ExploringPlayer], dice: Rng
    ) -> None:
        state = self.game.rules.set_up(players, options, seeded(seed))
        state.log = log = Log()
        match = Match(self.game, players, state=state, keep=NOTHING)  # fastest; the log is set before the first event
        while match.decision is not None:
            self.prompts_left.discard(match.decision.prompt.name)
            seat = match.decision.seat
            match.choose(explorers[seat].choose(match, dice) if explorers else random_code(match, dice))
        for event in log.events:
            if event.name in self.game.uses:
                for kind, number in (event.facts | event.private).items():
                    if isinstance(number, int):
                        self.numbers_left.discard((kind, number))

    def unused(self) -> list[Component]:
        """Components with a copy that was never used."""
        return [
            component
            for component in self.game.components
            if any((component.kind, number) in self.numbers_left for number in component.numbers)
        ]

    def counts(self) -> Iterator[tuple[str, int, int]]:
        """The name, used number and total number of each kind of component and of the prompts."""
        for kind in dict.fromkeys(component.kind for component in self.game.components):
            there = sum(len(component.numbers) for component in self.game.components if component.kind == kind)
            left = sum(other == kind for other, _ in self.numbers_left)
            yield kind, there - left, there
        prompts = len(prompts_of(self.game))
        yield "prompt", prompts - len(self.prompts_left), prompts


def prompts_of(game: Game) -> list[Prompt]:
    """The prompts of the game and the shared prompts that its effects ask."""
    shared = {prompt for kind, prompt in ASKED_BY.items() if any(isinstance(effect, kind) for effect in game.effects)}
    return [prompt for prompt in game.prompts if prompt not in SHARED_PROMPTS or prompt in shared]


def random_options(game: Game, dice: Rng) -> dict[str, Value]:
    """Random options, each at its default in half of the games."""
    return {
        option.name: option.values[dice.below(len(option.values))] if dice.below(2) else option.default
        for option in game.options
    }
