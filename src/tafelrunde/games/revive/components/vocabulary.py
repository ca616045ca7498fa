"""The named values that the parameters of components accept in corrections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.forms import numbered
from ..pieces.artifacts import CATEGORIES
from ..pieces.board import FIELD_KINDS
from ..pieces.kinds import ACTIONS, COLOURS, PLACES, RESOURCES, SIDES, SKILLS, TERRAINS, TRIBES
from ..pieces.locations import COUNTS
from ..pieces.map import LAKES


def _sets(words: Sequence[str]) -> dict[str, int]:
    """All subsets, the smallest first, by name; the value has their bits."""
    masks = sorted(range(1, 1 << len(words)), key=int.bit_count)
    return {"+".join(word for n, word in enumerate(words) if mask >> n & 1): mask for mask in masks}


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
    "ArtifactCard.violet": numbered(CATEGORIES),
    "ArtifactCard.orange": numbered(CATEGORIES),
    "ArtifactCard.white": numbered(CATEGORIES),
    "Location.count": numbered(COUNTS),
    "Location.colour": {"none": -1, **numbered(COLOURS)},
    "RewardField.kind": numbered(FIELD_KINDS),
    "RewardField.colour": {"none": -1, **numbered(COLOURS)},
    "Module.colours": _sets(COLOURS[:3]),
    "Tile.lake": {"none": -1, **numbered(LAKES)},
}
