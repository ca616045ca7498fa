"""The mats of the civilizations of Fantasies & Futures, by number. The later edition has no mats of its own of
this box: each is built twice, since an effect belongs to one tree."""

from __future__ import annotations

from typing import Final

from . import (
    artificers,
    celestials,
    elder_ones,
    faefolk,
    genies,
    illuminati,
    merfolk,
    psionics,
    weefolk,
    werefolk,
)

MODULES: Final = (
    artificers, celestials, elder_ones, faefolk, genies, illuminati, merfolk, psionics, weefolk, werefolk,
)  # fmt: skip

CIVILIZATIONS: Final = tuple(module.PRINTED for module in MODULES)
REVISED: Final = tuple(module.REVISED for module in MODULES)
