"""Adds up the log of a Deus table: points, gold, goods, cards in hand, pieces on the player board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ....kernel.explanations import Gain, Holdings
from ....kernel.state import Event, State
from ..pieces.kinds import BUILDINGS, PURPLE, RESOURCES
from ..rules.place import EDGE_PRICE
from ..rules.scoring import final_result
from ..table.player import DeusPlayer
from ..table.state import Table
from ..table.steps import OVER

Facts = Mapping[str, Any]
Changes = Callable[[int, Facts], Iterable[Gain]]


class DeusHoldings(Holdings):
    def holdings(self, state: State) -> Mapping[int, Mapping[str, int]]:
        """There is no shared stock in the middle."""
        assert isinstance(state, Table)
        return {me.seat: _held(state, me) for me in state.players}

    def gains(self, event: Event) -> Iterable[Gain]:
        facts = {**event.facts, **event.whisper}
        return CHANGES[event.name](event.seat, facts) if event.name in CHANGES else ()


def _held(table: Table, me: DeusPlayer) -> Mapping[str, int]:
    """The cards of an offering in progress still belong to their owner."""
    cards = me.hand + (table.aside if table.active == me.seat else [])
    return {
        "vp": final_result(table).scores[me.seat] if table.step == OVER else me.vp,
        "gold": me.gold,
        **dict(zip(RESOURCES, me.goods, strict=True)),
        **{f"piece-{BUILDINGS[kind]}": n for kind, n in enumerate(me.board)},
        **{f"card-{card}": 1 for card in cards},
    }


def _robbed(seat: int, facts: Facts) -> Iterable[Gain]:
    yield Gain(seat, facts["what"], facts["amount"])
    yield Gain(facts["player_victim"], facts["what"], -facts["amount"])


def _joker(seat: int, facts: Facts) -> Iterable[Gain]:
    yield Gain(seat, "gold", -facts["amount"])
    yield Gain(seat, f"card-{facts['card']}", -1)


def _placed(seat: int, facts: Facts) -> Iterable[Gain]:
    if facts["colour"] != PURPLE:  # temples come from the supply
        yield Gain(seat, f"piece-{BUILDINGS[facts['colour']]}", -1)


def _cards(seat: int, numbers: str, sign: int) -> Iterable[Gain]:
    return [Gain(seat, f"card-{number}", sign) for number in numbers.split(",")]


CHANGES: Final[dict[str, Changes]] = {
    "gained": lambda seat, facts: [Gain(seat, facts["what"], facts["amount"])],
    "paid": lambda seat, facts: [Gain(seat, RESOURCES[facts["resource"]], -facts["amount"])],
    "paid-gold": lambda seat, facts: [Gain(seat, "gold", -facts["amount"])],
    "sold": lambda seat, facts: [Gain(seat, RESOURCES[facts["resource"]], -facts["amount"])],
    "bought": lambda seat, facts: [Gain(seat, "gold", -facts["amount"])],
    "gave": lambda seat, facts: [Gain(seat, RESOURCES[facts["resource"]], -1)],
    "edge": lambda seat, facts: [Gain(seat, "vp", -EDGE_PRICE)],
    "plundered": lambda seat, facts: [Gain(seat, "vp", facts["amount"])],
    "attacked": lambda seat, facts: [Gain(seat, "vp", facts["amount"])],
    "temple-scored": lambda seat, facts: [Gain(seat, "vp", facts["amount"])],
    "majorities-scored": lambda seat, facts: [Gain(seat, "vp", facts["amount"])],
    "robbed": _robbed,
    "piece": lambda seat, facts: [Gain(seat, f"piece-{BUILDINGS[facts['colour']]}")],
    "start-pieces": lambda seat, facts: [Gain(seat, f"piece-{BUILDINGS[facts['colour']]}", facts["amount"])],
    "placed": _placed,
    "joker": _joker,
    "built": lambda seat, facts: [Gain(seat, f"card-{facts['card']}", -1)],
    "drew": lambda seat, facts: _cards(seat, facts["cards"], 1),
    "offered": lambda seat, facts: _cards(seat, facts["cards"], -1),
}

HOLDINGS: Final = DeusHoldings()
