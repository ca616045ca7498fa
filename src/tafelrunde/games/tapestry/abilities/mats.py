"""The mats of the 16 civilizations of the base game, in both editions, by number."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected
from ....kernel.effects import All, AnyOrder
from ..components.civilizations import EVERY_INCOME, Civilization, Line, any_building
from ..effects.build import Building, BuildingBeside, ScoreCapital
from ..effects.conquer import Conquer
from ..effects.explore import Explore
from ..effects.gains import AnyResource, Gain, Tiles
from ..effects.hand import TapestryCards
from ..effects.invent import Invent, Upgrade
from ..effects.research import Research
from ..effects.track import Advance
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
from ..rules.conquer import BOTH
from ..rules.gains import Points
from . import craftsmen, historians, isolationists, militants, nomads, traders

MODULES: Final = (craftsmen, historians, isolationists, militants, nomads, traders)


def names() -> dict[str, object]:
    """What a correction of a mat may be written with."""
    return {**globals(), **{name: value for module in MODULES for name, value in vars(module).items()}}


# Built twice: an effect belongs to one tree.
def stages() -> Line:
    return (
        Gain(WORKER), Gain(CULTURE), Gain(FOOD), Gain(COIN),
        Building(FARM), Building(MARKET), Building(HOUSE), Building(ARMORY),
        Conquer(), Research(gain=False), Invent(), Explore(),
        Advance(TECHNOLOGY), Advance(EXPLORATION), Advance(MILITARY), Advance(SCIENCE),
    )  # fmt: skip


CIVILIZATIONS: Final = corrected(
    "tapestry",
    "civilization",
    (
        Civilization("alchemists", EVERY_INCOME),
        Civilization("architects"),
        Civilization("the_chosen", EVERY_INCOME),
        craftsmen.PRINTED,
        Civilization("entertainers", EVERY_INCOME, stages()),
        Civilization("futurists"),
        Civilization("heralds", EVERY_INCOME),
        historians.PRINTED,
        Civilization("inventors", EVERY_INCOME),
        isolationists.PRINTED,
        Civilization("leaders", EVERY_INCOME),
        Civilization(
            "merrymakers",
            EVERY_INCOME,
            (Gain(COIN), All(Gain(WORKER), Gain(FOOD)), All(Gain(CULTURE), Building(ARMORY))),
            (Tiles(1), AnyOrder(Invent(), TapestryCards(1)), AnyOrder(Explore(), Research())),
            (Points(5), Points(10), Points(15)),
        ),
        militants.PRINTED,
        Civilization("mystics", (5,)),
        nomads.PRINTED,
        traders.PRINTED,
    ),
    names(),
)

# The later edition.
REVISED: Final = corrected("tapestry", "civilization", (
    Civilization(
        "alchemists",
        EVERY_INCOME,
        (
            All(Gain(COIN), Invent()),
            All(Gain(WORKER), Research(gain=False)),
            All(Gain(FOOD), Explore()),
            All(Gain(CULTURE), Conquer()),
        ),
    ),
    Civilization("architects"),
    Civilization(
        "the_chosen",
        (),
        (
            Gain(WORKER), Gain(COIN), Invent(), Gain(FOOD), any_building(), Gain(CULTURE), Research(), ScoreCapital(),
            Conquer(dice=BOTH),
        ),
    ),
    craftsmen.REVISED,
    Civilization("entertainers", (1, 2, 3, 4), stages()),
    Civilization("futurists"),
    Civilization("heralds", EVERY_INCOME),
    historians.REVISED,
    Civilization("inventors", EVERY_INCOME),
    isolationists.REVISED,
    Civilization("leaders", EVERY_INCOME),
    Civilization(
        "merrymakers",
        EVERY_INCOME,
        (
            Explore(), Gain(CULTURE), Research(gain=False),
            Gain(WORKER), ScoreCapital(), Gain(COIN),
            Invent(), Gain(FOOD), Conquer(),
        ),
    ),
    militants.REVISED,
    Civilization(
        "mystics",
        (),
        (Conquer(), AnyResource(1), Invent(), any_building(BuildingBeside)),
        (Conquer(dice=BOTH), AnyResource(1), All(Invent(), Upgrade()), any_building()),
    ),
    nomads.REVISED,
    traders.REVISED,
), names())  # fmt: skip
