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
MOST_GAMES: Final = 200
SOON: Final = 6  # choices until the log tells of it


class Arising(NamedTuple):
    """After these choices of a match, `answers` are those by which the component comes up."""

    players: int
    seed: int
    options: dict[str, Value]
    codes: list[int]
    answers: list[int]

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


def arises(game: Game, component: Component, seconds: float = SECONDS) -> Optional[Arising]:
    """In games by chance. Best is an answer that names the component, and the log tells of it in the same turn; else
    what the log tells of it alone; else an answer that names it. None if it never comes up in time."""
    options, players = options_with(game, component), max(2, game.players[0])
    until = time.process_time() + seconds
    best: Optional[tuple[int, Arising]] = None
    for seed in range(1, MOST_GAMES + 1):
        match, named = _played(Match(game, players, seed, options), component, seeded(seed), until)
        rank, first, last = _came_up(match, component, named)
        if last and (best is None or rank < best[0]):
            answers = match.codes[first - 1 : last]
            best = rank, Arising(players, seed, match.options, match.codes[: first - 1], answers)
        if time.process_time() >= until or (best is not None and best[0] == 0):
            break
    return None if best is None else best[1]


def _played(match: Match, component: Component, dice: Rng, until: float) -> tuple[Match, list[int]]:
    """A game by chance, in which the component is taken as often as not where it is offered; and which choices named
    it."""
    named: list[int] = []
    while match.decision is not None and len(match.codes) < LONGEST and time.process_time() < until:
        answer = _named_answer(match, component)
        if answer is not None and dice.below(2):
            match.choose(answer)
            named.append(len(match.codes))
        else:
            match.choose(_by_chance(match, dice))
    return match, named


def _came_up(match: Match, component: Component, named: list[int]) -> tuple[int, int, int]:
    """How good the best choice is, its number, and that of the one after which the log tells of it; 0 if there is
    none."""
    events = match.events(0)
    told = [event.ply for event in events if _is_about(event, component)]
    for ply in named:
        soon = next((each for each in told if ply <= each < ply + SOON), None)
        if soon is not None:
            return 0, ply, soon
    told = told or [event.ply for event in events if _names(event, component)]
    if told:
        return 1, told[0], told[0]
    return (2, named[0], named[0]) if named else (2, 0, 0)


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
    options = [code for code in decision.options if code != decision.prompt.ends_turn] or decision.options
    return options[dice.below(len(options))]


def _named_answer(match: Match, component: Component) -> Optional[int]:
    decision = match.decision
    assert decision is not None
    if decision.prompt.of != component.kind:
        return None
    return next((code for code in decision.options if code in component.numbers and code < decision.prompt.extra), None)


def _is_about(event: Event, component: Component) -> bool:
    """Itself, and not as one of many: a card that is given away among others does nothing."""
    among_others = f"{component.kind}s" in event.seen_by(EVERYTHING)
    return event.facts.get(component.kind, -1) in component.numbers and not among_others


def _names(event: Event, component: Component) -> bool:
    """In whatever part it plays there."""
    facts = event.facts.items()
    return any(name.split("_")[0] == component.kind and value in component.numbers for name, value in facts)
