"""One seat of any game as a Gymnasium environment; bots, chosen by name, sit at the others.

import gymnasium, tafelrunde.envs.gymnasium
env = gymnasium.make("tafelrunde/Deus-v0", players=3, opponents=["greedy", "random"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Optional, Union

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot, bot
from ..games import games
from ..kernel.game import BadUse
from ..kernel.match import LAST, NOTHING, IllegalChoice, Match
from ..kernel.rng import Rng, seeded
from .render import MODES, PER_SECOND, read_mode, render
from .rewards import reward_of
from .spaces import Numbers, action_mask, apply_action, observation_size, observe

Opponents = Union[str, Sequence[str]]


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """A step answers one question of the own seat; then the bots play until it is asked again or the match is over.

    `opponents` is one bot for all other seats, or one for each in turn order after the own. `seat` is the own seat,
    drawn anew for each match unless given. An illegal action ends the match with a reward of -1.
    """

    metadata = {"render_modes": list(MODES), "render_fps": PER_SECOND}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        game: str = "deus",
        players: int = 2,
        opponents: Opponents = "random",
        seat: Optional[int] = None,
        options: Optional[Mapping[str, object]] = None,
        reward: str = "rank",
        render_mode: Optional[str] = None,
    ) -> None:
        self.game = games[game]
        self.players = self.game.read_players(players)
        self.options = self.game.read_options(options or {})
        self.bots = read_opponents(opponents, players)
        if seat is not None and seat not in range(players):
            raise BadUse(f"the seats of {players} players are 0 to {players - 1}, not {seat!r:.40}")
        self.given_seat = seat
        self.seat = seat or 0
        self.reward = reward_of(reward)
        self.render_mode = read_mode(render_mode)
        self.observation_space = spaces.Box(0.0, 1.0, (observation_size(self.game),), np.float32)
        self.action_space = spaces.Discrete(self.game.actions)
        self.match: Match
        self.bot_dice: Rng
        self.ended = True

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new match. The game's options are chosen when the environment is made, so Gymnasium's options of a reset
        mean nothing here."""
        super().reset(seed=seed)
        keep = LAST if any(other.imagines for other in self.bots) else NOTHING
        self.match = Match(self.game, self.players, int(self.np_random.integers(1 << 48)), self.options, keep=keep)
        self.bot_dice = seeded(int(self.np_random.integers(1 << 48)))
        self.seat = int(self.np_random.integers(self.players)) if self.given_seat is None else self.given_seat
        self.ended = False
        self._let_bots_play()
        return observe(self.match, self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise BadUse("the match is over; call reset before the next step")
        reward = 0.0
        info: dict[str, Any] = {}
        try:
            apply_action(self.match, action)
        except IllegalChoice as wrong:
            self.ended, reward, info = True, -1.0, {"illegal": str(wrong)}
        else:
            self._let_bots_play()
            if self.match.over:
                result = self.match.result
                self.ended, reward = True, self.reward(result)[self.seat]
                info = {"scores": result.scores.copy(), "won": self.seat in result.winners}
        if self.render_mode == "human":
            self.render()
        return observe(self.match, self.seat), reward, self.ended, False, {**self._info(), **info}

    def _let_bots_play(self) -> None:
        while self.match.decision is not None and self.match.decision.seat != self.seat:
            after_me = (self.match.decision.seat - self.seat) % self.players
            self.match.choose(self.bots[after_me - 1].choose(self.match, self.bot_dice))

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": action_mask(self.match, self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The name under which maskable learners look for the mask."""
        return action_mask(self.match, self.seat).astype(np.bool_)

    def render(self) -> Any:
        return render(self.match, self.seat, self.render_mode)


def read_opponents(names: Opponents, players: int) -> list[Bot]:
    if isinstance(names, str):
        names = [names] * (players - 1)
    if len(names) != players - 1:
        raise BadUse(f"{players} play, so there are {players - 1} opponents, not {len(names)}")
    return [bot(name) for name in names]


def id_of(game: str) -> str:
    """`tafelrunde/AgeOfInnovation-v0` for `age_of_innovation`."""
    return f"tafelrunde/{game.title().replace('_', '')}-v0"


for _name in games:
    gymnasium.register(id_of(_name), entry_point=f"{__name__}:SeatEnv", kwargs={"game": _name})
