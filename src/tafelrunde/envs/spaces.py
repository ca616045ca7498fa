"""The observation space and the action space of a game: observations as arrays, their layout, actions and masks."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.decision import Prompt
from ..kernel.game import BadUse, Game
from ..kernel.match import IllegalChoice, Match

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


def observation_size(game: Game) -> int:
    """The length of the game's observations."""
    return sum(part.size for part in game.observed)


def observation_layout(game: Game) -> dict[str, slice]:
    """The slice of each part of an observation, by its name."""
    places: dict[str, slice] = {}
    start = 0
    for part in game.observed:
        places[part.name] = slice(start, start + part.size)
        start += part.size
    return places


def observe(match: Match, seat: int) -> Numbers:
    return np.array(match.game.observation(match.view(seat)), np.float32)


def legal_actions(match: Match) -> list[int]:
    """The numbers of the answers to the pending question, in ascending order."""
    decision = match.decision
    return [] if decision is None else sorted(decision.prompt.action(code) for code in decision.options)


def action_mask(match: Match, seat: int) -> Mask:
    """A one for each action that this seat may choose now; only zeros while somebody else is asked."""
    mask = np.zeros(match.game.actions, np.int8)
    if match.decision is not None and match.decision.seat == seat:
        mask[legal_actions(match)] = 1
    return mask


def decode_action(game: Game, action: int) -> tuple[Prompt, int]:
    """The question and the code that an action number stands for."""
    for prompt in reversed(game.prompts):
        if 0 <= prompt.base <= action < game.actions:
            return prompt, action - prompt.base - 1
    raise BadUse(f"{game.name} has no action {action}; they go from 0 to {game.actions - 1}")


def apply_action(match: Match, action: Any) -> None:
    """Answer by the number of an action; refuses what the pending question does not offer."""
    prompt, code = decode_action(match.game, int(action))
    if match.decision is None or prompt is not match.decision.prompt:
        raise IllegalChoice(f"action {action} answers {prompt.name}, which is not asked")
    match.choose(code)
