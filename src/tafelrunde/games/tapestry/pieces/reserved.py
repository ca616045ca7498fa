"""Reserved items (TAP-RESERVE-*): an item is one number, its kind and which one of its kind."""

from __future__ import annotations

from typing import Final

ITEM_BUILDING: Final = 0  # by type
ITEM_TECH: Final = 1
ITEM_SPACE: Final = 2
ITEM_OUTPOST: Final = 3
ITEM_POINTS: Final = 4  # for the spaces of a track
ITEM_ADVANCE: Final = 5
ITEM_KINDS: Final = 6
OF_A_KIND: Final = 64  # more than there are numbers of any kind
ITEMS: Final = ITEM_KINDS * OF_A_KIND


def item_code(kind: int, number: int) -> int:
    return OF_A_KIND * kind + number


def item_kind(item: int) -> int:
    return item // OF_A_KIND


def item_number(item: int) -> int:
    return item % OF_A_KIND
