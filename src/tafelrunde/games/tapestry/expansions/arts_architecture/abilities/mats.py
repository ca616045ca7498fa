"""The mats of the civilizations of Arts & Architecture, in both editions, by number."""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import corrected
from . import collectors, gamblers, relentless, renegades, urban_planners

MODULES: Final = (collectors, gamblers, relentless, renegades, urban_planners)


def names() -> dict[str, object]:
    """The names a correction of a mat may use."""
    return {**globals(), **{name: value for module in MODULES for name, value in vars(module).items()}}


CIVILIZATIONS: Final = corrected(
    "tapestry",
    "civilization",
    (
        collectors.PRINTED,
        gamblers.PRINTED,
        relentless.PRINTED,
        renegades.PRINTED,
        urban_planners.PRINTED,
    ),
    names(),
)
# The later edition.
REVISED: Final = corrected(
    "tapestry",
    "revised",
    (
        collectors.REVISED,
        gamblers.REVISED,
        relentless.REVISED,
        renegades.REVISED,
        urban_planners.REVISED,
    ),
    names(),
)
