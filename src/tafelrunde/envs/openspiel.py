"""Every game as an OpenSpiel game: `pyspiel.load_game("tafelrunde_deus(players=3,joker=true)")`.

Chance is one node at the root that draws which of `deals` matches is played. All later luck follows from it, so states
are deterministic after the root. Who searches must not look past the hidden cards:
`state.match.imagine(player, seed)` is a match the player could be in.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, Optional

import numpy as np
import pyspiel

from ..games import games
from ..kernel.game import BadUse, Game, Value
from ..kernel.match import LAST, Match
from .rewards import by_rank
from .spaces import apply_action, decode_action, legal_actions, observation_layout, observation_size

DEALS: Final = 10_000
LONGEST: Final = 10_000  # choices; random matches have about a thousand


def open_spiel_type(game: Game) -> Any:
    """The parameters are `players`, `deals` and the options of the game. Where an opponent that the rules play may win,
    the returns of the players do not add up to zero."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"tafelrunde_{game.name}",
        long_name=f"Tafelrunde {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if game.has_rivals else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[0],
            "deals": DEALS,
            **{option.name: option.default for option in game.options},
        },
    )


class GameParameters:
    """The game, its players and options. They never change, so copies of a state share them; pickling keeps the name of
    the game and the parameters as they were given."""

    __slots__ = ("deals", "game", "given", "options", "players")

    def __init__(self, game: str, parameters: dict[str, Any]) -> None:
        self.game: Game = games[game]
        self.given = parameters
        self.players: int = self.game.read_players(parameters.get("players", self.game.players[0]))
        self.deals: int = parameters.get("deals", DEALS)
        if self.deals < 1:
            raise BadUse(f"chance draws from at least one deal, not {self.deals}")
        known = {option.name for option in self.game.options}
        self.options: dict[str, Value] = self.game.read_options({k: v for k, v in parameters.items() if k in known})

    def __reduce__(self) -> tuple[Any, ...]:
        return GameParameters, (self.game.name, self.given)


class ReplayableMatch:
    """A match and the actions that led to it, the deal first. OpenSpiel copies and pickles what a state holds, and a
    match allows neither: a copy is a clone here, and unpickling replays the actions."""

    __slots__ = ("actions", "match", "parameters")

    def __init__(self, parameters: GameParameters, actions: Sequence[int] = ()) -> None:
        self.parameters = parameters
        self.actions: list[int] = []
        self.match: Optional[Match] = None
        for action in actions:
            self.apply(action)

    def apply(self, action: int) -> None:
        if self.match is None:
            self.match = Match(
                self.parameters.game, self.parameters.players, action, self.parameters.options, keep=LAST
            )
        else:
            apply_action(self.match, action)
        self.actions.append(action)

    def __deepcopy__(self, memo: dict[int, Any]) -> ReplayableMatch:
        twin = ReplayableMatch(self.parameters)
        twin.actions = self.actions.copy()
        twin.match = None if self.match is None else self.match.clone()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return ReplayableMatch, (self.parameters, self.actions)


class TafelrundeGame(pyspiel.Game):  # type: ignore[misc]
    """Subclasses say which game it is."""

    box: Game

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        self.parameters = GameParameters(self.box.name, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.box.actions,
            max_chance_outcomes=self.parameters.deals,
            num_players=self.parameters.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.box.has_rivals else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(open_spiel_type(self.box), info, params or {})

    def new_initial_state(self, state: None = None) -> TafelrundeState:
        return TafelrundeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.box)


class TafelrundeState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TafelrundeGame) -> None:
        super().__init__(game)
        self.replayable = ReplayableMatch(game.parameters)

    @property
    def match(self) -> Optional[Match]:
        """None until chance has drawn one."""
        return self.replayable.match

    def current_player(self) -> Any:
        if self.match is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.match.decision is None else self.match.decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.replayable.parameters.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return legal_actions(self.match)

    def _apply_action(self, action: int) -> None:
        self.replayable.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        prompt, code = decode_action(self.replayable.parameters.game, action)
        return f"{prompt.name} {code}"

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        if self.match is None or not self.match.over:
            return [0.0] * self.replayable.parameters.players
        return by_rank(self.match.result)

    def __str__(self) -> str:
        return "not dealt yet" if self.match is None else f"{self.match.hash()} {self.match.decision}"


class Observer:
    """The observation vector, and its parts by name. Before the deal there is nothing to see."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tensor = np.zeros(observation_size(game), np.float32)
        shapes = {part.name: part.shape for part in game.observed}
        self.dict = {name: self.tensor[at].reshape(shapes[name]) for name, at in observation_layout(game).items()}

    def set_from(self, state: TafelrundeState, player: int) -> None:
        match = state.match
        self.tensor[:] = 0 if match is None else self.game.observation(match.view(player))

    def string_from(self, state: TafelrundeState, player: int) -> str:
        return "not dealt yet" if state.match is None else json.dumps(state.match.view(player))


for _game in games.values():
    pyspiel.register_game(open_spiel_type(_game), type(f"{_game.name}_game", (TafelrundeGame,), {"box": _game}))
