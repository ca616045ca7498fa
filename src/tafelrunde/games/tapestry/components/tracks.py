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
    __slots__ = ("benefit", "bonus", "effect", "id")

    def __init__(self, id: str, benefit: TapestryEffect, bonus: Optional[Bonus] = None) -> None:
        self.id: str = id
        self.benefit: TapestryEffect = benefit
        self.bonus: Optional[Bonus] = bonus
        self.effect: TapestryEffect = All(benefit, bonus) if bonus else benefit  # the whole space, for the reference


SPACES: Final = (
    corrected(
        "tapestry",
        "space",
        (  # exploration, TAP-TRACK-EXP-01..12
            Space("scouting", Tiles(2)),
            Space("rafts", Explore(), Bonus(RESOURCE, 1, TapestryCards(1))),
            Space("wagons", OneOf(Explore(), Building(FARM))),
            Space("navigation", All(Tiles(1), Explore())),
            Space("ships", Per(Territories(), Points(1)), Bonus(RESOURCE, 1, Building(FARM))),
            Space("tunnels", AnyOrder(Tiles(1), Building(FARM)), Bonus(RESOURCE, 1, Explore())),
            Space("trains", All(Tiles(2), Explore())),
            Space("cars", All(Building(FARM), Per(InCapital(FARM), Points(1))), Bonus(TILE, 2, Points(5))),
            Space("airplanes", All(Tiles(2), Explore(anywhere=True)), Bonus(RESOURCE, 1, TapestryCards(1))),
            Space("space_shuttle", Per(Advanced(TECHNOLOGY), Points(1)), Bonus(TILE, 3, Points(10))),
            Space("interstellar_travel", All(SpaceTiles(3), ExploreSpace(of_those=True))),
            Space("warpgates", ExploreSpace(), Bonus(RESOURCE, 1, ExploreSpace())),
        ),
        globals(),
    ),
    corrected(
        "tapestry",
        "space",
        (  # technology, TAP-TRACK-TECH-01..12
            Space("pottery", Invent()),
            Space("carpentry", TapestryCards(1), Bonus(RESOURCE, 1, Building(MARKET))),
            Space("stone_tools", OneOf(Invent(), Building(MARKET))),
            Space("metallurgy", All(ReplaceDisplay(), Invent())),
            Space("glass", OneOf(Building(FARM), Building(HOUSE), Building(ARMORY)), Bonus(RESOURCE, 1, Upgrade())),
            Space("steel", AnyOrder(Per(InCapital(ARMORY), Points(1)), Building(MARKET)), Bonus(RESOURCE, 1, Invent())),
            Space("rubber", All(ReplaceDisplay(), Times(2, Invent()))),
            Space("plastic", All(Building(MARKET), Per(InCapital(MARKET), Points(1))), Bonus(RESOURCE, 1, Upgrade())),
            Space("electronics", AnyOrder(Upgrade(), Circle())),
            Space("computers", All(Per(Advanced(MILITARY), Points(1)), Per(Advanced(SCIENCE), Points(1)))),
            Space("nanotechnology", AnyOrder(Upgrade(), Square()), Bonus(TECH, 3, Points(10))),
            Space("ai_singularity", All(Singularity(), Gain(COIN), Gain(WORKER), Gain(FOOD), Gain(CULTURE))),
        ),
        globals(),
    ),
    corrected(
        "tapestry",
        "space",
        (  # science, TAP-TRACK-SCI-01..12
            Space("astronomy", Research(gain=False)),
            Space("mathematics", TapestryCards(1), Bonus(RESOURCE, 1, Building(HOUSE))),
            Space("herbalism", OneOf(Research(gain=False), Building(HOUSE))),
            Space("medicine", AnyOrder(Per(TechCards(), Points(1)), TapestryCards(1))),
            Space("chemistry", Research(), Bonus(CARD, 2, Points(5))),
            Space("biology", OneOf(Research(), Building(HOUSE))),
            Space("academic_research", Repeat(ACADEMIC_RESEARCH)),
            Space("nutrition", All(Building(HOUSE), Per(InCapital(HOUSE), Points(1)))),
            Space("physics", Advance(EXPLORATION, TECHNOLOGY, MILITARY)),
            Space("neuroscience", Regress(MILITARY, TECHNOLOGY)),
            Space("quantum_physics", Times(2, Advance(EXPLORATION, TECHNOLOGY, MILITARY))),
            Space("alien_biology", AlienBiology(4, 5)),
        ),
        globals(),
    ),
    corrected(
        "tapestry",
        "space",
        (  # military, TAP-TRACK-MIL-01..12
            Space("archery", Conquer()),
            Space("bladed_weapons", TapestryCards(1), Bonus(RESOURCE, 1, Building(ARMORY))),
            Space("walls", OneOf(Conquer(), Building(ARMORY))),
            Space("standing_army", All(Gain(WORKER), Per(TilesInSupply(), Points(1)))),
            Space("cavalry", AnyOrder(Conquer(), Building(ARMORY))),
            Space("gunpowder", AnyOrder(Conquer(), TapestryCards(1)), Bonus(RESOURCE, 1, Building(ARMORY))),
            Space("tanks", Conquer(dice=BOTH_IF_OPPONENT)),
            Space("warplanes", Conquer(anywhere=True), Bonus(RESOURCE, 1, TapestryCards(1))),
            Space("anti_aircraft_defense", AnyOrder(Building(ARMORY), Per(CardsOwned(), Points(1)))),
            Space("nuclear_bomb", AnyOrder(Per(Advanced(EXPLORATION), Points(1)), PlayOnTop())),
            Space("drone_assassins", ScoreCapital(), Bonus(CARD, 3, Points(10))),
            Space("mechs", AnyOrder(Conquer(dice=BOTH), NewCivilization())),
        ),
        globals(),
    ),
)
