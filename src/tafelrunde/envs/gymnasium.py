"""Gymnasium environment for one seat of any game; bots play the other seats.

import gymnasium, tafelrunde.envs.gymnasium
env = gymnasium.make("tafelrunde/Deus-v2", players=3, opponents=["greedy", "random"])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Optional

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..games import games
from ..kernel.game import UsageError
from ..kernel.match import LAST, IllegalChoice, Match
from ..kernel.rng import Rng, seeded
from .observations import observation_of
from .opponents import Opponents, let_bots_play, read_opponents
from .render import MODES, PER_SECOND, read_mode, render
from .rewards import Payer
from .spaces import action_mask, apply_action, legal_actions, read_players


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A step answers one question of the learner's seat; then bots play until it is asked again or the match is over.

    `opponents` is one opponent for all other seats, or one for each in turn order after the learner's: a bot spec, a
    bot, or a policy (a function of observation and mask that returns an action). `seat` is the learner's seat, random
    in each match by default. An illegal action ends the match with a reward of -1. The environment can be pickled and
    copied in the middle of a match.
    """

    metadata = {"render_modes": list(MODES), "render_fps": PER_SECOND}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        opponents: Opponents = "random",
        seat: Optional[int] = None,
        options: Optional[Mapping[str, object]] = None,
        reward: Optional[str] = None,
        render_mode: Optional[str] = None,
        observation: Optional[str] = None,
        dense: bool = False,
    ) -> None:
        self.game = games[game]
        self.players = read_players(self.game, players)
        self.options = self.game.read_options(options or {})
        self.bots = read_opponents(opponents, self.players, observation)
        if seat is not None and seat not in range(self.players):
            raise UsageError(f"seat must be 0 to {self.players - 1} with {self.players} players, not {seat!r:.40}")
        self.given_seat = seat
        self.seat = seat or 0
        self.payer = Payer(self.game, self.players, reward, dense)
        self.render_mode = read_mode(render_mode)
        self.form = observation_of(self.game, observation)
        self.observation_space = self.form.space
        self.action_space = spaces.Discrete(self.game.actions)
        self.match: Match
        self.bot_dice: Rng
        self.ended = True

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new match. Gymnasium's reset options are ignored: the options of the game are set at construction."""
        super().reset(seed=seed)
        self.match = Match(self.game, self.players, int(self.np_random.integers(1 << 48)), self.options, keep=LAST)
        self.bot_dice = seeded(int(self.np_random.integers(1 << 48)))
        self.seat = int(self.np_random.integers(self.players)) if self.given_seat is None else self.given_seat
        self.ended = False
        let_bots_play(self.match, self.seat, self.bots, self.bot_dice)
        self.payer.begin(self.match)
        return self.form.of(self.match, self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise UsageError("the match is over; call reset before the next step")
        reward = 0.0
        outcome: dict[str, Any] = {}
        try:
            apply_action(self.match, action)
        except IllegalChoice as wrong:
            self.ended, reward, outcome = True, -1.0, {"illegal": str(wrong)}
        else:
            let_bots_play(self.match, self.seat, self.bots, self.bot_dice)
            if self.match.over:
                result = self.match.result
                self.ended, reward = True, self.payer.at_end(self.match)[self.seat]
                outcome = {"scores": result.scores.copy(), "won": self.seat in result.winners}
            else:
                reward = self.payer.after_answer(self.match, self.seat)
        if self.render_mode == "human":
            self.render()
        return self.form.of(self.match, self.seat), reward, self.ended, False, {**self._info(), **outcome}

    def _info(self) -> dict[str, Any]:
        mask = action_mask(self.match, self.seat)
        return {"seat": self.seat, "action_mask": mask, "legal_actions": legal_actions(self.match)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The action mask, under the name that maskable learners expect."""
        return action_mask(self.match, self.seat).astype(np.bool_)

    def render(self) -> Any:
        return render(self.match, self.seat, self.render_mode)


def id_of(game: str, version: int = 2) -> str:
    """`tafelrunde/AgeOfInnovation-v2` for `age_of_innovation`."""
    return f"tafelrunde/{game.title().replace('_', '')}-v{version}"


def _vector_env(num_envs: int = 1, **settings: Any) -> Any:
    from .vector import SeatVectorEnv

    return SeatVectorEnv(num_envs=num_envs, **settings)


for _name in games:
    for _version in (1, 2):  # both have the same features; the vector is that of version 2
        gymnasium.register(
            id_of(_name, _version),
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:_vector_env",
            kwargs={"game": _name},
        )
