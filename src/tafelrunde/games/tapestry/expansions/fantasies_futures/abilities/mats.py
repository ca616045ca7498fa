"""The mats of the civilizations of Fantasies & Futures, by number. The revised edition has
the same mats: each is built twice, because an effect belongs to one tree."""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import corrected
from . import artificers, celestials, elder_ones, faefolk, genies, illuminati, merfolk, psionics, weefolk, werefolk

MODULES: Final = (
    artificers, celestials, elder_ones, faefolk, genies, illuminati, merfolk, psionics, weefolk, werefolk,
)  # fmt: skip


def names() -> dict[str, object]:
    """The names a correction of a mat may use."""
    return {**globals(), **{name: value for module in MODULES for name, value in vars(module).items()}}


CIVILIZATIONS: Final = corrected("tapestry", "civilization", tuple(module.PRINTED for module in MODULES), names())
REVISED: Final = corrected("tapestry", "civilization", tuple(module.REVISED for module in MODULES), names())
