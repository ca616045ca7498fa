"""Artifact cards and their categories (REV-COMP-18).

Established: the nine kinds and what they count. One point per unit, and which kinds share a card, are ours: nine cards
on which every kind stands once in each colour, and a tenth of common kinds.
"""

from __future__ import annotations

from typing import Final

from ....kernel.correction_errors import CorrectionError
from ....kernel.corrections import corrected, table_row
from ....kernel.hexes import mask
from .kinds import LARGE_ARTIFACTS, ORANGE, VIOLET, WHITE

COLOURS: Final[tuple[int, ...]] = (VIOLET, ORANGE, WHITE)  # of large artifacts

CRATES: Final = 0
ENERGY: Final = 1
MODULES: Final = 2
POPULATION: Final = 3
TRIBE_PROGRESS: Final = 4
FLASKS: Final = 5
CARDS: Final = 6
LAKES: Final = 7
CRYSTALS: Final = 8
CATEGORIES: Final = (
    "crates", "energy", "modules", "population", "tribe-progress", "flasks", "cards", "lakes", "crystals",
)  # fmt: skip
BASIS: Final = "artifact-cards"


@table_row
class Category:
    """`points` for every `unit` things counted (REV-ARTI-03)."""

    def __init__(self, id: str, unit: int, points: int) -> None:
        self.id: str = id
        self.unit: int = unit
        self.points: int = points


SCORED: Final[tuple[Category, ...]] = corrected(
    "revive",
    "category",
    (
        Category("crates", 1, 1),
        Category("energy", 1, 1),
        Category("modules", 2, 1),
        Category("population", 1, 1),
        Category("tribe-progress", 1, 1),
        Category("flasks", 1, 1),
        Category("cards", 1, 1),
        Category("lakes", 1, 1),
        Category("crystals", 1, 1),
    ),
    globals(),
)


@table_row
class ArtifactCard:
    """Its violet, orange and white category."""

    def __init__(self, id: str, violet: int, orange: int, white: int) -> None:
        self.id: str = id
        self.categories: tuple[int, int, int] = (violet, orange, white)


# fmt: off
ARTIFACT_CARDS: Final[tuple[ArtifactCard, ...]] = corrected("revive", "artifactcard", (
    ArtifactCard("A01", CRATES,         ENERGY,         POPULATION),
    ArtifactCard("A02", MODULES,        LAKES,          CARDS),
    ArtifactCard("A03", FLASKS,         TRIBE_PROGRESS, CRYSTALS),
    ArtifactCard("A04", ENERGY,         CARDS,          LAKES),
    ArtifactCard("A05", POPULATION,     CRATES,         FLASKS),
    ArtifactCard("A06", CRYSTALS,       MODULES,        TRIBE_PROGRESS),
    ArtifactCard("A07", CARDS,          POPULATION,     ENERGY),
    ArtifactCard("A08", LAKES,          FLASKS,         CRATES),
    ArtifactCard("A09", TRIBE_PROGRESS, CRYSTALS,       MODULES),
    ArtifactCard("A10", POPULATION,     FLASKS,         CARDS),
), globals())
# fmt: on


def artifacts_of(colour: int) -> range:
    """The large artifacts of a colour: 0 to 2 are violet, orange and white, and so on (REV-COMP-09)."""
    return range(colour, LARGE_ARTIFACTS, len(COLOURS))


def artifact_colour(artifact: int) -> int:
    return artifact % len(COLOURS)


MOST_PLAYERS: Final = 4


@table_row
class LargeArtifact:
    """`players`: used from this number of players on (REV-SETUP-13, REV-SETUP-14)."""

    def __init__(self, id: str, players: int) -> None:
        if not 1 <= players <= MOST_PLAYERS:
            line = f"a label names 1 to {MOST_PLAYERS} players, not {players}"
            raise CorrectionError(line, "label-players", most=MOST_PLAYERS)
        self.id: str = id
        self.players: int = players


# One of each colour for each of 1+, 2+, 3+, 4 (REV-SETUP-14).
LARGE: Final[tuple[LargeArtifact, ...]] = corrected(
    "revive",
    "artifact",
    tuple(LargeArtifact(f"LA{number + 1:02}", number // len(COLOURS) + 1) for number in range(LARGE_ARTIFACTS)),
    globals(),
)


def artifacts_for(labels: int) -> int:
    """The large artifacts used with this number of players."""
    return mask([number for number, large in enumerate(LARGE) if large.players <= labels])


HOW_MANY: Final = tuple(artifacts_for(labels).bit_count() for labels in range(MOST_PLAYERS + 2))

SMALL_POINTS: Final = 2  # REV-END-06
END_TILE_POINTS: Final = 4  # REV-FINAL-05
