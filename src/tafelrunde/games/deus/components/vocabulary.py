"""The named values that the parameters of components accept in corrections."""

from __future__ import annotations

from typing import Final

from ....kernel.forms import numbered
from ..pieces.kinds import COLOURS, RESOURCES, STOCK, TERRAINS

VOCABULARY: Final = {
    "what": numbered(STOCK),
    "currency": numbered(STOCK),
    "resource": numbered(RESOURCES),
    "take": numbered(RESOURCES),
    "terrain": {"any": -1, **numbered(TERRAINS)},
    "colour": numbered(COLOURS),
    "kind": numbered(COLOURS),
    "Card.cost": numbered(RESOURCES),
    "middle": numbered(TERRAINS),
    "ring": numbered(TERRAINS),
}
