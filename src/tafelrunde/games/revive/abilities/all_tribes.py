"""All tribes, and the technology at each place of a board (REV-TECH-08, REV-TRIBE-09,
REV-TRIBE-10)."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected
from ..components import technologies
from ..components.parts import Printed
from ..components.technologies import ALL, BOTH, COMMON, Technology
from ..pieces import kinds
from ..pieces.kinds import MOON, PLACES, SIDES, SUN, TRIBES
from . import formica, hofstadterians, kuniban, nadair, vukuntur, x49
from .tribe import Tribe

ALL_TRIBES: Final[tuple[Tribe, ...]] = (
    nadair.TRIBE, hofstadterians.TRIBE, x49.TRIBE, kuniban.TRIBE, formica.TRIBE, vukuntur.TRIBE,
)  # fmt: skip

# Names that corrected technologies may use: those of all tribe modules.
_NAMES: Final = {
    name: value
    for module in (kinds, technologies, nadair, hofstadterians, x49, kuniban, formica, vukuntur)
    for name, value in vars(module).items()
}

# By the number of a board side.
ABILITIES: Final[tuple[Printed, ...]] = corrected(
    "revive",
    "board",
    [
        Printed(f"{TRIBES[tribe.number]}-{SIDES[side]}", ability)
        for tribe in ALL_TRIBES
        for side, ability in enumerate(tribe.abilities)
    ],
    _NAMES,
)

TECHNOLOGIES: Final[tuple[Technology, ...]] = corrected(
    "revive",
    "technology",
    (*COMMON, *(technology for tribe in ALL_TRIBES for technology in tribe.technologies)),
    _NAMES,
)


def boards() -> list[list[int]]:
    """For each board side, the number of the technology at each of the seven places."""
    found = []
    for tribe in ALL_TRIBES:
        for side in (SUN, MOON):
            at = {
                technology.place: number
                for number, technology in enumerate(TECHNOLOGIES)
                if technology.tribe in (ALL, tribe.number) and technology.side in (BOTH, side)
            }
            found.append([at[place] for place in range(len(PLACES))])
    return found
