"""The resource tracks of the income mat (TAP-INCOMEMAT-01, TAP-INCOMEMAT-02, TAP-INCOMEMAT-03,
TAP-INCOMEMAT-04): six columns each, the first is open from the start.

Columns: resources of the track's own kind, and the symbol for points: a number, or what 1 point each is counted for.
"""

from __future__ import annotations

from typing import Final

from ....kernel.correction_errors import CorrectionError
from ....kernel.corrections import corrected, table_row

# Symbols for points; 1 and more are plain numbers.
NOTHING: Final = 0
PER_TECH: Final = -1
PER_LINE: Final = -2
PER_CONTROLLED: Final = -3

INNOVATIONS: Final = (
    ("barter", "currency", "banking", "credit_cards", "e_commerce", "biometrics"),
    ("symbology", "language", "writing", "telephone", "email", "neural_implants"),
    ("hunting", "farming", "breeding", "preservation", "fertilization", "food_printing"),
    ("ceremony", "racing", "team_sports", "tabletop_games", "video_games", "virtual_reality"),
)
PAYS: Final[tuple[int, ...]] = (1, 1, 0, 1, 1, 0)  # the same on all four tracks
COLUMNS: Final = 6


@table_row
class IncomeTrack:
    """`scores`: the symbol for points in each column; an inspiration tile has others."""

    def __init__(self, id: str, scores: tuple[int, ...]) -> None:
        if len(scores) != COLUMNS or min(scores) < PER_CONTROLLED:
            line = f"there are {COLUMNS} columns, each with points or with a symbol"
            raise CorrectionError(line, "income-columns", columns=COLUMNS)
        self.id: str = id
        self.scores: tuple[int, ...] = scores


INCOME_TRACKS: Final[tuple[IncomeTrack, ...]] = corrected(
    "tapestry",
    "income-track",
    (
        IncomeTrack("market", (PER_TECH, NOTHING, PER_TECH, NOTHING, PER_TECH, 10)),
        IncomeTrack("house", (PER_LINE, NOTHING, PER_LINE, NOTHING, PER_LINE, 10)),
        IncomeTrack("farm", (NOTHING, NOTHING, 4, NOTHING, 7, 10)),
        IncomeTrack("armory", (NOTHING, NOTHING, PER_CONTROLLED, NOTHING, PER_CONTROLLED, 10)),
    ),
    globals(),
)
TILES: Final = 1  # the first farm column also gives a territory tile, the first armory column a tapestry card
CARDS: Final = 1
BASIS: Final = "income-mat"


def pays(open_columns: int) -> int:
    """The resources of a track by its number of uncovered columns."""
    return sum(PAYS[:open_columns])
