"""The mats of the civilizations of Arts & Architecture, in both editions, by number."""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import corrected
from ......kernel.effects import AnyOrder
from ....components.civilizations import Civilization, Line, any_building
from ....effects.conquer import Conquer
from ....effects.explore import Explore
from ....effects.hand import TapestryCards
from ....effects.invent import Invent, Upgrade
from ....effects.research import Research
from ....pieces.kinds import ARTS_ARCHITECTURE as BOX
from ....rules.gains import Points
from . import collectors, relentless, urban_planners

MODULES: Final = (collectors, relentless, urban_planners)


def names() -> dict[str, object]:
    """What a correction of a mat may be written with."""
    return {**globals(), **{name: value for module in MODULES for name, value in vars(module).items()}}


def renegade_track() -> Line:
    return (
        AnyOrder(TapestryCards(1), any_building()),
        AnyOrder(Research(), Invent()),
        AnyOrder(Explore(), Upgrade(), Conquer()),
        Points(20),
    )


CIVILIZATIONS: Final = corrected(
    "tapestry",
    "civilization",
    (
        collectors.PRINTED,
        Civilization("gamblers", (2, 3, 4), box=BOX),
        relentless.PRINTED,
        Civilization("renegades", (), renegade_track(), box=BOX),
        urban_planners.PRINTED,
    ),
    names(),
)
# The later edition.
REVISED: Final = corrected(
    "tapestry",
    "civilization",
    (
        collectors.REVISED,
        Civilization("gamblers", (2, 3, 4), box=BOX),
        relentless.REVISED,
        Civilization("renegades", (), renegade_track(), box=BOX),
        urban_planners.REVISED,
    ),
    names(),
)
