"""The 20 masterpieces, by their numbers in the rulebook, which gives no names."""

from __future__ import annotations

from typing import Final

from .....kernel.corrections import corrected, table_row
from .....kernel.effects import All, AnyOrder, OneOf, Per
from .....kernel.game import SEED
from ...components.civilizations import any_building
from ...effects.bonus import Bonus
from ...effects.counts import Advanced, CardsOwned, TechCards, Territories
from ...effects.gains import AnyResource, Gain, Tiles
from ...effects.hand import TapestryCards
from ...effects.track import Advance, Repeat
from ...pieces.kinds import (
    ARMORY,
    ARTS,
    COIN,
    CULTURE,
    EXPLORATION,
    FARM,
    FOOD,
    HOUSE,
    MARKET,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
)
from ...rules.bonus import RESOURCE
from ...rules.counts import InCapital
from ...rules.gains import Points
from ...rules.track import MASTERPIECE_12
from ...table.effect import TapestryEffect
from .counts import CompleteColumns, CompleteRows
from .masterpiece_effects import ConquerEmpty, UpgradeOnce

SOURCES: Final = {"effect": SEED}
BASIS: Final = "masterpiece-overview"


@table_row
class Masterpiece:
    """`once`: it is turned over when it was used (TAP-MASTER-06)."""

    def __init__(self, effect: TapestryEffect, once: bool = False) -> None:
        self.effect: TapestryEffect = effect
        self.once: bool = once


def each(kind: int) -> TapestryEffect:
    return Per(InCapital(kind), Points(1))


# fmt: off
MASTERPIECES: Final = corrected("tapestry", "masterpiece", (
    Masterpiece(All(each(MARKET), each(HOUSE), OneOf(Gain(WORKER), Gain(COIN)))),  # TAP-MASTER-09
    Masterpiece(Per(Advanced(TECHNOLOGY), Points(1))),  # TAP-MASTER-10
    Masterpiece(AnyOrder(any_building(), AnyResource(1)), once=True),  # TAP-MASTER-11
    Masterpiece(All(Per(CardsOwned(), Points(1)), AnyResource(1))),  # TAP-MASTER-12
    Masterpiece(All(TapestryCards(1), AnyResource(1))),  # TAP-MASTER-13
    Masterpiece(All(Per(CompleteRows(), Points(1)), AnyResource(1))),  # TAP-MASTER-14
    Masterpiece(Per(Advanced(SCIENCE), Points(1))),  # TAP-MASTER-15
    Masterpiece(All(each(ARMORY), each(FARM), OneOf(Gain(FOOD), Gain(CULTURE)))),  # TAP-MASTER-16
    Masterpiece(All(Per(Territories(), Points(1)), Gain(CULTURE))),  # TAP-MASTER-17
    Masterpiece(All(Per(TechCards(), Points(1)), AnyResource(1))),  # TAP-MASTER-18
    Masterpiece(All(Tiles(1), AnyResource(1))),  # TAP-MASTER-19
    Masterpiece(Bonus(RESOURCE, 1, Repeat(MASTERPIECE_12)), once=True),  # TAP-MASTER-20
    Masterpiece(UpgradeOnce()),  # TAP-MASTER-21
    Masterpiece(All(Per(CompleteColumns(), Points(1)), AnyResource(1))),  # TAP-MASTER-22
    Masterpiece(Bonus(RESOURCE, 1, Advance(ARTS))),  # TAP-MASTER-23
    Masterpiece(Per(Advanced(MILITARY), Points(1))),  # TAP-MASTER-24
    Masterpiece(Per(Advanced(ARTS), Points(1))),  # TAP-MASTER-25
    Masterpiece(Per(Advanced(EXPLORATION), Points(1))),  # TAP-MASTER-26
    Masterpiece(All(Points(4), AnyResource(1))),  # TAP-MASTER-27
    Masterpiece(ConquerEmpty()),  # TAP-MASTER-28
), globals(), first=1)
# fmt: on
