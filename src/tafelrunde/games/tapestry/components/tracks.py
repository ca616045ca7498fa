"""The four advancement tracks: twelve spaces each, with benefit and bonus (TAP-TRACK-*).

`AnyOrder` where the order is free and can matter, `All` where it is fixed or cannot matter (TAP-ADV-08).
"""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import All, AnyOrder, OneOf, Per, Times
from ..effects.bonus import Bonus
from ..effects.build import Building, ScoreCapital
from ..effects.civilization import NewCivilization
from ..effects.conquer import Conquer
from ..effects.counts import Advanced, CardsOwned, TechCards, Territories, TilesInSupply
from ..effects.explore import Explore, ExploreSpace, SpaceTiles
from ..effects.gains import Gain, Tiles
from ..effects.hand import PlayOnTop, TapestryCards
from ..effects.invent import Circle, Invent, ReplaceDisplay, Square, Upgrade
from ..effects.research import AlienBiology, Research
from ..effects.track import Advance, Regress, Repeat, Singularity
from ..pieces.kinds import (
    ARMORY,
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
from ..rules.bonus import CARD, RESOURCE, TECH, TILE
from ..rules.conquer import BOTH, BOTH_IF_OPPONENT
from ..rules.counts import InCapital
from ..rules.gains import Points
from ..rules.track import ACADEMIC_RESEARCH
from ..table.effect import TapestryEffect

BASIS: Final = "overview"


@table_row
class Space:
    def __init__(self, id: str, benefit: TapestryEffect, bonus: Optional[Bonus] = None) -> None:
        self.id: str = id
        self.benefit: TapestryEffect = benefit
        self.bonus: Optional[Bonus] = bonus
        self.effect: TapestryEffect = All(benefit, bonus) if bonus else benefit  # the whole space, for the reference


SPACES: Final = (
    corrected(
        "tapestry",
        "space",
        (  # exploration
            Space("scouting", Tiles(2)),  # TAP-TRACK-EXP-01
            Space("rafts", Explore(), Bonus(RESOURCE, 1, TapestryCards(1))),  # TAP-TRACK-EXP-02
            Space("wagons", OneOf(Explore(), Building(FARM))),  # TAP-TRACK-EXP-03
            Space("navigation", All(Tiles(1), Explore())),  # TAP-TRACK-EXP-04
            Space("ships", Per(Territories(), Points(1)), Bonus(RESOURCE, 1, Building(FARM))),  # TAP-TRACK-EXP-05
            Space("tunnels", AnyOrder(Tiles(1), Building(FARM)), Bonus(RESOURCE, 1, Explore())),  # TAP-TRACK-EXP-06
            Space("trains", All(Tiles(2), Explore())),  # TAP-TRACK-EXP-07
            Space("cars", All(Building(FARM), Per(InCapital(FARM), Points(1))), Bonus(TILE, 2, Points(5))),  # TAP-TRACK-EXP-08
            Space("airplanes", All(Tiles(2), Explore(anywhere=True)), Bonus(RESOURCE, 1, TapestryCards(1))),  # TAP-TRACK-EXP-09
            Space("space_shuttle", Per(Advanced(TECHNOLOGY), Points(1)), Bonus(TILE, 3, Points(10))),  # TAP-TRACK-EXP-10
            Space("interstellar_travel", All(SpaceTiles(3), ExploreSpace(of_those=True))),  # TAP-TRACK-EXP-11, TAP-SPACE-01
            Space("warpgates", ExploreSpace(), Bonus(RESOURCE, 1, ExploreSpace())),  # TAP-TRACK-EXP-12
        ),
        globals(),
    ),
    corrected(
        "tapestry",
        "space",
        (  # technology
            Space("pottery", Invent()),  # TAP-TRACK-TECH-01
            Space("carpentry", TapestryCards(1), Bonus(RESOURCE, 1, Building(MARKET))),  # TAP-TRACK-TECH-02
            Space("stone_tools", OneOf(Invent(), Building(MARKET))),  # TAP-TRACK-TECH-03
            Space("metallurgy", All(ReplaceDisplay(), Invent())),  # TAP-TRACK-TECH-04
            Space("glass", OneOf(Building(FARM), Building(HOUSE), Building(ARMORY)), Bonus(RESOURCE, 1, Upgrade())),  # TAP-TRACK-TECH-05
            Space("steel", AnyOrder(Per(InCapital(ARMORY), Points(1)), Building(MARKET)), Bonus(RESOURCE, 1, Invent())),  # TAP-TRACK-TECH-06
            Space("rubber", All(ReplaceDisplay(), Times(2, Invent()))),  # TAP-TRACK-TECH-07
            Space("plastic", All(Building(MARKET), Per(InCapital(MARKET), Points(1))), Bonus(RESOURCE, 1, Upgrade())),  # TAP-TRACK-TECH-08
            Space("electronics", AnyOrder(Upgrade(), Circle())),  # TAP-TRACK-TECH-09
            Space("computers", All(Per(Advanced(MILITARY), Points(1)), Per(Advanced(SCIENCE), Points(1)))),  # TAP-TRACK-TECH-10
            Space("nanotechnology", AnyOrder(Upgrade(), Square()), Bonus(TECH, 3, Points(10))),  # TAP-TRACK-TECH-11
            Space("ai_singularity", All(Singularity(), Gain(COIN), Gain(WORKER), Gain(FOOD), Gain(CULTURE))),  # TAP-TRACK-TECH-12
        ),
        globals(),
    ),
    corrected(
        "tapestry",
        "space",
        (  # science
            Space("astronomy", Research(gain=False)),  # TAP-TRACK-SCI-01
            Space("mathematics", TapestryCards(1), Bonus(RESOURCE, 1, Building(HOUSE))),  # TAP-TRACK-SCI-02
            Space("herbalism", OneOf(Research(gain=False), Building(HOUSE))),  # TAP-TRACK-SCI-03
            Space("medicine", AnyOrder(Per(TechCards(), Points(1)), TapestryCards(1))),  # TAP-TRACK-SCI-04
            Space("chemistry", Research(), Bonus(CARD, 2, Points(5))),  # TAP-TRACK-SCI-05
            Space("biology", OneOf(Research(), Building(HOUSE))),  # TAP-TRACK-SCI-06
            Space("academic_research", Repeat(ACADEMIC_RESEARCH)),  # TAP-TRACK-SCI-07
            Space("nutrition", All(Building(HOUSE), Per(InCapital(HOUSE), Points(1)))),  # TAP-TRACK-SCI-08
            Space("physics", Advance(EXPLORATION, TECHNOLOGY, MILITARY)),  # TAP-TRACK-SCI-09
            Space("neuroscience", Regress(MILITARY, TECHNOLOGY)),  # TAP-TRACK-SCI-10
            Space("quantum_physics", Times(2, Advance(EXPLORATION, TECHNOLOGY, MILITARY))),  # TAP-TRACK-SCI-11
            Space("alien_biology", AlienBiology(4, 5)),  # TAP-TRACK-SCI-12
        ),
        globals(),
    ),
    corrected(
        "tapestry",
        "space",
        (  # military
            Space("archery", Conquer()),  # TAP-TRACK-MIL-01
            Space("bladed_weapons", TapestryCards(1), Bonus(RESOURCE, 1, Building(ARMORY))),  # TAP-TRACK-MIL-02
            Space("walls", OneOf(Conquer(), Building(ARMORY))),  # TAP-TRACK-MIL-03
            Space("standing_army", All(Gain(WORKER), Per(TilesInSupply(), Points(1)))),  # TAP-TRACK-MIL-04
            Space("cavalry", AnyOrder(Conquer(), Building(ARMORY))),  # TAP-TRACK-MIL-05
            Space("gunpowder", AnyOrder(Conquer(), TapestryCards(1)), Bonus(RESOURCE, 1, Building(ARMORY))),  # TAP-TRACK-MIL-06
            Space("tanks", Conquer(dice=BOTH_IF_OPPONENT)),  # TAP-TRACK-MIL-07
            Space("warplanes", Conquer(anywhere=True), Bonus(RESOURCE, 1, TapestryCards(1))),  # TAP-TRACK-MIL-08
            Space("anti_aircraft_defense", AnyOrder(Building(ARMORY), Per(CardsOwned(), Points(1)))),  # TAP-TRACK-MIL-09
            Space("nuclear_bomb", AnyOrder(Per(Advanced(EXPLORATION), Points(1)), PlayOnTop())),  # TAP-TRACK-MIL-10
            Space("drone_assassins", ScoreCapital(), Bonus(CARD, 3, Points(10))),  # TAP-TRACK-MIL-11
            Space("mechs", AnyOrder(Conquer(dice=BOTH), NewCivilization())),  # TAP-TRACK-MIL-12
        ),
        globals(),
    ),
)  # fmt: skip
