"""The action space of a game, masks, and the layout of its observation vector."""

from __future__ import annotations

from typing import Any, Final, Optional

import numpy as np
from numpy.typing import NDArray

from ..kernel.decision import NONE, Prompt
from ..kernel.game import Game, UsageError
from ..kernel.match import IllegalChoice, Match

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

DEFAULT_PLAYERS: Final = 2  # the default in every environment


def read_players(game: Game, players: Optional[int]) -> int:
    return game.read_players(max(DEFAULT_PLAYERS, game.players[0]) if players is None else players)


def observation_size(game: Game) -> int:
    """The length of the game's observation vector."""
    return sum(part.size for part in game.ai.observation_layout)


def observation_layout(game: Game) -> dict[str, slice]:
    """The slice of each part of the observation vector, by name."""
    places: dict[str, slice] = {}
    start = 0
    for part in game.ai.observation_layout:
        places[part.name] = slice(start, start + part.size)
        start += part.size
    return places


def observe(match: Match, seat: int) -> Numbers:
    """The observation vector: everything that the seat sees."""
    return np.array(match.game.ai.observation(match.view(seat)), np.float32)


def legal_actions(match: Match) -> list[int]:
    """The action numbers of the pending question, ascending."""
    decision = match.decision
    if decision is None:
        return []
    first = decision.prompt.base + 1
    return sorted([first + code for code in decision.options])


def action_mask(match: Match, seat: int) -> Mask:
    """The action mask of a seat: 1 for each legal action; all zero while another seat is asked."""
    mask = np.zeros(match.game.actions, np.int8)
    mark_legal(match, seat, memoryview(mask))  # type: ignore[arg-type]
    return mask


def mark_legal(match: Match, seat: int, marks: memoryview) -> None:
    """Set the mask to 1 for the legal actions of this seat."""
    decision = match.decision
    if decision is not None and decision.seat == seat:
        first = decision.prompt.base + 1
        for code in decision.options:
            marks[first + code] = 1


def decode_action(game: Game, action: int) -> tuple[Prompt, int]:
    """The prompt and the code of an action number."""
    for prompt in reversed(game.prompts):
        if 0 <= prompt.base <= action < game.actions:
            return prompt, action - prompt.base - 1
    raise UsageError(f"{game.name} has no action {action}; actions are 0 to {game.actions - 1}")


def apply_action(match: Match, action: Any) -> None:
    """Answer by an action number. Raises IllegalChoice if it is not legal."""
    decision, number = match.decision, int(action)
    if decision is not None:
        code = number - decision.prompt.base - 1
        if NONE <= code < decision.prompt.size:
            match.choose(code)
            return
    prompt, _ = decode_action(match.game, number)
    raise IllegalChoice(f"action {action} answers {prompt.name}, which is not the pending question")
