"""Adds up the log of a Revive table: points, resources, energy, cards by area, crates, artifacts, displays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ....kernel.explanations import MIDDLE, Gain
from ....kernel.hexes import members
from ...holdings import Facts, Rule, RuledHoldings, amount, component, components, each, stated, taken
from ..pieces.kinds import RESOURCES
from ..rules.scoring import final_result
from ..table.player import RevivePlayer
from ..table.state import Table
from ..table.steps import OVER


def _laid_out(table: Table) -> Mapping[str, int]:
    """The displays."""
    return {
        **each("card", table.cards),
        **each("module", table.modules),
        **each("machine", [machine for row in table.machines for machine in row]),
    }


def _held(table: Table, me: RevivePlayer) -> Mapping[str, int]:
    return {
        "vp": final_result(table).scores[me.seat] if table.step == OVER else me.vp,
        **dict(zip(RESOURCES, me.res, strict=True)),
        "energy": me.energy,
        "small-artifact": me.small_artifacts,
        **each("card", me.active),
        **each("rest", me.rest),
        **each("slot", me.cards_in_slots),
        **each("crate", me.crates_closed),
        **each("artifact", members(me.artifacts)),
        **each("machine", [machine for machine in me.machines if machine >= 0]),
        **each("module", [module for module in me.modules if module >= 0]),
    }


def _moved(source: str, goal: str) -> Rule:
    """Cards that change their area (active, which is plain `card`, rest, slots), come or leave."""

    def rule(seat: int, facts: Facts) -> Iterable[Gain]:
        for card in str(facts["cards"] if "cards" in facts else facts["card"]).split(","):
            if source:
                yield Gain(seat, f"{source}-{card}", -1)
            if goal:
                yield Gain(seat, f"{goal}-{card}")

    return rule


RULES: Final[dict[str, Rule]] = {
    "gained": stated(),
    "paid": stated(-1),
    "got-back": stated(),
    "above-cap": stated(-1),
    "scored": amount("vp"),
    "final": amount("vp"),
    "energy": amount("energy"),
    "energy-back": amount("energy"),
    "energy-home": amount("energy"),
    "activated": amount("energy", -1),
    "activated-standard": amount("energy", -1),
    "activated-tribe": amount("energy", -1),
    "took-card": taken("card"),
    "drew-card": _moved("", "card"),
    "played": _moved("card", "slot"),
    "to-rest": _moved("slot", "rest"),
    "to-active": _moved("rest", "card"),
    "laid-down": _moved("card", "rest"),
    "woke": _moved("rest", "card"),
    "rested": _moved("slot", "rest"),
    "card-gone": lambda seat, facts: _moved(facts["area"], "")(seat, facts),
    "crate": component("crate"),
    "opened": component("crate", -1),
    "took-artifact": component("artifact"),
    "small-artifact": lambda seat, facts: [Gain(seat, "small-artifact")],
    "machine": taken("machine"),
    "module": taken("module"),
    "module-gone": component("module", -1),
    "displayed-cards": components("card", 1, MIDDLE),
    "displayed-modules": components("module", 1, MIDDLE),
    "displayed-machines": components("machine", 1, MIDDLE),
    "cleared-card": component("card", -1, MIDDLE),
    "cleared-module": component("module", -1, MIDDLE),
    "cleared-machine": component("machine", -1, MIDDLE),
}

HOLDINGS: Final = RuledHoldings(RULES, _held, _laid_out)
