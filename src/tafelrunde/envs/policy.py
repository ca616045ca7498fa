"""Turns a trained policy into a bot for arenas, tables and other policies' opponents.

A policy is a function of the observation and the mask of the legal actions. It returns an action number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional, Union

from ..bots import Bot, bot
from ..kernel.game import Game, UsageError, View
from ..kernel.match import Match
from ..kernel.rng import Rng
from .observation import Observation
from .observations import VECTOR, observation_of
from .spaces import Mask, action_mask, decode_action

Policy = Callable[[Any, Mask], int]
Opponent = Union[str, Bot, type[Bot], Policy]


class PolicyBot(Bot):
    """Bot that plays by a policy and an observation format. With the format `vector` it needs only a view, so it can
    play over a network (`tafelrunde join`)."""

    imagines = False

    def __init__(self, policy: Policy, observation: Optional[str] = None) -> None:
        self._policy = policy
        self._name = observation
        self._form: Optional[Observation] = None

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        if self._form is None or self._form.game is not match.game:
            self._form = observation_of(match.game, self._name)
        seat = decision.seat
        return self._code(match.game, self._policy(self._form.of(match, seat), action_mask(match, seat)))

    def choose_from_view(self, game: Game, view: View, dice: Rng) -> int:
        import numpy as np

        if self._name != VECTOR:
            raise UsageError("from a view alone, a policy can play only with observation='vector'")
        mask: Mask = np.zeros(game.actions, np.int8)
        prompt = game.prompt(view["pending"]["prompt"])
        mask[[prompt.action(code) for code in view["pending"]["options"]]] = 1
        return self._code(game, self._policy(np.array(game.ai.observation(view), np.float32), mask))

    def _code(self, game: Game, action: int) -> int:
        return decode_action(game, int(action))[1]

    def reasons(self, match: Match, code: int, dice: Rng) -> None:
        return None


def read_opponent(given: Opponent, observation: Optional[str] = None) -> Bot:
    """Make a bot from a spec, a bot, a class of bots, or a policy that sees the observations of the environment."""
    if isinstance(given, str):
        return bot(given)
    if isinstance(given, Bot):
        return given
    if isinstance(given, type):
        if issubclass(given, Bot):
            return given()
    elif callable(given):
        return PolicyBot(given, observation)
    raise UsageError(f"an opponent must be a bot spec, a bot or a policy, not {given!r:.40}")
