"""The mats of the civilizations of Arts & Architecture, in both editions, by number."""

from __future__ import annotations

from typing import Final

from ....components.civilizations import Mats, mats_of
from . import collectors, gamblers, relentless, renegades, urban_planners

MODULES: Final = (collectors, gamblers, relentless, renegades, urban_planners)
_mats: Final = mats_of(MODULES, globals())
CIVILIZATIONS: Final[Mats] = _mats[0]
REVISED: Final[Mats] = _mats[1]
