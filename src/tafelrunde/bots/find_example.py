"""Finds a position in which a component comes into play, so that the owner of a corrected component sees it at work."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Optional

from ..kernel.game import Component, Game, Value
from ..kernel.match import Match
from ..kernel.rng import Rng, seeded
from ..kernel.state import EVERYTHING, Event

SECONDS: Final = 8.0  # of processor time
LONGEST: Final = 700  # choices of one game
MOST_GAMES: Final = 200
SOON: Final = 6  # choices until the log mentions it


class Example(NamedTuple):
    """After `codes` of a match, `answers` bring the component into play."""

    players: int
    seed: int
    options: dict[str, Value]
    codes: list[int]
    answers: list[int]

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


def find_example(game: Game, component: Component, seconds: float = SECONDS) -> Optional[Example]:
    """Play random games. Best is an answer that names the component, with an event about it in the same turn; next best
    such an event alone, then such an answer alone. None if nothing is found in time."""
    options, players = options_with(game, component), max(2, game.players[0])
    until = time.process_time() + seconds
    best: Optional[tuple[int, Example]] = None
    for seed in range(1, MOST_GAMES + 1):
        match, named = _played(Match(game, players, seed, options), component, seeded(seed), until)
        rank, first, last = _rate(match, component, named)
        if last and (best is None or rank < best[0]):
            answers = match.codes[first - 1 : last]
            best = rank, Example(players, seed, match.options, match.codes[: first - 1], answers)
        if time.process_time() >= until or (best is not None and best[0] == 0):
            break
    return None if best is None else best[1]


def _played(match: Match, component: Component, dice: Rng, until: float) -> tuple[Match, list[int]]:
    """A random game that takes the component half the time it is offered, and the plies of those choices."""
    named: list[int] = []
    while match.decision is not None and len(match.codes) < LONGEST and time.process_time() < until:
        answer = _named_answer(match, component)
        if answer is not None and dice.below(2):
            match.choose(answer)
            named.append(len(match.codes))
        else:
            match.choose(_random_answer(match, dice))
    return match, named


def _rate(match: Match, component: Component, named: list[int]) -> tuple[int, int, int]:
    """The rank of the best choice (0 is best), its ply, and the ply of its event; plies are 0 if there is none."""
    events = match.events(0)
    plies = [event.ply for event in events if _is_about(event, component)]
    for ply in named:
        soon = next((each for each in plies if ply <= each < ply + SOON), None)
        if soon is not None:
            return 0, ply, soon
    plies = plies or [event.ply for event in events if _names(event, component)]
    if plies:
        return 1, plies[0], plies[0]
    return (2, named[0], named[0]) if named else (2, 0, 0)


def options_with(game: Game, component: Component) -> Mapping[str, Value]:
    """The default options, with an expansion if the component belongs to one."""
    default = game.read_options({})
    choices = [{}, *({option.name: True} for option in game.options if True in option.values)]
    for choice in choices:
        options = {**default, **choice}
        if any(each.kind == component.kind and each.id == component.id for each in game.components_in(options)):
            return options
    return default


def _random_answer(match: Match, dice: Rng) -> int:
    """Never ends a turn early if there is another option, so that games make progress."""
    decision = match.decision
    assert decision is not None
    options = [code for code in decision.options if code != decision.prompt.ends_turn] or decision.options
    return options[dice.below(len(options))]


def _named_answer(match: Match, component: Component) -> Optional[int]:
    decision = match.decision
    assert decision is not None
    if decision.prompt.of != component.kind:
        return None
    return next((code for code in decision.options if code in component.numbers and code < decision.prompt.extra), None)


def _is_about(event: Event, component: Component) -> bool:
    """About this component alone: a card given away among others does nothing."""
    among_others = f"{component.kind}s" in event.facts_for(EVERYTHING)
    return event.facts.get(component.kind, -1) in component.numbers and not among_others


def _names(event: Event, component: Component) -> bool:
    """Mentions the component in any role."""
    facts = event.facts.items()
    return any(name.split("_")[0] == component.kind and value in component.numbers for name, value in facts)
