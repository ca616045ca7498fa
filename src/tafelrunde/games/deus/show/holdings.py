"""Adds up the log of a Deus table: points, gold, goods, cards in hand, pieces on the player board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ....kernel.explanations import Gain
from ...holdings import Facts, Rule, RuledHoldings, amount, component, components, each, numbered, stated
from ..pieces.kinds import BUILDINGS, PURPLE, RESOURCES
from ..rules.place import EDGE_PRICE
from ..rules.scoring import final_result
from ..table.player import DeusPlayer
from ..table.state import Table
from ..table.steps import OVER

PIECES: Final = tuple(f"piece-{building}" for building in BUILDINGS)


def _held(table: Table, me: DeusPlayer) -> Mapping[str, int]:
    """The cards of an offering in progress still belong to their owner."""
    return {
        "vp": final_result(table).scores[me.seat] if table.step == OVER else me.vp,
        "gold": me.gold,
        **dict(zip(RESOURCES, me.goods, strict=True)),
        **{PIECES[kind]: n for kind, n in enumerate(me.board)},
        **each("card", me.hand + (table.aside if table.active == me.seat else [])),
    }


def _robbed(seat: int, facts: Facts) -> Iterable[Gain]:
    yield Gain(seat, facts["what"], facts["amount"])
    yield Gain(facts["player_victim"], facts["what"], -facts["amount"])


def _joker(seat: int, facts: Facts) -> Iterable[Gain]:
    yield Gain(seat, "gold", -facts["amount"])
    yield Gain(seat, f"card-{facts['card']}", -1)


def _placed(seat: int, facts: Facts) -> Iterable[Gain]:
    if facts["colour"] != PURPLE:  # temples come from the supply
        yield Gain(seat, PIECES[facts["colour"]], -1)


RULES: Final[dict[str, Rule]] = {
    "gained": stated(),
    "paid": numbered(RESOURCES, "resource", -1),
    "paid-gold": amount("gold", -1),
    "sold": numbered(RESOURCES, "resource", -1),
    "bought": amount("gold", -1),
    "gave": numbered(RESOURCES, "resource", -1),
    "edge": lambda seat, facts: [Gain(seat, "vp", -EDGE_PRICE)],
    "plundered": amount("vp"),
    "attacked": amount("vp"),
    "temple-scored": amount("vp"),
    "majorities-scored": amount("vp"),
    "robbed": _robbed,
    "piece": numbered(PIECES, "colour"),
    "start-pieces": numbered(PIECES, "colour"),
    "placed": _placed,
    "joker": _joker,
    "built": component("card", -1),
    "drew": components("card"),
    "offered": components("card", -1),
}

HOLDINGS: Final = RuledHoldings(RULES, _held)
