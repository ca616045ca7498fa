"""The four inspiration tiles of a player (TAP-INSPIRE-01, TAP-INSPIRE-02, TAP-INSPIRE-03). No source shows them;
according to public reviews they raise the points of a resource track, not its resources. Symbols as in income.py."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected
from .income import NOTHING, PER_CONTROLLED, PER_LINE, PER_TECH, IncomeTrack

INSPIRATIONS: Final[tuple[IncomeTrack, ...]] = corrected(
    "tapestry",
    "inspiration",
    (
        IncomeTrack("market", (PER_TECH, 2, PER_TECH, PER_TECH, PER_TECH, 12)),
        IncomeTrack("house", (PER_LINE, 2, PER_LINE, PER_LINE, PER_LINE, 12)),
        IncomeTrack("farm", (NOTHING, 2, 6, 2, 9, 12)),
        IncomeTrack("armory", (NOTHING, PER_LINE, PER_CONTROLLED, PER_CONTROLLED, PER_CONTROLLED, 12)),
    ),
    globals(),
)
BASIS: Final = "inspiration-tiles"
