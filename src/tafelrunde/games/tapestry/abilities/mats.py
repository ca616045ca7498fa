"""The mats of the 16 civilizations of the base game, in both editions, by number."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected
from ..components.civilizations import Civilization
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

# By number.
MODULES: Final = (
    alchemists,
    architects,
    the_chosen,
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
    traders,
)


def names() -> dict[str, object]:
    """The names a correction of a mat may use."""
    return {**globals(), **{name: value for module in MODULES for name, value in vars(module).items()}}


PRINTED: Final[tuple[Civilization, ...]] = tuple(module.PRINTED for module in MODULES)
LATER: Final[tuple[Civilization, ...]] = tuple(module.REVISED for module in MODULES)
CIVILIZATIONS: Final = corrected("tapestry", "civilization", PRINTED, names())
REVISED: Final = corrected("tapestry", "revised", LATER, names())
