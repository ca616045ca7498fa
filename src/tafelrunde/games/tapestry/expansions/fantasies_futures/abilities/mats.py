"""The mats of the civilizations of Fantasies & Futures, by number. The revised edition has
the same mats: each is built twice, because an effect belongs to one tree."""

from __future__ import annotations

from typing import Final

from ....components.civilizations import Mats, mats_of
from . import artificers, celestials, elder_ones, faefolk, genies, illuminati, merfolk, psionics, weefolk, werefolk

MODULES: Final = (artificers, celestials, elder_ones, faefolk, genies, illuminati, merfolk, psionics, weefolk, werefolk)
_mats: Final = mats_of(MODULES, globals(), "civilization")
CIVILIZATIONS: Final[Mats] = _mats[0]
REVISED: Final[Mats] = _mats[1]
