"""PettingZoo AEC environments for every game: the seat that is asked acts next.

    from tafelrunde.envs.pettingzoo import deus_v2
    env = deus_v2.env(players=3)

An agent's observation is a dictionary of `observation` (formats in observations.py) and `action_mask`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any, Final, Optional

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ..games import games
from ..kernel.game import UsageError
from ..kernel.match import LAST, IllegalChoice, Match
from .observations import observation_of
from .render import MODES, PER_SECOND, read_mode, render
from .rewards import Payer
from .spaces import action_mask, apply_action, legal_actions, read_players

VERSIONS: Final = ("_v1", "_v2")  # versions never change: the vector is that of the last one
GONE: Final = "_v0"


def __getattr__(name: str) -> SimpleNamespace:
    """Provide `deus_v2` and the like for every installed game: `deus_v2.env(players=3)`."""
    game, version = name[:-3], name[-3:]
    if version == GONE and game in games:
        raise AttributeError(f"{name} is gone, and its vector with it; take {game}{VERSIONS[-1]}, observation='vector'")
    if version not in VERSIONS or game not in games:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return SimpleNamespace(env=partial(env, game, version=version), raw_env=partial(raw_env, game, version=version))


class raw_env(AECEnv[str, Any, Any]):
    """The unguarded environment: an illegal action raises IllegalChoice and changes nothing. It can be pickled and
    copied in the middle of a match."""

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        options: Optional[Mapping[str, object]] = None,
        reward: Optional[str] = None,
        render_mode: Optional[str] = None,
        observation: Optional[str] = None,
        dense: bool = False,
        version: str = VERSIONS[-1],
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.game = games[game]
        self.players = read_players(self.game, players)
        self.options = self.game.read_options(options or {})
        self.form = observation_of(self.game, observation)
        self.payer = Payer(self.game, self.players, reward, dense)
        self.render_mode = read_mode(render_mode)
        self.metadata = {
            "name": game + version,
            "render_modes": list(MODES),
            "render_fps": PER_SECOND,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._observations = {agent: self._space() for agent in self.possible_agents}
        self.match: Match
        self.dice, _ = seeding.np_random()

    def _space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        return spaces.Dict({"observation": self.form.space, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Start a new match; without a seed the random stream continues. PettingZoo's reset options are ignored: the
        options of the game are set at construction."""
        if seed is not None:
            self.dice, _ = seeding.np_random(seed)
        self.match = Match(self.game, self.players, int(self.dice.integers(1 << 48)), self.options, keep=LAST)
        self.payer.begin(self.match)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.form.of(self.match, seat), "action_mask": action_mask(self.match, seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        apply_action(self.match, action)
        self._cumulative_rewards[agent] = 0.0
        over = self.match.over
        if over:
            self._finish()
        else:
            self._clear_rewards()
            if self.payer.dense:
                self.rewards[agent] = self.payer.after_answer(self.match, self.seat_of[agent])
            self.infos[agent] = {}
            self._select_agent()
        if over or self.payer.dense:
            self._accumulate_rewards()
        if over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _select_agent(self) -> None:
        assert self.match.decision is not None
        agent = self.agent_selection = self.possible_agents[self.match.decision.seat]
        self.infos[agent] = {"legal_actions": legal_actions(self.match)}

    def _finish(self) -> None:
        result = self.match.result
        self.rewards = dict(zip(self.agents, self.payer.at_end(self.match), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = {"score": result.scores[seat], "won": seat in result.winners, "legal_actions": []}

    def render(self) -> Any:
        return render(self.match, self.seat_of[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class env(raw_env):
    """The guarded environment: an illegal action ends the match and costs its agent 1. It replaces PettingZoo's
    wrappers, which take longer than the rest of a step."""

    def step(self, action: Any) -> None:
        if not self.agents:
            raise UsageError("the match is over or has not started; call reset before the next step")
        agent = self.agent_selection
        try:
            super().step(action)
        except (IllegalChoice, UsageError) as wrong:
            if self.terminations[agent] or self.truncations[agent]:
                raise
            self._forfeit(agent, str(wrong))

    def _forfeit(self, agent: str, message: str) -> None:
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: -1.0 if each == agent else 0.0 for each in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": message, "legal_actions": []}
        self._accumulate_rewards()
        self._deads_step_first()
