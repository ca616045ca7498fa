"""The named values that the parameters of components accept in corrections."""

from __future__ import annotations

from typing import Final

from ....kernel.forms import numbered
from ..effects.lasting.this_era import EVENTS, LASTING, LATER_EVENTS, MORE_EVENTS, NO_SCIENCE
from ..pieces.income import NOTHING, PER_CONTROLLED, PER_LINE, PER_TECH
from ..pieces.kinds import ALL_TRACKS, BUILDINGS, RESOURCES
from ..rules.replies import DEEDS, WINDOWS

VOCABULARY: Final = {
    "resource": numbered(RESOURCES),
    "track": numbered(ALL_TRACKS),
    "Building.kind": numbered(BUILDINGS),
    "BuildingBeside.kind": numbered(BUILDINGS),
    "InCapital.kind": numbered(BUILDINGS),
    "ReserveBuilding.kind": numbered(BUILDINGS),
    "Uncovered.kind": numbered(BUILDINGS),
    "event": {**numbered(EVENTS), **numbered(MORE_EVENTS, LATER_EVENTS)},
    "rule": numbered(LASTING, NO_SCIENCE),
    "window": numbered(WINDOWS),
    "Reply.deed": numbered(DEEDS),
    "IncomeTrack.scores": {
        "per-tech": PER_TECH,
        "per-line": PER_LINE,
        "per-controlled": PER_CONTROLLED,
        "nothing": NOTHING,
        **{f"{points}": points for points in range(1, 31)},
    },
}
