"""The six tribes: abilities of both sides and technologies (REV-TRIBE-01..10, REV-TECH-01..09).

The texts are established; sides, places and some owners are inferred, a few plain icons are stand-ins of ours. The last
letter says where the effect comes from: S the rulebook, R reconstructed.
"""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import May, OneOf, Per
from ..effects.ability import BoardAction
from ..effects.cards import LayDown, SlotToRest, TakeCard
from ..effects.counts import LakesBeside
from ..effects.gains import AnyBasic, Crate, Energy, Gain, Pay, PayBasic
from ..effects.machines import FreeExchange, Unlimited
from ..effects.skills import Skill, SwitchUp
from ..effects.tracks import AdvanceAny
from ..effects.tribes import LayDesert, LayForest, LayTarget, LayTemple, LayWorkshop, MoveFalcon, MoveFigure
from ..pieces.kinds import (
    ABILITY_PLUS,
    ANY_ACTION,
    BOOK,
    CARD_RESOURCE,
    CHEAP_EXPLORE,
    CRATES_AND_CRYSTALS,
    CRYSTAL,
    CRYSTAL_DOUBLE,
    CRYSTAL_TO_REST,
    FALCON_DISCOUNT,
    FALCON_RESOURCES,
    FIFTH_SLOT,
    FOOD,
    FORMICA,
    FREE_FOREST_LAKE,
    GEAR,
    HOFSTADTERIANS,
    KUNIBAN,
    MOON,
    MOUNTAIN_DISCOUNT,
    NADAIR,
    NO_BOOKS_TO_OTHERS,
    RANGE_ONE,
    SUN,
    SWITCH_COPY,
    T1,
    T2L,
    T2M,
    T2R,
    T3L,
    T3M,
    T3R,
    TEMPLE_RANGE,
    TWO_FOR_CRYSTAL,
    VUKUNTUR,
    WORKSHOP_DISCOUNT,
    X49,
)
from ..rules.artifacts import TakeArtifact
from ..rules.gains import Points
from ..rules.machines import TribeMachine
from ..table.effect import ReviveEffect
from .parts import together

BOTH: Final = -1  # sides
ALL: Final = -1  # tribes


@table_row
class Technology:
    """`parts` are the numbers of its effects, which come when its figure leaves the tribe board."""

    __slots__ = ("effect", "id", "parts", "place", "side", "source", "tribe")

    def __init__(self, id: str, tribe: int, side: int, place: int, source: str, *effects: ReviveEffect) -> None:
        self.id: str = id
        self.tribe: int = tribe
        self.side: int = side
        self.place: int = place
        self.source: str = source
        self.effect: ReviveEffect = together(effects)
        self.parts: tuple[int, ...] = ()


# fmt: off
TECHNOLOGIES: Final[tuple[Technology, ...]] = corrected("revive", "technology", (
    Technology("fifth-slot",           ALL,            BOTH, T2M, "S", Skill(FIFTH_SLOT)),
    Technology("artifact-energy",      ALL,            BOTH, T3L, "S", TakeArtifact(), Energy(1)),
    Technology("artifact-crate",       ALL,            BOTH, T3M, "S", TakeArtifact(), Crate()),
    Technology("artifact-points",      ALL,            BOTH, T3R, "S", TakeArtifact(), Points(2)),

    Technology("ability-plus",         NADAIR,         BOTH, T1,  "S", Skill(ABILITY_PLUS)),
    Technology("free-forest-lake",     NADAIR,         BOTH, T2L, "S", Skill(FREE_FOREST_LAKE)),
    Technology("nadair-energy",        NADAIR,         BOTH, T2R, "R", Energy(1)),

    Technology("hofstadter-energy",    HOFSTADTERIANS, SUN,  T1,  "R", Energy(1)),
    Technology("temple-range",         HOFSTADTERIANS, MOON, T1,  "S", Skill(TEMPLE_RANGE)),
    Technology("two-for-crystal",      HOFSTADTERIANS, BOTH, T2L, "S", FreeExchange(TWO_FOR_CRYSTAL, PayBasic(2), Gain(CRYSTAL))),
    Technology("no-books-to-others",   HOFSTADTERIANS, BOTH, T2R, "S", Skill(NO_BOOKS_TO_OTHERS)),

    Technology("machine-lay-down",     X49,            BOTH, T1,  "S", TribeMachine(9, LayDown())),
    Technology("machine-unlimited",    X49,            BOTH, T2L, "S", TribeMachine(10, Unlimited())),
    Technology("crystal-to-rest",      X49,            BOTH, T2R, "S", FreeExchange(CRYSTAL_TO_REST, Pay(CRYSTAL), SlotToRest())),

    Technology("cheap-explore",        KUNIBAN,        BOTH, T1,  "S", Skill(CHEAP_EXPLORE)),
    Technology("card-resource",        KUNIBAN,        BOTH, T2L, "S", Skill(CARD_RESOURCE)),
    Technology("move-figure",          KUNIBAN,        BOTH, T2R, "S", MoveFigure()),

    Technology("mountain-discount",    FORMICA,        SUN,  T1,  "S", Skill(MOUNTAIN_DISCOUNT)),
    Technology("workshop-discount",    FORMICA,        MOON, T1,  "S", Skill(WORKSHOP_DISCOUNT)),
    Technology("machine-crystal",      FORMICA,        BOTH, T2L, "S", TribeMachine(10, Gain(CRYSTAL))),
    Technology("crystal-double",       FORMICA,        BOTH, T2R, "S", FreeExchange(CRYSTAL_DOUBLE, Pay(CRYSTAL), OneOf(Gain(GEAR, 2), Gain(BOOK, 2), Gain(FOOD, 2)))),

    Technology("range-one",            VUKUNTUR,       SUN,  T1,  "S", Skill(RANGE_ONE)),
    Technology("falcon-resources",     VUKUNTUR,       MOON, T1,  "S", Skill(FALCON_RESOURCES)),
    Technology("crates-and-crystals",  VUKUNTUR,       SUN,  T2L, "S", Crate(with_crystal=False), Gain(CRYSTAL), Skill(CRATES_AND_CRYSTALS)),
    Technology("falcon-discount",      VUKUNTUR,       MOON, T2L, "S", Skill(FALCON_DISCOUNT)),
    Technology("switch-copy",          VUKUNTUR,       BOTH, T2R, "S", SwitchUp(), Skill(SWITCH_COPY)),
), globals())
# fmt: on

# By tribe and side (REV-TRIBE-09, -10).
ABILITIES: Final[tuple[tuple[ReviveEffect, ReviveEffect], ...]] = (
    (Gain(BOOK, 2), LayForest()),
    (Per(LakesBeside(), AnyBasic(1)), LayTemple()),
    (AdvanceAny(), LayTarget()),
    (May(Pay(FOOD), TakeCard()), LayDesert()),
    (Gain(GEAR, 2), LayWorkshop()),
    (BoardAction(ANY_ACTION, 1), MoveFalcon()),
)
ABILITY_SOURCES: Final = ("SS", "SS", "RS", "SS", "RS", "SS")
BASIS: Final = "tribes"


def boards() -> list[list[int]]:
    """For tribe and side (2 * tribe + side): the number of the technology at each of the seven places."""
    found = []
    for tribe in range(len(ABILITIES)):
        for side in (SUN, MOON):
            at = {
                technology.place: number
                for number, technology in enumerate(TECHNOLOGIES)
                if technology.tribe in (ALL, tribe) and technology.side in (BOTH, side)
            }
            found.append([at[place] for place in range(7)])
    return found
