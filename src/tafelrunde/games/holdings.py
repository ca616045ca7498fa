"""Adds up the log of a table by rules: each rule says what events of a name add to somebody's holdings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Optional

from ..kernel.explanations import MIDDLE, Gain, Holdings
from ..kernel.state import Event, State

Facts = Mapping[str, Any]
Rule = Callable[[int, Facts], Iterable[Gain]]  # from the seat and the facts of an event


class RuledHoldings(Holdings):
    """`held` says what a player of a table has, `laid_out` what lies in the middle; `rules` are by names of events."""

    def __init__(
        self,
        rules: Mapping[str, Rule],
        held: Callable[[Any, Any], Mapping[str, int]],
        laid_out: Optional[Callable[[Any], Mapping[str, int]]] = None,
    ) -> None:
        self.rules = rules
        self.held = held
        self.laid_out = laid_out

    def holdings(self, state: State) -> Mapping[int, Mapping[str, int]]:
        table: Any = state
        middle = {} if self.laid_out is None else {MIDDLE: self.laid_out(table)}
        return {**middle, **{player.seat: self.held(table, player) for player in table.players}}

    def gains(self, event: Event) -> Iterable[Gain]:
        rule = self.rules.get(event.name)
        return () if rule is None else rule(event.seat, {**event.facts, **event.private})


def each(kind: str, numbers: Iterable[int]) -> dict[str, int]:
    """One of each of these components."""
    return {f"{kind}-{number}": 1 for number in numbers}


def amount(what: str, sign: int = 1) -> Rule:
    """The fact `amount`, or 1."""
    return lambda seat, facts: [Gain(seat, what, sign * facts.get("amount", 1))]


def stated(sign: int = 1) -> Rule:
    """The fact `amount` of the fact `what`."""
    return lambda seat, facts: [Gain(seat, facts["what"], sign * facts["amount"])]


def numbered(names: Sequence[str], fact: str, sign: int = 1) -> Rule:
    """The fact `amount`, or 1, of what another fact numbers among these names."""
    return lambda seat, facts: [Gain(seat, names[facts[fact]], sign * facts.get("amount", 1))]


def component(kind: str, sign: int = 1, holder: Optional[int] = None) -> Rule:
    """The component that the fact `<kind>` names."""
    return lambda seat, facts: [Gain(seat if holder is None else holder, f"{kind}-{facts[kind]}", sign)]


def components(kind: str, sign: int = 1, holder: Optional[int] = None) -> Rule:
    """The components that the fact `<kind>s` names."""

    def rule(seat: int, facts: Facts) -> Iterable[Gain]:
        for number in facts[f"{kind}s"].split(","):
            yield Gain(seat if holder is None else holder, f"{kind}-{number}", sign)

    return rule


def taken(kind: str) -> Rule:
    """The component that the fact `<kind>` names comes from the middle."""

    def rule(seat: int, facts: Facts) -> Iterable[Gain]:
        yield Gain(MIDDLE, f"{kind}-{facts[kind]}", -1)
        yield Gain(seat, f"{kind}-{facts[kind]}")

    return rule


def handed(kind: str, sign: int) -> Rule:
    """The seat gains (or loses) the component that the fact `<kind>` names, and `player_other` the reverse."""

    def rule(seat: int, facts: Facts) -> Iterable[Gain]:
        yield Gain(seat, f"{kind}-{facts[kind]}", sign)
        yield Gain(facts["player_other"], f"{kind}-{facts[kind]}", -sign)

    return rule
