"""The mats of the civilizations of Plans & Ploys, in both editions, by number."""

from __future__ import annotations

from typing import Final

from ....components.civilizations import Mats, mats_of
from . import (
    advisors,
    aliens,
    infiltrators,
    islanders,
    recyclers,
    riverfolk,
    spies,
    tinkerers,
    treasure_hunters,
    utilitarians,
)

MODULES: Final = (
    advisors, aliens, infiltrators, islanders, recyclers, riverfolk, spies, tinkerers, treasure_hunters,
    utilitarians,
)  # fmt: skip
_mats: Final = mats_of(MODULES, globals())
CIVILIZATIONS: Final[Mats] = _mats[0]
REVISED: Final[Mats] = _mats[1]
