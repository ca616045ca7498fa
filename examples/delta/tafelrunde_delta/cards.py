"""The 16 designs, three cards of each (DELTA-BOX-01). Columns: id, type, price in grain, printed points, effect."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel.corrections import corrected, table_row
from tafelrunde.kernel.effects import All, Effect, May, OneOf, Per, UpTo
from tafelrunde.kernel.game import SEED, Component

from .effects import Built, Gain, Kinds, Pay, Toll
from .pieces import COLOURS, COPIES, DYKE, FIELD, GRAIN, TEMPLE, TYPES, VP, WORKSHOP
from .table import Settler


@table_row
class Design:
    __slots__ = ("effect", "id", "points", "price", "type")

    def __init__(self, id: str, type: int, price: int, points: int, effect: Effect[Any, Any]) -> None:
        self.id = id
        self.type = type
        self.price = price
        self.points = points
        self.effect = effect


DESIGNS: Final = corrected("delta", "card", (
    Design("barley_field", FIELD, 1, 0, Gain(GRAIN, 1)),
    Design("flax_field", FIELD, 2, 1, OneOf(Gain(GRAIN, 2), Gain(VP, 1))),
    Design("date_grove", FIELD, 3, 2, Gain(GRAIN, 1)),
    Design("fish_weir", FIELD, 2, 0, Per(Built(FIELD), Gain(GRAIN, 1))),
    Design("potters", WORKSHOP, 2, 1, May(Pay(2), Gain(VP, 3))),
    Design("weavers", WORKSHOP, 3, 1, Per(Built(FIELD), Gain(VP, 1))),
    Design("market", WORKSHOP, 2, 0, UpTo(4, Pay(1), Gain(VP, 1))),
    Design("granary", WORKSHOP, 2, 1, Per(Built(WORKSHOP), Gain(GRAIN, 2))),
    Design("boatyard", WORKSHOP, 3, 1, OneOf(Toll(1), Gain(GRAIN, 2))),
    Design("shrine", TEMPLE, 3, 2, Gain(VP, 1)),
    Design("observatory", TEMPLE, 4, 2, Per(Kinds(), Gain(VP, 1))),
    Design("tombs", TEMPLE, 5, 5, Gain(GRAIN, 1)),
    Design("great_temple", TEMPLE, 6, 5, Per(Built(TEMPLE), Gain(VP, 1))),
    Design("earth_dyke", DYKE, 1, 1, Gain(GRAIN, 1)),
    Design("sluice", DYKE, 3, 2, All(Gain(GRAIN, 2), Toll(1))),
    Design("canal", DYKE, 4, 2, Per(Built(DYKE), Gain(VP, 2))),
), globals())  # fmt: skip


def design(card: int) -> Design:
    """The printed values of a card."""
    return DESIGNS[card // COPIES]


def built(player: Settler, type: int) -> int:
    """The number of buildings of a type in a village."""
    return sum(design(card).type == type for card in player.village)


def components() -> list[Component]:
    """The card as a component, for the reference, pictures and records: `facts` are shown by their icons."""
    return [
        Component(
            "card",
            each.id,
            range(n * COPIES, (n + 1) * COPIES),
            {"effect": SEED, "price": SEED, "points": SEED},
            "DELTA-BOX-01",
            each.effect,
            {"grain": each.price, "vp": each.points, "type": TYPES[each.type], "colour": COLOURS[each.type]},
        )
        for n, each in enumerate(DESIGNS)
    ]
