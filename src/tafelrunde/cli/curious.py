"""Curious play: legal choices that lead where random ones hardly come, and the same again for the same seed."""

from __future__ import annotations

from typing import Final, NamedTuple, Optional

from ..kernel.decision import NONE, Decision
from ..kernel.game import Game, Value
from ..kernel.match import Match
from ..kernel.playout import random_code
from ..kernel.rng import Rng

Habits = dict[int, int]  # answer (action number) -> dislike, drawn when the answer first comes up

DISLIKE: Final = 1000
WHIM: Final = 16  # one answer in so many is given at random
FRESH: Final = 4  # one player in so many imitates nobody
FORGOTTEN: Final = 8  # one habit in so many is not taken over
MODELS: Final = 30  # players who are imitated


class Model(NamedTuple):
    """A player of an earlier game, the rarest question that was asked of it, and what was agreed on before."""

    rarest: str
    habits: Habits
    options: dict[str, Value]


class Curiosity:
    """Players prefer answers that were seldom given. Within a game each keeps to its habits, so that it gets far on
    some way instead of little further on all; whom rare questions were asked is imitated in later games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.given: list[int] = [0] * game.actions
        self.asked: dict[str, int] = {prompt.name: 0 for prompt in game.prompts}  # players that met the question
        self.models: list[Model] = []

    def options(self, dice: Rng) -> dict[str, Value]:
        """Any value of each option, or most of those with which a model played."""
        model = self._model(dice)
        return {
            option.name: model.options[option.name]
            if model and dice.below(FORGOTTEN)
            else option.values[dice.below(len(option.values))]
            for option in self.game.options
        }

    def seated(self, players: int, dice: Rng) -> list[CuriousPlayer]:
        given = self.given.copy()  # what others do in this game changes no habit
        return [CuriousPlayer(self._habits(dice), given) for _ in range(players)]

    def note(self, players: list[CuriousPlayer], options: dict[str, Value]) -> None:
        """A game is over."""
        for player in players:
            for action in player.answers:
                self.given[action] += 1
            for name in player.met:
                self.asked[name] += 1
        for player in players:
            if player.met:
                rarest = min(sorted(player.met), key=self.asked.__getitem__)
                self.models.append(Model(rarest, player.habits, options))
        self.models.sort(key=lambda model: self.asked[model.rarest])
        del self.models[MODELS:]

    def _model(self, dice: Rng) -> Optional[Model]:
        return self.models[dice.below(len(self.models))] if self.models and dice.below(FRESH) else None

    def _habits(self, dice: Rng) -> Habits:
        model = self._model(dice)
        habits = model.habits.items() if model else ()
        return {action: dislike for action, dislike in habits if dice.below(FORGOTTEN)}


class CuriousPlayer:
    def __init__(self, habits: Habits, given: list[int]) -> None:
        self.habits = habits
        self.given = given  # how often each answer was given before this game
        self.answers: list[int] = []
        self.met: set[str] = set()

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        code = self._preferred(decision, dice) if dice.below(WHIM) else random_code(match, dice)
        self.met.add(decision.prompt.name)
        self.answers.append(decision.prompt.action(code))
        return code

    def _preferred(self, decision: Decision, dice: Rng) -> int:
        prompt, options = decision.prompt, decision.options
        if prompt.seldom >= NONE and len(options) > 1:
            options = [code for code in options if code != prompt.seldom]
        for code in options:
            if prompt.action(code) not in self.habits:
                self.habits[prompt.action(code)] = 1 + dice.below(DISLIKE)
        return min(options, key=lambda code: self._dislike(prompt.action(code)))

    def _dislike(self, action: int) -> int:
        return self.habits[action] * (1 + self.given[action])
