"""The 33 tech cards (TAP-TECH-*): id, circle benefit, square benefit, prerequisite of the top row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import All, Facts, Icons, OneOf, Per
from ....kernel.game import PUBLIC, SEED
from ..effects.build import Building, BuildLandmark
from ..effects.civilization import NewCivilization
from ..effects.conquer import Conquer
from ..effects.counts import Advanced, TechCards, Territories, TilesInSupply
from ..effects.explore import Explore
from ..effects.gains import Gain, Tiles
from ..effects.hand import PlayOnTop, TapestryCards
from ..effects.invent import Circle, InTier, Invent, Prerequisite, Square, Uncovered
from ..effects.research import Research
from ..effects.track import Advance, Regress, Repeat
from ..pieces.kinds import (
    ARMORY,
    BASE,
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
from ..pieces.landmarks import BAKERY, BARN, COM_TOWER, LIBRARY, STOCK_MARKET, TREASURY
from ..rules.counts import InCapital
from ..rules.gains import Points
from ..rules.track import LITHIUM_ION_BATTERY
from ..table.effect import TapestryEffect

SOURCES: Final = {"effect": SEED, "prerequisite": PUBLIC}
BASIS: Final = "tech-overview"


@table_row
class TechCard:
    def __init__(
        self,
        id: str,
        circle: TapestryEffect,
        square: TapestryEffect,
        needs: Prerequisite,
        *,
        expansion: int = BASE,
        sources: Mapping[str, str] = SOURCES,
        basis: str = BASIS,
        arts: bool = False,
        once: bool = False,
    ) -> None:
        self.expansion: int = expansion
        self.sources: Mapping[str, str] = sources
        self.basis: str = basis
        self.arts: bool = arts  # it bears the arts symbol (TAP-COMP-19)
        self.once: bool = once  # its square is gained once, then the card is turned over (TAP-UPGRADE-22)
        self.id: str = id
        self.circle: TapestryEffect = circle
        self.square: TapestryEffect = square
        self.needs: Prerequisite = needs
        self.effect: TapestryEffect = All(circle, square)
        self.text: TapestryEffect = TechText(self)


class TechText(TapestryEffect):
    """The whole card in words: circle and square, which are gained one after the other as it moves up."""

    key = "tech-text"

    def __init__(self, card: TechCard) -> None:
        self.card = card

    def facts(self) -> Facts:
        return {"circle": self.card.circle, "square": self.card.square, "once": int(self.card.once)}

    def icons(self) -> Icons:
        return self.card.effect.icons()


TECH_CARDS: Final = corrected(
    "tapestry",
    "tech",
    (
        # TAP-TECH-22
        TechCard("air_conditioning", Gain(WORKER), Building(HOUSE), InTier(TECHNOLOGY, 2)),
        # TAP-TECH-02
        TechCard("ammonia", Building(FARM), Per(InCapital(FARM), Points(1)), InTier(MILITARY, 3)),
        # TAP-TECH-01
        TechCard("anesthesia", Building(ARMORY), Per(InCapital(ARMORY), Points(1)), InTier(SCIENCE, 2)),
        # TAP-TECH-23
        TechCard("assembly_line", Square(), Circle(), InTier(EXPLORATION, 3)),
        # TAP-TECH-03
        TechCard("bakery", Points(4), BuildLandmark(BAKERY), Uncovered(FARM, 2)),
        # TAP-TECH-43
        TechCard("barn", Points(3), BuildLandmark(BARN), Uncovered(FARM, 3)),
        # TAP-TECH-31
        TechCard("lithium_ion_battery", Points(4), Repeat(LITHIUM_ION_BATTERY), InTier(EXPLORATION, 4)),
        # TAP-TECH-26
        TechCard("calendar", Gain(CULTURE), Points(7), InTier(EXPLORATION, 2)),
        # TAP-TECH-24
        TechCard("canned_food", Gain(FOOD), Points(7), InTier(MILITARY, 2)),
        # TAP-TECH-55
        TechCard(
            "clocks", Advance(TECHNOLOGY, gain=False), Per(Advanced(TECHNOLOGY), Points(1)), InTier(TECHNOLOGY, 2)
        ),
        # TAP-TECH-25
        TechCard("compass", Tiles(2), Explore(), InTier(TECHNOLOGY, 2)),
        # TAP-TECH-56
        TechCard("com_tower", Points(5), BuildLandmark(COM_TOWER), Uncovered(HOUSE, 4)),
        # TAP-TECH-04
        TechCard("concrete", Building(MARKET), Per(InCapital(MARKET), Points(1)), InTier(EXPLORATION, 2)),
        # TAP-TECH-16
        TechCard("dynamite", Conquer(), Per(Territories(), Points(1)), InTier(MILITARY, 2)),
        # TAP-TECH-13
        TechCard("eyeglasses", Invent(), Per(TechCards(), Points(1)), InTier(TECHNOLOGY, 2)),
        # TAP-TECH-11
        TechCard("irrigation", Gain(FOOD), Building(FARM), InTier(SCIENCE, 2)),
        # TAP-TECH-12
        TechCard("library", Points(3), BuildLandmark(LIBRARY), Uncovered(HOUSE, 3)),
        # TAP-TECH-19
        TechCard("light_bulb", Gain(COIN), Building(MARKET), InTier(MILITARY, 2)),
        # TAP-TECH-36
        TechCard("paper", Building(HOUSE), Per(InCapital(HOUSE), Points(1)), InTier(SCIENCE, 2)),
        # TAP-TECH-37
        TechCard("penicillin", Research(gain=False), Points(5), InTier(SCIENCE, 2)),
        # TAP-TECH-10
        TechCard("printing_press", TapestryCards(1), PlayOnTop(), InTier(TECHNOLOGY, 2)),
        # TAP-TECH-40
        TechCard("radio", Points(3), NewCivilization(), InTier(SCIENCE, 4)),
        # TAP-TECH-08
        TechCard("sewage_plumbing", Gain(CULTURE), Building(ARMORY), InTier(TECHNOLOGY, 2)),
        # TAP-TECH-09
        TechCard("siegecraft", Advance(MILITARY, gain=False), Per(Advanced(MILITARY), Points(1)), InTier(MILITARY, 2)),
        # TAP-TECH-14
        TechCard("stock_market", Points(5), BuildLandmark(STOCK_MARKET), Uncovered(MARKET, 3)),
        # TAP-TECH-46
        TechCard("telescope", All(Gain(CULTURE), Tiles(1)), Per(TilesInSupply(), Points(1)), InTier(TECHNOLOGY, 2)),
        # TAP-TECH-44
        TechCard(
            "the_nail",
            TapestryCards(1),
            OneOf(Building(MARKET), Building(HOUSE), Building(FARM)),
            InTier(TECHNOLOGY, 2),
        ),
        # TAP-TECH-47
        TechCard("time_travel", Gain(COIN), Regress(EXPLORATION, MILITARY, gain=False), InTier(TECHNOLOGY, 4)),
        # TAP-TECH-49
        TechCard("transistors", Gain(COIN), All(Gain(CULTURE), Points(4)), InTier(MILITARY, 4)),
        # TAP-TECH-45
        TechCard("treasury", Points(4), BuildLandmark(TREASURY), Uncovered(MARKET, 2)),
        # TAP-TECH-28
        TechCard("vaccines", Advance(SCIENCE, gain=False), Per(Advanced(SCIENCE), Points(1)), InTier(SCIENCE, 2)),
        # TAP-TECH-29
        TechCard("warships", Gain(WORKER), Conquer(), InTier(EXPLORATION, 3)),
        # TAP-TECH-50
        TechCard(
            "zeppelins", Advance(EXPLORATION, gain=False), Per(Advanced(EXPLORATION), Points(1)), InTier(EXPLORATION, 2)
        ),
    ),
    globals(),
)
