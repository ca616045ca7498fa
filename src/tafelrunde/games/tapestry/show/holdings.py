"""Adds up the log of a Tapestry table: points, resources, cards in hand, tiles, tech cards, displays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ....kernel.explanations import MIDDLE, Gain
from ....kernel.hexes import members
from ....kernel.state import State
from ...holdings import Facts, Rule, RuledHoldings, amount, component, components, each, handed, numbered
from ..pieces.kinds import RESOURCES
from ..table.player import TapestryPlayer
from ..table.state import Table


def _laid_out(table: Table) -> Mapping[str, int]:
    return {**each("tech", table.display), **each("masterpiece", table.side.masterpieces)}


def _held(table: Table, me: TapestryPlayer) -> Mapping[str, int]:
    """Cards that were drawn and are still to be chosen among are in the hand."""
    return {
        "vp": me.vp,
        **dict(zip(RESOURCES, me.goods, strict=True)),
        **each("card", members(me.hand | me.drawn)),
        **each("tile", members(me.tiles)),
        **each("tech", members(me.tech[0] | me.tech[1] | me.tech[2])),
        **each("masterpiece", members(me.side.masterpieces)),
    }


def _pooled(seat: int, facts: Facts) -> Iterable[Gain]:
    """Other things count by the events that follow."""
    kind = facts["kind"]
    return [Gain(seat, f"{kind}-{facts[kind]}")] if kind in ("card", "tile") else []


RULES: Final[dict[str, Rule]] = {
    "scored": amount("vp"),
    "lost-points": amount("vp", -1),
    "achieved": amount("vp"),
    "bot-scored": amount("vp"),
    "took-pooled": _pooled,
    "gained": numbered(RESOURCES, "resource"),
    "paid": numbered(RESOURCES, "resource", -1),
    "lost": numbered(RESOURCES, "resource", -1),
    "drew": components("card"),
    "played": component("card", -1),
    "discarded": component("card", -1),
    "took-discard": component("card"),
    "gave-card": component("card", -1),
    "got-card": component("card"),
    "took-up": components("card"),
    "put-back": components("card", -1),
    "discarded-own": components("card", -1),
    "built-deck": components("card", -1),
    "submerged": component("card", -1),
    "surfaced": components("card"),
    "shelved-card": component("card", -1),
    "took-back-card": component("card"),
    "drew-tile": component("tile"),
    "discarded-tile": component("tile", -1),
    "explored": component("tile", -1),
    "explored-island": component("tile", -1),
    "gave-tile": handed("tile", -1),
    "shelved-tile": component("tile", -1),
    "took-back-tile": component("tile"),
    "invented": component("tech"),
    "took-tech": component("tech"),
    "took-tech-from": handed("tech", 1),
    "discarded-tech": component("tech", -1),
    "shelved-tech": component("tech", -1),
    "took-back-tech": component("tech"),
    "displayed": component("tech", 1, MIDDLE),
    "left-display": component("tech", -1, MIDDLE),
    "cleared-display": components("tech", -1, MIDDLE),
    "created": component("masterpiece"),
    "displayed-art": component("masterpiece", 1, MIDDLE),
    "left-art-display": component("masterpiece", -1, MIDDLE),
    "cleared-art-display": components("masterpiece", -1, MIDDLE),
}


class TapestryHoldings(RuledHoldings):
    """The Automa has points."""

    def holdings(self, state: State) -> Mapping[int, Mapping[str, int]]:
        assert isinstance(state, Table)
        return {**super().holdings(state), **{bot.seat: {"vp": bot.vp} for bot in state.bots}}


HOLDINGS: Final = TapestryHoldings(RULES, _held, _laid_out)
