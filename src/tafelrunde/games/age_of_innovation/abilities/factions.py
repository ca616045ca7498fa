"""The twelve factions in the order of their numbers, and the three that the publisher changed in 2024."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from ....kernel.corrections import corrected
from ..components.parts import Tile
from . import (
    blessed,
    felines,
    goblins,
    illusionists,
    inventors,
    lizards,
    moles,
    monks,
    navigators,
    omar,
    philosophers,
    psychics,
)

MODULES: Final[tuple[ModuleType, ...]] = (
    lizards, inventors, blessed, goblins, illusionists, felines, monks, moles, navigators, omar, philosophers, psychics,
)  # fmt: skip
# Names that a faction in a corrections file may use: those of all faction modules.
NAMES: Final = {name: value for module in MODULES for name, value in vars(module).items()}

# AOI-MATERIAL-14.
FACTIONS: Final[tuple[Tile, ...]] = corrected(
    "age_of_innovation",
    "faction",
    (
        lizards.LIZARDS,
        inventors.INVENTORS,
        blessed.BLESSED,
        goblins.GOBLINS,
        illusionists.ILLUSIONISTS,
        felines.FELINES,
        monks.MONKS,
        moles.MOLES,
        navigators.NAVIGATORS,
        omar.OMAR,
        philosophers.PHILOSOPHERS,
        psychics.PSYCHICS,
    ),
    NAMES,
)
CHANGED_2024: Final[tuple[Tile, ...]] = corrected(
    "age_of_innovation",
    "faction",
    (illusionists.ILLUSIONISTS_2024, moles.MOLES_2024, navigators.NAVIGATORS_2024),
    NAMES,
)
_changed: Final = {tile.id.removesuffix("-2024"): tile for tile in CHANGED_2024}
FACTIONS_2024: Final = tuple(_changed.get(tile.id, tile) for tile in FACTIONS)
