"""Abilities of the moon sides, and technologies with effects of their own (REV-TRIBE-05..08, REV-NAD-*, REV-HOF-*,
REV-OX-*, REV-KUN-*, REV-FOR-*, REV-VUK-*)."""

from __future__ import annotations

from typing import Final

from ..effects.cards import TakeCard
from ..table.state import Table

FIELD_CARDS: Final = tuple(TakeCard(colour) for colour in range(3))  # REV-KUN-06


def _union(masks: list[int]) -> int:
    result = 0
    for fields in masks:
        result |= fields
    return result


def terrain_at(table: Table, field: int) -> int:
    return next(terrain for terrain in range(6) if table.of[terrain] >> field & 1)
