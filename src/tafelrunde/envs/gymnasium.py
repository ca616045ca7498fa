"""One seat of any game as a Gymnasium environment; bots sit at the others.

import gymnasium, tafelrunde.envs.gymnasium
env = gymnasium.make("tafelrunde/Deus-v1", players=3, opponents=["greedy", "random"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Optional, Union

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot
from ..games import games
from ..kernel.game import UsageError
from ..kernel.match import LAST, IllegalChoice, Match
from ..kernel.rng import Rng, seeded
from .observations import VECTOR, observation_of
from .policy import Opponent, read_opponent
from .render import MODES, PER_SECOND, read_mode, render
from .rewards import Payer
from .spaces import action_mask, apply_action, legal_actions, read_players

Opponents = Union[Opponent, Sequence[Opponent]]


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A step answers one question of the own seat; then the bots play until it is asked again or the match is over.

    `opponents` is one for all other seats, or one for each in turn order after the own: the spec of a bot, a bot, or a
    policy, a function of observation and mask that returns an action. `seat` is the own seat, drawn anew for each match
    unless given. An illegal action ends the match with a reward of -1. It can be pickled and copied in the middle of a
    match.
    """

    metadata = {"render_modes": list(MODES), "render_fps": PER_SECOND}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        game: str = "deus",
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
            raise UsageError(f"the seats of {self.players} players are 0 to {self.players - 1}, not {seat!r:.40}")
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
        """A new match. The game's options are chosen when the environment is made, so Gymnasium's options of a reset
        mean nothing here."""
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
        told: dict[str, Any] = {}
        try:
            apply_action(self.match, action)
        except IllegalChoice as wrong:
            self.ended, reward, told = True, -1.0, {"illegal": str(wrong)}
        else:
            let_bots_play(self.match, self.seat, self.bots, self.bot_dice)
            if self.match.over:
                result = self.match.result
                self.ended, reward = True, self.payer.at_end(self.match)[self.seat]
                told = {"scores": result.scores.copy(), "won": self.seat in result.winners}
            else:
                reward = self.payer.after_answer(self.match, self.seat)
        if self.render_mode == "human":
            self.render()
        return self.form.of(self.match, self.seat), reward, self.ended, False, {**self._info(), **told}

    def _info(self) -> dict[str, Any]:
        mask = action_mask(self.match, self.seat)
        return {"seat": self.seat, "action_mask": mask, "legal_actions": legal_actions(self.match)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The name under which maskable learners look for the mask."""
        return action_mask(self.match, self.seat).astype(np.bool_)

    def render(self) -> Any:
        return render(self.match, self.seat, self.render_mode)


def let_bots_play(match: Match, seat: int, bots: Sequence[Bot], dice: Rng) -> None:
    """Until this seat is asked or the match is over. Bots are in turn order after the seat."""
    decision = match.decision
    while decision is not None and decision.seat != seat:
        match.choose(bots[(decision.seat - seat) % match.players - 1].choose(match, dice))
        decision = match.decision


def read_opponents(given: Opponents, players: int, observation: Optional[str] = None) -> list[Bot]:
    """One for each other seat; each has its own bot, since bots may remember something."""
    if isinstance(given, (str, Bot, type)) or callable(given):
        given = [given] * (players - 1)
    if len(given) != players - 1:
        raise UsageError(f"{players} play, so there are {players - 1} opponents, not {len(given)}")
    return [read_opponent(each, observation) for each in given]


def id_of(game: str, version: int = 1) -> str:
    """`tafelrunde/AgeOfInnovation-v1` for `age_of_innovation`."""
    return f"tafelrunde/{game.title().replace('_', '')}-v{version}"


def _vector_env(num_envs: int = 1, **settings: Any) -> Any:
    from .vector import SeatVectorEnv

    return SeatVectorEnv(num_envs=num_envs, **settings)


for _name in games:
    for _version, _settings in ((0, {"observation": VECTOR, "reward": "rank"}), (1, {})):
        gymnasium.register(
            id_of(_name, _version),
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:_vector_env",
            kwargs={"game": _name, **_settings},
        )
