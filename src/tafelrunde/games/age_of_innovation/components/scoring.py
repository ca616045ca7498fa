"""Round scoring tiles, the additional ones for round 6, and the area tiles of two players."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import Facts, Icons
from ....kernel.game import PUBLIC, SEED
from ..effects.gains import AnyBook, Gain
from ..effects.spades import SingleSpades
from ..pieces.kinds import (
    BANKING,
    BUILD_PALACE_OR_UNIVERSITY,
    COINS,
    DISCIPLINES,
    EDGE_WORKSHOP,
    ENGINEERING,
    GUILD,
    INNOVATE,
    LAW,
    MEDICINE,
    POWER,
    SCHOLARS,
    SCHOOL,
    SPADE,
    STEP,
    TOOLS,
    TOWN_TILE,
    TRACK,
    VP,
    WORKSHOP,
)
from ..table.effect import AoiEffect
from .parts import Part, Parts, Tile, Whenever


class KnowledgeBonus(Part):
    """Once for every `per` levels of a discipline, in phase III (AOI-PHASE3-04, AOI-PHASE3-05)."""

    key = "knowledge-bonus"

    def __init__(self, discipline: int, per: int, effect: AoiEffect) -> None:
        super().__init__(effect)
        self.discipline = discipline
        self.per = per

    def facts(self) -> Facts:
        return {"discipline": DISCIPLINES[self.discipline], "per": self.per, "effect": self.effect}

    def icons(self) -> Icons:
        return [*self.effect.icons(), "per", self.per, f"step-{DISCIPLINES[self.discipline]}"]


@table_row
class RoundTile:
    """Left half: points for a deed. Right half: a knowledge bonus (AOI-SETUP-07)."""

    def __init__(self, id: str, deed: int, points: int, discipline: int, per: int, bonus: AoiEffect) -> None:
        self.id: str = id
        self.deed: int = deed
        self.points: int = points
        self.discipline: int = discipline
        self.per: int = per
        self.bonus: AoiEffect = bonus
        self.effect: AoiEffect = Parts(Whenever(deed, Gain(VP, points)), KnowledgeBonus(discipline, per, bonus))


PALACE_UNIVERSITY: Final = BUILD_PALACE_OR_UNIVERSITY

# AOI-MATERIAL-10; three of each discipline (AOI-SETUP-10).
ROUND_TILES: Final[tuple[RoundTile, ...]] = corrected(
    "age_of_innovation",
    "round",
    (
        RoundTile("workshop-law", WORKSHOP, 2, LAW, 3, Gain(SCHOLARS, 1)),  # AOI-ROUND-01, AOI-ROUND-21
        RoundTile("spade-engineering", SPADE, 2, ENGINEERING, 1, Gain(COINS, 1)),  # AOI-ROUND-02, AOI-ROUND-22
        RoundTile("workshop-banking", WORKSHOP, 2, BANKING, 3, Gain(POWER, 4)),  # AOI-ROUND-03, AOI-ROUND-23
        RoundTile("guild-law", GUILD, 3, LAW, 3, AnyBook(1)),  # AOI-ROUND-04, AOI-ROUND-24
        RoundTile("step-medicine", STEP, 1, MEDICINE, 3, AnyBook(1)),  # AOI-ROUND-05, AOI-ROUND-25
        RoundTile("guild-medicine", GUILD, 3, MEDICINE, 4, SingleSpades()),  # AOI-ROUND-06, AOI-ROUND-26
        RoundTile("town-engineering", TOWN_TILE, 5, ENGINEERING, 4, SingleSpades()),  # AOI-ROUND-07, AOI-ROUND-27
        RoundTile("school-banking", SCHOOL, 4, BANKING, 1, Gain(COINS, 1)),  # AOI-ROUND-08, AOI-ROUND-28
        RoundTile("track-engineering", TRACK, 3, ENGINEERING, 3, Gain(SCHOLARS, 1)),  # AOI-ROUND-09, AOI-ROUND-29
        RoundTile(
            "palace-university-medicine", PALACE_UNIVERSITY, 5, MEDICINE, 2, Gain(TOOLS, 1)
        ),  # AOI-ROUND-10, AOI-ROUND-30
        RoundTile("innovation-law", INNOVATE, 5, LAW, 2, Gain(POWER, 3)),  # AOI-ROUND-11, AOI-ROUND-31
        RoundTile(
            "palace-university-banking", PALACE_UNIVERSITY, 5, BANKING, 2, Gain(TOOLS, 1)
        ),  # AOI-ROUND-12, AOI-ROUND-32
    ),
    globals(),
)


@table_row
class FinalTile(Tile):
    """An additional scoring tile for round 6."""

    def __init__(self, id: str, deed: int, points: int, source: str, basis: str = "") -> None:
        super().__init__(id, Whenever(deed, Gain(VP, points)), source=source, basis=basis)
        self.deed: int = deed
        self.points: int = points
        self.building: int = WORKSHOP if deed == EDGE_WORKSHOP else deed  # the building that it shows


SAME: Final = "named-building"

# The same points as the round tiles with the same symbol (AOI-FINAL-44).
FINAL_TILES: Final[tuple[FinalTile, ...]] = corrected(
    "age_of_innovation",
    "final",
    (
        FinalTile("workshop", WORKSHOP, 2, PUBLIC, SAME),  # AOI-FINAL-01
        FinalTile("guild", GUILD, 3, PUBLIC, SAME),  # AOI-FINAL-02
        FinalTile("school", SCHOOL, 4, PUBLIC, SAME),  # AOI-FINAL-03
        FinalTile("edge-workshop", EDGE_WORKSHOP, 3, SEED),  # AOI-FINAL-04
    ),
    globals(),
)


@table_row
class Area:
    """An area tile: the size of the third party's area with two players (AOI-TWOP-03)."""

    def __init__(self, id: str, buildings: int) -> None:
        self.id: str = id
        self.buildings: int = buildings


AREAS: Final[tuple[Area, ...]] = corrected(  # AOI-MATERIAL-08
    "age_of_innovation", "area", (Area("12", 12), Area("13", 13), Area("14", 14), Area("15", 15)), globals()
)
AREA_BASIS: Final = "one-transcription"
