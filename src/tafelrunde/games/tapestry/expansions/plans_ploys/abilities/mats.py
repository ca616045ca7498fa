"""The mats of the civilizations of Plans & Ploys, in both editions, by number."""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import corrected
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


def names() -> dict[str, object]:
    """The names a correction of a mat may use."""
    return {**globals(), **{name: value for module in MODULES for name, value in vars(module).items()}}


CIVILIZATIONS: Final = corrected(
    "tapestry",
    "civilization",
    (
        advisors.PRINTED,
        aliens.PRINTED,
        infiltrators.PRINTED,
        islanders.PRINTED,
        recyclers.PRINTED,
        riverfolk.PRINTED,
        spies.PRINTED,
        tinkerers.PRINTED,
        treasure_hunters.PRINTED,
        utilitarians.PRINTED,
    ),
    names(),
)
# The later edition.
REVISED: Final = corrected(
    "tapestry",
    "revised",
    (
        advisors.REVISED,
        aliens.REVISED,
        infiltrators.REVISED,
        islanders.REVISED,
        recyclers.REVISED,
        riverfolk.REVISED,
        spies.REVISED,
        tinkerers.REVISED,
        treasure_hunters.REVISED,
        utilitarians.REVISED,
    ),
    names(),
)
