"""Every game as a PettingZoo AEC environment: the seat that is asked acts next.

    from tafelrunde.envs.pettingzoo import deus_v0
    env = deus_v0.env(players=3)

An agent's observation is a dictionary of `observation` (the vector of `Game.observed`) and `action_mask`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any, Final, Optional

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..games import games
from ..kernel.match import LAST, Match
from .render import MODES, PER_SECOND, read_mode, render
from .rewards import reward_of
from .spaces import action_mask, apply_action, observation_size, observe

VERSION: Final = "_v0"


def env(game: str = "deus", **settings: Any) -> Any:
    """The environment with PettingZoo's usual guards: an illegal action ends the match and costs its agent 1."""
    guarded: Any = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


def __getattr__(name: str) -> SimpleNamespace:
    """Gives `deus_v0` and its like for every installed game: `deus_v0.env(players=3)`."""
    game = name.removesuffix(VERSION)
    if not name.endswith(VERSION) or game not in games:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return SimpleNamespace(env=partial(env, game), raw_env=partial(raw_env, game))


class raw_env(AECEnv[str, Any, Any], EzPickle):
    """The environment without guards: an illegal action raises IllegalChoice and changes nothing."""

    def __init__(
        self,
        game: str = "deus",
        players: int = 3,
        options: Optional[Mapping[str, object]] = None,
        reward: str = "rank",
        render_mode: Optional[str] = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, reward, render_mode)
        super().__init__()  # type: ignore[no-untyped-call]
        self.game = games[game]
        self.players = self.game.read_players(players)
        self.options = self.game.read_options(options or {})
        self.reward = reward_of(reward)
        self.render_mode = read_mode(render_mode)
        self.metadata = {
            "name": game + VERSION,
            "render_modes": list(MODES),
            "render_fps": PER_SECOND,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._observations = {agent: self._space() for agent in self.possible_agents}
        self.match: Match
        self.dice, _ = seeding.np_random()

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (observation_size(self.game),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """A new match; without a seed the dice go on. The game's options are chosen when the environment is made, so
        PettingZoo's options of a reset mean nothing here."""
        if seed is not None:
            self.dice, _ = seeding.np_random(seed)
        self.match = Match(self.game, self.players, int(self.dice.integers(1 << 48)), self.options, keep=LAST)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": observe(self.match, seat), "action_mask": action_mask(self.match, seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        apply_action(self.match, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.over:
            self._finish()
        else:
            self._select_agent()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _select_agent(self) -> None:
        assert self.match.decision is not None
        self.agent_selection = self.possible_agents[self.match.decision.seat]

    def _finish(self) -> None:
        result = self.match.result
        self.rewards = dict(zip(self.agents, self.reward(result), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = {"score": result.scores[seat], "won": seat in result.winners}

    def render(self) -> Optional[str]:
        return render(self.match, self.seat_of[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
