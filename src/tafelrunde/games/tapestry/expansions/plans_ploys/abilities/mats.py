"""The mats of the civilizations of Plans & Ploys, in both editions, by number."""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import corrected
from ....components.civilizations import EVERY_INCOME, Civilization
from ....pieces.kinds import PLANS_PLOYS as BOX
from . import aliens, spies, tinkerers, treasure_hunters, utilitarians

MODULES: Final = (aliens, spies, tinkerers, treasure_hunters, utilitarians)


def names() -> dict[str, object]:
    """What a correction of a mat may be written with."""
    return {**globals(), **{name: value for module in MODULES for name, value in vars(module).items()}}


CIVILIZATIONS: Final = corrected(
    "tapestry",
    "civilization",
    (
        Civilization("advisors", EVERY_INCOME, box=BOX),
        aliens.PRINTED,
        Civilization("infiltrators", EVERY_INCOME, box=BOX),
        Civilization("islanders", EVERY_INCOME, box=BOX),
        Civilization("recyclers", EVERY_INCOME, box=BOX),
        Civilization("riverfolk", (5,), box=BOX),
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
    "civilization",
    (
        Civilization("advisors", (1, 2, 3, 4), box=BOX),
        aliens.REVISED,
        Civilization("infiltrators", EVERY_INCOME, box=BOX),
        Civilization("islanders", (1, 2, 3, 4, 5), box=BOX),
        Civilization("recyclers", EVERY_INCOME, box=BOX),
        Civilization("riverfolk", box=BOX),
        spies.REVISED,
        tinkerers.REVISED,
        treasure_hunters.REVISED,
        utilitarians.REVISED,
    ),
    names(),
)
