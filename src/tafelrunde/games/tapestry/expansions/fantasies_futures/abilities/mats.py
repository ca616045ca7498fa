"""The mats of the civilizations of Fantasies & Futures, in both editions, by number."""

from __future__ import annotations

from typing import Final

from ......kernel.effects import All, AnyOrder, Per
from ....components.civilizations import EVERY_INCOME, Civilization, any_building
from ....effects.arts_counts import IncomeBuildings
from ....effects.build import ScoreCapital
from ....effects.counts import CardsOwned, TechCards, Territories, TilesInSupply
from ....effects.explore import Explore, ExploreSpace, SpaceTiles
from ....effects.gains import Gain, Tiles
from ....effects.hand import TapestryCards
from ....effects.invent import Invent
from ....effects.research import Research
from ....pieces.kinds import COIN, CULTURE, FOOD, WORKER
from ....pieces.kinds import FANTASIES_FUTURES as BOX
from ....rules.gains import Points
from . import elder_ones, illuminati, psionics


# Built twice, for both editions: an effect belongs to one tree. The later edition has no mats of this box of its own.
def mats(elder_ones: Civilization, illuminati: Civilization, psionics: Civilization) -> tuple[Civilization, ...]:
    return (
        Civilization("artificers", EVERY_INCOME, (Per(IncomeBuildings(), Points(1)),), box=BOX),
        Civilization("celestials", EVERY_INCOME, box=BOX),
        elder_ones,
        Civilization(
            "faefolk",
            EVERY_INCOME,
            (
                Per(CardsOwned(), Points(1)),
                AnyOrder(TapestryCards(1), Tiles(1), Invent(), Per(IncomeBuildings(), Points(1))),
                AnyOrder(Gain(FOOD), Per(TilesInSupply(), Points(1))),
                AnyOrder(Gain(COIN), Per(TechCards(), Points(1))),
                AnyOrder(Gain(CULTURE), Per(Territories(), Points(1))),
                AnyOrder(Gain(WORKER), ScoreCapital()),
                All(SpaceTiles(1), ExploreSpace()),
            ),
            box=BOX,
        ),
        Civilization(
            "genies",
            EVERY_INCOME,
            (
                Research(gain=False), ScoreCapital(), Invent(), Per(TilesInSupply(), Points(1)),
                Gain(CULTURE), Per(Territories(), Points(1)), Explore(), Per(TechCards(), Points(1)),
            ),
            box=BOX,
        ),
        illuminati,
        Civilization("merfolk", EVERY_INCOME, box=BOX),
        psionics,
        Civilization("weefolk", EVERY_INCOME, (any_building(),), box=BOX),
        Civilization("werefolk", EVERY_INCOME, box=BOX),
    )  # fmt: skip


CIVILIZATIONS: Final = mats(elder_ones.PRINTED, illuminati.PRINTED, psionics.PRINTED)
REVISED: Final = mats(elder_ones.REVISED, illuminati.REVISED, psionics.REVISED)
