"""The 16 civilization mats: what is printed on their spaces. The abilities themselves are in rules/abilities.py and, where
they apply at all times, in the module of the rule that they change.

Columns: id, income turns in which the ability is used in step 1, lines of spaces.
"""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import All, AnyOrder, OneOf, Per
from ..effects.bonus import Bonus
from ..effects.build import Building, BuildingBeside, ScoreCapital
from ..effects.conquer import Conquer
from ..effects.counts import Territories
from ..effects.explore import Explore
from ..effects.gains import AnyResource, Gain, Tiles
from ..effects.hand import TapestryCards
from ..effects.invent import Invent, Upgrade
from ..effects.research import Research
from ..effects.track import Advance
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
from ..rules.bonus import CARD
from ..rules.conquer import BOTH
from ..rules.gains import Points
from ..table.effect import TapestryEffect

BASIS: Final = "printed-mat"

Line = tuple[TapestryEffect, ...]


@table_row
class Civilization:
    __slots__ = ("box", "effect", "id", "lines", "turns")

    def __init__(self, id: str, turns: tuple[int, ...] = (), *lines: Line, box: int = BASE) -> None:
        self.id: str = id
        self.box: int = box
        self.turns: tuple[int, ...] = turns
        self.lines: tuple[Line, ...] = lines
        self.effect: Optional[TapestryEffect] = All(*(effect for line in lines for effect in line)) if lines else None


# Entertainers: where a token may go from each stage; the stages are those of the mat, 0 is the start.
STAGES: Final = (
    (1, 2, 3, 4), (5, 6), (6, 7), (6, 7), (7, 8), (9, 10), (9, 10), (11, 12), (11, 12),
    (13, 14), (14, 15), (14, 15), (15, 16), (), (), (), (),
)  # fmt: skip
# Isolationists: points for the size of the largest land mass.
LAND_MASS_POINTS: Final = (0, 5, 10, 16, 23, 31, 40)

EVERY_INCOME: Final = (2, 3, 4, 5)


# Built twice: an effect belongs to one tree.
def stages() -> Line:
    return (
        Gain(WORKER), Gain(CULTURE), Gain(FOOD), Gain(COIN),
        Building(FARM), Building(MARKET), Building(HOUSE), Building(ARMORY),
        Conquer(), Research(gain=False), Invent(), Explore(),
        Advance(TECHNOLOGY), Advance(EXPLORATION), Advance(MILITARY), Advance(SCIENCE),
    )  # fmt: skip


def craft_columns() -> tuple[Line, ...]:
    return (
        (Gain(WORKER), Tiles(1), Points(5)),
        (Gain(COIN), Invent(), Upgrade(), Points(10)),
        (Gain(FOOD), TapestryCards(1), Gain(CULTURE), Research(), Points(15)),
    )


def any_building(kind: type[Building] = Building) -> TapestryEffect:
    return OneOf(kind(MARKET), kind(HOUSE), kind(FARM), kind(ARMORY))


CIVILIZATIONS: Final = corrected(
    "tapestry",
    "civilization",
    (
        Civilization("alchemists", EVERY_INCOME),
        Civilization("architects"),
        Civilization("the_chosen", EVERY_INCOME),
        Civilization("craftsmen", (), *craft_columns()),
        Civilization("entertainers", EVERY_INCOME, stages()),
        Civilization("futurists"),
        Civilization("heralds", EVERY_INCOME),
        Civilization("historians", EVERY_INCOME, (Points(3), Gain(WORKER), Gain(FOOD), Points(3))),
        Civilization("inventors", EVERY_INCOME),
        Civilization("isolationists", (5,)),
        Civilization("leaders", EVERY_INCOME),
        Civilization(
            "merrymakers",
            EVERY_INCOME,
            (Gain(COIN), All(Gain(WORKER), Gain(FOOD)), All(Gain(CULTURE), Building(ARMORY))),
            (Tiles(1), AnyOrder(Invent(), TapestryCards(1)), AnyOrder(Explore(), Research())),
            (Points(5), Points(10), Points(15)),
        ),
        Civilization(
            "militants",
            EVERY_INCOME,
            (Gain(COIN), Points(2), Gain(FOOD), Points(4)),
            (Points(1), Gain(WORKER), Points(3), Gain(CULTURE)),
        ),
        Civilization("mystics", (5,)),
        Civilization("nomads"),
        Civilization("traders", EVERY_INCOME),
    ),
    globals(),
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
    Civilization("craftsmen", (), *craft_columns()),
    Civilization("entertainers", (1, 2, 3, 4), stages()),
    Civilization("futurists"),
    Civilization("heralds", EVERY_INCOME),
    Civilization(
        "historians",
        EVERY_INCOME,
        (Research(gain=False), Bonus(CARD, 1, Invent()), Gain(FOOD), Per(Territories(), Points(1))),
    ),
    Civilization("inventors", EVERY_INCOME),
    Civilization("isolationists", (5,)),
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
    Civilization(
        "militants",
        EVERY_INCOME,
        (Gain(COIN), Points(2), Gain(FOOD), Per(Territories(), Points(1))),
        (Points(3), Gain(WORKER), Points(5), Conquer()),
    ),
    Civilization(
        "mystics",
        (),
        (Conquer(), AnyResource(1), Invent(), any_building(BuildingBeside)),
        (Conquer(dice=BOTH), AnyResource(1), All(Invent(), Upgrade()), any_building()),
    ),
    Civilization("nomads"),
    Civilization("traders", EVERY_INCOME, (AnyResource(1),)),
), globals())  # fmt: skip
