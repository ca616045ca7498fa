"""A position in which a component comes up: what an owner set right is seen at work there."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Optional

from ..kernel.game import Component, Game, Value
from ..kernel.match import Match
from ..kernel.rng import Rng, seeded
from ..kernel.state import EVERYTHING, Event

SECONDS: Final = 8.0  # of processor time to look for one
LONGEST: Final = 700  # choices of a game that is played for it
MOST_GAMES: Final = 400


class Arising(NamedTuple):
    """After these choices of a match, `code` is the answer by which the component comes up."""

    players: int
    seed: int
    options: dict[str, Value]
    codes: list[int]
    code: int

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


def arises(game: Game, component: Component, seconds: float = SECONDS) -> Optional[Arising]:
    """In games by chance: the first answer that names the component, or else the first choice after which the log does.
    None if it never comes up in time."""
    options, players = options_with(game, component), max(2, game.players[0])
    until = time.process_time() + seconds
    for seed in range(1, MOST_GAMES + 1):
        match, dice = Match(game, players, seed, options), seeded(seed)
        while match.decision is not None and len(match.codes) < LONGEST and time.process_time() < until:
            named = _named_answer(match, component)
            if named is not None:
                return Arising(players, seed, match.options, list(match.codes), named)
            match.choose(_by_chance(match, dice))
        told = next((event.ply for event in match.events(0) if _names(event, component)), 0)
        if told:
            return Arising(players, seed, match.options, match.codes[: told - 1], match.codes[told - 1])
        if time.process_time() >= until:
            return None
    return None


def options_with(game: Game, component: Component) -> Mapping[str, Value]:
    """The usual options; an expansion besides, if the component lies in one."""
    usual = game.read_options({})
    choices = [{}, *({option.name: True} for option in game.options if True in option.values)]
    for choice in choices:
        options = {**usual, **choice}
        if any(each.kind == component.kind and each.id == component.id for each in game.components_in(options)):
            return options
    return usual


def _by_chance(match: Match, dice: Rng) -> int:
    """What would end a turn early is seldom chosen, so that games come along."""
    decision = match.decision
    assert decision is not None
    options = [code for code in decision.options if code != decision.prompt.seldom] or decision.options
    return options[dice.below(len(options))]


def _named_answer(match: Match, component: Component) -> Optional[int]:
    decision = match.decision
    assert decision is not None
    if decision.prompt.of != component.kind:
        return None
    return next((code for code in decision.options if code in component.numbers and code < decision.prompt.extra), None)


def _names(event: Event, component: Component) -> bool:
    numbers = {str(number) for number in component.numbers}
    for name, value in event.seen_by(EVERYTHING).items():
        kind = name.split("_")[0]
        if kind == component.kind and str(value) in numbers:
            return True
        if kind == f"{component.kind}s" and numbers & {*str(value).split(",")}:
            return True
    return False
