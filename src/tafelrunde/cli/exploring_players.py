"""Exploring players for coverage: they choose legal answers that random players rarely give.

The same seed gives the same games.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Optional

from ..kernel.decision import NONE, Decision
from ..kernel.game import Game, Value
from ..kernel.match import Match
from ..kernel.playout import random_code
from ..kernel.rng import Rng

Habits = dict[int, int]  # action number -> dislike, drawn when the action is first possible

DISLIKE: Final = 1000
RANDOM_ANSWERS: Final = 16  # one answer in 16 is random
NEWCOMERS: Final = 4  # one player in 4 imitates nobody
FORGOTTEN: Final = 8  # an imitator drops one habit in 8
MODELS: Final = 30  # players of earlier games that can be imitated


class Model(NamedTuple):
    """A player of an earlier game to imitate: its rarest prompt, its habits, and the options of its game."""

    rarest: str
    habits: Habits
    options: dict[str, Value]


class Exploration:
    """Players prefer rare answers, keep their habits within a game so that they go far in one direction, and imitate
    earlier players who met rare prompts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.times_given: list[int] = [0] * game.actions
        self.times_asked: dict[str, int] = {prompt.name: 0 for prompt in game.prompts}  # players that were asked
        self.models: list[Model] = []

    def options(self, dice: Rng) -> dict[str, Value]:
        """The options of the next game: random values, or mostly those of a model."""
        model = self._model(dice)
        return {
            option.name: model.options[option.name]
            if model and dice.below(FORGOTTEN)
            else option.values[dice.below(len(option.values))]
            for option in self.game.options
        }

    def seat_players(self, players: int, dice: Rng) -> list[ExploringPlayer]:
        times_given = self.times_given.copy()  # answers of this game do not count in this game
        return [ExploringPlayer(self._habits(dice), times_given) for _ in range(players)]

    def learn_from(self, players: list[ExploringPlayer], options: dict[str, Value]) -> None:
        """Count the answers and prompts of a finished game, and add its players to the models."""
        for player in players:
            for action in player.actions:
                self.times_given[action] += 1
            for name in player.questions_met:
                self.times_asked[name] += 1
        for player in players:
            if player.questions_met:
                rarest = min(sorted(player.questions_met), key=self.times_asked.__getitem__)
                self.models.append(Model(rarest, player.habits, options))
        self.models.sort(key=lambda model: self.times_asked[model.rarest])
        del self.models[MODELS:]

    def _model(self, dice: Rng) -> Optional[Model]:
        return self.models[dice.below(len(self.models))] if self.models and dice.below(NEWCOMERS) else None

    def _habits(self, dice: Rng) -> Habits:
        model = self._model(dice)
        habits = model.habits.items() if model else ()
        return {action: dislike for action, dislike in habits if dice.below(FORGOTTEN)}


class ExploringPlayer:
    def __init__(self, habits: Habits, times_given: list[int]) -> None:
        self.habits = habits
        self.times_given = times_given  # by action number, before this game
        self.actions: list[int] = []
        self.questions_met: set[str] = set()

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        code = self._preferred(decision, dice) if dice.below(RANDOM_ANSWERS) else random_code(match, dice)
        self.questions_met.add(decision.prompt.name)
        self.actions.append(decision.prompt.action(code))
        return code

    def _preferred(self, decision: Decision, dice: Rng) -> int:
        prompt, options = decision.prompt, decision.options
        if prompt.ends_turn >= NONE and len(options) > 1:
            options = [code for code in options if code != prompt.ends_turn]
        for code in options:
            if prompt.action(code) not in self.habits:
                self.habits[prompt.action(code)] = 1 + dice.below(DISLIKE)
        return min(options, key=lambda code: self._dislike(prompt.action(code)))

    def _dislike(self, action: int) -> int:
        return self.habits[action] * (1 + self.times_given[action])
