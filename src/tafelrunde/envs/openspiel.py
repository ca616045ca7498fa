"""Every game as an OpenSpiel game: `pyspiel.load_game("tafelrunde_deus(players=3,joker=true)")`.

A single chance node at the root draws one of `deals` matches. All later luck follows from it, so states after the root
are deterministic. A search must not look at hidden cards: `state.resample_from_infostate` returns a state that is
consistent with what the player sees, as ISMCTS needs it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, Optional, Union

import numpy as np
import pyspiel

from ..bots import Bot, bot
from ..games import games
from ..kernel.game import Game, UsageError, Value
from ..kernel.match import LAST, Match
from ..kernel.rng import seeded
from .rewards import RANK, SCORE, default_reward, reward_of
from .spaces import (
    DEFAULT_PLAYERS,
    apply_action,
    decode_action,
    legal_actions,
    observation_layout,
    observation_size,
    read_players,
)

DEALS: Final = 10_000
MOST_POINTS: Final = 20.0  # maximum return in points, in hundreds
LONGEST: Final = 10_000  # choices; random matches have about a thousand


def open_spiel_type(game: Game, zero_sum: bool) -> Any:
    """Read the parameters: `players`, `deals`, `reward` and the options of the game."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"tafelrunde_{game.name}",
        long_name=f"Tafelrunde {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(DEFAULT_PLAYERS, game.players[0]),
            "deals": DEALS,
            "reward": "",
            **{option.name: option.default for option in game.options},
        },
    )


class GameParameters:
    """The game, its players, options and reward, shared by all copies of a state. Pickling stores the name of the game
    and the parameters as given."""

    __slots__ = ("deals", "game", "given", "options", "players", "reward")

    def __init__(self, game: str, parameters: dict[str, Any]) -> None:
        self.game: Game = games[game]
        self.given = parameters
        self.players: int = read_players(self.game, parameters.get("players"))
        self.deals: int = parameters.get("deals", DEALS)
        self.reward: str = parameters.get("reward") or default_reward(self.game, self.players)
        reward_of(self.reward)
        if self.deals < 1:
            raise UsageError(f"deals must be at least 1, not {self.deals}")
        known = {option.name for option in self.game.options}
        self.options: dict[str, Value] = self.game.read_options({k: v for k, v in parameters.items() if k in known})

    @property
    def zero_sum(self) -> bool:
        return self.reward != SCORE and self.players > 1 and not self.game.has_rivals

    @property
    def most(self) -> float:
        """The largest possible return; its negative is the smallest."""
        return 1.0 if self.reward == RANK else MOST_POINTS

    def deal(self, number: int) -> Match:
        return Match(self.game, self.players, number, self.options, keep=LAST)

    def __deepcopy__(self, memo: object) -> GameParameters:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return GameParameters, (self.game.name, self.given)


class TafelrundeGame(pyspiel.Game):  # type: ignore[misc]
    """Base class of the registered games."""

    box: Game

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        self.parameters = GameParameters(self.box.name, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.box.actions,
            max_chance_outcomes=self.parameters.deals,
            num_players=self.parameters.players,
            min_utility=-self.parameters.most,
            max_utility=self.parameters.most,
            utility_sum=0.0 if self.parameters.zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(open_spiel_type(self.box, self.parameters.zero_sum), info, params or {})

    def new_initial_state(self, state: None = None) -> TafelrundeState:
        return TafelrundeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.box)


class TafelrundeState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TafelrundeGame) -> None:
        super().__init__(game)
        self.parameters = game.parameters
        self.match: Optional[Match] = None  # until the chance node has drawn one

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TafelrundeState:
        """A state consistent with what this player sees: hidden cards are re-dealt."""
        assert self.match is not None, "there is nothing to re-deal before the chance node"
        other: TafelrundeState = self.clone()
        other.match = self.match.imagine(player, int(sampler() * (1 << 30)))
        return other

    def current_player(self) -> Any:
        if self.match is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.match.decision is None else self.match.decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.parameters.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return legal_actions(self.match)

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.parameters.deal(action)
        else:
            apply_action(self.match, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        prompt, code = decode_action(self.parameters.game, action)
        return f"{prompt.name} {code}"

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        if self.match is None or not self.match.over:
            return [0.0] * self.parameters.players
        return reward_of(self.parameters.reward)(self.match.result)

    def __str__(self) -> str:
        return "not dealt yet" if self.match is None else f"{self.match.hash()} {self.match.decision}"


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """Wraps a bot spec as a bot of OpenSpiel: `SpielBot("hard", player=1)`."""

    def __init__(self, spec: Union[str, Bot], player: int = 0, seed: int = 0) -> None:
        super().__init__()
        self._spec = spec
        self._player = player
        self._seed = seed
        self.restart()

    def restart(self) -> None:
        self._bot = bot(self._spec) if isinstance(self._spec, str) else self._spec
        self._dice = seeded(self._seed)

    def restart_at(self, state: TafelrundeState) -> None:
        self.restart()

    def player_id(self) -> int:
        return self._player

    def provides_policy(self) -> bool:
        return False

    def step(self, state: TafelrundeState) -> int:
        match = state.match
        assert match is not None
        assert match.decision is not None
        return match.decision.prompt.action(self._bot.choose(match, self._dice))


class Observer:
    """Observer of the observation vector and its parts by name; all zero before the chance node."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tensor = np.zeros(observation_size(game), np.float32)
        shapes = {part.name: part.shape for part in game.ai.observation_layout}
        self.dict = {name: self.tensor[at].reshape(shapes[name]) for name, at in observation_layout(game).items()}

    def set_from(self, state: TafelrundeState, player: int) -> None:
        match = state.match
        self.tensor[:] = 0 if match is None else self.game.ai.observation(match.view(player))

    def string_from(self, state: TafelrundeState, player: int) -> str:
        return "not dealt yet" if state.match is None else json.dumps(state.match.view(player))


for _game in games.values():
    pyspiel.register_game(
        open_spiel_type(_game, not _game.has_rivals), type(f"{_game.name}_game", (TafelrundeGame,), {"box": _game})
    )
