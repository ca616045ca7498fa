"""What the parameters of cards and tiles choose from, for people who write one anew."""

from __future__ import annotations

from typing import Final

from ....kernel.forms import numbered
from ..pieces.kinds import ACTIONS, COLOURS, PLACES, RESOURCES, SIDES, SKILLS, TERRAINS, TRIBES

VOCABULARY: Final = {
    "Gain.kind": numbered(RESOURCES),
    "Pay.kind": numbered(RESOURCES),
    "Card.colour": numbered(COLOURS),
    "Machine.colour": numbered(COLOURS),
    "Advance.colour": numbered(COLOURS),
    "PerCard.colour": numbered(COLOURS),
    "CardsInSlots.colour": numbered(COLOURS),
    "PlayCard.colour": numbered(COLOURS),
    "TakeCard.colour": numbered(COLOURS),
    "Tile.faces": numbered(TERRAINS),
    "StartTile.faces": numbered(TERRAINS),
    "action": numbered(ACTIONS),
    "skill": {word: 1 << bit for word, bit in numbered(SKILLS).items()},
    "tribe": {"any": -1, **numbered(TRIBES)},
    "side": {"both": -1, **numbered(SIDES)},
    "Technology.place": numbered(PLACES),
}
