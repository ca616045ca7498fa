"""Adds up the log of a Revive table: points, resources, energy, cards by area, crates, artifacts, displays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ....kernel.explanations import MIDDLE, Gain, Holdings
from ....kernel.hexes import members
from ....kernel.state import Event, State
from ..pieces.kinds import RESOURCES
from ..rules.scoring import final_result
from ..table.player import RevivePlayer
from ..table.state import Table
from ..table.steps import OVER

Facts = Mapping[str, Any]
Changes = Callable[[int, Facts], Iterable[Gain]]


class ReviveHoldings(Holdings):
    def holdings(self, state: State) -> Mapping[int, Mapping[str, int]]:
        assert isinstance(state, Table)
        return {MIDDLE: _laid_out(state), **{me.seat: _held(state, me) for me in state.players}}

    def gains(self, event: Event) -> Iterable[Gain]:
        facts = {**event.facts, **event.whisper}
        return CHANGES[event.name](event.seat, facts) if event.name in CHANGES else ()


def _laid_out(table: Table) -> Mapping[str, int]:
    """The displays, and the large artifacts in the area."""
    return {
        **_each("card", table.cards),
        **_each("module", table.modules),
        **_each("machine", [machine for row in table.machines for machine in row]),
    }


def _held(table: Table, me: RevivePlayer) -> Mapping[str, int]:
    return {
        "vp": final_result(table).scores[me.seat] if table.step == OVER else me.vp,
        **dict(zip(RESOURCES, me.res, strict=True)),
        "energy": me.energy,
        "small-artifact": me.small_artifacts,
        **_each("card", me.active),
        **_each("rest", me.rest),
        **_each("slot", me.cards_in_slots),
        **_each("crate", me.closed),
        **_each("artifact", members(me.artifacts)),
        **_each("machine", [machine for machine in me.machines if machine >= 0]),
        **_each("module", [module for module in me.modules if module >= 0]),
    }


def _each(kind: str, numbers: Iterable[int]) -> dict[str, int]:
    return {f"{kind}-{number}": 1 for number in numbers}


def _amount(sign: int) -> Changes:
    return lambda seat, facts: [Gain(seat, facts["what"], sign * facts["amount"])]


def _points(seat: int, facts: Facts) -> Iterable[Gain]:
    yield Gain(seat, "vp", facts["amount"])


def _energy(amount: int) -> Changes:
    return lambda seat, facts: [Gain(seat, "energy", amount * facts.get("amount", 1))]


def _moves(source: str, goal: str) -> Changes:
    """Cards that change their area (active, which is plain `card`, rest, slots), come or leave."""

    def changes(seat: int, facts: Facts) -> Iterable[Gain]:
        for card in str(facts["cards"] if "cards" in facts else facts["card"]).split(","):
            if source:
                yield Gain(seat, f"{source}-{card}", -1)
            if goal:
                yield Gain(seat, f"{goal}-{card}")

    return changes


def _gone(seat: int, facts: Facts) -> Iterable[Gain]:
    return _moves(facts["area"], "")(seat, facts)


def _takes(kind: str) -> Changes:
    """Components taken from the display."""

    def changes(seat: int, facts: Facts) -> Iterable[Gain]:
        yield Gain(MIDDLE, f"{kind}-{facts[kind]}", -1)
        yield Gain(seat, f"{kind}-{facts[kind]}")

    return changes


def _displayed(kind: str) -> Changes:
    return lambda seat, facts: [Gain(MIDDLE, f"{kind}-{number}") for number in facts[f"{kind}s"].split(",")]


def _cleared(kind: str) -> Changes:
    return lambda seat, facts: [Gain(MIDDLE, f"{kind}-{facts[kind]}", -1)]


CHANGES: Final[dict[str, Changes]] = {
    "gained": _amount(1),
    "paid": _amount(-1),
    "got-back": _amount(1),
    "above-cap": _amount(-1),
    "scored": _points,
    "final": _points,
    "energy": _energy(1),
    "energy-back": _energy(1),
    "energy-home": _energy(1),
    "activated": _energy(-1),
    "activated-standard": _energy(-1),
    "activated-tribe": _energy(-1),
    "took-card": _takes("card"),
    "drew-card": _moves("", "card"),
    "played": _moves("card", "slot"),
    "to-rest": _moves("slot", "rest"),
    "to-active": _moves("rest", "card"),
    "laid-down": _moves("card", "rest"),
    "woke": _moves("rest", "card"),
    "rested": _moves("slot", "rest"),
    "card-gone": _gone,
    "crate": lambda seat, facts: [Gain(seat, f"crate-{facts['crate']}")],
    "opened": lambda seat, facts: [Gain(seat, f"crate-{facts['crate']}", -1)],
    "took-artifact": lambda seat, facts: [Gain(seat, f"artifact-{facts['artifact']}")],
    "small-artifact": lambda seat, facts: [Gain(seat, "small-artifact")],
    "machine": _takes("machine"),
    "module": _takes("module"),
    "module-gone": lambda seat, facts: [Gain(seat, f"module-{facts['module']}", -1)],
    "displayed-cards": _displayed("card"),
    "displayed-modules": _displayed("module"),
    "displayed-machines": _displayed("machine"),
    "cleared-card": _cleared("card"),
    "cleared-module": _cleared("module"),
    "cleared-machine": _cleared("machine"),
}

HOLDINGS: Final = ReviveHoldings()
