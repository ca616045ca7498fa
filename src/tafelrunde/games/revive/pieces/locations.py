"""Large locations: the counts of sides, and the numbers of tiles and sides (REV-COMP-04, REV-LOCC-07)."""

from __future__ import annotations

from typing import Final

TRACK: Final = 0  # REV-LOC-01, REV-LOC-02, REV-LOC-03
ENERGY: Final = 1  # REV-LOC-04
MODULES: Final = 2  # REV-LOC-05
LARGE_BUILDINGS: Final = 3  # REV-LOC-06
POPULATION: Final = 4  # REV-LOC-07
LAKES: Final = 5  # REV-LOC-10
ON_LARGE: Final = 6  # REV-LOC-08
CARDS: Final = 7  # REV-LOC-09
TRIBE_PROGRESS: Final = 8  # REV-LOCC-01
CRYSTALS: Final = 9  # REV-LOCC-02
FLASKS: Final = 10  # REV-LOCC-03, REV-LOCC-06
CRATES: Final = 11  # REV-LOCC-04
PRESENCE: Final = 12  # REV-LOCC-05
COUNTS: Final = (
    "track", "energy", "modules", "large-buildings", "population", "lakes", "on-large", "cards", "tribe-progress",
    "crystals", "flasks", "crates", "presence",
)  # fmt: skip
BASE_TILES: Final = 5  # REV-COMP-04
ALL_TILES: Final = 8  # with those of the campaign (REV-LOCC-07)


def side_number(tile: int, side: int) -> int:
    """Sides 2k and 2k+1 are one tile."""
    return 2 * tile + side
