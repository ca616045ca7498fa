"""Large locations: 5 tiles with two sides, and 3 more of the campaign (REV-COMP-04,
REV-LOCC-07).

Established: what each side counts, and the points of the tracks, of presence and of the flask side with energy. The
other points, and which sides share a tile, are ours. Sides 2k and 2k+1 are one tile.
"""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from ....kernel.corrections import corrected, table_row
from ..effects.gains import Energy
from ..pieces.kinds import GREEN, GREY, YELLOW
from ..pieces.locations import (
    CARDS,
    CRATES,
    CRYSTALS,
    ENERGY,
    FLASKS,
    LAKES,
    LARGE_BUILDINGS,
    MODULES,
    ON_LARGE,
    POPULATION,
    PRESENCE,
    TRACK,
    TRIBE_PROGRESS,
)
from ..table.effect import ReviveEffect


@table_row
class Location:
    """A side: `points` for each thing counted, `at_once` gained on populating, `steps` see `Presence`."""

    unspoken: ClassVar[frozenset[str]] = frozenset(("printed",))  # where its values come from is shown beside the words

    def __init__(
        self,
        id: str,
        count: int,
        points: int,
        *,
        colour: int = -1,
        printed: bool = False,
        at_once: Optional[ReviveEffect] = None,
    ) -> None:
        self.id: str = id
        self.count: int = count
        self.points: int = points
        self.colour: int = colour
        self.printed: bool = printed
        self.at_once: Optional[ReviveEffect] = at_once
        self.steps: tuple[tuple[int, int], ...] = ()


@table_row
class Presence(Location):
    """A side that counts area tiles with own pieces. Each step is (tiles needed, points), the highest first
    (REV-LOCC-05); `points` are the most there are."""

    def __init__(self, id: str, *steps: tuple[int, int], printed: bool = False) -> None:
        super().__init__(id, PRESENCE, steps[0][1], printed=printed)
        self.steps = steps


BASIS: Final = "locations"

LOCATIONS: Final[tuple[Location, ...]] = corrected(
    "revive",
    "location",
    (
        Location("LL1a", TRACK, 1, colour=GREEN, printed=True),
        Location("LL1b", ENERGY, 2),
        Location("LL2a", TRACK, 1, colour=YELLOW, printed=True),
        Location("LL2b", MODULES, 4),
        Location("LL3a", TRACK, 1, colour=GREY, printed=True),
        Location("LL3b", LARGE_BUILDINGS, 8),
        Location("LL4a", POPULATION, 3),
        Location("LL4b", LAKES, 3),
        Location("LL5a", ON_LARGE, 8),
        Location("LL5b", CARDS, 2),
        Location("LL6a", TRIBE_PROGRESS, 3),
        Location("LL6b", CRYSTALS, 5),
        Location("LL7a", FLASKS, 2),
        Location("LL7b", CRATES, 2),
        Presence("LL8a", (10, 15), (8, 12), (6, 7), (3, 3), printed=True),
        Location("LL8b", FLASKS, 1, printed=True, at_once=Energy(1)),
    ),
    globals(),
)
