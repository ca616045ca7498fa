"""The mats of the 16 civilizations of the base game, in both editions, by number."""

from __future__ import annotations

from typing import Final

from ..components.civilizations import Mats, mats_of
from . import (
    alchemists,
    architects,
    craftsmen,
    entertainers,
    futurists,
    heralds,
    historians,
    inventors,
    isolationists,
    leaders,
    merrymakers,
    militants,
    mystics,
    nomads,
    the_chosen,
    traders,
)

MODULES: Final = (
    alchemists, architects, the_chosen, craftsmen, entertainers, futurists, heralds, historians, inventors,
    isolationists, leaders, merrymakers, militants, mystics, nomads, traders,
)  # fmt: skip
_mats: Final = mats_of(MODULES, globals())
CIVILIZATIONS: Final[Mats] = _mats[0]
REVISED: Final[Mats] = _mats[1]
