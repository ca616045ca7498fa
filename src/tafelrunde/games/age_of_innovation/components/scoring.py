"""Round scoring tiles, the additional ones for round 6, and the area tiles of two players (AOI-ROUND-*,
AOI-FINAL-*)."""

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
    """Once for each so many levels of a discipline, in phase III (AOI-PHASE3-04, -05)."""

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
    """Left half: points for a deed. Right half: a knowledge bonus."""

    __slots__ = ("bonus", "deed", "discipline", "effect", "id", "per", "points")

    def __init__(self, id: str, deed: int, points: int, discipline: int, per: int, bonus: AoiEffect) -> None:
        self.id: str = id
        self.deed: int = deed
        self.points: int = points
        self.discipline: int = discipline
        self.per: int = per
        self.bonus: AoiEffect = bonus
        self.effect: AoiEffect = Parts(Whenever(deed, Gain(VP, points)), KnowledgeBonus(discipline, per, bonus))


PALACE_UNIVERSITY: Final = BUILD_PALACE_OR_UNIVERSITY

# AOI-ROUND-01..12 and -21..32.
ROUND_TILES: Final[tuple[RoundTile, ...]] = corrected(
    "age_of_innovation",
    "round",
    (
        RoundTile("workshop-law", WORKSHOP, 2, LAW, 3, Gain(SCHOLARS, 1)),
        RoundTile("spade-engineering", SPADE, 2, ENGINEERING, 1, Gain(COINS, 1)),
        RoundTile("workshop-banking", WORKSHOP, 2, BANKING, 3, Gain(POWER, 4)),
        RoundTile("guild-law", GUILD, 3, LAW, 3, AnyBook(1)),
        RoundTile("step-medicine", STEP, 1, MEDICINE, 3, AnyBook(1)),
        RoundTile("guild-medicine", GUILD, 3, MEDICINE, 4, SingleSpades()),
        RoundTile("town-engineering", TOWN_TILE, 5, ENGINEERING, 4, SingleSpades()),
        RoundTile("school-banking", SCHOOL, 4, BANKING, 1, Gain(COINS, 1)),
        RoundTile("track-engineering", TRACK, 3, ENGINEERING, 3, Gain(SCHOLARS, 1)),
        RoundTile("palace-university-medicine", PALACE_UNIVERSITY, 5, MEDICINE, 2, Gain(TOOLS, 1)),
        RoundTile("innovation-law", INNOVATE, 5, LAW, 2, Gain(POWER, 3)),
        RoundTile("palace-university-banking", PALACE_UNIVERSITY, 5, BANKING, 2, Gain(TOOLS, 1)),
    ),
    globals(),
)


@table_row
class FinalTile(Tile):
    """An additional way to score in round 6."""

    __slots__ = ("building", "deed", "points")

    def __init__(self, id: str, deed: int, points: int, source: str, basis: str = "") -> None:
        super().__init__(id, Whenever(deed, Gain(VP, points)), source=source, basis=basis)
        self.deed: int = deed
        self.points: int = points
        self.building: int = WORKSHOP if deed == EDGE_WORKSHOP else deed  # the building that it shows


SAME: Final = "named-building"

# AOI-FINAL-01..04.
FINAL_TILES: Final[tuple[FinalTile, ...]] = corrected(
    "age_of_innovation",
    "final",
    (
        FinalTile("workshop", WORKSHOP, 2, PUBLIC, SAME),
        FinalTile("guild", GUILD, 3, PUBLIC, SAME),
        FinalTile("school", SCHOOL, 4, PUBLIC, SAME),
        FinalTile("edge-workshop", EDGE_WORKSHOP, 3, SEED),
    ),
    globals(),
)

AREAS: Final = (12, 13, 14, 15)  # AOI-TWOP-03
AREA_BASIS: Final = "one-transcription"
